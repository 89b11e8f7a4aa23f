"""The line between a table and its reader on the same device: the protocol of the server's WebSocket, without wires."""

import asyncio
import contextlib
import logging
from collections.abc import Callable

from raenke.server.hall_base import HallBase
from raenke.server.limits import Bucket
from raenke.server.line import BROKEN, FAULTS_MOST, FORBIDDEN, Line, come_back
from raenke.server.sitting import Sitting
from raenke.server.updates import Reader
from raenke.server.wire import Guest

Tell = Callable[[str], None]
Shut = Callable[[int, str], None]
NO_LIMIT = Bucket(0, 0)
logger = logging.getLogger("raenke.device")


class DeviceLine(Line):
    """One line to one table."""

    def __init__(self, hall: HallBase, sitting: Sitting, guest: Guest | None, reader: Reader, socket: "Socket") -> None:
        super().__init__(hall, sitting, guest, reader)
        self.socket = socket

    async def send_text(self, text: str) -> None:
        self.socket.tell(text)

    async def end(self, code: int) -> None:
        self.socket.end(code)

    def come(self) -> None:
        self.sitting.watchers.add(self.changed)
        self.arrive()

    def go(self) -> None:
        self.sitting.watchers.discard(self.changed)
        self.arrive(-1)


class Socket:
    """What the client holds of a line. `tell` gets every message, `shut` the code when the line ends by itself."""

    def __init__(self, opening: "Callable[[Socket], object]", tell: Tell, shut: Shut) -> None:
        self.tell = tell
        self._shut = shut
        self.line: DeviceLine | None = None
        self.is_open = True
        self._task = asyncio.ensure_future(self._run(opening))
        self._ready = asyncio.Event()

    async def receive(self, text: str) -> None:
        """A message from the client."""
        await self._ready.wait()
        if self.is_open and self.line:
            await self.line.take(text, NO_LIMIT)
            if self.line.faults > FAULTS_MOST:
                self.end(FORBIDDEN)

    def close(self) -> None:
        """The client goes."""
        self.is_open = False
        self._task.cancel()

    def end(self, code: int) -> None:
        if self.is_open:
            self.is_open = False
            self._shut(code, "")
            self._task.cancel()

    async def _run(self, opening: "Callable[[Socket], object]") -> None:
        try:
            self.line = await opening(self)  # type: ignore[misc]
            self._ready.set()
            if self.line is None:
                return
            self.line.come()
            try:
                if self.line.is_player and self.line.guest:
                    await come_back(self.line.hall, self.line.sitting, self.line.guest)
                await self.line.tell()
            finally:
                self.line.go()
        except asyncio.CancelledError:
            raise
        except Exception:
            logger.exception("a line broke")
            with contextlib.suppress(Exception):
                self.end(BROKEN)
        finally:
            self._ready.set()
