"""How many tables a guest and an address may have holds, whatever is asked for at once."""

import json
import socket
from collections import Counter
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from tests.server.served import Person, served

BODY = {"game": "kabale", "seats": 2, "bots": {"1": "random"}}


def opened_at_once(people: list[Person], times: int) -> Counter[int]:
    """The statuses of so many requests for a table."""
    return at_once([(people[turn % len(people)], "/api/tables", BODY) for turn in range(times)])


def at_once(requests: list[tuple[Person, str, dict[str, Any]]]) -> Counter[int]:
    """The statuses of requests that are all on their way before the first is answered."""
    with ExitStack() as lines:
        opened = []
        for person, _, _ in requests:
            host, _, port = person.server.address.partition(":")
            opened.append(lines.enter_context(socket.create_connection((host, int(port)), 60)))
        for line, (person, path, body) in zip(opened, requests, strict=True):
            content = json.dumps(body)
            headers = {
                **person.headers,
                "Host": person.server.address,
                "Content-Type": "application/json",
                "Content-Length": str(len(content)),
                "Connection": "close",
            }
            said = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
            line.sendall(f"POST {path} HTTP/1.1\r\n{said}\r\n{content}".encode())
        return Counter(int(line.makefile("rb").readline().split()[1]) for line in opened)


def test_a_guest_has_so_many_tables_however_many_are_asked_for_at_once(tmp_path: Path) -> None:
    with served(tmp_path, RAENKE_TABLES_MOST="30") as server:
        assert opened_at_once([Person(server, "Anna")], 90) == {201: 30, 429: 60}


def test_an_address_has_so_many_tables_however_many_guests_it_has(tmp_path: Path) -> None:
    with served(tmp_path, RAENKE_TABLES_PER_ADDRESS="12") as server:
        people = [Person(server, f"Anna {number}") for number in range(6)]
        assert opened_at_once(people, 60) == {201: 12, 429: 48}
        refusal = people[0].post("/api/tables", BODY, 429)
        assert refusal["reason"] == "server-refusal-tables-address"


def test_a_match_one_has_left_still_counts(tmp_path: Path) -> None:
    with served(tmp_path, RAENKE_TABLES_MOST="3") as server:
        anna = Person(server, "Anna")
        for _ in range(3):
            table = anna.open(bots={"1": "random"})
            anna.command(table, "begin")
            anna.command(table, "stand")
        assert anna.post("/api/tables", BODY, 429)["reason"] == "server-refusal-tables"


def test_what_was_refused_takes_no_place(tmp_path: Path) -> None:
    with served(tmp_path, RAENKE_TABLES_MOST="2", RAENKE_TABLES_PER_ADDRESS="2") as server:
        anna = Person(server, "Anna")
        for _ in range(5):
            anna.post("/api/tables", {**BODY, "seat": 7}, 400)
        assert opened_at_once([anna], 6) == {201: 2, 429: 4}


def test_rematches_count_like_other_tables(tmp_path: Path) -> None:
    """Four finished matches played again at once, with room for two."""
    with served(tmp_path, RAENKE_TABLES_MOST="2") as server:
        anna = Person(server, "Anna")
        tables = []
        for _ in range(4):
            tables.append(anna.open(bots={"1": "random"}))
            anna.command(tables[-1], "begin")
            anna.connect(tables[-1])
            anna.play_out()
            anna.leave()
        asked = [(anna, f"/api/tables/{table}/commands", {"type": "rematch"}) for table in tables]
        assert at_once(asked) == {200: 2, 429: 2}
