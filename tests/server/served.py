"""A real server in a process of its own, and people who speak with it over real connections."""

import json
import multiprocessing
import os
import re
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from http.cookiejar import DefaultCookiePolicy
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.unlimited import UNLIMITED

# One for all: to make one takes longer than most requests. No connection is kept, since servers die here.
CLIENT = httpx.Client(verify=False, trust_env=False, timeout=60, limits=httpx.Limits(max_keepalive_connections=0))
CLIENT.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))  # it speaks for many people
FAST = {**UNLIMITED, "RAENKE_METRICS": "true", "RAENKE_BOT_PAUSE": "0"}
# Each server is a process of its own, forked from one that has read all modules: killed and started in a moment.
NURSERY = multiprocessing.get_context("forkserver")
NURSERY.set_forkserver_preload(["tests.server.warm"])


def run_server(environment: dict[str, str], log: str, line: Connection, prepare: Callable[[], None] | None) -> None:
    """What the server's process does."""
    from raenke.server.run import serve
    from raenke.server.settings import settings_from

    os.environ.update(environment)
    output = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    os.dup2(output, 1)
    os.dup2(output, 2)
    if prepare:
        prepare()
    serve(settings_from(os.environ), False, line.send)


class Served:
    """A server that can be killed and started again at the same place."""

    def __init__(self, folder: Path, database: str = "", **settings: str) -> None:
        self.folder = folder
        self.settings = {
            **FAST,
            "RAENKE_DATA": str(folder),
            "RAENKE_PORT": "0",
            "RAENKE_DATABASE": database,
            **settings,
        }
        self.process: ForkServerProcess | None = None
        self.address = ""
        self.log = folder / "server.log"
        self.prepare: Callable[[], None] | None = None

    def start(self, **more: str) -> None:
        """Returns when it answers; raises `EOFError` if it ends before."""
        here, there = NURSERY.Pipe()
        self.process = NURSERY.Process(
            target=run_server,
            args=({**self.settings, "RAENKE_KILL": "", **more}, str(self.log), there, self.prepare),
            daemon=True,
        )
        self.process.start()
        there.close()
        found = re.search(r"http://(localhost:\d+)/", here.recv())
        assert found
        self.address = found.group(1)

    def stop(self, how: signal.Signals = signal.SIGTERM, seconds: float = 30) -> int | None:
        """Its exit code."""
        if self.process is None:
            return None
        self.send(how)
        self.process.join(seconds)
        code, self.process = self.process.exitcode, None
        return code

    def kill(self) -> None:
        self.stop(signal.SIGKILL)

    def kill_now(self) -> None:
        """From another thread; the one that started it waits for the end."""
        self.send(signal.SIGKILL)

    def send(self, what: signal.Signals) -> None:
        if self.process and self.process.pid and self.process.is_alive():
            with suppress(ProcessLookupError):  # it was about to end by itself
                os.kill(self.process.pid, what)

    def join(self, seconds: float) -> None:
        if self.process:
            self.process.join(seconds)

    @property
    def is_dead(self) -> bool:
        return self.process is None or not self.process.is_alive()


@contextmanager
def served(folder: Path, database: str = "", **settings: str) -> Iterator[Served]:
    server = Served(folder, database, **settings)
    server.start()
    try:
        yield server
    finally:
        server.stop()


class Person:
    """A guest with a browser, or a program: HTTP, and one WebSocket at a time."""

    def __init__(self, server: Served, name: str, ticket: dict[str, Any] | None = None) -> None:
        self.server = server
        self.name = name
        self.open_sockets = ExitStack()
        self.socket: ClientConnection | None = None
        self.update: dict[str, Any] = {}
        self.page: dict[str, Any] = {}  # what was heard of an update that comes in several pages
        self.answers: list[dict[str, Any]] = []
        self.ticket = ticket or self.post("/api/guests", {"name": name}, 201)

    @property
    def headers(self) -> dict[str, str]:
        ticket = getattr(self, "ticket", None)
        return {"Authorization": f"Bearer {ticket['secret']}"} if ticket and ticket["secret"] else {}

    def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        url = f"http://{self.server.address}{path}"
        return CLIENT.request(method, url, headers={**self.headers, **more.pop("headers", {})}, **more)

    def get(self, path: str, status: int = 200) -> Any:
        response = self.ask("GET", path)
        assert response.status_code == status, response.text
        return response.json()

    def post(self, path: str, body: Any, status: int = 200) -> Any:
        response = self.ask("POST", path, json=body)
        assert response.status_code == status, response.text
        return response.json()

    def command(self, table: str, kind: str, status: int = 200, **more: Any) -> Any:
        """A command over HTTP."""
        return self.post(f"/api/tables/{table}/commands", {"type": kind, **more}, status)

    def open(self, game: str = "kabale", seats: int = 2, **more: Any) -> str:
        return str(self.post("/api/tables", {"game": game, "seats": seats, **more}, 201)["id"])

    def told(self, table: str, query: str = "") -> list[dict[str, Any]]:
        """All that happened at a table, asked for over HTTP page by page."""
        events: list[dict[str, Any]] = []
        until, version = 0, 1
        while until < version:
            update = self.get(f"/api/tables/{table}/messages?since={until}{query}")
            events += update["events"]
            until, version = update["until"], update["version"]
        return events

    def connect(self, table: str, query: str = "", **more: Any) -> dict[str, Any]:
        """Open the WebSocket; its first update."""
        self.leave()
        url = f"ws://{self.server.address}/api/tables/{table}/socket?language=en{query}"
        headers = {**self.headers, **more.pop("headers", {})}
        more = {"ping_interval": None, **more}  # no thread of its own, which asks for luck while others are tested
        self.socket = self.open_sockets.enter_context(connect(url, additional_headers=headers, **more))
        return self.until(lambda message: message["type"] in ("update", "refused"))

    def leave(self) -> None:
        self.open_sockets.close()
        self.socket, self.page = None, {}

    def leave_at_once(self) -> None:
        """The other side is dead: there is nobody to say goodbye to."""
        if self.socket is not None:
            self.socket.socket.close()
        with suppress(Exception):
            self.leave()
        self.open_sockets, self.socket, self.update = ExitStack(), None, {}

    def hear(self, seconds: float = 20) -> dict[str, Any]:
        assert self.socket is not None
        while True:
            message: dict[str, Any] = json.loads(self.socket.recv(seconds))
            if message["type"] != "update":
                return message
            if self.page and message["since"] == self.page["until"] and message["seat"] == self.page["seat"]:
                message |= {"since": self.page["since"], "events": [*self.page["events"], *message["events"]]}
            self.page = message if message["until"] is not None and message["until"] < message["version"] else {}
            if not self.page:
                self.update = message
                return message

    def until(self, wanted: Any, seconds: float = 20) -> dict[str, Any]:
        """Hear until a message is the wanted one."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            message = self.hear(max(0.01, end - time.monotonic()))
            if wanted(message):
                return message
        raise AssertionError("nothing like that was heard")

    def say(self, kind: str, **more: Any) -> dict[str, Any]:
        """A command over the WebSocket, and its answer."""
        assert self.socket is not None
        self.socket.send(json.dumps({"type": kind, "id": f"{kind}!", **more}))
        return self.until(lambda message: message.get("id") == f"{kind}!")

    def until_turn(self, seconds: float = 30) -> dict[str, Any]:
        """Until the own seat may move, or the match is over."""
        if self.update and (self.update["options"] or self.update["table"]["stage"] == "finished"):
            return self.update
        return self.until(
            lambda message: (
                message["type"] == "update" and (message["options"] or message["table"]["stage"] == "finished")
            ),
            seconds,
        )

    def at(self, version: int) -> dict[str, Any]:
        """The first update that knows of this number."""
        if self.update.get("version", 0) >= version:
            return self.update
        return self.until(lambda message: message["type"] == "update" and message["version"] >= version)

    def play(self, choose: Any = min) -> dict[str, Any]:
        """Make a move: the answer."""
        update = self.until_turn()
        return self.move(choose(option["move"] for option in update["options"]), update["version"])

    def move(self, move: str, version: int) -> dict[str, Any]:
        """Make this move: the answer. What was told before it, as of somebody who came just then, is out of date."""
        answer = self.say("play", move=move, version=version)
        if self.update["version"] < answer["version"]:
            self.update = {}
        return answer

    def play_out(self) -> dict[str, Any]:
        """Play until the match is over."""
        while self.until_turn()["table"]["stage"] != "finished":
            answer = self.play()
            assert answer["type"] == "done", answer
        return self.update


def play_out_together(*people: Person) -> None:
    """Those who sit at a table, in the order of their seats and all connected, play its match to the end."""
    while (seat := people[0].update["table"]["to_move"]) is not None:
        done = people[seat].play()
        for person in people:
            person.at(done["version"])
    for person in people:
        person.until_turn()


def closing_of(person: Person) -> Any:
    """The code with which the server closed the connection."""
    try:
        while True:
            person.hear(5)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None
