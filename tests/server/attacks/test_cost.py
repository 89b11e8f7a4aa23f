"""Whatever is asked for costs the server little at a time, and whoever asks for much waits for it alone."""

import json

import pytest

from tests.server.served import Person, Served

LINES = 130


@pytest.fixture(scope="module")
def talked(server: Served) -> tuple[Person, str]:
    """A table at which much was said."""
    anna = Person(server, "Anna")
    table = anna.open(seats=2)
    anna.connect(table)
    for number in range(LINES):
        anna.say("say", text=f"{number} {'x' * 200}")
    return anna, table


def test_nobody_is_told_everything_in_one_message(talked: tuple[Person, str]) -> None:
    anna, table = talked
    update = anna.get(f"/api/tables/{table}/messages?since=0")
    assert len(update["events"]) == update["until"] == 50
    assert update["version"] == LINES + 1
    assert anna.get(f"/api/tables/{table}/messages")["until"] is None
    numbers = [told["number"] for told in anna.told(table)]
    assert numbers == list(range(1, LINES + 2))
    late = anna.get(f"/api/tables/{table}/messages?since={LINES}")
    assert (len(late["events"]), late["until"]) == (1, LINES + 1)


def test_a_page_of_long_talk_is_shorter(server: Served) -> None:
    anna = Person(server, "Anna")
    table = anna.open(seats=2)
    anna.connect(table)
    for _ in range(40):
        anna.say("say", text="\N{LARGE RED CIRCLE}" * 500)
    answer = anna.ask("GET", f"/api/tables/{table}/messages?since=0")
    assert len(answer.content) < 70_000
    assert len(anna.told(table)) == 41


def test_over_a_socket_all_pages_come_by_themselves(talked: tuple[Person, str]) -> None:
    anna, table = talked
    anna.connect(table, "&since=0")
    assert (anna.update["since"], len(anna.update["events"])) == (0, LINES + 1)
    anna.leave()
    anna.connect(table)  # who has not asked for the past
    assert (anna.update["since"], anna.update["until"], anna.update["events"]) == (None, None, [])
    assert anna.socket is not None
    anna.socket.send(json.dumps({"type": "say", "text": "more"}))
    assert anna.at(LINES + 2)["since"] == LINES + 1
