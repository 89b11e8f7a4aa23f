"""C2: the characters, one by one. The Witch has a file of her own."""

from __future__ import annotations

import pytest

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
    purses,
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


def test_c2_2_c_what_the_architect_draws_is_kept_in_spite_of_an_observatory() -> None:
    match = at("architect", cities=["observatory"], deck="manor castle palace tavern")
    assert after(match, "cards") == ["0 draws manor (architect)", "0 draws castle (architect)"]
    assert hand(match, 0) == ["castle", "manor"]


def test_c2_2_a_an_ability_may_be_left() -> None:
    match = at("merchant", cities=["tavern"])
    match.play("gold")
    assert {"end", "income", "bonus"} <= offered(match)
    assert "0 ends merchant" in after(match, "end")


# C2.3 Assassin


def test_c2_3_assassin_names_any_other_character_of_the_cast() -> None:
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


def test_c2_4_thief_gets_the_whole_purse_before_anything_else() -> None:
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


def test_c2_5_magician_with_an_empty_hand_exchanges_with_those_who_have_cards() -> None:
    match = at("magician", hands=["", "temple", "", "manor"])
    assert offered(match, "exchange", "discard") == {"exchange 2", "exchange 4"}


def test_c2_5_magician_and_empty_hands_all_around() -> None:
    assert not offered(at("magician", hands=["", "", "", ""]), "exchange", "discard", "done")


def test_c2_5_magician_puts_cards_under_the_deck_and_draws_as_many() -> None:
    match = at("magician", hands=["manor castle palace"], deck="tavern market")
    assert after(match, "discard palace") == ["0 puts away palace (magician)"]
    assert offered(match) == {"discard manor", "discard castle", "done"}
    match.play("discard manor")
    assert after(match, "done") == ["0 draws tavern (magician)", "0 draws market (magician)"]
    assert hand(match, 0) == ["castle", "market", "tavern"]
    assert deck(match) == ["palace", "manor"]
    assert not offered(match, "exchange", "discard", "done")


def test_c2_5_magician_draws_his_own_cards_again_when_the_deck_is_short() -> None:
    match = at("magician", hands=["manor castle palace"], deck="tavern")
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


def test_c2_7_bishop_is_safe_from_the_diplomat() -> None:
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


def test_c2_10_b_warlord_may_not_destroy_in_a_complete_city() -> None:
    eight = "manor castle palace church monastery cathedral market tavern"
    match = at("warlord", cities=[eight, eight, "tavern"], gold=[9])
    assert offered(match, "destroy") == {"destroy 3 tavern"}


def test_c2_10_c_warlord_may_not_destroy_a_keep_nor_the_own_city() -> None:
    match = at("warlord", cities=["tavern", "keep tavern"], gold=[9])
    assert offered(match, "destroy") == {"destroy 2 tavern"}


# C2.12 Tax Collector


def test_c2_12_a_who_built_pays_at_the_end_of_the_turn() -> None:
    match = at("tax_collector", others="1 wizard 2 king 3 assassin", hands=["", "tavern", "castle"], gold=[0, 0, 0, 0])
    match.play("gold")
    assert after(match, "end")[-1] == "1 is wizard"
    match.play("gold")
    match.play("build tavern")
    assert after(match, "end")[:2] == ["1 pays 0 1 (tax)", "1 ends wizard"]
    assert purses(match)[:2] == [3, 0]
    # who does not build does not pay
    assert "2 ends king" in after(match, "gold", "end")
    assert gold(match, 0) == 3


def test_c2_12_a_the_collector_does_not_pay_and_an_empty_purse_pays_nothing() -> None:
    hands = ["tavern", "market"]
    match = at("tax_collector", others="1 wizard 2 king 3 assassin", hands=hands, gold=[0, 0, 0, 0])
    assert after(match, "gold", "build tavern", "end")[0] == "0 ends tax_collector"
    assert after(match, "gold", "build market", "end")[0] == "1 ends wizard"
    assert purses(match)[:2] == [1, 0]


def test_c2_12_a_the_extra_building_of_the_wizard_counts() -> None:
    hands = ["", "", "tavern"]
    match = at("tax_collector", others="1 wizard 2 king 3 assassin", hands=hands, gold=[0, 0, 0, 0])
    all_after(match, "gold", "end", "gold", "peek 3", "pick tavern", "city")
    assert after(match, "end")[:2] == ["1 pays 0 1 (tax)", "1 ends wizard"]


def test_c2_12_b_an_assassin_who_built_pays_when_the_collector_answers() -> None:
    match = at("assassin", others="1 tax_collector", hands=["tavern"], gold=[0, 0, 0, 0])
    assert after(match, "gold", "build tavern", "end") == [
        "0 ends assassin",
        "call 2 tax_collector",
        "1 is tax_collector",
        "0 pays 1 1 (tax)",
    ]


def test_c2_12_b_an_assassin_who_did_not_build_pays_nothing() -> None:
    match = at("assassin", others="1 tax_collector", hands=["tavern"], gold=[0, 0, 0, 0])
    assert after(match, "gold", "end")[-1] == "1 is tax_collector"


def test_c2_12_d_a_murdered_tax_collector_gets_nothing() -> None:
    match = at("assassin", others="1 tax_collector 2 king", hands=["tavern", "", "manor"], gold=[0, 0, 5, 0])
    lines = all_after(match, "murder tax_collector", "gold", "build tavern", "end", "gold", "build manor")
    lines += to_end(match)
    assert not any("(tax)" in line for line in lines)


# C2.13 Wizard


def test_c2_13_wizard_looks_at_a_hand_and_takes_a_card() -> None:
    match = at("wizard", hands=["", "manor tavern tavern", "", "palace"])
    assert offered(match, "peek") == {"peek 2", "peek 4"}
    assert after(match, "peek 2") == ["0 sees manor tavern tavern of 1"]
    assert offered(match) == {"pick manor", "pick tavern"}
    assert after(match, "pick tavern") == ["0 picks tavern of 1"]
    assert offered(match) == {"hand", "city"}
    assert after(match, "hand") == ["0 takes tavern to hand"]
    assert (hand(match, 0), hand(match, 1)) == (["tavern"], ["manor", "tavern"])
    assert not offered(match, "peek")


def test_c2_13_a_wizard_builds_at_once_beside_the_normal_building() -> None:
    match = at("wizard", hands=["temple", "manor"], gold=[3])
    match.play("peek 2")
    match.play("pick manor")
    assert after(match, "city") == ["0 pays 3 (build)", "0 builds manor for 3 (wizard)"]
    assert after(match, "gold", "build temple") == ["0 pays 1 (build)", "0 builds temple for 1 (build)"]


def test_c2_13_a_a_card_that_cannot_be_paid_goes_to_the_hand_and_it_is_asked() -> None:
    match = at("wizard", hands=["", "palace"], gold=[4])
    match.play("peek 2")
    match.play("pick palace")
    assert offered(match) == {"hand"}


def test_c2_13_b_wizard_builds_duplicates_even_a_third() -> None:
    match = at("wizard", cities=["tavern tavern"], hands=["tavern", "tavern"], gold=[3])
    all_after(match, "peek 2", "pick tavern", "city", "gold", "build tavern")
    assert city(match, 0) == ["tavern"] * 4


# C2.14 Emperor


def test_c2_14_emperor_gives_the_crown_at_once_neither_to_himself_nor_to_its_holder() -> None:
    match = at("magician", others="1 emperor", crown=2)
    until(match, "1 is emperor")
    assert match.to_move == 1
    assert offered(match) == {"crown 1", "crown 4"}
    assert after(match, "crown 4") == ["crown from 2 to 3 (emperor)"]
    assert "gold" in offered(match)


def test_c2_14_emperor_who_has_the_crown_gives_it_away() -> None:
    match = at("magician", others="1 emperor", crown=1)
    until(match, "1 is emperor")
    assert offered(match) == {"crown 1", "crown 3", "crown 4"}


def test_c2_14_a_murdered_emperor_gives_nothing() -> None:
    match = at("assassin", others="1 emperor", crown=2)
    all_after(match, "murder emperor", "gold", "end")
    assert not any(line.startswith("crown") for line in to_end(match))


# C2.15 Abbot


@pytest.mark.parametrize(
    ("purse", "payer"),
    [([1, 3, 2, 0], 1), ([0, 1, 0, 0], 1), ([1, 3, 3, 0], None), ([3, 3, 0, 0], None), ([4, 3, 0, 0], None)],
)
def test_c2_15_abbot_levies_on_the_one_richest_other_player(purse: list[int], payer: int | None) -> None:
    match = at("abbot", gold=purse)
    if payer is None:
        assert "levy" not in offered(match)
    else:
        assert after(match, "levy") == [f"{payer} pays 0 1 (abbot)"]
        assert "levy" not in offered(match)


def test_c2_15_abbot_nobody_has_gold() -> None:
    assert "levy" not in offered(at("abbot", gold=[0, 0, 0, 0]))


def test_c2_15_abbot_purses_are_compared_when_he_does_it() -> None:
    match = at("abbot", gold=[0, 1, 0, 0], hands=["market"])
    assert "levy" in offered(match)
    match.play("gold")
    assert "levy" not in offered(match)
    match.play("build market")
    assert "levy" in offered(match)


def test_c2_15_abbot_is_not_protected() -> None:
    match = at("abbot", others="1 warlord 2 assassin 3 thief", cities=["tavern"])
    until(match, "1 is warlord")
    assert offered(match, "destroy") == {"destroy 1 tavern"}


# C2.16 Alchemist


def test_c2_16_alchemist_gets_back_what_he_paid_for_building() -> None:
    match = at("alchemist", hands=["manor"], gold=[1])
    assert after(match, "gold", "build manor", "end")[:2] == ["0 gets 3 (alchemist)", "0 ends alchemist"]


def test_c2_16_alchemist_gets_a_price_lowered_by_the_factory_as_it_was_paid() -> None:
    match = at("alchemist", hands=["library"], cities=["factory"], gold=[5])
    assert after(match, "gold", "build library") == ["0 pays 5 (build)", "0 builds library for 5 (build)"]
    assert after(match, "end")[0] == "0 gets 5 (alchemist)"


def test_c2_16_alchemist_does_not_get_back_the_smithy() -> None:
    match = at("alchemist", cities=["smithy"], gold=[3], deck="manor castle")
    assert after(match, "smithy")[0] == "0 pays 3 (smithy)"
    assert after(match, "gold", "end")[0] == "0 ends alchemist"


# C2.17 Navigator


def test_c2_17_navigator_must_take_four_and_builds_nothing() -> None:
    match = at("navigator", hands=["tavern"], gold=[5], deck="manor castle palace temple church")
    assert {"navigate gold", "navigate cards", "gold", "draw"} == offered(match)
    match.play("gold")
    assert offered(match) == {"navigate gold", "navigate cards"}
    assert after(match, "navigate cards") == [
        f"0 draws {card} (navigator)" for card in ("manor", "castle", "palace", "temple")
    ]
    assert offered(match) == {"end"}


def test_c2_17_navigator_takes_four_gold() -> None:
    match = at("navigator", gold=[0])
    assert after(match, "navigate gold") == ["0 gets 4 (navigator)"]


# C2.18 Diplomat


def test_c2_18_a_diplomat_pays_the_difference_to_the_other_player() -> None:
    match = at("diplomat", cities=["tavern", "manor"], gold=[2, 0])
    match.play("trade 2 manor")
    assert offered(match) == {"give tavern"}
    assert after(match, "give tavern") == ["0 pays 1 2 (diplomat)", "0 gives tavern for manor of 1"]
    assert (city(match, 0), city(match, 1)) == (["manor"], ["tavern"])
    assert purses(match)[:2] == [0, 2]


def test_c2_18_a_diplomat_gets_nothing_for_the_dearer_one() -> None:
    match = at("diplomat", cities=["palace", "manor"], gold=[2, 5])
    assert after(match, "trade 2 manor", "give palace") == ["0 gives palace for manor of 1"]


def test_c2_18_a_great_wall_and_artist_gold_meet() -> None:
    # taken: 3 + 1 + 1; given: 1 + 1, or 2
    cities = ["tavern* church", "manor* great_wall"]
    match = at("diplomat", cities=cities, gold=[3])
    match.play("trade 2 manor*")
    assert offered(match) == {"give tavern*", "give church"}
    assert after(match, "give tavern*")[0] == "0 pays 1 3 (diplomat)"
    assert city(match, 0) == ["church", "manor*"]
    assert city(match, 1) == ["great_wall", "tavern*"]
    match = at("diplomat", cities=cities, gold=[2])
    assert offered(match, "trade") == set()
    # the Great Wall itself: 6 against 2
    assert offered(at("diplomat", cities=["church", "great_wall"], gold=[4]), "trade") == {"trade 2 great_wall"}


def test_c2_18_b_diplomat_takes_no_keep_but_may_give_one() -> None:
    match = at("diplomat", cities=["keep", "keep tavern", "market"], gold=[9])
    assert offered(match, "trade") == {"trade 3 market"}
    match.play("trade 3 market")
    assert offered(match) == {"give keep"}


def test_c2_18_b_diplomat_takes_nothing_from_a_complete_city_but_the_own_may_be() -> None:
    eight = "manor castle palace church monastery cathedral market tavern"
    match = at("diplomat", cities=[eight, eight, "temple"], gold=[9])
    assert offered(match, "trade") == {"trade 3 temple"}


def test_c2_18_c_diplomat_makes_no_duplicates() -> None:
    match = at("diplomat", cities=["tavern manor", "tavern temple"], gold=[9])
    # Tavern for Tavern changes nothing; Tavern for Manor would make two Taverns here, Temple for Tavern two there.
    assert offered(match, "trade") == {"trade 2 temple"}
    match.play("trade 2 temple")
    assert offered(match) == {"give manor"}


def test_c2_18_diplomat_without_a_district_cannot_swap() -> None:
    assert not offered(at("diplomat", cities=["", "tavern"], gold=[9]), "trade")


# C2.19 Artist


def test_c2_19_artist_embellishes_up_to_two_districts_once_each() -> None:
    match = at("artist", cities=["tavern* manor castle palace"], gold=[5])
    assert offered(match, "embellish") == {"embellish manor", "embellish castle", "embellish palace"}
    assert after(match, "embellish manor") == ["0 embellishes manor"]
    assert offered(match, "embellish") == {"embellish castle", "embellish palace"}
    match.play("gold")
    match.play("embellish palace")
    assert not offered(match, "embellish")
    assert (gold(match, 0), city(match, 0)) == (5, ["castle", "manor*", "palace*", "tavern*"])


def test_c2_19_artist_needs_gold() -> None:
    assert not offered(at("artist", cities=["manor"], gold=[0]), "embellish")


def test_c2_19_artist_gold_is_lost_when_the_district_is_destroyed() -> None:
    match = at("warlord", cities=["", "tavern*", "graveyard"], hands=["", "", ""], gold=[1, 0, 1])
    assert after(match, "destroy 2 tavern*")[:2] == ["0 pays 1 (destroy)", "0 destroys tavern of 1 (warlord)"]
    match.play("recover")
    assert (purses(match)[:3], hand(match, 2)) == ([0, 0, 0], ["tavern"])


# C2.20 Queen


@pytest.mark.parametrize(("queen", "amount"), [(1, 3), (2, 0), (3, 0), (4, 3)])
def test_c2_20_queen_gets_three_gold_beside_the_crown(queen: int, amount: int) -> None:
    match = at("warlord", others=f"{queen} queen", seats=5, crown=0)
    expected = [f"{queen} is queen"] + [f"{queen} gets 3 (queen)"] * bool(amount)
    assert until(match, f"{queen} is queen") == expected


def test_c2_20_queen_with_the_crown_gets_nothing() -> None:
    match = at("warlord", others="2 queen", seats=5, crown=2)
    assert until(match, "2 is queen") == ["2 is queen"]
