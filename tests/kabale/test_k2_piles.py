"""K2.8: piles and hands run out, each with a position and the exact events that follow."""

import pytest

from raenke.core.event import to_dict
from tests.kabale.table_talk import (
    after,
    at,
    discard,
    hand,
    pile,
)

# K2.8: piles run out


def test_k2_8_a_draw_from_an_empty_pile_first_shuffles_the_discard_pile() -> None:
    match = at("music 5:", "trade 5:", hands=["queen"], discards=["witch"])
    assert after(match, "lay queen 1") == ["0 lays queen in c0", "0 shuffles witch", "0 draws witch"]
    assert (hand(match, 0), pile(match, 0), discard(match, 0)) == ({"witch"}, [], set())


def test_k2_8_the_new_pile_is_drawn_in_the_order_it_was_shuffled_to() -> None:
    match = at("music 5:", "trade 5:", hands=["queen"], discards=["witch wizard dragon romeo"])
    shuffled, drawn = [to_dict(event) for event in match.play("lay queen 1")][1:]
    assert sorted(shuffled["cards"]) == ["dragon", "romeo", "witch", "wizard"]
    assert drawn == {"type": "card_drawn", "seat": 0, "card": shuffled["cards"][0]}
    assert pile(match, 0) == shuffled["cards"][1:]


def test_k2_8_only_the_own_discard_pile_is_shuffled() -> None:
    match = at("music 5:", "trade 5:", hands=["queen"], discards=["witch", "romeo beggar"])
    match.play("lay queen 1")
    assert discard(match, 1) == {"romeo", "beggar"}


def test_k2_8_and_only_when_a_draw_is_due() -> None:
    match = at("music 5:", "trade 5:", hands=["queen"], piles=["dragon"], discards=["witch"])
    assert after(match, "lay queen 1") == ["0 lays queen in c0", "0 draws dragon"]
    assert (pile(match, 0), discard(match, 0)) == ([], {"witch"})


def test_k2_8_with_both_empty_there_is_no_draw() -> None:
    match = at("music 5:", "trade 5:")
    assert after(match, "lay queen 1") == ["0 lays queen in c0"]
    assert hand(match, 0) == {"juliet"}


def test_k2_8_a_card_killed_in_this_turn_can_be_drawn_again() -> None:
    match = at("music 5: 1 assassin down", "trade 5:", hands=["queen"])
    assert after(match, "lay queen 1") == [
        "0 lays queen in c0",
        "1:assassin revealed in c0 at 0",
        "0:queen killed in c0",
        "0 shuffles queen",
        "0 draws queen",
    ]


def test_k2_8_a_player_with_an_empty_hand_is_skipped() -> None:
    match = at("music 5:", "music 4:", "trade 5:", "trade 4:", hands=["queen juliet", "", "", "queen"])
    assert after(match, "lay queen 1") == ["0 lays queen in c0", "1 skipped", "2 skipped"]
    assert match.to_move == 3


def test_k2_8_a_skipped_player_draws_nothing_even_from_a_discard_pile() -> None:
    match = at("music 5:", "trade 5:", "trade 4:", hands=["queen juliet", "", "queen"], discards=["", "king"])
    assert after(match, "lay queen 1") == ["0 lays queen in c0", "1 skipped"]
    assert (hand(match, 1), discard(match, 1)) == (set(), {"king"})


def test_k2_8_the_last_player_with_cards_goes_on_alone() -> None:
    match = at("music 5:", "trade 5:", "trade 4:", hands=["queen juliet", "", ""])
    assert after(match, "lay queen 1") == ["0 lays queen in c0", "1 skipped", "2 skipped"]
    assert match.to_move == 0
    assert after(match, "lay juliet 2")[:2] == ["0 lays juliet in c1", "round 1 ends: 0:queen | 0:juliet | -"]


def test_k2_8_the_round_ends_as_soon_as_all_hands_are_empty_and_is_awarded_as_it_lies() -> None:
    match = at("music 5: 1 king up", "trade 5:", hands=["queen", ""], goal_pile="music 4, trade 4")
    lines = after(match, "lay queen 1")
    assert lines[:4] == [
        "0 lays queen in c0",
        "round 1 ends: 1:king 0:queen | -",
        "c0 music 5 to 1 (0=16 1=20)",
        "c1 trade 5 to nobody ()",
    ]
    assert lines[-1] == "round 2 begins with 1: music 4, trade 4"


def test_k2_8_the_card_above_the_last_of_all_cards_is_still_revealed() -> None:
    """The hands are empty only after the turn: the goals are not fulfilled when the card is laid."""
    match = at("music 5: 1 storm down", "trade 5:", hands=["queen", ""])
    assert after(match, "lay queen 1")[:4] == [
        "0 lays queen in c0",
        "1:storm revealed in c0 at 0",
        "c0 closed",
        "round 1 ends: 1:storm 0:queen | -",
    ]


def test_k2_8_a_slipped_card_may_be_the_last_of_all_cards() -> None:
    match = at(
        "music 5: 2 cloak down",
        "trade 5:",
        "trade 4:",
        hands=["queen", "", "prince"],
        goal_pile="music 4, trade 3, trade 2",
    )
    lines = after(match, "lay queen 1", "cloak prince")
    assert lines[:2] == ["2 cloaks prince in c0", "round 1 ends: 2:cloak 2:prince 0:queen | - | -"]
    assert lines[-1] == "1 skipped", "seat 1 has no card in this game"
    assert lines[-2] == "round 2 begins with 1: music 4, trade 3, trade 2"
    assert match.to_move == 2


@pytest.mark.parametrize("last", range(3))
def test_k2_8_the_player_left_of_the_one_who_laid_last_starts_the_next_round(last: int) -> None:
    hands = ["", "", ""]
    hands[last] = "queen"
    match = at(
        "music 5: 0 king up, 1 king up, 2 king up",
        "trade 5:",
        "trade 4:",
        hands=hands,
        to_lay=last,
        goal_pile="music 4, trade 3, trade 2",
    )
    assert after(match, "lay queen 1")[-1] == f"round 2 begins with {(last + 1) % 3}: music 4, trade 3, trade 2"


def test_k2_8_hands_are_filled_up_to_three_at_the_start_of_a_round() -> None:
    match = at(
        "music 1: 1 king up",
        "trade 1:",
        "fencing 1: 2 king up",
        hands=["queen juliet", "witch", "wizard romeo beggar"],
        piles=["dragon squire", "prince hermit merchant", "cardinal"],
        goal_pile="music 5, trade 5, religion 5",
    )
    assert after(match, "lay queen 2") == [
        "0 lays queen in c1",
        "0 draws dragon",
        "round 1 ends: 1:king | 0:queen | 2:king",
        "c0 music 1 to 1 (1=20)",
        "c1 trade 1 to 0 (0=16)",
        "c2 fencing 1 to 2 (2=20)",
        "0 draws squire",
        "1 draws prince",
        "1 draws hermit",
        "round 2 begins with 1: music 5, trade 5, religion 5",
    ]


def test_k2_8_filled_up_after_the_allies_went_to_the_discard_piles() -> None:
    match = at(
        "music 1: 1 king up",
        "trade 1:",
        hands=["queen", "witch"],
        piles=["", "romeo"],
        goal_pile="music 5, trade 5",
    )
    assert after(match, "lay queen 2") == [
        "0 lays queen in c1",
        "round 1 ends: 1:king | 0:queen",
        "c0 music 1 to 1 (1=20)",
        "c1 trade 1 to 0 (0=16)",
        "0 shuffles queen",
        "0 draws queen",
        "1 draws romeo",
        "1 shuffles king",
        "1 draws king",
        "round 2 begins with 1: music 5, trade 5",
    ]
    assert [hand(match, seat) for seat in (0, 1)] == [{"queen"}, {"witch", "romeo", "king"}]


def test_k2_8_no_pile_is_shuffled_for_a_full_hand() -> None:
    match = at(
        "music 1: 1 king up",
        "trade 1:",
        hands=["queen juliet romeo", "witch wizard dragon"],
        piles=["beggar"],
        goal_pile="music 5, trade 5",
    )
    match.play("lay queen 2")
    assert (pile(match, 0), discard(match, 0)) == ([], {"queen"})


def test_k2_8_a_starter_without_any_card_is_skipped() -> None:
    match = at("music 1: 0 king up", "trade 1:", hands=["queen juliet romeo", ""], goal_pile="music 5, trade 5")
    assert after(match, "lay queen 2")[-2:] == ["round 2 begins with 1: music 5, trade 5", "1 skipped"]
    assert match.to_move == 0
