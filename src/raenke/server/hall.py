"""The hall: all live tables; each changes under its lock, and a change is stored before anybody hears of it."""

import asyncio
import logging
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field

from sqlalchemy import Connection, select, update
from sqlalchemy.exc import SQLAlchemyError

from raenke.bots.hints import Hint
from raenke.core.undo import Judgement
from raenke.server import schema
from raenke.server.clock_and_ids import ClockAndIds, is_id
from raenke.server.course import Prepared
from raenke.server.fairness import FairQueue, Payer
from raenke.server.guests import GuestBook
from raenke.server.kept import Kept
from raenke.server.limits import Limits
from raenke.server.log import Entry, Header, Numbered, Woken, add_entry, add_header, entries_of, header_of, unfinished
from raenke.server.metrics import Metrics
from raenke.server.pacing import Pace
from raenke.server.refusing import Refused
from raenke.server.settings import ServerSettings
from raenke.server.shares import metered
from raenke.server.store import Conflict, Store
from raenke.server.table import LiveTable, Step
from raenke.server.table_events import Closed

logger = logging.getLogger("raenke.server")
FINISHED_KEPT = 200
ADDRESSES_KEPT = 50_000
OVER = ("finished", "closed")
POLLED = 30_000  # milliseconds a guest counts as present after a request over plain HTTP


@dataclass(eq=False)
class Sitting:
    """A live table and the people around it."""

    table: LiveTable
    source: ClockAndIds = field(default_factory=ClockAndIds)
    vote_after: float = 60.0
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    watchers: set[asyncio.Event] = field(default_factory=set)
    present: Counter[str] = field(default_factory=Counter)  # players' open WebSockets
    seen: dict[str, int] = field(default_factory=dict)  # when players were last heard of
    polled: dict[str, int] = field(default_factory=dict)  # when players last asked over plain HTTP
    spectators: int = 0
    is_watched: bool = False  # somebody who does not sit here has looked on while it was played
    read_until: int = 0  # until then somebody who reads over plain HTTP counts as looking on
    driver: "asyncio.Task[None] | None" = None
    thinking: asyncio.Lock = field(default_factory=asyncio.Lock)  # one hint at a time
    hints: tuple[int, list[Hint]] = (0, [])  # for the decision after the move of this number
    judging: asyncio.Lock = field(default_factory=asyncio.Lock)  # one judgement at a time
    judgements: dict[int, tuple[int, Judgement]] = field(default_factory=dict)  # by seat: after the move of this number

    def __post_init__(self) -> None:
        self.read_at = self.source.now()

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

    def is_here(self, guest: str) -> bool:
        """Has the guest an open WebSocket, or asked for something over plain HTTP a moment ago?"""
        return self.present[guest] > 0 or self.source.now() - self.polled.get(guest, -POLLED) < POLLED

    def vote_at(self, seat: int) -> int | None:
        """When the others may vote for a bot at a seat: its player keeps them waiting or has not been heard of."""
        table, patience = self.table, round(self.vote_after * 1000)
        place = table.places[seat]
        if table.stage != "playing" or place.guest is None or place.is_absent or place.is_forfeit:
            return None
        times = [table.turn_at + patience] if table.to_move == seat else []
        if not self.present[place.guest]:
            times.append(self.seen.get(place.guest, self.read_at) + patience)
        return min(times, default=None)

    def wake(self) -> None:
        """Wake everybody who waits for a change."""
        for watcher in self.watchers:
            watcher.set()

    @asynccontextmanager
    async def watched(self) -> AsyncIterator[asyncio.Event]:
        watcher = asyncio.Event()
        self.watchers.add(watcher)
        try:
            yield watcher
        finally:
            self.watchers.discard(watcher)


class Hall:
    """Everything a running server holds."""

    def __init__(self, store: Store, settings: ServerSettings, source: ClockAndIds | None = None) -> None:
        self.store = store
        self.settings = settings
        self.source = source or ClockAndIds()
        self.guests = GuestBook(store, self.source)
        self.metrics = Metrics()
        self.told = Kept(settings.told_most)
        self.limits = Limits(settings)
        self.sittings: dict[str, Sitting] = {}
        self.queue = FairQueue(settings.thinkers, "thinker")
        self.pace = Pace(settings.bot_pause, self.source)
        self.retellers = FairQueue(1, "teller")  # replays whole matches, one after the other
        self.drive: Callable[[Hall, Sitting], object] | None = None
        self.is_closing = False
        self._loading: dict[str, asyncio.Task[Sitting]] = {}
        self._places: Counter[str] = Counter()  # tables about to be opened, by guest and by address
        self._addresses: OrderedDict[str, str] = OrderedDict()  # where a guest was last seen; never stored

    async def wake_up(self) -> None:
        """Rebuild every match that is not over from its entries, and start its bots. One that fails stops no other."""
        for match in await self.store.read(unfinished):
            with suppress(Refused):
                sitting = await self.sitting(match)
                async with sitting.lock:
                    if sitting.table.stage == "playing" and sitting.table.clock:
                        await self.append(sitting, Entry(what=Woken()))
                self.keep_going(sitting)

    async def close(self) -> None:
        """Begin nothing new, and finish what is being written."""
        self.is_closing = True
        drivers = [sitting.driver for sitting in self.sittings.values() if sitting.driver]
        for driver in drivers:
            driver.cancel()
        await asyncio.gather(*drivers, return_exceptions=True)
        for sitting in self.sittings.values():
            sitting.wake()
        for queue in (self.queue, self.retellers):
            queue.close()
        await self.store.close()

    async def open_table(self, header: Header, entries: list[Entry]) -> Sitting:
        """Open a new table with its first entries, all in one commit."""
        numbered = [Numbered(number, header.opened_at, entry) for number, entry in enumerate(entries, 1)]

        def change(connection: Connection) -> None:
            add_header(connection, header)
            for each in numbered:
                add_entry(connection, header.id, each)

        await self.store.write(change)
        table = LiveTable(header)
        for each in numbered:
            table.apply(each)
        sitting = self._around(table)
        self.sittings[header.id] = sitting
        self.keep_going(sitting)
        return sitting

    async def sitting(self, match: str) -> Sitting:
        """The table with this id, read from the database if it is not in memory."""
        if match in self.sittings:
            return self.sittings[match]
        if not is_id(match):
            raise Refused("server-refusal-not-found")
        if match not in self._loading:
            self._loading[match] = asyncio.get_running_loop().create_task(self._load(match))
        return await asyncio.shield(self._loading[match])  # others may wait for it as well

    async def is_known(self, match: str) -> bool:
        """Is there such a table, live or over? Does not load it."""
        known = select(schema.matches.c.id).where(schema.matches.c.id == match)
        return match in self.sittings or (
            is_id(match) and await self.store.read(lambda connection: connection.execute(known).first()) is not None
        )

    async def _load(self, match: str) -> Sitting:
        try:
            sitting = self.sittings[match] = self._around(await self._read_table(match))
            self._forget_some()
            return sitting
        finally:
            del self._loading[match]

    def _around(self, table: LiveTable) -> Sitting:
        self.source.not_before(table.changed_at)
        return Sitting(table, self.source, self.settings.vote_after)

    async def append(self, sitting: Sitting, entry: Entry, also: Callable[[Connection], object] | None = None) -> Step:
        """Store an entry, then change the table, then wake those who wait. The caller holds the table's lock."""
        table = sitting.table
        prepare = table.prepare(table.version + 1, entry)
        ready = await asyncio.to_thread(metered(heard), prepare) if prepare else None
        numbered = Numbered(table.version + 1, max(self.source.now(), table.changed_at), entry)

        def change(connection: Connection) -> None:
            add_entry(connection, table.id, numbered)
            if also:
                also(connection)

        try:
            await self.store.write(change)
        except Conflict:  # another server wrote to it, or this one did and never got the answer
            sitting.table = await self._read_table(table.id)
            sitting.wake()
            self.keep_going(sitting)
            if await self._is_kept(table.id, numbered):
                return sitting.table.steps[numbered.number - 1]
            raise Refused("server-refusal-stale") from None
        step = table.apply(numbered, ready)
        if table.match:
            table.match.catch_up()
        self.metrics.entries.inc()
        sitting.wake()
        self.keep_going(sitting)
        if table.stage in OVER:
            self._forget_some()
        return step

    async def close_table(self, sitting: Sitting, what: Closed) -> Step:
        """Close a table for good. The caller holds the table's lock."""
        return await self.append(sitting, Entry(what=what), ended(sitting.table.id, self.source.now()))

    def keep_going(self, sitting: Sitting) -> None:
        """Start the task that sees to bots, clocks and the end of a match, if it does not run."""
        if self.drive and not self.is_closing and sitting.table.stage == "playing":
            if sitting.driver is None or sitting.driver.done():
                sitting.driver = asyncio.get_running_loop().create_task(self.drive(self, sitting))  # type: ignore[arg-type]

    def seen(self, guest: str, address: str) -> None:
        """Note the address a guest has just asked from."""
        self._addresses[guest] = address
        self._addresses.move_to_end(guest)
        if len(self._addresses) > ADDRESSES_KEPT:
            self._addresses.popitem(last=False)

    def payer_for(self, guest: str) -> Payer:
        """A guest not seen since the server started counts as an address of their own."""
        return Payer(self._addresses.get(guest, guest), guest)

    def payer(self, table: LiveTable) -> Payer:
        """The host pays for what a table computes, so that other players cannot make the table wait."""
        return self.payer_for(table.host)

    def tables_of(self, guest: str) -> list[Sitting]:
        """The live tables of a guest."""
        return [sitting for sitting in self.sittings.values() if guest in sitting.table.guests]

    @contextmanager
    def place(self, guest: str) -> Iterator[None]:
        """Reserve room for another table of this guest until it is open; refuse if the guest has too many."""
        payer, most = self.payer_for(guest), self.settings.tables_per_address
        live = [sitting.table for sitting in self.sittings.values() if sitting.table.stage not in OVER]
        own = sum(is_of(table, guest) for table in live) + self._places[guest]
        if 0 < self.settings.tables_most <= own:
            raise Refused("server-refusal-tables", most=self.settings.tables_most)
        near = sum(self.payer(table).address == payer.address for table in live) + self._places[f"at {payer.address}"]
        if 0 < most <= near:
            raise Refused("server-refusal-tables-address", most=most)
        self.limits.check_open()
        held = Counter([guest, f"at {payer.address}"])
        self._places += held
        try:
            yield
        finally:
            self._places -= held

    async def _read_table(self, match: str) -> LiveTable:
        def question(connection: Connection) -> tuple[Header | None, list[Numbered]]:
            return header_of(connection, match), entries_of(connection, match)

        try:
            header, entries = await self.store.read(question)
            if header is None:
                raise Refused("server-refusal-not-found")
            return await asyncio.to_thread(metered(rebuilt), header, entries)
        except (Refused, SQLAlchemyError):
            raise
        except Exception as error:  # its entries are damaged, or made under other rules
            self.metrics.failures.inc()
            logger.error("a match cannot be read: %s", type(error).__name__, extra={"table": match[:6]})
            logger.debug("why it cannot be read", exc_info=error)
            raise Refused("server-refusal-unreadable") from None

    async def _is_kept(self, match: str, numbered: Numbered) -> bool:
        return numbered in await self.store.read(lambda connection: entries_of(connection, match))

    def let_go(self, match: str) -> bool:
        """Drop a table that is over from memory, unless somebody uses it. Is it gone?"""
        sitting = self.sittings.get(match)
        if (sitting and (sitting.watchers or sitting.lock.locked())) or match in self._loading:
            return False
        self.sittings.pop(match, None)
        return True

    def _forget_some(self) -> None:
        """Keep only the last few of the tables in memory that are over and that nobody uses."""
        over = [
            name
            for name, sitting in self.sittings.items()
            if sitting.table.stage in OVER and not sitting.watchers and not sitting.lock.locked()
        ]
        for name in over[: max(0, len(over) - FINISHED_KEPT)]:
            self.let_go(name)


def is_of(table: LiveTable, guest: str) -> bool:
    """Does the table count as this guest's: do they host it, play at it, or have a seat kept that they left?"""
    return table.host == guest or guest in table.guests or bool(table.left_by(guest))


def rebuilt(header: Header, entries: list[Numbered]) -> LiveTable:
    table = LiveTable(header)
    for numbered in entries:
        table.apply(numbered)
    if table.match:
        table.match.catch_up()
    return table


def heard(prepare: Callable[[], Prepared]) -> Prepared:
    """What was prepared for an entry, with each seat's memory brought up to date."""
    ready = prepare()
    ready.course.match.catch_up()
    return ready


def ended(match: str, at: int) -> Callable[[Connection], object]:
    """The change that marks a match as ended, so that a server does not load it when it starts."""
    statement = update(schema.matches).where(schema.matches.c.id == match).values(ended_at=at)
    return lambda connection: connection.execute(statement)
