"""The server's connections: each has deadlines, takes turns at being read, and is cut if it does not read."""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Any, cast

import h11
import uvicorn
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from raenke.server.base_path import Ingress
from raenke.server.bell import Bell
from raenke.server.neighbours import Neighbours
from raenke.server.safety import READ_FOR
from raenke.server.settings import unmapped

logger = logging.getLogger("raenke.server")
HEAD_SECONDS = 10.0  # for the headers of a request, since the connection or the last answer
BODY_SECONDS = 20.0
WRITE_SECONDS = 30.0  # in this time a slow client must take at least:
WRITE_LEAST = 64 * 1024
GOODBYE_SECONDS = 3.0  # for a client to close after the server says that it ends
READ_MOST = 2048  # bytes at once: more of them, in tiny frames, would hold everybody up
HELD_MOST = 16 * READ_MOST
PIECES_MOST = 1024  # of one message; no other limit counts empty pieces
FULL = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 60\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class DoorConfig(uvicorn.Config):
    """How the server talks HTTP and WebSocket, with all open connections."""

    def __init__(self, app: Any, neighbours: Neighbours, **more: Any) -> None:
        self.neighbours = neighbours
        self.passages: dict[asyncio.Transport, Passage] = {}
        super().__init__(app, http=HttpDoor, ws=SocketDoor, loop="asyncio", **more)

    def load(self) -> None:
        super().load()
        self.loaded_app = Ingress(self.loaded_app, self.neighbours.is_proxy)


class Passage:
    """One connection, first with an `HttpDoor`, after an upgrade with a `SocketDoor`."""

    def __init__(self, config: DoorConfig, transport: asyncio.Transport, door: "HttpDoor") -> None:
        self.config = config
        self.neighbours = config.neighbours
        self.transport = transport
        self.door: HttpDoor | SocketDoor = door
        self.loop = asyncio.get_running_loop()
        peer = peer_of(transport)
        self.host = peer[0] if peer else ""
        self.counted = None if self.neighbours.is_proxy(self.host) else self.neighbours.at(self.host)
        self.payer = self.counted  # behind a proxy the headers name the address
        self.held = b""
        self.next_step: Callable[[], None] | None = None  # works on bytes that were read before
        self.is_waiting = False
        self.is_taking = False
        self.is_gone = False
        self._deadline: asyncio.TimerHandle | None = None
        self._stuck: asyncio.TimerHandle | None = None

    def enter(self) -> bool:
        """Count this connection, if there is room for it."""
        if not self.neighbours.has_room(self.counted):
            return False
        self.neighbours.come(self.counted)
        self.config.passages[self.transport] = self
        self.transport.set_write_buffer_limits(high=0)  # so that unsent bytes call `pause_writing` at once
        self.transport.max_size = READ_MOST  # type: ignore[attr-defined]
        return True

    def leave(self) -> None:
        self.is_gone = True
        self.held = b""
        self.expect(None)
        self.resume_writing()
        self.neighbours.idle.pop(self, None)
        if self.config.passages.pop(self.transport, None):
            self.neighbours.leave(self.counted)

    def cut(self) -> None:
        """End it at once, without sending what is left."""
        self.transport.abort()

    # Deadlines: for headers, for a body, and for reading what it is sent

    def expect(self, seconds: float | None) -> None:
        if self._deadline:
            self._deadline.cancel()
        self._deadline = None if seconds is None else self.loop.call_later(seconds, self._be_late, seconds)

    def _be_late(self, seconds: float) -> None:
        if self.transport.get_write_buffer_size():  # it still reads the last answer, which has its own deadline
            self.expect(seconds)
        else:
            self.cut()

    def pause_writing(self) -> None:
        if self._stuck is None:
            size = self.transport.get_write_buffer_size()
            self._stuck = self.loop.call_later(WRITE_SECONDS, self._check_writing, size)

    def _check_writing(self, before: int) -> None:
        self._stuck = None
        if self.transport.get_write_buffer_size() > before - WRITE_LEAST:
            self.cut()
        else:
            self.pause_writing()

    def resume_writing(self) -> None:
        if self._stuck:
            self._stuck.cancel()
            self._stuck = None

    # Reading, when its address may be read

    def read(self, data: bytes) -> None:
        """Handle the bytes now, or when its address may be read again."""
        if self.is_taking:  # the HTTP door hands the first bytes of a WebSocket on
            self.door.take(data)
        elif self.is_waiting or not self.neighbours.may_read(self.payer):
            self.held += data
            if len(self.held) > HELD_MOST:
                self.cut()
            self._wait()
        else:
            self._take(data)

    def go_on(self) -> None:
        self.is_waiting = False
        if self.is_gone or self.transport.is_closing():
            return
        step, self.next_step = self.next_step, None
        if step:
            self._pay_for(step)
        if self.held and not self.is_waiting:
            data, self.held = self.held, b""
            self._take(data)
        if not (self.is_waiting or self.door.is_full):
            self.transport.resume_reading()

    def step(self, step: Callable[[], None]) -> None:
        """Work on what was read before, now or when its address may be read again."""
        if self.is_waiting or not self.neighbours.may_read(self.payer):
            self.next_step = step
            self._wait()
        else:
            self._pay_for(step)

    def _take(self, data: bytes) -> None:
        self._pay_for(lambda: self.door.take(data))

    def _pay_for(self, step: Callable[[], None]) -> None:
        begun = time.thread_time()  # the time of other threads does not count
        self.is_taking = True
        try:
            step()
        except Exception as error:
            logger.warning("a connection was cut: %s", type(error).__name__)
            self.cut()
        finally:
            self.is_taking = False
            took = time.thread_time() - begun
            self.neighbours.spend(self.payer, took)
        if self.payer is None:
            self.door.pass_on(took)
        if not self.neighbours.may_read(self.payer):
            self._wait()

    def _wait(self) -> None:
        self.transport.pause_reading()
        if self.payer and not self.is_waiting:
            self.is_waiting = True
            self.neighbours.wait(self.payer, self)


def peer_of(transport: asyncio.Transport) -> tuple[str, int] | None:
    peer = get_remote_addr(transport)
    return peer and (unmapped(peer[0]), peer[1])


class Flow(FlowControl):
    """Reads nothing more while requests that are here already wait."""

    def __init__(self, transport: asyncio.Transport, door: "HttpDoor") -> None:
        super().__init__(transport)
        self.door = door

    def resume_reading(self) -> None:
        if self.read_paused and not self.door.is_ahead:
            self.read_paused = False
            if not (self.door.passage and self.door.passage.is_waiting):
                self._transport.resume_reading()


class HttpDoor(H11Protocol):
    """HTTP with deadlines."""

    passage: Passage | None = None
    owed: float | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        passage = Passage(cast(DoorConfig, self.config), transport, self)
        if not passage.enter():
            self.transport = transport
            transport.write(FULL)
            transport.close()
            return
        self.passage = passage
        super().connection_made(transport)
        self.client = peer_of(transport)
        self.flow = Flow(transport, self)
        self.watch()

    def connection_lost(self, exc: Exception | None) -> None:
        """Let go of what holds this, or it would all stay until Python looks for garbage."""
        if self.passage:
            self.passage.leave()
            super().connection_lost(exc)
            self.passage = None
            if self.cycle is None or self.cycle.response_complete:  # type: ignore[redundant-expr]
                self.cycle = self.flow = None  # type: ignore[assignment]

    def data_received(self, data: bytes) -> None:
        if self.passage:
            self.passage.read(data)

    def take(self, data: bytes) -> None:
        before = self.cycle
        super().data_received(data)
        assert self.passage
        if self.cycle is not before:
            self.passage.neighbours.notice(self.passage.host, self.headers)
        self.watch()

    @property
    def is_full(self) -> bool:
        return self.flow.read_paused

    @property
    def is_ahead(self) -> bool:
        """Has the next request begun to arrive while this one is answered?"""
        return self.conn.their_state is h11.DONE and bool(self.conn.trailing_data[0])

    def pass_on(self, seconds: float) -> None:
        """Behind a proxy only the gate knows which address pays for reading, so leave it the seconds."""
        if self.cycle is not None:
            state: dict[str, Any] = self.cycle.scope["state"]
            state[READ_FOR] = state.get(READ_FOR, 0.0) + seconds

    def watch(self) -> None:
        """Set the deadline for what the client must send next; it runs on if that has not changed."""
        passage = self.passage
        if passage is None or passage.door is not self or passage.is_gone:
            return
        state = self.conn.their_state
        owed = HEAD_SECONDS if state is h11.IDLE else BODY_SECONDS if state is h11.SEND_BODY else None
        if owed == self.owed:
            return
        self.owed = owed
        passage.expect(owed)
        if state is h11.IDLE:
            passage.neighbours.idle[passage] = None
        else:
            passage.neighbours.idle.pop(passage, None)

    def on_response_complete(self) -> None:
        """The next request may be here already. It waits for its turn like one that arrives now."""
        if self.passage and self.is_ahead and not self.transport.is_closing():
            self.passage.step(self.next_request)
        else:
            self.next_request()

    def next_request(self) -> None:
        super().on_response_complete()
        self.flow.resume_reading()
        self.watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        assert self.passage
        self.passage.expect(None)
        self.passage.neighbours.idle.pop(self.passage, None)
        self.passage.neighbours.notice(self.passage.host, self.headers)
        super().handle_websocket_upgrade(event)
        self.flow = None  # type: ignore[assignment]  # it holds this door, which has nothing more to do

    def pause_writing(self) -> None:
        if self.passage:
            super().pause_writing()
            self.passage.pause_writing()

    def resume_writing(self) -> None:
        if self.passage:
            super().resume_writing()
            self.passage.resume_writing()

    def timeout_keep_alive_handler(self) -> None:
        if not self.transport.get_write_buffer_size():  # else the deadline for writing holds
            self.transport.abort()

    def shutdown(self) -> None:
        """Do not wait for a body that has not arrived."""
        if self.conn.their_state is h11.SEND_BODY:
            self.transport.abort()
        else:
            super().shutdown()
            if self.transport.is_closing():
                self.loop.call_later(GOODBYE_SECONDS, self.transport.abort)


class Inbox:
    """The messages for the app, one after the other: what uvicorn asks of a queue, in a tenth of the memory."""

    __slots__ = ("_came", "_messages")

    def __init__(self) -> None:
        self._messages: list[Any] = []
        self._came = Bell()

    def put_nowait(self, message: Any) -> None:
        self._messages.append(message)
        self._came.set()

    def empty(self) -> bool:
        return not self._messages

    async def get(self) -> Any:
        while not self._messages:
            self._came.clear()
            await self._came.wait()
        return self._messages.pop(0)


class SocketDoor(WebSocketsSansIOProtocol):
    """A WebSocket with bounded memory and time."""

    passage: Passage

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.queue = Inbox()  # type: ignore[assignment]
        self.writable = Bell(is_set=True)  # type: ignore[assignment]

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.client = peer_of(self.transport)
        self.passage = cast(DoorConfig, self.config).passages[self.transport]
        self.passage.door = self

    def connection_lost(self, exc: Exception | None) -> None:
        """Let go of what holds this, as above."""
        self.passage.leave()
        super().connection_lost(exc)
        del self.passage
        self.conn.parser.close()

    def data_received(self, data: bytes) -> None:
        self.passage.read(data)

    def take(self, data: bytes) -> None:
        passage = self.passage
        if passage.payer is None and self.handshake_complete and self.scope["client"]:
            passage.payer = passage.neighbours.at(self.scope["client"][0])  # the address the proxy names
        super().data_received(data)

    @property
    def is_full(self) -> bool:
        return self.read_paused

    def pass_on(self, seconds: float) -> None:
        """Nothing to do: from the first frame on `payer` is known."""

    def pause_writing(self) -> None:
        super().pause_writing()
        self.passage.pause_writing()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.passage.resume_writing()

    def start_keepalive(self) -> None:
        """The handshake is over: forget it, with all that a browser says in its headers. The parser holds on to it."""
        super().start_keepalive()
        for part in (self.request, self.response):
            part.headers.clear()
        self.request = self.response = None  # type: ignore[assignment]
        self.scope["headers"] = []

    def handle_ping(self) -> None:
        """A client that does not read gets no pongs."""
        pongs = b"".join(self.conn.data_to_send())
        if pongs and self.writable.is_set():
            self.transport.write(pongs)

    def handle_cont(self, event: Frame) -> None:
        super().handle_cont(event)
        if len(self.frames) > PIECES_MOST:
            self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """A text that is not UTF-8 ends the connection, without a trace in the log."""
        if self.curr_msg_data_type == "text":
            whole = b"".join(self.frames)
            try:
                whole.decode()
            except UnicodeDecodeError:
                self.frames = []
                self.conn.fail(1007)
                self.handle_parser_exception()
                return
            self.frames = [whole]
        super().send_receive_event_to_app()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    def shutdown(self) -> None:
        super().shutdown()
        self.loop.call_later(GOODBYE_SECONDS, self.transport.abort)
