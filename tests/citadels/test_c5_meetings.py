"""C5: rulings where cards and characters meet."""

from __future__ import annotations

import pytest

from raenke.citadels.cards import cell_name
from raenke.citadels.game import Citadels
from raenke.citadels.position import Position
from raenke.core.match import Match
from tests.citadels.setting import UNDER
from tests.citadels.table_talk import (
    after,
    all_after,
    at,
    city,
    deck,
    gold,
    hand,
    offered,
    parts,
    to_end,
    until,
)

SEVEN = "manor castle palace church monastery cathedral market"
OTHER_SEVEN = "tavern docks harbor town_hall watchtower prison battlefield"
LAST = {"max_rounds": 1}


def test_c5_49_cards_of_one_name_are_one_option() -> None:
    match = at("king", cities=["laboratory"], hands=["tavern tavern manor"])
    moves = match.moves()
    assert moves.count("laboratory tavern") == 1


def test_c5_49_two_cards_of_a_name_are_built_as_one() -> None:
    assert at("king", hands=["tavern tavern"], used="basic").moves() == ["build tavern", "end"]


@pytest.mark.parametrize(
    ("cards", "cities"),
    [
        ("market manor prison", ["temple market prison quarry", "manor temple market prison quarry"]),
        ("park temple", ["temple prison quarry park", "temple temple prison quarry park"]),
    ],
)
def test_c5_49_a_city_is_kept_in_the_order_of_the_card_tables(cards: str, cities: list[str]) -> None:
    match = at("architect", cities=["temple prison quarry"], hands=[cards], gold=[20], used="basic")
    for card, lying in zip(cards.split(), [*cities, "manor temple market prison prison quarry"], strict=False):
        match.play(f"build {card}")
        assert [cell_name(cell) for cell in match.table.layout().city[0]] == lying.split()


def test_c5_49_a_card_held_twice_is_offered_once_whatever_was_drawn_between() -> None:
    match = at("architect", hands=["tavern"], gold=[1], deck="manor tavern")
    all_after(match, "cards", "gold")
    assert hand(match, 0) == ["manor", "tavern", "tavern"]
    assert match.moves().count("build tavern") == 1


def test_c5_50_two_of_a_name_are_two_options_if_one_has_gold() -> None:
    match = at("warlord", cities=["", "tavern tavern* market market"], gold=[9])
    assert offered(match, "destroy") == {"destroy 2 tavern", "destroy 2 tavern*", "destroy 2 market"}
    assert len(match.moves()) == len(set(match.moves()))
    after(match, "destroy 2 tavern*")
    assert city(match, 1) == ["market", "market", "tavern"]
    assert gold(match, 0) == 8


def test_c5_50_two_districts_of_a_name_are_given_as_one() -> None:
    match = at("diplomat", cities=["tavern tavern tavern*", "temple"], gold=[2])
    match.play("trade 2 temple")
    assert match.moves() == ["give tavern", "give tavern*"]


@pytest.mark.parametrize(
    ("role", "cities", "moves"),
    [
        ("artist", ["tavern tavern temple"], ["embellish temple", "embellish tavern"]),
        ("diplomat", ["prison", "tavern tavern tavern*"], ["income", "trade 2 tavern", "trade 2 tavern*"]),
        ("architect", ["armory", "tavern tavern tavern*"], ["cards", "armory 2 tavern", "armory 2 tavern*"]),
    ],
)
def test_c5_50_two_districts_of_a_name_are_one_option(role: str, cities: list[str], moves: list[str]) -> None:
    match = at(role, seats=5, cities=cities, used="basic")
    assert match.moves() == [*moves, "end"]


def test_c5_50_the_events_alone_tell_which_of_two_was_meant() -> None:
    for name, other in (("tavern", "tavern*"), ("tavern*", "tavern")):
        match = at("warlord", cities=["armory", "tavern tavern*"])
        assert f"0 destroys {name} of 1 (armory)" in after(match, f"armory 2 {name}")
        assert city(match, 1) == [other]


def test_c5_53_magician_exchanges_for_a_hand_that_happens_to_be_the_same() -> None:
    match = at("magician", hands=["tavern", "tavern"])
    assert "exchange 2" in offered(match)


def test_c5_56_the_wizards_extra_building_asks_too() -> None:
    match = at("wizard", hands=["", "lighthouse bell_tower"], gold=[9], deck="manor castle")
    all_after(match, "peek 2", "pick lighthouse")
    match.play("city")
    assert offered(match) == {"look", "decline"}
    match = at("wizard", hands=["", "bell_tower"], gold=[9])
    all_after(match, "peek 2", "pick bell_tower", "city")
    assert offered(match) == {"declare", "decline"}


def test_c5_56_a_swap_asks_nothing() -> None:
    match = at("diplomat", cities=["palace", "bell_tower lighthouse"], gold=[9])
    all_after(match, "trade 2 bell_tower", "give palace")
    assert not offered(match, "declare", "decline", "look")


def test_c5_57_a_cost_of_one_is_destroyed_for_nothing() -> None:
    match = at("warlord", cities=["", "tavern university"], gold=[0])
    assert after(match, "destroy 2 tavern")[0] == "0 destroys tavern of 1 (warlord)"
    match = at("warlord", cities=["", "university"], gold=[5])
    assert after(match, "destroy 2 university")[0] == "0 pays 5 (destroy)"


def test_c5_57_the_factory_does_not_lower_destruction() -> None:
    assert not offered(at("warlord", cities=["factory", "library"], gold=[4]), "destroy")


def test_c5_58_an_artist_may_build_between_two_embellishments() -> None:
    match = at("artist", cities=["tavern"], hands=["temple"], gold=[2])
    all_after(match, "embellish tavern", "gold", "build temple", "embellish temple")
    assert city(match, 0) == ["tavern*", "temple*"]


def test_c5_58_one_that_changed_hands_is_not_embellished_again() -> None:
    match = at("diplomat", others="1 artist", cities=["tavern*", "market"], gold=[9, 9])
    all_after(match, "trade 2 market", "give tavern*", "gold", "end")
    until(match, "1 is artist")
    assert not offered(match, "embellish")


def test_c5_62_the_deck_runs_out() -> None:
    match = at("architect", deck="manor")
    assert after(match, "cards") == ["0 draws manor (architect)"]
    assert offered(at("architect", deck="")) == {"gold"}
    match = at("navigator", deck="manor castle")
    assert after(match, "navigate cards") == ["0 draws manor (navigator)", "0 draws castle (navigator)"]
    assert offered(at("navigator", deck="")) == {"gold", "navigate gold"}
    match = at("magician", hands=["manor", "castle"], deck="")
    assert not offered(match, "discard")
    assert "exchange 2" in offered(match)
    match = at("king", cities=["park"], deck="manor")
    assert after(match, "gold", "end")[:2] == ["0 draws manor (park)", "0 ends king"]
    match = at("king", cities=["park"], deck="")
    assert after(match, "gold", "end")[0] == "0 ends king"


def test_c5_62_lighthouse_with_one_card() -> None:
    match = at("king", hands=["lighthouse"], gold=[1], deck="manor")
    all_after(match, "gold", "build lighthouse")
    assert offered(match) == {"look", "decline"}
    match.play("look")
    assert offered(match) == {"choose manor"}
    match.play("choose manor")
    assert (hand(match, 0), deck(match)) == (["manor"], [])


def test_c5_64_armory_first_then_museum_cards_then_the_museum() -> None:
    match = at("king", cities=["armory", "museum"], museum="manor castle", deck="fortress", options=UNDER)
    match.play("armory 2 museum")
    assert deck(match) == ["fortress", "armory", "manor", "castle", "museum"]


def test_c5_73_a_hospital_destroyed_before_the_call_does_not_help() -> None:
    match = at("assassin", others="1 king 2 magician", cities=["armory", "hospital"])
    lines = all_after(match, "murder king", "armory 2 hospital", "gold", "end") + to_end(match)
    assert "1 is king" not in lines
    assert "1 was king" in lines


def test_c5_73_a_murdered_bishop_in_a_hospital_protects_nothing() -> None:
    match = at("assassin", others="1 bishop 2 warlord", cities=["", "hospital tavern"])
    all_after(match, "murder bishop", "gold", "end")
    until(match, "2 is warlord")
    assert "destroy 2 tavern" in offered(match)


def test_c5_73_a_murdered_tax_collector_in_a_hospital_collects_nothing() -> None:
    match = at("assassin", others="1 tax_collector", cities=["", "hospital"], hands=["tavern"])
    lines = all_after(match, "murder tax_collector", "gold", "build tavern", "end")
    assert "1 is tax_collector" in lines
    assert not any("(tax)" in line for line in lines + to_end(match))


def test_c5_72_observatory_and_library_work_for_the_murdered_in_a_hospital() -> None:
    cities = ["", "hospital observatory"]
    match = at("assassin", others="1 king", cities=cities, deck="manor castle palace tavern")
    all_after(match, "murder king", "gold", "end")
    until(match, "1 is king")
    match.play("draw")
    assert offered(match) == {"keep manor", "keep castle", "keep palace"}


def test_c5_75_wizard_pays_less_by_a_factory() -> None:
    match = at("wizard", cities=["factory"], hands=["", "library"], gold=[5])
    all_after(match, "peek 2", "pick library")
    assert after(match, "city") == ["0 pays 5 (build)", "0 builds library for 5 (wizard)"]


def test_c5_75_wizard_has_leave_to_repeat_without_using_his_ability() -> None:
    match = at("wizard", cities=["tavern tavern"], hands=["tavern"])
    match.play("gold")
    assert "build tavern" in offered(match)


def test_c5_75_wizard_and_empty_hands() -> None:
    assert not offered(at("wizard", hands=["tavern", "", "", ""]), "peek")


def test_c5_76_tavern_for_tavern_if_it_changes_something() -> None:
    match = at("diplomat", cities=["tavern", "tavern*"], gold=[1])
    all_after(match, "trade 2 tavern*")
    assert after(match, "give tavern") == ["0 pays 1 1 (diplomat)", "0 gives tavern for tavern* of 1"]
    assert (city(match, 0), city(match, 1)) == (["tavern*"], ["tavern"])
    assert not offered(at("diplomat", cities=["tavern", "tavern"], gold=[9]), "trade")


@pytest.mark.parametrize("cities", [["tavern", "tavern tavern*"], ["tavern tavern*", "tavern"]])
def test_c5_76_no_tavern_for_a_tavern_where_there_are_two(cities: list[str]) -> None:
    assert not offered(at("diplomat", cities=cities, gold=[9]), "trade")


def test_c5_76_tavern_for_tavern_under_a_great_wall_moves_a_gold() -> None:
    match = at("diplomat", cities=["tavern", "tavern great_wall"], gold=[1])
    assert offered(match, "trade") == {"trade 2 tavern"}
    assert after(match, "trade 2 tavern", "give tavern")[0] == "0 pays 1 1 (diplomat)"


def test_c5_76_a_quarry_does_not_help_the_diplomat() -> None:
    match = at("diplomat", cities=["quarry tavern", "tavern"], gold=[9])
    assert not offered(match, "trade")


def test_c5_76_the_diplomat_may_give_from_the_bishops_city_if_it_is_his() -> None:
    others = "0 diplomat 1 thief 1 magician 2 assassin 2 king"
    match = at("bishop", seats=3, others=others, cities=["tavern", "temple"], gold=[0])
    all_after(match, "gold", "end")
    assert offered(match, "trade") == {"trade 2 temple"}


def test_c5_79_a_bell_tower_that_is_the_eighth_completes_before_it_is_declared() -> None:
    match = at("king", cities=[SEVEN, OTHER_SEVEN], hands=["bell_tower"], gold=[9])
    assert after(match, "gold", "build bell_tower")[-1] == "0 is complete, first"
    assert after(match, "declare") == ["0 declares", "1 is complete"]
    to_end(match)
    assert [parts(match, seat)["completion"] for seat in range(4)] == [4, 2, 0, 0]


def test_c5_80_the_first_by_someone_elses_bell() -> None:
    match = at("king", cities=["", "tavern", OTHER_SEVEN, SEVEN], hands=["bell_tower"], gold=[9], crown=3)
    all_after(match, "gold", "build bell_tower")
    assert after(match, "declare") == ["0 declares", "2 is complete, first", "3 is complete"]
    to_end(match)
    assert [parts(match, seat)["completion"] for seat in range(4)] == [0, 0, 4, 2]


def test_c3_6_c_the_declarer_comes_before_the_others() -> None:
    six = SEVEN.rsplit(" ", 1)[0]
    match = at("king", cities=[six, OTHER_SEVEN], hands=["bell_tower"], gold=[9])
    assert after(match, "gold", "build bell_tower")[-1] == "0 builds bell_tower for 5 (build)"
    assert after(match, "declare") == ["0 declares", "0 is complete, first", "1 is complete"]


def test_c3_6_c_after_the_last_seat_the_first_becomes_complete() -> None:
    written = Position(
        seats=4, acting=(3, "king"), hands=["", "", "", "bell_tower"], cities=["tavern temple", "prison manor", "", ""],
        gold=[2, 2, 2, 5], used="basic", options={"end_at": 3, "dark_districts": "all"},
    )  # fmt: skip
    lines = all_after(Match.at(Citadels(), written), "build bell_tower", "declare")
    assert lines[-3:] == ["3 declares", "0 is complete, first", "1 is complete"]


def test_c5_81_the_round_is_still_the_last_when_the_bell_falls_silent() -> None:
    six = SEVEN.rsplit(" ", 1)[0]
    match = at("king", others="1 warlord", cities=[six, "armory"], hands=["bell_tower"], gold=[9])
    all_after(match, "gold", "build bell_tower", "declare", "end")
    until(match, "1 is warlord")
    match.play("armory 1 bell_tower")
    to_end(match)
    assert match.over
    assert parts(match, 0)["completion"] == 4


def test_c5_81_no_two_points_by_a_bell_that_is_gone() -> None:
    six = SEVEN.rsplit(" ", 1)[0]
    match = at("king", others="1 warlord", cities=[six, "armory", OTHER_SEVEN], hands=["bell_tower"], gold=[9])
    all_after(match, "gold", "build bell_tower", "declare", "end")
    until(match, "1 is warlord")
    match.play("armory 1 bell_tower")
    to_end(match)
    assert [parts(match, seat)["completion"] for seat in range(4)] == [4, 0, 0, 0]


def test_c5_83_a_game_cut_off_in_which_a_city_becomes_complete() -> None:
    match = at("king", cities=[SEVEN], hands=["tavern"], options=LAST)
    all_after(match, "gold", "build tavern")
    to_end(match)
    assert parts(match, 0)["completion"] == 4


def test_c5_85_later_gold_is_not_stolen() -> None:
    others = "1 magician 1 king 2 assassin 2 warlord 0 bishop"
    match = at("thief", seats=3, others=others, gold=[0, 3, 0])
    lines = all_after(match, "rob magician", "gold", "end")
    assert "1 pays 0 3 (thief)" in lines
    lines = all_after(match, "gold", "end")
    assert not any("(thief)" in line for line in lines)
    assert gold(match, 1) == 2


def test_c5_85_no_protection_by_the_other_character_of_a_murdered_bishop() -> None:
    others = "0 thief 1 bishop 1 king 2 magician 2 warlord"
    match = at("assassin", seats=3, others=others, cities=["", "tavern"])
    all_after(match, "murder bishop", "gold", "end")
    until(match, "2 is warlord")
    assert "destroy 2 tavern" in offered(match)


def test_c5_73_the_thief_may_not_name_the_murdered_in_a_hospital() -> None:
    match = at("assassin", others="1 thief 2 king", cities=["", "", "hospital"])
    all_after(match, "murder king", "gold", "end")
    assert match.to_move == 1
    assert "rob king" not in offered(match)
