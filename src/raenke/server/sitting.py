"""A live table and the people around it."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from raenke.bots.hints import Hint
from raenke.core.undo import Judgement
from raenke.server.bell import Bell
from raenke.server.clock_and_ids import ClockAndIds
from raenke.server.once import Once
from raenke.server.table import LiveTable

POLLED = 30_000  # milliseconds a guest counts as present after a request over plain HTTP


@dataclass(eq=False)
class Sitting:
    """A live table and the people around it."""

    table: LiveTable
    source: ClockAndIds = field(default_factory=ClockAndIds)
    vote_after: float = 60.0
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    watchers: set[Bell] = field(default_factory=set)
    present: Counter[str] = field(default_factory=Counter)  # players' open WebSockets
    seen: dict[str, int] = field(default_factory=dict)  # when players were last heard of
    polled: dict[str, int] = field(default_factory=dict)  # when players last asked over plain HTTP
    spectators: int = 0
    is_gone: bool = False  # the table was deleted
    is_watched: bool = False  # somebody who does not sit here has looked on while it was played
    asked_at: int = 0  # when somebody last asked for the table
    read_until: int = 0  # until then somebody who reads over plain HTTP counts as looking on
    driver: "asyncio.Task[None] | None" = None
    thinking: asyncio.Lock = field(default_factory=asyncio.Lock)  # one hint at a time
    hints: tuple[int, list[Hint]] = (0, [])  # for the decision after the move of this number
    judging: asyncio.Lock = field(default_factory=asyncio.Lock)  # one judgement at a time
    judgements: dict[int, tuple[int, Judgement]] = field(default_factory=dict)  # by seat: after the move of this number
    news: int = 0  # how often those who wait were woken
    once: Once | None = None

    def __post_init__(self) -> None:
        self.read_at = self.asked_at = self.source.now()

    def sign(self, guest: str) -> None:
        """Note that a player was heard of: their WebSocket opens or closes, or they sit down."""
        if guest in self.table.guests:
            self.seen[guest] = self.source.now()

    def poll(self, guest: str) -> None:
        """Note that a player asks for something over plain HTTP."""
        if guest in self.table.guests:
            was_here = self.is_here(guest)
            self.polled[guest] = self.seen[guest] = self.source.now()
            if not was_here:
                self.wake()

    def read(self) -> None:
        """Note that somebody reads the table over plain HTTP; they count as looking on for a while."""
        was_attended = self.is_attended
        self.read_until = self.source.now() + POLLED
        if not was_attended:
            self.wake()

    @property
    def is_attended(self) -> bool:
        """Does anybody play here or look on? A player who is absent and not connected does not count."""
        sits = any(place.guest and (not place.is_absent or self.present[place.guest]) for place in self.table.places)
        return sits or self.spectators > 0 or self.source.now() < self.read_until

    def may_rest(self, seconds: float) -> bool:
        """Does nobody look at the table, for so long, and does it wait for people? A clock may go on."""
        table, since = self.table, self.source.now() - round(seconds * 1000)
        is_over = table.stage not in ("waiting", "playing") or table.is_over or table.is_long
        if table.rest or table.is_dealing or is_over:
            return False
        is_used = self.lock.locked() or self.judging.locked() or self.thinking.locked()
        is_driven = self.driver is not None and not self.driver.done()  # then one of the watchers is the driver's
        if is_used or len(self.watchers) > is_driven or max(self.asked_at, table.changed_at) > since:
            return False
        seat = table.to_move
        return seat is None or table.bot_at(seat) is None or not self.is_attended

    def rest(self) -> None:
        """Let the match leave memory."""
        self.table = self.table.at_rest()
        self.hints, self.judgements, self.once = (0, []), {}, None

    def is_here(self, guest: str) -> bool:
        """Has the guest an open WebSocket, or asked for something over plain HTTP a moment ago?"""
        return self.present[guest] > 0 or self.source.now() - self.polled.get(guest, -POLLED) < POLLED

    def vote_at(self, seat: int) -> int | None:
        """When the others may vote for a bot at a seat: its player keeps them waiting or has not been heard of. A clock
        that gives days decides alone, and a pause stops this time too."""
        table, patience = self.table, round(self.vote_after * 1000)
        place = table.places[seat]
        if table.stage != "playing" or place.guest is None or place.is_absent or place.is_forfeit:
            return None
        if table.is_paused or (table.clock and table.clock.is_slow):
            return None
        times = [table.turn_at] if table.to_move == seat else []
        if not self.present[place.guest]:
            times.append(self.seen.get(place.guest, self.read_at))
        return max(min(times), table.resumed_at) + patience if times else None

    def wake(self) -> None:
        """Wake everybody who waits for a change."""
        self.news += 1
        for watcher in self.watchers:
            watcher.set()

    @asynccontextmanager
    async def watched(self) -> AsyncIterator[Bell]:
        watcher = Bell()
        self.watchers.add(watcher)
        try:
            yield watcher
        finally:
            self.watchers.discard(watcher)
