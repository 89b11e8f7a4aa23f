"""The hall: all live tables of a server, kept in its database."""

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

from sqlalchemy import Connection, select, update
from sqlalchemy.exc import SQLAlchemyError

from raenke.server import outcomes, schema
from raenke.server.clock_and_ids import ClockAndIds, is_id
from raenke.server.fairness import FairQueue
from raenke.server.guests import GuestBook
from raenke.server.hall_base import Change, HallBase
from raenke.server.log import Entry, Header, Numbered
from raenke.server.metrics import Metrics
from raenke.server.nudges import Nudges
from raenke.server.outcome import Outcome
from raenke.server.refusing import Refused
from raenke.server.rows import Gone, add_entry, add_header, entries_of, header_of, unfinished
from raenke.server.settings import ServerSettings
from raenke.server.shares import metered
from raenke.server.sitting import Sitting
from raenke.server.store import Conflict, Store, StoreError
from raenke.server.table import LiveTable, Step

T = TypeVar("T")


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

    async def close(self) -> None:
        await super().close()
        self.nudges.close()
        await self.store.close()

    async def aside(self, function: Callable[..., T], *arguments: Any) -> T:
        return await asyncio.to_thread(metered(function), *arguments)

    # Keeping

    async def keep_new(self, header: Header, entries: list[Numbered]) -> None:
        def change(connection: Connection) -> None:
            add_header(connection, header)
            for each in entries:
                add_entry(connection, header.id, each)

        await self.store.write(change)

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

    async def is_known(self, match: str) -> bool:
        known = select(schema.matches.c.id).where(schema.matches.c.id == match)
        return match in self.sittings or (
            is_id(match) and await self.store.read(lambda connection: connection.execute(known).first()) is not None
        )

    async def unfinished(self) -> list[str]:
        return await self.store.read(unfinished)

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
