"""Safety: other pages, other hosts, too much, too large; headers; what the log does not say."""

import json
import re
import sqlite3
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from raenke.server.safety import POLICY, network_of
from tests.server.served import CLIENT, Person, Served, closing_of, served


def url(server: Served, path: str) -> str:
    return f"http://{server.address}{path}"


@pytest.mark.parametrize("path", ["/", "/api/games", "/t/abc", "/nothing.js", "/api/nothing", "/healthz", "/metrics"])
def test_every_answer_has_the_strict_headers(server: Served, path: str) -> None:
    response = CLIENT.get(url(server, path))
    assert response.headers["content-security-policy"] == POLICY
    assert response.headers["x-content-type-options"] == "nosniff"
    assert response.headers["referrer-policy"] == "no-referrer"
    assert "unsafe" not in POLICY
    if path.startswith("/api"):
        assert response.headers["cache-control"] == "no-store"


def test_the_page_has_no_script_and_no_style_of_its_own(server: Served) -> None:
    page = CLIENT.get(url(server, "/"), headers={"accept-language": "hu"})
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert 'lang="hu"' in page.text or "<script" in page.text
    assert not re.search(r"<script(?![^>]*\bsrc=)|\bstyle=|\bon\w+=", page.text)


@pytest.mark.parametrize(
    "path",
    [
        "/../pyproject.toml", "/%2e%2e/%2e%2e/secrets.txt", "/assets/../../x.py", "/.env", "/%00.js", "/%ff.js",
        f"/{'x' * 290}.js", f"/{'x' * 3000}.js",
    ],
)  # fmt: skip
def test_no_file_outside_the_client_is_served(server: Served, path: str) -> None:
    assert CLIENT.get(url(server, path)).status_code in (400, 404)


def test_what_can_be_no_id_is_not_found_in_any_database(tmp_path: Path, address: str) -> None:
    with served(tmp_path, address) as server:
        anna = Person(server, "Anna")
        for name in ("%00", "%ff", "x" * 41, "%EC%95%84"):
            for path in (f"/api/matches/{name}", f"/api/tables/{name}", f"/api/matches/{name}/replay"):
                assert anna.get(path, 404)["reason"] == "server-refusal-not-found"
        for code in ("\0-x", "\ud7ff-", "-", ""):
            assert anna.post("/api/guests/recover", {"code": code}, 403)["reason"] == "server-refusal-secret"
            assert anna.post("/api/seats", {"key": f"{code}.x"}, 403)["reason"] == "server-refusal-secret"


@pytest.mark.parametrize("path", ["/api/tables", "/api/guests", "/api/lab/column", "/api/replay"])
def test_what_is_nested_too_deep_is_refused(server: Served, path: str) -> None:
    anna = Person(server, "Anna")
    for deep in ("[" * 7000 + "]" * 7000, '{"a":' * 2500 + "1" + "}" * 2500):
        body = f'{{"game": "kabale", "seats": 2, "options": {deep}}}'
        response = anna.ask("POST", path, content=body, headers={"content-type": "application/json"})
        assert (response.status_code, response.json()["reason"]) == (400, "server-refusal-malformed")


# Other pages


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
)
def test_another_page_cannot_do_anything_in_a_guests_name(server: Served, headers: dict[str, str]) -> None:
    anna = Person(server, "Anna")
    response = anna.ask("POST", "/api/tables", json={"game": "kabale", "seats": 2}, headers=headers)
    assert response.status_code == 403
    assert response.json()["reason"] == "server-refusal-origin"


def test_the_own_page_can(server: Served) -> None:
    anna = Person(server, "Anna")
    headers = {"origin": f"http://{server.address}", "sec-fetch-site": "same-origin"}
    body = {"game": "kabale", "seats": 2}
    assert anna.ask("POST", "/api/tables", json=body, headers=headers).status_code == 201
    table = anna.open()
    assert anna.connect(table, headers={"origin": f"http://{server.address}"})["type"] == "update"


def test_a_form_of_another_page_is_no_request(server: Served) -> None:
    anna = Person(server, "Anna")
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"):
        response = anna.ask("POST", "/api/guests", content=b'{"name": "x"}', headers={"content-type": kind})
        assert response.status_code == 400, kind


def test_a_websocket_from_another_page_is_refused(server: Served) -> None:
    anna = Person(server, "Anna")
    table = anna.open()
    with pytest.raises(InvalidStatus) as refused:
        anna.connect(table, headers={"origin": "https://evil.example"})
    assert refused.value.response.status_code == 403


def test_a_name_that_leads_here_is_not_ours(server: Served) -> None:
    response = CLIENT.get(url(server, "/api/games"), headers={"host": "evil.example"})
    assert response.status_code == 403


def test_only_the_origins_that_are_set_are_ours(tmp_path: Path) -> None:
    with served(tmp_path, RAENKE_ORIGINS="https://play.example") as server:
        anna = Person(server, "Anna")
        headers = {"host": "play.example", "origin": "https://play.example"}
        assert anna.ask("POST", "/api/guests", json={}, headers=headers).status_code == 201
        assert anna.ask("GET", "/api/games", headers={"host": "other.example"}).status_code == 403
        headers["origin"] = "http://play.example"
        assert anna.ask("POST", "/api/guests", json={}, headers=headers).status_code == 403


# Too much


def test_too_large_is_refused(server: Served) -> None:
    anna = Person(server, "Anna")
    response = anna.ask("POST", "/api/guests", json={"name": "x" * 20_000})
    assert (response.status_code, response.json()["reason"]) == (413, "server-refusal-too-large")
    chunks = (b'{"name": "' + b"x" * 5000 for _ in range(400))
    response = anna.ask("POST", "/api/guests", content=chunks, headers={"content-type": "application/json"})
    assert response.status_code in (400, 413)
    anna.connect(anna.open())
    assert anna.socket is not None
    anna.socket.send("x" * 20_000)
    assert closing_of(anna) == 1009


def test_too_many_are_refused_and_told_when_to_come_back(tmp_path: Path) -> None:
    limits = {"GUESTS_PER_MINUTE": "3", "COMMANDS_PER_SECOND": "1", "REPLAYS_PER_MINUTE": "1", "SOCKETS_MOST": "2"}
    with served(tmp_path, **{f"RAENKE_{name}": most for name, most in limits.items()}) as server:
        people = [Person(server, "Anna") for _ in range(3)]
        response = CLIENT.post(url(server, "/api/guests"), json={})
        assert response.status_code == 429
        assert int(response.headers["retry-after"]) >= 1
        anna = people[0]
        table = anna.open()
        answers = [anna.ask("POST", f"/api/tables/{table}/commands", json={"type": "ping"}) for _ in range(8)]
        assert 429 in {answer.status_code for answer in answers}
        anna.connect(table)
        people[1].connect(table)
        assert people[2].connect(table)["refusal"]["reason"] == "server-refusal-too-many"
        assert anna.post("/api/replay", {}, 400)["reason"] == "server-refusal-record"
        assert anna.post("/api/replay", {}, 429)["reason"] == "server-refusal-too-many"


def test_who_only_makes_noise_is_cut_off(server: Served) -> None:
    table = Person(server, "Anna").open()
    nobody = Person(server, "", {"secret": ""})
    nobody.connect(table)
    assert nobody.socket is not None
    for _ in range(60):
        nobody.socket.send('{"type": "ping"}')
    assert closing_of(nobody) == 1008


def test_a_network_counts_as_one_address() -> None:
    assert network_of("2001:db8::1:2:3:4") == network_of("2001:db8::9") != network_of("2001:db8:0:1::9")
    assert network_of("192.0.2.1") != network_of("192.0.2.2")
    assert network_of("::ffff:192.0.2.1") != network_of("::ffff:192.0.2.2")


# What is said about it


def test_health_and_metrics(server: Served) -> None:
    assert CLIENT.get(url(server, "/healthz")).json()["status"] == "ok"
    text = CLIENT.get(url(server, "/metrics")).text
    for name in ("raenke_moves_total", "raenke_move_seconds_bucket", "raenke_tables", "raenke_failures_total"):
        assert name in text


def test_the_log_names_no_secret_no_name_and_no_invitation(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        anna = Person(server, "Annabella")
        table = anna.open(seats=2, bots={"1": "random"}, options={"start_player": 0})
        anna.command(table, "begin")
        anna.connect(table)
        key = anna.say("link_seat")["key"]
        anna.say("say", text="zwiebelkuchen")
        anna.play()
        anna.post("/api/seats", {"key": key})
        anna.get("/api/nothing/at/all?secret=zwiebelkuchen", 404)
    log = server.log.read_text()
    assert all(json.loads(line)["message"] for line in log.splitlines())
    assert "/api/tables/…/commands" in log
    for secret in (
        anna.ticket["secret"].partition(".")[2],
        anna.ticket["recovery"],
        table,
        key,
        "Annabella",
        "zwiebel",
    ):
        assert secret not in log, secret


def test_a_failing_database_is_said_and_nothing_is_done(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        anna = Person(server, "Anna")
        table = anna.open(seats=2, bots={"1": "random"}, options={"start_player": 0})
        anna.command(table, "begin")
        update = anna.connect(table)
        other = sqlite3.connect(tmp_path / "raenke.sqlite")
        other.execute("DROP TABLE entries")
        other.close()
        body = {"type": "play", "move": update["options"][0]["move"], "version": update["version"]}
        response = anna.ask("POST", f"/api/tables/{table}/commands", json=body)
        assert (response.status_code, response.json()["refusal"]["reason"]) == (503, "server-refusal-store")
        assert anna.get(f"/api/tables/{table}")["version"] == update["version"]
        answer = anna.say("play", move=body["move"], version=update["version"])
        assert answer["refusal"]["reason"] == "server-refusal-store"
