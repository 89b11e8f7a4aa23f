"""Several servers on one PostgreSQL: each serves every table, and if one dies, another sees to its tables."""

import os
import signal
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Engine, func, select

from raenke.cli.ordering import carried_out
from raenke.cli.sit_deal import Watch
from raenke.core.record import check_proof, parse_record
from raenke.server import schema
from raenke.server.database import engine_of
from raenke.server.log import Entry, Moved
from raenke.server.orders import DeleteTable
from raenke.server.run import serve
from raenke.server.settings import SettingsError, settings_from
from tests.server.cable import Cable
from tests.server.kills import GONE, POINTS_OF_TWO, Known, PairHarness, check_table, rows_of
from tests.server.letterbox import Letterbox
from tests.server.postgres import Postgres
from tests.server.served import Person, Served, closing_of
from tests.server.test_nudges import LETS_IN, add_channel, outbox, play, state, table_of_two


def at(server: Served, person: Person) -> Person:
    """The same guest, at another server."""
    return Person(server, person.name, person.ticket)


@contextmanager
def pair(folder: Path, database: str, there: str = "", **settings: str) -> Iterator[tuple[Served, Served]]:
    """Two servers that share nothing but the database; the second may reach it by another address."""
    servers = []
    for name, address in (("one", database), ("two", there or database)):
        (folder / name).mkdir()
        servers.append(Served(folder / name, address, **settings))
        servers[-1].start()
    try:
        yield servers[0], servers[1]
    finally:
        for server in servers:
            server.stop()


@pytest.fixture
def database(postgres: Postgres) -> str:
    return postgres.new_database()


@pytest.fixture
def engine(database: str) -> Iterator[Engine]:
    made = engine_of(database)
    yield made
    made.dispose()


@pytest.fixture
def two(tmp_path: Path, database: str) -> Iterator[tuple[Served, Served]]:
    with pair(tmp_path, database) as servers:
        yield servers
    for server in servers:
        failures = [line for line in server.log.read_text().splitlines() if '"level": "error"' in line]
        assert failures == []


def in_time(is_so: Callable[[], Any], seconds: float = 20) -> Any:
    end = time.monotonic() + seconds
    while not (found := is_so()):
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.02)
    return found


def listed(person: Person, table: str) -> Any:
    """Wait until the lobby has the table."""
    return in_time(lambda: table in str(person.get("/api/tables")))


def moves_of(engine: Engine, table: str) -> list[Moved]:
    """The moves as they are kept; their numbers have no gap."""
    entries = schema.entries.c
    with engine.connect() as connection:
        rows = connection.execute(select(schema.entries).where(entries.match == table).order_by(entries.number)).all()
    assert [row.number for row in rows] == list(range(1, len(rows) + 1))
    made = [msgspec.json.decode(row.body, type=Entry).what for row in rows]
    return [each for each in made if isinstance(each, Moved)]


def play_out(*people: Person) -> None:
    """They play the match to its end, each when it is their turn."""
    while not all(person.update.get("table", {}).get("stage") == "finished" for person in people):
        for person in people:
            if person.update.get("options"):
                answer = person.play()
                assert answer["type"] == "done", answer
            else:
                with suppress(TimeoutError):
                    person.hear(0.02)


def test_a_match_is_played_through_two_servers(two: tuple[Served, Served], engine: Engine) -> None:
    """One at each, and two bots, over WebSockets; what is asked for over HTTP is the same at both."""
    one, other = two
    anna, ben = Person(one, "Anna"), Person(other, "Ben")
    table = anna.open(seats=4, bots={"2": "greedy", "3": "random"}, options={"rounds": 1}, is_open=True)
    assert [line["id"] for line in in_time(lambda: ben.get("/api/tables")["tables"])] == [table]
    ben.command(table, "sit")
    anna.command(table, "begin")
    anna.connect(table)
    ben.connect(table)
    said = ben.say("say", text="hello")
    assert "hello" in str(anna.at(said["version"])["events"])
    play_out(anna, ben)
    finished = anna.get(f"/api/matches/{table}")
    assert finished == ben.get(f"/api/matches/{table}")
    assert finished["moves"] == len(moves_of(engine, table))
    assert anna.get(f"/api/matches/{table}/record") == ben.get(f"/api/matches/{table}/record")
    for who, elsewhere in ((anna, other), (ben, one)):
        assert who.told(table) == at(elsewhere, who).told(table)


def test_six_kills_of_one_of_two_lose_nothing(tmp_path: Path, database: str) -> None:
    tally = PairHarness(tmp_path, database, 4).run(len(POINTS_OF_TWO))
    assert set(tally.points) == set(POINTS_OF_TWO)
    assert tally.acknowledged > tally.kills


@pytest.mark.parametrize("point", ["before-store:14", "after-store:18", "before-send:9", "caught-up:5"])
def test_a_match_outlives_its_holder(tmp_path: Path, database: str, engine: Engine, point: str) -> None:
    """Anna plays at the server that sees to the table until it dies, then at Ben's. What was acknowledged is there
    once, and the game can be played again from what is kept."""
    (tmp_path / "other").mkdir()
    one, other = Served(tmp_path, database), Served(tmp_path / "other", database)
    one.start(RAENKE_KILL=point)
    other.start()
    anna, ben = Person(one, "Anna"), Person(other, "Ben")
    table = anna.open(seats=3, bots={"2": "random"}, options={"rounds": 1})
    ben.command(table, "sit")
    known = Known(table)
    people, is_begun = [anna, ben], False
    while not all(person.update.get("table", {}).get("stage") == "finished" for person in people):
        for person in people:
            try:
                if person.socket is None:
                    person.connect(table)
                elif not is_begun:
                    ben.get(f"/api/tables/{table}")
                    anna.command(table, "begin")
                    is_begun = True
                elif person.update.get("options"):
                    move = min(option["move"] for option in person.update["options"])
                    answer = person.play()
                    assert answer["type"] == "done", answer
                    if person is anna:
                        known.moves[answer["version"]] = move
                else:
                    with suppress(TimeoutError):
                        person.hear(0.02)
            except GONE:
                assert person is anna, "nobody else's server died"
                one.join(10)
                assert one.is_dead
                anna.leave_at_once()
                anna.server = other
                is_begun = anna.get(f"/api/tables/{table}")["stage"] != "waiting"
    assert one.is_dead, "it was not killed where it was to be"
    assert ben.get(f"/api/matches/{table}")["moves"] == len(moves_of(engine, table))
    with engine.connect() as connection:
        header = connection.execute(select(schema.matches).where(schema.matches.c.id == table)).one()
        check_table(known, rows_of(connection, table), header)
    assert other.stop() == 0


def holder(engine: Engine, table: str) -> int:
    """The server that sees to the table."""
    with engine.connect() as connection:
        return int(
            connection.execute(select(schema.matches.c.holder).where(schema.matches.c.id == table)).scalar() or 0
        )


def sessions(engine: Engine) -> dict[int, int]:
    """The listening connection of each server."""
    with engine.connect() as connection:
        return {row.id: row.session for row in connection.execute(select(schema.servers))}


def test_a_frozen_holder_loses_its_tables_and_finds_out(two: tuple[Served, Served], engine: Engine) -> None:
    """Its connections stay open, so the lease has to expire; when it goes on, it does nothing twice."""
    one, other = two
    anna = Person(one, "Anna")
    table = anna.open(seats=3, bots={"1": "random", "2": "random"}, options={"rounds": 1})
    before = holder(engine, table)
    anna.command(table, "begin")
    there = at(other, anna)
    there.connect(table)
    assert there.play()["type"] == "done"
    one.send(signal.SIGSTOP)
    try:
        play_out(there)
    finally:
        one.send(signal.SIGCONT)
    assert holder(engine, table) != before
    assert anna.get(f"/api/matches/{table}")["moves"] == len(moves_of(engine, table))
    assert anna.told(table) == there.told(table)
    in_time(lambda: len(sessions(engine)) == 2)


def test_who_listens_again_has_missed_nothing(two: tuple[Served, Served], engine: Engine) -> None:
    """The listening connections break while a match is played and a table is opened."""
    one, other = two
    anna, ben = Person(one, "Anna"), Person(other, "Ben")
    table = anna.open(seats=2, options={"start_player": 0})
    ben.command(table, "sit")
    anna.command(table, "begin")
    anna.connect(table)
    ben.connect(table)
    for _ in range(3):
        with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            for session in sessions(engine).values():
                connection.execute(select(func.pg_terminate_backend(session)))
        later = anna.open(seats=2, is_open=True)
        for _ in range(3):
            mover, reader = (anna, ben) if anna.update["options"] else (ben, anna)
            done = mover.play()["version"]
            reader.at(done)
            mover.at(done)
        listed(ben, later)


def both_tell_the_same(one: Served, other: Served, person: Person, table: str) -> None:
    told: list[list[str]] = []

    def is_same() -> bool:
        told[:] = [seen_from(server, person, table) for server in (one, other)]
        return told[0] == told[1]

    with suppress(AssertionError):
        in_time(is_same, 5)
    assert told[0] == told[1]


def seen_from(server: Served, person: Person, table: str) -> list[str]:
    """All that a guest is told of a table, letter by letter."""
    there = at(server, person)
    return [
        there.ask("GET", path).text
        for path in (
            f"/api/tables/{table}",
            f"/api/tables/{table}/messages?since=0&refused=true",
            f"/api/tables/{table}/messages?since=0&view=drawn&language=ko",
            "/api/tables",
            "/api/guests/me/tables",
        )
    ]


def test_what_is_said_at_both_at_once_is_all_said(two: tuple[Served, Served], engine: Engine) -> None:
    """Whoever writes second looks again and writes the next number."""
    one, other = two
    anna, ben = Person(one, "Anna"), Person(other, "Ben")
    table = anna.open(seats=2)
    ben.command(table, "sit")

    def talk(person: Person) -> list[int]:
        return [person.command(table, "say", text=f"{person.name} {number}")["version"] for number in range(25)]

    with ThreadPoolExecutor(2) as both:
        first, second = both.map(talk, (anna, ben))
    assert sorted([*first, *second]) == list(range(3, 53))
    moves_of(engine, table)
    said = [told["event"]["text"] for told in anna.told(table) if told["event"]["type"] == "table_said"]
    assert sorted(said) == sorted(f"{name} {number}" for name in ("Anna", "Ben") for number in range(25))


def test_a_server_cut_off_from_the_database_comes_back(tmp_path: Path, database: str, engine: Engine) -> None:
    """The other one takes its tables; what was asked of it meanwhile was not done, and then it knows all."""
    with Cable(tmp_path / "cable", database) as cable, pair(tmp_path, cable.url, database) as (one, other):
        anna, ben = Person(one, "Anna"), Person(other, "Ben")
        table = anna.open(seats=3, bots={"2": "random"}, options={"rounds": 1, "start_player": 0})
        ben.command(table, "sit")
        before = holder(engine, table)
        anna.command(table, "begin")
        anna.connect(table)
        ben.connect(table)
        ben.at(anna.play()["version"])
        cable.cut()
        assert anna.ask("POST", f"/api/tables/{table}/commands", json={"type": "say", "text": "?"}).status_code == 503
        in_time(lambda: holder(engine, table) != before)
        there = at(other, anna)
        there.connect(table)
        for person in (ben, there):
            person.until_turn()
            if person.update["options"]:
                assert person.play()["type"] == "done"
        said = ben.say("say", text="I am here")
        cable.mend()
        anna.at(said["version"])
        play_out(anna, ben)
        there.leave()
        moves_of(engine, table)
        assert anna.told(table) == at(other, anna).told(table)
        assert "?" not in str(anna.told(table))


@pytest.mark.parametrize("game", ["kabale", "citadels"])
def test_each_server_tells_the_same(two: tuple[Served, Served], game: str) -> None:
    """The view, who is here, who may vote when: byte for byte, for players and for a spectator."""
    one, other = two
    people = [Person(one, "Anna"), Person(other, "Ben"), Person(other, "Cleo")]
    onlooker = Person(one, "Onlooker")
    table = people[0].open(game=game, seats=3, is_open=True, options={} if game == "citadels" else {"rounds": 1})
    for person in people[1:]:
        person.command(table, "sit")
    people[0].command(table, "begin")
    for person in (*people, onlooker):
        person.connect(table)
    for number in range(12):
        mover = next(person for person in people if person.update["options"])
        done = mover.play()
        for person in people:
            person.at(done["version"])
        if number % 3 == 0:
            for person in (*people, onlooker):
                both_tell_the_same(one, other, person, table)
    people[1].leave()
    onlooker.leave()
    both_tell_the_same(one, other, people[0], table)


def test_who_is_where_is_known_everywhere(two: tuple[Served, Served]) -> None:
    """Also when the server at which they were is gone."""
    one, other = two
    anna, ben = Person(one, "Anna"), Person(other, "Ben")
    table = anna.open(seats=2)
    ben.connect(table)
    in_time(lambda: anna.get(f"/api/tables/{table}")["spectators"] == 1)
    ben.say("sit")
    in_time(lambda: [seat["is_connected"] for seat in anna.get(f"/api/tables/{table}")["seats"]][1])
    assert anna.get(f"/api/tables/{table}")["spectators"] == 0
    other.kill()
    in_time(lambda: not anna.get(f"/api/tables/{table}")["seats"][1]["is_connected"])
    other.start()


def test_salts_of_seats_at_two_servers_make_one_deal(two: tuple[Served, Served]) -> None:
    one, other = two
    people = [Person(one, "Anna"), Person(other, "Ben")]
    table = people[0].open(seats=2, options={"rounds": 1, "start_player": 0})
    people[1].command(table, "sit")
    for person in people:
        person.connect(table)
    in_time(lambda: all(seat["is_connected"] for seat in people[0].get(f"/api/tables/{table}")["seats"]))
    watches = [Watch(seat) for seat in range(2)]

    def give() -> None:
        for person, watch in zip(people, watches, strict=True):
            if command := watch.command(person.get(f"/api/tables/{table}")["deal"]):
                command.pop("id")
                person.command(table, command.pop("type"), **command)

    give()
    people[0].command(table, "begin")
    give()
    for person in people:
        person.until(lambda message: message["type"] == "update" and message["table"]["stage"] == "playing")
    assert people[1].get(f"/api/tables/{table}")["deal"]["own"] == [0, 1]
    play_out(*people)
    record = parse_record(people[1].ask("GET", f"/api/matches/{table}/record").content)
    check_proof(record)
    for seat, watch in enumerate(watches):
        assert watch.salts[1] in str(record.salts), seat


def test_what_a_guest_changes_holds_everywhere(two: tuple[Served, Served]) -> None:
    one, other = two
    anna, ben = Person(one, "Anna"), Person(other, "Ben")
    table = anna.open(seats=2)
    ben.command(table, "sit")
    assert at(other, anna).get("/api/guests/me")["guest"]["name"] == "Anna"  # and is kept there
    assert anna.ask("PATCH", "/api/guests/me", json={"name": "Anne"}).status_code == 200
    in_time(lambda: at(other, anna).get("/api/guests/me")["guest"]["name"] == "Anne")
    in_time(lambda: ben.get(f"/api/tables/{table}")["seats"][0]["name"] == "Anne")
    anna.command(table, "mute", target=1)
    there = at(other, anna)
    in_time(lambda: there.get(f"/api/tables/{table}/messages")["muted"] == [1])
    there.connect(table)
    assert anna.ask("POST", "/api/guests/me/sign-out").status_code == 204
    assert closing_of(there) == 1008
    assert there.ask("GET", "/api/guests/me").json() == {"guest": None}


def test_a_deleted_table_is_gone_everywhere(two: tuple[Served, Served], database: str) -> None:
    one, other = two
    anna, ben = Person(one, "Anna"), Person(other, "Ben")
    table = anna.open(seats=2)
    ben.connect(table)
    settings = settings_from({}, database=database)
    assert carried_out(settings, DeleteTable(table=table)).count == 1
    assert closing_of(ben) == 1008
    for person in (anna, ben):
        assert person.get(f"/api/tables/{table}", 404)["reason"] == "server-refusal-not-found"


def test_of_two_servers_one_tells_whose_turn_it_is(tmp_path: Path, database: str) -> None:
    """Once, and not at all who is at the table at the other server."""
    with Letterbox() as box, pair(tmp_path, database, **LETS_IN) as (one, other):
        anna, ben = Person(one, "Anna"), Person(other, "Ben")
        add_channel(ben, box)
        here, away = (table_of_two(anna, at(one, ben)) for _ in range(2))
        ben.connect(here)
        in_time(lambda: anna.get(f"/api/tables/{here}")["seats"][1]["is_connected"])
        told, numbers = len(box.letters), list[int]()
        for table in (here, away):
            anna.command(table, "begin")
            if state(anna, table)["table"]["to_move"] == 0:
                numbers.append(play(anna, table))
        box.wait_for(told + 1)
        in_time(lambda: not outbox(database))
        assert {letter.told["match"] for letter in box.letters[told:]} == {away}
        assert len(box.letters) == told + 1


def test_several_need_postgresql(tmp_path: Path) -> None:
    with pytest.raises(SettingsError, match=r"--processes 2 needs PostgreSQL.*name one with --database"):
        serve(settings_from({}, data=str(tmp_path), port=0, processes=2), False, print)


def test_tables_opened_at_both_at_once_are_not_too_many(tmp_path: Path, database: str) -> None:
    with pair(tmp_path, database, RAENKE_TABLES_MOST="3") as servers:
        anna = Person(servers[0], "Anna")
        both = [at(server, anna) for server in servers]

        def open_some(person: Person) -> list[int]:
            return [
                person.ask("POST", "/api/tables", json={"game": "kabale", "seats": 2}).status_code for _ in range(3)
            ]

        with ThreadPoolExecutor(2) as pool:
            found = [code for codes in pool.map(open_some, both) for code in codes]
        assert Counter(found) == {201: 3, 429: 3}


def children(server: Served) -> set[int]:
    assert server.process
    pid = server.process.pid
    return {int(each) for each in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()}


def test_processes_at_one_port_come_again_and_end_together(tmp_path: Path, database: str, engine: Engine) -> None:
    server = Served(tmp_path, database, RAENKE_PROCESSES="3")
    server.start()
    born = children(server)
    assert len(born) == 3
    assert len(sessions(engine)) == 3
    people = [Person(server, name) for name in ("Anna", "Ben")]
    table = people[0].open(seats=3, bots={"2": "random"}, options={"rounds": 1})
    people[1].command(table, "sit")
    people[0].command(table, "begin")
    for child in sorted(born)[:2]:
        os.kill(child, signal.SIGKILL)
    in_time(lambda: len(children(server)) == 3 and len(children(server) - born) == 2)
    for person in people:
        person.connect(table)
    play_out(*people)
    assert people[0].get(f"/api/matches/{table}")["moves"] == len(moves_of(engine, table))
    young = children(server)
    assert server.stop() == 0
    assert sessions(engine) == {}
    assert not [child for child in young if Path(f"/proc/{child}").exists()]


def test_processes_end_with_the_one_that_looks_after_them(tmp_path: Path, database: str) -> None:
    server = Served(tmp_path, database, RAENKE_PROCESSES="2")
    server.start()
    born = children(server)
    server.kill()
    in_time(lambda: not [child for child in born if Path(f"/proc/{child}").exists()], 60)
