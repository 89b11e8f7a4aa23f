"""The API refuses as protocol.md promises, in the reader's language, whatever was asked."""

from collections.abc import Iterator
from typing import Any

import pytest
from httpx import Response

from raenke.bots import LEVELS
from tests.server.served import CLIENT, Person, Served

JSON = {"content-type": "application/json"}
MALFORMED = "server-refusal-malformed"
NOT_FOUND = {
    "de": "hier ist nichts",
    "en": "there is nothing here",
    "hu": "itt nincs semmi",
    "ko": "여기에는 아무것도 없어요",
}


def asked(server: Served, method: str, path: str, **more: Any) -> Response:
    return CLIENT.request(method, f"http://{server.address}{path}", **more)


def check_refusal(response: Response, status: int, reason: str) -> dict[str, Any]:
    assert response.status_code == status, response.text
    assert response.headers["content-type"].startswith("application/json")
    told: dict[str, Any] = response.json()
    assert {*told} == {"reason", "text", "paragraph", "arguments"}
    assert told["reason"] == reason
    assert told["text"]
    return told


@pytest.mark.parametrize("method", ["GET", "POST", "PUT", "PATCH", "DELETE", "BREW"])
@pytest.mark.parametrize(
    "path", ["/api", "/api/nothing", "/api/nothing.js", "/api/nothing/at/all", "/api/tables/a/b/c", "//api/nothing"]
)
def test_an_address_the_api_does_not_have_is_not_found_by_any_method(server: Served, method: str, path: str) -> None:
    told = check_refusal(asked(server, method, path), 404, "server-refusal-not-found")
    assert told["arguments"] == {}


@pytest.mark.parametrize(("language", "text"), NOT_FOUND.items())
def test_what_is_not_found_is_said_in_the_readers_language(server: Served, language: str, text: str) -> None:
    assert asked(server, "GET", f"/api/nothing?language={language}").json()["text"] == text
    assert asked(server, "GET", "/api/nothing", headers={"accept-language": language}).json()["text"] == text


def test_the_description_of_the_api_stays_where_it_is(server: Served) -> None:
    assert "/api/tables" in asked(server, "GET", "/api/openapi.json").json()["paths"]
    check_refusal(asked(server, "GET", "/api/openapi.json/x"), 404, "server-refusal-not-found")


@pytest.mark.parametrize("method", ["PUT", "DELETE", "BREW"])
def test_a_method_an_address_does_not_have_is_refused_with_those_it_has(server: Served, method: str) -> None:
    response = asked(server, method, "/api/tables")
    check_refusal(response, 405, "server-refusal-method")
    assert {"GET", "POST"} <= {*response.headers["allow"].replace(" ", "").split(",")}


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"\xff", b'{"name": 7}', b'{"nonsense": 1}'])
def test_a_body_that_cannot_be_read_is_refused_with_what_is_wrong(server: Served, body: bytes) -> None:
    told = check_refusal(asked(server, "POST", "/api/guests", content=body, headers=JSON), 400, MALFORMED)
    assert told["arguments"]["why"] in told["text"]
    assert "data" not in told["arguments"]["why"].replace("Input data", "")


def test_a_body_that_is_missing_is_said(server: Served) -> None:
    told = check_refusal(asked(server, "POST", "/api/guests"), 400, MALFORMED)
    assert "JSON" in told["text"]


def pieces(size: int) -> Iterator[bytes]:
    """A body that does not say how long it is."""
    yield b'{"name": "'
    for _ in range(size // 1000):
        yield b"x" * 1000
    yield b'"}'


@pytest.mark.parametrize("size", [20_000, 3_000_000])
def test_a_body_that_is_too_large_is_refused_whether_or_not_it_says_so(server: Served, size: int) -> None:
    for content in (b"".join(pieces(size)), pieces(size)):
        told = check_refusal(
            asked(server, "POST", "/api/guests?language=de", content=content, headers=JSON),
            413,
            "server-refusal-too-large",
        )
        assert told["arguments"] == {"most": 16 * 1024}


def test_an_uploaded_record_may_be_larger_also_in_pieces(server: Served) -> None:
    fits, too_large = pieces(100_000), pieces(1_100_000)
    check_refusal(asked(server, "POST", "/api/replay", content=fits, headers=JSON), 400, "server-refusal-record")
    told = check_refusal(
        asked(server, "POST", "/api/replay", content=too_large, headers=JSON), 413, "server-refusal-too-large"
    )
    assert told["arguments"] == {"most": 512 * 1024}


def test_what_should_not_happen_is_a_refusal_too(tmp_path: Any) -> None:
    """The server fails where nobody foresaw it: the reader is told, and the log has why."""
    server = Served(tmp_path)
    server.prepare = break_ratings
    server.start()
    try:
        told = check_refusal(asked(server, "GET", "/api/ratings/kabale?language=de"), 500, "server-refusal-failure")
        assert "Fehler" in told["text"]
    finally:
        server.stop()
    assert "ZeroDivisionError" in server.log.read_text()


def break_ratings() -> None:
    from raenke.server import routes_matches

    def fail(*_: object) -> Any:
        raise ZeroDivisionError

    routes_matches.ratings_of = fail  # type: ignore[assignment, attr-defined]


# Bots by their levels, at seats by their numbers


def test_a_level_is_a_bots_other_name_when_a_table_is_opened(server: Served) -> None:
    anna = Person(server, "Anna")
    table = anna.open(seats=4, bots={"1": "easy", "2": "medium", "3": "hard"})
    bots = [seat["bot"] for seat in anna.get(f"/api/tables/{table}")["seats"]]
    assert bots == [None, "novice", "greedy", "search"]
    anna.command(table, "begin")


def test_a_level_is_a_bots_other_name_in_a_command(server: Served) -> None:
    anna = Person(server, "Anna")
    table = anna.open(seats=4)
    for level in LEVELS:
        anna.command(table, "seat_bot", bot=level)
    assert [seat["bot"] for seat in anna.get(f"/api/tables/{table}")["seats"]] == [None, "novice", "greedy", "search"]


def test_who_names_no_bot_is_told_the_levels(server: Served) -> None:
    anna = Person(server, "Anna")
    for wrong in ("Easy", "hal", "", "search:9999999"):
        refusal = anna.post("/api/tables?language=en", {"game": "kabale", "seats": 2, "bots": {"1": wrong}}, 400)
        assert refusal["reason"] == "server-refusal-no-bot"
        known = "easy, medium, hard, novice, hasty, greedy, shrewd, search"
        assert refusal["text"] == f"there is no such bot; choose one of {known}"


@pytest.mark.parametrize("key", ["0", "3", "9", "-1", "x", "", "01", "1.0", "²", "1" * 30])
def test_a_seat_where_no_bot_can_sit_is_named_with_those_where_one_can(server: Served, key: str) -> None:
    anna = Person(server, "Anna")
    body = {"game": "kabale", "seats": 3, "bots": {key: "easy"}}
    refusal = anna.post("/api/tables?language=en", body, 400)
    assert refusal["reason"] == "server-refusal-bot-seat"
    assert refusal["text"] == (
        f'no bot can sit at “{key}”: seats are numbered from 0 and written as text; here there are "1", "2"'
    )
    assert anna.get("/api/guests/me/tables")["tables"] == []


def test_a_seat_the_table_does_not_have_is_named(server: Served) -> None:
    anna = Person(server, "Anna")
    refusal = anna.post("/api/tables?language=en", {"game": "kabale", "seats": 2, "seat": 2}, 400)
    assert refusal["text"] == "there is no seat 2 here; seats are numbered from 0 to 1"
    table = anna.open(seats=2)
    for kind, more in (("sit", {}), ("seat_bot", {"bot": "easy"}), ("stand", {})):
        refusal = anna.command(table, kind, 400, seat=5, **more)["refusal"]
        assert (refusal["reason"], refusal["arguments"]) == ("server-refusal-no-seat", {"seat": 5, "last": 1})
