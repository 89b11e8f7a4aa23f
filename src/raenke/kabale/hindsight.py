"""Which steps of a match of Kabale & Hiebe mattered: a goal that turned, what the reveal changed, the double."""

from collections.abc import Sequence
from typing import NamedTuple

from raenke.core.event import Event
from raenke.core.hindsight import Hindsight
from raenke.kabale import bits, facing
from raenke.kabale.cards import ALLIES, DOMAINS, goal_name
from raenke.kabale.events import (
    CardCloaked,
    CardKilled,
    CardLaid,
    CardRevealed,
    ExplorerMoved,
    GameEnded,
    GoalAwarded,
    GoalsSwapped,
)
from raenke.kabale.judge import Judge
from raenke.kabale.notes import lying
from raenke.kabale.readings import Readings
from raenke.kabale.score import score
from raenke.kabale.steps import Goal, Lying, Paired, Tied
from raenke.kabale.table import Table

HOPS_LEAST = 3  # of Explorers in one step
POINTS_LEAST = 3  # of a goal whose turning matters
CLOSE = 2  # points between the first and the second


class Turned(NamedTuple):
    """The last step at which a column turned from one player to another, and what turned it."""

    step: int
    loser: int
    gainer: int
    cause: Event | None


class Columns(NamedTuple):
    """The columns of a table: all cards, and those that everybody sees."""

    goals: list[Goal]
    whole: list[list[Lying]]
    shown: list[list[Lying]]


class KabaleHindsight(Hindsight[Table]):
    """Asks the judge after each step who would win each column, with all cards and with those face up."""

    def __init__(self) -> None:
        super().__init__(Table.scores)
        self.judge: Judge | None = None
        self.turned: dict[int, Turned] = {}
        self.ahead: dict[int, int | None] = {}
        self.before: Columns | None = None
        self.foiled: dict[int, tuple[int, CardKilled]] = {}
        self.won: dict[int, list[Goal]] = {}

    def see(self, step: int, table: Table, events: Sequence[Event]) -> None:
        if self.judge is None:
            self.begin(table)
        hops = [event for event in events if isinstance(event, ExplorerMoved)]
        if len(hops) >= HOPS_LEAST:
            self.note(step, "chain", 5 * len(hops), count=len(hops))
        self.swap(step, events)
        awards = [event for event in events if isinstance(event, GoalAwarded)]
        for award in awards:
            self.follow(step, award.column, award.winner, award.cards, events)
            self.award(step, award, {event.column for event in events if isinstance(event, CardRevealed)})
        if awards:
            self.turned, self.ahead, self.foiled = {}, {}, {}
            self.lead(step, table.scores(), 20)
        self.before = columns_of(table)
        for column, cards in enumerate(self.before.whole if self.before.goals else []):
            self.follow(
                step, column, self.winner(self.before.goals[column], cards), cards, events if not awards else []
            )
        for event in events:
            if isinstance(event, GameEnded):
                self.end(step, event)
            elif isinstance(event, CardKilled) and not awards:
                self.kill(step, event, self.before)

    def begin(self, table: Table) -> None:
        """A match may go on from a moment of another: then some goals are won already."""
        self.judge = Judge(Readings(table.options))
        lies = table.layout()
        for goal, seat in zip(lies.award_goal, lies.award_seat, strict=True):
            if seat < table.seats:
                self.won.setdefault(seat, []).append(goal_name(goal))
        self.lead(0, table.scores())

    def winner(self, goal: Goal, cards: Sequence[Lying]) -> int | None:
        """Who would win a column as it lies."""
        assert self.judge is not None
        if not cards:
            return None
        found = self.judge.judge_column([(lies[0], ALLIES.index(lies[1])) for lies in cards], DOMAINS.index(goal[0]))
        return found.winner if found.winner >= 0 else None

    def follow(
        self, step: int, column: int, winner: int | None, cards: Sequence[Lying], events: Sequence[Event]
    ) -> None:
        """Keep who is ahead in a column, and when that last turned from one player to another."""
        was = self.ahead.get(column)
        if winner is not None and was is not None and winner != was:
            self.turned[column] = Turned(step, was, winner, cause_of(column, events))
        if winner is not None or not cards:
            self.ahead[column] = winner

    def swap(self, step: int, events: Sequence[Event]) -> None:
        """A Traitor brings the better goal to where its owner is ahead."""
        for event in events:
            if isinstance(event, GoalsSwapped) and self.before is not None:
                mine, other = (self.before.goals[column] for column in event.columns)
                to, goal = (event.columns[0], other) if other[1] > mine[1] else (event.columns[1], mine)
                if abs(mine[1] - other[1]) > 1 and self.ahead.get(to) == event.seat:
                    self.note(step, "swapped", 9 * goal[1], seat=event.seat, column=to, goal=goal)

    def kill(self, step: int, event: CardKilled, lies: Columns) -> None:
        """A card would have won the column for its owner, had an Assassin not killed it (K3.2)."""
        cards = [*lies.whole[event.column], (event.seat, event.card)]
        if self.ahead.get(event.column) != event.seat == self.winner(lies.goals[event.column], cards):
            self.foiled[event.column] = step, event

    def award(self, step: int, award: GoalAwarded, revealed: set[int]) -> None:
        """What was behind an award: the card that turned it, hidden cards, a pair, a tie, the sixth domain. `revealed`
        are the columns where this step has turned up a card before the round's end."""
        points, winner = award.goal[1], award.winner
        if winner is None:
            return
        told = {"column": award.column, "goal": award.goal}
        shown = self.before.shown[award.column] if self.before and award.column not in revealed else []
        seen = self.winner(award.goal, shown)
        turned = self.turned.get(award.column)
        if turned and turned.gainer == winner and points >= POINTS_LEAST:
            self.turn(turned, told, 10 * points)
        elif seen is not None and seen != winner and points >= POINTS_LEAST:
            self.note(step, "revealed", 10 * points - 4, seat=winner, other=seen, **told)
        if award.column in self.foiled and points >= POINTS_LEAST:
            at, killed = self.foiled[award.column]
            if killed.seat != winner:
                self.note(at, "foiled", 8 * points, seat=killed.seat, other=winner, card=killed.card, **told)
        if any(isinstance(each, Paired) for each in award.steps):
            self.note(step, "paired", 10 * points, seat=winner, **told)
        for each in award.steps:
            if isinstance(each, Tied) and points >= POINTS_LEAST:
                other = next(seat for seat in each.seats if seat != winner)
                self.note(step, "tied", 9 * points, seat=winner, other=other, **told)
        self.win(step, award.goal, winner)

    def turn(self, turned: Turned, told: dict[str, object], weight: int) -> None:
        """Say how a column turned: who did it with what, who gained, who lost."""
        match turned.cause:
            case CardKilled(seat=seat, card=card):
                self.note(
                    turned.step, "turned-killed", weight, seat=turned.gainer, other=turned.loser, card=card,
                    whose=seat, **told,
                )  # fmt: skip
            case CardLaid(seat=seat, card=card) | CardCloaked(seat=seat, card=card) if seat == turned.gainer:
                self.note(turned.step, "turned", weight, seat=seat, other=turned.loser, card=card, **told)
            case CardLaid(seat=seat, card=card) | CardCloaked(seat=seat, card=card):
                self.note(
                    turned.step, "turned-for", weight, seat=seat, other=turned.loser, card=card, gainer=turned.gainer,
                    **told,
                )  # fmt: skip
            case ExplorerMoved(seat=seat):
                self.note(
                    turned.step, "turned-sailed", weight, seat=turned.gainer, other=turned.loser, whose=seat, **told
                )
            case GoalsSwapped(seat=seat):
                self.note(
                    turned.step, "turned-swapped", weight, seat=turned.gainer, other=turned.loser, whose=seat, **told
                )

    def win(self, step: int, goal: Goal, winner: int) -> None:
        goals = self.won.setdefault(winner, [])
        had = {domain for domain, _ in goals}
        goals.append(goal)
        if len(had) == len(DOMAINS) - 1 and goal[0] not in had:
            self.note(step, "double", 48, seat=winner, goal=goal)

    def end(self, step: int, event: GameEnded) -> None:
        """How close it was, whether the double made it, and who missed it by one domain."""
        best = max(event.scores)
        if len(event.winners) > 1:
            self.note(step, "shared", 80, points=best)
            return
        (winner,) = event.winners
        second = max(score for seat, score in enumerate(event.scores) if seat != winner)
        plain = sum(points for _, points in self.won.get(winner, []))
        if plain < best == score(self.won.get(winner, [])):
            self.note(step, "doubled", 90, seat=winner, points=best, sum=plain)
        if best - second <= CLOSE:
            self.note(step, "close", 70, seat=winner, count=best - second)
        for seat, goals in sorted(self.won.items()):
            missing = {*DOMAINS} - {domain for domain, _ in goals}
            if len(missing) == 1:
                self.note(step, "short", 30, seat=seat, domain=missing.pop())


def columns_of(table: Table) -> Columns:
    lies = table.layout()
    shown = [[cell for cell in column if bits.face(cell) & facing.SEEN] for column in lies.column]
    return Columns(
        [] if table.over else [goal_name(goal) for goal in lies.goal],
        [lying(column, table.options) for column in lies.column],
        [[(bits.seat(cell), ALLIES[bits.card(cell)]) for cell in column] for column in shown],
    )


def cause_of(column: int, events: Sequence[Event]) -> Event | None:
    """What changed a column in a step; what came of a card counts for more than that it was laid."""
    for event in reversed(events):
        match event:
            case CardKilled(column=at) | CardCloaked(column=at) | CardLaid(column=at) if at == column:
                return event
            case ExplorerMoved(origin=origin, target=target) if column in (origin, target):
                return event
            case GoalsSwapped(columns=columns) if column in columns:
                return event
    return None
