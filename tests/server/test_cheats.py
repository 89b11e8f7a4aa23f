"""Cheats at the dealing, tried through two servers at once: what is kept afterwards is a deal that nobody chose."""

import random
import secrets
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Engine

from raenke.core.proof import shown
from raenke.server.database import engine_of
from raenke.server.log import Entry
from raenke.server.table_events import Began, DealBegan, DealVoided, Left, SaltOpened, SaltShown, Seated
from tests.server.kills import rows_of
from tests.server.postgres import Postgres
from tests.server.served import Person, Served
from tests.server.test_servers import at, in_time, pair

TRIES = 8
SMALL = {"rounds": 1, "start_player": 0}


@pytest.fixture(scope="module")
def database(postgres: Postgres) -> str:
    return postgres.new_database()


@pytest.fixture(scope="module")
def engine(database: str) -> Iterator[Engine]:
    made = engine_of(database)
    yield made
    made.dispose()


@pytest.fixture(scope="module")
def two(tmp_path_factory: pytest.TempPathFactory, database: str) -> Iterator[tuple[Served, Served]]:
    with pair(tmp_path_factory.mktemp("cheats"), database, RAENKE_DEAL_WITHIN="3") as servers:
        yield servers


class Dealt:
    """A table of two, who are connected at one server each, and salts of theirs."""

    def __init__(self, two: tuple[Served, Served]) -> None:
        self.anna, self.ben = Person(two[0], "Anna"), Person(two[1], "Ben")
        self.people = [self.anna, self.ben]
        self.table = self.anna.open(seats=2, options=SMALL)
        self.ben.command(self.table, "sit")
        for person in self.people:
            person.connect(self.table)
        for person in self.people:
            in_time(partial(self.all_here, person))
        self.promise = self.state(self.anna)["deal"]["commitment"]

    def state(self, person: Person) -> dict[str, Any]:
        return dict(person.get(f"/api/tables/{self.table}"))

    def all_here(self, person: Person) -> bool:
        return all(seat["is_connected"] for seat in self.state(person)["seats"])

    def salt(self, seat: int, deal: int = 1) -> tuple[str, str]:
        """A salt, and what shows it."""
        salt = secrets.token_bytes(32).hex()
        return salt, shown(self.promise, deal, seat, salt)

    def ask(self, person: Person, kind: str, **more: Any) -> int:
        return person.ask("POST", f"/api/tables/{self.table}/commands", json={"type": kind, **more}).status_code

    def show(self, person: Person, what: str, deal: int = 1) -> int:
        return self.ask(person, "show_salt", deal=deal, shown=what)

    def open(self, person: Person, salt: str, deal: int = 1) -> int:
        return self.ask(person, "open_salt", deal=deal, salt=salt)

    def until(self, is_so: Callable[[dict[str, Any]], Any]) -> None:
        in_time(lambda: all(is_so(self.state(person)) for person in self.people))

    def kept(self, engine: Engine) -> list[Entry]:
        """The entries, after they were checked."""
        with engine.connect() as connection:
            rows = rows_of(connection, self.table)
        assert [number for number, _ in rows] == list(range(1, len(rows) + 1))
        entries = [msgspec.json.decode(body, type=Entry) for _, body in rows]
        check_dealing(self.promise, entries)
        return entries


def check_dealing(promise: str, entries: list[Entry]) -> None:
    """The order of docs/record.md, read once more: shown before all are frozen, opened as shown, dealt when all have
    opened, void by name, and nobody who withheld gives a salt again."""
    number, seats = 1, dict[int, str]()
    hashes, salts, taking = dict[int, str](), dict[int, str](), None
    withheld = set[str]()
    for entry in entries:
        match entry.what:
            case Seated(seat=seat):
                seats[seat] = entry.guest or ""
            case SaltShown(seat=seat, deal=deal, shown=what):
                assert (deal, taking) == (number, None), "shown too late"
                assert seats[seat] not in withheld
                hashes[seat] = what
            case DealBegan(deal=deal, seats=some):
                assert (deal, taking) == (number, None)
                assert set(some) <= set(hashes)
                taking = set(some)
            case SaltOpened(seat=seat, deal=deal, salt=salt):
                assert deal == number
                assert taking is not None
                assert seat in taking
                assert shown(promise, number, seat, salt) == hashes[seat]
                salts[seat] = salt
            case DealVoided(deal=deal, seats=some, why=why):
                assert deal == number
                assert taking is not None
                assert why == "left" or set(some) == taking - set(salts), "blamed who has opened"
                withheld |= {seats[seat] for seat in some}
                number, hashes, salts, taking = number + 1, {}, {}, None
            case Left(seat=seat):
                if taking is not None and seat in taking:
                    number, salts, taking = number + 1, {}, None
                    hashes = {}
                hashes.pop(seat, None)
                seats.pop(seat, None)
            case Began():
                assert taking is None or taking == set(salts), "dealt without a salt"


def at_once(*works: Callable[[], int]) -> list[int]:
    with ThreadPoolExecutor(len(works)) as pool:
        return [each.result() for each in [pool.submit(work) for work in works]]


def later(luck: random.Random, work: Callable[[], int], most: float = 0.02) -> Callable[[], int]:
    pause = luck.uniform(0, most)

    def wait_and_work() -> int:
        time.sleep(pause)
        return work()

    return wait_and_work


def test_of_two_salts_shown_at_two_servers_one_counts(two: tuple[Served, Served], engine: Engine) -> None:
    for _ in range(TRIES):
        dealt = Dealt(two)
        there = at(two[0], dealt.ben)
        salts = [dealt.salt(1), dealt.salt(1)]
        at_once(*(partial(dealt.show, who, what) for who, (_, what) in zip((dealt.ben, there), salts, strict=True)))
        assert dealt.ask(dealt.anna, "begin") == 200
        dealt.until(lambda state: state["deal"]["stage"] != "showing")
        found = [dealt.open(who, salt) for who, (salt, _) in zip((there, dealt.ben), salts, strict=True)]
        assert sorted(found) == [200, 409]
        dealt.until(lambda state: state["stage"] == "playing")
        dealt.kept(engine)


def test_a_salt_shown_while_the_host_begins_is_in_time_or_late(two: tuple[Served, Served], engine: Engine) -> None:
    luck, seen = random.Random(1), Counter[int]()
    for _ in range(TRIES):
        dealt = Dealt(two)
        (first, shows), (second, shows_other) = dealt.salt(1), dealt.salt(1)
        assert dealt.show(dealt.ben, shows) == 200
        began, code = at_once(
            later(luck, partial(dealt.ask, dealt.anna, "begin")),
            later(luck, partial(dealt.show, dealt.ben, shows_other)),
        )
        assert began == 200
        seen[code] += 1
        dealt.until(lambda state: state["deal"]["stage"] != "showing")
        assert dealt.open(dealt.anna, second) == 409
        good, bad = (second, first) if code == 200 else (first, second)
        assert dealt.open(dealt.ben, bad) == 409
        assert dealt.open(dealt.ben, good) == 200
        dealt.until(lambda state: state["stage"] == "playing")
        dealt.kept(engine)
    assert set(seen) <= {200, 409}


def test_a_seat_that_opens_here_and_leaves_there(two: tuple[Served, Served], engine: Engine) -> None:
    luck = random.Random(2)
    for _ in range(TRIES):
        dealt = Dealt(two)
        there = at(two[0], dealt.ben)
        salts = [dealt.salt(0), dealt.salt(1)]
        for person, (_, what) in zip(dealt.people, salts, strict=True):
            assert dealt.show(person, what) == 200
        dealt.ask(dealt.anna, "begin")
        dealt.until(lambda state: state["deal"]["stage"] != "showing")
        left, _ = at_once(
            later(luck, partial(dealt.ask, there, "stand")), later(luck, partial(dealt.open, dealt.ben, salts[1][0]))
        )
        assert left == 200
        entries = dealt.kept(engine)
        assert not [entry for entry in entries if isinstance(entry.what, Began)]
        dealt.until(lambda state: state["deal"]["number"] == 2)
        assert dealt.open(dealt.anna, salts[0][0]) == 409  # of the deal that is void
        assert dealt.ask(dealt.ben, "sit") == 200
        assert dealt.show(there, dealt.salt(1, 2)[1], 2) == 409  # nobody voids twice
        assert dealt.kept(engine)


def test_an_opening_that_races_with_the_void(two: tuple[Served, Served], engine: Engine) -> None:
    """The holder's time is over just when the salt comes to the other server."""
    luck, seen = random.Random(3), Counter[str]()
    for _ in range(4):
        dealt = Dealt(two)
        salts = [dealt.salt(0), dealt.salt(1)]
        for person, (_, what) in zip(dealt.people, salts, strict=True):
            assert dealt.show(person, what) == 200
        dealt.ask(dealt.anna, "begin")
        began = time.monotonic()
        dealt.until(lambda state: state["deal"]["stage"] != "showing")
        assert dealt.open(dealt.anna, salts[0][0]) in (200, 409)
        time.sleep(max(0.0, began + 3 + luck.uniform(-0.03, 0.03) - time.monotonic()))
        code = dealt.open(dealt.ben, salts[1][0])
        dealt.until(lambda state: state["stage"] == "playing" or state["deal"]["number"] == 2)
        kinds = [type(entry.what).__name__ for entry in dealt.kept(engine)]
        assert ("DealVoided" in kinds) == (code == 409), kinds
        seen[kinds[-1]] += 1
        assert dealt.open(dealt.ben, salts[1][0], 2) == 409


def test_a_kill_between_leaves_what_was_frozen(tmp_path: Path, postgres: Postgres) -> None:
    """The server that froze the salts dies; the other, and the one that comes again, keep to what was shown."""
    database = postgres.new_database()
    engine = engine_of(database)
    with pair(tmp_path, database, RAENKE_DEAL_WITHIN="60") as two:
        dealt = Dealt(two)
        salts = [dealt.salt(0), dealt.salt(1)]
        for person, (_, what) in zip(dealt.people, salts, strict=True):
            assert dealt.show(person, what) == 200
        dealt.ask(dealt.anna, "begin")
        dealt.until(lambda state: state["deal"]["stage"] == "opening")
        assert dealt.open(dealt.anna, salts[0][0]) == 200
        two[0].kill()
        dealt.anna.leave_at_once()
        there = at(two[1], dealt.anna)
        assert dealt.show(there, dealt.salt(0)[1]) == 409
        assert dealt.open(there, secrets.token_bytes(32).hex()) == 409
        two[0].start()
        assert dealt.show(at(two[0], dealt.ben), dealt.salt(1)[1]) == 409
        assert dealt.open(at(two[0], dealt.ben), salts[1][0]) == 200
        dealt.anna.server = two[0]
        dealt.until(lambda state: state["stage"] == "playing")
        assert dealt.state(dealt.ben)["deal"]["own"] == [0, 1]
        dealt.kept(engine)
    engine.dispose()
