"""How the numbers of a note are read as fields of events."""

from collections.abc import Sequence
from typing import Any

from raenke.core.event import Event
from raenke.core.notes import Notes, listed, one_of
from raenke.kabale import bits, facing
from raenke.kabale.award import explained
from raenke.kabale.cards import ALLIES, goal_name
from raenke.kabale.options import Options
from raenke.kabale.steps import AnyStep, Goal, Lying
from raenke.kabale.table import Table


class KabaleNotes(Notes[Table]):
    """The notes of a step of Kabale, with the columns of a round that ends in it."""

    def __init__(self, table: Table, kinds: Sequence[type[Event]]) -> None:
        super().__init__(table, kinds)
        self.columns: list[list[Lying]] = []


def goal(_: object, goal: int) -> Goal:
    return goal_name(goal)


card = one_of(ALLIES)
cards, goals = listed(card), listed(goal)


def goals_laid(notes: KabaleNotes, _: int) -> list[Goal]:
    """A goal for each column."""
    return [goal_name(goal) for goal in notes.take(notes.table.seats)]


def cell(_: object, cell: int) -> tuple[int, str]:
    """An ally's owner and name."""
    return bits.seat(cell), ALLIES[bits.card(cell)]


def two_columns(notes: KabaleNotes, column: int) -> tuple[int, int]:
    """This column and the one after it in the note."""
    return column, notes.numbers[2]


def setting(notes: KabaleNotes, _: int) -> tuple[str, int, dict[str, Any]]:
    """What is played, by how many, with which options."""
    return "kabale", notes.table.seats, notes.table.options.as_dict()


def stays_open(notes: KabaleNotes, _: int) -> bool:
    """Whether a column takes cards after a Storm (K5.18)."""
    return bool(notes.table.options.storm == "fulfils")


def columns(notes: KabaleNotes, count: int) -> list[list[Lying]]:
    notes.columns = [lying(notes.take(notes.take(1)[0]), notes.table.options) for _ in range(count)]
    return notes.columns


def lying(cells: list[int], options: Options) -> list[Lying]:
    """A column as events show it: a Cloak and what replaces it are one entry (K5.4)."""
    column: list[Lying] = []
    for cell in cells:
        seat, card = bits.seat(cell), ALLIES[bits.card(cell)]
        if bits.face(cell) == facing.CLOAKED and options.cloaked_card == "replaces_cloak":
            column[-1] = (seat, card, "cloak")
        else:
            column.append((seat, card))
    return column


def award(
    notes: KabaleNotes, goal: int
) -> tuple[Goal, int | None, dict[int, float], list[int], list[AnyStep], list[Lying]]:
    """The goal, who wins it, the sums, who is removed, every step, and the cards."""
    column = notes.numbers[0]
    found = explained(goal_name(goal), notes.columns[column], notes.table.judge.findings(column), notes.table.options)
    return found.goal, found.winner, found.sums, found.removed, found.steps, found.cards


def result(notes: KabaleNotes, count: int) -> tuple[list[int], list[int]]:
    scores = notes.take(count)
    return scores, winners_of(scores)


def winners_of(scores: list[int]) -> list[int]:
    """The seats with the most points; equal scores share the win (K2.9)."""
    return [seat for seat, points in enumerate(scores) if points == max(scores)]
