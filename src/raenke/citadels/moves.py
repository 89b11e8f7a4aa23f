"""Moves as people and records write them; seats count from 1."""

from raenke.citadels import do
from raenke.citadels.cards import CHARACTERS, DISTRICTS, cell_name, cell_of
from raenke.citadels.codes import WORDS

WITH_CHARACTER = {"take": do.TAKE, "put": do.PUT, "murder": do.MURDER, "rob": do.ROB, "bewitch": do.BEWITCH}
WITH_SEAT = {"exchange": do.EXCHANGE, "peek": do.PEEK, "crown": do.CROWN}
WITH_DISTRICT = {
    "keep": do.KEEP, "discard": do.DISCARD, "pick": do.PICK, "pay": do.PAY, "laboratory": do.LABORATORY,
    "museum": do.MUSEUM, "choose": do.CHOOSE, "build": do.BUILD, "embellish": do.EMBELLISH,
}  # fmt: skip
WITH_CELL = {"destroy": do.DESTROY, "trade": do.TRADE, "armory": do.ARMORY}


def text_of(move: int) -> str:
    """`take king`, `keep tavern`, `destroy 2 tavern*`, `end`."""
    if move < do.TAKE:
        return WORDS[move]
    if move >= do.DESTROY:
        return f"{verb_of(move, WITH_CELL)} {(move >> 7 & 7) + 1} {cell_name(move & 127)}"
    if move >= do.GIVE:
        return f"give {cell_name(move - do.GIVE)}"
    if move >= do.KEEP:
        return f"{verb_of(move, WITH_DISTRICT)} {DISTRICTS[move & 63]}"
    if move >= do.EXCHANGE:
        return f"{verb_of(move, WITH_SEAT)} {(move & 7) + 1}"
    return f"{verb_of(move, WITH_CHARACTER)} {CHARACTERS[move & 31]}"


def verb_of(move: int, first: dict[str, int]) -> str:
    """The last of the verbs whose first move is no later."""
    return [verb for verb, number in first.items() if number <= move][-1]


def move_of(text: str) -> int | None:
    """The move a text means, whether it is legal now or not; None if it means none."""
    words = text.lower().split()
    if " ".join(words) in WORDS:
        return WORDS.index(" ".join(words))
    match words:
        case [verb, name] if verb in WITH_CHARACTER and name in CHARACTERS:
            return WITH_CHARACTER[verb] + CHARACTERS.index(name)
        case [verb, seat] if verb in WITH_SEAT and seat_of(seat) is not None:
            return WITH_SEAT[verb] + int(seat) - 1
        case [verb, name] if verb in WITH_DISTRICT and name in DISTRICTS:
            return WITH_DISTRICT[verb] + DISTRICTS.index(name)
        case ["give", name]:
            cell = cell_of(name)
            return None if cell is None else do.GIVE + cell
        case [verb, seat, name] if verb in WITH_CELL and seat_of(seat) is not None:
            cell = cell_of(name)
            return None if cell is None else WITH_CELL[verb] + (int(seat) - 1) * 128 + cell
    return None


def seat_of(word: str) -> int | None:
    """A seat as people write it, 1 to 8; the gate knows which there are."""
    return int(word) - 1 if len(word) == 1 and word in "12345678" else None
