"""Kills a server under play, again and again, and counts by itself what had been acknowledged.

`python -m tests.server.kills 1000` kills a thousand times on each database.
"""

import random
import sys
import tempfile
import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
from sqlalchemy import create_engine, select
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
        known = self.luck.choice(running)
        if self.anna.connect(known.table)["table"]["stage"] == "waiting":  # it was killed between opening and begin
            self.begin(known)
        for _ in range(self.luck.randint(1, 6)):
            update = self.anna.until_turn()
            known.heard = max(known.heard, update["version"])
            if not update["options"]:
                known.is_over = True
                return
            move = self.luck.choice(update["options"])["move"]
            self.anna.update = {}
            answer = self.anna.say("play", move=move, version=update["version"])
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
                    rows = connection.execute(
                        select(schema.entries.c.number, schema.entries.c.body)
                        .where(schema.entries.c.match == known.table)
                        .order_by(schema.entries.c.number)
                    ).all()
                    header = connection.execute(select(schema.matches).where(schema.matches.c.id == known.table)).one()
                    check_table(known, [(row[0], row[1]) for row in rows], header)
        finally:
            engine.dispose()
        for known in self.known[-len(SETTINGS) :]:
            assert self.anna.get(f"/api/tables/{known.table}")["version"] >= known.heard


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
    kills = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    cluster = Postgres()
    try:
        with ThreadPoolExecutor(2) as both:
            for line in both.map(lambda database: killed(database, kills), ("", cluster.new_database())):
                sys.stdout.write(line)
    finally:
        cluster.stop()


def killed(database: str, kills: int) -> str:
    with tempfile.TemporaryDirectory() as folder:
        tally = Harness(Path(folder), database, 5).run(kills)
    kind = "PostgreSQL" if database else "SQLite"
    return f"{kind}: {tally.kills} kills {tally.points}, all {tally.acknowledged} acknowledged moves in place\n"


if __name__ == "__main__":
    main()
