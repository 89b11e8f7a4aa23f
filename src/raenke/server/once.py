"""What all readers of a table are told alike: made for the first of them, for as long as the table stays as it is."""

from typing import TYPE_CHECKING, NamedTuple

import msgspec

from raenke.core.event import Event
from raenke.server.course import Mark

if TYPE_CHECKING:
    from raenke.server.sitting import Sitting

FRESH = 200  # milliseconds: who is here, by a sign of a moment ago, also changes without news


class Alike(NamedTuple):
    """An event as a spectator is told it, and the seats whose players its words speak of."""

    event: Event
    written: bytes
    named: frozenset[int]

    def is_for(self, seat: int | None, seen: Event, mark: Mark) -> bool:
        """Is a seat that sees the event so told the same of it?"""
        return seat is None or (seat not in self.named and seat not in mark.struck and seen == self.event)


class Once:
    """The table's state and its last step, written."""

    def __init__(self, sitting: "Sitting") -> None:
        self.table, self.version, self.news = sitting.table, sitting.table.version, sitting.news
        self.at = sitting.source.now()
        self.state: msgspec.Raw | None = None
        self.step: dict[tuple[str, bool], list[Alike | None]] = {}  # its events, by language and whether in words

    def holds(self, sitting: "Sitting") -> bool:
        is_same = self.table is sitting.table and self.version == self.table.version and self.news == sitting.news
        return is_same and 0 <= sitting.source.now() - self.at < FRESH


def once_for(sitting: "Sitting") -> Once:
    if sitting.once is None or not sitting.once.holds(sitting):
        sitting.once = Once(sitting)
    return sitting.once
