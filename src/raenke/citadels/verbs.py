"""The verbs of moves as people write them: the word, what follows it, its character or district, its paragraph."""

from typing import NamedTuple

from raenke.citadels import character, district, do, legal_moves, target

# The words after a verb: a cell is a district with its gold, a city is a seat and a cell.
FOLLOWS = {
    target.NOTHING: "", target.HANDED: "character", target.CAST: "character", target.SEAT: "seat",
    target.OWN_CELL: "cell", target.CITY: "city",
}  # fmt: skip
WORDS = {
    number: name.lower().replace("_", " ")
    for name, number in vars(do).items()
    if name.isupper() and name not in ("COUNT", "IDS")
}


class Verb(NamedTuple):
    """A verb's row, readable."""

    word: str
    first: int
    target: str
    follows: str
    character: str | None
    district: str | None
    paragraph: str


def verb_of(row: tuple[int, int, int, int, int]) -> Verb:
    first, targets, who, works, paragraph = row
    return Verb(
        WORDS[first],
        first,
        target.IDS[targets],
        FOLLOWS.get(targets, "district"),
        character.IDS[who] if who >= 0 else None,
        district.IDS[works] if works >= 0 else None,
        f"C{paragraph // 100}.{paragraph % 100}",
    )


VERBS = {verb.word: verb for verb in sorted(map(verb_of, legal_moves.rows()), key=lambda verb: verb.first)}
# The character with the ability, by the first word of the move.
WHOSE = {verb.word.split()[0]: verb.character for verb in VERBS.values() if verb.character}
WORKS = frozenset(verb.district for verb in VERBS.values() if verb.district)


def words_with(follows: str) -> frozenset[str]:
    return frozenset(verb.word for verb in VERBS.values() if verb.follows == follows)
