"""A live table and the people around it."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from raenke.bots.hints import Hint
from raenke.core.undo import Judgement
from raenke.server.bell import Bell
from raenke.server.clock_and_ids import ClockAndIds
from raenke.server.company import Company
from raenke.server.once import Once
from raenke.server.table import LiveTable

POLLED = 30_000  # milliseconds a guest counts as present after a request over plain HTTP


@dataclass(eq=False)
class Sitting:
    """A live table and the people around it: those at this server, and what other servers tell of theirs."""

    table: LiveTable
    source: ClockAndIds = field(default_factory=ClockAndIds)
    vote_after: float = 60.0
    elsewhere: dict[int, Company] = field(default_factory=dict)  # by server
    tell: Callable[["Sitting"], None] | None = None  # the other servers who is here now
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
        self.vote_from = self.read_at  # since when a player could have been heard of

    def sign(self, guest: str) -> None:
        """Note that a player was heard of: their WebSocket opens or closes, or they sit down."""
        if guest in self.table.guests:
            self.seen[guest] = self.source.now()
        self.told()

    def told(self) -> None:
        """Let the other servers know who is here."""
        if self.tell:
            self.tell(self)

    def poll(self, guest: str) -> None:
        """Note that a player asks for something over plain HTTP."""
        if guest in self.table.guests:
            was_here = self.is_here(guest)
            self.polled[guest] = self.seen[guest] = self.source.now()
            self.told()
            if not was_here:
                self.wake()

    def read(self) -> None:
        """Note that somebody reads the table over plain HTTP; they count as looking on for a while."""
        was_attended = self.is_attended
        self.read_until = self.source.now() + POLLED
        self.told()
        if not was_attended:
            self.wake()

    @property
    def is_attended(self) -> bool:
        """Does anybody play here or look on? A player who is absent and not connected does not count."""
        places = self.table.places
        sits = any(place.guest and (not place.is_absent or self.is_connected(place.guest)) for place in places)
        read_until = max([self.read_until, *(there.read_until for there in self.elsewhere.values())])
        return sits or self.onlookers > 0 or self.source.now() < read_until

    @property
    def onlookers(self) -> int:
        """How many spectators have an open WebSocket."""
        return self.spectators + sum(there.spectators for there in self.elsewhere.values())

    def is_connected(self, guest: str) -> bool:
        return self.present[guest] > 0 or any(guest in there.present for there in self.elsewhere.values())

    @property
    def company(self) -> Company:
        """Who is here, for the other servers."""
        guests = self.table.guests
        return Company(
            present=sorted(guest for guest, lines in self.present.items() if lines > 0),
            seen={guest: at for guest, at in self.seen.items() if guest in guests},
            polled={guest: at for guest, at in self.polled.items() if guest in guests},
            spectators=self.spectators,
            read_until=self.read_until,
            is_watched=self.is_watched,
        )

    def meet(self, server: int, company: Company) -> None:
        """Another server tells who is there."""
        before = self.attendance
        self.elsewhere[server] = company
        self.is_watched |= company.is_watched
        if self.attendance != before:
            self.wake()

    @property
    def attendance(self) -> tuple[object, ...]:
        """What readers are told of who is here, and whether bots go on."""
        here = [(guest, self.is_connected(guest)) for guest in sorted(self.table.guests) if self.is_here(guest)]
        return here, self.onlookers, self.is_attended

    def miss(self, server: int) -> None:
        """Another server is gone, and so are those who were there; they were heard of until now."""
        if there := self.elsewhere.pop(server, None):
            now = self.source.now()
            self.seen |= there.seen | dict.fromkeys(there.present, now)
            self.wake()

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
        polled = (there.polled.get(guest, -POLLED) for there in self.elsewhere.values())
        last = max([self.polled.get(guest, -POLLED), *polled])
        return self.is_connected(guest) or self.source.now() - last < POLLED

    @property
    def is_used(self) -> bool:
        """Does anybody look at it, here or at another server?"""
        return bool(self.watchers) or any(there.is_used for there in self.elsewhere.values())

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
        if not self.is_connected(place.guest):
            seen = (there.seen.get(place.guest, 0) for there in self.elsewhere.values())
            times.append(max([self.seen.get(place.guest, 0), *seen]) or self.vote_from)
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
