"""What is no text, no path and no host: refused without a trace, and the log stays readable and keeps secrets."""

import json
import logging
from pathlib import Path
from urllib.parse import quote

import pytest

from raenke.server.logs import LogFormat
from tests.server.attacks.raw import answered, connected, head
from tests.server.served import Person, Served, served

SURROGATE = b'{"name": "\xed\xa0\x80", "game": "\xff", "type": "\xff"}'


@pytest.mark.parametrize(
    "path",
    ["/api/guests", "/api/guests/recover", "/api/seats", "/api/tables", "/api/replay", "/api/lab/column", "commands"],
)
def test_what_is_no_text_is_malformed(server: Served, path: str) -> None:
    anna = Person(server, "Anna")
    path = f"/api/tables/{anna.open()}/commands" if path == "commands" else path
    response = anna.ask("POST", path, content=SURROGATE, headers={"content-type": "application/json"})
    assert (response.status_code, response.json()["reason"]) == (400, "server-refusal-malformed")


def lines(server: Served) -> list[dict[str, str]]:
    return [json.loads(line) for line in server.log.read_text(encoding="utf-8").split("\n") if line]


def test_a_link_that_was_mangled_is_not_in_the_log(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        anna = Person(server, "Anna")
        table = anna.open()
        key = anna.command(table, "link_seat")["key"]
        paths = [f"/t/{table}%23{key}", f"/t/{table},", f"/t/{table}.", f"/t/{table}%20", f"/t/x{table}/{key}"]
        paths += [f"/api/tables/{table}.../commands", f"/{table}", f"/t/{table[:10]}-{table[10:]}", f"/t/<{key}>"]
        for path in paths:
            anna.ask("GET", path)
    log = server.log.read_text()
    assert sum(line["message"] == "request" for line in lines(server)) >= len(paths)
    for secret in (table, key, key.partition(".")[2], table[10:]):
        assert secret not in log


def test_no_sign_that_moves_the_cursor_is_in_the_log(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        anna = Person(server, "Anna")
        for sign in "\x9b\x85\u2028\u202e\x7f\u2066\u200f":
            anna.ask("GET", f"/api/{quote(sign)}[2J")
    log = server.log.read_text(encoding="utf-8")
    assert all(letter.isprintable() or letter == "\n" for letter in log)
    assert len(log.splitlines()) == len(lines(server))


def test_whatever_is_logged_is_readable() -> None:
    record = logging.LogRecord("raenke", logging.INFO, "", 0, "a\x9bb\u202ec\U000e0001d ä 한", (), None)
    line = LogFormat().format(record)
    assert line.isprintable()
    assert json.loads(line)["message"] == record.msg


def test_a_host_that_is_none_is_malformed(tmp_path: Path) -> None:
    with served(tmp_path, RAENKE_HOST="0.0.0.0") as server:
        said = head("GET", "/api/addresses").replace(b"localhost", b"x:abc")
        with connected(server, said) as raw:
            assert answered(raw) == "400"
    assert [line for line in lines(server) if line["level"] == "error"] == []
