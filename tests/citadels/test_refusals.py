"""Why a move is not offered: the words, the id and the paragraph, at written tables."""

import random
from typing import Any

import pytest

from raenke.citadels.game import Citadels
from raenke.citadels.position import Position
from raenke.citadels.refusals import offered
from raenke.citadels.refusals import refused as all_refused
from raenke.core.errors import IllegalMove
from raenke.core.match import Match
from tests.citadels.random_play import STYLES, pick, random_options
from tests.citadels.table_talk import at

SEVEN = "manor castle palace church monastery cathedral market"
AT_THE_END = {"rank8_timing": "end_of_turn"}


def refused(match: Match, move: str) -> IllegalMove:
    refusal = match.why_not(match.to_move, move)
    assert refusal is not None, f"{move} is offered"
    return refusal


def told(match: Match, move: str) -> tuple[str, str]:
    refusal = refused(match, move)
    assert str(refusal).endswith(f" ({refusal.arguments['paragraph']})")
    assert refusal.arguments["move"] == move
    return refusal.reason.removeprefix("refusal-"), str(refusal)


def test_c3_3_only_who_decides_is_told_why_an_expected_move_is_not_offered() -> None:
    match = at("king", hands=["tavern castle"], gold=[1])
    match.play("gold")
    assert [(move, str(why)) for move, why in all_refused(match.view(0))] == [
        ("gold", "you have already taken the basic action (C3.3)"),
        ("draw", "you have already taken the basic action (C3.3)"),
        ("income", "you have no district of that colour (C3.3)"),
        ("build castle", "castle costs 4 and you have 3 gold (C3.3)"),
    ]
    assert [all_refused(match.view(seat)) for seat in (None, 1)] == [[], []]


# Decisions outside a turn


FOUR = Position(seats=4, phase="take", crown=1, face_up="thief merchant", face_down="bishop", picks="architect")
TWO = Position(seats=2, phase="put", face_down="bishop", picks="architect king")


@pytest.mark.parametrize(
    ("position", "move", "reason", "words"),
    [
        (FOUR, "take witch", "not-in-cast", "witch is not in the cast (C2.1)"),
        (FOUR, "take thief", "face-up", "thief is face up in the middle (C3.2)"),
        (FOUR, "take bishop", "not-handed", "bishop was not passed to you (C3.2)"),
        (FOUR, "take architect", "not-handed", "architect was not passed to you (C3.2)"),
        (FOUR, "put king", "now-take", "now take one of the characters passed to you (C3.2)"),
        (FOUR, "gold", "now-take", "now take one of the characters passed to you (C3.2)"),
        (TWO, "put king", "not-handed", "king was not passed to you (C3.2)"),
        (TWO, "put queen", "not-in-cast", "queen is not in the cast (C2.1)"),
        (TWO, "take thief", "now-put", "now set aside one of the characters passed to you (C3.2)"),
    ],
)
def test_c3_2_a_character_that_was_not_handed_on(position: Position, move: str, reason: str, words: str) -> None:
    assert told(Match.at(Citadels(), position), move) == (reason, words)


@pytest.mark.parametrize(
    ("role", "rest", "move", "reason", "words"),
    [
        ("king", {"phase": "keep", "drawn": "castle docks"}, "keep tavern", "now-keep",
         "now keep one of the cards you drew (C3.3)"),
        ("magician", {"phase": "discard", "discarded": 1, "hands": ["tavern"]}, "discard docks", "not-in-hand",
         "you do not hold docks (C3.4)"),
        ("magician", {"phase": "discard", "discarded": 1, "hands": ["tavern"]}, "build tavern", "now-discard",
         "now discard another card, or say done (C2.5)"),
        ("wizard", {"phase": "pick", "other": 1, "hands": ["docks", "tavern"]}, "pick docks", "now-pick",
         "now take a card from the hand you are looking at (C2.13)"),
        ("wizard", {"phase": "place", "card": "castle"}, "end", "now-place",
         "now take the card into your hand, or build it if you can pay for it (C2.13)"),
        ("emperor", {"phase": "crown", "crown": 2}, "gold", "now-crown",
         "now give the crown to another player (C2.14)"),
        ("emperor", {"phase": "ask", "other": 1, "hands": ["", "tavern"], "options": {
            "emperor_payment": "emperor_chooses"}}, "pay tavern", "now-ask",
         "now ask for gold or a card that the player has (C5.47)"),
        ("emperor", {"phase": "pay", "other": 1, "hands": ["docks", "tavern"], "options": {
            "emperor_payment": "receiver_chooses"}}, "pay docks", "now-pay",
         "now pay with gold or a card that you have (C5.47)"),
        ("warlord", {"phase": "recover", "other": 2, "card": "docks", "cities": ["", "graveyard"]}, "end",
         "now-recover", "now recover the district or decline (C1.9)"),
        ("diplomat", {"phase": "give", "other": 1, "card": "castle", "cities": ["palace tavern", "castle"]},
         "give tavern", "now-give", "now give one of your districts that can be swapped for it (C2.18)"),
        ("king", {"phase": "look", "cities": ["lighthouse"]}, "declare", "now-look",
         "now search the deck or decline (C1.15)"),
        ("king", {"phase": "choose", "cities": ["lighthouse"]}, "choose manor", "now-choose",
         "now choose a card from the deck (C1.15)"),
        ("king", {"phase": "declare", "cities": ["bell_tower"]}, "look", "now-declare",
         "now declare or decline (C1.22)"),
    ],
)  # fmt: skip
def test_c3_3_what_was_begun_is_brought_to_its_end(
    role: str, rest: dict[str, Any], move: str, reason: str, words: str
) -> None:
    assert told(at(role, **rest), move) == (reason, words)


@pytest.mark.parametrize(
    ("move", "reason", "words"),
    [
        ("crown 1", "own", "choose another player (C2.2)"),
        ("crown 3", "has-crown", "this player already has the crown (C2.14)"),
        ("crown 5", "no-seat", "there are 4 players (C3.1)"),
        ("crown 8", "no-seat", "there are 4 players (C3.1)"),
    ],
)
def test_c2_14_who_cannot_be_given_the_crown(move: str, reason: str, words: str) -> None:
    assert told(at("emperor", phase="crown", crown=2), move) == (reason, words)


@pytest.mark.parametrize(("cities", "price"), [([], 6), (["factory"], 5)], ids=["alone", "with a Factory"])
def test_c2_13_a_picked_card_that_is_too_dear(cities: list[str], price: int) -> None:
    refusal = refused(at("wizard", phase="place", card="library", cities=cities, gold=[4]), "city")
    assert (str(refusal), refusal.reason) == (f"library costs {price} and you have 4 gold (C2.13)", "refusal-price")
    assert refusal.arguments == {"move": "city", "paragraph": "C2.13", "price": price, "gold": 4}


@pytest.mark.parametrize("move", ["take king", "keep tavern", "crown 2", "look", "hand", "pay gold", "give tavern"])
def test_c3_3_nobody_asks_that_in_a_turn(move: str) -> None:
    verb, *_ = move.split()
    assert told(at("king", hands=["tavern"]), move) == ("not-asked", f"you are not asked to {verb} now (C3.3)")


# Turns cut short


@pytest.mark.parametrize(
    ("rest", "paragraph"),
    [({"murdered": "king", "cities": ["hospital"]}, "C1.26"), ({"others": "1 witch", "bewitched": "king"}, "C2.11")],
    ids=["murdered", "bewitched"],
)
def test_who_has_the_basic_action_only(rest: dict[str, Any], paragraph: str) -> None:
    match = at("king", hands=["tavern"], deck="", **rest)
    for move in ("income", "build tavern", "end", "museum tavern", "murder thief"):
        assert told(match, move) == ("lone", f"you only get the basic action ({paragraph})")
    assert told(match, "draw") == ("no-deck", "there are no cards to draw (C3.3)")


def test_c2_11_before_she_has_named_the_witch_has_the_basic_action_only() -> None:
    words = "until she names a character, the Witch only gets the basic action (C2.11)"
    first = at("witch", others="1 king", hands=["tavern"], deck="")
    for move in ("build tavern", "end", "income", "smithy"):
        assert told(first, move) == ("witch", words)
    assert told(first, "draw") == ("no-deck", "there are no cards to draw (C3.3)")
    assert told(first, "bewitch king") == ("basic-first", "take the basic action first (C2.11)")
    assert told(first, "bewitch emperor") == ("not-in-cast", "emperor is not in the cast (C2.2)")
    then = at("witch", others="1 king", hands=["tavern"], used="basic")
    assert told(then, "build tavern") == ("witch", words)
    assert told(then, "gold") == ("basic-done", "you have already taken the basic action (C3.3)")
    assert told(then, "bewitch witch") == ("own-character", "you cannot name your own character (C2.2)")


def test_c4_7_after_the_strike_only_the_end_is_left() -> None:
    struck: dict[str, Any] = {"used": "basic strike", "hands": ["tavern"], "cities": ["", "docks"]}
    last = at("warlord", options=AT_THE_END, **struck)
    for move in ("build tavern", "gold", "income", "destroy 2 docks"):
        assert told(last, move) == ("only-end", "after the strike you can only end your turn (C4.7)")
    any_time = at("warlord", **struck)
    assert told(any_time, "destroy 2 docks") == ("ability-done", "you have already used this ability (C2.2)")
    assert told(any_time, "gold") == ("basic-done", "you have already taken the basic action (C3.3)")
    before = at("warlord", options=AT_THE_END, used="basic")
    assert told(before, "gold") == ("basic-done", "you have already taken the basic action (C3.3)")


# A turn


@pytest.mark.parametrize(
    ("role", "rest", "move", "reason", "words"),
    [
        ("king", {"used": "basic"}, "draw", "basic-done", "you have already taken the basic action (C3.3)"),
        ("king", {"deck": ""}, "draw", "no-deck", "there are no cards to draw (C3.3)"),
        ("king", {}, "end", "basic-first", "take the basic action first (C3.3)"),
        ("navigator", {"used": "basic"}, "end", "must",
         "the Navigator must first take 4 gold or draw 4 cards (C2.17)"),
        ("thief", {}, "income", "no-income", "the thief has no income (C2.2)"),
        ("king", {"used": "income", "cities": ["manor"]}, "income", "income-done",
         "you have already taken your income (C2.2)"),
        ("king", {"used": "income", "cities": ["manor"], "options": {"witch_income": "basic_and_colour"}}, "income",
         "income-done",
         "you have already taken your income (C2.2)"),
        ("king", {"cities": ["temple"]}, "income", "nothing", "you have no district of that colour (C3.3)"),
    ],
)  # fmt: skip
def test_c3_3_what_the_turn_does_not_give(role: str, rest: dict[str, Any], move: str, reason: str, words: str) -> None:
    assert told(at(role, **rest), move) == (reason, words)


@pytest.mark.parametrize(
    ("role", "rest", "move", "reason", "words"),
    [
        ("king", {"used": "basic"}, "build tavern", "not-in-hand", "you do not hold tavern (C3.4)"),
        ("navigator", {"used": "basic", "hands": ["tavern"]}, "build tavern", "navigator",
         "the Navigator cannot build (C2.17)"),
        ("king", {"hands": ["tavern"]}, "build tavern", "basic-first", "take the basic action before you build (C3.3)"),
        ("king", {"used": "basic", "built": 1, "hands": ["tavern"]}, "build tavern", "built",
         "you have already built 1 this turn (C3.3)"),
        ("architect", {"used": "basic", "built": 3, "hands": ["tavern"]}, "build tavern", "built",
         "you have already built 3 this turn (C3.3)"),
        ("architect", {"used": "basic", "built": 2, "hands": ["castle"]}, "build castle", "price",
         "castle costs 4 and you have 2 gold (C3.3)"),
        ("king", {"used": "basic", "hands": ["manor"]}, "build manor", "price",
         "manor costs 3 and you have 2 gold (C3.3)"),
        ("king", {"used": "basic", "hands": ["keep"]}, "build keep", "price",
         "keep costs 3 and you have 2 gold (C3.3)"),
        ("king", {"used": "basic", "hands": ["keep"], "gold": [1], "cities": ["factory"]}, "build keep", "price",
         "keep costs 2 and you have 1 gold (C3.3)"),
        ("king", {"used": "basic", "hands": ["keep"], "cities": ["factory keep"]}, "build keep", "twice",
         "your city already has keep (C3.4)"),
        ("king", {"used": "basic", "hands": ["manor"], "cities": ["factory"]}, "build manor", "price",
         "manor costs 3 and you have 2 gold (C3.3)"),
        ("king", {"used": "basic", "hands": ["market"], "cities": ["market"]}, "build market", "twice",
         "your city already has market (C3.4)"),
        ("king", {"used": "basic", "hands": ["market"], "cities": ["market quarry market"]}, "build market", "quarry",
         "your city already has a duplicate (C1.21)"),
        ("king", {"used": "basic", "hands": ["market"], "cities": ["market", "quarry"]}, "build market", "twice",
         "your city already has market (C3.4)"),
    ],
)  # fmt: skip
def test_c3_4_what_cannot_be_built(role: str, rest: dict[str, Any], move: str, reason: str, words: str) -> None:
    assert told(at(role, **rest), move) == (reason, words)


# Characters


@pytest.mark.parametrize(
    ("move", "owner", "paragraph"),
    [
        ("murder king", "assassin", "C2.3"), ("rob king", "thief", "C2.4"), ("exchange 2", "magician", "C2.5"),
        ("discard tavern", "magician", "C2.5"), ("bonus", "merchant", "C2.8"), ("cards", "architect", "C2.9"),
        ("destroy 2 tavern", "warlord", "C2.10"), ("bewitch king", "witch", "C2.11"), ("peek 2", "wizard", "C2.13"),
        ("levy", "abbot", "C2.15"), ("navigate gold", "navigator", "C2.17"), ("trade 2 tavern", "diplomat", "C2.18"),
        ("embellish tavern", "artist", "C2.19"),
    ],
)  # fmt: skip
def test_c2_2_an_ability_of_another_character(move: str, owner: str, paragraph: str) -> None:
    assert told(at("bishop", hands=["tavern", "docks"]), move) == (
        "character", f"only the {owner} can do that ({paragraph})",
    )  # fmt: skip


@pytest.mark.parametrize(
    ("role", "used", "move"),
    [
        ("merchant", "bonus", "bonus"), ("assassin", "ability", "murder king"), ("thief", "ability", "rob king"),
        ("magician", "ability", "exchange 2"), ("warlord", "strike", "destroy 2 docks"),
        ("diplomat", "strike", "trade 2 docks"), ("navigator", "ability", "navigate gold"),
    ],
)  # fmt: skip
def test_c2_2_an_ability_is_used_once(role: str, used: str, move: str) -> None:
    match = at(role, used=used, hands=["tavern", "market"], cities=["manor", "docks"])
    assert told(match, move) == ("ability-done", "you have already used this ability (C2.2)")


@pytest.mark.parametrize(
    ("role", "rest", "move", "reason", "words"),
    [
        ("assassin", {}, "murder witch", "not-in-cast", "witch is not in the cast (C2.2)"),
        ("assassin", {}, "murder assassin", "own-character", "you cannot name your own character (C2.2)"),
        ("thief", {}, "rob assassin", "not-to-rob", "the assassin cannot be robbed (C2.4)"),
        ("thief", {}, "rob thief", "own-character", "you cannot name your own character (C2.2)"),
        ("thief", {"murdered": "king"}, "rob king", "not-to-rob",
         "the king is murdered or bewitched and cannot be robbed (C2.4)"),
        ("magician", {"hands": ["tavern"]}, "exchange 1", "own", "choose another player (C2.2)"),
        ("magician", {"hands": ["tavern"]}, "exchange 5", "no-seat", "there are 4 players (C3.1)"),
        ("magician", {}, "exchange 2", "nothing", "that would change nothing (C2.5)"),
        ("magician", {"hands": ["tavern"]}, "discard docks", "not-in-hand", "you do not hold docks (C3.4)"),
        ("magician", {"hands": ["tavern"], "deck": ""}, "discard tavern", "no-deck",
         "there are no cards to draw (C3.3)"),
        ("wizard", {}, "peek 2", "nothing", "this player has no cards (C2.13)"),
        ("wizard", {"crown": 1}, "peek 2", "nothing", "this player has no cards (C2.13)"),
        ("architect", {"deck": ""}, "cards", "no-deck", "there are no cards to draw (C3.3)"),
        ("abbot", {}, "levy", "richest", "no single other player has the most gold (C2.15)"),
        ("navigator", {"deck": ""}, "navigate cards", "no-deck", "there are no cards to draw (C3.3)"),
        ("artist", {"cities": ["tavern"], "embellished": 2}, "embellish tavern", "ability-done",
         "you have already beautified two districts (C2.19)"),
        ("artist", {"cities": ["tavern*"], "embellished": 1}, "embellish tavern", "gold-there",
         "there is already gold on your tavern (C2.19)"),
        ("artist", {"cities": ["", "tavern"]}, "embellish tavern", "not-there",
         "there is no tavern in your city (C2.19)"),
        ("artist", {"cities": ["tavern"], "gold": [0]}, "embellish tavern", "price",
         "gold on a district costs 1 and you have 0 gold (C2.19)"),
        ("artist", {"cities": ["tavern*"], "gold": [1]}, "embellish tavern", "gold-there",
         "there is already gold on your tavern (C2.19)"),
    ],
)  # fmt: skip
def test_c2_2_what_an_ability_cannot_do(role: str, rest: dict[str, Any], move: str, reason: str, words: str) -> None:
    assert told(at(role, **rest), move) == (reason, words)


WALLED = ["", "great_wall manor castle*"]


@pytest.mark.parametrize(
    ("rest", "move", "reason", "words"),
    [
        ({}, "destroy 5 tavern", "no-seat", "there are 4 players (C3.1)"),
        ({}, "destroy 4 tavern", "not-there", "there is no tavern in that city (C2.10)"),
        ({"cities": ["tavern"]}, "destroy 1 tavern", "own", "choose another player's district (C2.10)"),
        ({"options": {"warlord_own": "yes"}}, "destroy 1 tavern", "not-there",
         "there is no tavern in that city (C2.10)"),
        ({"cities": ["keep"], "options": {"warlord_own": "yes"}}, "destroy 1 keep", "keep",
         "the Keep cannot be destroyed or taken (C1.5)"),
        ({"cities": ["", "tavern"], "options": AT_THE_END}, "destroy 2 tavern", "end-of-turn",
         "you can only do that at the end of your turn (C4.7)"),
        ({"options": AT_THE_END, "used": "basic"}, "destroy 2 tavern", "not-there",
         "there is no tavern in that city (C2.10)"),
        ({"cities": ["", "tavern*"]}, "destroy 2 tavern", "not-there", "there is no tavern in that city (C2.10)"),
        ({"cities": ["", "tavern"]}, "destroy 2 tavern*", "not-there", "there is no tavern* in that city (C2.10)"),
        ({"cities": ["", "tavern"], "others": "1 bishop"}, "destroy 2 tavern", "bishop",
         "the Bishop protects this city (C2.7)"),
        ({"cities": ["", f"{SEVEN} tavern"]}, "destroy 2 tavern", "complete", "this city is complete (C2.10)"),
        ({"cities": ["", "keep*"]}, "destroy 2 keep*", "keep", "the Keep cannot be destroyed or taken (C1.5)"),
        ({"cities": ["", "castle"]}, "destroy 2 castle", "price",
         "to destroy castle costs 3 and you have 2 gold (C2.10)"),
        ({"cities": ["", "manor"], "gold": [1]}, "destroy 2 manor", "price",
         "to destroy manor costs 2 and you have 1 gold (C2.10)"),
        ({"cities": ["", "castle*"]}, "destroy 2 castle*", "price",
         "to destroy castle* costs 4 and you have 2 gold (C2.10)"),
        ({"cities": WALLED}, "destroy 2 manor", "price", "to destroy manor costs 3 and you have 2 gold (C2.10)"),
        ({"cities": WALLED}, "destroy 2 castle*", "price", "to destroy castle* costs 5 and you have 2 gold (C2.10)"),
        ({"cities": WALLED}, "destroy 2 great_wall", "price",
         "to destroy great_wall costs 5 and you have 2 gold (C2.10)"),
    ],
)  # fmt: skip
def test_c2_10_what_the_warlord_cannot_destroy(rest: dict[str, Any], move: str, reason: str, words: str) -> None:
    assert told(at("warlord", **rest), move) == (reason, words)


def test_c2_18_what_the_diplomat_cannot_take() -> None:
    match = at("diplomat", cities=["temple", "castle keep"], options={"warlord_own": "yes"})
    assert told(match, "trade 1 temple") == ("own", "choose another player's district (C2.18)")
    assert told(match, "trade 2 docks") == ("not-there", "there is no docks in that city (C2.18)")
    assert told(match, "trade 2 keep") == ("keep", "the Keep cannot be destroyed or taken (C1.5)")
    words = "you have nothing to swap for castle (C2.18)"
    assert told(match, "trade 2 castle") == ("nothing-to-give", words)


def test_c4_18_whom_the_thief_may_not_name() -> None:
    match = at("thief", others="1 assassin", murdered="king", options={"thief_spares": "assassin"})
    assert told(match, "rob assassin") == ("not-to-rob", "the assassin cannot be robbed (C2.4)")
    assert "rob king" in match.moves()
    match = at("witch", others="1 thief", options={"thief_spares": "assassin"})
    for move in ("gold", "bewitch thief", "gold"):
        match.play(move)
    assert told(match, "rob witch")[0] == "own-character"
    assert told(match, "rob thief")[0] == "own-character"


def test_c4_20_a_complete_city_holds_the_warlord_back_everywhere() -> None:
    cities = ["", "tavern", f"{SEVEN} temple"]
    match = at("warlord", cities=cities, gold=[9], options={"warlord_eight": "anybody"})
    words = "nothing is destroyed while a city is complete (C4.20)"
    assert told(match, "destroy 2 tavern") == ("any-complete", words)
    assert told(match, "destroy 3 palace") == ("complete", "this city is complete (C2.10)")
    assert told(match, "destroy 2 temple")[0] == "not-there"


def test_c4_25_the_witch_has_no_income_that_was_taken() -> None:
    options = {"witch_income": "basic_and_colour"}
    match = at("witch", others="1 merchant", cities=["tavern", "docks"], options=options)
    for move in ("gold", "bewitch merchant"):
        match.play(move)
    while match.to_move != 1 or match.moves() != ["gold", "draw"]:
        match.play(next(move for move in ("end", "gold") if move in match.moves()))
    match.play("gold")
    assert told(match, "income") == ("income-taken", "the bewitched player has taken this income (C4.25)")


# Districts that work


@pytest.mark.parametrize(
    ("rest", "move", "reason", "words"),
    [
        ({"hands": ["tavern"]}, "laboratory tavern", "not-there", "there is no laboratory in your city (C1.6)"),
        ({"hands": ["tavern"], "cities": ["laboratory"], "used": "laboratory"}, "laboratory tavern", "worked",
         "your laboratory has already worked this turn (C1.3)"),
        ({"cities": ["laboratory"]}, "laboratory tavern", "not-in-hand", "you do not hold tavern (C3.4)"),
        ({"cities": ["museum"]}, "museum tavern", "not-in-hand", "you do not hold tavern (C3.4)"),
        ({"cities": ["smithy"]}, "smithy", "price", "the smithy costs 3 and you have 2 gold (C1.7)"),
        ({"cities": ["smithy"], "gold": [3], "deck": ""}, "smithy", "no-deck", "there are no cards to draw (C3.3)"),
        ({"cities": ["smithy"], "gold": [1], "options": {"smithy": "2_for_3"}}, "smithy", "price",
         "the smithy costs 2 and you have 1 gold (C1.7)"),
        ({"cities": ["smithy"], "deck": "", "options": {"smithy": "2_for_3"}}, "smithy", "no-deck",
         "there are no cards to draw (C3.3)"),
        ({"cities": ["", "tavern"]}, "armory 2 tavern", "not-there", "there is no armory in your city (C1.16)"),
        ({"cities": ["armory"]}, "armory 5 tavern", "no-seat", "there are 4 players (C3.1)"),
        ({"cities": ["armory"]}, "armory 1 armory", "own", "choose a district in another city (C1.16)"),
        ({"cities": ["armory"]}, "armory 4 tavern", "not-there", "there is no tavern in that city (C1.16)"),
        ({"cities": ["armory", f"{SEVEN} tavern"], "options": {"armory": "incomplete"}}, "armory 2 tavern", "complete",
         "this city is complete (C4.12)"),
    ],
)  # fmt: skip
def test_c1_3_what_a_district_cannot_do(rest: dict[str, Any], move: str, reason: str, words: str) -> None:
    assert told(at("bishop", **rest), move) == (reason, words)


# Other seats


def test_c3_6_when_the_game_is_over_nothing_is_offered() -> None:
    match = Match.at(Citadels(), Position(seats=4, phase="over"))
    for seat in (None, 0):
        refusal = match.why_not(seat, "gold")
        assert (str(refusal), refusal and refusal.reason) == ("the game is over (C3.6)", "refusal-over")


def test_c3_3_only_who_decides_is_offered_something() -> None:
    match = at("king", seats=4)
    for seat in (None, 1, 2, 3):
        assert offered(match.view(seat)) == []
        refusal = match.why_not(seat, "gold")
        assert refusal is not None
        assert (str(refusal), refusal.reason) == ("seat 1 decides now (C3.3)", "refusal-not-your-turn")
        assert refusal.arguments == {"seat": 0, "paragraph": "C3.3"}
    assert offered(match.view(0)) == match.moves()
    assert match.why_not(0, " GOLD ") is None


@pytest.mark.parametrize("seats", range(2, 9))
def test_c3_3_what_a_view_offers_is_what_the_table_offers(seats: int) -> None:
    for seed in range(6):
        rng = random.Random(seed * 8 + seats)
        match = Match(Citadels(), seats, seed=seed, options=random_options(rng, seats))
        style = rng.choice([*STYLES])
        while not match.over and len(match.history) < 150:
            assert offered(match.view(match.to_move)) == match.moves()
            match.play(pick(rng, style, match.moves()))


def test_a_text_that_is_no_move_names_near_moves() -> None:
    refusal = refused(at("king"), "golt")
    assert refusal.reason == "refusal-no-move"
    assert refusal.arguments == {"near": ["gold", "draw"]}
    assert str(refusal) == "'golt' is not a move; did you mean gold or draw?"
