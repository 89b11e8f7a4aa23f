"""Clocks and votes bind whoever lets them pass, and no clock jumps."""

import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from raenke.server.clock_and_ids import ClockAndIds
from tests.server.served import Person, Served, served

TWO_HOURS = 7_200_000


@pytest.fixture(scope="module")
def slow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Bots take their time, so that whoever ran out of it may try what there is to try."""
    with served(tmp_path_factory.mktemp("slow"), RAENKE_BOT_PAUSE="3", RAENKE_VOTE_AFTER="1") as server:
        yield server


def seated(server: Served, **more: Any) -> tuple[Person, Person, str]:
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    table = anna.open(seats=2, options={"start_player": 0}, **more)
    ben.command(table, "sit")
    anna.command(table, "begin")
    return anna, ben, table


def told(update: dict[str, Any]) -> list[str]:
    return [each["event"]["type"] for each in update["events"]]


def voted_out(voter: Person, table: str, target: int) -> None:
    while "refusal" in voter.ask("POST", f"/api/tables/{table}/commands", json={"type": "vote", "target": target}).text:
        time.sleep(0.1)


def tries_to_stay(anna: Person) -> None:
    """Everything who lost the move may send is sent; the bot makes it all the same."""
    update = anna.until(lambda message: message["type"] == "update" and "table_absent" in told(message))
    moves = update["table"]["moves"]
    version = anna.say("return")["version"]
    returned = anna.at(version)
    assert not returned["table"]["seats"][0]["is_absent"]
    assert returned["table"]["seats"][0]["bot"] == "greedy"
    assert returned["options"] == []
    assert returned["table"]["deadline"] is None
    played = anna.say("play", move="lay king 1", version=version)
    assert played["refusal"]["reason"] == "server-refusal-bot-moves"
    assert anna.say("ask_undo")["refusal"]["reason"] == "server-refusal-bot-moves"
    after = anna.until(lambda message: message["type"] == "update" and message["table"]["moves"] > moves)
    assert after["table"]["to_move"] == 1
    assert after["table"]["seats"][0]["bot"] is None


def test_a_clock_that_has_run_out_takes_the_move_even_if_the_player_is_back(slow: Served) -> None:
    anna, _, table = seated(slow, clock={"move": 1, "reserve": 0})
    anna.connect(table)
    tries_to_stay(anna)


def test_a_vote_that_is_through_takes_the_move_even_if_the_player_is_back(slow: Served) -> None:
    anna, ben, table = seated(slow)
    anna.connect(table)
    voted_out(ben, table, 0)
    tries_to_stay(anna)


def test_getting_up_and_sitting_down_again_gives_no_move_back(slow: Served) -> None:
    anna, ben, table = seated(slow)
    anna.connect(table)
    voted_out(ben, table, 0)
    anna.say("stand")
    version = anna.say("sit")["version"]
    assert anna.say("play", move="lay king 1", version=version)["refusal"]["reason"] == "server-refusal-bot-moves"


def test_who_is_voted_out_while_another_decides_loses_no_move(slow: Served) -> None:
    anna, ben, table = seated(slow)
    voted_out(anna, table, 1)
    assert ben.get(f"/api/tables/{table}")["seats"][1]["is_absent"]
    anna.connect(table)
    anna.play()
    ben.connect(table)
    assert ben.play()["type"] == "done"


def test_times_do_not_follow_a_wall_clock_that_is_set_back(monkeypatch: pytest.MonkeyPatch) -> None:
    source, real = ClockAndIds(), time.time_ns
    before = source.now()
    monkeypatch.setattr(time, "time_ns", lambda: real() - TWO_HOURS * 1_000_000)
    assert source.now() >= before
    monkeypatch.setattr(time, "time_ns", lambda: real() + TWO_HOURS * 1_000_000)
    assert source.now() < before + TWO_HOURS // 2


def test_nothing_is_noted_before_what_was_noted_already(tmp_path: Path) -> None:
    """The clock on the wall was set back while the server was down: no time is won by it."""
    with served(tmp_path) as server:
        anna, _, table = seated(server, clock={"move": 600, "reserve": 0})
        server.stop()
        with sqlite3.connect(tmp_path / "raenke.sqlite") as connection:
            connection.execute("UPDATE entries SET at = at + ?", (TWO_HOURS,))
        server.start()
        anna.connect(table, "&since=0")
        anna.play()
        update = anna.get(f"/api/tables/{table}/messages?since=0")
        times = [each["at"] for each in update["events"]]
        assert times == sorted(times)
        assert update["table"]["deadline"] - anna.command(table, "ping")["at"] <= 600_000
