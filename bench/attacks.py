"""Attack servers with default limits, a new one for each attack, and measure how another player fares meanwhile.

`python -m bench.attacks --seconds 20 --only past`, all on loopback; attackers and victim have different addresses.
"""

import argparse
import asyncio
import json
import os
import resource
import shutil
import tempfile
import time
from collections import Counter
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import replace
from pathlib import Path

from bench.server import memory, processor
from raenke import __version__
from raenke.core.match import Match
from raenke.core.record import record_of
from tests.server.attacks.attacking import NAMES, Scene, Tally, Times, attack, post, repeated, suffered
from tests.server.served import FAST, NURSERY, Person, Served, served

FILES = 1024  # open files that most machines allow a process
LEAD = 3.0  # seconds the victim plays before the attack
REST = 5.0  # seconds before the memory is measured again
LINES = 5_000  # chat messages at the table full of talk, or a few less
ENDLESS = 2_900  # moves of the match that does not end: about as many as may be uploaded


def few_files() -> None:
    resource.setrlimit(resource.RLIMIT_NOFILE, (FILES, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))


def endless() -> bytes:
    """A long record: a game of Citadels never ends if nobody builds."""
    match = Match("citadels", 2, seed=1)
    while len(match.history) < ENDLESS:
        match.play(next(move for move in match.moves() if not move.startswith("build")))
    plain = record_of(match, __version__)
    return json.dumps({name: getattr(plain, name) for name in plain.__struct_fields__}).encode()


def prepared(folder: Path) -> Scene:
    """Matches and tables for the attacks, made by a server without limits or pauses."""
    with served(folder) as server:
        victim, other = Person(server, "Victim"), Person(server, "Other")
        table = victim.open(seats=4, bots={"1": "greedy", "2": "greedy", "3": "greedy"}, is_open=True)
        finished = other.open(seats=5, bots={str(seat): "greedy" for seat in range(1, 5)})
        other.command(finished, "begin")
        other.connect(finished)
        other.play_out()
        other.leave()
        port = int(server.address.partition(":")[2])
        scene = Scene(port, victim.ticket["secret"], table, finished, other.open(), endless())
        say, path = {"type": "say", "text": "x" * 500}, f"/api/tables/{scene.talked}/commands"
        secret = other.ticket["secret"]
        asyncio.run(repeated(250, LINES / 250, lambda _: post(scene, Tally(), path, say, secret)))
    return scene


def listed(answers: Counter[str]) -> str:
    return ", ".join(f"{count} {name}" for name, count in answers.most_common()) or "-"


def measured(name: str, scene: Scene, server: Served, pool: ProcessPoolExecutor, seconds: float) -> str:
    """Run one attack; returns its row of the table."""
    pid, at = (server.process and server.process.pid) or 0, time.monotonic() + LEAD
    scene = replace(scene, port=int(server.address.partition(":")[2]))
    errand = f"/api/matches/{scene.finished}/replay" if name == "records" else "/healthz"
    victim: Future[tuple[Times, Times, Times]] = pool.submit(suffered, scene, at, seconds, errand)
    attacker = pool.submit(attack, scene, name, at, seconds)
    time.sleep(at - time.monotonic())
    before, computed, most = memory(pid), processor(pid), 0
    while not (attacker.done() and victim.done()):
        most = max(most, memory(pid))
        time.sleep(0.2)
    pings, bots, errands = victim.result()
    tally, computed = attacker.result(), processor(pid) - computed
    time.sleep(REST)
    log, load = server.log.stat().st_size / 1024, os.getloadavg()[0]
    sizes = " ".join(f"{size / 2**20:.0f}" for size in (before, most, memory(pid)))
    cells = [
        name, str(tally.sent), listed(tally.answers), f"{pings.told()} ({pings.missed} of {len(pings.waited)})",
        f"{bots.told(1, '.1f')} ({len(bots.waited)})", f"{errands.told()} ({errands.missed} of {len(errands.waited)})",
        f"{computed:.1f}", f"{tally.cpu:.1f}", sizes, f"{log:.0f}", f"{load:.1f}",
    ]  # fmt: skip
    return f"| {' | '.join(cells)} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--only", choices=NAMES, action="append")
    given = parser.parse_args()
    print(
        f"{given.seconds:.0f} s each. Waits: p50, p99, worst (in vain of all). CPU: seconds. MB: before, most, after."
    )
    columns = (
        "attack",
        "sent",
        "answers",
        "ping ms",
        "bot s",
        "errand ms",
        "CPU",
        "attacker's",
        "MB",
        "log KB",
        "load",
    )
    print(f"| {' | '.join(columns)} |\n|{'--|' * len(columns)}", flush=True)
    with tempfile.TemporaryDirectory() as folder, ProcessPoolExecutor(2, NURSERY) as pool:
        first = Path(folder) / "first"
        first.mkdir()
        scene = prepared(first)
        for name in given.only or NAMES:
            copy = Path(folder) / name
            shutil.copytree(first, copy, ignore=shutil.ignore_patterns("server.log"))
            server = Served(copy, **dict.fromkeys(FAST, ""))  # an empty setting is the default
            server.prepare = few_files
            server.start()
            try:
                print(measured(name, scene, server, pool, given.seconds), flush=True)
            finally:
                server.kill()


if __name__ == "__main__":
    main()
