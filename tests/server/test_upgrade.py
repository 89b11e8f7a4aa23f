"""A database that the server of 0.1.0 wrote (commit 097f758): finished and running matches, guests, ratings."""

import gzip
import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from raenke.core.record import parse_record, replay
from raenke.server.backup import back_up, restore
from raenke.server.database import DatabaseError, engine_of, migrate
from tests.server.served import Person, Served, play_out_together, served

RELEASES = Path(__file__).parent / "releases"
NOTED: dict[str, Any] = json.loads((RELEASES / "0.1.0.json").read_text())
TABLES = NOTED["tables"]


def as_it_was(folder: Path) -> str:
    """The SQLite file of 0.1.0; its address."""
    path = folder / "raenke.sqlite"
    with sqlite3.connect(path) as connection:
        connection.executescript((RELEASES / "0.1.0.sql").read_text())
    connection.close()
    return f"sqlite:///{path}"


@pytest.fixture(params=["in place", "by its backup"])
def upgraded(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Served]:
    """A server of this release on the file of 0.1.0, or on a PostgreSQL filled from that release's backup."""
    if request.param == "in place":
        address = as_it_was(tmp_path)
    else:
        address = request.getfixturevalue("postgres").new_database()
        assert restore(address, RELEASES / "0.1.0.jsonl.gz") == 136
    with served(tmp_path, address) as server:
        yield server
        assert '"level": "error"' not in server.log.read_text()


def person(server: Served, name: str) -> Person:
    ticket = {"secret": NOTED["secrets"][name], "guest": None, "recovery": None}
    return Person(server, name, ticket)


def test_matches_of_the_first_release_are_played_on_and_retold(upgraded: Served) -> None:
    anna, ben = person(upgraded, "anna"), person(upgraded, "ben")
    assert anna.get("/api/guests/me")["guest"]["name"] == "Anna"
    for game, count in NOTED["matches"].items():
        assert anna.get(f"/api/statistics/{game}")["matches"] == count
        lines = NOTED["ratings"][game]["players"]
        seen = [line for line in lines if line["bot"] or line["name"] == "Anna"]  # Ben has not agreed to be listed
        assert anna.get(f"/api/ratings/{game}")["players"] == seen
    for name, record in NOTED["records"].items():
        assert anna.get(f"/api/matches/{TABLES[name]}/record") == record
        assert replay(parse_record(json.dumps(record).encode())).scores == record["scores"]
        retold = anna.get(f"/api/matches/{TABLES[name]}/replay?eyes=open")
        assert (retold["names"][0], retold["scores"]) == ("Anna", record["scores"])
        was = NOTED["results"][name]
        now = anna.get(f"/api/matches/{TABLES[name]}")
        later = {"replay": f"/replay/{TABLES[name]}", "last_hash": None}  # what results have had since
        assert now == {**was, **later}
    for name, seats in (("kabale_running", (anna, ben)), ("citadels_running", (ben, anna))):
        for each, who in ((anna, "anna"), (ben, "ben")):
            offered = each.get(f"/api/tables/{TABLES[name]}/messages")["options"]
            assert sorted(option["move"] for option in offered) == sorted(NOTED["moves"][name][who])
            each.connect(TABLES[name])
        play_out_together(*seats)
        assert anna.get(f"/api/matches/{TABLES[name]}")["players"][0]["name"] in ("Anna", "Ben")
    anna.command(TABLES["waiting"], "sit")
    ben.command(TABLES["waiting"], "seat_bots", bot="random")
    ben.command(TABLES["waiting"], "begin")


def test_the_way_back_is_the_backup_made_before(tmp_path: Path) -> None:
    """An older release refuses what this one brought up to date; the backup from before is as that release left it."""
    address, backup = as_it_was(tmp_path), tmp_path / "before.jsonl.gz"
    assert back_up(address, backup) == 136
    engine = engine_of(address)
    migrate(engine)
    with engine.begin() as connection:  # as any release sees a database that a later one has used
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(DatabaseError, match=r"is of revision 9999, of a newer release.*install the newer release"):
        migrate(engine)
    engine.dispose()
    with gzip.open(backup, "rt") as made, gzip.open(RELEASES / "0.1.0.jsonl.gz", "rt") as then:
        head, *lines = made
        assert json.loads(head)["revision"] == "0002", "0.1.0 can restore it"
        assert lines[:-1] == then.readlines()[1:-1]
