"""Moves as people and records write them; seats count from 1."""

from bisect import bisect

from raenke.citadels.cards import CHARACTERS, DISTRICTS, cell_name, cell_of
from raenke.citadels.verbs import VERBS, Verb

IN_ORDER = list(VERBS.values())
FIRST = [verb.first for verb in IN_ORDER]


def verb_at(move: int) -> Verb:
    return IN_ORDER[bisect(FIRST, move) - 1]


def text_of(move: int) -> str:
    """`take king`, `keep tavern`, `destroy 2 tavern*`, `end`."""
    verb = verb_at(move)
    named = move - verb.first
    match verb.follows:
        case "character":
            return f"{verb.word} {CHARACTERS[named]}"
        case "seat":
            return f"{verb.word} {named + 1}"
        case "district":
            return f"{verb.word} {DISTRICTS[named]}"
        case "cell":
            return f"{verb.word} {cell_name(named)}"
        case "city":
            return f"{verb.word} {(named >> 7) + 1} {cell_name(named & 127)}"
    return verb.word


def move_of(text: str) -> int | None:
    """The move a text means, whether it is legal now or not; None if it means none."""
    words = text.lower().split()
    whole = VERBS.get(" ".join(words))
    if whole and not whole.follows:
        return whole.first
    verb = VERBS.get(words[0]) if words else None
    named = number_of(verb.follows, words[1:]) if verb else None
    return None if verb is None or named is None else verb.first + named


def number_of(follows: str, words: list[str]) -> int | None:
    """What the words after a verb are, as a number."""
    match follows, words:
        case "character", [name] if name in CHARACTERS:
            return CHARACTERS.index(name)
        case "seat", [seat]:
            return seat_of(seat)
        case "district", [name] if name in DISTRICTS:
            return DISTRICTS.index(name)
        case "cell", [name]:
            return cell_of(name)
        case "city", [seat, name]:
            other, cell = seat_of(seat), cell_of(name)
            return None if other is None or cell is None else other * 128 + cell
    return None


def seat_of(word: str) -> int | None:
    """A seat as people write it, 1 to 8; the gate knows which there are."""
    return int(word) - 1 if len(word) == 1 and word in "12345678" else None
