"""The city lab: what a city is worth, and what each further district would add."""

from typing import Any

import pytest

from raenke.citadels.cards import DISTRICTS
from raenke.citadels.lab import CityError, Try, counted
from raenke.citadels.position import Position, set_up
from raenke.citadels.standing import standing

SEVEN = "manor castle palace church monastery cathedral market"
RAINBOW = "manor temple tavern watchtower"


def count(city: str, **more: Any) -> dict[str, Any]:
    _, score, _ = counted({"city": city.split(), **more})
    return {"points": score.points, "colours": score.parts.colours, "completion": score.parts.completion}


def kinds(city: str, **more: Any) -> list[tuple[str, int]]:
    return [(step.kind, step.points) for step in counted({"city": city.split(), **more})[1].steps]


def worth(district: str, city: str, **more: Any) -> Try:
    return next(each for each in counted({"city": city.split(), **more})[2] if each.district == district)


def test_c3_6_d_districts_and_an_artists_gold_line_by_line() -> None:
    lines = [("district", 1), ("artist", 1), ("district", 8), ("districts", 10), ("total", 10)]
    assert kinds("tavern* dragon_gate") == lines


def test_c3_6_e_all_five_colours() -> None:
    assert count(RAINBOW)["colours"] == 0
    assert count(f"{RAINBOW} keep")["colours"] == 3


def test_c3_6_f_the_first_complete_city_and_the_others() -> None:
    eight = f"{SEVEN} harbor"
    assert count(SEVEN)["completion"] == 0
    assert count(eight)["completion"] == 4  # where nobody else was first
    assert count(eight, first="me")["completion"] == 4
    assert count(eight, first="another")["completion"] == 2
    assert count(SEVEN, first="me")["completion"] == 4  # C3.6 c: even if it shrank again
    assert count(SEVEN, first="another")["completion"] == 0


def test_c3_6_a_a_declared_bell_tower_and_c4_14_a_shorter_game() -> None:
    assert count(SEVEN, first="another", declared=True)["completion"] == 2
    assert count(SEVEN, first="another", options={"end_at": 7})["completion"] == 2
    assert counted({"city": [], "options": {"end_at": 7}, "declared": True})[0].needed == 6


def test_c1_17_to_c1_20_what_violet_districts_add() -> None:
    assert count("museum", museum=3)["points"] == 4 + 3
    assert count("imperial_treasury", gold=6)["points"] == 4 + 6
    assert count("map_room", hand=["tavern", "keep"])["points"] == 5 + 2
    assert count("wishing_well keep smithy")["points"] == 5 + 3 + 5 + 2


def test_c1_4_the_haunted_city_and_c4_13_when_it_came_late() -> None:
    held = {"options": {"haunted_city": "not_if_built_in_last_round"}, "late": True}
    without_blue = "manor tavern watchtower keep haunted_city"
    assert count(without_blue)["colours"] == 3
    assert count(without_blue, **held)["colours"] == 0
    assert count(without_blue, late=True)["colours"] == 3
    assert count(without_blue, **{**held, "late": False})["colours"] == 3


def test_a_city_counts_as_it_does_at_the_table() -> None:
    cities = ["tavern* map_room wishing_well keep", "museum imperial_treasury haunted_city temple manor watchtower"]
    position = Position(
        seats=2, cities=cities, hands=["tavern keep", "palace"], gold=[3, 5], museum=[("church", 1)],
        phase="over", round=1, cast="assassin thief magician king bishop merchant architect warlord",
    )  # fmt: skip
    at_table = [score.points for score in standing(set_up(position))]
    assert at_table == [
        counted({"city": city.split(), "hand": hand.split(), "gold": gold, "museum": 1})[1].points
        for city, hand, gold in zip(cities, ["tavern keep", "palace"], [3, 5], strict=True)
    ]


def test_every_district_is_tried_those_of_the_hand_first_then_by_what_they_add() -> None:
    _, _, tries = counted({"city": RAINBOW.split(), "hand": ["keep", "docks"], "gold": 9})
    assert [each.district for each in tries[:2]] == ["keep", "docks"]
    assert sorted(each.district for each in tries) == sorted(DISTRICTS)
    assert (tries[0].gain, tries[1].gain) == (3 + 3, 3)
    given = [each.gain for each in tries if not each.in_hand and not each.bar]
    assert given == sorted(given, reverse=True)


def test_c1_18_a_district_of_the_hand_is_paid_for() -> None:
    assert worth("keep", "imperial_treasury", hand=["keep"], gold=5).gain == 3 - 3
    assert worth("keep", "imperial_treasury", gold=5).gain == 3
    assert worth("keep", "map_room", hand=["keep", "tavern"], gold=5).gain == 3 - 1


def test_c1_24_a_factory_makes_violet_ones_cheaper() -> None:
    assert worth("keep", "factory").price == 2
    assert worth("manor", "factory").price == 3


def test_c3_6_c_a_district_that_completes_the_city_first_brings_four_more() -> None:
    assert worth("tavern", SEVEN).gain == 1 + 4
    assert worth("tavern", SEVEN, first="another").gain == 1 + 2


@pytest.mark.parametrize(
    ("district", "city", "more", "bar"),
    [
        ("keep", "keep", {}, "twice"),  # C3.4 b
        ("keep", "keep", {"options": {"duplicates": "allowed"}}, ""),  # C4.17
        ("keep", "keep quarry", {}, ""),  # C1.21
        ("tavern", "keep keep quarry tavern", {}, "twice"),
        ("library", "library", {"options": {"duplicates": "allowed"}}, "copies"),
        ("palace", "", {"hand": ["palace"], "gold": 4}, "price"),
        ("palace", "", {"hand": ["palace"], "gold": 5}, ""),
        ("palace", "", {"gold": 4}, ""),
        ("keep", f"{SEVEN} harbor docks temple tavern prison", {}, "full"),
    ],
)
def test_what_cannot_be_built_and_why(district: str, city: str, more: dict[str, Any], bar: str) -> None:
    assert worth(district, city, **more).bar == bar


def test_options_that_nothing_asks_for_are_let_be() -> None:
    everything = {"cast": "drawn", "start_player": 7, "dark_districts": "all", "end_at": 7}
    assert counted({"city": [], "options": everything})[0].needed == 7
    assert counted({"city": [], "options": {"edition": "later"}})[0].needed == 7


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"city": "keep"}, "city is a list"),
        ({"city": ["kepp"]}, r'there is no district "kepp"; the districts are manor.*C1.2'),
        ({"city": [7]}, "no district 7"),
        ({"city": ["library", "library"]}, r"the box has 1 of library, not more \(C1.2\)"),
        ({"city": ["tavern"] * 5 + ["manor"] * 5 + ["castle"] * 3}, "at most 12"),
        ({"hand": ["tavern*"]}, "C2.19"),
        ({"gold": -1}, "gold is a whole number from 0"),
        ({"gold": True}, "gold is a whole number from 0"),
        ({"museum": "two"}, "museum is a whole number"),
        ({"first": "you"}, "me, another or nobody"),
        ({"declared": 1}, "true or false"),
        ({"options": []}, "options is an object"),
        ({"options": {"end_at": 99}}, r"C4.14"),
        ({"options": {"rain": "yes"}}, "there is no option 'rain'"),
        ({"purse": 3}, 'and options, no "purse"'),
    ],
)
def test_what_cannot_be_counted_is_said(wrong: dict[str, Any], why: str) -> None:
    with pytest.raises(CityError, match=why):
        counted({"city": [], **wrong})


def test_a_city_must_be_there() -> None:
    with pytest.raises(CityError, match="the city is missing"):
        counted({})
