"""Connections that say nothing, half of it, or too much, and those that never read: nobody else notices."""

import json
import resource
import socket
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest

from tests.server.attacks.raw import (
    answered,
    connected,
    connections,
    frame,
    head,
    health,
    is_cut,
    memory,
    taken,
    until,
    upgrade,
    websocket,
)
from tests.server.served import CLIENT, Person, Served, served

JSON = ("Content-Type: application/json", "Content-Length: 100")
MB = 1024 * 1024


def hurry() -> None:
    """For the server's process: deadlines a test can wait for."""
    with suppress(ImportError):
        from raenke.server import doors

        doors.HEAD_SECONDS = doors.BODY_SECONDS = doors.WRITE_SECONDS = 0.5


def few_files() -> None:
    resource.setrlimit(resource.RLIMIT_NOFILE, (256, 256))


@pytest.fixture
def hurried(tmp_path: Path) -> Served:
    server = Served(tmp_path)
    server.prepare = hurry
    return server


def errors(server: Served) -> list[str]:
    lines = [json.loads(line) for line in server.log.read_text().splitlines()]
    return [line["message"] for line in lines if line["level"] == "error" or "trace" in line]


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET /healthz HTTP/1.1\r\nHost: local",
        head("POST", "/api/guests", *JSON) + b'{"name"',
    ],
    ids=["nothing", "half a head", "half a body"],
)
def test_who_does_not_say_what_is_wanted_is_cut_off(hurried: Served, said: bytes) -> None:
    hurried.start()
    try:
        with connected(hurried, said) as raw:
            assert is_cut(raw)
        assert health(hurried) == "200"
    finally:
        hurried.stop()
    assert errors(hurried) == []


def test_half_a_second_request_is_cut_off_too(hurried: Served) -> None:
    hurried.start()
    try:
        with connected(hurried, head("GET", "/healthz")) as raw:
            assert answered(raw) == "200"
            raw.sendall(b"GET /hea")
            assert is_cut(raw)
    finally:
        hurried.stop()


def test_idle_connections_leave_room_for_others(tmp_path: Path) -> None:
    server = Served(tmp_path)
    server.prepare = few_files
    server.start()
    try:
        with ExitStack() as held:
            for _ in range(400):
                held.enter_context(connected(server))
            assert health(server) == "200"
        assert errors(server) == []
    finally:
        server.stop()


def test_files_are_raised_to_what_the_system_gives(tmp_path: Path) -> None:
    server = Served(tmp_path)
    server.prepare = lower
    server.start()
    try:
        assert server.process
        assert server.process.pid
        soft, hard = resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE)
        assert soft == min(hard, 65_536)
    finally:
        server.stop()


def lower() -> None:
    resource.setrlimit(resource.RLIMIT_NOFILE, (256, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))


def test_an_address_has_only_so_many_connections(tmp_path: Path) -> None:
    with served(tmp_path, RAENKE_CONNECTIONS_MOST="5") as server, ExitStack() as held:
        raws = [held.enter_context(connected(server)) for _ in range(5)]
        with connected(server, head("GET", "/healthz")) as sixth:
            assert answered(sixth) == "503"
        assert health(server, "127.0.0.2") == "200"
        raws[0].close()
        assert until(lambda: health(server, "127.0.0.1") == "200")


def test_a_proxy_that_was_named_speaks_for_many(tmp_path: Path) -> None:
    limits = {"RAENKE_CONNECTIONS_MOST": "2", "RAENKE_GUESTS_PER_MINUTE": "1", "RAENKE_PROXIES": "127.0.0.0/30"}
    with served(tmp_path, **limits) as server, ExitStack() as held:
        for _ in range(5):
            held.enter_context(connected(server))
        assert [made(server, "192.0.2.1"), made(server, "192.0.2.2"), made(server, "192.0.2.1")] == [201, 201, 429]


@pytest.mark.skipif(not socket.has_dualstack_ipv6(), reason="no IPv6")
@pytest.mark.parametrize("proxies", ["127.0.0.0/30", "127.0.0.1", "::ffff:127.0.0.1"])
def test_a_proxy_is_known_where_ipv4_comes_as_ipv6(tmp_path: Path, proxies: str) -> None:
    limits = {"RAENKE_CONNECTIONS_MOST": "2", "RAENKE_GUESTS_PER_MINUTE": "1", "RAENKE_PROXIES": proxies}
    with served(tmp_path, RAENKE_HOST="::", **limits) as server, ExitStack() as held:
        for _ in range(5):
            held.enter_context(connected(server))
        assert [made(server, "192.0.2.1"), made(server, "192.0.2.2"), made(server, "::ffff:192.0.2.1")] == [
            201,
            201,
            429,
        ]


def test_no_more_websockets_than_there_are_places(tmp_path: Path) -> None:
    """All ask at once, with a secret that has to be looked up first."""
    with served(tmp_path, RAENKE_SOCKETS_MOST="3") as server, ExitStack() as held:
        table = Person(server, "Anna").open()
        raws = [held.enter_context(connected(server)) for _ in range(20)]
        for number, raw in enumerate(raws):
            raw.sendall(upgrade(table, f"Authorization: Bearer nobody{number}.x"))
        assert sum(not is_refused(raw) for raw in raws) == 3
        for raw in raws:
            raw.close()
        assert until(lambda: has_place(server, table))


def is_refused(raw: socket.socket) -> bool:
    heard = b""
    while b'"type":"' not in heard:
        heard += raw.recv(4096)
    return b'"type":"refused"' in heard


def has_place(server: Served, table: str) -> bool:
    with connected(server, upgrade(table)) as raw:
        return not is_refused(raw)


def made(server: Served, address: str) -> int:
    url = f"http://127.0.0.1:{server.address.partition(':')[2]}/api/guests"
    return CLIENT.post(url, json={}, headers={"X-Forwarded-For": address}).status_code


def test_a_proxy_nobody_named_is_not_believed_and_told_of_once(tmp_path: Path) -> None:
    with served(tmp_path, RAENKE_GUESTS_PER_MINUTE="1") as server:
        assert [made(server, "192.0.2.1"), made(server, "192.0.2.2")] == [201, 429]
    lines = [line for line in server.log.read_text().splitlines() if "RAENKE_PROXIES" in line]
    assert len(lines) == 1


def test_who_does_not_read_is_cut_off(hurried: Served) -> None:
    hurried.start()
    try:
        before = connections(hurried)
        with connected(hurried, window=4096) as raw:
            taken(raw, head("GET", "/api/openapi.json") * 500, 0.5)
            assert until(lambda: connections(hurried) > before)
            assert until(lambda: connections(hurried) <= before)
        assert health(hurried) == "200"
    finally:
        hurried.stop()
    assert errors(hurried) == []


def test_pings_nobody_reads_the_answers_to_fill_no_memory(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        table = Person(server, "Anna").open()
        with websocket(server, table) as raw:
            before = memory(server)
            assert taken(raw, frame(9, bytes(125)) * (40 * MB // 131)) > 39 * MB
            assert memory(server) - before < 15 * MB
        assert health(server) == "200"


def test_an_address_is_read_only_for_its_share_of_time(tmp_path: Path) -> None:
    with served(tmp_path, RAENKE_READING_SHARE="0.001") as server:
        anna = Person(server, "Anna")
        with websocket(server, anna.open(), "127.0.0.3") as raw:
            flood = frame(9) * 500_000
            assert taken(raw, flood) < len(flood) // 2
            assert health(server) == "200"


def test_endless_pieces_of_a_message_are_cut_off(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        table = Person(server, "Anna").open()
        with websocket(server, table) as raw:
            raw.sendall(frame(1, b"x", False) + frame(0, b"", False) * 2000)
            assert is_cut(raw)


def test_what_is_no_text_leaves_no_trace(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        table = Person(server, "Anna").open()
        with websocket(server, table) as raw:
            raw.sendall(frame(1, b"\xed\xa0\x80"))
            assert is_cut(raw)
        with connected(server, b"GET /\xff\xfe HTTP/1.1\r\nHost: localhost\r\n\r\n") as raw:
            assert answered(raw) in ("400", "")
    assert errors(server) == []


def test_the_end_does_not_wait_for_half_a_body(tmp_path: Path) -> None:
    server = Served(tmp_path)
    server.start()
    with connected(server, head("POST", "/api/guests", *JSON) + b'{"name"'), connected(server):
        assert health(server) == "200"
        assert server.stop(seconds=8) == 0
    assert errors(server) == []
