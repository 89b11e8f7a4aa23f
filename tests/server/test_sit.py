"""`raenke sit` says in the person's language why there is no seat, and leaves nothing behind on the server."""

import json
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread

import pytest
from typer.testing import CliRunner, Result

from raenke.cli import app
from raenke.words import Words, languages
from tests.server.served import Person, Served


def sit(*arguments: str, language: str = "en") -> Result:
    return CliRunner().invoke(app, ["sit", *arguments], env={"LANG": f"{language}.UTF-8", "LC_ALL": "", "LANGUAGE": ""})


def guests(server: Served) -> int:
    with sqlite3.connect(server.folder / "raenke.sqlite") as database:
        return int(database.execute("select count(*) from guests").fetchone()[0])


@pytest.fixture(scope="module")
def anna(server: Served) -> Person:
    return Person(server, "Anna")


@pytest.fixture
def link(server: Served, anna: Person) -> str:
    """A table for two with one open seat."""
    return f"http://{server.address}/t/{anna.open(seats=2)}"


@pytest.fixture
def full(server: Served, anna: Person) -> str:
    return f"http://{server.address}/t/{anna.open(seats=2, bots={'1': 'greedy'})}"


@pytest.mark.parametrize("seat", ["0", "3", "9", "-1"])
def test_a_seat_that_is_not_there_is_refused_at_once(server: Served, link: str, seat: str) -> None:
    before = guests(server)
    outcome = sit(link, "--seat", seat)
    assert outcome.exit_code == 2
    assert "--seat" in outcome.stderr if int(seat) < 1 else "seats 1 to 2" in outcome.stderr
    assert guests(server) == before


@pytest.mark.parametrize("language", languages())
def test_a_full_table_is_said_and_makes_no_guest(server: Served, full: str, language: str) -> None:
    before = guests(server)
    outcome = sit(full, language=language)
    assert outcome.exit_code == 2
    assert Words(language).text("server-refusal-full") in outcome.stderr
    assert "server-refusal" not in outcome.stderr
    assert guests(server) == before


def test_a_seat_that_is_taken_is_said(server: Served, link: str) -> None:
    before = guests(server)
    outcome = sit(link, "--seat", "1")
    assert outcome.exit_code == 2
    assert "that seat is taken" in outcome.stderr
    assert guests(server) == before


def test_a_match_that_is_over_is_said(server: Served, anna: Person, link: str) -> None:
    anna.command(link.rpartition("/")[2], "close")
    before = guests(server)
    outcome = sit(link)
    assert outcome.exit_code == 2
    assert "closed" in outcome.stderr
    assert guests(server) == before


def test_a_secret_nobody_knows_is_said(link: str) -> None:
    outcome = sit(link, "--secret", "wrong")
    assert outcome.exit_code == 2
    assert "RAENKE_SECRET" in outcome.stderr
    assert sit(link, "--secret", "wrong", "--language", "de").stderr != outcome.stderr


def test_a_bot_nobody_knows_makes_no_guest(server: Served, link: str) -> None:
    before = guests(server)
    outcome = sit(link, "--bot", "nobody")
    assert outcome.exit_code == 2
    assert "there is no bot 'nobody'" in outcome.stderr
    assert guests(server) == before


def test_a_name_that_is_none_is_said(link: str) -> None:
    outcome = sit(link, "--name", " ")
    assert outcome.exit_code == 2
    assert "a name needs letters or digits" in outcome.stderr


def test_a_table_that_is_not_there_is_said(server: Served) -> None:
    before = guests(server)
    outcome = sit(f"http://{server.address}/t/nothing")
    assert outcome.exit_code == 2
    assert f"There is no table at http://{server.address}/t/nothing" in outcome.stderr
    assert guests(server) == before


@pytest.mark.parametrize(
    "link",
    ["localhost", "http://localhost:8390/", "ftp://localhost/t/abc", "http:///t/abc", "http://localhost:x/t/abc"],
)
def test_a_link_that_is_none_is_said(link: str) -> None:
    outcome = sit(link)
    assert outcome.exit_code == 2
    assert "http://localhost:8390/t/abc" in outcome.stderr
    assert link in outcome.stderr


@pytest.mark.parametrize("language", languages())
def test_nobody_at_the_address_is_said(language: str) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        site = f"http://127.0.0.1:{free.getsockname()[1]}"
    outcome = sit(f"{site}/t/abc", language=language)
    assert outcome.exit_code == 2
    assert site in outcome.stderr
    assert "urlopen" not in outcome.stderr
    assert "Traceback" not in outcome.stderr


def test_a_server_without_a_certificate_is_said(server: Served) -> None:
    outcome = sit(f"https://{server.address}/t/abc")
    assert outcome.exit_code == 2
    assert f"http://{server.address}" in outcome.stderr


class Other(BaseHTTPRequestHandler):
    """A server of something else."""

    def do_GET(self) -> None:
        self.send_response(200)
        self.end_headers()
        self.wfile.write(b"<h1>Welcome</h1>")

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def other() -> Iterator[str]:
    with HTTPServer(("127.0.0.1", 0), Other) as running:
        Thread(target=running.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{running.server_port}"
        running.shutdown()


def test_a_server_of_something_else_is_said(other: str) -> None:
    outcome = sit(f"{other}/t/abc")
    assert outcome.exit_code == 2
    assert "not like a Ränke server" in outcome.stderr


def test_who_sits_down_is_told_the_seat_and_how_to_return(server: Served, anna: Person, link: str) -> None:
    table = link.rpartition("/")[2]
    command = [sys.executable, "-c", "from raenke.cli import main; main()", "sit", link, "--bot", "random"]
    with subprocess.Popen([*command, "--seat", "2"], stderr=subprocess.PIPE, text=True) as guest:
        assert guest.stderr
        told = guest.stderr.readline()
        assert told.startswith("To return to this seat: RAENKE_SECRET=")
        assert told.endswith(f" raenke sit {link} --bot random\n")
        assert "seat 2" in guest.stderr.readline()
        anna.command(table, "stand", seat=1)
        assert "no longer has a seat" in guest.stderr.read()
        assert guest.wait() == 1


def test_ones_own_seat_is_taken_up_by_its_number(server: Served, anna: Person) -> None:
    """Of somebody who has several seats, each may be a bot's."""
    table = anna.open(seats=2, options={"rounds": 1})
    anna.command(table, "sit", seat=1, name="Ben")
    anna.command(table, "begin")
    own = [sys.executable, "-c", "from raenke.cli import main; main()", "sit", f"http://{server.address}/t/{table}"]
    own += ["--bot", "random", "--secret", anna.ticket["secret"]]
    bots = [subprocess.Popen([*own, "--seat", seat], stdout=subprocess.PIPE, text=True) for seat in "12"]
    told = [bot.communicate()[0] for bot in bots]
    assert [bot.returncode for bot in bots] == [0, 0]
    scores = anna.get(f"/api/tables/{table}")["scores"]
    assert all(f"Anna {scores[0]}, Ben {scores[1]}" in line for line in told), (told, json.dumps(scores))
