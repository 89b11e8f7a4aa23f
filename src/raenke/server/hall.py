"""The hall: all live tables of a server, kept in its database."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any, TypeVar

from sqlalchemy import Connection, select, update
from sqlalchemy.exc import SQLAlchemyError

from raenke.server import outcomes, schema
from raenke.server.clock_and_ids import ClockAndIds, is_id
from raenke.server.fairness import FairQueue
from raenke.server.fellows import Fellows, is_shared
from raenke.server.guests import GuestBook
from raenke.server.hall_base import OVER, Change, HallBase
from raenke.server.kill_points import passing
from raenke.server.log import Entry, Header, Numbered
from raenke.server.metrics import Metrics
from raenke.server.nudges import Nudges
from raenke.server.outcome import Outcome
from raenke.server.refusing import Refused
from raenke.server.rows import (
    Gone,
    add_entry,
    add_header,
    entries_after,
    entries_of,
    header_of,
    last_numbers,
    opened_elsewhere,
    unfinished,
)
from raenke.server.settings import ServerSettings
from raenke.server.shares import metered
from raenke.server.sitting import Sitting
from raenke.server.store import Conflict, Store, StoreError
from raenke.server.table import LiveTable, Step

T = TypeVar("T")
PATIENCE = 2.0  # seconds that somebody who only reads waits for the database


class Hall(HallBase):
    """Everything a running server holds."""

    faults = (SQLAlchemyError, StoreError)
    guests: GuestBook
    queue: FairQueue
    retellers: FairQueue

    def __init__(self, store: Store, settings: ServerSettings, source: ClockAndIds | None = None) -> None:
        super().__init__(settings, source or ClockAndIds())
        self.store = store
        self.guests = GuestBook(store, self.source)
        self.metrics = Metrics()
        self.nudges = Nudges(store, self.source, settings)
        self.queue = FairQueue(settings.thinkers, "thinker")
        self.retellers = FairQueue(1, "teller")
        self.fellows = Fellows(self) if is_shared(store.engine) else None

    async def wake_up(self) -> None:
        if self.fellows:
            await self.fellows.join()
        await super().wake_up()

    async def close(self) -> None:
        await super().close()
        self.nudges.close()
        if self.fellows:
            await self.fellows.leave()
        await self.store.close()

    async def aside(self, function: Callable[..., T], *arguments: Any) -> T:
        return await asyncio.to_thread(metered(function), *arguments)

    # Keeping

    async def keep_new(self, header: Header, entries: list[Numbered]) -> None:
        room = self.room_for(header.host)

        def change(connection: Connection) -> None:
            if room:
                room(connection)
            add_header(connection, header, self.fellows.server if self.fellows else None)
            for each in entries:
                add_entry(connection, header.id, each)

        await self.store.write(change)
        if self.fellows:
            self.fellows.held.add(header.id)

    async def keep(self, match: str, numbered: Numbered, also: Change | None) -> bool:
        def change(connection: Connection) -> None:
            add_entry(connection, match, numbered)
            if also:
                also(connection)

        try:
            await self.store.write(change)
        except Conflict:
            return False
        except Gone:  # deleted by another server
            if match in self.sittings:
                self.dismiss(self.sittings[match])
            raise Refused("server-refusal-not-found") from None
        return True

    async def append(self, sitting: Sitting, entry: Entry, also: Change | None = None) -> Step:
        """As ever; that somebody who is away may have to be told of it is written in the same commit."""
        table = sitting.table
        nudge = self.nudges.note(table, table.version + 1 + entry.more, entry.what)
        if nudge is None:
            return await super().append(sitting, entry, also)

        def change(connection: Connection) -> None:
            if also:
                also(connection)
            nudge(connection)

        step = await super().append(sitting, entry, change)
        self.nudges.wake()
        return step

    async def kept(self, match: str) -> tuple[Header | None, list[Numbered]]:
        def question(connection: Connection) -> tuple[Header | None, list[Numbered]]:
            return header_of(connection, match), entries_of(connection, match)

        return await self.store.read(question)

    async def kept_after(self, match: str, after: int) -> list[Numbered] | None:
        return await self.store.read(partial(entries_after, match=match, after=after))

    async def is_known(self, match: str) -> bool:
        known = select(schema.matches.c.id).where(schema.matches.c.id == match)
        return match in self.sittings or (
            is_id(match) and await self.store.read(lambda connection: connection.execute(known).first()) is not None
        )

    async def unfinished(self) -> list[str]:
        return await self.store.read(unfinished)

    # With other servers

    def room_for(self, guest: str) -> Change | None:
        """The check that a guest does not open tables at several servers at once until they have too many."""
        most, fellows = self.settings.tables_most, self.fellows
        if not most or fellows is None or not fellows.others:
            return None
        known, own = frozenset(self.sittings), self.own_tables(guest) - 1  # without the one that is to be opened

        def check(connection: Connection) -> None:
            just_opened = opened_elsewhere(connection, guest, fellows.server) - known
            if own + len(just_opened) >= most:
                raise Refused("server-refusal-tables", most=most)

        return check

    def minds(self, match: str) -> bool:
        return self.fellows is None or match in self.fellows.held

    @property
    def is_first(self) -> bool:
        """Does this server do what one has to do for all?"""
        return self.fellows is None or self.fellows.is_first

    async def refresh(self, sitting: Sitting) -> None:
        """One question a request, while there are other servers: what one of them has answered is known to all. Without
        an answer the table is told as it is known here."""
        if self.fellows is None or not self.fellows.is_asking:
            return
        with suppress(TimeoutError, *self.faults):
            async with asyncio.timeout(PATIENCE):
                is_behind = await self.kept_after(sitting.table.id, sitting.table.version) != []
            if is_behind:
                async with sitting.lock:
                    await self.catch_up(sitting)

    async def catch_up(self, sitting: Sitting) -> list[Numbered]:
        entries = await super().catch_up(sitting)
        passing("caught-up")
        return entries

    async def refresh_all(self) -> None:
        """Compare all numbers: notices may have been lost."""
        last = await self.store.read(last_numbers)
        for match in last.keys() - self.sittings.keys():
            with suppress(Refused):
                await self.sitting(match)
        for match, sitting in list(self.sittings.items()):
            if sitting.table.stage not in OVER and last.get(match, 0) != sitting.table.version:
                await self.look_again(match)

    async def look_again(self, match: str, is_rewritten: bool = False, number: int | None = None) -> None:
        """A table in memory has an entry of this number now; or another server changed its entries, or deleted it."""
        sitting = self.sittings.get(match)
        if sitting is None:
            return
        try:
            async with sitting.lock:
                if is_rewritten:
                    await self.reread(sitting)
                elif number is None or sitting.table.version < number:  # this server may have written it
                    await self.catch_up(sitting)
        except Refused as refused:
            if refused.reason == "server-refusal-not-found":
                self.dismiss(sitting)

    def let_go(self, match: str) -> bool:
        """As ever, unless somebody looks at it at another server."""
        if self.fellows and any(there.is_used for there in self.fellows.companies.get(match, {}).values()):
            return False
        return super().let_go(match)

    async def guest_changed(self, guest: str) -> None:
        if await self.guests.look_again(guest):
            for sitting in self.tables_of(guest):
                sitting.wake()

    def tell_others(self, sitting: Sitting) -> None:
        if self.fellows:
            self.fellows.stir(sitting)

    def _around(self, table: LiveTable) -> Sitting:
        sitting = super()._around(table)
        if self.fellows:
            sitting.elsewhere = self.fellows.companies[table.id]
            sitting.is_watched = any(company.is_watched for company in sitting.elsewhere.values())
            sitting.vote_from = max(self.fellows.since, table.header.opened_at)
        return sitting

    def ended(self, match: str, at: int) -> Change:
        """A match that has ended is not loaded when the server starts."""
        statement = update(schema.matches).where(schema.matches.c.id == match).values(ended_at=at)
        return lambda connection: connection.execute(statement)

    def finished(self, outcome: Outcome) -> Change:
        end = self.ended(outcome.table.id, outcome.at)

        def change(connection: Connection) -> None:
            end(connection)
            outcomes.keep(connection, outcome)

        return change

    def abandoned(self, outcome: Outcome) -> Change:
        end = self.ended(outcome.table.id, outcome.at)

        def change(connection: Connection) -> None:
            end(connection)
            if outcome.is_rated:
                outcomes.rate(connection, outcome)

        return change

    # Counting

    def note_entry(self) -> None:
        self.metrics.entries.inc()

    def note_move(self, table: LiveTable, by: str, seconds: float | None = None) -> None:
        self.metrics.moves.labels(table.game.name, by).inc()
        if seconds is not None:
            self.metrics.move_seconds.observe(seconds)

    def note_thinking(self, seconds: float) -> None:
        self.metrics.thinking_seconds.observe(seconds)

    def note_finished(self, table: LiveTable) -> None:
        self.metrics.finished.labels(table.game.name).inc()

    def note_refusal(self, reason: str) -> None:
        self.metrics.refusals.labels(reason).inc()

    def note_failure(self) -> None:
        self.metrics.failures.inc()
