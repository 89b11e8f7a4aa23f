"""What others ask of the rules without making a move: colours still to come, and a turn as another character."""

from __future__ import annotations

from itertools import combinations

import pytest

from raenke.citadels.cards import DISTRICTS
from raenke.citadels.draft import taken
from raenke.citadels.game import Citadels
from raenke.citadels.legal_moves import rows
from raenke.citadels.position import Position
from raenke.citadels.prices import building, gold_of, moves_as
from raenke.citadels.tally import colours_to_come
from raenke.citadels.verbs import VERBS
from raenke.core.match import Match
from tests.citadels import oracle
from tests.citadels.table_talk import at

# One district of each colour, a second violet one, and the Haunted City.
BOX = ["manor", "temple", "tavern", "prison", "keep", "library", "haunted_city"]
PLAIN = ["castle", "church", "market", "fortress", "university"]


def has_all(names: list[str], is_fixed: bool) -> bool:
    return bool(oracle.count([(name, False) for name in names], haunted_is_fixed=is_fixed)["colours"])


@pytest.mark.parametrize("is_fixed", [False, True])
def test_c1_4_colours_to_come_are_the_fewest_districts_that_give_all_five(is_fixed: bool) -> None:
    for size in range(len(BOX) + 1):
        for names in combinations(BOX, size):
            fewest = next(
                more
                for more in range(6)
                if any(has_all([*names, *added], is_fixed) for added in combinations(PLAIN, more))
            )
            has = sum(1 << DISTRICTS.index(name) for name in names)
            assert colours_to_come(has, is_fixed) == fewest, names


@pytest.mark.parametrize("role", ["warlord", "diplomat", "abbot", "artist", "alchemist"])
def test_a_turn_as_another_offers_what_the_turn_itself_does(role: str) -> None:
    match = at(
        role,
        used="basic",
        gold=[4, 6, 0, 0],
        hands=["manor"],
        cities=["temple tavern*", "keep market*", "great_wall", ""],
        options={"dark_districts": "all"},
    )
    view = match.view(0)
    offered = {move: -1 if (gold := gold_of(view, move)) is None else gold for move in match.moves()}
    assert moves_as(view, role, 4) == offered


def test_c2_18_a_swap_costs_the_difference_and_nothing_for_a_dearer_one() -> None:
    match = at("diplomat", cities=["tavern castle palace", "manor*"], gold=[9])
    match.play("trade 2 manor*")
    prices = {move: gold_of(match.view(0), move) for move in match.moves()}
    assert prices == {"give tavern": 3, "give castle": 0, "give palace": 0}


def test_c1_24_what_a_card_costs_to_build_is_told_at_any_time() -> None:
    match = Match.at(
        Citadels(),
        Position(seats=4, face_down="king", cities=["factory", "", "", ""], hands=["keep manor", "", "", ""]),
    )
    view = match.view(0)
    assert (view.decision, building(view, "keep"), building(view, "manor")) == ("take", 2, 3)
    assert gold_of(view, "build keep") is None  # not a move of this decision


def test_c3_2_a_player_takes_two_characters_with_two_or_three_players() -> None:
    assert [taken(seats) for seats in range(2, 9)] == [2, 2, 1, 1, 1, 1, 1]


def test_c3_3_the_verbs_that_people_say_are_those_of_the_rules() -> None:
    assert sorted(verb.first for verb in VERBS.values()) == sorted(first for first, *_ in rows())


def test_a_turn_as_another_is_asked_while_choosing() -> None:
    """The basic action is done, so there is building, with the gold of the question."""
    match = Match.at(Citadels(), Position(seats=4, face_down="king", gold=[0, 0, 0, 0], hands=["manor", "", "", ""]))
    view = match.view(0)
    assert view.decision == "take"
    assert moves_as(view, "bishop", 3) == {"build manor": 3, "end": -1}
    assert moves_as(view, "bishop", 2) == {"end": -1}


def test_c2_15_as_an_abbot_with_as_much_gold_nobody_else_is_richest() -> None:
    match = at("abbot", gold=[2, 5, 1, 0])
    assert "levy" in moves_as(match.view(0), "abbot", 4)
    assert "levy" not in moves_as(match.view(0), "abbot", 5)
    assert "levy" in moves_as(at("abbot", gold=[9, 5, 1, 0]).view(1), "abbot", 2)
