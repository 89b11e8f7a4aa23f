"""Whatever is asked for costs the server little at a time, and whoever asks for much waits for it alone."""

import json
import socket
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from tests.server.served import Person, Served, served

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


def client_at(address: str) -> httpx.Client:
    """Somebody who asks from another address of this machine."""
    transport = httpx.HTTPTransport(verify=False, local_address=address, limits=httpx.Limits(max_connections=100))
    return httpx.Client(transport=transport, timeout=60)


def test_who_asks_for_much_at_once_waits_alone(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        anna = Person(server, "Anna")
        table = anna.open(seats=2)
        anna.connect(table)
        for number in range(LINES):
            anna.say("say", text=f"{number} {'x' * 200}")
        anna.leave()
        server.stop()
        server.start(RAENKE_COST_PER_SECOND="0.001")
        path = f"http://{server.address}/api/tables/{table}/messages?since=0"
        with client_at("127.0.0.9") as greedy, client_at("127.0.0.2") as modest, ThreadPoolExecutor(100) as crowd:
            answered: set[int] = set()
            for _ in range(10):  # a quick machine answers a few hundred within the share
                asked = [crowd.submit(greedy.get, path) for _ in range(300)]
                honest = [modest.get(path).status_code for _ in range(5)]
                assert honest == [200] * 5
                answered |= {each.result().status_code for each in asked}
                if 429 in answered:
                    break
            assert answered == {200, 429}


def test_what_nobody_waits_for_any_more_is_not_worked_on(tmp_path: Path) -> None:
    with served(tmp_path, RAENKE_METRICS="true") as server:
        anna = Person(server, "Anna")
        table = anna.open(seats=2)
        host, port = server.address.split(":")
        path = f"/api/tables/{table}/messages?since=1&wait=25"
        with socket.create_connection((host, int(port))) as line:
            line.sendall(f"GET {path} HTTP/1.1\r\nHost: {server.address}\r\n\r\n".encode())
            anna.get(f"/api/tables/{table}")  # it came before this
        end = time.monotonic() + 15
        while 'raenke_requests_total{status="499"} 1.0' not in anna.ask("GET", "/metrics").text:
            assert time.monotonic() < end, "it is still waited for"
            time.sleep(0.05)
