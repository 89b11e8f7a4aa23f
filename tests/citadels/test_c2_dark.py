"""C2.12 to C2.20: the characters of the Dark Lands; the Witch has a file of her own."""

from __future__ import annotations

import pytest

from raenke.citadels.game import Citadels
from raenke.citadels.position import Position
from raenke.core.match import Match
from tests.citadels.setting import table_of
from tests.citadels.table_talk import (
    after,
    all_after,
    at,
    city,
    gold,
    hand,
    offered,
    purses,
    to_end,
    until,
)

# C2.12 Tax Collector


def test_c2_12_a_c5_13_who_built_pays_at_the_end_of_the_turn() -> None:
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


def test_c2_12_b_an_assassin_pays_the_tax_collector_of_the_first_seat() -> None:
    characters = ["tax_collector", "assassin", "king", "bishop"]
    written = Position(seats=4, acting=(1, "assassin"), characters=characters, hands=["", "tavern", "", ""])
    assert "1 pays 0 1 (tax)" in all_after(Match.at(Citadels(), written), "gold", "build tavern", "end")


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
def test_c2_15_c5_18_abbot_levies_on_the_one_richest_other_player(purse: list[int], payer: int | None) -> None:
    match = at("abbot", gold=purse)
    if payer is None:
        assert "levy" not in offered(match)
    else:
        assert after(match, "levy") == [f"{payer} pays 0 1 (abbot)"]
        assert "levy" not in offered(match)


def test_c2_15_the_abbot_levies_on_the_first_seat() -> None:
    characters = ["thief", "abbot", "magician", "assassin"]
    written = Position(seats=4, acting=(1, "abbot"), characters=characters, gold=[5, 2, 2, 2])
    assert all_after(Match.at(Citadels(), written), "levy") == ["0 pays 1 1 (abbot)"]


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


@pytest.mark.parametrize(("district", "price"), [("manor", 3), ("tavern", 1)])
def test_c2_16_alchemist_gets_back_what_he_paid_for_building(district: str, price: int) -> None:
    match = at("alchemist", hands=[district], gold=[1])
    lines = after(match, "gold", f"build {district}", "end")
    assert lines[:2] == [f"0 gets {price} (alchemist)", "0 ends alchemist"]


def test_c2_16_alchemist_gets_a_price_lowered_by_the_factory_as_it_was_paid() -> None:
    match = at("alchemist", hands=["library"], cities=["factory"], gold=[5])
    assert after(match, "gold", "build library") == ["0 pays 5 (build)", "0 builds library for 5 (build)"]
    assert after(match, "end")[0] == "0 gets 5 (alchemist)"


def test_c2_16_c5_15_alchemist_gets_back_what_the_smithy_took() -> None:
    match = at("alchemist", cities=["smithy"], gold=[3], deck="manor castle")
    match.play("smithy")
    assert after(match, "gold", "end")[:2] == ["0 gets 3 (alchemist)", "0 ends alchemist"]


def test_c4_10_alchemist_gets_back_the_buildings_alone() -> None:
    match = at("alchemist", cities=["smithy"], gold=[3], deck="manor castle", options={"alchemist": "building"})
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


def test_c2_18_b_c5_17_diplomat_takes_nothing_from_a_complete_city_but_the_own_may_be() -> None:
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


def test_c2_19_artist_needs_no_more_than_one_gold() -> None:
    assert offered(at("artist", seats=5, cities=["tavern"], gold=[1]), "embellish") == {"embellish tavern"}


def test_c2_19_artist_embellishes_the_only_district() -> None:
    match = at("artist", seats=5, cities=["manor"])
    match.play("embellish manor")
    assert table_of(match).cities[0] == ("manor*",)


def test_c2_19_artist_gold_is_lost_when_the_district_is_destroyed() -> None:
    match = at("warlord", cities=["", "tavern*", "graveyard"], hands=["", "", ""], gold=[1, 0, 1])
    assert after(match, "destroy 2 tavern*")[:2] == ["0 pays 1 (destroy)", "0 destroys tavern* of 1 (warlord)"]
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
