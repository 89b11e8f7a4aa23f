"""The WebSocket of a table: commands in, answers and updates out."""

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import Coroutine, Iterator
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy.exc import SQLAlchemyError

from raenke.server.hall import Hall
from raenke.server.kill_points import passing
from raenke.server.languages import language_of
from raenke.server.line import BROKEN, ENCODER, FORBIDDEN, Line, come_back, reader_of
from raenke.server.refusing import Refused
from raenke.server.requests import guest_of, hall_of, secret_of
from raenke.server.safety import address_of
from raenke.server.shares import apart, paced
from raenke.server.sitting import Sitting
from raenke.server.store import StoreError
from raenke.server.updates import Reader, words_in
from raenke.server.wire import Guest
from raenke.server.wire_messages import RefusedAnswer

AnySocket = WebSocket[object, object, object]  # type: ignore[type-var]
logger = logging.getLogger("raenke.server")
KEY_EVERY = 60.0


class TableSocket(Line):
    """One WebSocket to one table."""

    def __init__(self, hall: Hall, sitting: Sitting, guest: Guest | None, reader: Reader, socket: AnySocket) -> None:
        super().__init__(hall, sitting, guest, reader)
        self.socket = socket

    async def send_text(self, text: str) -> None:
        passing("before-send")
        await self.socket.send_text(text)

    async def receive_text(self) -> str | bytes:
        return await self.socket.receive_data("text")

    async def end(self, code: int) -> None:
        await self.socket.close(code)


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: AnySocket, table: str) -> None:
    """Everything at one table, as it happens."""
    hall = hall_of(socket)
    places: Counter[str] = socket.app.state.sockets
    try:
        with reserved(places, address_of(socket.scope), hall.settings.sockets_most):
            await hold(hall, socket, await connected(hall, socket, table))
    except Refused as refused:
        await socket.accept()
        words = words_in(language_of(socket.scope), None)
        await socket.send_text(ENCODER.encode(RefusedAnswer(refusal=refused.told(words))).decode())
        await socket.close(FORBIDDEN)


@contextlib.contextmanager
def reserved(places: Counter[str], address: str, most: int) -> Iterator[None]:
    """Take one of the address's places, before anything waits."""
    if 0 < most <= places[address]:
        raise Refused("server-refusal-too-many", seconds=60)
    places[address] += 1
    try:
        yield
    finally:
        places[address] -= 1
        if not places[address]:
            del places[address]


async def hold(hall: Hall, socket: AnySocket, line: TableSocket) -> None:
    """Run the line until one side ends it."""
    hall.metrics.sockets.inc()
    sitting, guest = line.sitting, line.guest
    sitting.watchers.add(line.changed)
    line.arrive()
    secret = secret_of(socket) or ""
    voided = line.voided = hall.guests.open_sockets.enter(guest.id if guest else "", secret)
    try:
        await socket.accept()
        if line.is_player and guest:
            await apart(come_back(hall, sitting, guest))
        await both(line.tell(), line.listen(socket.app.state.commands), until_void(hall, guest, secret, voided))
        if voided.is_set():
            await socket.close(FORBIDDEN)
    except (WebSocketDisconnect, OSError):  # uvicorn raises OSError if it was just about to send
        pass  # the other side is gone; the seat waits
    except Exception:
        hall.metrics.failures.inc()
        logger.exception("a line broke")
        with contextlib.suppress(Exception):
            await socket.close(BROKEN)
    finally:
        hall.guests.open_sockets.leave(voided)
        hall.metrics.sockets.dec()
        sitting.watchers.discard(line.changed)
        line.arrive(-1)


async def connected(hall: Hall, socket: AnySocket, table: str) -> TableSocket:
    """The line for a new connection: its guest and seat; raises what is wrong with it."""
    query = socket.query_params
    guest = await guest_of(socket)
    sitting = await hall.sitting(table)
    line = TableSocket(hall, sitting, guest, reader_of(sitting, guest, query, language_of(socket.scope)), socket)
    line.ask(query)
    return line


async def until_void(hall: Hall, guest: Guest | None, secret: str, voided: asyncio.Event) -> None:
    """Wait until the guest has signed out; check the store now and then, as another server may have done it."""
    while guest is not None and not voided.is_set():
        with contextlib.suppress(SQLAlchemyError, StoreError):
            if await hall.guests.known(secret) is None:
                voided.set()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(voided.wait(), KEY_EVERY)
    await voided.wait()


async def both(*parts: Coroutine[Any, Any, None]) -> None:
    """Run all parts until one of them ends."""
    tasks = [asyncio.ensure_future(paced(part)) for part in parts]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        results = await asyncio.gather(*tasks, return_exceptions=True)
    for result in results:
        if isinstance(result, Exception) and not isinstance(result, asyncio.CancelledError):
            raise result
