"""The gate: a bot against strangers, on the same deals as the bot it would replace."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec

from raenke.bots.contest import Contest, Played, Task, bounded, interval_of
from raenke.bots.strangers import STRANGER, strangers_of
from raenke.core.game import game_named

MIXED = "mixed"
ALL = "all"
CANDIDATE, INCUMBENT = "candidate", "incumbent"


class Gate(msgspec.Struct, frozen=True):
    """What to play: a game with its options, a seed, and who wants in. Without an incumbent nothing is compared."""

    game: str
    rules: str
    release: str
    options: dict[str, Any]
    seed: str
    seats: int
    candidate: str
    incumbent: str | None = None

    @property
    def bots(self) -> list[str]:
        return [self.candidate, *([self.incumbent] if self.incumbent else [])]

    @property
    def roles(self) -> dict[str, str]:
        """Who is measured, and by which bot."""
        return dict(zip((CANDIDATE, INCUMBENT), self.bots, strict=False))

    @property
    def strangers(self) -> list[str]:
        return strangers_of(game_named(self.game))

    @property
    def tables(self) -> list[str]:
        """Each stranger on all other seats; and if there are several of those, tables of different ones."""
        return [*self.strangers, *([MIXED] if self.seats > 2 else [])]

    def contest(self, role: str, table: str, deal: int) -> Contest:
        """Who sits down for a deal. At a mixed table, the deal says who is there."""
        names = self.strangers
        others = [names[(deal + seat) % len(names)] if table == MIXED else table for seat in range(self.seats - 1)]
        lineup = [self.roles[role], *(f"{STRANGER}:{name}" for name in others)]
        return Contest(self.game, self.rules, self.release, self.options, self.seed, lineup, f"{role} {table}")

    def to_play(self, deals: int, done: Iterable[Played]) -> Iterator[Task]:
        """The games that are still missing, deal by deal, so that what is stopped early is of one piece."""
        there = {played.key for played in done}
        for deal in range(deals):
            for table in self.tables:
                for role in self.roles:
                    yield from self.contest(role, table, deal).rotations(deal, there)


class Passed(msgspec.Struct, frozen=True):
    """How the candidate did at one kind of table: its share, and what it won more than the incumbent on the same deals.
    The intervals treat all games of a deal as one draw."""

    table: str
    deals: int
    share: float
    interval: tuple[float, float] | None
    incumbent: float | None = None
    difference: float | None = None
    difference_interval: tuple[float, float] | None = None


def passed(gate: Gate, games: Sequence[Played]) -> list[Passed]:
    """The results by table, and last over all tables."""
    shares: dict[str, dict[str, dict[int, list[float]]]] = {role: {} for role in gate.roles}
    for played in games:
        role, _, table = played.table.partition(" ")
        won = played.won(played.rotation)  # the first of the line-up sits there
        for name in (table, ALL):
            shares[role].setdefault(name, {}).setdefault(played.deal, []).append(won)
    tables = [table for table in (*gate.tables, ALL) if table in shares[CANDIDATE]]
    return [at_table(table, {role: by_deal(shares[role].get(table, {})) for role in gate.roles}) for table in tables]


def by_deal(shares: dict[int, list[float]]) -> dict[int, float]:
    return {deal: sum(won) / len(won) for deal, won in sorted(shares.items())}


def at_table(table: str, shares: dict[str, dict[int, float]]) -> Passed:
    own, other = shares[CANDIDATE], shares.get(INCUMBENT, {})
    both = [deal for deal in own if deal in other]
    found = Passed(table, len(own), mean(own.values()), bounded(interval_of([*own.values()], mean(own.values()))))
    if not both:
        return found
    differences = [own[deal] - other[deal] for deal in both]
    return msgspec.structs.replace(
        found,
        incumbent=mean(other[deal] for deal in both),
        difference=mean(differences),
        difference_interval=interval_of(differences, mean(differences)),
    )


def mean(numbers: Iterable[float]) -> float:
    every = [*numbers]
    return sum(every) / len(every)
