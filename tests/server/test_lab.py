"""The labs over HTTP: what they answer, in the reader's language, and what they refuse."""

import pytest

from tests.server.served import Person, Served

COLUMN = {"goal": ["music", 3], "cards": [["blue", "queen"], ["white", "wizard"]]}


@pytest.fixture(scope="module")
def stranger(server: Served) -> Person:
    """Nobody has to be a guest to use the labs."""
    return Person(server, "", {"secret": ""})


def test_which_allies_would_win_a_column(stranger: Person) -> None:
    told = stranger.post("/api/lab/column/tries", {**COLUMN, "owner": "blue", "faces": ["up", "down"]})
    assert len(told["tries"]) == 24
    assert {"card": "witch", "winner": "blue", "wins": True, "sums": {"blue": 1.0}} in told["tries"]
    assert "floor" in told["asked"]
    assert "start_player" not in told["asked"]


def test_what_a_city_is_worth_line_by_line(stranger: Person) -> None:
    city = {"city": ["tavern*", "map_room"], "hand": ["keep"], "gold": 3}
    told = stranger.post("/api/lab/city?language=en", city)
    assert (told["points"], told["needed"], told["is_complete"]) == (8, 8, False)
    assert told["lines"] == [
        "Tavern: 1",
        "Tavern, beautified: + 1",
        "Map Room: 5",
        "All districts: 7",
        "Map Room: + 1",
        "Total: 8",
    ]
    assert [step["rule"] for step in told["steps"]] == ["C1.1", "C2.19", "C1.1", "C3.6 d", "C1.19", "C3.6"]
    assert told["tries"][0] == {
        "district": "keep", "gain": 2, "points": 10, "price": 3, "in_hand": True, "bar": "",
    }  # fmt: skip
    assert len(told["tries"]) == 42
    assert "Taverne: 1" in stranger.post("/api/lab/city?language=de", city)["lines"]


@pytest.mark.parametrize(
    ("path", "body", "reason", "why"),
    [
        ("column/tries", COLUMN, "server-refusal-column", "who lays is missing"),
        ("column/tries", {**COLUMN, "owner": "blue", "faces": "ud"}, "server-refusal-column", "faces"),
        ("city", {}, "server-refusal-city", "the city is missing"),
        ("city", {"city": ["library"] * 3}, "server-refusal-city", "C1.2"),
        ("city", [], "server-refusal-malformed", ""),
    ],
)
def test_what_the_labs_refuse(stranger: Person, path: str, body: object, reason: str, why: str) -> None:
    refusal = stranger.post(f"/api/lab/{path}?language=en", body, 400)
    assert refusal["reason"] == reason
    assert why in refusal["text"]


def test_a_lab_is_a_page_and_one_of_no_game_is_not(stranger: Person) -> None:
    for path, status in {"lab": 200, "lab/kabale?column={}": 200, "lab/chess": 404, "yours": 200}.items():
        assert stranger.ask("GET", f"/{path}").status_code == status
