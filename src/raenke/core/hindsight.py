"""Hindsight: which steps of a match mattered, and why."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from raenke.core.event import Event
from raenke.core.table import Table

T = TypeVar("T", bound=Table)
MOMENTS_MOST = 12


class Moment(NamedTuple):
    """A step that mattered. `reason` ends the id of its text, `weight` says how much it mattered, and `words` are what
    the text speaks of, by the names that events have for them."""

    step: int
    reason: str
    weight: int
    words: dict[str, Any]


class Hindsight(Generic[T]):
    """Looks at a match step by step and knows everything. This plain one notes who takes the lead."""

    def __init__(self, scores: Callable[[T], list[int]]) -> None:
        self.scores = scores
        self.leader: int | None = None
        self.moments: list[Moment] = []

    def see(self, step: int, table: T, events: Sequence[Event]) -> None:
        """What happened in a step, and the table after it; the first step is the dealing."""
        self.lead(step, self.scores(table))

    def note(self, step: int, reason: str, weight: int, **words: Any) -> None:
        self.moments.append(Moment(step, reason, weight, words))

    def lead(self, step: int, scores: Sequence[int], weight: int = 10) -> None:
        """Somebody else is ahead now, alone."""
        best = [seat for seat, points in enumerate(scores) if points == max(scores)]
        if len(best) > 1 or best[0] == self.leader:
            return
        if self.leader is not None:
            self.note(step, "leads", weight, seat=best[0], other=self.leader, points=scores[best[0]])
        self.leader = best[0]


def foremost(moments: Iterable[Moment], most: int = MOMENTS_MOST) -> list[Moment]:
    """The moments that mattered most, in the order in which they came."""
    heaviest = sorted(moments, key=lambda moment: (-moment.weight, moment.step))[:most]
    return sorted(heaviest, key=lambda moment: (moment.step, -moment.weight))
