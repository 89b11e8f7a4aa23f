"""How the numbers of a note are read as fields of events."""

from typing import Any

from raenke.citadels.cards import CHARACTERS, DISTRICTS, cell_name
from raenke.citadels.codes import WHYS
from raenke.citadels.standing import standing, winners_of
from raenke.citadels.table import Table
from raenke.citadels.tally import Parts
from raenke.core.notes import Notes, listed, number, one_of

card, character, why = one_of(DISTRICTS), one_of(CHARACTERS), one_of(WHYS)
cards, characters, items = listed(card), listed(character), listed(number)


def seats(_: object, pair: int) -> tuple[int, int]:
    return pair >> 3, pair & 7


def cell(_: object, cell: int) -> str:
    return cell_name(cell)


def price_and_how(_: object, both: int) -> tuple[int, str]:
    return both & 15, WHYS[both >> 4]


def sorted_cards(notes: Notes[Table], count: int) -> list[str]:
    return [DISTRICTS[kind] for kind in sorted(notes.take(count))]


def hands(notes: Notes[Table], sizes: int) -> list[list[str]]:
    return [cards(notes, sizes >> 7), cards(notes, sizes & 127)]


def setting(notes: Notes[Table], _: int) -> tuple[str, int, dict[str, Any]]:
    """What is played, by how many, with which options."""
    return "citadels", notes.table.seats, notes.table.options.as_dict()


def outcome(notes: Notes[Table], _: int) -> tuple[list[int], list[Parts], list[int]]:
    """The winners, what each city's points are made of, and the gold left."""
    return winners_of(notes.table), [score.parts for score in standing(notes.table)], notes.table.layout().gold
