"""Running the server until a signal stops it."""

import asyncio
import errno
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import uvicorn

from raenke.server.app import app_of
from raenke.server.claiming import claimed
from raenke.server.crew import Crew, check_crew
from raenke.server.database import opened as opened_database
from raenke.server.database import shown_url
from raenke.server.doors import DoorConfig
from raenke.server.logs import log_to_stderr
from raenke.server.neighbours import Neighbours, room
from raenke.server.settings import ServerSettings, SettingsError

SHUTDOWN_SECONDS = 10
BACKLOG = 2048
TURN_MOST = 32  # new connections accepted before the event loop does other work
BUFFER = 64 * 1024  # bytes the system buffers for one connection, each way; Linux doubles that


class Server(uvicorn.Server):
    """Calls back when it is ready, and before it closes connections."""

    def __init__(self, config: uvicorn.Config, is_ready: Callable[[], None], is_leaving: Callable[[], None]) -> None:
        super().__init__(config)
        self.is_ready = is_ready
        self.is_leaving = is_leaving

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """A signal stops it in good order, which is no failure. Uvicorn would raise the signal again afterwards."""
        signals = (signal.SIGINT, signal.SIGTERM)
        before = {each: signal.signal(each, self.handle_exit) for each in signals}
        try:
            yield
        finally:
            for each, was in before.items():
                signal.signal(each, was)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for each in sockets or []:
            each.listen(BACKLOG)  # uvicorn has set it to less; more may wait than are accepted at once
        if self.started:
            self.is_ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.is_leaving()
        await asyncio.sleep(0.1)  # for the WebSockets to close by themselves
        await super().shutdown(sockets)


def listening(settings: ServerSettings) -> socket.socket:
    """The socket, opened before anything else, so that a port in use is the first thing said."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    opened = socket.socket(family, socket.SOCK_STREAM)
    opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    opened.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # connections inherit it: small messages do not wait
    opened.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, BUFFER)
    opened.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, BUFFER)
    try:
        opened.bind((settings.host, settings.port))
        opened.listen(BACKLOG)
    except (OSError, UnicodeError) as error:
        opened.close()
        raise SettingsError(closed_door(settings, error)) from None
    return opened


def closed_door(settings: ServerSettings, error: OSError | UnicodeError) -> str:
    """Why the server cannot listen there, and which option chooses another place."""
    if isinstance(error, OSError) and error.errno in (errno.EADDRINUSE, errno.EACCES):
        return f"cannot listen at {settings.host} port {settings.port}: {error.strerror}; choose another with --port"
    return (
        f"cannot listen: this machine has no address {settings.host}; "
        "--host 127.0.0.1 is for this machine alone, --host 0.0.0.0 for the whole network"
    )


def address_of(settings: ServerSettings, port: int) -> str:
    host = "localhost" if settings.host in ("127.0.0.1", "0.0.0.0", "::", "::1") else settings.host
    return f"http://{host}:{port}{settings.base}/"


def serve(settings: ServerSettings, opens_browser: bool, say: Callable[[str], None]) -> None:
    """Serve until a signal; on return everything is on the disk and the connections are closed."""
    log_to_stderr(settings.log)
    if settings.processes > 1:
        check_crew(settings.processes, settings.database_url)
    with claimed(settings.database_url, "raenke serve") as claim, listening(settings) as opened:
        address = address_of(settings, opened.getsockname()[1])
        claim.write_owner(f"raenke serve at {address}")

        def ready() -> None:
            say(f"{address} (database: {shown_url(settings.database_url)})")
            if opens_browser:
                threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

        if settings.processes > 1:
            crew = Crew(settings.processes, lambda serves, lifeline: run(settings, opened, serves, lifeline), ready)
            if code := crew.run():
                sys.exit(code)
        else:
            run(settings, opened, ready)


def run(
    settings: ServerSettings, opened: socket.socket, ready: Callable[[], None], lifeline: int | None = None
) -> None:
    """Serve in this process; also until the lifeline breaks, if it is one of several."""
    gate = app_of(settings)

    def leaving() -> None:
        gate.hall.is_closing = True
        for sitting in gate.hall.sittings.values():
            sitting.wake()

    config = DoorConfig(
        gate,
        Neighbours(settings.connections_most, room(), settings.reading_share, settings.trusted),
        backlog=TURN_MOST if lifeline is None else 1,  # the next process takes the next one
        ws_max_size=settings.message_most,
        ws_per_message_deflate=settings.compression,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        log_config=None,
        access_log=False,
        server_header=False,
        lifespan="on",
        proxy_headers=True,
        forwarded_allow_ips=settings.trusted,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        h11_max_incomplete_event_size=32 * 1024,
    )
    server = Server(config, ready, leaving)

    def orphaned() -> None:
        asyncio.get_running_loop().remove_reader(lifeline or 0)
        server.handle_exit(signal.SIGTERM, None)

    async def wake_and_serve() -> None:
        if lifeline is not None:
            asyncio.get_running_loop().add_reader(lifeline, orphaned)
        with opened_database(gate.hall.store.engine):  # a damaged database shows before anybody connects
            await gate.hall.wake_up()
        await server.serve(sockets=[opened])

    asyncio.run(wake_and_serve())
    if not server.started:
        sys.exit(1)
