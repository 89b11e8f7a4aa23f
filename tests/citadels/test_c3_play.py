"""C3: setup, choosing, calling, turns, the end and the score."""

from __future__ import annotations

from typing import Any

import pytest

from raenke.citadels.cards import DARK_DISTRICTS, DISTRICT_ROWS
from raenke.citadels.game import Citadels
from raenke.citadels.position import Position
from raenke.core.errors import IllegalMove
from raenke.core.event import to_dict
from raenke.core.match import Match
from tests.citadels import oracle
from tests.citadels.setting import UNDER, table_of
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
    purses,
    steps_of,
    to_end,
    told,
    until,
)

SEVEN = "manor castle palace church monastery cathedral market"
LAST = {"max_rounds": 1}
NINE = [*oracle.BASE_CAST, "artist"]


# C3.1 Setup


@pytest.mark.parametrize("seats", range(2, 8))
def test_c3_1_everybody_gets_two_gold_and_four_districts(seats: int) -> None:
    match = Match(Citadels(), seats, 1, {"start_player": seats - 1})
    lines = told(match.events)
    assert sum("(deal)" in line for line in lines) == 4 * seats
    assert f"round 1 begins, crown {seats - 1}" in lines
    assert match.to_move == seats - 1


# C3.2 Choosing


def choosing(seats: int, cast: Any, seed: int = 1) -> list[tuple[str, int]]:
    """Who is asked for what among how many, until the first call, when all take the first option."""
    match = Match(Citadels(), seats, seed, {"cast": cast, "start_player": 0})
    asked = []
    while not any(to_dict(event)["type"] == "rank_called" for event in match.events):
        move = match.moves()[0]
        asked.append((f"{match.to_move} {move.split()[0]}", len(match.moves())))
        match.play(move)
    return asked


@pytest.mark.parametrize("cast", ["base", NINE])
def test_c3_2_two_players(cast: Any) -> None:
    assert choosing(2, cast) == [
        ("0 take", 7),
        ("1 take", 6),
        ("1 put", 5),
        ("0 take", 4),
        ("0 put", 3),
        ("1 take", 2),
    ]


def test_c3_2_three_players() -> None:
    assert choosing(3, "base") == [(f"{number % 3} take", 7 - number) for number in range(6)]
    assert choosing(3, NINE) == [
        ("0 take", 8),
        ("1 take", 7),
        ("2 take", 6),
        ("0 take", 4),
        ("1 take", 3),
        ("2 take", 2),
    ]


@pytest.mark.parametrize(
    ("seats", "cast", "up"),
    [(4, "base", 2), (5, "base", 1), (6, "base", 0), (4, NINE, 3), (5, NINE, 2), (6, NINE, 1), (7, NINE, 0)],
)
def test_c3_2_four_to_seven_players(seats: int, cast: Any, up: int) -> None:
    assert choosing(seats, cast) == [(f"{seat} take", seats + 1 - seat) for seat in range(seats)]
    for seed in range(20):
        match = Match(Citadels(), seats, seed, {"cast": cast})
        laid = next(to_dict(event) for event in match.events if event.type == "characters_laid_up")["characters"]
        assert len(laid) == up
        assert "king" not in laid


@pytest.mark.parametrize(("seats", "cast"), [(7, "base"), (8, NINE)])
def test_c3_2_the_last_of_seven_or_eight_chooses_between_two(seats: int, cast: Any) -> None:
    assert choosing(seats, cast) == [
        *((f"{seat} take", seats - seat) for seat in range(seats - 1)),
        (f"{seats - 1} take", 2),
    ]
    match = Match(Citadels(), seats, 1, {"cast": cast, "start_player": 0})
    down = next(to_dict(event) for event in match.events if event.type == "character_laid_down")["character"]
    for _ in range(seats - 1):
        match.play(match.moves()[0])
    assert f"take {down}" in match.moves()
    other = next(move for move in match.moves() if move != f"take {down}")
    assert f"{seats - 1} puts away {down}" in told(match.play(other))


def test_c3_2_b_c5_3_the_crowns_holder_alone_looks_at_the_face_down_one() -> None:
    match = Match(Citadels(), 4, 1, {"start_player": 2})
    down = next(to_dict(event) for event in match.events if event.type == "character_laid_down")
    assert down["seen_by"] == 2


def test_c3_2_after_the_last_choice_nothing_is_handed_on() -> None:
    match = Match(Citadels(), 4, 1)
    while match.moves()[0].startswith("take"):
        match.play(match.moves()[0])
    assert match.table.layout().left == 0


# C3.3 Calling and the turn


def test_c3_3_a_ranks_are_called_in_order_and_all_of_them() -> None:
    match = at("assassin", others="1 king 2 bishop 3 warlord")
    lines = all_after(match, "gold", "end") + to_end(match)
    called = [line for line in lines if line.startswith("call")]
    assert called == [f"call {rank} {name}" for rank, name in enumerate(oracle.BASE_CAST, 1) if rank > 1]


def test_c3_3_a_turn_begins_with_nothing_done() -> None:
    match = at("artist", seats=5, cities=["tavern temple"], used="basic", built=1, embellished=2, spent=1)
    match.play("end")
    while match.moves()[0].startswith("take"):
        match.play(match.moves()[0])
    table = table_of(match)
    assert (table.used, table.built, table.embellished, table.spent) == ((), 0, 0, 0)


def test_c3_3_c_the_basic_action_is_done_exactly_once() -> None:
    match = at("king", deck="manor castle palace")
    assert offered(match) == {"gold", "draw"}
    assert after(match, "gold") == ["0 gets 2 (basic)"]
    assert offered(match) == {"end"}


def test_c3_3_c_draw_two_and_keep_one() -> None:
    match = at("king", deck="manor castle palace", options=UNDER)
    assert after(match, "draw") == ["0 draws manor (basic)", "0 draws castle (basic)"]
    assert offered(match) == {"keep manor", "keep castle"}
    assert after(match, "keep castle") == ["0 keeps castle", "0 puts away manor (basic)"]
    assert (hand(match, 0), deck(match)) == (["castle"], ["palace", "manor"])


def test_c3_3_c_the_second_card_drawn_can_be_kept() -> None:
    match = at("king", deck="castle manor")
    assert all_after(match, "draw", "keep manor")[2:] == ["0 keeps manor", "0 puts away castle (basic)"]
    assert match.table.layout().drawn == []


def test_c3_3_e_building_only_after_the_basic_action_and_only_what_can_be_paid() -> None:
    match = at("king", hands=["tavern manor palace"], gold=[1])
    assert not offered(match, "build")
    match.play("gold")
    assert offered(match, "build") == {"build tavern", "build manor"}
    match.play("build tavern")
    assert offered(match) == {"end"}


def test_c3_3_e_one_district_is_built_in_a_turn() -> None:
    match = at("king", hands=["tavern temple"], gold=[9])
    all_after(match, "gold", "build tavern")
    assert match.moves() == ["end"]


def test_c3_3_j_one_option_is_still_asked() -> None:
    match = at("king", deck="manor manor palace")
    match.play("draw")
    assert offered(match) == {"keep manor"}


def test_c3_3_what_is_not_offered_is_refused() -> None:
    match = at("king", hands=["palace"], gold=[0])
    for text in ("end", "build palace", "income", "murder thief", "nonsense"):
        with pytest.raises(IllegalMove):
            match.play(text)
    assert offered(match) == {"gold", "draw"}


# C3.4


def test_c3_4_b_nobody_builds_two_of_a_name() -> None:
    match = at("architect", hands=["tavern tavern"], gold=[5])
    match.play("gold")
    match.play("build tavern")
    assert not offered(match, "build")


EVERYTHING = [row.id for row in DISTRICT_ROWS for _ in range(row.copies)]


def test_c3_4_one_hand_can_hold_all_cards_of_the_box() -> None:
    position = Position(
        seats=2, acting=(0, "magician"), phase="discard", discarded=1, used="ability", hands=[EVERYTHING, ""],
        options={"dark_districts": list(DARK_DISTRICTS)},
    )  # fmt: skip
    match = Match.at(Citadels(), position)
    all_after(match, "discard ball_room", *["discard manor"] * 5, "done")
    assert list(table_of(match).hands[0]) == EVERYTHING


def test_c3_4_b_one_of_two_of_a_name_still_stands_when_the_other_is_gone() -> None:
    match = at("king", others="1 bishop", cities=["armory", "tavern tavern"], hands=["", "tavern temple"])
    all_after(match, "armory 2 tavern", "gold", "end")
    until(match, "1 is bishop")
    match.play("gold")
    assert offered(match, "build") == {"build temple"}


def test_c3_4_d_a_thin_deck() -> None:
    match = at("king", deck="manor")
    assert after(match, "draw") == ["0 draws manor (basic)", "0 keeps manor"]
    assert offered(match) == {"end"}
    assert offered(at("king", deck="")) == {"gold"}


def test_c3_4_d_a_thin_deck_with_an_observatory_still_asks() -> None:
    match = at("king", cities=["observatory"], deck="manor castle")
    match.play("draw")
    assert offered(match) == {"keep manor", "keep castle"}


# C3.5 End of a turn


def test_c3_5_tax_poor_house_alchemist_park_in_this_order() -> None:
    match = at(
        "tax_collector",
        others="1 alchemist 2 assassin 3 wizard",
        cities=["", "poor_house park"],
        hands=["", "market"],
        gold=[0, 1, 0, 0],
        deck="manor castle palace",
    )
    match.play("gold")
    match.play("end")
    until(match, "1 is alchemist")
    match.play("gold")
    match.play("build market")
    assert after(match, "end")[:6] == [
        "1 pays 0 1 (tax)",
        "1 gets 1 (poor_house)",
        "1 gets 2 (alchemist)",
        "1 draws manor (park)",
        "1 draws castle (park)",
        "1 ends alchemist",
    ]


def test_c5_59_an_alchemist_who_spent_all_pays_no_tax_and_has_the_poor_house() -> None:
    match = at(
        "tax_collector",
        others="1 alchemist 2 assassin 3 wizard",
        cities=["", "poor_house"],
        hands=["", "market"],
        gold=[0, 0, 0, 0],
    )
    match.play("gold")
    match.play("end")
    until(match, "1 is alchemist")
    lines = after(match, "gold", "build market", "end")
    assert lines[:3] == ["1 gets 1 (poor_house)", "1 gets 2 (alchemist)", "1 ends alchemist"]
    assert purses(match)[:2] == [2, 3]


# C3.6 The end and the score


def test_c3_6_the_round_in_which_a_city_becomes_complete_is_the_last() -> None:
    match = at("magician", others="1 king", cities=[SEVEN], hands=["tavern"], gold=[9])
    assert after(match, "gold", "build tavern")[-1] == "0 is complete, first"
    assert not match.over
    assert to_end(match)[-1].startswith("game ends")
    assert match.over
    assert parts(match, 0)["completion"] == 4


def test_c3_6_b_c5_19_the_round_stays_the_last_though_the_city_shrinks() -> None:
    match = at("magician", others="1 king", cities=[SEVEN, "armory"], hands=["tavern"], gold=[9])
    all_after(match, "gold", "build tavern", "end")
    until(match, "1 is king")
    match.play("armory 1 tavern")
    to_end(match)
    assert match.over
    # C3.6 c: the first keeps the 4 points
    assert parts(match, 0)["completion"] == 4


def test_c3_6_f_two_points_for_others_who_are_complete() -> None:
    other = "tavern docks harbor town_hall watchtower prison battlefield"
    match = at("magician", others="1 king", cities=[SEVEN, other], hands=["trading_post", "temple"], gold=[9, 9])
    all_after(match, "gold", "build trading_post", "end")
    assert after(match, "gold", "build temple")[-1] == "1 is complete"
    to_end(match)
    assert [parts(match, seat)["completion"] for seat in range(4)] == [4, 2, 0, 0]


def test_c3_6_d_e_points_of_districts_and_colours() -> None:
    match = at("king", cities=["castle temple tavern* prison keep", "dragon_gate"], options=LAST)
    to_end(match)
    assert parts(match, 0) == {"districts": 4 + 1 + 2 + 2 + 3, "colours": 3, "completion": 0, "violet": {}}
    assert match.scores == [15, 8, 0, 0]
    assert match.winners == [0]


def test_c3_6_every_step_of_the_count_is_told() -> None:
    city = "castle temple tavern* prison haunted_city dragon_gate university museum imperial_treasury map_room"
    colours = {
        "yellow": ["castle"], "blue": ["temple"], "green": ["tavern"], "red": ["prison"],
        "violet": ["haunted_city", "dragon_gate", "university", "museum", "imperial_treasury", "map_room"],
    }  # fmt: skip
    assert steps_of(city, gold=7, held=5, stored=3, is_first=True) == [
        "C1.1 district castle 4",
        "C1.1 district temple 1",
        "C1.1 district tavern 1",
        "C2.19 artist tavern 1",
        "C1.1 district prison 2",
        "C1.1 district haunted_city 2",
        "C1.4 haunted violet 0",
        "C1.10 district dragon_gate 8",
        "C1.11 district university 8",
        "C1.1 district museum 4",
        "C1.1 district imperial_treasury 4",
        "C1.1 district map_room 5",
        "C3.6 d districts 40",
        f"C3.6 e colours {colours} 3",
        "C3.6 f first 4",
        "C1.17 violet museum 3",
        "C1.18 violet imperial_treasury 7",
        "C1.19 violet map_room 5",
        "C3.6 total 62",
    ]
    assert steps_of("manor keep wishing_well", is_complete=True) == [
        "C1.1 district manor 3",
        "C1.1 district keep 3",
        "C1.1 district wishing_well 5",
        "C3.6 d districts 11",
        "C3.6 f complete 2",
        "C1.20 violet wishing_well 1",
        "C3.6 total 14",
    ]
    assert steps_of("") == ["C3.6 d districts 0", "C3.6 total 0"]


@pytest.mark.parametrize(
    ("cities", "purse", "winners"),
    [
        # 12 + 3 against 15: more points of districts win
        (["castle temple tavern* prison keep", "palace fortress cathedral"], [9, 0, 0, 0], [1]),
        (["palace", "fortress"], [0, 1, 0, 0], [1]),
        (["palace", "fortress"], [1, 1, 0, 0], [0, 1]),
    ],
)
def test_c3_6_c5_21_ties(cities: list[str], purse: list[int], winners: list[int]) -> None:
    match = at(
        "warlord", others="1 king 2 assassin 3 thief", cities=cities, gold=purse, options=LAST, deck="manor manor"
    )
    match.play("draw")
    match.play("keep manor")
    to_end(match)
    assert match.winners == winners


# C3.7 Two characters


def test_c3_7_one_hand_purse_and_city_two_turns() -> None:
    others = "0 bishop 1 thief 1 assassin 2 magician 2 merchant"
    match = at("king", seats=3, others=others, hands=["tavern temple"], gold=[0], deck="fortress fortress")
    all_after(match, "gold", "build tavern", "end")
    assert match.to_move == 0
    assert all_after(match, "gold", "build temple") == [
        "0 gets 2 (basic)",
        "0 pays 1 (build)",
        "0 builds temple for 1 (build)",
    ]
    assert (gold(match, 0), city(match, 0)) == (2, ["tavern", "temple"])


def test_c3_7_a_murder_takes_one_turn_only() -> None:
    others = "0 thief 1 king 1 bishop 2 magician 2 merchant"
    match = at("assassin", seats=3, others=others)
    lines = all_after(match, "murder king", "gold", "end") + to_end(match)
    assert "1 is king" not in lines
    assert "1 is bishop" in lines
    assert "1 was king" in lines


def test_c3_7_b_the_thief_gets_the_purse_when_the_named_character_answers() -> None:
    others = "0 bishop 1 magician 1 king 2 assassin 2 warlord"
    match = at("thief", seats=3, others=others, gold=[0, 3, 0])
    match.play("rob king")
    lines = all_after(match, "gold", "end") + until(match, "1 is king")
    assert "1 pays 0 5 (thief)" in lines


def test_c3_7_d_one_may_rob_the_own_other_character_and_no_gold_moves() -> None:
    others = "0 king 1 magician 1 bishop 2 assassin 2 warlord"
    match = at("thief", seats=3, others=others, gold=[4, 0, 0], crown=0)
    assert "rob king" in offered(match)
    match.play("rob king")
    match.play("gold")
    assert until(match, "0 is king") == ["0 is king"]
    assert gold(match, 0) == 6


def test_c3_7_d_one_may_murder_the_own_other_character() -> None:
    others = "0 king 1 magician 1 bishop 2 thief 2 warlord"
    match = at("assassin", seats=3, others=others)
    lines = all_after(match, "murder king", "gold", "end") + to_end(match)
    assert "0 is king" not in lines
    assert "0 was king" in lines


def test_c3_7_c_the_architects_leave_holds_in_his_own_turn_only() -> None:
    others = "0 warlord 1 magician 1 bishop 2 thief 2 king"
    match = at("architect", seats=3, others=others, hands=["tavern temple watchtower market prison"], gold=[9])
    all_after(match, "gold", "build tavern", "build temple", "build watchtower", "end")
    assert "0 builds market for 2 (build)" in all_after(match, "gold", "build market")
    assert not offered(match, "build")


def test_c3_7_c_the_tax_is_paid_once_a_round() -> None:
    others = "1 wizard 1 king 2 assassin 2 warlord 0 bishop"
    match = at("tax_collector", seats=3, others=others, hands=["", "tavern temple"], gold=[0, 5, 0])
    all_after(match, "gold", "end")
    lines = all_after(match, "gold", "build tavern", "end", "gold", "build temple", "end")
    assert lines.count("1 pays 0 1 (tax)") == 1


def test_c5_74_who_could_not_pay_may_have_to_pay_for_the_second_character() -> None:
    others = "1 wizard 1 king 2 assassin 2 warlord 0 bishop"
    match = at("tax_collector", seats=3, others=others, hands=["", "market temple"], gold=[0, 0, 0])
    all_after(match, "gold", "end")
    lines = all_after(match, "gold", "build market", "end")
    assert not any("(tax)" in line for line in lines)
    assert "1 pays 0 1 (tax)" in all_after(match, "gold", "build temple", "end")


def owing(match: Match) -> tuple[int, ...]:
    return table_of(match).owes


def test_c5_74_who_owes_tax_from_building_to_the_end_of_the_turn() -> None:
    match = at("wizard", others="1 tax_collector", hands=["tavern"], gold=[2])
    assert owing(match) == ()
    all_after(match, "gold", "build tavern")
    assert owing(match) == (0,)
    match.play("end")
    assert owing(match) == ()


def test_c5_74_the_second_seat_owes_nothing_after_paying() -> None:
    characters = ["tax_collector", "wizard", "assassin", "bishop"]
    written = Position(seats=4, acting=(1, "wizard"), characters=characters, hands=["", "tavern", "", ""])
    match = Match.at(Citadels(), written)
    assert "1 pays 0 1 (tax)" in all_after(match, "gold", "build tavern", "end")
    assert (table_of(match).owes, table_of(match).paid) == ((), (1,))


def test_c5_74_nobody_owes_without_a_tax_collector_in_the_cast() -> None:
    match = at("magician", hands=["tavern"], gold=[2])
    all_after(match, "gold", "build tavern")
    assert owing(match) == ()


@pytest.mark.parametrize(
    ("others", "names", "cities"),
    [
        ("1 magician 2 king 3 bishop", "absent", []),
        ("1 tax_collector 2 king 3 bishop", "murdered", []),
        ("1 tax_collector 2 king 3 bishop", "murdered", ["", "hospital"]),
        ("1 tax_collector 2 king 3 bishop", "answers", []),
    ],
)
def test_c5_74_an_assassin_owes_until_rank_2_has_been_called(others: str, names: str, cities: list[str]) -> None:
    cast = ["assassin", "tax_collector", *oracle.BASE_CAST[2:]]
    match = at("assassin", others=others, hands=["tavern"], cities=cities, options={"cast": cast})
    all_after(match, "gold", "build tavern")
    if names == "murdered":
        match.play("murder tax_collector")
    assert owing(match) == (0,)
    lines = after(match, "end")
    assert owing(match) == ()
    assert ("0 pays 1 1 (tax)" in lines) == (names == "answers")
