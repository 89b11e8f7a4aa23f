"""C2.2 to C2.10: abilities in general, and the characters of the base game."""

from __future__ import annotations

import pytest

from raenke.citadels.game import Citadels
from raenke.citadels.position import Position
from raenke.core.event import to_dict
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
    passive,
    to_end,
    until,
)

FIVE = "castle temple tavern prison school_of_magic"


# C2.2 Abilities in general


@pytest.mark.parametrize(
    ("role", "income"),
    [("king", 3), ("emperor", 3), ("bishop", 2), ("abbot", 2), ("merchant", 4), ("warlord", 2), ("diplomat", 2)],
)
def test_c2_2_b_income_is_one_gold_for_each_district_of_the_colour(role: str, income: int) -> None:
    # two yellow, one blue, three green, one red, and the School of Magic
    match = at(role, cities=["manor castle temple tavern market docks prison school_of_magic"], gold=[0, 0, 0, 0])
    assert after(match, "income") == [f"0 gets {income} (income)"]
    assert "income" not in offered(match)


@pytest.mark.parametrize(
    "role",
    ["assassin", "thief", "magician", "architect", "tax_collector", "wizard", "alchemist", "navigator", "artist"],
)
def test_c2_2_b_characters_without_a_colour_have_no_income(role: str) -> None:
    assert "income" not in offered(at(role, cities=[FIVE]))


def test_c2_2_b_income_is_for_the_city_as_it_is_then() -> None:
    match = at("king", cities=["manor"], hands=["castle"], gold=[4])
    assert after(match, "gold", "build castle", "income") == ["0 gets 2 (income)"]


def test_c2_2_b_no_district_of_the_colour_no_income() -> None:
    assert "income" not in offered(at("king", cities=["tavern temple"]))


def test_c2_2_b_income_is_for_the_own_city() -> None:
    cities = ["castle temple tavern", "manor", "palace prison", "fortress manor castle"]
    characters = ["assassin", "thief", "magician", "king"]
    written = Position(seats=4, acting=(3, "king"), characters=characters, cities=cities)
    assert all_after(Match.at(Citadels(), written), "income") == ["3 gets 2 (income)"]


def test_c2_2_b_a_destroyed_district_gives_no_income() -> None:
    match = at("king", others="3 bishop", cities=["armory", "", "", "manor temple church"])
    all_after(match, "armory 4 temple", "gold", "end")
    until(match, "3 is bishop")
    assert all_after(match, "income") == ["3 gets 1 (income)"]


def test_c2_2_b_a_district_built_in_the_first_turn_gives_income() -> None:
    match = Match(Citadels(), 4, options={"start_player": 0}, outcomes=lambda n: n - 1)
    match.play("take king")
    while table_of(match).acting != (0, "king"):
        match.play(passive(match))
    assert "income" not in offered(match)
    assert all_after(match, "gold", "build manor", "income")[-1] == "0 gets 1 (income)"
    assert table_of(match).cities[0] == ("manor",)


def test_c2_2_c_what_the_architect_draws_is_kept_in_spite_of_an_observatory() -> None:
    match = at("architect", cities=["observatory"], deck="manor castle palace tavern")
    assert after(match, "cards") == ["0 draws manor (architect)", "0 draws castle (architect)"]
    assert hand(match, 0) == ["castle", "manor"]


def test_c2_2_a_an_ability_may_be_left() -> None:
    match = at("merchant", cities=["tavern"])
    match.play("gold")
    assert {"end", "income", "bonus"} <= offered(match)
    assert "0 ends merchant" in after(match, "end")


@pytest.mark.parametrize(
    ("role", "city", "move"),
    [
        ("abbot", "", "levy"),
        ("merchant", "", "bonus"),
        ("architect", "", "cards"),
        ("king", "castle", "income"),
        ("king", "smithy", "smithy"),
        ("king", "laboratory", "laboratory manor"),
        ("king", "museum", "museum manor"),
    ],
)
def test_c2_2_a_c1_3_a_an_ability_that_was_used_is_not_offered_again(role: str, city: str, move: str) -> None:
    match = at(role, cities=[city], hands=["manor manor"], gold=[9, 20], used="basic", deck="docks docks docks")
    assert move in offered(match)
    match.play(move)
    assert not offered(match, "gold", move.split(maxsplit=1)[0])


@pytest.mark.parametrize(("role", "how"), [("assassin", "murder"), ("thief", "rob"), ("witch", "bewitch")])
def test_c2_2_d_everybody_is_told_which_character_is_named(role: str, how: str) -> None:
    assert all_after(at(role, used="basic"), f"{how} king")[0] == f"0 names king ({how})"


@pytest.mark.parametrize(
    ("role", "move", "line"),
    [
        ("magician", "exchange 1", "1 and 0 exchange hands"),
        ("wizard", "peek 1", "1 sees manor of 0"),
        ("warlord", "destroy 1 manor", "1 destroys manor of 0 (warlord)"),
        ("king", "armory 1 manor", "1 destroys manor of 0 (armory)"),
        ("diplomat", "trade 1 manor, give tavern", "1 gives tavern for manor of 0"),
        ("emperor", "crown 1", "crown from 2 to 0 (emperor)"),
    ],
)
def test_c2_2_the_first_card_of_the_first_seat_can_be_chosen(role: str, move: str, line: str) -> None:
    phase = "crown" if role == "emperor" else "turn"
    cities = ["manor", "tavern armory", "", ""]
    written = Position(seats=4, acting=(1, role), phase=phase, hands=["manor", "", "", ""], cities=cities, crown=2)
    assert line in all_after(Match.at(Citadels(), written), *move.split(", "))


# C2.3 Assassin


def test_c2_3_c5_28_assassin_names_any_other_character_of_the_cast() -> None:
    match = at("assassin")
    names = ["thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]
    assert offered(match, "murder") == {f"murder {name}" for name in names}
    match.play("murder king")
    assert not offered(match, "murder")


def test_c2_3_the_murdered_is_silent_and_shown_when_the_round_is_over() -> None:
    match = at("assassin", others="1 king 2 bishop 3 thief", crown=2)
    lines = all_after(match, "murder king", "gold", "end") + to_end(match)
    assert lines[lines.index("call 4 king") + 1] == "call 5 bishop"
    assert "1 is king" not in lines
    assert lines[lines.index("call 8 warlord") + 1 :][:2] == ["1 was king", "round ends 1"]
    assert not any(line.startswith("crown") for line in lines)


def test_c2_3_a_murdered_character_that_nobody_has_is_not_shown() -> None:
    match = at("assassin", others="1 king 2 bishop 3 thief")
    lines = all_after(match, "murder warlord", "gold", "end") + to_end(match)
    assert not any(" was " in line for line in lines)


# C2.4 Thief


def test_c2_4_thief_may_name_neither_himself_nor_the_assassin_nor_the_murdered() -> None:
    match = at("thief", murdered="king")
    assert offered(match, "rob") == {
        f"rob {name}" for name in ["magician", "bishop", "merchant", "architect", "warlord"]
    }


def test_c2_4_c5_29_thief_gets_the_whole_purse_before_anything_else() -> None:
    match = at("thief", others="1 king", gold=[0, 5, 0, 0], cities=["", "throne_room"], crown=2)
    assert after(match, "rob king", "gold", "end") == [
        "0 ends thief",
        "call 3 magician",
        "call 4 king",
        "1 is king",
        "1 pays 0 5 (thief)",
        "crown from 2 to 1 (king)",
        "1 gets 1 (throne_room)",
    ]
    assert (gold(match, 0), gold(match, 1)) == (7, 1)


def test_c2_4_thief_gets_nothing_from_an_empty_purse() -> None:
    match = at("thief", others="1 magician", gold=[0, 0, 0, 0])
    assert after(match, "rob magician", "gold", "end") == ["0 ends thief", "call 3 magician", "1 is magician"]


def test_c2_4_thief_robs_only_the_named_character() -> None:
    match = at("thief", others="1 magician 2 king", gold=[0, 3, 4, 0])
    lines = all_after(match, "rob king", "gold", "end") + to_end(match)
    assert [line for line in lines if "(thief)" in line] == ["2 pays 0 4 (thief)"]


# C2.5 Magician


def test_c2_5_magician_exchanges_whole_hands() -> None:
    match = at("magician", hands=["manor", "temple church", "", ""])
    assert offered(match, "exchange") == {"exchange 2", "exchange 3", "exchange 4"}
    assert after(match, "exchange 2") == ["0 and 1 exchange hands"]
    assert (hand(match, 0), hand(match, 1)) == (["church", "temple"], ["manor"])
    assert not offered(match, "exchange", "discard")


@pytest.mark.parametrize("hands", [["manor tavern", "castle"], ["castle", "manor tavern"], ["manor", "castle"]])
def test_c2_5_both_hands_are_told_when_they_are_exchanged(hands: list[str]) -> None:
    (event,) = at("magician", hands=hands).play("exchange 2")
    assert to_dict(event)["hands"] == [hands[1].split(), hands[0].split()]


def test_c2_5_magician_with_an_empty_hand_exchanges_with_those_who_have_cards() -> None:
    match = at("magician", hands=["", "temple", "", "manor"])
    assert offered(match, "exchange", "discard") == {"exchange 2", "exchange 4"}


def test_c2_5_magician_and_empty_hands_all_around() -> None:
    assert not offered(at("magician", hands=["", "", "", ""]), "exchange", "discard", "done")


def test_c2_5_c5_10_magician_puts_cards_under_the_deck_and_draws_as_many() -> None:
    match = at("magician", hands=["manor castle palace"], deck="tavern market", options=UNDER)
    assert after(match, "discard palace") == ["0 puts away palace (magician)"]
    assert offered(match) == {"discard manor", "discard castle", "done"}
    match.play("discard manor")
    assert after(match, "done") == ["0 draws tavern (magician)", "0 draws market (magician)"]
    assert hand(match, 0) == ["castle", "market", "tavern"]
    assert deck(match) == ["palace", "manor"]
    assert not offered(match, "exchange", "discard", "done")


def test_c2_5_magician_draws_only_for_the_cards_of_this_turn() -> None:
    match = at("magician", hands=["tavern temple"], deck="manor castle palace market")
    all_after(match, "discard tavern", "discard temple", "done", "gold", "end")
    while table_of(match).acting != (match.to_move, "magician"):
        match.play("take magician" if "take magician" in match.moves() else passive(match))
    cards = hand(match, match.to_move)
    assert cards
    all_after(match, f"discard {cards[0]}", "done")
    assert len(hand(match, match.to_move)) == len(cards)


def test_c2_5_magician_draws_his_own_cards_again_when_the_deck_is_short() -> None:
    match = at("magician", hands=["manor castle palace"], deck="tavern", options=UNDER)
    lines = after(match, "discard palace", "discard manor", "done")
    assert lines == ["0 draws tavern (magician)", "0 draws palace (magician)"]


def test_c2_5_magician_with_no_card_left_is_still_asked_to_stop() -> None:
    match = at("magician", hands=["manor"], deck="tavern")
    match.play("discard manor")
    assert offered(match) == {"done"}


# C2.6 King


def test_c2_6_king_takes_the_crown_when_called() -> None:
    match = at("magician", others="1 king", crown=3)
    assert until(match, "1 is king") == ["1 is king", "crown from 3 to 1 (king)"]
    assert crown(match) == 1


def test_c2_6_king_who_has_the_crown_keeps_it() -> None:
    match = at("magician", others="1 king", crown=1, cities=["", "throne_room"])
    assert until(match, "1 is king") == ["1 is king"]


# C2.7 Bishop


def test_c2_7_bishop_is_safe_from_the_warlord() -> None:
    match = at("bishop", others="1 warlord 2 assassin 3 thief", cities=["tavern", "", "temple", "market"])
    until(match, "1 is warlord")
    assert offered(match, "destroy") == {"destroy 3 temple", "destroy 4 market"}


def test_c2_7_c5_16_bishop_is_safe_from_the_diplomat() -> None:
    match = at("bishop", others="1 diplomat 2 assassin 3 thief", cities=["tavern", "manor", "temple", "market"])
    until(match, "1 is diplomat")
    assert offered(match, "trade") == {"trade 3 temple", "trade 4 market"}


def test_c2_7_a_murdered_bishop_protects_nothing() -> None:
    match = at("assassin", others="1 warlord 2 bishop 3 thief", cities=["", "", "temple"])
    all_after(match, "murder bishop", "gold", "end")
    until(match, "1 is warlord")
    assert offered(match, "destroy") == {"destroy 3 temple"}


# C2.8 Merchant


def test_c2_8_merchant_takes_one_gold_apart_from_his_income() -> None:
    match = at("merchant", cities=["tavern market"], gold=[0])
    assert after(match, "bonus") == ["0 gets 1 (bonus)"]
    assert after(match, "income") == ["0 gets 2 (income)"]
    assert not {"bonus", "income"} & offered(match)


# C2.9 Architect


def test_c2_9_architect_builds_up_to_three() -> None:
    match = at("architect", hands=["tavern temple watchtower market"], gold=[9])
    assert not offered(match, "build")
    match.play("gold")
    for name in ("tavern", "temple", "watchtower"):
        match.play(f"build {name}")
    assert not offered(match, "build")
    assert "end" in offered(match)


def test_c2_9_architect_builds_past_the_eighth() -> None:
    seven = "manor castle palace church monastery cathedral market"
    match = at("architect", cities=[seven], hands=["tavern temple watchtower"], gold=[9])
    assert after(match, "gold", "build tavern") == [
        "0 pays 1 (build)",
        "0 builds tavern for 1 (build)",
        "0 is complete, first",
    ]
    assert after(match, "build temple") == ["0 pays 1 (build)", "0 builds temple for 1 (build)"]
    match.play("build watchtower")
    assert len(city(match, 0)) == 10


# C2.10 Warlord


def test_c2_10_a_warlord_pays_one_less_than_the_cost() -> None:
    match = at("warlord", cities=["", "manor temple"], gold=[2])
    assert after(match, "destroy 2 manor") == [
        "0 pays 2 (destroy)",
        "0 destroys manor of 1 (warlord)",
        "1 puts away manor (destroyed)",
    ]
    assert (gold(match, 0), gold(match, 1)) == (0, 2)
    assert city(match, 1) == ["temple"]
    assert not offered(match, "destroy")


def test_c2_10_a_artist_gold_and_great_wall_make_it_dearer() -> None:
    cities = ["", "manor* temple great_wall", "manor"]
    assert offered(at("warlord", cities=cities, gold=[3]), "destroy") == {"destroy 2 temple", "destroy 3 manor"}
    assert "destroy 2 manor*" in offered(at("warlord", cities=cities, gold=[4]))
    match = at("warlord", cities=cities, gold=[5])
    assert "destroy 2 great_wall" in offered(match)
    assert after(match, "destroy 2 manor*")[0] == "0 pays 4 (destroy)"


def test_c2_10_b_c5_7_warlord_may_not_destroy_in_a_complete_city() -> None:
    eight = "manor castle palace church monastery cathedral market tavern"
    match = at("warlord", cities=[eight, eight, "tavern"], gold=[9])
    assert offered(match, "destroy") == {"destroy 3 tavern"}


def test_c2_10_c_warlord_may_not_destroy_a_keep_nor_the_own_city() -> None:
    match = at("warlord", cities=["tavern", "keep tavern"], gold=[9])
    assert offered(match, "destroy") == {"destroy 2 tavern"}
