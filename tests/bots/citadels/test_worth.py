"""What a table is worth at the end of a round: what is read from it, and how far the search plays before it asks."""

import pytest

from raenke import Match
from raenke.bots.citadels.guide import Guide
from raenke.bots.citadels.worth import NAMES, STAGES, Worth
from raenke.bots.citadels.worth_weights import WEIGHTS
from raenke.citadels.imagine import Imagining
from raenke.core.search import Search
from raenke.core.thinking import think
from tests.citadels.table_talk import at

SEVEN = "temple church monastery tavern market docks watchtower"


def amounts(match: Match, seat: int) -> dict[str, int]:
    _, found = Worth(match.table, is_free=False).amounts()
    return {name: amount for name, amount in zip(NAMES, found[seat], strict=True) if amount}


def test_what_a_seat_has_is_read() -> None:
    match = at(
        "thief",
        cities=["", "manor temple tavern laboratory"],
        hands=["", "castle castle manor keep palace"],
        gold=[2, 9],
        crown=1,
    )
    assert amounts(match, 1) == {
        "points": 10, "districts": 4, "gold": 6, "spare_gold": 3,  # a Laboratory has 5
        "first_card": 1, "second_card": 1, "third_card": 1,  # Castle, Keep, Palace
        "useless_cards": 2, "held_points": 3, "ready": 5,
        "lacks_one_colour": 1, "yellow": 1, "blue": 1, "green": 1, "crown": 1, "ahead": 4, "laboratory": 1,
    }  # fmt: skip


def test_a_card_of_a_new_colour_and_one_that_is_too_dear() -> None:
    match = at("thief", hands=["fortress"], gold=[1])
    found = amounts(match, 0)
    assert found["new_colour"] == found["no_card_ready"] == 1
    assert "ready" not in found


@pytest.mark.parametrize(
    ("seats", "city", "stage"),
    [(4, SEVEN, 0), (4, "temple church monastery tavern", 1), (4, "temple", 2), (3, SEVEN, 3), (2, "temple", 5)],
)
def test_the_stage_is_how_near_the_end_is(seats: int, city: str, stage: int) -> None:
    found, _ = Worth(at("thief", seats=seats, cities=["", city]).table, is_free=False).amounts()
    assert found == stage


def test_what_is_weighed_is_read_and_has_a_weight_for_each_stage() -> None:
    assert {*WEIGHTS} <= {*NAMES}
    assert all(len(row) == STAGES for row in WEIGHTS.values())
    for good in ("points", "gold", "districts", "first_card", "yellow"):
        assert min(WEIGHTS[good]) > 0


@pytest.mark.parametrize(("city", "rounds"), [("temple", 1), (SEVEN, 2)], ids=["far from the end", "near it"])
def test_near_the_end_a_round_more_is_played(city: str, rounds: int) -> None:
    """Unless somebody completes a city before."""
    match = at("thief", cities=["", city], gold=[0, 0, 0, 0])
    before = match.table.round
    ends = set()
    for seed in range(20):
        guide = Guide(Imagining(match.view(0)), seed)
        think(Search(guide, 1, guide.spread, 0), 1)
        if not guide.own.over:
            ends.add(guide.own.round - before)
    assert ends == {rounds}
