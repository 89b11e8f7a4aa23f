"""What attackers and their victims are made of: raw connections, a pace, an end, and what came of it."""

import asyncio
import json
import statistics
import time
from collections import Counter, deque
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

ATTACKER, VICTIM = "127.0.0.1", "127.0.0.2"  # where they come from; the server counts by address
KEPT = 64 * 1024  # bytes of an answer that are looked at
PATIENCE = 5.0  # seconds until an attacker gives a request up
LINGER = 15.0  # seconds a victim waits for what it still has to hear
FLOOD_MOST = 256 * 1024 * 1024  # bytes one flood sends at most
PINGS = 19  # a second: a guest may send 20 commands, and also plays


@dataclass(frozen=True)
class Scene:
    """The server, and what was there before the attack."""

    port: int
    secret: str  # the victim's
    table: str  # where the victim sits with bots, ready to begin
    finished: str  # a match of ordinary length
    talked: str  # a table full of talk
    record: bytes  # a match that does not end


@dataclass
class Tally:
    """What was sent, what came back by status, and the seconds of computing the attackers took for it."""

    sent: int = 0
    answers: Counter[str] = field(default_factory=Counter)
    cpu: float = 0.0


class Wire(asyncio.Protocol):
    """One raw connection. Little is looked at, so that it costs the attacker little."""

    def __init__(self, tally: Tally, first: bytes, marks: tuple[str, ...] = (), statuses: tuple[str, ...] = ()) -> None:
        self.tally, self.first, self.marks = tally, first, [(mark, f'"type":"{mark}"'.encode()) for mark in marks]
        self.statuses = [(status, f"HTTP/1.1 {status}".encode()) for status in statuses]  # of many answers, else one
        self.heard = bytearray()
        self.answered, self.ended, self.writable = asyncio.Event(), asyncio.Event(), asyncio.Event()
        self.writable.set()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        if self.first:
            transport.write(self.first)

    def data_received(self, data: bytes) -> None:
        if self.statuses:
            for status, text in self.statuses:
                self.tally.answers[status] += data.count(text)
            self.answered.set()
            return
        if not self.heard:
            self.tally.answers[data[9:12].decode("ascii", "replace")] += 1
            self.answered.set()
        if len(self.heard) < KEPT:
            self.heard += data
        for mark, text in self.marks:
            if found := data.count(text):
                self.tally.answers[mark] += found

    def connection_lost(self, _: Exception | None) -> None:
        self.ended.set()
        self.answered.set()
        self.writable.set()

    def pause_writing(self) -> None:
        self.writable.clear()

    def resume_writing(self) -> None:
        self.writable.set()


async def wired(
    scene: Scene,
    tally: Tally,
    first: bytes,
    source: str = ATTACKER,
    marks: tuple[str, ...] = (),
    statuses: tuple[str, ...] = (),
) -> Wire | None:
    """A new connection, or nothing if none can be had."""
    loop = asyncio.get_running_loop()
    try:
        async with asyncio.timeout(PATIENCE):
            _, wire = await loop.create_connection(
                lambda: Wire(tally, first, marks, statuses), "127.0.0.1", scene.port, local_addr=(source, 0)
            )
            return wire
    except (OSError, TimeoutError):
        tally.answers["no connection"] += 1
        return None


def head(scene: Scene, method: str, path: str, secret: str = "", *more: str) -> bytes:
    lines = [f"{method} {path} HTTP/1.1", f"Host: localhost:{scene.port}", *more]
    if secret:
        lines.append(f"Authorization: Bearer {secret}")
    return "\r\n".join([*lines, "", ""]).encode()


def request(scene: Scene, method: str, path: str, body: bytes = b"", secret: str = "") -> bytes:
    more = ["Connection: close"]
    if body:
        more += ["Content-Type: application/json", f"Content-Length: {len(body)}"]
    return head(scene, method, path, secret, *more) + body


def upgrade(scene: Scene, table: str, query: str = "", secret: str = "") -> bytes:
    key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="
    more = ("Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13", key)
    return head(scene, "GET", f"/api/tables/{table}/socket?language=en{query}", secret, *more)


def frame(opcode: int, body: bytes) -> bytes:
    """A WebSocket frame, masked with zeros."""
    size = bytes([0x80 | len(body)]) if len(body) < 126 else b"\xfe" + len(body).to_bytes(2, "big")
    return bytes([0x80 | opcode]) + size + bytes(4) + body


async def ask(
    scene: Scene, tally: Tally, first: bytes, source: str = ATTACKER, patience: float = PATIENCE
) -> dict[str, Any]:
    """One request on a connection of its own: the answer's JSON if it is short, else nothing."""
    tally.sent += 1
    wire = await wired(scene, tally, first, source)
    if wire is None:
        return {}
    try:
        async with asyncio.timeout(patience):
            await wire.ended.wait()
    except TimeoutError:
        tally.answers["gave up"] += not wire.heard
        wire.transport.abort()
    with suppress(ValueError):
        answer = json.loads(wire.heard.partition(b"\r\n\r\n")[2])
        return answer if isinstance(answer, dict) else {}
    return {}


async def post(scene: Scene, tally: Tally, path: str, body: dict[str, Any], secret: str = "") -> dict[str, Any]:
    return await ask(scene, tally, request(scene, "POST", path, json.dumps(body).encode(), secret))


async def command(scene: Scene, tally: Tally, table: str, secret: str, kind: str) -> None:
    await post(scene, tally, f"/api/tables/{table}/commands", {"type": kind}, secret)


async def guests(scene: Scene, tally: Tally, count: int) -> list[str]:
    """The secrets of new guests."""
    made = [await post(scene, tally, "/api/guests", {"name": f"G{number}"}) for number in range(count)]
    return [guest["secret"] for guest in made if "secret" in guest]


async def paced(rate: float, seconds: float) -> AsyncIterator[int]:
    """Numbers, so many a second, until it is over."""
    begun = time.monotonic()
    for number in range(int(rate * seconds)):
        await asyncio.sleep(max(0.0, begun + number / rate - time.monotonic()))
        if time.monotonic() > begun + seconds:
            return
        yield number


async def repeated(rate: float, seconds: float, act: Callable[[int], Coroutine[Any, Any, Any]]) -> None:
    """At a pace, whether or not those before are done."""
    async with asyncio.TaskGroup() as tasks:
        async for number in paced(rate, seconds):
            tasks.create_task(act(number))


def shut(tally: Tally, wires: list[Wire]) -> None:
    tally.answers["open at the end"] += sum(not wire.ended.is_set() for wire in wires)
    for wire in wires:
        wire.transport.abort()


async def answered(wire: Wire) -> None:
    with suppress(TimeoutError):
        await asyncio.wait_for(wire.answered.wait(), PATIENCE)


# The attacks


async def asking(scene: Scene, tally: Tally, seconds: float, first: bytes, rate: float) -> None:
    """The same request again and again, each on a connection of its own."""
    await repeated(rate, seconds, lambda _: ask(scene, tally, first))


async def holding(scene: Scene, tally: Tally, seconds: float, first: bytes, count: int, reads: bool = True) -> None:
    """So many connections at once that say no more; where one is cut there comes another."""
    wires: list[Wire] = []
    async for _ in paced(60 if first.startswith(b"GET /api") else 300, seconds):
        wires = [wire for wire in wires if not wire.ended.is_set()]
        if len(wires) < count:
            tally.sent += 1
            if wire := await wired(scene, tally, first):
                wires.append(wire)
                if not reads:
                    wire.transport.pause_reading()
    shut(tally, wires)


async def pinging(scene: Scene, tally: Tally, seconds: float, sockets: int, size: int) -> None:
    """Ping frames as fast as they are taken, and nothing is read."""
    one = frame(9, bytes(size))
    many = one * (KEPT // len(one))
    end = time.monotonic() + seconds

    async def flood(wire: Wire) -> None:
        while time.monotonic() < end and not wire.ended.is_set() and tally.sent * len(one) < FLOOD_MOST:
            wire.transport.write(many)
            tally.sent += KEPT // len(one)
            await asyncio.sleep(0)
            with suppress(TimeoutError):
                await asyncio.wait_for(wire.writable.wait(), max(0.0, end - time.monotonic()))
        await asyncio.sleep(max(0.0, end - time.monotonic()))

    wires: list[Wire] = []
    async for _ in paced(60, sockets / 60 + 1):
        if len(wires) < sockets and (wire := await wired(scene, tally, upgrade(scene, scene.table))):
            wires.append(wire)
    for wire in wires:
        await answered(wire)
        if not wire.ended.is_set():
            wire.transport.pause_reading()
    await asyncio.gather(*(flood(wire) for wire in wires))
    shut(tally, wires)


async def pipelining(scene: Scene, tally: Tally, seconds: float, count: int, at_once: int) -> None:
    """Many requests in every write, whatever is answered; where a connection is cut there comes another."""
    many, end = head(scene, "GET", "/api/games") * at_once, time.monotonic() + seconds
    wires: list[Wire] = []

    async def flood() -> None:
        wire: Wire | None = None
        while (left := end - time.monotonic()) > 0:
            if wire is None or wire.ended.is_set():
                wire = await wired(scene, tally, b"", statuses=("200", "429", "503"))
                if wire is None:
                    continue
                wires.append(wire)
            wire.transport.write(many)
            tally.sent += at_once
            wire.answered.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(wire.answered.wait(), left)
                await asyncio.wait_for(wire.writable.wait(), left)

    await asyncio.gather(*(flood() for _ in range(count)))
    shut(tally, wires)


async def talking(scene: Scene, tally: Tally, seconds: float, deaf: int = 0) -> None:
    """Seven guests talk as fast as a guest may, at a table where others look on who never read."""
    end = time.monotonic() + seconds
    secrets = await guests(scene, tally, 7)
    table = (await post(scene, tally, "/api/tables", {"game": "citadels", "seats": 7}, secrets[0])).get("id", "")
    for secret in secrets[1:]:
        await command(scene, tally, table, secret, "sit")
    async with asyncio.TaskGroup() as tasks:
        if deaf:
            tasks.create_task(holding(scene, tally, end - time.monotonic(), upgrade(scene, table), deaf, False))
        first = [upgrade(scene, table, "", secret) for secret in secrets]
        lines = [await wired(scene, tally, each, marks=("done", "refused")) for each in first]
        talkers = [line for line in lines if line]
        text = frame(1, json.dumps({"type": "say", "text": "x" * 500}).encode())
        async for number in paced(19 * len(talkers), end - time.monotonic()):
            talker = talkers[number % len(talkers)]
            if talker.answered.is_set() and not talker.ended.is_set():
                talker.transport.write(text)
                tally.sent += 1
    shut(tally, talkers)


async def opening(scene: Scene, tally: Tally, seconds: float) -> None:
    """One guest opens tables: ninety at once, and on."""
    (secret,) = await guests(scene, tally, 1)
    body = {"game": "kabale", "seats": 2}
    await asyncio.gather(*(post(scene, tally, "/api/tables", body, secret) for _ in range(90)))
    await repeated(80, seconds - 1, lambda _: post(scene, tally, "/api/tables", body, secret))


async def leaving(scene: Scene, tally: Tally, seconds: float, looks: bool) -> None:
    """Matches of five searching bots each, begun and left; with somebody who looks on, or nobody."""
    end = time.monotonic() + seconds
    secrets = await guests(scene, tally, 4)
    body = {"game": "kabale", "seats": 6, "bots": {str(seat): "search" for seat in range(1, 6)}}

    async def leave(number: int) -> None:
        secret = secrets[number % 4]
        table = (await post(scene, tally, "/api/tables", body, secret)).get("id")
        if table:
            tally.answers["tables"] += 1
            await command(scene, tally, table, secret, "begin")
            await command(scene, tally, table, secret, "stand")
            if looks and (wire := await wired(scene, tally, upgrade(scene, table))):
                await asyncio.sleep(max(0.0, end - time.monotonic()))
                wire.transport.abort()

    await repeated(8, end - time.monotonic(), leave)


async def knocking(scene: Scene, tally: Tally, seconds: float, first: bytes, rate: float) -> None:
    """Connections that are closed as soon as they are answered, or at once if nothing is said."""

    async def knock(_: int) -> None:
        tally.sent += 1
        if wire := await wired(scene, tally, first):
            if first:
                await answered(wire)
            wire.transport.abort()

    await repeated(rate, seconds, knock)


def chunked(scene: Scene) -> bytes:
    """More than a request may hold, and its length is not said."""
    pieces = [b'{"goal":"', *[b"x" * 16_000] * 59, b'"}']
    form = ("Content-Type: application/json", "Transfer-Encoding: chunked", "Connection: close")
    return head(scene, "POST", "/api/lab/column", "", *form) + b"".join(
        b"%x\r\n%s\r\n" % (len(piece), piece) for piece in [*pieces, b""]
    )


async def nothing(_: Scene, __: Tally, seconds: float) -> None:
    await asyncio.sleep(seconds)


Attack = Callable[[Scene, Tally, float], Awaitable[None]]


def attacks_on(scene: Scene) -> dict[str, Attack]:
    """All there are, by name; the first two are none and are there to be compared with."""

    def reading(table: str) -> Attack:
        return partial(asking, first=request(scene, "GET", f"/api/tables/{table}/messages?since=0"), rate=90)

    def idle(first: bytes) -> Attack:
        return partial(holding, first=first, count=1100)

    form = ("Content-Type: application/json", "Content-Length: 100")
    return {
        "nothing": nothing,
        "healthz": partial(asking, first=request(scene, "GET", "/healthz"), rate=90),
        "past": reading(scene.finished),
        "past-talk": reading(scene.talked),
        "readers": partial(holding, first=upgrade(scene, scene.table), count=200),
        "tables": opening,
        "bots": partial(leaving, looks=False),
        "bots-seen": partial(leaving, looks=True),
        "idle": idle(b""),
        "half-head": idle(b"GET /healthz HTTP/1.1\r\nHost: local"),
        "half-body": idle(head(scene, "POST", "/api/guests", "", *form) + b'{"name"'),
        "pings-1": partial(pinging, sockets=1, size=125),
        "pings-100": partial(pinging, sockets=100, size=125),
        "pings-tiny": partial(pinging, sockets=100, size=0),
        "unread": partial(holding, first=upgrade(scene, scene.talked, "&since=0"), count=40, reads=False),
        "talk": talking,
        "talk-unread": partial(talking, deaf=150),
        "records": partial(asking, first=request(scene, "POST", "/api/replay", scene.record), rate=2),
        "chunked": partial(asking, first=chunked(scene), rate=20),
        "pipelined": partial(pipelining, count=200, at_once=40),
        "connects": partial(knocking, first=b"", rate=300),
        "sockets": partial(knocking, first=upgrade(scene, scene.table), rate=80),
    }


NAMES = tuple(attacks_on(Scene(0, "", "", "", "", b"")))


def attack(scene: Scene, name: str, at: float, seconds: float) -> Tally:
    """What an attacker's process does, from a moment on."""

    async def run() -> None:
        await asyncio.sleep(max(0.0, at - time.monotonic()))
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds + 2 * PATIENCE):
                await attacks_on(scene)[name](scene, tally, seconds)

    tally, before = Tally(), time.process_time()
    asyncio.run(run())
    tally.cpu = time.process_time() - before
    return tally


# The victim


@dataclass
class Times:
    """Seconds spent waiting for something, and how often nothing came."""

    waited: list[float] = field(default_factory=list)
    missed: int = 0

    def told(self, unit: float = 1000, form: str = ".0f") -> str:
        """p50, p99 and the worst, in milliseconds."""
        if not self.waited:
            return "-"
        ranked = sorted(self.waited)
        picked = (statistics.median(ranked), ranked[int(len(ranked) * 0.99)], ranked[-1])
        return " ".join(f"{each * unit:{form}}" for each in picked)


class Victim:
    """Somebody from another address who plays against bots and asks all the while whether the server is there."""

    def __init__(self, scene: Scene, at: float, seconds: float, errand: str) -> None:
        self.scene, self.at, self.end, self.errand = scene, at, at + seconds, errand
        self.pings, self.bots, self.errands = Times(), Times(), Times()
        self.awaited: dict[str, float] = {}
        self.unsent: deque[float] = deque()
        self.moves, self.played, self.moved_at = 0, -1, time.monotonic()
        self.is_own_turn = False

    async def suffer(self) -> None:
        scene, place = self.scene, f"/api/tables/{self.scene.table}"
        begin = request(scene, "POST", f"{place}/commands", b'{"type":"begin"}', scene.secret)
        await ask(scene, Tally(), begin, VICTIM)
        url, headers = f"ws://127.0.0.1:{scene.port}{place}/socket", {"Authorization": f"Bearer {scene.secret}"}
        options: dict[str, Any] = {"max_size": None, "ping_interval": None, "local_addr": (VICTIM, 0)}
        errands = asyncio.create_task(self.go())
        with suppress(OSError, WebSocketException, TimeoutError):
            async with (
                asyncio.timeout_at(self.end + LINGER),
                connect(url, additional_headers=headers, **options) as socket,
            ):
                hearing = asyncio.create_task(self.hear(socket))
                try:
                    await self.ping(socket)
                    while (self.awaited or self.unsent) and not hearing.done():
                        await asyncio.sleep(0.05)
                finally:
                    hearing.cancel()
                    await asyncio.wait([hearing])
        self.pings.missed += int(max(0.0, self.end - time.monotonic()) * PINGS)  # cut off: the rest was never sent
        await errands
        now = time.monotonic()
        for due in [*self.awaited.values(), *self.unsent]:
            self.note(self.pings, due, now)
            self.pings.missed += 1
        if not self.is_own_turn:
            self.note(self.bots, self.moved_at, min(now, self.end))

    def note(self, times: Times, since: float, now: float) -> None:
        if since <= self.end and self.at <= now:  # what fell into the attack
            times.waited.append(now - since)

    async def ping(self, socket: ClientConnection) -> None:
        """At its pace, though few unanswered: who asks too much at once would be shown the door."""
        async for number in paced(PINGS, self.end - time.monotonic()):
            due = time.monotonic()
            if len(self.awaited) < PINGS:
                self.awaited[str(number)] = due
                await socket.send(json.dumps({"type": "ping", "id": str(number)}))
            else:
                self.unsent.append(due)

    async def hear(self, socket: ClientConnection) -> None:
        async for text in socket:
            message, now = json.loads(text), time.monotonic()
            if due := self.awaited.pop(message.get("id") or "", 0.0):
                self.note(self.pings, due, now)
                self.pings.missed += message["type"] != "pong"
                while self.unsent:
                    self.note(self.pings, self.unsent.popleft(), now)
            elif message["type"] == "refused":
                self.played = -1
            elif message["type"] == "update":
                await self.see(message, socket, now)

    async def see(self, update: dict[str, Any], socket: ClientConnection, now: float) -> None:
        """Time what the bots did; answer when it is the own turn."""
        moves = update["table"]["moves"]
        by_bots = moves - self.moves - (self.played == self.moves)
        if by_bots > 0 and self.moves:
            self.note(self.bots, now - (now - self.moved_at) / by_bots, now)
        if moves > self.moves:
            self.moves, self.moved_at = moves, now
        self.is_own_turn = bool(update["options"]) or update["table"]["stage"] == "finished"
        if update["options"] and self.played != moves:
            self.played, self.moved_at = moves, now
            play = {"type": "play", "move": update["options"][0]["move"], "version": update["version"]}
            await socket.send(json.dumps(play))

    async def go(self) -> None:
        """Somebody new at the same address asks for something once a second."""
        first, begun = request(self.scene, "GET", self.errand), time.monotonic()

        async def ask_once(_: int) -> None:
            tally, due = Tally(), time.monotonic()
            await ask(self.scene, tally, first, VICTIM, LINGER)
            self.note(self.errands, due, time.monotonic())
            self.errands.missed += not tally.answers["200"]

        await repeated(1, self.end - begun, ask_once)


def suffered(scene: Scene, at: float, seconds: float, errand: str) -> tuple[Times, Times, Times]:
    """What a victim's process does: how long pings, bots' moves and errands took."""
    victim = Victim(scene, at, seconds, errand)
    asyncio.run(victim.suffer())
    return victim.pings, victim.bots, victim.errands
