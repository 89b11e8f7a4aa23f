"""Moves as people and records write them."""

from raenke.kabale import do
from raenke.kabale.cards import ALLIES


def text_of(move: int) -> str:
    """`lay romeo 2`, `cloak witch`, `swap 3` or `decline`; columns count from 1."""
    if move == do.DECLINE:
        return "decline"
    if move >= do.SWAP:
        return f"swap {move - do.SWAP + 1}"
    if move >= do.SLIP:
        return f"cloak {ALLIES[move - do.SLIP]}"
    return f"lay {ALLIES[move >> 3]} {(move & 7) + 1}"


def move_of(text: str) -> int | None:
    """The move that a text means, legal or not; None if it means no move."""
    match text.lower().split():
        case ["decline"]:
            return do.DECLINE
        case ["swap", column] if column_of(column) is not None:
            return do.SWAP + int(column) - 1
        case ["cloak", card] if card in ALLIES:
            return do.SLIP + ALLIES.index(card)
        case ["lay", card, column] if card in ALLIES and column_of(column) is not None:
            return ALLIES.index(card) * 8 + int(column) - 1
    return None


def column_of(word: str) -> int | None:
    """A column as people write it, 1 to 8; the gate refuses columns that a table does not have."""
    return int(word) if len(word) == 1 and word in "12345678" else None
