"""The other servers on the same PostgreSQL: what they write and who is there is heard here, and if one dies, its tables
are taken over."""

import asyncio
import logging
import secrets
from collections import defaultdict
from collections.abc import Coroutine, Iterable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, Engine

from raenke.server import leases
from raenke.server.company import Company
from raenke.server.kill_points import passing
from raenke.server.leases import Sign
from raenke.server.notices import (
    AnyNotice,
    Asked,
    Came,
    ChannelsChanged,
    GuestChanged,
    Opened,
    Rewrote,
    ServersChanged,
    Wrote,
    put,
)
from raenke.server.refusing import Refused
from raenke.server.sitting import Sitting

if TYPE_CHECKING:
    from raenke.server.hall import Hall

logger = logging.getLogger("raenke.server")
EVERY = 1.0  # seconds between two signs of life
ASKED_FOR = 10.0  # seconds after which the last notice of a server that is gone was heard
COMPARED_EVERY = 60  # signs of life after which all numbers are compared, should a notice have been lost


def is_shared(engine: Engine) -> bool:
    """Can there be other servers? A SQLite file has one at a time (`claiming`)."""
    return engine.dialect.name == "postgresql"


class Fellows:
    """This server among the others."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self.server = 1 + secrets.randbelow(2**53)
        self.since = hall.source.now()
        self.session: int | None = None
        self.alive: frozenset[int] = frozenset()
        self.is_answered = True  # whether the database answered the last sign of life
        self.held: set[str] = set()  # the tables that this server sees to
        self.companies: defaultdict[str, dict[int, Company]] = defaultdict(dict)  # by table, by server
        self._asks_until = 0.0
        self._told: dict[str, Company] = {}  # what the others were last told
        self._stirred: dict[str, Sitting] = {}  # to be told
        self._behind: dict[str, AnyNotice | None] = {}  # what is to be read after that which is read now
        self._rewritten: set[str] = set()  # tables of which more was changed than entries added
        self._is_unsure = False  # something could not be read when it was heard
        self._works: set[asyncio.Task[Any]] = set()
        self._lasting: list[asyncio.Task[Any]] = []
        self._poke = asyncio.Event()
        self._listens = asyncio.Event()
        self._is_telling = False

    @property
    def others(self) -> frozenset[int]:
        return self.alive - {self.server}

    @property
    def is_asking(self) -> bool:
        """Is it worth asking the database how far a table is? Also soon after others are gone: what they wrote last may
        not have been heard yet."""
        return self.is_answered and self.hall.source.moment() < self._asks_until

    @property
    def is_first(self) -> bool:
        """Does this server do what one of them has to do for all?"""
        return not self.alive or self.server == min(self.alive)

    # Coming and going

    async def join(self) -> None:
        """From now on this server hears the others, and has its share of the tables that nobody sees to."""
        from raenke.server.listening import Listener

        await self.hall.store.write(leases.free_strays)
        listener = Listener(self.hall.store.engine, self.hear, self.listen_anew)
        self._lasting.append(asyncio.create_task(listener.go_on()))
        await self._listens.wait()
        self._lasting.append(asyncio.create_task(self.go_on()))

    async def leave(self) -> None:
        """The others take this server's tables over at once."""
        for task in [*self._lasting, *self._works]:
            task.cancel()
        await asyncio.gather(*self._lasting, *self._works, return_exceptions=True)
        with suppress(*self.hall.faults):
            await self.hall.store.write(partial(leases.leave, server=self.server))

    async def listen_anew(self, session: int) -> None:
        """The listening connection is there, for the first time or again: what was told meanwhile was not heard."""
        is_first, self.session = self.session is None, session
        while not await self.give_sign(asks_all=True, adopts=not is_first):
            await asyncio.sleep(EVERY)
        await self.announce([Asked(self.server)])
        self._listens.set()
        if not is_first:
            self.do(self.compare())
            self.tell_all()

    async def go_on(self) -> None:
        """Give a sign of life again and again, until cancelled."""
        signs, is_sure = 0, True  # whether all tables are known that are this server's
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(EVERY):
                    await self._poke.wait()
            self._poke.clear()
            signs += 1
            is_sure = await self.give_sign(asks_all=not is_sure or signs % COMPARED_EVERY == 0)
            if signs % COMPARED_EVERY == 0 or (self.is_answered and self._is_unsure):
                self._is_unsure = False
                self.do(self.compare())

    async def compare(self) -> None:
        """A notice may have been lost, and a holder may have been written of which nobody knows."""
        if self.is_first:
            await self.hall.store.write(leases.free_strays)
        for match in list(self._rewritten):
            self.follow(match, Rewrote(match))
        await self.hall.refresh_all()
        for match in [match for match in self.companies if match not in self.hall.sittings]:
            if not any(company.is_used for company in self.companies[match].values()):
                del self.companies[match]
        self._told = {match: company for match, company in self._told.items() if match in self.hall.sittings}

    async def give_sign(self, asks_all: bool, adopts: bool = True) -> bool:
        """Tell the database that this server is alive, and learn who else is, and which tables are this server's from
        now on. Did it answer?"""
        giving = partial(
            leases.give_sign,
            server=self.server,
            session=self.session,
            since=self.since,
            expected=self.hall.settings.processes,
            asks_all=asks_all,
        )
        try:
            sign: Sign = await self.hall.store.write(giving)
        except self.hall.faults:  # what it wrote all the same is asked for next time
            self.is_answered = False
            return False
        self.is_answered = True
        passing("claimed")
        self.since = sign.alive[self.server]
        for server in self.alive - sign.alive.keys():
            self.miss(server)
        if len(self.alive | sign.alive.keys()) > 1:
            self._asks_until = self.hall.source.moment() + ASKED_FOR
        are_new = sign.alive.keys() - self.alive - {self.server}
        self.alive = frozenset(sign.alive)
        if are_new:  # or were taken for dead, and those who were there forgotten
            self.tell_all()
            self.do(self.announce([Asked(self.server)]))
        before = self.held
        self.held = before.union(sign.claimed) if sign.held is None else set(sign.held)
        for match in self.held - before if adopts else ():
            self.do(self.adopt(match))
        return True

    async def adopt(self, match: str) -> None:
        with suppress(Refused):
            await self.hall.adopt(await self.hall.sitting(match))

    def miss(self, server: int) -> None:
        """A server is gone, with everybody who was there."""
        for match, by_server in list(self.companies.items()):
            if sitting := self.hall.sittings.get(match):
                sitting.miss(server)
            by_server.pop(server, None)
            if not by_server and sitting is None:
                del self.companies[match]

    # Hearing

    def hear(self, notice: AnyNotice) -> None:
        hall = self.hall
        match notice:
            case Wrote(match=table, number=number):
                sitting = hall.sittings.get(table)
                if hall.is_loading(table) or (sitting and sitting.table.version < number):
                    self.follow(table, notice)
            case Opened(match=table):
                if table not in hall.sittings:
                    self.follow(table, notice)
            case Rewrote(match=table):
                hall.told.clear()
                self._rewritten.add(table)
                self.follow(table, notice)
            case Came(server=server) if server != self.server:
                self.meet(notice)
            case Asked(server=server) if server != self.server:
                self._asks_until = hall.source.moment() + ASKED_FOR
                self._poke.set()
                self.tell_all()
            case GuestChanged(guest=guest):
                self.do(hall.guest_changed(guest))
            case ChannelsChanged():
                hall.nudges.wake()
            case ServersChanged():
                self._poke.set()
            case _:
                pass

    def follow(self, match: str, notice: AnyNotice) -> None:
        """Read a table that another server has changed. What comes meanwhile is read after that."""
        is_under_way = match in self._behind
        self._behind[match] = notice
        if not is_under_way:
            self.do(self.follow_up(match))

    async def follow_up(self, match: str) -> None:
        try:
            while notice := self._behind[match]:
                self._behind[match] = None
                await self.read(match, notice)
        finally:
            del self._behind[match]

    async def read(self, match: str, notice: AnyNotice) -> None:
        hall, is_rewritten = self.hall, match in self._rewritten
        self._rewritten.discard(match)
        try:
            if isinstance(notice, Opened) or hall.is_loading(match):
                with suppress(Refused):
                    await hall.sitting(match)
            await hall.look_again(match, is_rewritten, notice.number if isinstance(notice, Wrote) else None)
        except BaseException:
            if is_rewritten:
                self._rewritten.add(match)
            raise

    def meet(self, came: Came) -> None:
        """Another server has told who is at a table there. One that is not known yet is asked when it is."""
        if came.server not in self.alive:
            return
        sitting = self.hall.sittings.get(came.match)
        if sitting:
            sitting.meet(came.server, came.company)
        self.companies[came.match][came.server] = came.company

    # Telling

    def stir(self, sitting: Sitting) -> None:
        """Somebody has come here or gone: tell the others soon, before anything else that is done now."""
        if not self.others or self.hall.is_closing:
            return
        match = sitting.table.id
        if sitting.company.roughly != self._told.get(match, Company()).roughly:
            self.tell_soon(sitting)

    def tell_soon(self, sitting: Sitting) -> None:
        self._stirred[sitting.table.id] = sitting
        if not self._is_telling:
            self._is_telling = True
            self.do(self.tell())

    def tell_all(self) -> None:
        """Who is where, and where nobody is any more: that may not have been heard."""
        if not self.others or self.hall.is_closing:
            return
        for match, sitting in self.hall.sittings.items():
            if match in self._told or sitting.company.roughly != Company():
                self.tell_soon(sitting)

    async def tell(self) -> None:
        try:
            while self._stirred:
                some, self._stirred = self._stirred, {}
                now = {match: sitting.company for match, sitting in some.items()}
                self._told.update(now)
                await self.announce(Came(self.server, match, company) for match, company in now.items())
        finally:
            self._is_telling = False

    async def announce(self, notices: Iterable[AnyNotice]) -> None:
        """Notices that come with no change."""
        sent = list(notices)

        def change(connection: Connection) -> None:
            for notice in sent:
                put(connection, notice)

        with suppress(*self.hall.faults):  # whoever listens again is told all
            await self.hall.store.write(change)

    def do(self, work: Coroutine[Any, Any, None]) -> None:
        """Work that nobody waits for."""
        task = asyncio.ensure_future(self.unless_it_fails(work))
        self._works.add(task)
        task.add_done_callback(self._works.discard)

    async def unless_it_fails(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except self.hall.faults:  # the database does not answer; all is compared when it does
            self._is_unsure = True
        except Exception:
            self.hall.note_failure()
            logger.exception("what another server did is not known here")
