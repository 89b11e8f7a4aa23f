"""C2.11: the Witch, and how she meets each of the other ranks."""

from __future__ import annotations

import pytest

from tests.citadels.table_talk import after, all_after, at, city, crown, gold, hand, offered, purses, to_end, until

ALL = ["thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]


def test_c2_11_a_before_naming_there_is_only_the_basic_action() -> None:
    cities = ["laboratory smithy museum armory", "tavern"]
    match = at("witch", cities=cities, hands=["temple"], gold=[9], deck="manor castle")
    assert offered(match) == {"gold", "draw"}
    match.play("gold")
    assert offered(match) == {f"bewitch {name}" for name in ALL}


def test_c2_11_a_observatory_and_library_work_in_her_first_half() -> None:
    match = at("witch", cities=["observatory library"], deck="manor castle palace temple")
    assert after(match, "draw") == ["0 draws manor (basic)", "0 draws castle (basic)", "0 draws palace (basic)"]
    assert offered(match) == {"keep manor", "keep castle", "keep palace"}
    match.play("keep manor")
    assert after(match, "keep palace")[:2] == ["0 keeps palace", "0 puts away castle (basic)"]


def test_c2_11_b_her_turn_halts_when_she_has_named() -> None:
    match = at("witch", others="1 thief 2 king")
    match.play("gold")
    lines = after(match, "bewitch king")
    assert lines[0] == "0 names king (bewitch)"
    assert lines[-2:] == ["call 2 thief", "1 is thief"]
    assert match.to_move == 1


def test_c2_11_c_if_nobody_has_it_that_was_her_turn() -> None:
    cities = ["poor_house park"]
    match = at("witch", others="1 thief 2 magician 3 bishop", cities=cities, gold=[0], hands=[""])
    all_after(match, "gold", "bewitch king")
    lines = to_end(match)
    assert lines[lines.index("call 4 king") + 1] == "call 5 bishop"
    assert not any(line.startswith(("0 gets", "0 draws")) for line in lines)


def test_c2_11_d_c5_12_the_bewitched_takes_the_basic_action_and_is_done() -> None:
    cities = ["", "tavern laboratory poor_house"]
    match = at("witch", others="1 merchant", cities=cities, hands=["", "temple"], gold=[0, 0])
    all_after(match, "gold", "bewitch merchant")
    until(match, "1 is merchant")
    assert match.to_move == 1
    assert offered(match) == {"gold", "draw"}
    lines = after(match, "gold")
    assert lines[0] == "1 gets 2 (basic)"
    assert match.to_move == 0


def test_c2_11_e_she_goes_on_as_that_character_without_a_basic_action() -> None:
    cities = ["tavern market", "docks"]
    match = at("witch", others="1 merchant", cities=cities, hands=["temple", "harbor"], gold=[0, 9])
    all_after(match, "gold", "bewitch merchant")
    until(match, "1 is merchant")
    match.play("gold")
    assert offered(match) == {"income", "bonus", "build temple", "end"}
    assert after(match, "income") == ["0 gets 2 (income)"]
    assert after(match, "bonus") == ["0 gets 1 (bonus)"]
    match.play("build temple")
    assert not offered(match, "build")
    assert "temple" in city(match, 0)


def test_c2_11_e_the_end_of_the_turn_is_hers() -> None:
    cities = ["park poor_house", ""]
    match = at(
        "witch", others="1 merchant", cities=cities, gold=[0, 0], hands=["docks", ""], deck="manor castle temple"
    )
    all_after(match, "gold", "bewitch merchant")
    until(match, "1 is merchant")
    all_after(match, "gold", "bonus", "build docks")
    assert after(match, "end")[:3] == ["0 gets 1 (poor_house)", "0 draws manor (park)", "0 draws castle (park)"]
    assert hand(match, 1) == []


def test_c2_11_f_the_bewitched_player_may_be_the_other_player() -> None:
    match = at("witch", others="1 magician", hands=["manor", "temple church"])
    all_after(match, "gold", "bewitch magician")
    until(match, "1 is magician")
    match.play("gold")
    assert "exchange 2" in offered(match)
    assert "exchange 1" not in offered(match)
    match.play("exchange 2")
    assert (hand(match, 0), hand(match, 1)) == (["church", "temple"], ["manor"])


# Rank by rank


def test_c2_11_thief_she_names_from_rank_3_on_and_gets_the_gold() -> None:
    match = at("witch", others="1 thief 2 king", gold=[0, 4, 7])
    all_after(match, "gold", "bewitch thief")
    match.play("gold")
    assert match.to_move == 0
    assert offered(match, "rob") == {f"rob {name}" for name in ALL if name != "thief"}
    match.play("rob king")
    assert until(match, "2 is king")[:2] == ["2 is king", "2 pays 0 7 (thief)"]


def test_c2_11_the_thief_may_name_neither_witch_nor_bewitched() -> None:
    match = at("witch", others="1 thief 2 king")
    all_after(match, "gold", "bewitch king")
    assert match.to_move == 1
    assert offered(match, "rob") == {f"rob {name}" for name in ALL if name not in ("thief", "king")}


def test_c2_11_tax_collector_she_collects() -> None:
    hands = ["tavern", "", "manor"]
    match = at("witch", others="1 tax_collector 2 king", hands=hands, gold=[0, 0, 5])
    all_after(match, "gold", "bewitch tax_collector", "gold", "build tavern")
    assert not any("(tax)" in line for line in after(match, "end"))
    until(match, "2 is king")
    all_after(match, "gold", "build manor")
    assert after(match, "end")[0] == "2 pays 0 1 (tax)"


def test_c2_12_c_a_witch_who_builds_pays_at_the_end_of_her_continuation() -> None:
    match = at("witch", others="1 merchant 2 tax_collector", hands=["tavern"], gold=[2])
    all_after(match, "gold", "bewitch merchant")
    until(match, "1 is merchant")
    all_after(match, "gold", "build tavern")
    assert after(match, "end")[0] == "0 pays 2 1 (tax)"


def test_c2_11_wizard_she_may_take_from_the_bewitched_and_build_duplicates() -> None:
    match = at("witch", others="1 wizard", hands=["tavern", "tavern"], cities=["tavern"], gold=[2])
    all_after(match, "gold", "bewitch wizard")
    until(match, "1 is wizard")
    match.play("gold")
    all_after(match, "peek 2", "pick tavern", "city", "build tavern")
    assert city(match, 0) == ["tavern"] * 3


def test_c2_11_c5_69_king_his_player_takes_the_crown_and_she_the_income() -> None:
    match = at("witch", others="1 king", cities=["manor castle", "palace"], crown=3)
    all_after(match, "gold", "bewitch king")
    assert until(match, "1 is king") == ["1 is king", "crown from 3 to 1 (king)"]
    match.play("gold")
    assert after(match, "income") == ["0 gets 2 (income)"]
    assert crown(match) == 1


@pytest.mark.parametrize(("holder", "targets"), [(0, {"crown 2", "crown 3", "crown 4"}), (2, {"crown 2", "crown 4"})])
def test_c2_11_emperor_she_gives_the_crown_as_she_goes_on(holder: int, targets: set[str]) -> None:
    match = at("witch", others="1 emperor", crown=holder)
    all_after(match, "gold", "bewitch emperor")
    assert until(match, "1 is emperor") == ["1 is emperor"]
    assert match.to_move == 1
    match.play("gold")
    assert (match.to_move, offered(match)) == (0, targets)
    match.play("crown 2")
    assert crown(match) == 1
    assert "end" in offered(match)


def test_c2_11_bishop_her_city_is_protected_not_his() -> None:
    match = at("witch", others="1 bishop 2 warlord", cities=["tavern", "temple"])
    all_after(match, "gold", "bewitch bishop")
    until(match, "2 is warlord")
    assert offered(match, "destroy") == {"destroy 2 temple"}


def test_c2_11_abbot_she_levies_on_the_bewitched() -> None:
    match = at("witch", others="1 abbot", gold=[0, 9, 0, 0])
    all_after(match, "gold", "bewitch abbot")
    until(match, "1 is abbot")
    match.play("gold")
    assert after(match, "levy") == ["1 pays 0 1 (abbot)"]


def test_c2_11_alchemist_she_gets_back_what_she_paid() -> None:
    match = at("witch", others="1 alchemist", hands=["manor"], gold=[1])
    all_after(match, "gold", "bewitch alchemist")
    until(match, "1 is alchemist")
    all_after(match, "gold", "build manor")
    assert after(match, "end")[0] == "0 gets 3 (alchemist)"


def test_c2_11_architect_she_draws_two_and_builds_three() -> None:
    hands = ["tavern temple watchtower market"]
    match = at("witch", others="1 architect", hands=hands, gold=[9], deck="manor castle palace")
    all_after(match, "gold", "bewitch architect")
    until(match, "1 is architect")
    match.play("gold")
    assert after(match, "cards") == ["0 draws manor (architect)", "0 draws castle (architect)"]
    all_after(match, "build tavern", "build temple", "build watchtower")
    assert offered(match) == {"end"}


def test_c2_11_navigator_she_must_take_four_and_builds_nothing() -> None:
    match = at("witch", others="1 navigator", hands=["tavern"], gold=[9], deck="manor castle palace temple")
    all_after(match, "gold", "bewitch navigator")
    until(match, "1 is navigator")
    match.play("gold")
    assert offered(match) == {"navigate gold", "navigate cards"}
    match.play("navigate gold")
    assert offered(match) == {"end"}


def test_c5_71_warlord_she_strikes_the_bewitched_who_may_use_a_graveyard() -> None:
    match = at("witch", others="1 warlord", cities=["", "tavern graveyard"], gold=[0, 0])
    all_after(match, "gold", "bewitch warlord")
    until(match, "1 is warlord")
    match.play("gold")
    match.play("destroy 2 tavern")
    assert (match.to_move, offered(match)) == (1, {"recover", "decline"})
    match.play("recover")
    assert hand(match, 1) == ["tavern"]


def test_c2_11_warlord_she_may_not_use_her_own_graveyard() -> None:
    match = at("witch", others="1 warlord", cities=["graveyard", "tavern"], gold=[5])
    all_after(match, "gold", "bewitch warlord")
    until(match, "1 is warlord")
    match.play("gold")
    assert after(match, "destroy 2 tavern")[-1] == "1 puts away tavern (destroyed)"
    assert match.to_move == 0


def test_c2_11_diplomat_she_swaps_with_the_bewitched() -> None:
    match = at("witch", others="1 diplomat", cities=["tavern", "market"], gold=[1])
    all_after(match, "gold", "bewitch diplomat")
    until(match, "1 is diplomat")
    match.play("gold")
    assert after(match, "trade 2 market", "give tavern")[0] == "0 pays 1 1 (diplomat)"


def test_c2_11_artist_she_embellishes_her_own() -> None:
    match = at("witch", others="1 artist", cities=["tavern market", "manor"], gold=[0, 5])
    all_after(match, "gold", "bewitch artist")
    until(match, "1 is artist")
    match.play("gold")
    assert offered(match, "embellish") == {"embellish tavern", "embellish market"}


@pytest.mark.parametrize(("holder", "amount"), [(1, 3), (2, 0), (3, 0), (4, 3), (0, 0)])
def test_c2_11_queen_she_must_sit_next_to_the_crown(holder: int, amount: int) -> None:
    match = at("witch", others="3 queen", seats=5, crown=holder, gold=[0, 0, 0, 0, 0])
    all_after(match, "gold", "bewitch queen")
    until(match, "3 is queen")
    lines = after(match, "gold")
    assert ("0 gets 3 (queen)" in lines) == bool(amount)
    assert gold(match, 3) == 2


def test_c5_68_once_per_turn_is_once_in_both_halves() -> None:
    match = at("witch", others="1 merchant", cities=["laboratory"], hands=["manor castle"])
    all_after(match, "gold", "bewitch merchant")
    until(match, "1 is merchant")
    match.play("gold")
    assert after(match, "laboratory manor") == ["0 puts away manor (laboratory)", "0 gets 1 (laboratory)"]
    assert not offered(match, "laboratory")


def test_c3_7_d_a_witch_bewitches_her_own_other_character() -> None:
    match = at("witch", seats=3, others="0 merchant 1 thief 1 magician 2 king 2 bishop", cities=["tavern"], gold=[0])
    all_after(match, "gold", "bewitch merchant")
    until(match, "0 is merchant")
    assert offered(match) == {"gold", "draw"}
    match.play("gold")
    assert {"income", "bonus", "end"} == offered(match)
    assert purses(match)[0] == 4


def test_c5_72_hospital_does_nothing_for_the_bewitched() -> None:
    match = at("witch", others="1 king", cities=["", "hospital"], crown=0)
    all_after(match, "gold", "bewitch king")
    assert until(match, "1 is king") == ["1 is king", "crown from 0 to 1 (king)"]
    assert offered(match) == {"gold", "draw"}
