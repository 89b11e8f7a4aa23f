"""A table nobody looks at leaves memory, and is there as it was when somebody comes, or when its clock runs out."""

import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.served import Person, Served, served


@pytest.fixture
def sleepy(tmp_path: Path) -> Iterator[Served]:
    with served(tmp_path, RAENKE_REST_AFTER="0.5") as server:
        yield server


def resting(person: Person) -> int:
    found = re.search(r"^raenke_resting (\d+)", person.ask("GET", "/metrics").text, re.MULTILINE)
    assert found
    return int(found[1])


def in_time(is_so: Callable[[], bool], seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.1)


def line_of(person: Person, table: str) -> dict[str, Any]:
    """What the list of the person's tables says, which wakes nobody."""
    (line,) = [line for line in person.get("/api/guests/me/tables")["tables"] if line["id"] == table]
    return dict(line)


def begun(server: Served, **more: Any) -> tuple[Person, Person, str]:
    """Two who play together."""
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    table = anna.open(seats=2, **more)
    ben.command(table, "sit")
    anna.command(table, "begin")
    return anna, ben, table


def updates(table: str, *people: Person) -> list[dict[str, Any]]:
    """All that each of them is told from the beginning, without what stands around the table."""
    return [person.get(f"/api/tables/{table}/messages?since=0") | {"table": None} for person in people]


def play(table: str, *people: Person) -> None:
    """Whoever is to move makes the first move offered."""
    for person, update in zip(people, updates(table, *people), strict=True):
        for option in update["options"][:1]:
            person.command(table, "play", move=option["move"], version=update["version"])


@pytest.mark.parametrize("game", ["kabale", "citadels"])
def test_a_table_is_there_again_as_it_was(sleepy: Served, game: str) -> None:
    anna, ben, table = begun(sleepy, game=game)
    for _ in range(5):
        play(table, anna, ben)
    before, line = updates(table, anna, ben), line_of(anna, table)
    in_time(lambda: resting(anna) == 1)
    rests = line_of(anna, table)
    assert [rests[name] for name in ("moves", "to_move", "version")] == [
        line[name] for name in ("moves", "to_move", "version")
    ]
    assert rests["moves"] >= 5
    assert updates(table, anna, ben) == before
    assert resting(anna) == 0
    play(table, anna, ben)
    assert line_of(anna, table)["moves"] > rests["moves"]


def test_a_clock_runs_out_at_a_table_that_rests(sleepy: Served) -> None:
    anna, ben, table = begun(sleepy, clock={"move": 4, "reserve": 0}, options={"start_player": 0})
    in_time(lambda: resting(anna) == 1)
    before = line_of(ben, table)
    in_time(lambda: line_of(ben, table)["moves"] > before["moves"])  # a bot plays for her
    (told,) = updates(table, ben)
    (event,) = [told["event"] for told in told["events"] if told["event"]["type"] == "table_absent"]
    assert event["why"] == "clock"


def test_a_table_that_somebody_looks_at_does_not_rest(sleepy: Served) -> None:
    anna, ben, table = begun(sleepy)
    begun(sleepy)
    looker = Person(sleepy, "Carla")
    version = looker.connect(table)["version"]
    in_time(lambda: resting(anna) == 1)
    time.sleep(1)
    assert resting(anna) == 1
    play(table, anna, ben)
    assert looker.until(lambda update: update["version"] > version)["events"]


def test_a_new_name_is_told_at_a_table_that_rests(sleepy: Served) -> None:
    anna, ben, table = begun(sleepy)
    in_time(lambda: resting(anna) == 1)
    assert anna.ask("PATCH", "/api/guests/me", json={"name": "Dora"}).status_code == 200
    assert [seat["name"] for seat in line_of(ben, table)["seats"]] == ["Dora", "Ben"]
    (told,) = updates(table, ben)
    assert told["events"][-1]["event"]["type"] == "table_renamed"


def test_after_a_start_a_table_rests_until_somebody_comes(tmp_path: Path) -> None:
    with served(tmp_path, RAENKE_REST_AFTER="600") as server:
        anna, ben, table = begun(server)
        before = updates(table, anna, ben)
        assert resting(anna) == 0
        server.stop()
        server.start()
        assert resting(anna) == 1
        assert updates(table, anna, ben) == before
        assert resting(anna) == 0
