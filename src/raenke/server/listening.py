"""The one connection by which a server hears the others. It comes back by itself, and says whenever it was away."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, TypeAlias

import msgspec
import psycopg
from sqlalchemy import Engine

from raenke.server.database import CONNECT_SECONDS
from raenke.server.notices import CHANNEL, DECODER, AnyNotice

Row: TypeAlias = tuple[Any, ...]
logger = logging.getLogger("raenke.server")
ASK_EVERY = 5.0  # seconds without a notice after which the connection is tried
AGAIN_AFTER, AGAIN_MOST = 0.1, 2.0  # seconds


class Listener:
    """Hands over each notice, and calls `on_connect` with the session's number whenever it begins to listen."""

    def __init__(
        self, engine: Engine, hear: Callable[[AnyNotice], None], on_connect: Callable[[int], Awaitable[None]]
    ) -> None:
        _, address = engine.dialect.create_connect_args(engine.url)
        self.address = {"connect_timeout": CONNECT_SECONDS, **address}
        self.hear = hear
        self.on_connect = on_connect

    async def go_on(self) -> None:
        """Listen until cancelled."""
        wait = AGAIN_AFTER
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(autocommit=True, **self.address) as connection:
                    await self.ask(connection, f"LISTEN {CHANNEL}")
                    # A pool between would name another number when it connects.
                    found = await (await self.ask(connection, "SELECT pg_backend_pid()")).fetchone()
                    await self.on_connect(int(found[0]) if found else 0)
                    wait = AGAIN_AFTER
                    await self.listen(connection)
            except (psycopg.Error, OSError, TimeoutError) as error:
                logger.warning("the other servers cannot be heard: %s", type(error).__name__)
            await asyncio.sleep(wait)
            wait = min(AGAIN_MOST, 2 * wait)

    async def listen(self, connection: psycopg.AsyncConnection[Row]) -> None:
        """Until the connection breaks. One that is silent is asked, since a cut cable says nothing."""
        while True:
            async for notice in connection.notifies(timeout=ASK_EVERY):
                with suppress(msgspec.MsgspecError):  # of another release
                    self.hear(DECODER.decode(notice.payload))
            await self.ask(connection, "SELECT 1")

    async def ask(self, connection: psycopg.AsyncConnection[Row], what: str) -> psycopg.AsyncCursor[Row]:
        async with asyncio.timeout(ASK_EVERY):
            return await connection.execute(what.encode())
