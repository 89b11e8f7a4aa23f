"""All live tables; each changes under its lock, and a change is kept before anybody hears of it."""

import asyncio
import logging
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, Protocol, TypeVar

from raenke.server.clock_and_ids import ClockAndIds, is_id
from raenke.server.course import Prepared
from raenke.server.kept import Kept
from raenke.server.limits import Limits
from raenke.server.log import Entry, Header, Numbered, Woken
from raenke.server.outcome import Outcome
from raenke.server.pacing import Pace
from raenke.server.payer import Payer
from raenke.server.refusing import Behind, Refused
from raenke.server.settings import ServerSettings
from raenke.server.sitting import Sitting
from raenke.server.table import LiveTable, Step
from raenke.server.table_events import Closed
from raenke.server.wire import Guest

logger = logging.getLogger("raenke.server")
FINISHED_KEPT = 200
ADDRESSES_KEPT = 50_000
OVER = ("finished", "closed")
TRIES = 30  # of a change, while other servers write to the same table
T = TypeVar("T")
Change = Callable[[Any], object]
"""What is kept in the same commit as an entry; who keeps it knows what it is called with."""


class Guests(Protocol):
    """Who is known here."""

    async def guest(self, guest: str) -> Guest | None: ...
    async def mutes(self, guest: str | None) -> frozenset[str]: ...
    async def mute(self, guest: str, other: str, is_muted: bool) -> None: ...
    async def seat_key(self, guest: str, match: str, seat: int) -> str: ...
    async def void_links(self, match: str, seat: int) -> None: ...
    def ending_links(self, match: str, seat: int) -> Change: ...


class Queue(Protocol):
    """Where long work waits for its turn. A generator is run to its end, in portions where there are no threads."""

    async def run(self, payer: Payer, function: Callable[..., Any], *arguments: Any) -> Any: ...
    def close(self) -> None: ...


class HallBase:
    """The live tables. A subclass says where they are kept, and where long work is done."""

    faults: tuple[type[Exception], ...] = ()
    """What is raised when nothing can be kept."""
    guests: Guests
    queue: Queue
    retellers: Queue  # replays whole matches, one after the other

    def __init__(self, settings: ServerSettings, source: ClockAndIds) -> None:
        self.settings = settings
        self.source = source
        self.told = Kept(settings.told_most)
        self.limits = Limits(settings)
        self.sittings: dict[str, Sitting] = {}
        self.pace = Pace(settings.bot_pause, self.source)
        self.drive: Callable[[Any, Sitting], object] | None = None
        self.is_closing = False
        self._loading: dict[str, asyncio.Task[Sitting]] = {}
        self._places: Counter[str] = Counter()  # tables about to be opened, by guest and by address
        self._addresses: OrderedDict[str, str] = OrderedDict()  # where a guest was last seen; never stored

    # What a subclass brings

    async def keep_new(self, header: Header, entries: list[Numbered]) -> None:
        """Keep a new table with its first entries."""
        raise NotImplementedError

    async def keep(self, match: str, numbered: Numbered, also: Change | None) -> bool:
        """Keep an entry. False if its number is taken: somebody else wrote first."""
        raise NotImplementedError

    async def kept(self, match: str) -> tuple[Header | None, list[Numbered]]:
        """A table as it was kept."""
        raise NotImplementedError

    async def kept_after(self, match: str, after: int) -> list[Numbered] | None:
        """The entries of a table after a number; None if there is no such table any more."""
        raise NotImplementedError

    async def is_known(self, match: str) -> bool:
        """Is there such a table, live or over? Does not load it."""
        raise NotImplementedError

    async def unfinished(self) -> list[str]:
        """The tables that are not over."""
        raise NotImplementedError

    async def aside(self, function: Callable[..., T], *arguments: Any) -> T:
        """Do something that takes a while without making others wait."""
        raise NotImplementedError

    def ended(self, match: str, at: int) -> Change:
        """The change that marks a match as ended."""
        raise NotImplementedError

    def finished(self, outcome: Outcome) -> Change:
        """The change that keeps how a match came out."""
        raise NotImplementedError

    def abandoned(self, outcome: Outcome) -> Change:
        """The change for a match that all have left: they lose it, and it has no result."""
        raise NotImplementedError

    @property
    def is_proving(self) -> bool:
        """Does a match that is opened here prove that nobody chose its cards?"""
        return self.source.is_chance

    # What a subclass that is not alone has to do

    def minds(self, match: str) -> bool:
        """Does this server see to the table's bots and clocks?"""
        return True

    async def refresh(self, sitting: Sitting) -> None:
        """Somebody asks for a table in memory: see whether another server has written to it."""

    def tell_others(self, sitting: Sitting) -> None:
        """Somebody has come to a table here, or gone."""

    # What a subclass may count

    def note_entry(self) -> None:
        """Something happened at a table and was kept."""

    def note_move(self, table: LiveTable, by: str, seconds: float | None = None) -> None:
        """A move was made."""

    def note_thinking(self, seconds: float) -> None:
        """A bot thought."""

    def note_finished(self, table: LiveTable) -> None:
        """A match was played to its end."""

    def note_refusal(self, reason: str) -> None:
        """Something was refused."""

    def note_failure(self) -> None:
        """Something happened that should not."""

    # Tables

    async def wake_up(self) -> None:
        """Rebuild every match that is not over from its entries, and start its bots. One that fails stops no other."""
        for match in await self.unfinished():
            with suppress(Refused):
                sitting = await self.sitting(match)
                if self.minds(match):
                    await self.adopt(sitting)
                if self.settings.rest_after and sitting.may_rest(0):  # nobody is here yet
                    sitting.rest()

    async def adopt(self, sitting: Sitting) -> None:
        """See to a table from now on. Nobody pays for the time in which nobody did."""
        sitting.read_at = self.source.now()

        async def wake() -> None:
            if sitting.table.stage == "playing" and sitting.table.clock:
                await self.append(sitting, Entry(what=Woken()))

        await self.change(sitting, wake)
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

    async def open_table(self, header: Header, entries: list[Entry]) -> Sitting:
        """Open a new table with its first entries, all in one commit."""
        numbered = [Numbered(number, header.opened_at, entry) for number, entry in enumerate(entries, 1)]
        await self.keep_new(header, numbered)
        table = LiveTable(header)
        for each in numbered:
            table.apply(each)
        sitting = self.sittings.setdefault(header.id, self._around(table))  # somebody may have asked for it already
        self.keep_going(sitting)
        return sitting

    async def sitting(self, match: str) -> Sitting:
        """The table with this id, read again if it is not in memory, or rests."""
        found = self.sittings.get(match)
        if found:
            found.asked_at = self.source.now()
            if not found.table.rest:
                await self.refresh(found)
                return found
        if not is_id(match):
            raise Refused("server-refusal-not-found")
        if match not in self._loading:
            self._loading[match] = asyncio.get_running_loop().create_task(self._load(match))
        return await asyncio.shield(self._loading[match])  # others may wait for it as well

    async def _load(self, match: str) -> Sitting:
        try:
            sitting = self.sittings.get(match)
            if sitting:
                async with sitting.lock:
                    await self.rouse(sitting)
                return sitting
            table = await self._read_table(match)
            sitting = self.sittings.setdefault(match, self._around(table))  # it may have been opened here meanwhile
            self._forget_some()
            return sitting
        finally:
            del self._loading[match]

    def is_loading(self, match: str) -> bool:
        return match in self._loading

    async def rouse(self, sitting: Sitting) -> None:
        """Read a table that rests again. The caller holds the table's lock."""
        if sitting.table.rest:
            sitting.table = await self._read_table(sitting.table.id)

    def rest(self) -> None:
        """Let the tables rest that nobody looks at."""
        seconds = self.settings.rest_after
        for sitting in self.sittings.values():
            if seconds and sitting.may_rest(seconds):
                sitting.rest()

    def _around(self, table: LiveTable) -> Sitting:
        self.source.not_before(table.changed_at)
        return Sitting(table, self.source, self.settings.vote_after, tell=self.tell_others)

    async def change(self, sitting: Sitting, act: Callable[[], Awaitable[T]]) -> T:
        """Change a table under its lock."""
        async with sitting.lock:
            return await self.in_turn(act)

    async def in_turn(self, act: Callable[[], Awaitable[T]]) -> T:
        """If another server writes first, look at the table as it is then and try anew. The caller holds its lock."""
        for _ in range(TRIES - 1):
            with suppress(Behind):
                return await act()
        return await act()

    async def append(self, sitting: Sitting, entry: Entry, also: Change | None = None) -> Step:
        """Keep an entry, then change the table, then wake those who wait. The caller holds the table's lock.

        `Behind`, if another server wrote first: then the table is as it is kept, and the caller may look again.
        """
        await self.rouse(sitting)
        table = sitting.table
        if sitting.is_gone:
            raise Refused("server-refusal-not-found")
        prepare = table.prepare(table.version + 1, entry)
        ready = await self.aside(heard, prepare) if prepare else None
        numbered = Numbered(table.version + 1, max(self.source.now(), table.changed_at), entry)
        if not await self.keep(table.id, numbered, also):  # another server wrote, or this one did and got no answer
            if numbered in await self.catch_up(sitting):
                return table.steps[numbered.number - 1]
            raise Behind
        step = table.apply(numbered, ready)
        if table.match:
            table.match.catch_up()
        self.note_entry()
        sitting.wake()
        self.keep_going(sitting)
        if table.stage in OVER:
            self._forget_some()
        return step

    async def close_table(self, sitting: Sitting, what: Closed, also: Change | None = None) -> Step:
        """Close a table for good. The caller holds the table's lock."""
        end = self.ended(sitting.table.id, self.source.now())
        return await self.append(sitting, Entry(what=what), lambda kept: (end(kept), also(kept) if also else None))

    async def catch_up(self, sitting: Sitting) -> list[Numbered]:
        """Apply what other servers wrote, and say what that was. The caller holds the table's lock."""
        if sitting.table.rest:
            await self.reread(sitting)
            return []
        table = sitting.table
        with self._reading(table.id):
            entries = await self.kept_after(table.id, table.version)
            if entries is None:
                raise Refused("server-refusal-not-found")
            for numbered in entries:
                prepare = table.prepare(numbered.number, numbered.entry)
                table.apply(numbered, await self.aside(heard, prepare) if prepare else None)
                self.source.not_before(numbered.at)
        if entries:
            if table.match:
                table.match.catch_up()
            sitting.wake()
            self.keep_going(sitting)
            if table.stage in OVER:
                self._forget_some()
        return entries

    async def reread(self, sitting: Sitting) -> None:
        """The table as it is kept. The caller holds its lock."""
        sitting.table = await self._read_table(sitting.table.id)
        sitting.wake()
        self.keep_going(sitting)

    def dismiss(self, sitting: Sitting) -> None:
        """The table was deleted: forget it, and let those who look at it go."""
        sitting.is_gone = True
        if self.sittings.get(sitting.table.id) is sitting:
            del self.sittings[sitting.table.id]
        if sitting.driver:
            sitting.driver.cancel()
        sitting.wake()

    def is_to_go_on(self, sitting: Sitting) -> bool:
        """Is there something at the table that goes on by itself, and does this server see to it?"""
        is_going = sitting.table.stage == "playing" or sitting.table.is_dealing
        return is_going and not self.is_closing and self.minds(sitting.table.id)

    def keep_going(self, sitting: Sitting) -> None:
        """Start the task that sees to bots, clocks and the end of a match, if it is this server's and does not run."""
        if self.drive and self.is_to_go_on(sitting):
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

    def own_tables(self, guest: str) -> int:
        """How many unfinished tables count as this guest's, with those about to be opened."""
        live = [sitting.table for sitting in self.sittings.values() if sitting.table.stage not in OVER]
        return sum(is_of(table, guest) for table in live) + self._places[guest]

    @contextmanager
    def place(self, guest: str) -> Iterator[None]:
        """Reserve room for another table of this guest until it is open; refuse if the guest has too many."""
        payer, most = self.payer_for(guest), self.settings.tables_per_address
        live = [sitting.table for sitting in self.sittings.values() if sitting.table.stage not in OVER]
        if 0 < self.settings.tables_most <= self.own_tables(guest):
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
        with self._reading(match):
            header, entries = await self.kept(match)
            if header is None:
                raise Refused("server-refusal-not-found")
            return await self.aside(rebuilt, header, entries)

    @contextmanager
    def _reading(self, match: str) -> Iterator[None]:
        """Refuse what cannot be read: entries that are damaged, or made under other rules."""
        try:
            yield
        except Refused:
            raise
        except self.faults:
            raise
        except Exception as error:
            self.note_failure()
            logger.error("a match cannot be read: %s", type(error).__name__, extra={"table": match[:6]})
            logger.debug("why it cannot be read", exc_info=error)
            raise Refused("server-refusal-unreadable") from None

    def let_go(self, match: str) -> bool:
        """Drop a table that is over from memory, unless somebody uses it. Is it gone?"""
        sitting = self.sittings.get(match)
        if (sitting and (sitting.is_used or sitting.lock.locked())) or match in self._loading:
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
