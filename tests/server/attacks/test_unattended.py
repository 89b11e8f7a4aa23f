"""A match at which no person sits or looks costs nothing."""

import time
from pathlib import Path
from typing import Any

from tests.server.served import Person, Served, served


def begun(person: Person, **more: Any) -> str:
    table = person.open(bots={"1": "random"}, options={"start_player": 0}, **more)
    person.command(table, "begin")
    return table


def play_elsewhere(server: Served) -> None:
    """Long enough for any other match of bots to end as well: one with a person in it, from beginning to end."""
    other = Person(server, "Otto")
    other.connect(begun(other))
    other.play_out()
    other.leave()


def shown(person: Person, table: str) -> dict[str, Any]:
    """The table, which is not looked at by asking for this."""
    found: dict[str, Any] = person.get(f"/api/tables/{table}")
    return found


def test_a_match_everybody_left_is_not_played_on_until_somebody_looks(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        anna = Person(server, "Anna")
        table = begun(anna)
        anna.command(table, "stand")
        play_elsewhere(server)
        play_elsewhere(server)
        left = shown(anna, table)
        assert (left["stage"], left["moves"]) == ("playing", 0)
        anna.connect(table)  # as a spectator
        assert anna.until(lambda heard: heard["type"] == "update" and heard["table"]["stage"] == "finished")


def test_reading_over_plain_http_is_looking(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        anna = Person(server, "Anna")
        table = begun(anna)
        anna.command(table, "stand")
        update = anna.get(f"/api/tables/{table}/messages")
        while update["table"]["stage"] == "playing":
            update = anna.get(f"/api/tables/{table}/messages?since={update['version']}&wait=20")
        assert update["table"]["stage"] == "finished"


def test_who_is_absent_and_gone_does_not_sit_there(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        anna = Person(server, "Anna")
        table = begun(anna, clock={"move": 1, "reserve": 0})
        end = time.monotonic() + 30
        while not shown(anna, table)["seats"][0]["is_absent"] and time.monotonic() < end:
            time.sleep(0.1)
        play_elsewhere(server)
        play_elsewhere(server)
        assert shown(anna, table)["stage"] == "playing"
        anna.connect(table)
        assert anna.until_turn()  # it goes on
