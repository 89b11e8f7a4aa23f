"""The WebSocket of a table: commands in, answers and updates out.

It talks ASGI itself. Through the framework every line would hold six kilobytes more, and every message cost more.
"""

import asyncio
import contextlib
import logging
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qsl

from raenke.server.hall import Hall
from raenke.server.kill_points import passing
from raenke.server.languages import language_of
from raenke.server.limits import Bucket
from raenke.server.line import BROKEN, ENCODER, FORBIDDEN, Line, come_back, reader_of
from raenke.server.refusing import Refused
from raenke.server.requests import guest_in, secret_in
from raenke.server.safety import address_of
from raenke.server.shares import apart, paced
from raenke.server.sitting import Sitting
from raenke.server.updates import Reader, words_in
from raenke.server.wire import Guest
from raenke.server.wire_messages import RefusedAnswer

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Receive, Send

logger = logging.getLogger("raenke.server")
PATH = re.compile("/api/tables/([^/]+)/socket/?")


class Gone(Exception):
    """The other side is gone; the seat waits."""


class TableSocket(Line):
    """One WebSocket to one table."""

    def __init__(
        self, hall: Hall, sitting: Sitting, guest: Guest | None, reader: Reader, receive: "Receive", send: "Send"
    ) -> None:
        super().__init__(hall, sitting, guest, reader)
        self.receive = receive
        self.send_message: Any = send
        self.has_ended = False

    async def send_text(self, text: str) -> None:
        passing("before-send")
        await self.send_message({"type": "websocket.send", "text": text})

    async def receive_text(self) -> str:
        message: Any = await self.receive()
        if message["type"] != "websocket.receive":
            raise Gone
        return message.get("text") or ""

    async def end(self, code: int) -> None:
        if not self.has_ended:
            self.has_ended = True
            await self.send_message({"type": "websocket.close", "code": code})

    async def hold(self, bucket: Bucket) -> None:
        """Tell and listen until one side ends it."""
        telling = asyncio.ensure_future(paced(self.unless_gone(self.tell())))
        try:
            await self.unless_gone(self.listen(bucket))  # ends when `tell` has ended the line
        finally:
            telling.cancel()
            await asyncio.gather(telling, return_exceptions=True)
        if self.is_void:
            await self.end(FORBIDDEN)

    async def unless_gone(self, work: Any) -> None:
        try:
            await work
        except (Gone, OSError):  # uvicorn raises OSError if it was just about to send
            pass
        except Exception:
            self.hall.note_failure()
            logger.exception("a line broke")
            with contextlib.suppress(Exception):
                await self.end(BROKEN)


class TableSockets:
    """Answers WebSockets to tables; everything else goes to the app."""

    def __init__(self, app: "ASGIApp", hall: Hall, commands: Bucket) -> None:
        self.app = app
        self.hall = hall
        self.commands = commands
        self.places: Counter[str] = Counter()  # taken, by address

    async def __call__(self, scope: Any, receive: "Receive", send: "Send") -> None:
        found = PATH.fullmatch(scope["path"]) if scope["type"] == "websocket" else None
        if found is None:
            await self.app(scope, receive, send)
            return
        await receive()  # that it wants to connect
        reply: Any = send
        try:
            with reserved(self.places, address_of(scope), self.hall.settings.sockets_most):
                await self.run(await connected(self.hall, scope, found[1], receive, send), secret_in(scope) or "")
        except Refused as refused:
            words = words_in(language_of(scope), None)
            told = ENCODER.encode(RefusedAnswer(refusal=refused.told(words))).decode()
            await reply({"type": "websocket.accept"})
            with contextlib.suppress(OSError):
                await reply({"type": "websocket.send", "text": told})
                await reply({"type": "websocket.close", "code": FORBIDDEN})

    async def run(self, line: TableSocket, secret: str) -> None:
        """Run the line until one side ends it."""
        hall, sitting, guest = self.hall, line.sitting, line.guest
        hall.metrics.sockets.inc()
        sitting.watchers.add(line.changed)
        line.arrive()
        hall.guests.open_sockets.enter(line, guest.id if guest else "", secret)
        try:
            await line.send_message({"type": "websocket.accept"})
            if line.is_player and guest:
                await apart(come_back(hall, sitting, guest))
            await line.hold(self.commands)
        finally:
            hall.guests.open_sockets.leave(line)
            hall.metrics.sockets.dec()
            sitting.watchers.discard(line.changed)
            line.arrive(-1)


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


async def connected(hall: Hall, scope: Any, table: str, receive: "Receive", send: "Send") -> TableSocket:
    """The line for a new connection: its guest and seat; raises what is wrong with it."""
    query = query_of(scope)
    guest = await guest_in(hall, scope)
    sitting = await hall.sitting(table)
    line = TableSocket(hall, sitting, guest, reader_of(sitting, guest, query, language_of(scope)), receive, send)
    line.ask(query)
    return line


def query_of(scope: Any) -> Mapping[str, str]:
    """What the address asks for; the first of each name."""
    return dict(reversed(parse_qsl(scope["query_string"].decode("latin-1"), keep_blank_values=True)))
