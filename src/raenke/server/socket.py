"""The WebSocket of a table: commands in, answers and updates out."""

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import Coroutine, Iterator
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy.exc import SQLAlchemyError

from raenke.server import wire_commands
from raenke.server.commands import Commands
from raenke.server.hall import Hall, Sitting
from raenke.server.kill_points import passing
from raenke.server.languages import language_of
from raenke.server.limits import Bucket
from raenke.server.refusing import Refused
from raenke.server.requests import guest_of, hall_of, secret_of
from raenke.server.routes_tables import carry_out, chosen_seat
from raenke.server.safety import address_of
from raenke.server.shares import apart, paced
from raenke.server.store import StoreError
from raenke.server.updates import Reader, update_for, words_in
from raenke.server.wire import Guest
from raenke.server.wire_commands import AnyCommand
from raenke.server.wire_messages import AnyMessage, RefusedAnswer

AnySocket = WebSocket[object, object, object]  # type: ignore[type-var]
DECODER = msgspec.json.Decoder(AnyCommand)
ENCODER = msgspec.json.Encoder()
FORBIDDEN, BROKEN, RESTARTING = 1008, 1011, 1012
logger = logging.getLogger("raenke.server")
FAULTS_MOST = 50
KEY_EVERY = 60.0


class TableSocket:
    """One connection to one table."""

    def __init__(self, hall: Hall, sitting: Sitting, socket: AnySocket, guest: Guest | None, reader: Reader) -> None:
        self.hall = hall
        self.sitting = sitting
        self.socket = socket
        self.guest = guest
        self.reader = reader
        self.changed = asyncio.Event()
        self.since: int | None = None
        self.sending = asyncio.Lock()
        self.faults = 0
        self.is_player = False
        self.is_shared = False  # several people at one device
        self.is_for_one = False  # a program has asked for this seat only
        self.looked: int | None = None  # the match's number when a curtain was raised
        self.public: int | None = 0  # the last number told to everybody at the device
        self.voided = asyncio.Event()

    def arrive(self, by: int = 1) -> None:
        """Count a player with a seat, or a spectator, who comes or (with -1) goes."""
        if by > 0:
            self.is_player = bool(self.sitting.table.seats_of(self.reader.guest))
        if self.is_player and self.guest:
            self.sitting.present[self.guest.id] += by
            self.sitting.sign(self.guest.id)
        else:
            self.sitting.spectators += by
        self.sitting.wake()

    def take_place(self) -> None:
        """A reader who sits down meanwhile looks from that seat; one who leaves becomes a spectator."""
        own = self.sitting.table.seats_of(self.reader.guest)
        if bool(own) != self.is_player:
            self.reader.seat = own[0] if len(own) == 1 else None
            self.arrive(-1)
            self.arrive()
        self.is_shared = len(own) > 1 or (self.is_shared and self.sitting.table.stage == "playing")
        if self.is_shared and self.reader.seat is not None and not self.is_for_one:
            self.lower_curtain()

    def raise_curtain(self, seat: int, since: int | None) -> None:
        """Somebody looks from one of the guest's seats; the place in the public news stays where it is."""
        if self.reader.seat is None:
            self.public = self.since
        self.reader.seat, self.since, self.looked = seat, since, self.sitting.table.match_version
        self.changed.set()

    def lower_curtain(self) -> None:
        """At a shared device, hide a player's cards as soon as somebody else decides."""
        table = self.sitting.table
        goes_on = self.looked is not None and (table.to_move == self.reader.seat or table.match_version == self.looked)
        if not goes_on:
            self.reader.seat, self.since, self.looked = None, self.public, None

    async def send(self, message: AnyMessage) -> None:
        passing("before-send")
        async with self.sending:
            await self.socket.send_text(ENCODER.encode(message).decode())

    async def tell(self) -> None:
        """After each change, send everything since the last time, page by page; slow readers get fewer updates."""
        while True:
            self.take_place()
            self.changed.clear()
            self.reader.mutes = await self.hall.guests.mutes(self.reader.guest)
            if self.voided.is_set():
                return
            update = update_for(self.hall.told, self.sitting, self.reader, self.since)
            self.since = update.version if update.until is None else update.until
            await self.send(update)
            if self.since >= update.version:
                await self.changed.wait()
            if self.hall.is_closing:
                await self.socket.close(RESTARTING)
                return

    async def listen(self, bucket: Bucket) -> None:
        while True:
            text = await self.socket.receive_data("text")
            if self.voided.is_set():  # the guest has signed out
                return
            await self.take(text, bucket)
            if self.faults > FAULTS_MOST:
                await self.socket.close(FORBIDDEN)
                return

    async def take(self, text: str | bytes, bucket: Bucket) -> None:
        """Carry out one message, or refuse it."""
        name = None
        try:
            command = DECODER.decode(text)
            name = command.id
            if self.guest is None:
                self.faults += 1
                raise Refused("server-refusal-guest")
            wait = bucket.wait(self.guest.id)
            if wait:
                self.faults += 1
                raise Refused("server-refusal-too-many", seconds=max(1, round(wait)))
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self.faults += 1
            await self.refuse(Refused("server-refusal-malformed", why=str(error)), name)
            return
        except Refused as refused:
            await self.refuse(refused, name)
            return
        reply, status = await apart(carry_out(self.hall, self.sitting, self.guest, self.reader.language, command))
        await self.send(reply)
        if status == 200 and isinstance(command, wire_commands.Look):
            own = self.sitting.table.seats_of(self.guest.id)
            self.raise_curtain(command.seat if command.seat is not None else own[0], command.since)

    async def refuse(self, refused: Refused, name: str | None) -> None:
        self.hall.metrics.refusals.labels(refused.reason).inc()
        table = self.sitting.table
        told = refused.told(words_in(self.reader.language, table.game.name))
        await self.send(RefusedAnswer(refusal=told, version=table.version, id=name))


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
    reader = Reader(
        guest=guest.id if guest else None,
        seat=chosen_seat(sitting, guest, query.get("seat", "")),
        language=language_of(socket.scope),
        has_texts=query.get("texts", "true") != "false",
        has_refused=query.get("refused", "false") in ("true", "1"),
        is_browser=query.get("view", "") == "drawn",
    )
    line = TableSocket(hall, sitting, socket, guest, reader)
    line.is_for_one = query.get("seat", "") not in ("", "none")
    since = query.get("since", "")
    if since and not (since.isascii() and since.isdigit() and len(since) < 10):
        raise Refused("server-refusal-malformed", why="since")
    line.since = int(since) if since else None
    return line


async def come_back(hall: Hall, sitting: Sitting, guest: Guest) -> None:
    """Connecting means that the player is back."""
    if any(sitting.table.places[seat].is_absent for seat in sitting.table.seats_of(guest.id)):
        with contextlib.suppress(Refused):
            async with sitting.lock:
                await Commands(hall, sitting, guest, "en").return_(wire_commands.Return())


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
