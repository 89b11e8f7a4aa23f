"""Rules that a mutant could break unnoticed until it was found (`make mutants`), by paragraph."""

from __future__ import annotations

from typing import Any

import pytest

from raenke.citadels import note
from raenke.citadels.cards import DARK_DISTRICTS, DISTRICT_ROWS, cell_name, cell_of
from raenke.citadels.game import Citadels
from raenke.citadels.imagine import Imagining
from raenke.citadels.layout import state_of
from raenke.citadels.options import Options, options_of
from raenke.citadels.position import Position, position_of, set_up
from raenke.citadels.score import explain
from raenke.citadels.standing import standing
from raenke.citadels.table import Table
from raenke.core import COMPILED, Chance, OptionError
from raenke.core.event import to_dict
from raenke.core.match import Match
from tests.citadels.setting import position, table_of
from tests.citadels.table_talk import all_after, at, deck, hand, offered, parts, passive, to_end, until

CITADELS = Citadels()
LAST = {"max_rounds": 1}
FIXED = {"haunted_city": "not_if_built_in_last_round", **LAST}
ALL_COLOURS = {"yellow": "castle", "blue": "temple", "green": "tavern", "red": "prison", "violet": "keep"}

NINE = ["witch", "tax_collector", "wizard", "emperor", "bishop", "alchemist", "architect", "warlord", "artist"]
TAXED = ["assassin", "tax_collector", "magician", "king", "bishop", "merchant", "architect", "warlord"]
IN_MID_GAME = Position(
    seats=4,
    acting=(0, "bishop"),
    characters=["bishop", "assassin", "tax_collector", "artist"],
    cast=[*TAXED, "artist"],
    hands=["tavern church", "manor", "", "castle castle"],
    cities=["tavern* tavern monastery quarry", "bell_tower temple*", "museum haunted_city", "hospital"],
    gold=[7, 0, 3, 1],
    deck="docks harbor",
    pile="palace prison",
    museum=[("market", 2), ("manor", 3)],
    bell=True,
    haunted_round=2,
    crown=2,
    round=3,
    opener=1,
    reign=2,
    first=3,
    last=True,
    face_up="merchant warlord",
    face_down="magician",
    murdered="king",
    owes=[0],
    paid=[1, 2],
    used="basic laboratory",
    embellished=1,
    spent=2,
    options={"discard": "pile", "cast": "drawn", "dark_districts": "all", "start_player": 1},
)
CHOOSING = Position(
    seats=3,
    crown=1,
    cast=NINE,
    face_down="emperor",
    removed="artist",
    picks="wizard witch bishop warlord",
    options={"cast": NINE},
)
LAID = {
    "a turn": IN_MID_GAME,
    "choosing": CHOOSING,
    "over": IN_MID_GAME.replace(phase="over", acting=None),
    "keep": IN_MID_GAME.replace(phase="keep", drawn="watchtower church manor", keeps=2, built=1),
    "an heir": IN_MID_GAME.replace(phase="crown", acting=None, murdered="bishop"),
    "a thief": position("magician", others="1 thief 2 king", robbed="king", phase="discard", discarded=3),
    "a swap": position("diplomat", cities=["tavern", "temple"], phase="give", other=1, card="temple"),
    "a witch": position(
        "wizard", others="1 witch", bewitched="wizard", cities=["", "", "manor"], hands=["", "", "manor"]
    ),
    "a hospital": position("king", others="1 assassin", murdered="king", cities=["hospital"]),
    "a wizard": position("wizard", phase="place", card="manor", used="ability"),
}


def steps_of(city: str, **rest: Any) -> list[str]:
    """The count of a city, a line a step."""
    cells = [cell_of(card) or 0 for card in city.split()]
    return [" ".join(str(part) for part in step.values()) for step in explain(cells, **rest).steps]


# C1.4, C3.6 The count


@pytest.mark.parametrize("missing", ["yellow", "blue", "green", "red", "violet"])
def test_c1_4_haunted_city_stands_in_for_any_one_colour(missing: str) -> None:
    others = " ".join(card for colour, card in ALL_COLOURS.items() if colour != missing)
    match = at("king", cities=[f"{others} haunted_city"], options=LAST)
    to_end(match)
    assert parts(match, 0)["colours"] == 3
    assert f"C1.4 haunted {missing} 0" in steps_of(f"{others} haunted_city")


def test_c5_78_haunted_city_stays_violet_if_two_colours_are_missing() -> None:
    assert "C1.4 haunted violet 0" in steps_of("castle temple tavern haunted_city")


@pytest.mark.parametrize(
    ("city", "options", "colours"),
    [
        ("castle temple tavern prison", FIXED, 3),
        ("castle temple tavern keep", FIXED, 0),
        ("castle temple tavern keep", LAST, 3),
    ],
)
def test_c4_13_haunted_city_of_the_last_round_is_violet(city: str, options: dict[str, Any], colours: int) -> None:
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


def test_c5_82_a_bell_makes_a_city_of_one_complete() -> None:
    options = {"end_at": 2, **LAST}
    match = at("king", cities=["bell_tower", "tavern"], bell=True, first=0, options=options)
    to_end(match)
    assert [parts(match, seat)["completion"] for seat in range(4)] == [4, 2, 0, 0]
    assert match.to_move == -1


# C3.2, C3.3 Choosing and calling


def test_c3_2_when_all_have_chosen_nothing_is_handed_on() -> None:
    match = Match(CITADELS, 4, 1)
    while match.moves()[0].startswith("take"):
        match.play(match.moves()[0])
    assert state_of(match.table)["choosing"][0] == 0


def test_c2_12_b_an_assassin_pays_the_tax_collector_of_the_first_seat() -> None:
    characters = ["tax_collector", "assassin", "king", "bishop"]
    written = Position(seats=4, acting=(1, "assassin"), characters=characters, hands=["", "tavern", "", ""])
    assert "1 pays 0 1 (tax)" in all_after(Match.at(CITADELS, written), "gold", "build tavern", "end")


def test_c5_74_who_has_paid_in_the_second_seat_owes_no_more() -> None:
    characters = ["tax_collector", "wizard", "assassin", "bishop"]
    written = Position(seats=4, acting=(1, "wizard"), characters=characters, hands=["", "tavern", "", ""])
    match = Match.at(CITADELS, written)
    assert "1 pays 0 1 (tax)" in all_after(match, "gold", "build tavern", "end")
    assert (table_of(match).owes, table_of(match).paid) == ((), (1,))


def test_c3_3_a_turn_begins_with_nothing_done() -> None:
    match = at("artist", seats=5, cities=["tavern temple"], used="basic", built=1, embellished=2, spent=1)
    match.play("end")
    while match.moves()[0].startswith("take"):
        match.play(match.moves()[0])
    table = table_of(match)
    assert (table.used, table.built, table.embellished, table.spent) == ((), 0, 0, 0)


def test_c3_5_an_alchemist_gets_one_gold_back() -> None:
    match = at("alchemist", hands=["tavern"])
    assert "0 gets 1 (alchemist)" in all_after(match, "gold", "build tavern", "end")


def test_c5_43_nobody_was_murdered_if_nobody_was_named() -> None:
    lines = all_after(at("artist", seats=5), "gold", "end")
    assert "round ends 1" in lines
    assert not any(" was " in line for line in lines)


@pytest.mark.parametrize(("crown", "heir"), [(0, 1), (1, 2), (2, 3), (3, 0)])
def test_c4_4_a_long_reign_goes_to_the_left(crown: int, heir: int) -> None:
    match = at("warlord", crown=crown, reign=3, options={"long_reign": "on"})
    assert f"crown from {crown} to {heir} (long_reign)" in all_after(match, "gold", "end")


def test_c4_3_the_first_seat_can_be_heir() -> None:
    written = Position(
        seats=4, acting=(1, "warlord"), characters=["king", "warlord", "assassin", "thief"], crown=2, murdered="king",
        options={"murdered_king": "heir"},
    )  # fmt: skip
    assert "crown from 2 to 0 (heir)" in all_after(Match.at(CITADELS, written), "gold", "end")


def test_c4_3_when_an_heir_has_given_the_crown_all_is_as_before() -> None:
    match = at("assassin", others="1 emperor", options={"murdered_king": "heir"})
    match.play("murder emperor")
    until(match, "1 was emperor")
    match.play(match.moves()[0])
    while match.moves()[0].startswith("take"):
        match.play(match.moves()[0])
    acting = table_of(match).acting
    assert acting is not None
    assert acting[0] == match.to_move


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


def test_c5_50_two_districts_of_a_name_are_given_as_one() -> None:
    match = at("diplomat", cities=["tavern tavern tavern*", "temple"], gold=[2])
    match.play("trade 2 temple")
    assert match.moves() == ["give tavern", "give tavern*"]


def test_c3_3_e_one_district_is_built_in_a_turn() -> None:
    match = at("king", hands=["tavern temple"], gold=[9])
    all_after(match, "gold", "build tavern")
    assert match.moves() == ["end"]


def test_c2_2_b_income_is_for_the_own_city() -> None:
    cities = ["castle temple tavern", "manor", "palace prison", "fortress manor castle"]
    characters = ["assassin", "thief", "magician", "king"]
    written = Position(seats=4, acting=(3, "king"), characters=characters, cities=cities)
    assert all_after(Match.at(CITADELS, written), "income") == ["3 gets 2 (income)"]


def test_c2_2_b_no_income_from_a_district_that_is_gone() -> None:
    match = at("king", others="3 bishop", cities=["armory", "", "", "manor temple church"])
    all_after(match, "armory 4 temple", "gold", "end")
    until(match, "3 is bishop")
    assert all_after(match, "income") == ["3 gets 1 (income)"]


def test_c2_19_one_gold_is_enough_to_embellish() -> None:
    assert offered(at("artist", seats=5, cities=["tavern"], gold=[1]), "embellish") == {"embellish tavern"}


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


def test_c5_49_two_cards_of_a_name_are_built_as_one() -> None:
    assert at("king", hands=["tavern tavern"], used="basic").moves() == ["build tavern", "end"]


@pytest.mark.parametrize("cities", [["tavern", "tavern tavern*"], ["tavern tavern*", "tavern"]])
def test_c5_76_no_tavern_for_a_tavern_where_there_are_two(cities: list[str]) -> None:
    assert not offered(at("diplomat", cities=cities, gold=[9]), "trade")


@pytest.mark.parametrize("name", ["laboratory", "smithy", "armory", "museum"])
def test_c1_3_only_what_stands_in_the_city_works(name: str) -> None:
    match = at("king", cities=[name, "tavern"], hands=["manor"], gold=[9])
    assert {move.split()[0] for move in match.moves()} == {"gold", "draw", name}


@pytest.mark.parametrize(("city", "moves"), [("factory", ["build haunted_city", "end"]), ("tavern", ["end"])])
def test_c1_24_a_factory_makes_the_first_of_the_violet_districts_cheaper(city: str, moves: list[str]) -> None:
    match = at("king", cities=[city], hands=["haunted_city"], gold=[1], used="basic")
    assert match.moves() == moves
    if "build haunted_city" in moves:
        assert all_after(match, "build haunted_city")[0] == "0 pays 1 (build)"


def test_c2_15_the_abbot_levies_on_the_first_seat() -> None:
    characters = ["thief", "abbot", "magician", "assassin"]
    written = Position(seats=4, acting=(1, "abbot"), characters=characters, gold=[5, 2, 2, 2])
    assert all_after(Match.at(CITADELS, written), "levy") == ["0 pays 1 1 (abbot)"]


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
def test_c2_the_first_card_of_the_first_seat_can_be_meant(role: str, move: str, line: str) -> None:
    phase = "crown" if role == "emperor" else "turn"
    cities = ["manor", "tavern armory", "", ""]
    written = Position(seats=4, acting=(1, role), phase=phase, hands=["manor", "", "", ""], cities=cities, crown=2)
    assert line in all_after(Match.at(CITADELS, written), *move.split(", "))


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
def test_c2_2_a_c1_3_a_what_was_done_is_not_offered_again(role: str, city: str, move: str) -> None:
    match = at(role, cities=[city], hands=["manor manor"], gold=[9, 20], used="basic", deck="docks docks docks")
    assert move in offered(match)
    match.play(move)
    assert not offered(match, "gold", move.split(maxsplit=1)[0])


@pytest.mark.parametrize(("role", "how"), [("assassin", "murder"), ("thief", "rob"), ("witch", "bewitch")])
def test_c2_2_d_all_hear_who_is_named(role: str, how: str) -> None:
    assert all_after(at(role, used="basic"), f"{how} king")[0] == f"0 names king ({how})"


@pytest.mark.parametrize("hands", [["manor tavern", "castle"], ["castle", "manor tavern"], ["manor", "castle"]])
def test_c2_5_both_hands_are_told_when_they_are_exchanged(hands: list[str]) -> None:
    (event,) = at("magician", hands=hands).play("exchange 2")
    assert to_dict(event)["hands"] == [hands[1].split(), hands[0].split()]


def test_c2_5_the_note_of_an_exchange_says_how_many_each_hand_has() -> None:
    match = at("magician", hands=["manor tavern", "castle"])
    match.play("exchange 2")
    *_, sizes = match.table.notes_of_step()[:4]
    assert divmod(sizes, 128) == (1, 2)


def test_c2_5_a_magician_draws_as_many_as_he_put_away_this_time() -> None:
    match = at("magician", hands=["tavern temple"], deck="manor castle palace market")
    all_after(match, "discard tavern", "discard temple", "done", "gold", "end")
    while table_of(match).acting != (match.to_move, "magician"):
        match.play("take magician" if "take magician" in match.moves() else passive(match))
    cards = hand(match, match.to_move)
    assert cards
    all_after(match, f"discard {cards[0]}", "done")
    assert len(hand(match, match.to_move)) == len(cards)


def test_c3_6_c_after_the_last_seat_comes_the_first() -> None:
    written = Position(
        seats=4, acting=(3, "king"), hands=["", "", "", "bell_tower"], cities=["tavern temple", "prison manor", "", ""],
        gold=[2, 2, 2, 5], used="basic", options={"end_at": 3, "dark_districts": "all"},
    )  # fmt: skip
    lines = all_after(Match.at(CITADELS, written), "build bell_tower", "declare")
    assert lines[-3:] == ["3 declares", "0 is complete, first", "1 is complete"]


# C3.4 Cards and districts come and go

EVERYTHING = [row.id for row in DISTRICT_ROWS for _ in range(row.copies)]


def test_c3_4_one_hand_can_hold_all_cards_of_the_box() -> None:
    position = Position(
        seats=2, acting=(0, "magician"), phase="discard", discarded=1, used="ability", hands=[EVERYTHING, ""],
        options={"dark_districts": list(DARK_DISTRICTS)},
    )  # fmt: skip
    match = Match.at(CITADELS, position)
    all_after(match, "discard ball_room", *["discard manor"] * 5, "done")
    assert list(table_of(match).hands[0]) == EVERYTHING


@pytest.mark.parametrize(
    ("cards", "cities"),
    [
        ("market manor prison", ["temple market prison quarry", "manor temple market prison quarry"]),
        ("park temple", ["temple prison quarry park", "temple temple prison quarry park"]),
    ],
)
def test_c5_49_a_city_lies_in_the_order_of_the_tables(cards: str, cities: list[str]) -> None:
    match = at("architect", cities=["temple prison quarry"], hands=[cards], gold=[20], used="basic")
    for card, city in zip(cards.split(), [*cities, "manor temple market prison prison quarry"], strict=False):
        match.play(f"build {card}")
        assert [cell_name(cell) for cell in state_of(match.table)["city 0"]] == city.split()


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


def test_c1_12_what_a_library_keeps_is_in_the_hand() -> None:
    match = at("king", cities=["library"], deck="manor castle palace")
    match.play("draw")
    assert hand(match, 0) == ["castle", "manor"]
    assert state_of(match.table)["drawn"] == []


def test_c3_3_c_what_was_drawn_second_can_be_kept() -> None:
    match = at("king", deck="castle manor")
    assert all_after(match, "draw", "keep manor")[2:] == ["0 keeps manor", "0 puts away castle (basic)"]
    assert state_of(match.table)["drawn"] == []


@pytest.mark.parametrize("card", ["manor", "castle", "prison", "throne_room"])
def test_c1_15_any_card_of_the_deck_can_be_chosen(card: str) -> None:
    match = at("king", hands=["lighthouse"], gold=[3], used="basic", deck="castle throne_room manor prison")
    assert f"0 chooses {card}" in all_after(match, "build lighthouse", "look", f"choose {card}")
    assert sorted([*deck(match), *hand(match, 0)]) == ["castle", "manor", "prison", "throne_room"]
    assert hand(match, 0) == [card]


def test_c5_66_who_does_not_look_goes_on() -> None:
    match = at("king", hands=["lighthouse"], gold=[3], used="basic")
    all_after(match, "build lighthouse", "decline")
    assert match.moves() == ["end"]


def test_c1_9_without_a_graveyard_nobody_of_eight_is_asked() -> None:
    match = at("warlord", seats=8, cities=["", "tavern"], others="7 artist")
    assert all_after(match, "destroy 2 tavern")[-1] == "1 puts away tavern (destroyed)"


def test_c1_16_an_armory_that_was_used_is_gone() -> None:
    match = at("king", cities=["tavern armory park", "manor"])
    match.play("armory 2 manor")
    assert [list(city) for city in table_of(match).cities[:2]] == [["tavern", "park"], []]
    assert not offered(match, "armory")


def test_c2_19_a_manor_that_stands_alone_is_embellished() -> None:
    match = at("artist", seats=5, cities=["manor"])
    match.play("embellish manor")
    assert table_of(match).cities[0] == ("manor*",)


def test_c1_9_a_graveyard_of_the_first_seat() -> None:
    written = Position(seats=4, acting=(1, "warlord"), cities=["graveyard", "", "tavern", ""])
    match = Match.at(CITADELS, written)
    match.play("destroy 3 tavern")
    assert (match.to_move, match.moves()) == (0, ["recover", "decline"])


def test_c4_11_a_pile_that_became_the_deck_begins_anew() -> None:
    match = at("king", deck="", pile="manor castle", options={"discard": "pile"})
    all_after(match, "draw", "keep manor")
    assert (deck(match), table_of(match).pile) == ([], ("castle",))


def test_c5_63_one_card_in_the_pile_can_be_drawn() -> None:
    assert "draw" in offered(at("king", deck="", pile="manor", options={"discard": "pile"}))


def test_c1_17_a_museum_built_anew_takes_cards_again() -> None:
    match = at("king", others="1 architect", cities=["armory", "museum"], hands=["", "castle"], gold=[0, 9], deck="")
    all_after(match, "armory 2 museum", "gold", "end")
    until(match, "1 is architect")
    all_after(match, "cards", "gold", "build museum", "museum castle")
    assert table_of(match).museum == (("castle", 1),)


def test_c1_15_the_card_a_lighthouse_takes_is_gone_from_the_deck() -> None:
    """Though another of its name lay before it."""
    match = at("architect", hands=["lighthouse"], gold=[1], deck="tavern docks tavern harbor")
    all_after(match, "cards", "gold", "build lighthouse", "look", "choose tavern")
    assert (hand(match, 0), deck(match)) == (["docks", "tavern", "tavern"], ["harbor"])


def test_c3_3_b_a_card_that_is_held_twice_is_offered_once_whatever_was_drawn_between() -> None:
    match = at("architect", hands=["tavern"], gold=[1], deck="manor tavern")
    all_after(match, "cards", "gold")
    assert hand(match, 0) == ["manor", "tavern", "tavern"]
    assert match.moves().count("build tavern") == 1


# Tables laid anew


@pytest.mark.parametrize("written", LAID.values(), ids=LAID)
def test_a_copy_lies_as_the_table_does(written: Position) -> None:
    table = set_up(written)
    copy = table.copy()
    assert state_of(copy) == state_of(table)
    assert position_of(copy) == written
    assert copy.over == (written.phase == "over")
    assert (copy.over, copy.moves(), copy.scores()) == (table.over, table.moves(), table.scores())


@pytest.mark.parametrize("written", LAID.values(), ids=LAID)
def test_c3_1_a_table_begun_anew_is_as_a_new_one(written: Position) -> None:
    table = set_up(written, Chance.fast(1))
    new = Table(written.seats, options_of(written.options, written.seats), Chance.fast(1))
    for one in (table, new):
        one.begin()
    assert position_of(table) == position_of(new)
    assert state_of(table)["drawn"] == []
    assert CITADELS.events(table) == CITADELS.events(new)
    assert (table.over, table.moves(), table.scores()) == (False, new.moves(), [0] * written.seats)
    for part in ("named", "marks"):
        assert state_of(table)[part] == state_of(new)[part]
    assert state_of(table)["turn"][0] == -1
    begun = position_of(table)
    assert begun.haunted_round == 0
    assert begun.gold == (2,) * written.seats
    assert [len(hand) for hand in begun.hands] == [4] * written.seats


def test_c1_17_a_museum_of_the_first_turn_takes_a_card() -> None:
    options = {"start_player": 0, "dark_districts": ["museum"]}
    match = Match(CITADELS, 4, options=options, outcomes=lambda n: 0 if n == 66 else n - 1)  # the last card first
    while table_of(match).acting is None or match.to_move != 0:
        match.play(passive(match))
    match.play("gold")
    assert offered(match, "build") == {"build manor", "build museum"}
    all_after(match, "build museum", "museum manor")
    assert table_of(match).museum == (("manor", 0),)


def test_c2_2_b_in_the_first_turn_there_is_an_income_from_what_is_built() -> None:
    match = Match(CITADELS, 4, options={"start_player": 0}, outcomes=lambda n: n - 1)
    match.play("take king")
    while table_of(match).acting != (0, "king"):
        match.play(passive(match))
    assert "income" not in offered(match)
    assert all_after(match, "gold", "build manor", "income")[-1] == "0 gets 1 (income)"
    assert table_of(match).cities[0] == ("manor",)


@pytest.mark.parametrize(("opener", "reign"), [(0, 3), (1, 1)])
def test_c5_45_a_reign_goes_on_as_long_as_the_crown_stays(opener: int, reign: int) -> None:
    match = at("warlord", crown=0, opener=opener, reign=2)
    all_after(match, "gold", "end")
    assert (table_of(match).opener, table_of(match).reign) == (0, reign)


def test_c3_1_nothing_of_the_last_game_is_left_in_the_next() -> None:
    cities = [
        "manor temple tavern prison observatory", "castle church market watchtower library",
        "palace monastery docks battlefield laboratory", "manor cathedral harbor fortress smithy",
    ]  # fmt: skip
    table = set_up(position("king", cities=cities, hands=["castle"], deck="tavern tavern tavern"), Chance.fast(1))
    new = Table(4, table.options, Chance.fast(1))
    table.step(CITADELS.move("draw") or 0)
    table.chance = Chance.fast(1)
    for one in (table, new):
        one.begin()
    for _ in range(60):
        assert table.moves() == new.moves()
        for one in (table, new):
            one.step(one.moves()[-1])
        assert position_of(table) == position_of(new)


def test_c3_3_while_an_heir_gives_the_crown_nobody_has_a_turn() -> None:
    match = at("assassin", others="1 emperor", options={"murdered_king": "heir"})
    match.play("murder emperor")
    until(match, "1 was emperor")
    assert state_of(match.table)["turn"][0] == -1


def test_c5_43_when_all_are_called_everybody_knows_who_was_murdered() -> None:
    match = at("assassin", others="1 emperor", options={"murdered_king": "heir"})
    match.play("murder emperor")
    assert match.view(2).players[1].characters == []
    until(match, "1 was emperor")
    assert match.view(2).players[1].characters == ["emperor"]


def test_c3_2_a_table_set_up_while_choosing_knows_what_was_handed_on() -> None:
    (pick,) = Match.at(CITADELS, CHOOSING).view(2).picks
    assert (pick.character, pick.handed) == ("witch", [name for name in NINE if name not in ("emperor", "wizard")])


def test_c5_63_what_is_taken_back_is_shuffled_the_same_way_again() -> None:
    pile = "manor castle palace temple tavern docks"
    table = set_up(position("king", deck="", pile=pile, options={"discard": "pile"}), Chance.fast(1))
    earlier, draw = table.copy(), CITADELS.move("draw") or 0
    table.step(draw)
    events = CITADELS.events(table)
    table.take_back(earlier)
    table.step(draw)
    assert CITADELS.events(table) == events
    assert [event.type for event in events] == ["deck_shuffled", "card_drawn", "card_drawn"]


def test_a_table_taken_back_tells_nothing_of_what_was_done() -> None:
    table = set_up(IN_MID_GAME, Chance.fast(1))
    earlier = table.copy()
    table.step(table.moves()[0])
    assert CITADELS.events(table)
    table.take_back(earlier)
    assert CITADELS.events(table) == []


@pytest.mark.parametrize("written", LAID.values(), ids=LAID)
def test_everything_that_tells_games_apart_is_in_the_fingerprint(written: Position) -> None:
    """FNV-1a, a number at a time."""
    table = set_up(written)
    state = state_of(table)
    numbers = [*state["deck"], *state["pile"]]
    numbers += [kind * 8 + by for kind, by in zip(state["museum"], state["museum_by"], strict=True)]
    for seat in range(written.seats):
        numbers += [state["gold"][seat], *state[f"hand {seat}"], *(128 + cell for cell in state[f"city {seat}"])]
    numbers += [holder + 1 for holder in state["holder"]] + [0] * (9 - len(written.cast))
    numbers.append(written.round * 64 + written.crown * 8 + state["first"][0] + 1)
    murdered, robbed, bewitched, *_ = state["named"]
    numbers.append(murdered + 1 + (robbed + 1) * 16 + (bewitched + 1) * 256)
    _, character, used, *_ = state["turn"]
    expected = 0xCBF29CE484222325
    for number in [*numbers, used * 32 + character, state["phase"][0] * 16 + table.to_move + 1]:
        expected = (expected ^ number) * 0x100000001B3 % 2**64
    # Compiled it is not to be asked from here; the digest of a batch has it.
    assert COMPILED or table.fingerprint() == expected


def test_c3_4_b_one_of_two_of_a_name_still_stands_when_the_other_is_gone() -> None:
    match = at("king", others="1 bishop", cities=["armory", "tavern tavern"], hands=["", "tavern temple"])
    all_after(match, "armory 2 tavern", "gold", "end")
    until(match, "1 is bishop")
    match.play("gold")
    assert offered(match, "build") == {"build temple"}


def test_c1_21_quarry_sees_a_duplicate_wherever_it_stands() -> None:
    for city in ("temple temple tavern quarry", "temple tavern tavern quarry"):
        match = at("king", cities=[city], hands=["tavern temple prison"], gold=[9], used="basic")
        assert offered(match, "build") == {"build prison"}


# C3.2 What a seat knows of the choosing

SIX_OF_SEVEN = "assassin thief magician bishop merchant architect"


def slots(written: Position, seat: int | None) -> list[tuple[int | None, str, str]]:
    return [(slot.seat, slot.what, " ".join(slot.characters)) for slot in Match.at(CITADELS, written).view(seat).slots]


def test_c3_2_the_last_of_seven_has_the_face_down_character_in_the_hand() -> None:
    written = Position(seats=7, face_down="king", picks=SIX_OF_SEVEN)
    before = [(seat, "take", SIX_OF_SEVEN) for seat in range(6)]
    assert slots(written, 6) == [*before, (None, "left", "king warlord"), (None, "left", "king warlord")]


def test_c3_2_who_was_handed_what_knows_what_may_lie_face_down() -> None:
    written = Position(seats=7, face_down="king", picks=SIX_OF_SEVEN, crown=1)
    taken, left = "magician bishop merchant architect warlord", "magician king bishop merchant architect warlord"
    assert slots(written, 2) == [
        (1, "take", "assassin king"),
        (2, "take", "thief"),
        *((seat % 7, "take", taken) for seat in range(3, 7)),
        (None, "left", f"assassin {left}"),
        (None, "left", f"assassin {left}"),
    ]


def test_c3_2_with_five_players_nothing_is_withdrawn() -> None:
    written = Position(
        seats=5, cast=NINE, face_up="bishop warlord", face_down="emperor", picks="witch wizard alchemist"
    )
    assert [what for _, what, _ in slots(written, 4)] == ["down", "take", "take", "take", "left", "left", "left"]


@pytest.mark.parametrize(
    ("picks", "places"),
    [
        ("wizard witch", "down take take left left left left left left"),
        ("wizard witch bishop", "down take take take withdrawn left left left left"),
        ("wizard witch bishop warlord", "down take take take withdrawn take left left left"),
    ],
)
def test_c3_2_when_each_of_three_has_taken_one_of_nine_one_is_withdrawn(picks: str, places: str) -> None:
    assert [what for _, what, _ in slots(CHOOSING.replace(picks=picks), 0)] == places.split()


# Tables that were written down without the picks


@pytest.mark.parametrize(("face_down", "away"), [("crown_looks", ""), ("nobody", "king ")])
def test_c3_2_b_d_nobody_has_what_the_crown_saw_face_down(face_down: str, away: str) -> None:
    written = Position(
        seats=4, acting=(1, "assassin"), characters=["bishop", "assassin", "thief", "warlord"],
        face_up="merchant architect", face_down="king", options={"face_down": face_down},
    )  # fmt: skip
    assert slots(written, 0) == [
        (0, "has", "bishop"),
        (1, "has", "assassin"),
        (2, "has", f"thief magician {away}warlord"),
        (3, "has", f"thief magician {away}warlord"),
        (None, "away", "thief magician king warlord"),
        (None, "away", "thief magician king warlord"),
    ]


@pytest.mark.parametrize("last", ["king", "warlord"])
def test_c3_2_what_the_crown_saw_face_down_the_last_of_seven_may_have(last: str) -> None:
    characters = ["assassin", last, "thief", "magician", "bishop", "merchant", "architect"]
    written = Position(seats=7, acting=(0, "assassin"), characters=characters, face_down="king", crown=2)
    assert slots(written, 2) == [
        (2, "has", "thief"),
        (0, "has", "assassin"),
        (1, "has", "magician king bishop merchant architect warlord"),
        *((seat, "has", "magician bishop merchant architect warlord") for seat in range(3, 7)),
        (None, "away", "magician king bishop merchant architect warlord"),
    ]


def test_c3_2_nobody_is_written_to_have_what_lies_face_down() -> None:
    characters = ["assassin", "thief", "magician", "bishop", "merchant", "architect", "king"]
    written = Position(seats=7, acting=(0, "assassin"), characters=characters, face_down="king")
    assert slots(written, 6)[0] == (6, "has", "king")
    for change in ({"opener": 1}, {"cast": [*written.cast, "artist"], "options": {}}):
        with pytest.raises(OptionError, match="nobody has the king"):
            written.replace(**change)


def test_c3_2_c_slots_do_not_tell_who_of_the_others_has_which() -> None:
    written = Position(seats=4, acting=(1, "thief"), characters=["warlord", "thief", "king", "bishop"])
    assert slots(written, 3) == slots(written.replace(characters=["king", "thief", "warlord", "bishop"]), 3)


# Who comes to a table in the middle of a pick


KEEPING = Position(
    seats=4, acting=(1, "king"), characters=["thief", "king", "assassin", "magician"], phase="keep",
    drawn="castle manor", keeps=1, deck="tavern prison", used="basic",
)  # fmt: skip


def test_c5_65_who_keeps_a_card_knows_what_was_put_away() -> None:
    match = Match.at(CITADELS, KEEPING)
    match.play("keep manor")
    assert [match.view(seat).deck_known for seat in range(4)] == [[], [(2, "castle")], [], []]


@pytest.mark.parametrize("seat", range(4))
def test_c5_65_who_keeps_a_card_and_nobody_else_knows_what_was_drawn(seat: int) -> None:
    imagining, chance = Imagining(Match.at(CITADELS, KEEPING).view(seat)), Chance.fast(1)
    drawn = {position_of(imagining.drawn(chance)).drawn for _ in range(30)}
    assert (drawn == {("castle", "manor")}) == (seat == 1)


@pytest.mark.parametrize(("seat", "hands"), [(1, 1), (2, 3)])
def test_c5_65_a_wizard_knows_the_hand_that_lies_before_him(seat: int, hands: int) -> None:
    written = Position(
        seats=4, acting=(1, "wizard"), characters=["thief", "wizard", "assassin", "king"], phase="pick", other=0,
        hands=["castle manor", "", "", ""], deck="tavern", used="ability",
    )  # fmt: skip
    imagining, chance = Imagining(Match.at(CITADELS, written).view(seat)), Chance.fast(1)
    assert len({position_of(imagining.drawn(chance)).hands[0] for _ in range(30)}) == hands


# C4 Options


def test_c4_15_a_table_has_a_seat_for_who_starts() -> None:
    assert Table(2, Options(start_player=1)).seats == 2
    with pytest.raises(OptionError, match=r"C4\.15"):
        Table(2, Options(start_player=2))


def test_c5_36_the_luck_of_a_table_is_what_it_was_given() -> None:
    chance = Chance.fast(1)
    assert Table(2, Options(), chance).chance is chance


@pytest.mark.parametrize(("seats", "ranks"), [(2, 8), (3, 9), (8, 9)])
def test_c5_33_a_drawn_cast_has_nine_ranks_but_for_two_players(seats: int, ranks: int) -> None:
    match = Match(CITADELS, seats, 1, {"cast": "drawn"})
    assert len(table_of(match).cast) == ranks


@pytest.mark.parametrize(("seats", "last"), [(3, "artist"), (4, "artist"), (5, "queen"), (6, "queen")])
def test_c5_33_the_queen_may_be_drawn_from_five_players_on(seats: int, last: str) -> None:
    match = Match(CITADELS, seats, options={"cast": "drawn"}, outcomes=lambda n: n - 1)
    assert table_of(match).cast[-1] == last


# Notes

ONE_FIELD = {
    note.DECK_SHUFFLED, note.CHARACTERS_LAID_UP, note.CHARACTER_REMOVED, note.ROUND_ENDED, note.GAME_ENDED,
    note.LOOK_DECLINED, note.BELL_DECLARED, note.BELL_DECLINED,
}  # fmt: skip
TWO_FIELDS = {
    note.GAME_STARTED, note.ROUND_STARTED, note.CHARACTER_LAID_DOWN, note.CHARACTER_TAKEN, note.CHARACTER_PUT_AWAY,
    note.RANK_CALLED, note.CHARACTER_REVEALED, note.TURN_ENDED, note.MURDERED_SHOWN, note.GOLD_LAID,
    note.CARD_KEPT, note.CARD_TO_HAND, note.CARD_STORED, note.DECK_SEEN, note.CARD_CHOSEN, note.CITY_COMPLETED,
    note.DISTRICT_RECOVERED, note.RECOVERY_DECLINED,
}  # fmt: skip
ITEMS = {
    note.GAME_STARTED: 1, note.DECK_SHUFFLED: 0, note.CHARACTERS_LAID_UP: 0, note.DECK_SEEN: 1, note.HAND_SEEN: 2,
    note.GAME_ENDED: 0,
}  # fmt: skip
GRAVE = {"cities": ["", "tavern", "graveyard"], "gold": [0, 0, 1]}


def notes_of(match: Match) -> list[list[int]]:
    """The notes of the last step, without the lists they carry: kind and three fields."""
    flat = match.table.notes_of_step()
    notes = []
    while flat:
        told, flat = flat[:4], flat[4:]
        notes.append(told)
        flat = flat[told[1:][ITEMS[told[0]]] if told[0] in ITEMS else 0 :]
    return notes


PLAYS = [
    ("card_kept", "king", {"deck": "manor castle"}, "draw, keep manor"),
    ("card_kept", "king", {"deck": "manor castle", "cities": ["library"]}, "draw"),
    ("gold_laid", "artist", {"cities": ["tavern"], "seats": 5}, "embellish tavern"),
    ("card_stored", "king", {"cities": ["museum"], "hands": ["manor"]}, "museum manor"),
    ("card_to_hand", "wizard", {"hands": ["", "manor"]}, "peek 2, pick manor, hand"),
    ("district_recovered", "warlord", GRAVE, "destroy 2 tavern, recover"),
    ("recovery_declined", "warlord", GRAVE, "destroy 2 tavern, decline"),
    ("look_declined", "king", {"hands": ["lighthouse"]}, "gold, build lighthouse, decline"),
    ("deck_seen", "king", {"hands": ["lighthouse"]}, "gold, build lighthouse, look"),
    ("card_chosen", "king", {"hands": ["lighthouse"]}, "gold, build lighthouse, look, choose docks"),
    ("deck_shuffled", "king", {"hands": ["lighthouse"]}, "gold, build lighthouse, look, choose docks"),
    ("bell_declared", "king", {"hands": ["bell_tower"], "gold": [5]}, "gold, build bell_tower, declare"),
    ("bell_declined", "king", {"hands": ["bell_tower"], "gold": [5]}, "gold, build bell_tower, decline"),
    ("city_completed", "king", {"hands": ["tavern"], "options": {"end_at": 1}}, "gold, build tavern"),
    ("turn_ended", "king", {"others": "1 bishop"}, "gold, end"),
    ("rank_called", "king", {"others": "1 bishop"}, "gold, end"),
    ("character_revealed", "king", {"others": "1 bishop"}, "gold, end"),
    ("murdered_shown", "warlord", {"others": "1 king 2 assassin", "murdered": "king"}, "gold, end"),
    ("round_ended", "warlord", {}, "gold, end"),
    ("round_started", "warlord", {}, "gold, end"),
    ("characters_laid_up", "warlord", {}, "gold, end"),
    ("character_laid_down", "warlord", {}, "gold, end"),
    ("game_ended", "warlord", {"options": LAST}, "gold, end"),
]


def check_notes(match: Match, kind: str) -> None:
    notes = notes_of(match)
    assert note.IDS.index(kind) in {told[0] for told in notes}
    assert [told for told in notes if told[0] in ONE_FIELD and told[2:] != [0, 0]] == []
    assert [told for told in notes if told[0] in TWO_FIELDS and told[3] != 0] == []


@pytest.mark.parametrize(("kind", "role", "written", "moves"), PLAYS)
def test_notes_have_a_0_where_there_is_nothing_to_say(
    kind: str, role: str, written: dict[str, Any], moves: str
) -> None:
    match = at(role, **written)
    all_after(match, *moves.split(", "))
    check_notes(match, kind)


@pytest.mark.parametrize(
    ("kind", "seats", "options", "picks"),
    [
        ("game_started", 4, {}, 0),
        ("character_taken", 4, {}, 1),
        ("character_put_away", 2, {}, 3),
        ("character_put_away", 4, {}, 4),
        ("character_removed", 3, {"cast": NINE}, 3),
    ],
)
def test_notes_of_choosing_have_a_0_where_there_is_nothing_to_say(
    kind: str, seats: int, options: dict[str, Any], picks: int
) -> None:
    match = Match(CITADELS, seats, 1, options)
    for _ in range(picks):
        match.play(match.moves()[0])
    check_notes(match, kind)
