"""C4.17 to C4.25: readings of the short rule, each where it makes a difference, and the editions."""

from __future__ import annotations

from typing import Any

import pytest

from raenke.citadels.game import Citadels
from raenke.citadels.options import EDITIONS, PRESETS, Options, options_of
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
    to_end,
    until,
)

SEVEN = "manor castle palace church monastery cathedral market"
EIGHT = SEVEN + " tavern"
QUEENS = [*oracle.BASE_CAST, "queen"]
ANY_QUEEN = {"queen_seats": "any"}
SPARES_ONE = {"thief_spares": "assassin"}
STAYS = {"emperor_crown": "anybody_else"}
OWN_PLAYER = {"bewitched_emperor": "player"}
LATE = {"tax_time": "collectors_turn"}
COLOUR = {"witch_income": "basic_and_colour"}


# C4.17 duplicates


def test_c4_17_c5_86_a_name_may_stand_in_a_city_more_than_once() -> None:
    cities, hands = ["tavern tavern temple"], ["tavern temple manor"]
    assert offered(after_gold(cities=cities, hands=hands), "build") == {"build manor"}
    match = after_gold(cities=cities, hands=hands, options={"duplicates": "allowed"})
    assert offered(match, "build") == {"build tavern", "build temple", "build manor"}
    match.play("build tavern")
    assert city(match, 0) == ["tavern", "tavern", "tavern", "temple"]


def after_gold(**rest: Any) -> Match:
    match = at("thief", **rest)
    match.play("gold")
    return match


def test_c4_17_a_swap_may_bring_a_second_of_a_name_to_either_city() -> None:
    cities = ["tavern prison", "tavern prison"]
    assert not offered(at("diplomat", cities=cities), "trade")
    match = at("diplomat", cities=cities, options={"duplicates": "allowed"})
    assert offered(match, "trade") == {"trade 2 tavern", "trade 2 prison"}
    match.play("trade 2 tavern")
    # C3.3 h: a Tavern for a Tavern changes nothing
    assert offered(match) == {"give prison"}
    match.play("give prison")
    assert (city(match, 0), city(match, 1)) == (["tavern", "tavern"], ["prison", "prison"])


def test_c4_17_every_district_of_a_name_counts() -> None:
    options = {"duplicates": "allowed", "end_at": 4, "max_rounds": 1}
    match = at("merchant", cities=["tavern tavern tavern"], hands=["tavern"], gold=[0], options=options)
    assert after(match, "income") == ["0 gets 3 (income)"]
    assert after(match, "gold", "build tavern")[-1] == "0 is complete, first"
    to_end(match)
    assert parts(match, 0) == {"districts": 4, "colours": 0, "completion": 4, "violet": {}}


def test_c4_17_destroying_takes_one_of_them() -> None:
    match = at("warlord", cities=["", "tavern tavern* great_wall"], gold=[9], options={"duplicates": "allowed"})
    assert offered(match, "destroy") == {"destroy 2 tavern", "destroy 2 tavern*", "destroy 2 great_wall"}
    assert after(match, "destroy 2 tavern*")[0] == "0 pays 2 (destroy)"
    assert city(match, 1) == ["great_wall", "tavern"]


def test_c4_17_quarry_and_wizard_have_nothing_to_add() -> None:
    match = after_gold(cities=["quarry tavern tavern"], hands=["tavern"], options={"duplicates": "allowed"})
    assert offered(match, "build") == {"build tavern"}


# C4.18 thief_spares


def test_c4_18_c5_87_the_thief_spares_the_assassin_alone() -> None:
    match = at("assassin", others="1 thief 2 king", options=SPARES_ONE)
    all_after(match, "murder king", "gold", "end")
    assert offered(match, "rob") == {f"rob {name}" for name in oracle.BASE_CAST if name not in ("assassin", "thief")}
    match = at("witch", others="1 thief 2 king", options=SPARES_ONE)
    all_after(match, "gold", "bewitch king")
    assert offered(match, "rob") == {"rob witch", *(f"rob {name}" for name in oracle.BASE_CAST[2:])}


@pytest.mark.parametrize("cities", [[], ["", "", "hospital"]])
def test_c4_18_the_murdered_does_not_answer_and_keeps_the_gold(cities: list[str]) -> None:
    match = at("assassin", others="1 thief 2 king", gold=[0, 0, 7], cities=cities, options=SPARES_ONE)
    all_after(match, "murder king", "gold", "end", "rob king", "gold", "end")
    assert not any("(thief)" in line for line in to_end(match))
    assert gold(match, 2) == (9 if cities else 7)


def test_c4_18_the_bewitched_is_robbed_first_of_all() -> None:
    match = at("witch", others="1 thief 2 king", gold=[3, 0, 7], crown=1, options=SPARES_ONE)
    all_after(match, "gold", "bewitch king", "rob king", "gold")
    lines = until(match, "2 is king")
    assert lines == ["2 is king", "2 pays 1 7 (thief)", "crown from 1 to 2 (king)"]
    assert after(match, "gold")[0] == "2 gets 2 (basic)"
    assert purses(match)[:3] == [5, 9, 2]


def test_c4_18_c5_70_a_witch_who_goes_on_as_the_thief_names_neither() -> None:
    match = at("witch", others="1 thief", options=SPARES_ONE)
    all_after(match, "gold", "bewitch thief", "gold")
    assert offered(match, "rob") == {f"rob {name}" for name in oracle.BASE_CAST[2:]}


def test_c4_18_naming_the_witch_brings_nothing() -> None:
    match = at("witch", others="1 thief 2 king", options=SPARES_ONE)
    all_after(match, "gold", "bewitch king", "rob witch")
    assert not any("(thief)" in line for line in to_end(match))


# C4.19 diplomat_complete


def test_c4_19_c5_17_the_diplomat_takes_from_a_complete_city() -> None:
    cities = ["prison", EIGHT]
    assert not offered(at("diplomat", cities=cities, gold=[9]), "trade")
    match = at("diplomat", cities=cities, gold=[9], options={"diplomat_complete": "open"})
    assert "trade 2 palace" in offered(match)
    all_after(match, "trade 2 palace", "give prison")
    assert city(match, 0) == ["palace"]
    assert len(city(match, 1)) == 8
    # the Warlord still may not
    assert not offered(at("warlord", cities=cities, gold=[9], options={"diplomat_complete": "open"}), "destroy")


def test_c4_19_keep_and_bishop_are_as_before() -> None:
    match = at("diplomat", cities=["prison", SEVEN + " keep"], gold=[9], options={"diplomat_complete": "open"})
    assert "trade 2 keep" not in offered(match)


# C4.20 warlord_eight


def test_c4_20_c5_7_nothing_is_destroyed_while_any_city_is_complete() -> None:
    cities = ["prison", "tavern", EIGHT]
    assert offered(at("warlord", cities=cities, gold=[9]), "destroy") == {"destroy 2 tavern"}
    match = at("warlord", cities=cities, gold=[9], options={"warlord_eight": "anybody"})
    assert not offered(match, "destroy")
    # the own city counts too
    match = at("warlord", cities=[EIGHT, "tavern"], gold=[9], options={"warlord_eight": "anybody"})
    assert not offered(match, "destroy")
    match = at("warlord", cities=["prison", "tavern", SEVEN], gold=[9], options={"warlord_eight": "anybody"})
    assert "destroy 2 tavern" in offered(match)


def test_c4_20_armory_and_diplomat_are_not_held_back() -> None:
    match = at("diplomat", cities=["prison armory", "tavern", EIGHT], options={"warlord_eight": "anybody"})
    assert {"trade 2 tavern", "armory 2 tavern", "armory 3 palace"} <= offered(match)


def test_c4_20_a_city_that_is_complete_no_longer_does_not_count() -> None:
    match = at("warlord", cities=["armory", "tavern", EIGHT], gold=[9], first=2, options={"warlord_eight": "anybody"})
    match.play("armory 3 palace")
    assert "destroy 2 tavern" in offered(match)


# C4.21 queen_seats


@pytest.mark.parametrize("seats", [3, 4])
def test_c4_21_c5_88_the_queen_with_fewer_than_five(seats: int) -> None:
    with pytest.raises(OptionError, match=r"C2\.1"):
        options_of({"cast": QUEENS}, seats)
    assert options_of({"cast": QUEENS, **ANY_QUEEN}, seats).chosen_cast(seats) == tuple(QUEENS)
    # the order in which options are written does not matter
    assert options_of({**ANY_QUEEN, "cast": QUEENS}, seats).chosen_cast(seats) == tuple(QUEENS)


@pytest.mark.parametrize("seats", [3, 4])
def test_c4_21_a_drawn_cast_can_have_her(seats: int) -> None:
    drawn = {
        to_dict(Match(Citadels(), seats, seed, {"cast": "drawn", **ANY_QUEEN}).events[0])["cast"][8]
        for seed in range(20)
    }
    assert drawn == {"artist", "queen"}


def test_c4_21_two_players_still_have_no_rank_9() -> None:
    match = Match(Citadels(), 2, 1, {"cast": "drawn", **ANY_QUEEN})
    assert len(to_dict(match.events[0])["cast"]) == 8


@pytest.mark.parametrize(("seats", "where", "gets"), [(3, 1, True), (3, 2, True), (3, 0, False), (4, 2, False)])
def test_c4_21_c5_84_who_sits_beside_the_crown(seats: int, where: int, gets: bool) -> None:
    options = {"cast": QUEENS, **ANY_QUEEN}
    match = at("warlord", seats=seats, others=f"{where} queen", crown=0, options=options)
    all_after(match, "gold", "end")
    lines = until(match, f"{where} is queen")
    assert (f"{where} gets 3 (queen)" in lines) == gets


# C4.22 emperor_crown


def test_c4_22_c5_89_the_emperor_may_leave_the_crown_where_it_is() -> None:
    match = at("magician", others="1 emperor", crown=2)
    until(match, "1 is emperor")
    assert offered(match) == {"crown 1", "crown 4"}
    match = at("magician", others="1 emperor", crown=2, options=STAYS)
    until(match, "1 is emperor")
    assert offered(match) == {"crown 1", "crown 3", "crown 4"}


def test_c4_22_a_crown_that_stays_is_paid_for_by_nobody() -> None:
    options = {**STAYS, "emperor_payment": "receiver_chooses"}
    cities = ["", "", "throne_room"]
    match = at("magician", others="1 emperor", crown=2, cities=cities, gold=[1, 1, 1, 1], options=options)
    until(match, "1 is emperor")
    assert after(match, "crown 3") == ["crown from 2 to 2 (emperor)"]
    assert (crown(match), match.to_move, "gold" in offered(match)) == (2, 1, True)
    assert purses(match) == [3, 1, 1, 1]


def test_c4_22_an_emperor_with_the_crown_gives_it_to_another() -> None:
    match = at("magician", others="1 emperor", crown=1, options=STAYS)
    until(match, "1 is emperor")
    assert offered(match) == {"crown 1", "crown 3", "crown 4"}


def test_c4_22_the_heir_may_leave_it_too() -> None:
    options = {**STAYS, "murdered_king": "heir"}
    match = at("assassin", others="1 emperor 2 thief 3 magician", crown=2, options=options)
    all_after(match, "murder emperor", "gold", "end")
    until(match, "1 was emperor")
    assert (match.to_move, offered(match)) == (1, {"crown 1", "crown 3", "crown 4"})
    assert after(match, "crown 3")[0] == "crown from 2 to 2 (heir)"


def test_c4_22_a_witch_may_leave_it_too() -> None:
    match = at("witch", others="1 emperor", crown=2, options=STAYS)
    all_after(match, "gold", "bewitch emperor")
    until(match, "1 is emperor")
    match.play("gold")
    assert (match.to_move, offered(match)) == (0, {"crown 2", "crown 3", "crown 4"})


# C4.23 bewitched_emperor


def test_c4_23_c5_90_the_bewitched_emperors_player_gives_the_crown() -> None:
    match = at("witch", others="1 emperor", crown=2, cities=["manor"], options=OWN_PLAYER)
    all_after(match, "gold", "bewitch emperor")
    until(match, "1 is emperor")
    assert (match.to_move, offered(match)) == (1, {"crown 1", "crown 4"})
    assert after(match, "crown 1") == ["crown from 2 to 0 (emperor)"]
    assert (match.to_move, offered(match)) == (1, {"gold", "draw"})
    match.play("gold")
    assert (match.to_move, offered(match)) == (0, {"income", "end"})


@pytest.mark.parametrize("how", ["receiver_chooses", "emperor_chooses"])
def test_c4_23_the_player_who_gives_it_is_paid(how: str) -> None:
    options = {**OWN_PLAYER, "emperor_payment": how}
    match = at("witch", others="1 emperor", crown=2, gold=[0, 0, 0, 3], options=options)
    all_after(match, "gold", "bewitch emperor")
    until(match, "1 is emperor")
    match.play("crown 4")
    assert match.to_move == (3 if how == "receiver_chooses" else 1)
    assert after(match, "pay gold") == ["3 pays 1 1 (emperor)"]
    assert (match.to_move, offered(match)) == (1, {"gold", "draw"})
    match.play("gold")
    assert match.to_move == 0


def test_c4_23_a_witch_who_bewitched_her_own_emperor() -> None:
    match = at("witch", seats=3, others="0 emperor", crown=1, options=OWN_PLAYER)
    all_after(match, "gold", "bewitch emperor")
    until(match, "0 is emperor")
    assert (match.to_move, offered(match)) == (0, {"crown 3"})
    match.play("crown 3")
    assert offered(match) == {"gold", "draw"}
    match.play("gold")
    assert (match.to_move, "end" in offered(match), offered(match, "crown")) == (0, True, set())


# C4.24 tax_time


def test_c4_24_c5_13_the_assassin_pays_when_the_collectors_turn_ends() -> None:
    match = at("assassin", others="1 tax_collector", hands=["tavern", "docks"], gold=[2, 1], options=LATE)
    all_after(match, "gold", "build tavern", "end")
    assert (match.to_move, gold(match, 1)) == (1, 1)
    assert table_of(match).owes == (0,)
    match.play("gold")
    # by builders_turn the gold were there to build with
    assert "build docks" in offered(match)
    assert after(match, "build docks", "end")[:2] == ["0 pays 1 1 (tax)", "1 ends tax_collector"]
    assert table_of(match).owes == ()


def test_c4_24_later_builders_pay_at_their_own_end() -> None:
    match = at(
        "assassin", others="1 tax_collector 2 king", hands=["tavern", "", "temple"], gold=[2, 0, 2], options=LATE
    )
    all_after(match, "gold", "build tavern", "end", "gold", "end")
    until(match, "2 is king")
    assert after(match, "gold", "build temple", "end")[0] == "2 pays 1 1 (tax)"
    assert gold(match, 1) == 4


def test_c4_24_the_tax_comes_before_the_poor_house() -> None:
    cities = ["", "poor_house"]
    match = at(
        "assassin", others="1 tax_collector", cities=cities, hands=["tavern", "docks"], gold=[2, 1], options=LATE
    )
    all_after(match, "gold", "build tavern", "end", "gold", "build docks")
    assert after(match, "end")[:2] == ["0 pays 1 1 (tax)", "1 ends tax_collector"]


@pytest.mark.parametrize("others", ["1 tax_collector", "1 king"])
def test_c4_24_c5_74_a_collector_who_is_murdered_or_away_gets_nothing(others: str) -> None:
    match = at("assassin", others=others, cities=["", "hospital"], hands=["tavern"], murdered="tax_collector",
               options=LATE)  # fmt: skip
    all_after(match, "gold", "build tavern", "end")
    assert not any("(tax)" in line for line in to_end(match))


def test_c4_24_c5_74_who_has_no_gold_then_owes_no_more() -> None:
    match = at("assassin", others="1 tax_collector 2 king", hands=["docks"], gold=[1], options=LATE)
    all_after(match, "gold", "build docks", "end", "gold", "end")
    assert table_of(match).owes == ()
    assert not any("(tax)" in line for line in to_end(match))


# C4.25 witch_income


def test_c4_25_c5_12_the_bewitched_also_takes_the_gold_of_the_colour() -> None:
    cities = ["tavern market", "docks school_of_magic"]
    match = at("witch", others="1 merchant", cities=cities, gold=[0, 0], options=COLOUR)
    all_after(match, "gold", "bewitch merchant")
    assert until(match, "1 is merchant") == ["1 is merchant", "1 gets 2 (income)"]
    assert (match.to_move, offered(match)) == (1, {"gold", "draw"})
    match.play("gold")
    # the income of this turn is taken; the Witch has the rest
    assert (match.to_move, offered(match)) == (0, {"bonus", "end"})
    assert purses(match)[:2] == [2, 4]


def test_c4_25_no_colour_no_gold() -> None:
    match = at("witch", others="1 architect", cities=["tavern", "tavern"], options=COLOUR)
    all_after(match, "gold", "bewitch architect")
    assert until(match, "1 is architect") == ["1 is architect"]


def test_c4_25_after_the_crown_and_for_a_hospital_not_at_all() -> None:
    match = at("witch", others="1 king", crown=2, cities=["manor", "castle"], options=COLOUR)
    all_after(match, "gold", "bewitch king")
    assert until(match, "1 is king") == ["1 is king", "crown from 2 to 1 (king)", "1 gets 1 (income)"]
    match = at("assassin", others="1 king", cities=["", "hospital castle"], options=COLOUR)
    all_after(match, "murder king", "gold", "end")
    until(match, "1 is king")
    assert after(match, "gold")[0] == "1 gets 2 (basic)"


# Editions (C4.26, C5.91) and presets (C5.92)


def test_c4_26_c5_91_an_edition_is_a_set_of_values() -> None:
    assert [*EDITIONS] == ["table", "letter", "later"]
    assert EDITIONS["table"] == {}
    for values in EDITIONS.values():
        read = options_of(values, 5).as_dict()
        assert {name: read[name] for name in values} == values
    assert EDITIONS["letter"] == {
        "duplicates": "allowed", "thief_spares": "assassin", "diplomat_complete": "open", "queen_seats": "any",
        "emperor_crown": "anybody_else",
    }  # fmt: skip
    said = {"murdered_king": "stays", "warlord_own": "no", "alchemist": "all", "discard": "pile"}
    assert said.items() <= options_of({"edition": "letter"}, 4).as_dict().items()
    assert EDITIONS["later"] == {
        "murdered_king": "heir", "face_down": "nobody", "emperor_payment": "receiver_chooses", "smithy": "2_for_3",
        "alchemist": "building", "discard": "under_deck", "end_at": 7,
    }  # fmt: skip
    assert options_of({"edition": "later", "end_at": 8}, 3).end_at == 8, "what is given beside it wins"


def test_c5_92_presets_are_sets_of_values_too() -> None:
    assert [*PRESETS] == ["first", "printed", "dark", "everything"]
    assert PRESETS["printed"] == {}
    assert options_of(PRESETS["first"], 4) == Options(end_at=7)
    assert options_of(PRESETS["dark"], 4) == Options(cast="drawn", dark_districts="all")
    everything = options_of(PRESETS["everything"], 8)
    assert everything.dark_ids == tuple(oracle.DARK_VIOLETS)
    assert (everything.cast, everything.long_reign) == ("drawn", "on")


TURN: dict[str, Any] = {
    "others": "1 thief 2 diplomat",
    "cities": ["", "tavern", "tavern temple", EIGHT],
    "hands": ["", "tavern"],
    "gold": [2, 2, 4, 6],
}


def test_c5_93_the_worked_turn_of_the_edition_letter() -> None:
    """The turns that the page tells: a Thief and a Diplomat who read the short rule by its letter."""
    match = at("assassin", **TURN)
    all_after(match, "murder king", "gold", "end")
    assert "rob king" not in offered(match)
    match.play("gold")
    assert not offered(match, "build")
    until(match, "2 is diplomat")
    assert not offered(match, "trade") & {"trade 4 palace", "trade 2 tavern"}

    match = at("assassin", options=EDITIONS["letter"], **TURN)
    all_after(match, "murder king", "gold", "end")
    assert "rob king" in offered(match)
    all_after(match, "rob merchant", "gold", "build tavern", "end")
    assert city(match, 1) == ["tavern", "tavern"]
    until(match, "2 is diplomat")
    assert "trade 4 palace" in offered(match)
    assert all_after(match, "trade 4 palace", "give temple") == [
        "2 pays 3 4 (diplomat)",
        "2 gives temple for palace of 3",
    ]
    assert city(match, 2) == ["palace", "tavern"]


def test_c5_94_the_worked_turn_of_the_edition_later() -> None:
    """An Alchemist with a Smithy, while the King is murdered."""

    def played(options: dict[str, Any]) -> tuple[list[str], Match]:
        match = at(
            "assassin", others="1 alchemist 2 king", crown=0, cities=["", "smithy"], hands=["", "tavern"],
            gold=[0, 4, 0], deck="manor castle palace temple church", options={**options, "max_rounds": 2},
        )  # fmt: skip
        all_after(match, "murder king", "gold", "end")
        until(match, "1 is alchemist")
        lines = all_after(match, "gold", "smithy", "build tavern", "end")
        return lines + to_end(match), match

    lines, match = played({})
    assert lines[:4] == ["1 gets 2 (basic)", "1 pays 3 (smithy)", "1 draws manor (smithy)", "1 draws castle (smithy)"]
    assert "1 gets 4 (alchemist)" in lines
    assert (gold(match, 1), hand(match, 1), crown(match)) == (6, ["castle", "manor"], 0)

    lines, match = played(EDITIONS["later"])
    assert lines[1:5] == ["1 pays 2 (smithy)", *(f"1 draws {card} (smithy)" for card in ("manor", "castle", "palace"))]
    assert "1 gets 1 (alchemist)" in lines
    assert (gold(match, 1), crown(match)) == (4, 2)
    assert hand(match, 1) == ["castle", "manor", "palace"]
    # what is put away goes under the deck, not onto a pile
    assert (deck(match), table_of(match).pile) == (["temple", "church"], ())
