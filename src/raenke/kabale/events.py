"""The events of a match: how they are read from notes, what each seat may know of them, and whom they strike."""

from collections.abc import Sequence
from typing import Any

import msgspec

from raenke.core.event import Event, carried, everybody
from raenke.core.notes import noted, number
from raenke.kabale import bits, notes
from raenke.kabale.steps import AnyStep, Goal, Lying
from raenke.kabale.table import Table


class GameStarted(Event, frozen=True):
    from_note = {"first": number, "game seats options": notes.setting}
    turn = "nobodys"
    game: str
    seats: int
    options: dict[str, Any]
    first: int
    seen = everybody


class PileShuffled(Event, frozen=True):
    from_note = {"seat": number, "cards": notes.cards}
    is_routine = True
    seat: int
    cards: list[str]

    def seen(self, seat: int | None) -> Event:
        return PileRenewed(self.seat, len(self.cards))


class PileRenewed(Event, frozen=True):
    """What everybody sees of a shuffle."""

    is_routine = True
    seat: int
    count: int
    seen = everybody


class GoalsShuffled(Event, frozen=True):
    from_note = {"goals": notes.goals}
    is_routine = True
    goals: list[Goal]

    def seen(self, seat: int | None) -> Event:
        return GoalsCovered(len(self.goals))


class GoalsCovered(Event, frozen=True):
    """What everybody sees of the goals' shuffle."""

    is_routine = True
    count: int
    seen = everybody


class RoundStarted(Event, frozen=True):
    from_note = {"round": number, "first": number, "goals": notes.goals_laid}
    turn = "nobodys"
    round: int
    goals: list[Goal]
    first: int
    seen = everybody


class CardDrawn(Event, frozen=True):
    from_note = {"seat": number, "card": notes.card}
    is_routine = True
    seat: int
    card: str

    def seen(self, seat: int | None) -> Event:
        return self if seat == self.seat else CardTaken(self.seat)


class CardTaken(Event, frozen=True):
    """What the others see of a draw."""

    is_routine = True
    seat: int
    seen = everybody


class CardLaid(Event, frozen=True):
    from_note = {"seat": number, "column": number, "card": notes.card}
    turn = "begins"
    seat: int
    column: int
    card: str

    def seen(self, seat: int | None) -> Event:
        return self if seat == self.seat else CardPlaced(self.seat, self.column)


class CardPlaced(Event, frozen=True):
    """What the others see of a card laid face down."""

    turn = "begins"
    seat: int
    column: int
    seen = everybody


class CardRevealed(Event, frozen=True):
    from_note = {"column": number, "position": number, "seat card": notes.cell}
    column: int
    position: int
    seat: int
    card: str
    seen = everybody


class ExplorerMoved(Event, frozen=True):
    from_note = {"seat": number, "origin": number, "target": number}
    seat: int
    origin: int = msgspec.field(name="from")
    target: int = msgspec.field(name="to")
    seen = everybody


class ExplorerStayed(Event, frozen=True):
    from_note = {"seat": number, "column": number}
    seat: int
    column: int
    seen = everybody


class CardKilled(Event, frozen=True):
    from_note = {"seat": number, "column": number, "card": notes.card}
    seat: int
    column: int
    card: str
    seen = everybody


class ColumnClosed(Event, frozen=True):
    """A Storm works. With `storm: fulfils` the column stays open (K5.18); records have that in their options."""

    from_note = {"column": number, "stays_open": notes.stays_open}
    column: int
    stays_open: bool = False
    seen = everybody

    def written(self) -> dict[str, Any]:
        plain = carried(self)
        del plain["stays_open"]
        return plain


class CardCloaked(Event, frozen=True):
    from_note = {"seat": number, "column": number, "card": notes.card}
    seat: int
    column: int
    card: str

    def seen(self, seat: int | None) -> Event:
        return self if seat == self.seat else CardSlipped(self.seat, self.column)


class CardSlipped(Event, frozen=True):
    """What the others see of a card slipped under a Cloak."""

    seat: int
    column: int
    seen = everybody


class CloakDeclined(Event, frozen=True):
    from_note = {"seat": number, "column": number}
    seat: int
    column: int
    seen = everybody


class GoalsSwapped(Event, frozen=True):
    from_note = {"seat": number, "columns": notes.two_columns}
    seat: int
    columns: tuple[int, int]
    seen = everybody


class SwapDeclined(Event, frozen=True):
    from_note = {"seat": number, "column": number}
    seat: int
    column: int
    seen = everybody


class TurnSkipped(Event, frozen=True):
    from_note = {"seat": number}
    turn = "begins"
    seat: int
    seen = everybody


class RoundEnded(Event, frozen=True):
    from_note = {"round": number, "columns": notes.columns}
    turn = "nobodys"
    round: int
    columns: list[list[Lying]]
    seen = everybody


class GoalAwarded(Event, frozen=True):
    from_note = {"column": number, "goal winner sums removed steps cards": notes.award}
    column: int
    goal: Goal
    winner: int | None
    sums: dict[int, float]
    removed: list[int]
    steps: list[AnyStep]
    cards: list[Lying]
    seen = everybody

    def written(self) -> dict[str, Any]:
        """Leave out the cards: records have them in `round_ended`."""
        plain = {**carried(self), "steps": [step.written() for step in self.steps]}
        del plain["cards"]
        return plain


class GameEnded(Event, frozen=True):
    from_note = {"scores winners": notes.result}
    turn = "nobodys"
    scores: list[int]
    winners: list[int]
    seen = everybody


KINDS = noted(globals())


def events_of(table: Table) -> list[Event]:
    """What happened in the table's last step."""
    return list(notes.KabaleNotes(table, KINDS).events())


def struck(before: Table, event: Event) -> list[int]:
    """The seats that lose an ally, cannot play, or have allies in a column that closes or gets another goal."""
    match event:
        case CardKilled(seat=seat) | TurnSkipped(seat=seat):
            return [seat]
        case ColumnClosed(column=column):
            return owners(before, [column])
        case GoalsSwapped(seat=own, columns=columns):
            return [seat for seat in owners(before, columns) if seat != own]
    return []


def owners(table: Table, columns: Sequence[int]) -> list[int]:
    lies = table.layout()
    return sorted({bits.seat(cell) for column in columns for cell in lies.column[column]})
