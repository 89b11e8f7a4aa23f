"""Many requests in one breath: each is read and refused in its turn, as if it came alone."""

import json
from pathlib import Path

from tests.server.attacks.raw import connected, head, health, statuses
from tests.server.served import CLIENT, Served, served


def logged(server: Served) -> list[str]:
    return [json.loads(line)["message"] for line in server.log.read_text().splitlines()]


def test_who_asks_too_much_is_cut_off_and_fills_no_log(tmp_path: Path) -> None:
    with served(tmp_path, RAENKE_REQUESTS_PER_SECOND="1") as server:
        before = len(logged(server))
        for _ in range(5):
            with connected(server, head("GET", "/api/nothing") * 40) as raw:
                found = statuses(raw)
                assert found.count("429") == 1
                assert found[-1] == "429"
        assert health(server) == "200"
        lines = logged(server)[before:]
    assert len([line for line in lines if "too many" in line]) == 1
    assert len(lines) < 40


def test_what_is_refused_for_its_body_is_still_answered(tmp_path: Path) -> None:
    with served(tmp_path, RAENKE_REQUESTS_PER_SECOND="1") as server:
        url = f"http://{server.address}/api/nothing"
        found = [CLIENT.post(url, json={"x": "x" * 10_000}).status_code for _ in range(20)]
        assert set(found) == {404, 429}


def test_every_request_of_one_breath_is_on_the_account(tmp_path: Path) -> None:
    with served(tmp_path, RAENKE_READING_SHARE="0.0001") as server:
        with connected(server, head("GET", "/api/nothing") * 2000, "127.0.0.3") as raw:
            assert 0 < len(statuses(raw, 1.0)) < 1500
        assert health(server) == "200"


def test_requests_of_one_breath_are_all_answered_in_the_end(tmp_path: Path) -> None:
    with (
        served(tmp_path, RAENKE_READING_SHARE="0.02") as server,
        connected(server, head("GET", "/api/nothing") * 399 + head("GET", "/healthz", "Connection: close")) as raw,
    ):
        assert statuses(raw, 15) == ["404"] * 399 + ["200"]
