"""Whether the server is well: it tries to write something, and no more often when many ask."""

import asyncio
import time
from collections.abc import Callable

from sqlalchemy import Connection, delete, insert
from sqlalchemy.exc import SQLAlchemyError

from raenke.server import schema
from raenke.server.clock_and_ids import ClockAndIds
from raenke.server.store import Store, StoreError

EVERY = 2.0  # seconds between two tries
LIMIT = 3.0  # seconds one may take


class Health:
    """The last try to write, shared by all who ask."""

    def __init__(self, store: Store, source: ClockAndIds, clock: Callable[[], float] = time.monotonic) -> None:
        self.store = store
        self.source = source
        self.clock = clock
        self._trying: asyncio.Task[None] | None = None
        self._at = 0.0

    async def is_well(self) -> bool:
        now = self.clock()
        if self._trying is None or (self._trying.done() and now >= self._at + EVERY):
            self._at = now
            self._trying = asyncio.get_running_loop().create_task(self._write())
            self._trying.add_done_callback(asyncio.Task.exception)  # fetch it, in case nobody asks again
        try:
            async with asyncio.timeout(max(0.0, self._at + LIMIT - now)):
                await asyncio.shield(self._trying)
        except (TimeoutError, SQLAlchemyError, StoreError):
            return False
        return True

    async def _write(self) -> None:
        row = {"id": self.source.guest_id(), "at": self.source.now()}

        def change(connection: Connection) -> None:
            """Insert and delete in one commit, so that no backup has the row."""
            connection.execute(insert(schema.health), row)
            connection.execute(delete(schema.health).where(schema.health.c.id == row["id"]))

        await self.store.write(change)
