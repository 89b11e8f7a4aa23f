"""The trainers: the same seed makes the same puzzle, its answer is the engine's, and harder means harder."""

from typing import Any

import pytest

from raenke.kabale.award import award
from raenke.server.citadels.trainer import turn
from raenke.server.kabale.trainer import column, hardness, most_printed
from tests.server.served import Person, Served

LEVELS = pytest.mark.parametrize("level", range(1, 6))


@pytest.fixture(scope="module")
def anna(server: Served) -> Person:
    return Person(server, "Anna")


def puzzle(anna: Person, what: str, level: int, seed: str, language: str = "en") -> dict[str, Any]:
    answer = anna.ask("GET", f"/api/train/{what}/{level}/{seed}?language={language}")
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


@LEVELS
def test_a_column_has_the_winner_the_rules_give_it(anna: Person, level: int) -> None:
    told = puzzle(anna, "column", level, "garden")
    event = told["told"]["event"]
    judged = award(tuple(event["goal"]), [(seat, card) for seat, card in event["cards"]])
    assert event["winner"] == judged.winner
    assert event["winner"] in range(len(told["names"]))
    assert len(told["told"]["lines"]) == len(event["steps"])


def test_the_level_says_how_many_abilities_matter() -> None:
    for level in range(1, 6):
        for seed in "abcdef":
            result = column(level, seed)
            assert hardness(result.steps) == level - 1
            assert level < 3 or result.winner != most_printed(result)


@pytest.mark.parametrize("what", ["column", "turn"])
def test_a_link_shows_the_same_puzzle_in_any_language(anna: Person, what: str) -> None:
    told, again = (puzzle(anna, what, 3, "garden", language) for language in ("en", "ko"))
    if what == "column":
        assert told["told"]["event"] == again["told"]["event"]
        assert told["told"]["lines"] != again["told"]["lines"]
    else:
        assert [move["move"] for move in told["moves"]] == [move["move"] for move in again["moves"]]
        assert told["update"]["view"] == again["update"]["view"]


@LEVELS
def test_a_turn_asks_for_moves_that_are_offered_and_for_others(anna: Person, level: int) -> None:
    told = puzzle(anna, "turn", level, "garden")
    match = turn(level, "garden")
    assert told["update"]["options"] == []
    assert told["update"]["seat"] == match.to_move
    for move in told["moves"]:
        assert (move["refusal"] is None) == (move["move"] in match.moves())
        assert move["refusal"] is None or move["refusal"]["paragraph"]
    assert {move["refusal"] is None for move in told["moves"]} == {True, False}


@pytest.mark.parametrize("path", ["column/0/a", "column/6/a", "turn/1/" + "x" * 25, "turn/9/a", "column/one/a"])
def test_there_is_no_such_puzzle(anna: Person, path: str) -> None:
    assert anna.ask("GET", f"/api/train/{path}").status_code in (400, 404)
