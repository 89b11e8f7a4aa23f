"""Measure the server over real WebSockets with bots that think: moves/s, p50, p99, memory per table.

`python -m bench.server --tables 50,200 --seconds 20` on an otherwise idle machine; `--postgres` starts a PostgreSQL,
`--processes 2` on it the same with one process and with two, and says how many times as much two bear.
"""

import argparse
import asyncio
import json
import os
import random
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import httpx
from websockets.asyncio.client import connect

from tests.server.postgres import Postgres
from tests.unlimited import UNLIMITED

SETTINGS = {**UNLIMITED, "RAENKE_BOT_PAUSE": "0", "RAENKE_LOG": "quiet"}


@dataclass
class End:
    """When a run ends: `seconds` after all players have sat down."""

    awaited: int
    seconds: float
    arrived: int = 0
    moment: float = 0.0


class Player:
    """A person who plays at one table after the other against bots, as fast as the server answers."""

    def __init__(self, address: str, game: str, seats: int, bot: str, number: int) -> None:
        self.address, self.game, self.seats, self.bot = address, game, seats, bot
        self.luck = random.Random(number)
        self.latencies: list[float] = []
        self.moves = 0
        self.headers: dict[str, str] = {}

    async def arrive(self, client: httpx.AsyncClient) -> str:
        if not self.headers:
            ticket = (await client.post("/api/guests", json={"name": "Bench"})).json()
            self.headers = {"Authorization": f"Bearer {ticket['secret']}"}
        bots = {str(seat): self.bot for seat in range(1, self.seats)}
        body = {"game": self.game, "seats": self.seats, "bots": bots}
        table = (await client.post("/api/tables", json=body, headers=self.headers)).json()["id"]
        await client.post(f"/api/tables/{table}/commands", json={"type": "begin"}, headers=self.headers)
        return str(table)

    async def play(self, client: httpx.AsyncClient, end: "End", think: float) -> None:
        table = await self.arrive(client)
        end.arrived += 1
        while end.arrived < end.awaited:  # nobody plays before all sit
            await asyncio.sleep(0.05)
        end.moment = end.moment or time.monotonic() + end.seconds
        while time.monotonic() < end.moment:
            url = f"ws://{self.address}/api/tables/{table}/socket?language=en"
            async with connect(url, additional_headers=self.headers, max_size=None) as socket:
                before, sent = 0, 0.0
                async for text in socket:
                    message = json.loads(text)
                    if message["type"] == "done":
                        self.latencies.append(time.perf_counter() - sent)
                    elif message["type"] == "update":
                        self.moves += message["table"]["moves"] - before
                        before = message["table"]["moves"]
                        if message["table"]["stage"] == "finished" or time.monotonic() >= end.moment:
                            break
                        if message["options"]:
                            if think:
                                await asyncio.sleep(self.luck.expovariate(1 / think))
                            move = self.luck.choice(message["options"])["move"]
                            sent = time.perf_counter()
                            play = {"type": "play", "move": move, "version": message["version"]}
                            await socket.send(json.dumps(play))
            if time.monotonic() < end.moment:
                table = await self.arrive(client)


async def load(address: str, count: int, seconds: float, think: float, game: str, seats: int, bot: str) -> list[Player]:
    players = [Player(address, game, seats, bot, number) for number in range(count)]
    limits = httpx.Limits(max_connections=50)
    async with httpx.AsyncClient(base_url=f"http://{address}", timeout=120, limits=limits) as client:
        end = End(count, seconds)
        await asyncio.gather(*(player.play(client, end, think) for player in players))
    return players


def memory(pid: int) -> int:
    """Resident bytes of a process."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) * 1024
    return 0


def processor(pid: int) -> float:
    """Seconds of computing a process has used, which do not depend on what else the machine does."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def settle(pid: int) -> None:
    """Until a server has loaded its texts, which takes longer the busier the machine is."""
    while True:
        before = processor(pid)
        time.sleep(3)
        if processor(pid) - before < 0.1:
            return


def started(
    folder: str, database: str, processes: int = 1, settings: Mapping[str, str] = SETTINGS
) -> tuple[subprocess.Popen[str], str]:
    command = [sys.executable, "-c", "from raenke.cli import main; main()", "serve", "--port", "0", "--no-browser"]
    environment = {**os.environ, **settings, "RAENKE_PROCESSES": str(processes)}
    where = ["--database", database] if database else ["--data", folder]
    process = subprocess.Popen([*command, *where], env=environment, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    line = process.stdout.readline()
    address = line.split("http://")[1].split("/")[0]
    return process, address


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", default="1,10,50,200")
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--think", type=float, default=0.0, help="mean seconds a person thinks")
    parser.add_argument("--game", default="kabale")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--postgres", action="store_true", help="store in PostgreSQL")
    parser.add_argument("--processes", type=int, default=1, help="also measure with so many, on PostgreSQL")
    given = parser.parse_args()
    cluster = Postgres(is_on_disk=True) if given.postgres or given.processes > 1 else None
    try:
        alone = measure(given, cluster, 1)
        if given.processes > 1:
            together = measure(given, cluster, given.processes)
            for count, before, after in zip(given.tables.split(","), alone, together, strict=True):
                print(f"{count} tables: {given.processes} processes bear {after / before:.2f} times as much as one")
    finally:
        if cluster:
            cluster.stop()


def measure(given: argparse.Namespace, cluster: Postgres | None, processes: int) -> list[float]:
    """A line for each number of tables; the moves a second."""
    found: list[float] = []
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    kind = "PostgreSQL" if cluster else "SQLite"
    people = f"a person thinks {given.think} s"
    print(f"{given.game}, {given.seats} seats, bots {given.bot}, {kind}, {processes} processes, {people}")
    print("tables  moves/s  own moves/s   p50 ms   p99 ms   KiB/table  CPU ms/move")
    for count in [int(each) for each in given.tables.split(",")]:
        with tempfile.TemporaryDirectory() as folder:
            process, address = started(folder, cluster.new_database() if cluster else "", processes)
            serving = children(process.pid) or [process.pid]
            for each in serving:
                settle(each)
            before, computed = sum(map(memory, serving)), sum(map(processor, serving))
            players = asyncio.run(load(address, count, given.seconds, given.think, given.game, given.seats, given.bot))
            took, computed = given.seconds, sum(map(processor, serving)) - computed
            per_table = (sum(map(memory, serving)) - before) / count / 1024
            process.terminate()
            process.wait(30)
        latencies = sorted(latency for player in players for latency in player.latencies)
        moves = sum(player.moves for player in players)
        p50, p99 = statistics.median(latencies) * 1000, latencies[int(len(latencies) * 0.99)] * 1000
        own = len(latencies) / took
        cost = computed * 1000 / max(moves, 1)
        line = f"{count:6}  {moves / took:7.0f}  {own:11.0f}  {p50:7.1f}  {p99:7.1f}  {per_table:10.0f}  {cost:11.1f}"
        print(line, flush=True)
        found.append(moves / took)
    return found


if __name__ == "__main__":
    main()
