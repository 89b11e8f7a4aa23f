"""C5.1 to C5.48 and other rulings: players, casts, chance, choosing, the end of a round."""

from __future__ import annotations

import random
from typing import Any

import pytest

from raenke.citadels.game import Citadels
from raenke.citadels.options import Options
from raenke.citadels.table import Table
from raenke.core import Chance, OptionError
from raenke.core.event import to_dict
from raenke.core.match import Match
from tests.citadels import oracle
from tests.citadels.random_play import pick
from tests.citadels.setting import table_of
from tests.citadels.table_talk import (
    after,
    all_after,
    at,
    city,
    gold,
    offered,
    parts,
    to_end,
    told,
    until,
)

SEVEN = "manor castle palace church monastery cathedral market"
LAST = {"max_rounds": 1}
NINE = [*oracle.BASE_CAST, "artist"]


@pytest.mark.parametrize("seats", [0, 1, 9])
def test_c5_1_two_to_eight_players(seats: int) -> None:
    with pytest.raises(OptionError):
        Match(Citadels(), seats, 1, {"cast": NINE})


def test_c2_1_c5_2_every_one_of_the_eighteen_can_be_in_a_cast() -> None:
    met: set[str] = set()
    for seed in range(40):
        met |= set(to_dict(Match(Citadels(), 5, seed, {"cast": "drawn"}).events[0])["cast"])
    assert met == set(oracle.CHARACTERS)


@pytest.mark.parametrize("rank4", ["king", "emperor"])
def test_c5_4_c5_37_rank_4_is_never_face_up_and_may_be_face_down(rank4: str) -> None:
    cast = [name if name != "king" else rank4 for name in NINE]
    down = set()
    for seed in range(60):
        events = [to_dict(event) for event in Match(Citadels(), 4, seed, {"cast": cast}).events]
        up = next(event for event in events if event["type"] == "characters_laid_up")["characters"]
        assert len(set(up)) == 3
        assert rank4 not in up
        down.add(next(event for event in events if event["type"] == "character_laid_down")["character"])
    assert rank4 in down


@pytest.mark.parametrize("role", ["king", "emperor"])
def test_c5_5_the_crown_of_a_murdered_rank_4_stays(role: str) -> None:
    match = at("assassin", others=f"1 {role}", crown=2)
    all_after(match, f"murder {role}", "gold", "end")
    lines = to_end(match)
    assert f"1 was {role}" in lines
    assert any(line.startswith("round 2 begins, crown 2") for line in lines)


def test_c5_11_the_magician_puts_away_at_least_one() -> None:
    match = at("magician", hands=["manor"])
    assert "done" not in offered(match)


@pytest.mark.parametrize("name", ["poor_house", "factory"])
def test_c5_25_doubtful_costs_are_5(name: str) -> None:
    match = at("king", hands=[name], gold=[3])
    assert after(match, "gold", f"build {name}")[0] == "0 pays 5 (build)"


def test_c4_15_c5_26_c5_35_who_begins() -> None:
    for seat in range(4):
        match = Match(Citadels(), 4, 1, {"start_player": seat})
        asked = []
        for _ in range(4):
            asked.append(match.to_move)
            match.play(match.moves()[0])
        assert asked == [(seat + place) % 4 for place in range(4)]
    assert {to_dict(Match(Citadels(), 4, seed).events[0])["crown"] for seed in range(40)} == {0, 1, 2, 3}


def asked_of_chance(seats: int, options: dict[str, Any]) -> list[int]:
    """The bounds of all random numbers drawn before the first decision."""
    asked: list[int] = []

    def outcome(below: int) -> int:
        asked.append(below)
        return below - 1

    Match(Citadels(), seats, options=options, outcomes=outcome)
    return asked


def test_c5_33_c5_36_order_of_chance() -> None:
    asked = asked_of_chance(4, {})
    assert asked[0] == 4
    # two of the seven that are not rank 4, then one of six face down
    assert asked[-3:] == [7, 6, 6]
    # nobody draws the crown, nothing lies face up
    asked = asked_of_chance(7, {"start_player": 3})
    assert asked[0] != 7
    assert asked[-1] == 8
    # eight ranks with two characters each; rank 9 has only the Artist with four players
    assert asked_of_chance(4, {"cast": "drawn"})[:9] == [2] * 8 + [4]
    assert asked_of_chance(5, {"cast": "drawn"})[:10] == [2] * 9 + [5]
    assert asked_of_chance(2, {"cast": "drawn"})[:8] == [2] * 7 + [2]


@pytest.mark.parametrize(("seats", "last"), [(3, "artist"), (4, "artist"), (5, "queen"), (6, "queen")])
def test_c5_33_the_queen_may_be_drawn_from_five_players_on(seats: int, last: str) -> None:
    match = Match(Citadels(), seats, options={"cast": "drawn"}, outcomes=lambda n: n - 1)
    assert table_of(match).cast[-1] == last


def test_c5_36_a_table_draws_from_the_chance_it_was_given() -> None:
    chance = Chance.fast(1)
    assert Table(2, Options(), chance).chance is chance


def test_c5_38_c5_39_what_is_left_over_is_put_away_by_itself() -> None:
    match = Match(Citadels(), 4, 1, {"start_player": 0})
    for _ in range(3):
        match.play(match.moves()[0])
    last, left = (move.split()[1] for move in match.moves())
    lines = told(match.play(f"take {last}"))
    assert lines[:2] == [f"3 takes {last}", f"None puts away {left}"]


def test_c5_39_with_nobody_looking_the_last_of_seven_still_sees_the_face_down_one() -> None:
    match = Match(Citadels(), 7, 1, {"start_player": 0, "face_down": "nobody"})
    down = next(to_dict(event) for event in match.events if event.type == "character_laid_down")
    assert down["seen_by"] is None
    for _ in range(6):
        match.play(match.moves()[0])
    assert f"take {down['character']}" in match.moves()


def test_c5_40_the_murdered_is_shown_in_the_last_round_too() -> None:
    match = at("assassin", others="1 king", options=LAST)
    all_after(match, "murder king", "gold", "end")
    lines = to_end(match)
    assert lines[-3:-1] == ["1 was king", "round ends 1"]
    assert match.over


def test_c5_41_nothing_tells_a_murdered_character_from_one_not_in_play() -> None:
    def told_of(others: str) -> list[str]:
        match = at("assassin", others=others, seats=4)
        all_after(match, "murder king", "gold")
        lines = after(match, "end")
        return lines[lines.index("call 4 king") :]

    assert told_of("1 king 2 bishop 3 warlord")[:2] == told_of("1 architect 2 bishop 3 warlord")[:2]


def test_c5_42_the_crown_in_mid_round_decides_who_chooses_first_in_the_next() -> None:
    match = at("magician", others="2 king", crown=0)
    lines = to_end(match)
    assert "crown from 0 to 2 (king)" in lines
    assert "round 2 begins, crown 2" in lines
    assert match.to_move == 2


def test_c5_43_nobody_is_shown_as_murdered_if_nobody_was_named() -> None:
    lines = all_after(at("artist", seats=5), "gold", "end")
    assert "round ends 1" in lines
    assert not any(" was " in line for line in lines)


def test_c5_43_heir_moves_the_crown_after_the_last_round_too() -> None:
    options = {"murdered_king": "heir", **LAST}
    match = at("assassin", others="1 king", cities=["", "", "throne_room"], crown=0, options=options)
    all_after(match, "murder king", "gold", "end")
    lines = to_end(match)
    place = lines.index("1 was king")
    assert lines[place : place + 4] == [
        "1 was king",
        "crown from 0 to 1 (heir)",
        "2 gets 1 (throne_room)",
        "round ends 1",
    ]
    assert match.over


def test_c5_44_a_hospital_changes_nothing_for_the_heir() -> None:
    match = at("assassin", others="1 king", cities=["", "hospital"], crown=0, options={"murdered_king": "heir"})
    all_after(match, "murder king", "gold", "end")
    assert until(match, "1 is king") == ["1 is king"]
    assert "crown from 0 to 1 (heir)" in to_end(match)


def test_c5_44_no_heir_if_nobody_had_the_murdered_character() -> None:
    match = at("assassin", others="1 bishop", crown=2, options={"murdered_king": "heir"})
    all_after(match, "murder king", "gold", "end")
    assert not any(line.startswith("crown") for line in to_end(match))


@pytest.mark.parametrize(
    ("reign", "opener", "crown", "moves"),
    [(3, 1, 1, True), (2, 1, 1, False), (3, 1, 2, False), (3, 2, 1, False)],
)
def test_c4_4_c5_6_c5_45_a_long_reign(reign: int, opener: int, crown: int, moves: bool) -> None:
    match = at("warlord", crown=crown, opener=opener, reign=reign, round=5, options={"long_reign": "on"})
    lines = to_end(match)
    passed_on = f"crown from {crown} to {crown + 1} (long_reign)"
    assert (passed_on in lines) == moves
    assert f"round 6 begins, crown {crown + moves}" in lines


@pytest.mark.parametrize(("crown", "heir"), [(0, 1), (1, 2), (2, 3), (3, 0)])
def test_c4_4_after_a_long_reign_the_crown_goes_to_the_left(crown: int, heir: int) -> None:
    match = at("warlord", crown=crown, reign=3, options={"long_reign": "on"})
    assert f"crown from {crown} to {heir} (long_reign)" in all_after(match, "gold", "end")


@pytest.mark.parametrize(("opener", "reign"), [(0, 3), (1, 1)])
def test_c5_45_a_reign_goes_on_as_long_as_the_crown_stays(opener: int, reign: int) -> None:
    match = at("warlord", crown=0, opener=opener, reign=2)
    all_after(match, "gold", "end")
    assert (table_of(match).opener, table_of(match).reign) == (0, reign)


def test_c5_43_c5_45_a_long_reign_does_not_end_after_the_last_round() -> None:
    options = {"long_reign": "on", "max_rounds": 5}
    match = at("warlord", crown=1, opener=1, reign=3, round=5, options=options)
    assert not any("long_reign" in line for line in to_end(match))


def test_c5_48_the_emperor_with_three_players() -> None:
    others = "0 bishop 1 emperor 1 thief 2 merchant 2 architect"
    match = at("magician", seats=3, others=others, crown=0)
    until(match, "1 is emperor")
    assert offered(match) == {"crown 3"}
    match = at("magician", seats=3, others=others, crown=1)
    until(match, "1 is emperor")
    assert offered(match) == {"crown 1", "crown 3"}


def test_c5_51_a_part_is_offered_only_if_the_rest_can_follow() -> None:
    # For the Palace only the Manor could be paid, but a Manor stands there; so the Palace cannot be taken at all.
    match = at("diplomat", cities=["tavern manor", "palace manor"], gold=[2])
    assert "trade 2 palace" not in offered(match)
    assert offered(match, "trade") == set()


def test_c5_52_where_there_is_nothing_to_choose_nobody_is_asked() -> None:
    match = at("magician", others="1 king", crown=0)
    until(match, "1 is king")
    assert offered(match) == {"gold", "draw"}


def test_c5_54_income_before_building_pays_for_it() -> None:
    match = at("king", cities=["manor castle"], hands=["palace"], gold=[1])
    match.play("gold")
    assert "build palace" not in offered(match)
    match.play("income")
    assert "build palace" in offered(match)


def test_c5_55_a_complete_city_may_grow_in_a_second_turn() -> None:
    others = "0 merchant 1 thief 1 assassin 2 magician 2 bishop"
    match = at("king", seats=3, others=others, cities=[SEVEN], hands=["tavern temple"], gold=[9])
    all_after(match, "gold", "build tavern", "end")
    until(match, "0 is merchant")
    all_after(match, "gold", "build temple")
    assert len(city(match, 0)) == 9


def test_c5_60_the_factory_gives_the_alchemist_nothing_on_top() -> None:
    match = at("alchemist", cities=["factory"], hands=["keep"], gold=[0])
    all_after(match, "gold", "build keep", "end")
    assert gold(match, 0) == 2


def test_c5_61_an_armory_may_be_used_before_rank_8_strikes_not_after() -> None:
    options = {"rank8_timing": "end_of_turn"}
    cities = ["armory", "tavern market", "graveyard"]
    match = at("warlord", cities=cities, gold=[9, 0, 1], options=options)
    match.play("armory 2 market")
    all_after(match, "gold", "destroy 2 tavern")
    assert (match.to_move, offered(match)) == (2, {"recover", "decline"})
    match.play("decline")
    assert offered(match) == {"end"}


def test_c5_61_with_end_of_turn_the_strike_comes_when_end_is_offered() -> None:
    match = at("witch", others="1 warlord", cities=["", "tavern"], options={"rank8_timing": "end_of_turn"})
    all_after(match, "gold", "bewitch warlord")
    until(match, "1 is warlord")
    match.play("gold")
    assert offered(match) == {"destroy 2 tavern", "end"}


def test_c5_67_cards_under_a_museum_are_in_nobodys_hand() -> None:
    match = at("king", cities=["museum map_room"], museum="manor castle", hands=["tavern"], options=LAST)
    to_end(match)
    assert parts(match, 0)["violet"] == {"museum": 2, "map_room": 1}
    match = at("magician", cities=["museum"], museum="manor castle", hands=["", "tavern"])
    match.play("exchange 2")
    assert offered(match, "museum") == {"museum tavern"}


def test_c5_70_a_witch_as_tax_collector_gets_the_tax_of_the_bewitched_player() -> None:
    others = "0 bishop 1 tax_collector 1 king 2 wizard 2 merchant"
    match = at("witch", seats=3, others=others, hands=["tavern", "temple"], gold=[2, 2, 2])
    all_after(match, "gold", "bewitch tax_collector", "gold")
    lines = all_after(match, "build tavern", "end")
    assert not any("(tax)" in line for line in lines)
    until(match, "1 is king")
    assert "1 pays 0 1 (tax)" in all_after(match, "gold", "build temple", "end")


def test_c5_84_the_queen_needs_five_players() -> None:
    for seats in (3, 4):
        with pytest.raises(OptionError):
            Match(Citadels(), seats, 1, {"cast": [*oracle.BASE_CAST, "queen"]})
    assert to_dict(Match(Citadels(), 5, 1, {"cast": [*oracle.BASE_CAST, "queen"]}).events[0])["cast"][8] == "queen"


# C3.8 What is public; C5.65 what a player remembers

OPEN = {
    "gold_taken", "gold_paid", "gold_moved", "gold_laid", "rank_called", "character_revealed", "character_named",
    "crown_moved", "district_built", "district_destroyed", "district_recovered", "recovery_declined",
    "districts_swapped", "bell_declared", "bell_declined", "look_declined", "city_completed", "turn_ended",
    "murdered_shown", "characters_laid_up", "round_started", "round_ended", "game_started", "game_ended",
}  # fmt: skip


def knowers(event: dict[str, Any], seats: int) -> set[int | None]:
    """Who may know all of an event that is not public; None is a spectator."""
    kind = event["type"]
    if kind in ("deck_shuffled", "character_removed"):
        return set()
    if kind == "character_laid_down":
        return {event["seen_by"]} - {None}
    if kind == "card_put_away" and event["why"] in ("destroyed", "armory"):
        return {None, *range(seats)}
    return {event.get("seat"), event.get("other"), event.get("to")} - {None}


@pytest.mark.parametrize("seats", [2, 3, 5, 7])
def test_c3_8_c5_65_c5_66_who_may_know_what(seats: int) -> None:
    rng = random.Random(f"seen {seats}")
    for seed in range(6):
        options = {"cast": "drawn", "dark_districts": "all", "max_rounds": 12, "emperor_payment": "receiver_chooses"}
        match = Match(Citadels(), seats, seed, options)
        while not match.over:
            match.play(pick(rng, "violet", match.moves()))
        for event in match.events:
            whole = to_dict(event)
            for seat in [None, *range(seats)]:
                told_to = event.seen(seat)
                assert told_to is not None
                if whole["type"] in OPEN or seat in knowers(whole, seats):
                    assert told_to == event, (whole, seat)
                    continue
                seen = to_dict(told_to)
                assert seen["type"] != whole["type"], (whole, seat)
                # less of it, and no name of a card or a character
                secret = {"card", "cards", "hands", "character"}
                assert not secret & set(seen), (whole, seen)
