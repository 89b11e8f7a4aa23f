"""Kills a server under play, again and again, and counts by itself what had been acknowledged.

`python -m tests.server.kills 1000` kills a thousand times on each database; with `--processes 2`, one of two servers on
one PostgreSQL, after which the other has to go on.
"""

import argparse
import random
import sys
import tempfile
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
from sqlalchemy import Connection, create_engine, select
from websockets.exceptions import WebSocketException

from raenke import Match
from raenke.cli.sit_deal import Watch
from raenke.core import proof
from raenke.server import schema
from raenke.server.database import engine_of
from raenke.server.log import Entry, Moved, Settings
from raenke.server.table_events import DealBegan, DealVoided, SaltOpened
from tests.server.postgres import Postgres
from tests.server.served import Person, Served

POINTS = ("at any time", "before-store", "after-store", "before-send")
POINTS_OF_TWO = (*POINTS, "claimed", "caught-up")
GONE = (OSError, EOFError, WebSocketException, httpx.HTTPError, AssertionError)
SETTINGS: tuple[dict[str, Any], ...] = (
    {"game": "kabale", "seats": 3, "bots": {"1": "greedy", "2": "random"}},
    {"game": "citadels", "seats": 2, "bots": {"1": "random"}},
)


@dataclass
class Known:
    """What the harness was told of one table, and must find again."""

    table: str
    moves: dict[int, str] = field(default_factory=dict)  # acknowledged, by number
    heard: int = 0  # the highest number anybody was told
    is_over: bool = False
    watch: Watch = field(default_factory=lambda: Watch(0))


@dataclass
class Tally:
    kills: int = 0
    acknowledged: int = 0
    points: dict[str, int] = field(default_factory=dict)
    waited: float = 0.0  # seconds until the other server had gone on, at most


class Harness:
    """One player at a few tables, and a server that dies."""

    def __init__(self, folder: Path, database: str, seed: int) -> None:
        self.server = Served(folder, database)
        self.url = database or f"sqlite:///{folder / 'raenke.sqlite'}"
        self.luck = random.Random(seed)
        self.known: list[Known] = []
        self.tally = Tally()
        self.server.start()
        self.anna = Person(self.server, "Anna")
        self.server.kill()

    def run(self, kills: int) -> Tally:
        for number in range(kills):
            self.cycle(POINTS[number % len(POINTS)])
        self.server.start()
        self.check()
        assert self.server.stop() == 0
        return self.tally

    def cycle(self, point: str) -> None:
        """Start, check what was acknowledged before, play until the server is dead."""
        kill = "" if point == POINTS[0] else f"{point}:{self.luck.randint(1, 30)}"
        timer = None
        try:
            self.server.start(RAENKE_KILL=kill)
            self.check()
            if not kill:
                timer = threading.Timer(self.luck.uniform(0.0, 0.4), self.server.kill_now)
                timer.start()
            while not self.server.is_dead:
                self.play_some()
        except GONE:
            if not self.server.is_dead:
                self.server.join(10)
            if not self.server.is_dead:
                sys.stderr.write("\n".join(self.server.log.read_text().splitlines()[-20:]) + "\n")
                raise
        finally:
            if timer:
                timer.join()
            self.anna.leave_at_once()
            self.server.kill()
        self.count(point)

    def count(self, point: str) -> None:
        self.tally.kills += 1
        self.tally.points[point] = self.tally.points.get(point, 0) + 1

    def play_some(self) -> None:
        """Some moves at some table; a new one where all are over."""
        running = [known for known in self.known if not known.is_over]
        if len(running) < len(SETTINGS):
            table = self.anna.open(**SETTINGS[len(self.known) % len(SETTINGS)])
            self.known.append(Known(table))
            self.begin(self.known[-1])
            return
        self.play_at(self.luck.choice(running), self.luck.randint(1, 6))

    def play_at(self, known: Known, moves: int) -> None:
        if self.anna.connect(known.table)["table"]["stage"] == "waiting":  # it was killed between opening and begin
            self.begin(known)
        for _ in range(moves):
            update = self.anna.until_turn()
            known.heard = max(known.heard, update["version"])
            if not update["options"]:
                known.is_over = True
                return
            move = self.luck.choice(update["options"])["move"]
            answer = self.anna.move(move, update["version"])
            if answer.get("refusal", {}).get("reason") == "server-refusal-stale":
                continue  # a move whose answer was lost with its server is only now there
            assert answer["type"] == "done", answer
            known.moves[answer["version"]] = move
            self.tally.acknowledged += 1

    def begin(self, known: Known) -> None:
        """Give a salt and begin; the server may die between any two steps of it."""
        while (table := self.anna.get(f"/api/tables/{known.table}"))["stage"] == "waiting":
            command = known.watch.command(table["deal"]) or {"type": "begin"}
            self.anna.ask("POST", f"/api/tables/{known.table}/commands", json=command)

    def check(self) -> None:
        """Every acknowledged move is in its place, nothing that was told is missing, and the match can be played."""
        engine = engine_of(self.url) if self.url.startswith("postgres") else create_engine(self.url)
        try:
            with engine.connect() as connection:
                for known in self.known:
                    header = connection.execute(select(schema.matches).where(schema.matches.c.id == known.table)).one()
                    check_table(known, rows_of(connection, known.table), header)
        finally:
            engine.dispose()
        for known in self.known[-len(SETTINGS) :]:
            assert self.anna.get(f"/api/tables/{known.table}")["version"] >= known.heard


class PairHarness(Harness):
    """Two servers, of which one dies while the player plays through both."""

    def __init__(self, folder: Path, database: str, seed: int) -> None:
        for name in ("one", "two"):
            (folder / name).mkdir()
        self.servers = [Served(folder / name, database) for name in ("one", "two")]
        super().__init__(folder, database, seed)

    def run(self, kills: int) -> Tally:
        for server in self.servers:
            server.start()
        try:
            for number in range(kills):
                self.cycle(POINTS_OF_TWO[number % len(POINTS_OF_TWO)])
            self.check()
            for server in self.servers:
                assert server.stop() == 0
        finally:
            for server in self.servers:
                server.kill()
        return self.tally

    def at(self, server: Served) -> None:
        """From now on the player asks this server."""
        self.anna.leave_at_once()
        self.anna.server = server

    def cycle(self, point: str) -> None:
        """One dies while both are played at; the other goes on with its tables; it comes again."""
        self.servers.reverse()
        victim, other = self.servers
        timer = None
        if point == POINTS[0]:
            timer = threading.Timer(self.luck.uniform(0.0, 0.4), victim.kill_now)
            timer.start()
        else:
            assert victim.stop() == 0
            with suppress(EOFError):  # it may die before it serves
                victim.start(RAENKE_KILL=f"{point}:{self.luck.randint(1, 3 if point == 'claimed' else 30)}")
        while not victim.is_dead:
            self.at(victim if self.luck.random() < 0.6 else other)
            try:
                self.play_some()
            except GONE:
                if self.anna.server is other:
                    self.tell(other)
                    raise
                victim.join(10)
                if not victim.is_dead:
                    self.tell(victim)
                    raise
        if timer:
            timer.join()
        victim.kill()
        self.at(other)
        begun = time.monotonic()
        for known in [known for known in self.known if not known.is_over]:
            self.play_at(known, 2)
        self.tally.waited = max(self.tally.waited, time.monotonic() - begun)
        self.anna.leave_at_once()
        self.check()
        victim.start()
        self.count(point)

    def tell(self, server: Served) -> None:
        sys.stderr.write("\n".join(server.log.read_text().splitlines()[-20:]) + "\n")


def rows_of(connection: Connection, table: str) -> list[tuple[int, str]]:
    """The entries of a table: numbers and bodies."""
    entries = schema.entries.c
    wanted = select(entries.number, entries.body).where(entries.match == table).order_by(entries.number)
    return [(row[0], row[1]) for row in connection.execute(wanted)]


def check_table(known: Known, rows: list[tuple[int, str]], header: Any) -> None:
    assert [number for number, _ in rows] == list(range(1, len(rows) + 1)), "a number is missing"
    assert len(rows) >= known.heard, "somebody was told what is not on the disk"
    entries = {number: msgspec.json.decode(body, type=Entry).what for number, body in rows}
    for number, move in known.moves.items():
        kept = entries.get(number)
        assert isinstance(kept, Moved), f"acknowledged move {number} is not there"
        assert (kept.move, kept.seat) == (move, 0)
    match = Match(header.game, header.seats, seed_of(header, entries), msgspec.json.decode(header.options))
    for entry in entries.values():
        if isinstance(entry, Moved):
            assert entry.seat == match.to_move
            match.play(entry.move)


def seed_of(header: Any, entries: dict[int, Any]) -> str:
    """The seed that the match was dealt by, worked out from its entries."""
    if not msgspec.json.decode(header.settings, type=Settings).has_proof:
        return str(header.seed)
    what = proof.terms(header.game, header.rules, header.seats, msgspec.json.decode(header.options))
    number, salts, taking = 1, dict[int, str](), set[int]()
    for entry in entries.values():
        match entry:
            case DealBegan(seats=seats):
                taking = set(seats)
            case SaltOpened(seat=seat, salt=salt):
                salts[seat] = salt
            case DealVoided(deal=deal):
                number, salts, taking = deal + 1, {}, set()
    assert set(salts) == taking or "table_began" not in {entry.__struct_config__.tag for entry in entries.values()}
    every = [salts.get(seat) or proof.server_salt(header.seed, number, seat) for seat in range(header.seats)]
    return proof.seed(proof.commitment(header.seed, what), number, header.seed, every)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kills", type=int, nargs="?", default=1000)
    parser.add_argument("--processes", type=int, choices=[1, 2], default=1)
    given = parser.parse_args()
    kills, cluster = given.kills, Postgres()
    try:
        if given.processes == 2:
            sys.stdout.write(killed(cluster.new_database(), kills, PairHarness))
            return
        with ThreadPoolExecutor(2) as both:
            for line in both.map(lambda database: killed(database, kills), ("", cluster.new_database())):
                sys.stdout.write(line)
    finally:
        cluster.stop()


def killed(database: str, kills: int, kind: type[Harness] = Harness) -> str:
    with tempfile.TemporaryDirectory() as folder:
        tally = kind(Path(folder), database, 5).run(kills)
    where = "PostgreSQL" if database else "SQLite"
    after = f"; the other had gone on after {tally.waited:.1f} s at most" if tally.waited else ""
    return f"{where}: {tally.kills} kills {tally.points}, all {tally.acknowledged} acknowledged moves in place{after}\n"


if __name__ == "__main__":
    main()
