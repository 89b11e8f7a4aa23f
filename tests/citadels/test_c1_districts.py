"""C1: the violet districts, one by one."""

from __future__ import annotations

import pytest

from raenke.citadels.game import Citadels
from raenke.citadels.position import Position
from raenke.core.match import Match
from tests.citadels.setting import UNDER, table_of
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
    passive,
    purses,
    steps_of,
    to_end,
    until,
)

SEVEN = "manor castle palace church monastery cathedral market"
LAST = {"max_rounds": 1}
ALL_COLOURS = {"yellow": "castle", "blue": "temple", "green": "tavern", "red": "prison", "violet": "keep"}


# C1.3 in general


def test_c1_3_a_once_per_turn_is_twice_a_round_with_two_characters() -> None:
    others = "0 merchant 1 thief 1 assassin 2 magician 2 bishop"
    match = at("king", seats=3, others=others, cities=["laboratory"], hands=["manor castle palace"])
    match.play("laboratory manor")
    assert not offered(match, "laboratory")
    match.play("gold")
    match.play("end")
    until(match, "0 is merchant")
    assert offered(match, "laboratory") == {"laboratory castle", "laboratory palace"}


def test_c1_3_b_a_district_works_in_the_turn_it_is_built() -> None:
    match = at("king", hands=["laboratory manor"], gold=[5])
    all_after(match, "gold", "build laboratory")
    assert offered(match, "laboratory") == {"laboratory manor"}


def test_c1_3_b_a_district_works_in_the_turn_it_is_swapped_in() -> None:
    match = at("diplomat", cities=["palace", "laboratory"], hands=["manor"], gold=[0])
    all_after(match, "trade 2 laboratory", "give palace")
    assert offered(match, "laboratory") == {"laboratory manor"}


@pytest.mark.parametrize("name", ["laboratory", "smithy", "armory", "museum"])
def test_c1_3_a_district_works_only_for_the_city_it_stands_in(name: str) -> None:
    match = at("king", cities=[name, "tavern"], hands=["manor"], gold=[9])
    assert {move.split()[0] for move in match.moves()} == {"gold", "draw", name}


# C1.4 Haunted City, at the count


@pytest.mark.parametrize("missing", ["yellow", "blue", "green", "red", "violet"])
def test_c1_4_haunted_city_stands_in_for_any_one_colour(missing: str) -> None:
    others = " ".join(card for colour, card in ALL_COLOURS.items() if colour != missing)
    match = at("king", cities=[f"{others} haunted_city"], options=LAST)
    to_end(match)
    assert parts(match, 0)["colours"] == 3
    assert f"C1.4 haunted {missing} 0" in steps_of(f"{others} haunted_city")


def test_c1_4_haunted_city_is_not_violet_as_well() -> None:
    match = at("king", cities=["castle temple tavern haunted_city"], options=LAST)
    to_end(match)
    assert parts(match, 0)["colours"] == 0


@pytest.mark.parametrize(
    ("others", "colours", "wishes"),
    [
        ("castle temple tavern wishing_well", 3, 0),
        ("castle temple tavern wishing_well library", 3, 1),
        ("castle temple wishing_well library", 0, 2),
        ("castle temple tavern prison wishing_well", 3, 1),
    ],
)
def test_c5_78_haunted_city_weighs_the_wishing_well(others: str, colours: int, wishes: int) -> None:
    match = at("king", cities=[f"{others} haunted_city"], options=LAST)
    to_end(match)
    found = parts(match, 0)
    assert (found["colours"], found["violet"].get("wishing_well", 0)) == (colours, wishes)


def test_c5_78_haunted_city_stays_violet_if_two_colours_are_missing() -> None:
    assert "C1.4 haunted violet 0" in steps_of("castle temple tavern haunted_city")


# C1.5 to C1.8


def test_c1_5_keep() -> None:
    assert not offered(at("warlord", cities=["", "keep"], gold=[9]), "destroy")
    assert not offered(at("diplomat", cities=["tavern", "keep"], gold=[9]), "trade")


def test_c1_6_laboratory_puts_a_card_away_for_one_gold() -> None:
    match = at("king", cities=["laboratory"], hands=["manor castle"], gold=[0], deck="tavern", options=UNDER)
    assert after(match, "laboratory castle") == ["0 puts away castle (laboratory)", "0 gets 1 (laboratory)"]
    assert (hand(match, 0), deck(match), gold(match, 0)) == (["manor"], ["tavern", "castle"], 1)
    assert not offered(match, "laboratory")


def test_c1_6_laboratory_needs_a_card() -> None:
    assert not offered(at("king", cities=["laboratory"], hands=[""]), "laboratory")


def test_c1_7_smithy_draws_two_for_three_gold() -> None:
    match = at("king", cities=["smithy"], gold=[3], deck="manor castle palace")
    assert after(match, "smithy") == ["0 pays 3 (smithy)", "0 draws manor (smithy)", "0 draws castle (smithy)"]
    assert "smithy" not in offered(match)


def test_c1_7_smithy_needs_three_gold_and_a_card() -> None:
    assert "smithy" not in offered(at("king", cities=["smithy"], gold=[2]))
    assert "smithy" not in offered(at("king", cities=["smithy"], gold=[3], deck=""))


def test_c1_7_smithy_for_the_full_price_if_there_is_one_card() -> None:
    match = at("king", cities=["smithy"], gold=[3], deck="manor")
    assert after(match, "smithy") == ["0 pays 3 (smithy)", "0 draws manor (smithy)"]


def test_c1_8_observatory_draws_three_and_keeps_one() -> None:
    match = at("king", cities=["observatory"], deck="manor castle palace tavern", options=UNDER)
    assert after(match, "draw") == ["0 draws manor (basic)", "0 draws castle (basic)", "0 draws palace (basic)"]
    assert after(match, "keep castle") == ["0 keeps castle", "0 puts away manor (basic)", "0 puts away palace (basic)"]
    assert deck(match) == ["tavern", "manor", "palace"]


# C1.9 Graveyard


def test_c1_9_a_graveyard_takes_what_the_warlord_destroyed() -> None:
    match = at("warlord", cities=["", "tavern", "graveyard"], gold=[0, 0, 1], deck="fortress")
    assert after(match, "destroy 2 tavern") == ["0 destroys tavern of 1 (warlord)"]
    assert (match.to_move, offered(match)) == (2, {"recover", "decline"})
    assert after(match, "recover") == ["2 pays 1 (graveyard)", "2 recovers tavern"]
    assert (hand(match, 2), gold(match, 2), deck(match)) == (["tavern"], 0, ["fortress"])
    assert match.to_move == 0


def test_c1_9_a_graveyard_declined_the_card_goes_under_the_deck() -> None:
    match = at("warlord", cities=["", "tavern", "graveyard"], gold=[0, 0, 1], deck="fortress", options=UNDER)
    match.play("destroy 2 tavern")
    assert after(match, "decline") == ["2 leaves tavern", "1 puts away tavern (destroyed)"]
    assert deck(match) == ["fortress", "tavern"]


def test_c1_9_a_graveyard_of_the_victim() -> None:
    match = at("warlord", cities=["", "tavern graveyard"], gold=[0, 1])
    match.play("destroy 2 tavern")
    assert match.to_move == 1
    match.play("recover")
    assert hand(match, 1) == ["tavern"]


def test_c1_9_a_graveyard_of_the_first_seat() -> None:
    written = Position(seats=4, acting=(1, "warlord"), cities=["graveyard", "", "tavern", ""])
    match = Match.at(Citadels(), written)
    match.play("destroy 3 tavern")
    assert (match.to_move, match.moves()) == (0, ["recover", "decline"])


def test_c1_9_without_a_graveyard_nobody_of_eight_is_asked() -> None:
    match = at("warlord", seats=8, cities=["", "tavern"], others="7 artist")
    assert all_after(match, "destroy 2 tavern")[-1] == "1 puts away tavern (destroyed)"


def test_c1_9_b_graveyard_without_gold_is_not_asked() -> None:
    match = at("warlord", cities=["", "tavern", "graveyard"], gold=[0, 0, 0])
    assert after(match, "destroy 2 tavern")[-1] == "1 puts away tavern (destroyed)"
    assert match.to_move == 0


def test_c1_9_c_graveyard_cannot_save_itself_nor_help_the_warlord() -> None:
    match = at("warlord", cities=["", "graveyard"], gold=[9, 9])
    assert after(match, "destroy 2 graveyard")[-1] == "1 puts away graveyard (destroyed)"
    match = at("warlord", cities=["graveyard", "tavern"], gold=[9, 9])
    assert after(match, "destroy 2 tavern")[-1] == "1 puts away tavern (destroyed)"


def test_c1_9_c_graveyard_does_nothing_against_the_armory() -> None:
    match = at("king", cities=["armory", "tavern graveyard"], gold=[9, 9])
    assert after(match, "armory 2 tavern")[-1] == "1 puts away tavern (destroyed)"
    assert match.to_move == 0


def test_c1_9_d_museum_cards_do_not_come_along() -> None:
    match = at(
        "warlord",
        cities=["", "museum", "graveyard"],
        museum="manor castle",
        gold=[3, 0, 1],
        deck="fortress",
        options=UNDER,
    )
    match.play("destroy 2 museum")
    match.play("recover")
    assert (hand(match, 2), deck(match)) == (["museum"], ["fortress", "manor", "castle"])


# C1.10 to C1.14


@pytest.mark.parametrize("name", ["dragon_gate", "university"])
def test_c1_10_c1_11_cost_6_and_are_worth_8(name: str) -> None:
    match = at("king", hands=[name], gold=[4], options=LAST)
    assert after(match, "gold", f"build {name}")[0] == "0 pays 6 (build)"
    to_end(match)
    assert parts(match, 0)["districts"] == 8


def test_c1_12_library_keeps_both() -> None:
    match = at("king", cities=["library"], deck="manor castle palace")
    assert after(match, "draw") == [
        "0 draws manor (basic)",
        "0 draws castle (basic)",
        "0 keeps manor",
        "0 keeps castle",
    ]
    assert "end" in offered(match)
    assert hand(match, 0) == ["castle", "manor"]
    assert match.table.layout().drawn == []


def test_c1_12_library_and_observatory_keep_two_of_three() -> None:
    match = at("king", cities=["library observatory"], deck="manor castle palace tavern")
    match.play("draw")
    assert offered(match) == {"keep manor", "keep castle", "keep palace"}
    match.play("keep palace")
    assert offered(match) == {"keep manor", "keep castle"}
    assert after(match, "keep manor") == ["0 keeps manor", "0 puts away castle (basic)"]


def test_c1_13_school_of_magic_stays_violet_for_the_five_colours() -> None:
    match = at("king", cities=["castle temple tavern prison school_of_magic"], options=LAST)
    to_end(match)
    assert parts(match, 0)["colours"] == 3
    match = at("king", cities=["temple tavern prison keep school_of_magic"], options=LAST)
    assert after(match, "income") == ["0 gets 1 (income)"]
    to_end(match)
    assert parts(match, 0)["colours"] == 0


def test_c1_14_great_wall_makes_all_others_of_its_city_dearer() -> None:
    cities = ["", "tavern great_wall", "tavern"]
    assert offered(at("warlord", cities=cities, gold=[0]), "destroy") == {"destroy 3 tavern"}
    assert offered(at("warlord", cities=cities, gold=[1]), "destroy") == {"destroy 3 tavern", "destroy 2 tavern"}
    assert "destroy 2 great_wall" in offered(at("warlord", cities=cities, gold=[5]))


# C1.15 Lighthouse


def test_c1_15_lighthouse_looks_takes_and_shuffles() -> None:
    match = at("king", hands=["lighthouse"], gold=[1], deck="palace tavern castle")
    match.play("gold")
    assert after(match, "build lighthouse") == ["0 pays 3 (build)", "0 builds lighthouse for 3 (build)"]
    assert offered(match) == {"look", "decline"}
    assert after(match, "look") == ["0 sees the deck castle palace tavern"]
    assert offered(match) == {"choose castle", "choose palace", "choose tavern"}
    lines = after(match, "choose palace")
    assert lines[0] == "0 chooses palace"
    assert lines[1].startswith("deck ")
    assert hand(match, 0) == ["palace"]
    assert sorted(deck(match)) == ["castle", "tavern"]


@pytest.mark.parametrize("card", ["manor", "castle", "prison", "throne_room"])
def test_c1_15_any_card_of_the_deck_can_be_chosen(card: str) -> None:
    match = at("king", hands=["lighthouse"], gold=[3], used="basic", deck="castle throne_room manor prison")
    assert f"0 chooses {card}" in all_after(match, "build lighthouse", "look", f"choose {card}")
    assert sorted([*deck(match), *hand(match, 0)]) == ["castle", "manor", "prison", "throne_room"]
    assert hand(match, 0) == [card]


def test_c1_15_the_card_a_lighthouse_takes_is_gone_from_the_deck() -> None:
    """Another card of its name lay before it."""
    match = at("architect", hands=["lighthouse"], gold=[1], deck="tavern docks tavern harbor")
    all_after(match, "cards", "gold", "build lighthouse", "look", "choose tavern")
    assert (hand(match, 0), deck(match)) == (["docks", "tavern", "tavern"], ["harbor"])


def test_c1_15_lighthouse_declined() -> None:
    match = at("king", hands=["lighthouse"], gold=[1], deck="palace tavern castle")
    assert after(match, "gold", "build lighthouse", "decline") == ["0 does not look"]
    assert deck(match) == ["palace", "tavern", "castle"]
    assert match.moves() == ["end"]


def test_c1_15_lighthouse_with_an_empty_deck_asks_nothing() -> None:
    match = at("king", hands=["lighthouse"], gold=[1], deck="")
    all_after(match, "gold", "build lighthouse")
    assert "end" in offered(match)


# C1.16 Armory


def test_c1_16_armory_destroys_for_nothing_and_goes_first() -> None:
    match = at("king", cities=["armory", "palace"], gold=[0, 2], deck="fortress", options=UNDER)
    assert "armory 2 palace" in offered(match)
    lines = after(match, "armory 2 palace")
    assert set(lines) == {
        "0 puts away armory (armory)",
        "0 destroys palace of 1 (armory)",
        "1 puts away palace (destroyed)",
    }
    assert deck(match) == ["fortress", "armory", "palace"]
    assert (city(match, 0), city(match, 1), gold(match, 0)) == ([], [], 0)


def test_c1_16_armory_leaves_the_city_when_it_is_used() -> None:
    match = at("king", cities=["tavern armory park", "manor"])
    match.play("armory 2 manor")
    assert [list(city) for city in table_of(match).cities[:2]] == [["tavern", "park"], []]
    assert not offered(match, "armory")


def test_c1_16_armory_breaks_keep_bishop_and_complete_cities() -> None:
    eight = f"{SEVEN} tavern"
    match = at("warlord", others="1 bishop", cities=["armory", "keep", eight], gold=[0])
    assert {"armory 2 keep", "armory 3 tavern"} <= offered(match)
    assert not any(move.startswith("armory 1") for move in offered(match))


def test_c1_16_armory_in_the_turn_it_is_built() -> None:
    match = at("king", hands=["armory"], cities=["", "tavern"], gold=[3])
    all_after(match, "gold", "build armory")
    assert offered(match, "armory") == {"armory 2 tavern"}


# C1.17 Museum


def test_c1_17_museum_takes_one_card_a_turn_for_a_point() -> None:
    match = at("king", cities=["museum"], museum="church", hands=["manor castle"], options=LAST)
    assert after(match, "museum castle") == ["0 stores castle"]
    assert not offered(match, "museum")
    assert hand(match, 0) == ["manor"]
    to_end(match)
    assert parts(match, 0)["violet"] == {"museum": 2}


def test_c1_17_a_museum_built_in_the_first_turn_takes_a_card() -> None:
    options = {"start_player": 0, "dark_districts": ["museum"]}
    match = Match(Citadels(), 4, options=options, outcomes=lambda n: 0 if n == 66 else n - 1)  # the last card first
    while table_of(match).acting is None or match.to_move != 0:
        match.play(passive(match))
    match.play("gold")
    assert offered(match, "build") == {"build manor", "build museum"}
    all_after(match, "build museum", "museum manor")
    assert table_of(match).museum == (("manor", 0),)


def test_c1_17_a_museum_that_is_built_again_takes_cards() -> None:
    match = at("king", others="1 architect", cities=["armory", "museum"], hands=["", "castle"], gold=[0, 9], deck="")
    all_after(match, "armory 2 museum", "gold", "end")
    until(match, "1 is architect")
    all_after(match, "cards", "gold", "build museum", "museum castle")
    assert table_of(match).museum == (("castle", 1),)


def test_c1_17_c_museum_destroyed_sends_its_cards_under_the_deck() -> None:
    match = at("warlord", cities=["", "museum"], museum="manor castle", gold=[3], deck="fortress", options=UNDER)
    assert after(match, "destroy 2 museum") == [
        "0 pays 3 (destroy)",
        "0 destroys museum of 1 (warlord)",
        "1 puts away manor (museum)",
        "1 puts away castle (museum)",
        "1 puts away museum (destroyed)",
    ]
    assert deck(match) == ["fortress", "manor", "castle", "museum"]


def test_c1_17_c_museum_swapped_takes_its_cards_along() -> None:
    match = at("diplomat", cities=["palace", "museum"], museum="manor castle", options=LAST)
    all_after(match, "trade 2 museum", "give palace")
    to_end(match)
    assert parts(match, 0)["violet"] == {"museum": 2}
    assert not parts(match, 1)["violet"]


# C1.18 to C1.21


def test_c1_18_c1_19_c1_20_points_for_gold_cards_and_violets() -> None:
    city_of = "imperial_treasury map_room wishing_well keep castle"
    match = at("king", cities=[city_of], hands=["manor tavern"], gold=[3], options=LAST)
    to_end(match)
    assert parts(match, 0)["violet"] == {"imperial_treasury": 5, "map_room": 2, "wishing_well": 3}


def test_c1_21_quarry_allows_one_duplicate() -> None:
    match = at("architect", cities=["quarry tavern temple"], hands=["tavern temple"], gold=[9])
    match.play("gold")
    assert offered(match, "build") == {"build tavern", "build temple"}
    match.play("build tavern")
    assert not offered(match, "build")


def test_c1_21_without_a_quarry_no_duplicate() -> None:
    match = at("king", cities=["tavern"], hands=["tavern"], gold=[9])
    match.play("gold")
    assert not offered(match, "build")


def test_c1_21_quarry_and_wizard_his_duplicates_count() -> None:
    match = at("king", cities=["quarry tavern tavern temple"], hands=["tavern temple market"], gold=[9])
    match.play("gold")
    assert offered(match, "build") == {"build market"}


def test_c1_21_quarry_allows_another_duplicate_when_one_is_gone() -> None:
    cities = ["quarry tavern tavern temple", "armory"]
    match = at("king", others="1 bishop 0 merchant", seats=3, cities=cities, hands=["temple tavern"], gold=[9])
    match.play("gold")
    assert not offered(match, "build")
    match.play("end")
    until(match, "1 is bishop")
    match.play("armory 1 tavern")
    until(match, "0 is merchant")
    match.play("gold")
    assert offered(match, "build") == {"build temple", "build tavern"}


def test_c1_21_quarry_counts_a_duplicate_anywhere_in_the_city() -> None:
    for doubled in ("temple temple tavern quarry", "temple tavern tavern quarry"):
        match = at("king", cities=[doubled], hands=["tavern temple prison"], gold=[9], used="basic")
        assert offered(match, "build") == {"build prison"}


# C1.22 Bell Tower


def test_c1_22_bell_tower_declared_one_fewer_is_enough() -> None:
    match = at("architect", cities=["manor castle palace church monastery"], hands=["bell_tower tavern"], gold=[9])
    match.play("gold")
    assert after(match, "build bell_tower")[-1] == "0 builds bell_tower for 5 (build)"
    assert offered(match) == {"declare", "decline"}
    assert after(match, "declare") == ["0 declares"]
    assert after(match, "build tavern")[-1] == "0 is complete, first"


def test_c1_22_bell_tower_declined() -> None:
    match = at("architect", cities=["manor castle palace church monastery"], hands=["bell_tower tavern"], gold=[9])
    assert after(match, "gold", "build bell_tower", "decline") == ["0 does not declare"]
    assert after(match, "build tavern")[-1] == "0 builds tavern for 1 (build)"


def test_c1_22_a_declaration_protects_a_city_of_seven() -> None:
    match = at("warlord", cities=["", SEVEN, "bell_tower"], bell=True, gold=[9])
    assert offered(match, "destroy") == {"destroy 3 bell_tower"}


def test_c5_81_a_bell_tower_that_is_destroyed_falls_silent() -> None:
    match = at("king", cities=["armory", SEVEN, "bell_tower"], bell=True, others="3 warlord", gold=[9, 0, 0, 9])
    match.play("armory 3 bell_tower")
    until(match, "3 is warlord")
    assert any(move.startswith("destroy 2") for move in offered(match))


def test_c1_22_b_swapped_it_still_holds() -> None:
    match = at("diplomat", cities=["palace", "bell_tower", SEVEN.replace("palace", "tavern")], bell=True, gold=[9])
    assert not any(move.startswith("trade 3") for move in offered(match))
    all_after(match, "trade 2 bell_tower", "give palace", "gold")
    assert offered(match) == {"end"}


# C1.23 to C1.28


def test_c1_23_poor_house_gives_one_gold_to_an_empty_purse() -> None:
    match = at("king", cities=["poor_house"], hands=["market"], gold=[0])
    assert after(match, "gold", "build market", "end")[:2] == ["0 gets 1 (poor_house)", "0 ends king"]
    match = at("king", cities=["poor_house"], gold=[0])
    assert after(match, "gold", "end")[0] == "0 ends king"


def test_c1_24_factory_makes_other_violets_cheaper() -> None:
    match = at("architect", cities=["factory"], hands=["keep manor"], gold=[3])
    match.play("gold")
    assert after(match, "build keep")[0] == "0 pays 2 (build)"
    assert after(match, "build manor")[0] == "0 pays 3 (build)"


@pytest.mark.parametrize(("city", "moves"), [("factory", ["build haunted_city", "end"]), ("tavern", ["end"])])
def test_c1_24_factory_makes_a_haunted_city_cheaper(city: str, moves: list[str]) -> None:
    match = at("king", cities=[city], hands=["haunted_city"], gold=[1], used="basic")
    assert match.moves() == moves
    if "build haunted_city" in moves:
        assert all_after(match, "build haunted_city")[0] == "0 pays 1 (build)"


def test_c1_24_factory_itself_costs_5() -> None:
    match = at("king", hands=["factory"], gold=[3])
    assert after(match, "gold", "build factory")[0] == "0 pays 5 (build)"


def test_c1_25_park_draws_two_for_an_empty_hand() -> None:
    match = at("king", cities=["park"], hands=[""], deck="manor castle palace")
    assert after(match, "gold", "end")[:3] == ["0 draws manor (park)", "0 draws castle (park)", "0 ends king"]
    match = at("king", cities=["park"], hands=["tavern"], deck="manor castle palace")
    assert after(match, "gold", "end")[0] == "0 ends king"


def test_c1_26_hospital_a_murdered_king_has_the_basic_action_and_nothing_else() -> None:
    cities = ["", "hospital palace poor_house"]
    match = at("assassin", others="1 king 2 bishop 3 thief", cities=cities, hands=["", "tavern"], crown=0, gold=[0, 0])
    all_after(match, "murder king", "gold", "end")
    assert until(match, "1 is king") == ["1 is king"]
    assert (match.to_move, offered(match)) == (1, {"gold", "draw"})
    lines = after(match, "gold")
    assert lines[0] == "1 gets 2 (basic)"
    assert lines[-1] == "2 is bishop"
    assert crown(match) == 0
    assert not any(" was " in line for line in to_end(match))


def test_c1_27_throne_room_pays_whenever_the_crown_changes_hands() -> None:
    match = at("magician", others="1 king", crown=0, cities=["", "", "throne_room"])
    assert until(match, "1 is king")[1:] == ["crown from 0 to 1 (king)", "2 gets 1 (throne_room)"]


def test_c1_27_throne_room_and_emperor() -> None:
    match = at("magician", others="1 emperor", crown=0, cities=["throne_room"], gold=[0, 0, 0, 0])
    until(match, "1 is emperor")
    assert after(match, "crown 3") == ["crown from 0 to 2 (emperor)", "0 gets 1 (throne_room)"]
    assert purses(match) == [3, 0, 0, 0]


def test_c1_28_c5_30_ball_room_does_nothing() -> None:
    match = at("king", cities=["ball_room"], options={"dark_districts": ["ball_room"], **LAST})
    assert offered(match) == {"gold", "draw"}
    to_end(match)
    assert parts(match, 0)["districts"] == 6
