"""Pages: an address without one says so, and HEAD answers as GET does, without a body."""

import os
from pathlib import Path

import pytest

from raenke.server import routes_site
from tests.server.served import Person, Served

PAGE = {"accept": "text/html,application/xhtml+xml"}


@pytest.fixture(scope="module")
def anna(server: Served) -> Person:
    return Person(server, "Anna")


@pytest.mark.parametrize(
    "path",
    ["/nonsense", "/nonsense/more", "/t", "/t/", "/t/x/y", "/nonsense.html", "/index", "/%20", "/rules/chess",
     "/rules/kabale/nonsense", "/rules/kabale/cards/king"],
)  # fmt: skip
def test_an_address_without_a_page_says_so(anna: Person, path: str) -> None:
    answer = anna.ask("GET", path, headers=PAGE)
    assert answer.status_code == 404
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.text == anna.ask("GET", "/").text


@pytest.mark.parametrize("table", ["nosuchtable", "x" * 60, "a-b", "%00", "ä"])
def test_a_table_that_is_not_there_is_not_found(anna: Person, table: str) -> None:
    answer = anna.ask("GET", f"/t/{table}", headers=PAGE)
    assert answer.status_code == 404
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"


def test_pages_that_are_there_are_found(anna: Person) -> None:
    table = anna.open()
    rules = ["/rules", "/rules/kabale", "/rules/citadels/cards", "/rules/kabale/print"]
    for path in ("/", f"/t/{table}", f"/m/{table}", *rules):
        assert anna.ask("GET", path, headers=PAGE).status_code == 200, path
    anna.command(table, "close")
    assert anna.ask("GET", f"/t/{table}").status_code == 200  # its page says that it is closed


def test_a_program_is_told_in_a_way_it_understands(anna: Person) -> None:
    for path in ("/api/nonsense", "/assets/none.js", "/favicon.nonsense"):
        answer = anna.ask("GET", path)
        assert (answer.status_code, answer.json()["reason"]) == (404, "server-refusal-not-found"), path


@pytest.mark.parametrize(
    "path",
    ["/", "/nonsense", "/t/nosuchtable", "/healthz", "/api/games?language=de", "/api/guests/me", "/api/nonsense",
     "/api/openapi.json", "/api/guests/me/tables", "/api/seats", "/index.html", "/nothing.js"],
)  # fmt: skip
def test_head_answers_as_get_does_without_a_body(anna: Person, path: str) -> None:
    got, head = (anna.ask(method, path) for method in ("GET", "HEAD"))
    assert head.status_code == got.status_code
    assert head.content == b""
    assert {name: value for name, value in head.headers.items() if name != "date"} == {
        name: value for name, value in got.headers.items() if name != "date"
    }


def test_a_client_that_is_built_anew_is_found_without_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(routes_site, "CLIENT", tmp_path / "dist")
    assert routes_site.client_files() == {}
    assets = tmp_path / "dist" / "assets"
    for number, name in enumerate(["first.js", "second.js"]):
        assets.mkdir(parents=True, exist_ok=True)
        (assets / name).touch()
        os.utime(assets, (number, number))  # two builds within one tick of the clock of files
        assert f"assets/{name}" in routes_site.client_files()
    (assets / "first.js").unlink()
    assert routes_site.client_files().keys() == {"assets/second.js"}
