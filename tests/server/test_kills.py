"""Killed at any moment, the server comes back with every acknowledged move, and the bots go on."""

import json
import os
from pathlib import Path

import pytest

from raenke.server.backup import back_up, restore
from tests.server.kills import POINTS, Harness, Known, check_table
from tests.server.postgres import Postgres
from tests.server.served import NURSERY, Person, Served, closing_of

KILLS = 20


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """Empty for SQLite in the server's own folder."""
    if request.param == "sqlite":
        return ""
    url: str = request.getfixturevalue("postgres").new_database()
    return url


def test_twenty_kills_lose_nothing(tmp_path: Path, database: str) -> None:
    tally = Harness(tmp_path, database, 3).run(KILLS)
    assert tally.kills == KILLS
    assert set(tally.points) == set(POINTS)
    assert tally.acknowledged > KILLS


def test_the_harness_sees_a_lost_move_a_gap_and_what_was_told_too_early() -> None:
    class Header:
        game, seats, seed, options, settings = "kabale", 2, "00" * 32, "{}", "{}"

    said = json.dumps({"what": {"type": "table_began", "moves": 0}})
    for known, rows in (
        (Known("t", {1: "lay king 1"}), [(1, said)]),
        (Known("t"), [(1, said), (3, said)]),
        (Known("t", heard=2), [(1, said)]),
    ):
        with pytest.raises(AssertionError):
            check_table(known, rows, Header)
    check_table(Known("t", heard=1), [(1, said)], Header)


def test_a_killed_migration_is_made_again(tmp_path: Path, database: str) -> None:
    server = Served(tmp_path, database)
    for passing in (1, 2, 3):
        with pytest.raises(EOFError):
            server.start(RAENKE_KILL=f"migration:{passing}")
        server.kill()
    server.start()
    assert Person(server, "Anna").open()
    assert server.stop() == 0


def run_backup(address: str, file: str, point: str) -> None:
    os.environ["RAENKE_KILL"] = point
    back_up(address, Path(file))


def test_a_killed_backup_leaves_no_file_and_harms_nobody(tmp_path: Path, database: str) -> None:
    server = Served(tmp_path, database)
    server.start()
    anna = Person(server, "Anna")
    table = anna.open(seats=2, bots={"1": "random"}, options={"start_player": 0})
    anna.command(table, "begin")
    anna.connect(table)
    address = database or f"sqlite:///{tmp_path / 'raenke.sqlite'}"
    file = tmp_path / "raenke.jsonl.gz"
    for point in ("backup:1", "backup:2"):
        process = NURSERY.Process(target=run_backup, args=(address, str(file), point))
        process.start()
        for _ in range(4):
            assert anna.play()["type"] == "done"
        process.join()
        assert process.exitcode == -9
        assert not file.exists()
    back_up(address, file)
    moves = anna.get(f"/api/tables/{table}")["moves"]
    assert server.stop() == 0
    fresh = tmp_path / "fresh"
    fresh.mkdir()
    restore(f"sqlite:///{fresh / 'raenke.sqlite'}", file)
    again = Served(fresh)
    again.start()
    ben = Person(again, "", {"secret": anna.ticket["secret"]})
    assert ben.get(f"/api/tables/{table}")["moves"] <= moves
    ben.connect(table)
    assert ben.play()["type"] == "done"
    assert again.stop() == 0


def test_a_clean_stop_says_goodbye_and_keeps_the_match(tmp_path: Path) -> None:
    server = Served(tmp_path)
    server.start()
    anna = Person(server, "Anna")
    table = anna.open(seats=3, bots={"1": "random", "2": "greedy"})
    anna.command(table, "begin")
    anna.connect(table)
    version = anna.play()["version"]
    assert server.stop() == 0
    closed = closing_of(anna)
    assert closed == 1012
    server.start()
    assert anna.connect(table, "&since=0")["version"] >= version
    anna.play()
    assert server.stop() == 0


def test_two_servers_on_one_postgresql_do_each_other_no_harm(tmp_path: Path, postgres: Postgres) -> None:
    database = postgres.new_database()
    one, two = Served(tmp_path, database), Served(tmp_path, database)
    one.start()
    two.start()
    anna = Person(one, "Anna")
    table = anna.open(seats=3, bots={"1": "random", "2": "random"}, options={"rounds": 1})
    there = Person(two, "", {"secret": anna.ticket["secret"]})
    assert there.get(f"/api/tables/{table}")["stage"] == "waiting"
    anna.command(table, "begin")
    anna.connect(table)
    anna.play()
    late = there.command(table, "begin", 409)
    assert late["refusal"]["reason"] == "server-refusal-begun"
    there.connect(table)
    there.play_out()
    assert there.get(f"/api/matches/{table}")["moves"] > 3
    assert (one.stop(), two.stop()) == (0, 0)
