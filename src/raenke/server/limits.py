"""Limits on how often one address or one guest may do something."""

import math
import time
from collections import OrderedDict
from collections.abc import Callable
from contextvars import ContextVar

from raenke.server.refusing import Refused
from raenke.server.settings import ServerSettings
from raenke.server.table import LiveTable

KEPT_MOST = 50_000
CROWD = 10  # times what one guest may do at a table; beyond that no new guest may do anything there

# The address the current request comes from.
coming_from: ContextVar[str] = ContextVar("coming_from", default="local")


class Bucket:
    """A token bucket for each key: `burst` at once, and `per_second` more as time goes on."""

    def __init__(self, per_second: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.per_second = per_second
        self.burst = burst
        self.clock = clock
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def wait(self, key: str) -> float:
        """Take one. Returns 0, or if there is none, the seconds until there is one."""
        if self.per_second <= 0:
            return 0.0
        now = self.clock()
        left, at = self._left.pop(key, (self.burst, now))
        left = min(self.burst, left + (now - at) * self.per_second)
        if left < 1:
            self._left[key] = (left, now)
            return (1 - left) / self.per_second
        self._left[key] = (left - 1, now)
        if len(self._left) > KEPT_MOST:
            self._left.popitem(last=False)
        return 0.0


def check(bucket: Bucket, key: str) -> None:
    """Take one, or refuse and say when there is another."""
    wait = bucket.wait(key)
    if wait:
        raise Refused("server-refusal-too-many", seconds=math.ceil(wait))


def per_minute(count: int, burst: float) -> Bucket:
    return Bucket(count / 60, burst)


class Limits:
    """Limits on tables, talk and all else besides moves, so that nobody fills others' pages or the disk."""

    def __init__(self, settings: ServerSettings) -> None:
        self.settings = settings
        said = settings.chat_per_minute
        self.said = per_minute(said, max(1, said / 3))
        self.said_from = per_minute(2 * said, max(1, said * 2 / 3))
        self.said_at = per_minute(2 * said, max(1, said * 2 / 3))
        self.opened = per_minute(settings.tables_per_minute, settings.tables_per_minute)
        noted = settings.notes_per_minute
        self.noted = per_minute(noted, max(1, noted / 2))
        self.noted_from = per_minute(2 * noted, max(1, noted))

    def check_open(self) -> None:
        check(self.opened, coming_from.get())

    def check_say(self, table: LiveTable, guest: str) -> None:
        if 0 < self.settings.chat_most <= table.said:
            raise Refused("server-refusal-said", most=self.settings.chat_most)
        check(self.said, guest)
        check(self.said_from, coming_from.get())
        check(self.said_at, table.id)

    def check_note(self, table: LiveTable, guest: str) -> None:
        if self.is_noisy(table, guest):
            raise Refused("server-refusal-noted")
        check(self.noted, guest)
        check(self.noted_from, coming_from.get())

    def is_noisy(self, table: LiveTable, guest: str) -> bool:
        """Has the guest done as much here as allowed? Each guest has a limit; where all together have done too much,
        no new guest may begin."""
        most = self.settings.notes_most
        is_crowded = guest not in table.noted and table.noted.total() >= CROWD * most
        return most > 0 and (table.noted[guest] >= most or is_crowded)
