"""C4: the options, each where it makes a difference."""

from __future__ import annotations

from typing import Any

import pytest

from raenke.citadels.game import Citadels
from raenke.citadels.options import Options
from raenke.citadels.position import Position
from raenke.citadels.standing import standing
from raenke.citadels.table import Table
from raenke.core import OptionError
from raenke.core.event import to_dict
from raenke.core.match import Match
from tests.citadels import oracle
from tests.citadels.setting import table_of
from tests.citadels.table_talk import (
    after,
    all_after,
    at,
    city,
    crown,
    deck,
    gold,
    hand,
    offered,
    parts,
    purses,
    steps_of,
    to_end,
    until,
)

LAST = {"max_rounds": 1}
FIXED = {"haunted_city": "not_if_built_in_last_round", **LAST}
SEVEN = "manor castle palace church monastery cathedral market"
DARK = ["witch", "tax_collector", "wizard", "emperor", "abbot", "alchemist", "navigator", "diplomat"]


def started(seats: int, **options: Any) -> dict[str, Any]:
    return to_dict(Match(Citadels(), seats, 1, options).events[0])


def dealt(seats: int, **options: Any) -> list[str]:
    return sorted(to_dict(Match(Citadels(), seats, 1, options).events[1])["cards"])


def test_c4_1_cast() -> None:
    assert started(4)["cast"] == oracle.BASE_CAST
    assert started(4, cast=list(reversed(DARK)))["cast"] == DARK
    for seed in range(30):
        for seats in (2, 3, 4, 5, 8):
            match = Match(Citadels(), seats, seed, {"cast": "drawn"})
            cast = to_dict(match.events[0])["cast"]
            possible = oracle.casts({**oracle.DEFAULTS, "cast": "drawn"}, seats)
            assert all(name in names for name, names in zip(cast, possible, strict=True))


@pytest.mark.parametrize(
    ("seats", "cast"),
    [
        (8, "base"),
        (8, DARK),
        (2, DARK),
        (4, [*DARK, "queen"]),
        (4, DARK[:7]),
        (4, [*DARK, "king"]),
        (4, [*DARK[:7], "nobody"]),
        (4, "dark"),
    ],
)
def test_c5_31_casts_that_are_refused(seats: int, cast: Any) -> None:
    with pytest.raises(OptionError):
        Match(Citadels(), seats, 1, {"cast": cast})


def test_c5_34_two_players_do_not_use_rank_9() -> None:
    assert started(2, cast=[*oracle.BASE_CAST, "queen"])["cast"] == oracle.BASE_CAST


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"dark_districts": "all"},
        {"dark_districts": ["ball_room", "park"]},
        {"left_out": ["keep", "library"]},
        {"dark_districts": "all", "left_out": oracle.BASE_VIOLETS},
    ],
)
def test_c4_2_districts(options: dict[str, Any]) -> None:
    assert dealt(4, **options) == sorted(oracle.deck({**oracle.DEFAULTS, **options}))


@pytest.mark.parametrize(
    "options",
    [
        {"dark_districts": ["keep"]},
        {"dark_districts": ["park", "park"]},
        {"left_out": ["tavern"]},
        {"left_out": ["park"]},
        {"left_out": ["keep", "keep"]},
        {"dark_districts": "some"},
        {"end_at": 0},
        {"end_at": 9},
        {"max_rounds": 0},
        {"start_player": 4},
        {"murdered_king": "dies"},
        {"no_such_option": 1},
    ],
)
def test_c5_32_options_that_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(OptionError):
        Match(Citadels(), 4, 1, options)


def test_c4_3_heir_the_murdered_kings_player_takes_the_crown_when_the_round_ends() -> None:
    match = at("assassin", others="1 king", cities=["", "throne_room"], crown=2, options={"murdered_king": "heir"})
    lines = all_after(match, "murder king", "gold", "end") + to_end(match)
    place = lines.index("1 was king")
    assert lines[place : place + 3] == ["1 was king", "crown from 2 to 1 (heir)", "1 gets 1 (throne_room)"]


def test_c4_3_heir_the_murdered_emperors_player_hands_it_on() -> None:
    options = {"murdered_king": "heir", "emperor_payment": "receiver_chooses"}
    match = at("assassin", others="1 emperor 2 thief 3 magician", crown=2, options=options)
    all_after(match, "murder emperor", "gold", "end")
    until(match, "1 was emperor")
    assert (match.to_move, offered(match)) == (1, {"crown 1", "crown 4"})
    assert after(match, "crown 4")[0] == "crown from 2 to 3 (heir)"
    # C5.44: no payment
    assert crown(match) == 3
    assert purses(match) == [4, 2, 4, 4]


def test_c4_3_heir_a_king_who_has_it_keeps_it() -> None:
    match = at("assassin", others="1 king", crown=1, options={"murdered_king": "heir"})
    all_after(match, "murder king", "gold", "end")
    assert not any(line.startswith("crown") for line in to_end(match))


def test_c4_3_heir_can_be_the_first_seat() -> None:
    written = Position(
        seats=4, acting=(1, "warlord"), characters=["king", "warlord", "assassin", "thief"], crown=2, murdered="king",
        options={"murdered_king": "heir"},
    )  # fmt: skip
    assert "crown from 2 to 0 (heir)" in all_after(Match.at(Citadels(), written), "gold", "end")


def test_c4_3_after_the_heir_gives_the_crown_who_has_the_turn_decides() -> None:
    match = at("assassin", others="1 emperor", options={"murdered_king": "heir"})
    match.play("murder emperor")
    until(match, "1 was emperor")
    match.play(match.moves()[0])
    while match.moves()[0].startswith("take"):
        match.play(match.moves()[0])
    acting = table_of(match).acting
    assert acting is not None
    assert acting[0] == match.to_move


def test_c4_3_nobody_has_a_turn_while_the_heir_gives_the_crown() -> None:
    match = at("assassin", others="1 emperor", options={"murdered_king": "heir"})
    match.play("murder emperor")
    until(match, "1 was emperor")
    assert match.table.layout().turn_seat == -1


def test_c4_5_face_down_nobody() -> None:
    match = Match(Citadels(), 4, 1, {"face_down": "nobody"})
    down = next(to_dict(event) for event in match.events if event.type == "character_laid_down")
    assert down["seen_by"] is None


def test_c4_6_c5_8_warlord_own() -> None:
    cities = ["tavern keep", "temple"]
    assert offered(at("warlord", cities=cities, gold=[0]), "destroy") == {"destroy 2 temple"}
    match = at("warlord", cities=cities, gold=[0], options={"warlord_own": "yes"})
    assert offered(match, "destroy") == {"destroy 1 tavern", "destroy 2 temple"}


def test_c5_77_warlord_own_and_graveyard() -> None:
    match = at("warlord", cities=["tavern graveyard"], gold=[5], options={"warlord_own": "yes"})
    assert after(match, "destroy 1 tavern")[-1] == "0 puts away tavern (destroyed)"
    match = at("warlord", cities=["tavern", "graveyard"], gold=[5, 1], options={"warlord_own": "yes"})
    match.play("destroy 1 tavern")
    assert (match.to_move, offered(match)) == (1, {"recover", "decline"})


def test_c5_77_warlord_own_wall_and_complete_city() -> None:
    options = {"warlord_own": "yes"}
    assert not offered(at("warlord", cities=["tavern great_wall"], gold=[0], options=options), "destroy")
    assert not offered(at("warlord", cities=[SEVEN + " tavern"], gold=[9], options=options), "destroy")


def test_c4_7_c5_9_end_of_turn_only_end_follows() -> None:
    options = {"rank8_timing": "end_of_turn"}
    match = at("warlord", cities=["prison armory", "tavern"], hands=["temple"], gold=[5], options=options)
    assert not offered(match, "destroy")
    match.play("gold")
    assert {"end", "income", "build temple", "destroy 2 tavern"} <= offered(match)
    match.play("destroy 2 tavern")
    assert offered(match) == {"end"}
    match = at("diplomat", cities=["prison", "tavern"], hands=["temple"], gold=[5], options=options)
    assert not offered(match, "trade")
    all_after(match, "gold", "trade 2 tavern", "give prison")
    assert offered(match) == {"end"}


def test_c4_8_c5_14_receiver_chooses() -> None:
    options = {"emperor_payment": "receiver_chooses"}
    match = at(
        "magician", others="1 emperor", crown=0, hands=["", "", "manor tavern"], gold=[0, 0, 1, 0], options=options
    )
    until(match, "1 is emperor")
    match.play("crown 3")
    assert (match.to_move, offered(match)) == (2, {"pay gold", "pay manor", "pay tavern"})
    assert after(match, "pay tavern") == ["2 gives 1 tavern (emperor)"]
    assert (hand(match, 1), hand(match, 2)) == (["tavern"], ["manor"])


def test_c4_8_emperor_chooses() -> None:
    options = {"emperor_payment": "emperor_chooses"}
    match = at("magician", others="1 emperor", crown=0, hands=["", "", "manor"], gold=[0, 0, 1, 0], options=options)
    until(match, "1 is emperor")
    match.play("crown 3")
    assert (match.to_move, offered(match)) == (1, {"pay gold", "pay card"})
    assert after(match, "pay card") == ["2 gives 1 manor (emperor)"]


@pytest.mark.parametrize("how", ["receiver_chooses", "emperor_chooses"])
def test_c5_47_only_what_the_receiver_has(how: str) -> None:
    options = {"emperor_payment": how}
    match = at("magician", others="1 emperor", crown=0, gold=[0, 0, 1, 0], options=options)
    until(match, "1 is emperor")
    match.play("crown 3")
    assert offered(match) == {"pay gold"}
    assert after(match, "pay gold") == ["2 pays 1 1 (emperor)"]
    match = at("magician", others="1 emperor", crown=0, gold=[0, 0, 0, 0], options=options)
    until(match, "1 is emperor")
    match.play("crown 3")
    assert (match.to_move, "gold" in offered(match)) == (1, True)


@pytest.mark.parametrize(("how", "payment"), [("receiver_chooses", ["pay manor"]), ("emperor_chooses", ["pay card"])])
def test_c5_47_who_has_no_gold_pays_with_a_card(how: str, payment: list[str]) -> None:
    match = at(
        "magician", others="1 emperor", hands=["", "", "manor"], gold=[0, 0, 0, 0], options={"emperor_payment": how}
    )
    until(match, "1 is emperor")
    match.play("crown 3")
    assert match.moves() == payment
    match.play(payment[0])
    assert (match.to_move, hand(match, 1)) == (1, ["manor"])


def test_c5_46_the_receiver_pays_from_the_throne_room() -> None:
    options = {"emperor_payment": "receiver_chooses"}
    cities = ["", "", "throne_room"]
    match = at("magician", others="1 emperor", crown=0, cities=cities, gold=[0, 0, 0, 0], options=options)
    until(match, "1 is emperor")
    assert after(match, "crown 3") == ["crown from 0 to 2 (emperor)", "2 gets 1 (throne_room)"]
    assert offered(match) == {"pay gold"}


def test_c5_47_a_witch_who_gives_the_crown_is_paid() -> None:
    options = {"emperor_payment": "receiver_chooses"}
    match = at("witch", others="1 emperor", crown=0, gold=[0, 0, 1, 0], options=options)
    all_after(match, "gold", "bewitch emperor")
    until(match, "1 is emperor")
    all_after(match, "gold", "crown 3")
    assert after(match, "pay gold") == ["2 pays 0 1 (emperor)"]


def test_c4_9_c5_22_smithy() -> None:
    match = at("king", cities=["smithy"], gold=[2], deck="manor castle palace tavern", options={"smithy": "2_for_3"})
    assert after(match, "smithy") == [
        "0 pays 2 (smithy)",
        *(f"0 draws {card} (smithy)" for card in ("manor", "castle", "palace")),
    ]


@pytest.mark.parametrize("given", [{"park": []}, {"park"}, 7, None, True])
@pytest.mark.parametrize("name", ["cast", "dark_districts", "left_out"])
def test_c4_2_a_list_is_a_list(name: str, given: object) -> None:
    with pytest.raises(OptionError, match="is a list of ids"):
        Citadels().options({name: given}, 4)


@pytest.mark.parametrize(("value", "back"), [("all", 4), ("building", 1)])
def test_c4_10_what_the_alchemist_gets_back(value: str, back: int) -> None:
    match = at("alchemist", cities=["smithy"], hands=["tavern"], gold=[3], options={"alchemist": value})
    assert after(match, "smithy", "gold", "build tavern", "end")[0] == f"0 gets {back} (alchemist)"


def test_c4_10_c4_11_the_short_rule_has_the_defaults() -> None:
    assert (Options().alchemist, Options().discard) == ("all", "pile")


def test_c4_11_pile_is_shuffled_when_a_draw_finds_no_card() -> None:
    match = at("magician", hands=["manor castle palace"], deck="tavern", options={"discard": "pile"})
    all_after(match, "discard manor", "discard castle")
    lines = after(match, "done")
    assert lines[0] == "0 draws tavern (magician)"
    assert lines[1] in ("deck manor castle", "deck castle manor")
    assert len(deck(match)) == 1


def test_c4_11_a_pile_that_became_the_deck_starts_empty() -> None:
    match = at("king", deck="", pile="manor castle", options={"discard": "pile"})
    all_after(match, "draw", "keep manor")
    assert (deck(match), table_of(match).pile) == ([], ("castle",))


def test_c5_63_pile_and_deck_empty() -> None:
    match = at("magician", hands=["manor"], deck="", options={"discard": "pile"})
    assert not offered(match, "draw", "discard")


def test_c5_63_pile_counts_as_deck() -> None:
    match = at("king", hands=["lighthouse"], deck="", pile="manor castle", gold=[1], options={"discard": "pile"})
    assert "draw" in offered(match)
    all_after(match, "gold", "build lighthouse")
    lines = after(match, "look")
    assert lines[0].startswith("deck ")
    assert lines[1] == "0 sees the deck manor castle"


def test_c5_63_one_card_in_the_pile_can_be_drawn() -> None:
    assert "draw" in offered(at("king", deck="", pile="manor", options={"discard": "pile"}))


def test_c4_12_c5_23_armory_incomplete() -> None:
    cities = ["armory", SEVEN + " tavern", "temple"]
    match = at("king", cities=cities, options={"armory": "incomplete"})
    assert offered(match, "armory") == {"armory 3 temple"}


@pytest.mark.parametrize(
    ("city", "options", "colours"),
    [
        ("castle temple tavern prison", FIXED, 3),
        ("castle temple tavern keep", FIXED, 0),
        ("castle temple tavern keep", LAST, 3),
    ],
)
def test_c4_13_c5_24_haunted_city_built_in_the_last_round_is_violet(
    city: str, options: dict[str, Any], colours: int
) -> None:
    match = at("king", cities=[city], hands=["haunted_city"], options=options)
    all_after(match, "gold", "build haunted_city")
    to_end(match)
    assert parts(match, 0)["colours"] == colours
    assert "C4.13 haunted violet 0" in steps_of(f"{city} haunted_city", is_fixed=True)


def test_c4_13_haunted_city_of_an_earlier_round_is_any_colour() -> None:
    match = at("king", cities=["castle temple tavern keep haunted_city"], options=FIXED, haunted_round=0)
    to_end(match)
    assert parts(match, 0)["colours"] == 3


def test_c4_13_haunted_city_of_a_round_that_is_not_the_last_is_any_colour() -> None:
    options = {**FIXED, "max_rounds": 2}
    match = at("king", cities=["castle temple tavern keep haunted_city"], options=options, haunted_round=1)
    assert match.scores[0] == 4 + 1 + 1 + 3 + 2 + 3
    assert [score.points for score in standing(match.table)] == match.scores


def test_c4_14_c5_20_end_at() -> None:
    match = at("king", cities=["castle"], hands=["tavern"], options={"end_at": 2})
    assert after(match, "gold", "build tavern")[-1] == "0 is complete, first"
    assert city(match, 0) == ["castle", "tavern"]


def test_c5_82_the_number_never_falls_below_one() -> None:
    match = at("king", hands=["bell_tower"], gold=[3], options={"end_at": 1})
    all_after(match, "gold", "build bell_tower")
    assert after(match, "declare") == ["0 declares"]
    to_end(match)
    assert [parts(match, seat)["completion"] for seat in range(4)] == [4, 0, 0, 0]


def test_c5_82_with_the_bell_one_district_makes_a_city_complete() -> None:
    options = {"end_at": 2, **LAST}
    match = at("king", cities=["bell_tower", "tavern"], bell=True, first=0, options=options)
    to_end(match)
    assert [parts(match, seat)["completion"] for seat in range(4)] == [4, 2, 0, 0]
    assert match.to_move == -1


def test_c4_16_c5_27_max_rounds() -> None:
    match = at("king", cities=["palace"], options={"max_rounds": 1})
    to_end(match)
    assert match.over
    assert [parts(match, seat)["completion"] for seat in range(4)] == [0, 0, 0, 0]
    assert gold(match, 0) == 4


def test_c4_15_the_starter_has_a_seat_at_the_table() -> None:
    assert Table(2, Options(start_player=1)).seats == 2
    with pytest.raises(OptionError, match=r"C4\.15"):
        Table(2, Options(start_player=2))
