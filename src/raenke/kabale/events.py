"""The events of a match, made from the table's notes: what each seat may know of them, and whom they strike."""

from collections.abc import Sequence
from typing import Any

import msgspec

from raenke.core.event import Event, carried, everybody
from raenke.core.notes import Notes
from raenke.kabale import bits, facing, note
from raenke.kabale.award import explained
from raenke.kabale.cards import ALLIES, goal_name
from raenke.kabale.options import Options
from raenke.kabale.steps import AnyStep, Goal, Lying
from raenke.kabale.table import Table


class GameStarted(Event, frozen=True):
    turn = "nobodys"
    game: str
    seats: int
    options: dict[str, Any]
    first: int
    seen = everybody


class PileShuffled(Event, frozen=True):
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
    turn = "nobodys"
    round: int
    goals: list[Goal]
    first: int
    seen = everybody


class CardDrawn(Event, frozen=True):
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
    column: int
    position: int
    seat: int
    card: str
    seen = everybody


class ExplorerMoved(Event, frozen=True):
    seat: int
    origin: int = msgspec.field(name="from")
    target: int = msgspec.field(name="to")
    seen = everybody


class ExplorerStayed(Event, frozen=True):
    seat: int
    column: int
    seen = everybody


class CardKilled(Event, frozen=True):
    seat: int
    column: int
    card: str
    seen = everybody


class ColumnClosed(Event, frozen=True):
    """A Storm works. With `storm: fulfils` the column stays open (K5.18); records have that in their options."""

    column: int
    stays_open: bool = False
    seen = everybody

    def written(self) -> dict[str, Any]:
        plain = carried(self)
        del plain["stays_open"]
        return plain


class CardCloaked(Event, frozen=True):
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
    seat: int
    column: int
    seen = everybody


class GoalsSwapped(Event, frozen=True):
    seat: int
    columns: tuple[int, int]
    seen = everybody


class SwapDeclined(Event, frozen=True):
    seat: int
    column: int
    seen = everybody


class TurnSkipped(Event, frozen=True):
    turn = "begins"
    seat: int
    seen = everybody


class RoundEnded(Event, frozen=True):
    turn = "nobodys"
    round: int
    columns: list[list[Lying]]
    seen = everybody


class GoalAwarded(Event, frozen=True):
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
    turn = "nobodys"
    scores: list[int]
    winners: list[int]
    seen = everybody


def winners_of(scores: list[int]) -> list[int]:
    """The seats with the most points; equal scores share the win (K2.9)."""
    return [seat for seat, points in enumerate(scores) if points == max(scores)]


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


class KabaleNotes(Notes):
    """The notes of a step of Kabale."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.options: Options = table.options
        self.judge = table.judge
        self.seats = table.seats
        self.columns: list[list[Lying]] = []

    def event(self, kind: int, a: int, b: int, c: int) -> Event:
        match kind:
            case note.GAME_STARTED:
                return GameStarted("kabale", self.seats, self.options.as_dict(), a)
            case note.PILE_SHUFFLED:
                return PileShuffled(a, [ALLIES[card] for card in self.take(b)])
            case note.GOALS_SHUFFLED:
                return GoalsShuffled([goal_name(goal) for goal in self.take(a)])
            case note.ROUND_STARTED:
                return RoundStarted(a, [goal_name(goal) for goal in self.take(self.seats)], b)
            case note.CARD_DRAWN:
                return CardDrawn(a, ALLIES[b])
            case note.CARD_LAID:
                return CardLaid(a, b, ALLIES[c])
            case note.CARD_REVEALED:
                return CardRevealed(a, b, bits.seat(c), ALLIES[bits.card(c)])
            case note.EXPLORER_MOVED:
                return ExplorerMoved(a, b, c)
            case note.EXPLORER_STAYED:
                return ExplorerStayed(a, b)
            case note.CARD_KILLED:
                return CardKilled(a, b, ALLIES[c])
            case note.COLUMN_CLOSED:
                return ColumnClosed(a, self.options.storm == "fulfils")
            case note.CARD_CLOAKED:
                return CardCloaked(a, b, ALLIES[c])
            case note.CLOAK_DECLINED:
                return CloakDeclined(a, b)
            case note.GOALS_SWAPPED:
                return GoalsSwapped(a, (b, c))
            case note.SWAP_DECLINED:
                return SwapDeclined(a, b)
            case note.TURN_SKIPPED:
                return TurnSkipped(a)
            case note.ROUND_ENDED:
                self.columns = [lying(self.take(self.take(1)[0]), self.options) for _ in range(self.seats)]
                return RoundEnded(a, self.columns)
            case note.GOAL_AWARDED:
                award = explained(goal_name(b), self.columns[a], self.judge.findings(a), self.options)
                return GoalAwarded(a, award.goal, award.winner, award.sums, award.removed, award.steps, award.cards)
            case _:
                scores = self.take(self.seats)
                return GameEnded(scores, winners_of(scores))


def events_of(table: Table) -> list[Event]:
    """What happened in the table's last step."""
    return list(KabaleNotes(table).events())


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
