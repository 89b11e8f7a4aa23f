"""Uploaded records cost little, and nobody waits for those of another."""

import json
import random
import socket
from typing import Any

import msgspec
import pytest

from raenke import Match, __version__
from raenke.core.record import record_of
from raenke.server.wire import MOVES_MOST
from tests.server.served import Person, Served


def endless(moves: int) -> dict[str, Any]:
    """Citadels in which nobody builds, so many moves of it."""
    chooser = random.Random(1)
    match = Match("citadels", 4, 2, {})
    while len(match.history) < moves:
        options = [move for move in match.moves() if not move.startswith("build")]
        match.play(chooser.choice(options or match.moves()))
    record: dict[str, Any] = msgspec.to_builtins(record_of(match, __version__))
    return record


@pytest.fixture(scope="module")
def long_record() -> dict[str, Any]:
    return endless(MOVES_MOST + 1)


def test_a_record_without_end_is_not_retold(server: Served, long_record: dict[str, Any]) -> None:
    anna = Person(server, "Anna")
    refusal = anna.post("/api/replay", long_record, 400)
    assert (refusal["reason"], refusal["arguments"]) == ("server-refusal-long", {"most": MOVES_MOST})


def test_a_long_match_is_retold_in_pages(server: Served) -> None:
    anna, record = Person(server, "Anna"), endless(450)
    answer = anna.ask("POST", "/api/replay", json=record)
    pages = [answer.json()]
    while pages[-1]["until"] < pages[-1]["moves"]:
        assert len(pages[-1]["steps"]) == 200
        pages.append(anna.post(f"/api/replay?since={pages[-1]['until']}&at=3", record))
    numbers = [step["number"] for page in pages for step in page["steps"]]
    assert (numbers, len(pages)) == (list(range(451)), 3)
    assert (pages[0]["at"], pages[1]["at"], pages[2]["at"]) == (450, 3, 3)
    assert pages[2]["views"] == pages[1]["views"] != pages[0]["views"]
    assert anna.post("/api/replay?since=450", record)["steps"] == []


def test_few_uploads_of_one_address_are_held_at_once(server: Served, long_record: dict[str, Any]) -> None:
    """Half-sent, they would fill the memory."""
    anna = Person(server, "Anna")
    body = json.dumps(long_record).encode()
    lines = [half_sent(server, body) for _ in range(8)]
    try:
        assert anna.post("/api/replay", {}, 429)["reason"] == "server-refusal-too-many"
    finally:
        for line in lines:
            line.close()
    while anna.ask("POST", "/api/replay", json={}).status_code == 429:
        pass  # until it is seen that they are gone


def test_only_what_is_posted_is_an_upload(server: Served) -> None:
    answer = Person(server, "Anna").ask("GET", "/api/replay", content=b"x" * 100_000)
    assert (answer.status_code, answer.json()["reason"]) == (413, "server-refusal-too-large")


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b'{"a": \xff}', b"{} {}"])
def test_what_is_no_record_at_all_is_malformed(server: Served, body: bytes) -> None:
    anna, headers = Person(server, "Anna"), {"content-type": "application/json"}
    answer = anna.ask("POST", "/api/replay", content=body, headers=headers)
    assert (answer.status_code, answer.json()["reason"]) == (400, "server-refusal-malformed")
    described = anna.get("/api/openapi.json")["paths"]["/api/replay"]["post"]["requestBody"]
    assert described["content"]["application/json"]["schema"]["type"] == "object"


def half_sent(server: Served, body: bytes) -> socket.socket:
    host, port = server.address.split(":")
    line = socket.create_connection((host, int(port)))
    head = f"POST /api/replay HTTP/1.1\r\nHost: {server.address}\r\nContent-Type: application/json\r\n"
    line.sendall(f"{head}Content-Length: {len(body)}\r\nExpect: 100-continue\r\n\r\n".encode())
    assert b"100" in line.recv(100)  # it waits for the body now
    line.sendall(body[: len(body) // 2])
    return line
