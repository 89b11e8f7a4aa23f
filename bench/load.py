"""Measure what a server bears: open WebSockets that say nothing, moves offered at a fixed rate, tables that rest, and
whether its memory stays flat while one match follows the other.

`python -m bench.load idle --sockets 10000`, `moves --tables 250 --rate 500 --seconds 30`, `resting --tables 10000`,
`lasting --tables 40 --rate 40 --minutes 30`. All of it goes to a server of its own at 127.0.0.1, on another core than
this program where there are two. `moves` has the default limits, and each table an address of its own. With `--bots
hard`, the bots of as many other tables think meanwhile. `resting --folder` keeps its tables for the next time.
"""

import argparse
import asyncio
import gc
import itertools
import os
import random
import resource
import statistics
import tempfile
import time
from collections import deque
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
from sqlalchemy import Connection
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from bench.server import SETTINGS, memory, processor, settle, started
from raenke import Match, games
from raenke.server import table_events
from raenke.server.log import Entry, Header, Moved, Numbered, Settings
from raenke.server.rows import add_entry, add_header
from raenke.server.settings import ServerSettings
from raenke.server.store import Store

DECODER = msgspec.json.Decoder()
AT_ONCE = 50
HERE = "127.0.0.1"
LIMITED = {"RAENKE_BOT_PAUSE": "0", "RAENKE_LOG": "quiet"}


async def guest(client: httpx.AsyncClient, name: str) -> dict[str, str]:
    ticket = (await client.post("/api/guests", json={"name": name})).json()
    return {"Authorization": f"Bearer {ticket['secret']}"}


def client_of(address: str, source: str = HERE) -> httpx.AsyncClient:
    limits = httpx.Limits(max_connections=AT_ONCE, max_keepalive_connections=0)  # none ends as it is used again
    way = httpx.AsyncHTTPTransport(verify=False, limits=limits, local_address=source)
    return httpx.AsyncClient(base_url=f"http://{address}", timeout=120, transport=way)


def socket_of(
    address: str, table: str, headers: dict[str, str], is_compressed: bool = False, source: str = HERE
) -> connect:
    url = f"ws://{address}/api/tables/{table}/socket?language=en&view=drawn"
    compression = "deflate" if is_compressed else None
    more: dict[str, Any] = {"compression": compression, "ping_interval": None, "open_timeout": 60}
    return connect(url, additional_headers=headers, max_size=None, local_addr=(source, 0), **more)


def source_of(number: int) -> str:
    """An address of this machine for each table, as real players have."""
    return f"127.1.{number // 250}.{number % 250 + 1}"


# Sockets that say nothing


async def idle(address: str, pid: int, given: argparse.Namespace) -> None:
    """Ten at each table; whoever looks on costs as much as whoever plays."""
    async with client_of(address) as client:
        headers = await guest(client, "Bench")
        new = {"game": "kabale", "seats": 4}
        tables = [
            (await client.post("/api/tables", json=new, headers=headers)).json()["id"]
            for _ in range(-(-given.sockets // 10))
        ]
    before, doors, open_sockets = memory(pid), asyncio.Semaphore(AT_ONCE), list[ClientConnection]()

    async def come(table: str) -> None:
        async with doors:
            open_sockets.append(await socket_of(address, table, {}, given.compressed))

    await asyncio.gather(*(come(table) for table in [table for table in tables for _ in range(10)][: given.sockets]))
    await asyncio.sleep(5)
    after = memory(pid)
    each = (after - before) / given.sockets / 1024
    print(f"{given.sockets} sockets: {after / 2**20:.0f} MB in all, {each:.1f} KiB each")
    for line in open_sockets:
        line.transport.abort()


# Moves at a fixed rate


class Table:
    """Four people who play as they are told to, and what they hear."""

    def __init__(self, address: str, number: int) -> None:
        self.address, self.source = address, source_of(number)
        self.luck = random.Random(number)
        self.lines: list[ClientConnection] = []
        self.options: tuple[int, int, list[str]] | None = None  # the seat, the version, its moves
        self.asked = self.options
        self.changed = asyncio.Event()
        self.done: asyncio.Future[None] | None = None
        self.is_over = False
        self.people: list[dict[str, str]] = []

    async def open(self, game: str, options: dict[str, Any] | None = None) -> None:
        async with client_of(self.address, self.source) as client:
            self.people = self.people or [await guest(client, f"P{seat}") for seat in range(4)]
            people, self.is_over, self.options = self.people, False, None
            new = {"game": game, "seats": 4, "options": options or {}}
            table = (await client.post("/api/tables", json=new, headers=people[0])).json()["id"]
            for headers in people[1:]:
                await client.post(f"/api/tables/{table}/commands", json={"type": "sit"}, headers=headers)
            self.lines = [await self.line(table, seat) for seat in range(4)]
            self.listeners = [asyncio.ensure_future(self.listen(table, seat)) for seat in range(4)]
            await client.post(f"/api/tables/{table}/commands", json={"type": "begin"}, headers=people[0])

    async def line(self, table: str, seat: int) -> ClientConnection:
        return await socket_of(self.address, table, self.people[seat], source=self.source)

    async def listen(self, table: str, seat: int) -> None:
        """Hear what a seat is told; a line that breaks, if both programs were stopped for long, is opened anew."""
        while True:
            with suppress(ConnectionClosed):
                async for text in self.lines[seat]:
                    self.hear(seat, DECODER.decode(text))
            self.answered()
            self.lines[seat] = await self.line(table, seat)

    def hear(self, seat: int, message: dict[str, Any]) -> None:
        if message["type"] == "refused" and self.options is None:  # the database did not answer in time
            self.options = self.asked
            self.changed.set()
        if message["type"] in ("done", "refused"):
            self.answered()
        if message["type"] == "update":
            self.is_over |= message["table"]["stage"] == "finished"
            if message["options"]:
                self.options = seat, message["version"], [option["move"] for option in message["options"]]
            if message["options"] or self.is_over:
                self.changed.set()

    def answered(self) -> None:
        if self.done and not self.done.done():
            self.done.set_result(None)

    def leave(self) -> None:
        for listener, line in zip(self.listeners, self.lines, strict=True):
            listener.cancel()
            line.transport.abort()

    async def move(self) -> None:
        """The next move, answered; none if the match is over."""
        while self.options is None:
            if self.is_over:
                return
            self.changed.clear()
            await self.changed.wait()
        (seat, version, moves), self.asked, self.options = self.options, self.options, None
        self.done = asyncio.get_running_loop().create_future()
        play = {"type": "play", "move": self.luck.choice(moves), "version": version}
        with suppress(ConnectionClosed):
            await self.lines[seat].send(msgspec.json.encode(play).decode())
            await self.done


async def moves(address: str, pid: int, given: argparse.Namespace) -> None:
    """A move is due whether or not the one before it was answered; its time counts from when it was due."""
    tables = [Table(address, number) for number in range(given.tables)]
    for some in tens(tables):
        await asyncio.gather(*(table.open(given.game) for table in some))
    thinking = [await think(address, number, given) for number in range(given.tables if given.bots else 0)]
    await asyncio.sleep(2)
    gc.disable()  # else this program would stop for some 0.1 s now and then, and measure itself
    late, own, gap, begun = list[float](), list[float](), given.tables / given.rate, time.perf_counter() + 1
    computed = processor(pid)

    async def play(table: Table, offset: float) -> None:
        for at in itertools.count():
            due = begun + offset + at * gap
            if due > begun + given.seconds or table.is_over:
                return
            if (wait := due - time.perf_counter()) > 0:
                await asyncio.sleep(wait)
                own.append((time.perf_counter() - due) * 1000)
            try:
                await asyncio.wait_for(table.move(), 30)
            except TimeoutError:
                return
            late.append((time.perf_counter() - due) * 1000)

    await asyncio.gather(*(play(table, number / given.rate) for number, table in enumerate(tables)))
    took, computed = time.perf_counter() - begun, processor(pid) - computed
    print(
        f"{4 * given.tables} sockets, {given.rate} moves/s offered: {len(late) / took:.0f} moves/s, "
        f"{spread(late)}, {computed * 1000 / len(late):.2f} ms of computing a move, {memory(pid) / 2**20:.0f} MB"
        + (f", while the bots of {len(thinking)} tables thought" if thinking else "")
    )
    print(f"this program by itself was late by {spread(own)}")


def spread(times: list[float]) -> str:
    times = sorted(times)
    p50, p99 = statistics.median(times), times[int(len(times) * 0.99)]
    return f"p50 {p50:.0f} ms, p99 {p99:.0f} ms, worst {times[-1]:.0f} ms"


async def think(address: str, number: int, given: argparse.Namespace) -> ClientConnection:
    """A table of bots, with somebody who looks on: they think as long as there is a match."""
    source = source_of(given.tables + number)
    async with client_of(address, source) as client:
        headers = await guest(client, "Host")
        bots = {str(seat): given.bots for seat in range(1, 4)}
        new = {"game": given.game, "seats": 4, "bots": bots}
        table = (await client.post("/api/tables", json=new, headers=headers)).json()["id"]
        for command in ("begin", "stand"):
            await client.post(f"/api/tables/{table}/commands", json={"type": command}, headers=headers)
    return await socket_of(address, table, headers, source=source)


# One match after the other


async def lasting(address: str, pid: int, given: argparse.Namespace) -> None:
    """Short matches at all tables, by the same people; what a server keeps of them has an upper limit."""
    begun, made, over = time.perf_counter(), 0, 0
    end, gap, told = begun + given.minutes * 60, given.tables / given.rate, list[float]()
    options = {"rounds": 1} if given.game == "kabale" else {}

    async def keep(table: Table) -> None:
        nonlocal made, over
        while time.perf_counter() < end:
            await table.open(given.game, options)
            while not table.is_over and time.perf_counter() < end:
                due = time.perf_counter() + gap
                await asyncio.wait_for(table.move(), 120)
                made += 1
                await asyncio.sleep(max(0.0, due - time.perf_counter()))
            over += table.is_over
            table.leave()

    async def watch() -> None:
        while True:
            await asyncio.sleep(30)
            told.append(memory(pid) / 2**20)
            took, each = time.perf_counter() - begun, processor(pid) * 1000 / max(1, made)
            print(f"{took / 60:5.1f} min: {made} moves, {over} matches, {told[-1]:.0f} MB, {each:.2f} ms", flush=True)

    watching = asyncio.ensure_future(watch())
    await asyncio.gather(*(keep(Table(address, number)) for number in range(given.tables)))
    watching.cancel()
    print(f"after a third {told[len(told) // 3]:.0f} MB, at the end {told[-1]:.0f} MB, at most {max(told):.0f} MB")


def tens(tables: list[Table]) -> list[list[Table]]:
    return [tables[at : at + 10] for at in range(0, len(tables), 10)]


# Tables that rest


def matches(folder: str, count: int, moves: int) -> list[str]:
    """Unfinished matches of two people each, written into the database before the server starts, if it has none."""
    settings, names = ServerSettings(data=folder), [f"t{number:019}" for number in range(count)]
    if any(Path(folder).glob("*.sqlite")):
        return names
    store = Store(settings.database_url)
    rules, played = games["kabale"], Match("kabale", 2, bytes(32))
    history = deque[tuple[int, str]]()
    while not played.over and len(history) < moves:
        history.append((played.to_move, played.moves()[0]))
        played.play(history[-1][1])
    makes = [Entry(what=Moved(seat=seat, move=move, is_bot=False)) for seat, move in history]
    now = round(time.time() * 1000)

    def change(connection: Connection, some: list[str]) -> None:
        for name in some:
            sits = [
                Entry(what=table_events.Seated(seat=at, name=f"P{at}", colour="red"), guest=f"{name}g{at}")
                for at in range(2)
            ]
            header = Header(
                id=name, game="kabale", rules=rules.rules, release="", seats=2, options={}, seed=bytes(32).hex(),
                settings=Settings(), host=f"{name}g0", opened_at=now,
            )  # fmt: skip
            add_header(connection, header)
            for number, entry in enumerate([*sits, Entry(what=table_events.Began()), *makes], 1):
                add_entry(connection, name, Numbered(number, now, entry))

    async def write() -> None:
        for at in range(0, count, 500):
            await store.write(lambda connection, at=at: change(connection, names[at : at + 500]))
        await store.close()

    asyncio.run(write())
    return names


async def wake(address: str, pid: int, names: list[str]) -> None:
    before, took = memory(pid), list[float]()
    async with client_of(address) as client:
        for name in random.Random(1).sample(names, min(200, len(names))):
            begun = time.perf_counter()
            answer = await client.get(f"/api/tables/{name}/messages?since=0&view=drawn")
            answer.raise_for_status()
            took.append((time.perf_counter() - begun) * 1000)
    print(f"{len(names)} tables that rest: {before / 2**20:.0f} MB in all")
    print(f"waking: {spread(took)}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["idle", "moves", "resting", "lasting"])
    parser.add_argument("--sockets", type=int, default=10_000)
    parser.add_argument("--compressed", action="store_true", help="idle: with compression, as it was before")
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--rate", type=float, default=500)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--minutes", type=float, default=30, help="lasting: how long")
    parser.add_argument("--bots", default="", help="moves: bots that think at as many other tables")
    parser.add_argument("--game", default="kabale")
    parser.add_argument("--moves", type=int, default=20, help="resting: of each match")
    parser.add_argument("--folder", default="", help="resting: where its tables are kept for the next time")
    given = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    os.environ["RAENKE_COMPRESSION"] = str(given.compressed).lower()
    with tempfile.TemporaryDirectory() as own:
        folder = given.folder or own
        names = matches(folder, given.tables, given.moves) if given.what == "resting" else []
        begun = time.monotonic()
        process, address = started(folder, "", settings=LIMITED if given.what == "moves" else SETTINGS)
        try:
            if names:
                print(f"the start took {time.monotonic() - begun:.1f} s")
            cores = sorted(os.sched_getaffinity(0))
            if len(cores) > 1:
                for thread in Path(f"/proc/{process.pid}/task").iterdir():
                    os.sched_setaffinity(int(thread.name), cores[:1])
                os.sched_setaffinity(0, cores[1:])
            settle(process.pid)
            print(f"the server alone: {memory(process.pid) / 2**20:.0f} MB")
            work = {"idle": idle, "moves": moves, "lasting": lasting}
            if names:
                asyncio.run(wake(address, process.pid, names))
            else:
                asyncio.run(work[given.what](address, process.pid, given))
        finally:
            process.terminate()
            process.wait(60)


if __name__ == "__main__":
    main()
