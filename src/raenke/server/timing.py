"""What counts of the time a player takes: not while the clock stands still, and not at weekends that are off."""

from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from raenke.server.refusing import Refused
from raenke.server.wire import Clock

HOUR = 3_600_000
LEFT_LEAST = 12 * HOUR  # of a clock of days, when the server is up again
SOON = 6 * HOUR  # before such a clock runs out, the player is warned


def check_clock(clock: Clock | None) -> None:
    """Refuse a zone that this machine does not know."""
    if clock and clock.weekends_off:
        try:
            ZoneInfo(clock.weekends_off)
        except (ZoneInfoNotFoundError, ValueError, OSError, ImportError):  # a folder of zones; a browser's Python
            raise Refused("server-refusal-zone", zone=clock.weekends_off) from None


@dataclass
class Timer:
    """The clock of whoever decides. All times are milliseconds."""

    clock: Clock
    used: int = 0  # of this decision, before `since`
    since: int = 0  # from when on it runs
    is_stopped: bool = False

    def begin(self, at: int) -> None:
        """Another decision."""
        self.used, self.since = 0, at

    def spent(self, at: int) -> int:
        """How much of the decision's time has gone by."""
        return self.used if self.is_stopped else self.used + counted(self.since, at, self.clock.weekends_off)

    def ends(self, reserve: int) -> int | None:
        """When it runs out; None while it stands still."""
        if self.is_stopped:
            return None
        return moment(self.since, max(0, self.allowed(reserve) - self.used), self.clock.weekends_off)

    def allowed(self, reserve: int) -> int:
        return self.clock.move * 1000 + reserve

    def beyond(self, at: int) -> int:
        """How much of it came from the reserve."""
        return max(0, self.spent(at) - self.clock.move * 1000)

    def stop(self, at: int) -> None:
        self.used, self.is_stopped = self.spent(at), True

    def go_on(self, at: int) -> None:
        self.since, self.is_stopped = at, False

    def wake(self, at: int, reserve: int) -> None:
        """The server is up again. A quick clock gives the whole time anew; one of days has gone on, but leaves some
        hours, so that neither a short absence gives a day nor a long one takes the move."""
        spent = self.spent(at) if self.clock.is_slow else 0
        self.used, self.since = min(spent, max(0, self.allowed(reserve) - LEFT_LEAST)), at


def counted(since: int, until: int, zone: str | None) -> int:
    """The time from one moment to another, without weekends in a zone if there is one."""
    if zone is None:
        return max(0, until - since)
    passed = 0
    while since < until:
        begins, ends = weekend(since, zone)
        passed += max(0, min(begins, until) - since)
        since = ends
    return passed


def moment(since: int, after: int, zone: str | None) -> int:
    """When so much time has gone by, without weekends in a zone if there is one."""
    while zone is not None:
        begins, ends = weekend(since, zone)
        if since + after <= begins:
            break
        after -= max(0, begins - since)
        since = ends
    return since + after


def weekend(at: int, zone: str) -> tuple[int, int]:
    """The weekend that has not ended then: from the first moment of its Saturday to the first of Monday."""
    there = ZoneInfo(zone)
    today = datetime.fromtimestamp(at / 1000, there).date()
    saturday = today + timedelta(days=5 - today.weekday())
    return midnight(saturday, there), midnight(saturday + timedelta(days=2), there)


def midnight(day: date, zone: ZoneInfo) -> int:
    """The first moment of a day. Where clocks are put forward or back at midnight, there are two that could be meant,
    and one of them may be of the day before."""
    first = datetime.combine(day, time(), zone)
    meant = [each.timestamp() for each in (first, first.replace(fold=1))]
    return round(1000 * min(each for each in meant if datetime.fromtimestamp(each, zone).date() >= day))
