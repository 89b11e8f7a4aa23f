"""K5.17 to K5.22: the readings of the other texts in play, and the editions made of them."""

from typing import Any

import pytest

from raenke import Match
from raenke.core.event import to_dict
from raenke.kabale.options import EDITIONS, PRESETS, options_of
from raenke.kabale.position import position_of
from raenke.kabale.refusals import refused, why_not
from tests.kabale.columns import expect
from tests.kabale.table_talk import after, at, choices, columns, discard, hand

KILLS: dict[str, Any] = {"assassin": "kills_revealed"}
FULFILS: dict[str, Any] = {"storm": "fulfils"}
MUST: dict[str, Any] = {"cloak": "must"}
ENDER: dict[str, Any] = {"next_start": "left_of_ender"}
AFTER: dict[str, Any] = {"round_end": "after_action"}
COMING = "music 5, trade 5, religion 5"


# K5.17: the Assassin kills what he reveals


@pytest.mark.parametrize("card", ["king", "explorer", "storm", "cloak", "traitor", "assassin"])
def test_k5_17_the_card_is_killed_before_it_works(card: str) -> None:
    match = at(f"music 5: 1 {card} down", "trade 5:", hands=["assassin queen"], options=KILLS)
    assert after(match, "lay assassin 1") == [
        "0 lays assassin in c0",
        f"1:{card} revealed in c0 at 0",
        "0:assassin revealed in c0 at 1",
        f"1:{card} killed in c0",
    ]
    assert columns(match) == ["music 5: 0 assassin up", "trade 5:"]
    assert discard(match, 1) == {card}
    assert choices(match)[0] == 1


def test_k5_17_a_card_of_his_own_player_is_killed_too() -> None:
    match = at("music 5: 0 king down", "trade 5:", hands=["assassin queen"], options=KILLS)
    assert "0:king killed in c0" in after(match, "lay assassin 1")


def test_k5_17_the_cards_above_stay_and_nothing_more_is_revealed() -> None:
    match = at("music 5: 1 storm down, 1 king down", "trade 5:", hands=["assassin queen"], options=KILLS)
    after(match, "lay assassin 1")
    assert columns(match)[0] == "music 5: 1 storm down, 0 assassin up"


@pytest.mark.parametrize("above", ["", " 1 king up", " 1 cloak up, 1 king cloaked"])
def test_k5_17_an_assassin_that_reveals_nothing_stays_face_down(above: str) -> None:
    match = at(f"music 5:{above}", "trade 5:", hands=["assassin queen"], options=KILLS)
    assert after(match, "lay assassin 1") == ["0 lays assassin in c0"]
    assert columns(match)[0].endswith("0 assassin down")


def test_k5_17_revealed_by_another_card_he_does_nothing() -> None:
    match = at("music 5: 1 assassin down", "trade 5:", options=KILLS)
    assert after(match, "lay queen 1") == ["0 lays queen in c0", "1:assassin revealed in c0 at 0"]
    assert columns(match)[0] == "music 5: 1 assassin up, 0 queen down"


def test_k5_17_an_explorer_that_lands_below_him_is_safe() -> None:
    match = at("music 5: 1 explorer down", "trade 5: 1 assassin down", options=KILLS)
    assert after(match, "lay queen 1") == [
        "0 lays queen in c0",
        "1:explorer revealed in c0 at 0",
        "1:explorer goes from c0 to c1",
        "1:assassin revealed in c1 at 0",
    ]


def test_k5_17_a_card_laid_below_the_face_up_assassin_reveals_nothing() -> None:
    match = at("music 5: 1 king down", "trade 5:", hands=["assassin queen", "queen"], options=KILLS)
    assert after(match, "lay assassin 1", "lay queen 1")[:2] == ["1 lays queen in c0", "1 shuffles king"]


def test_k5_17_if_he_ends_the_round_nobody_is_killed() -> None:
    match = at("music 2: 1 king down", "trade 1: 1 witch up", hands=["assassin queen"], options=KILLS)
    assert after(match, "lay assassin 1")[1] == "round 1 ends: 1:king 0:assassin | 1:witch"


def test_k5_17_with_after_action_the_killing_may_undo_the_last_goal() -> None:
    match = at("music 2: 1 king down", "trade 1: 1 witch up", hands=["assassin queen"], options={**KILLS, **AFTER})
    assert after(match, "lay assassin 1")[-1] == "1:king killed in c0"
    assert not match.over


def test_k5_17_a_killed_card_may_be_drawn_again_in_the_same_turn() -> None:
    match = at("music 5: 0 king down", "trade 5:", hands=["assassin"], options=KILLS)
    assert after(match, "lay assassin 1")[-2:] == ["0 shuffles king", "0 draws king"]


def test_k5_17_everybody_sees_the_assassin_that_killed() -> None:
    match = at("music 5: 1 king down", "trade 5:", hands=["assassin queen"], options=KILLS)
    match.play("lay assassin 1")
    (ally,) = match.view(1).columns[0]
    assert (ally.card, ally.face) == ("assassin", "up")


# K5.18: the Storm fulfils and does not close


def test_k5_18_the_goal_is_fulfilled_and_the_column_stays_open() -> None:
    match = at("music 5: 1 storm down", "trade 5:", hands=["queen juliet", "king"], options=FULFILS)
    assert after(match, "lay queen 1") == ["0 lays queen in c0", "1:storm revealed in c0 at 0", "c0 closed"]
    assert choices(match) == (1, {"lay king 1", "lay king 2"})
    assert match.view(0).fulfilled == [0]
    assert after(match, "lay king 1") == ["1 lays king in c0", "0:queen revealed in c0 at 1"]


def test_k5_18_explorers_stop_there() -> None:
    match = at("music 5: 1 explorer down", "trade 5 closed: 1 storm up, 1 king down", "religion 5:", options=FULFILS)
    assert after(match, "lay queen 1")[2:] == ["1:explorer goes from c0 to c1", "1:king revealed in c1 at 1"]


def test_k5_18_it_may_end_the_round() -> None:
    match = at("music 5: 1 storm down", "trade 1: 1 king up", options=FULFILS)
    assert "round 1 ends: 1:storm 0:queen | 1:king" in after(match, "lay queen 1")


def test_k5_18_a_second_storm_in_the_column_does_nothing() -> None:
    match = at("music 5 closed: 1 storm up, 0 storm down", "trade 5:", options=FULFILS)
    assert after(match, "lay queen 1") == ["0 lays queen in c0", "0:storm revealed in c0 at 1"]


def test_k5_18_it_stays_with_the_column_when_goals_are_swapped() -> None:
    match = at("music 5 closed: 1 storm up", "trade 1: 0 traitor down", "religion 5:", options=FULFILS)
    after(match, "lay queen 2", "swap 1")
    assert match.view(0).fulfilled == [0]


def test_k5_18_with_every_column_stormed_but_one_that_one_need_not_be_laid_in() -> None:
    match = at("music 5 closed: 1 storm up", "trade 5 closed: 0 storm up", "religion 5:", options=FULFILS)
    assert {move.split()[2] for move in match.moves()} == {"1", "2", "3"}


# K5.19: the Cloak must


def test_k5_19_the_owner_must_slip_a_card_in() -> None:
    match = at("music 5: 1 cloak down", "trade 5:", hands=["queen juliet", "king witch"], options=MUST)
    after(match, "lay queen 1")
    assert choices(match) == (1, {"cloak king", "cloak witch"})


def test_k5_19_one_card_is_slipped_in_by_a_move_too() -> None:
    match = at("music 5: 1 cloak down", "trade 5:", hands=["queen juliet", "king"], options=MUST)
    after(match, "lay queen 1")
    assert choices(match) == (1, {"cloak king"})
    assert after(match, "cloak king") == ["1 cloaks king in c0", "1 skipped"]
    assert hand(match, 1) == set()


def test_k5_19_with_an_empty_hand_there_is_no_choice() -> None:
    match = at("music 5: 1 cloak down", "trade 5:", hands=["queen juliet", ""], options=MUST)
    assert after(match, "lay queen 1")[1:] == ["1:cloak revealed in c0 at 0", "1 skipped"]


def test_k5_19_a_traitor_may_still_be_declined() -> None:
    match = at("music 5: 1 traitor down", "trade 5:", options=MUST)
    after(match, "lay queen 1")
    assert choices(match) == (1, {"swap 2", "decline"})


def test_k5_19_declining_is_refused_with_its_paragraph() -> None:
    match = at("music 5: 1 cloak down", "trade 5:", hands=["queen juliet", "king"], options=MUST)
    after(match, "lay queen 1")
    refusal = why_not(match.view(1), "decline")
    assert refusal is not None
    assert (str(refusal), refusal.reason) == ("you must slip a card under the Cloak (K5.19)", "refusal-cloak-must")
    assert [move for move, _ in refused(match.view(1))] == ["decline"]


# K5.20: who ends the round


def next_first(match: Match, *moves: str) -> int:
    (started,) = [to_dict(event) for event in play(match, *moves) if to_dict(event)["type"] == "round_started"]
    first = started["first"]
    assert isinstance(first, int)
    assert match.to_move == first
    return first


def play(match: Match, *moves: str) -> list[Any]:
    return [event for move in moves for event in match.play(move)]


HANDS = ["queen juliet king", "queen juliet king", "queen juliet king"]


def three(*columns: str, **options: str) -> Match:
    return at(*columns, hands=HANDS, piles=["witch"] * 3, goal_pile=COMING, options=options)


@pytest.mark.parametrize(("next_start", "first"), [("left_of_active", 1), ("left_of_ender", 1)])
def test_k5_20_who_laid_the_last_card_ended_the_round(next_start: str, first: int) -> None:
    match = three("music 1:", "trade 1: 1 prince up", "religion 1: 2 prince up", next_start=next_start)
    assert next_first(match, "lay queen 1") == first


@pytest.mark.parametrize(("next_start", "first"), [("left_of_active", 1), ("left_of_ender", 2)])
def test_k5_20_who_owns_the_explorer_that_landed(next_start: str, first: int) -> None:
    match = three("music 1: 1 explorer down", "trade 1:", "religion 1: 2 prince up", next_start=next_start)
    assert next_first(match, "lay queen 1") == first


@pytest.mark.parametrize(("next_start", "first"), [("left_of_active", 1), ("left_of_ender", 0)])
def test_k5_20_who_owns_the_storm_that_closed(next_start: str, first: int) -> None:
    match = three("music 5: 2 storm down", "trade 1: 1 prince up", "religion 1: 2 prince up", next_start=next_start)
    assert next_first(match, "lay queen 1") == first


@pytest.mark.parametrize(("next_start", "first"), [("left_of_active", 1), ("left_of_ender", 0)])
def test_k5_20_who_slipped_the_last_card_in(next_start: str, first: int) -> None:
    match = three("music 3: 2 cloak down", "trade 1: 1 prince up", "religion 1: 2 prince up", next_start=next_start)
    assert next_first(match, "lay queen 1", "cloak king") == first


@pytest.mark.parametrize(("next_start", "first"), [("left_of_active", 1), ("left_of_ender", 2)])
def test_k5_20_who_swapped_the_goals(next_start: str, first: int) -> None:
    match = three("music 1: 1 traitor down", "trade 2: 1 prince up", "religion 1: 2 prince up", next_start=next_start)
    assert next_first(match, "lay queen 1", "swap 2") == first


def test_k5_20_after_the_action_the_last_of_these_decides() -> None:
    columns = ("music 1: 1 explorer down", "trade 1:", "religion 1: 2 prince up")
    assert next_first(three(*columns, **ENDER, **AFTER), "lay queen 1") == 2
    columns = ("music 2: 2 cloak down", "trade 1: 1 prince up", "religion 1: 2 prince up")
    assert next_first(three(*columns, **ENDER, **AFTER), "lay queen 1", "cloak king") == 0
    assert next_first(three(*columns, **ENDER, **AFTER), "lay queen 1", "decline") == 1


def test_k5_20_who_declines_ends_nothing_and_the_explorer_that_landed_before_does() -> None:
    columns = ("music 1: 1 explorer down", "trade 2: 2 cloak down", "religion 1: 2 prince up")
    assert next_first(three(*columns, **ENDER, **AFTER), "lay queen 1", "decline") == 2


def test_k5_20_a_slipped_card_that_shares_the_cloaks_place_is_still_a_choice() -> None:
    columns = ("music 2: 2 cloak down", "trade 1: 1 prince up", "religion 1: 2 prince up")
    options: dict[str, Any] = {**ENDER, **AFTER, "cloaked_card": "replaces_cloak"}
    assert next_first(three(*columns, **options), "lay queen 1", "cloak king") == 0


def test_k5_20_a_killed_card_ended_the_round_if_it_did() -> None:
    columns = ("music 1: 1 assassin down", "trade 1: 1 prince up", "religion 1: 2 prince up")
    assert next_first(three(*columns, **ENDER, **AFTER), "lay queen 1") == 1


def test_k5_20_when_all_hands_are_empty_who_laid_last_decides() -> None:
    match = at(
        "music 5: 1 explorer down",
        "trade 5:",
        "religion 5:",
        hands=["queen", "", ""],
        goal_pile=COMING,
        options=ENDER,
    )
    assert next_first(match, "lay queen 1") == 1


# K5.21 and K5.22: editions and presets


def test_k5_21_the_editions_are_the_four_texts() -> None:
    assert EDITIONS == {
        "rulebook": {},
        "hungarian": {"wizard_doppelganger": "every", "beggar_tie": "nearest", "romeo": "any_juliet"},
        "short": {"empty_doppelganger": "zero", "romeo": "any_juliet"},
        "korean": {
            "hermit_giant": "others",
            "assassin": "kills_revealed",
            "storm": "fulfils",
            "cloak": "must",
        },
    }
    for values in EDITIONS.values():
        options_of(values)


def edition(name: str) -> dict[str, Any]:
    return dict(EDITIONS[name])


def test_k5_21_the_hungarian_column() -> None:
    column = "0 romeo, 1 doppelganger, 2 storm, 3 wizard, 1 juliet"
    # By the rulebook 1 has 9 (the Wizard removes Juliet, not the copy of a Storm), as many as 2, and lies nearer.
    expect(column, 1, {0: 5.0, 1: 9.0, 2: 9.0, 3: 7.0}, [4])
    expect(column, 2, {0: 5.0, 2: 9.0, 3: 7.0}, [1, 4], **edition("hungarian"))
    expect("0 squire, 1 squire, 2 beggar", 0, {0: 2.0, 1: 2.0, 2: 4.0}, **edition("hungarian"))
    expect("0 romeo, 1 juliet", 0, {0: 15.0, 1: 14.0}, **edition("hungarian"))


def test_k5_21_the_column_of_the_short_rule() -> None:
    expect("0 doppelganger", None, {})
    expect("0 doppelganger", 0, {0: 0.0}, **edition("short"))
    expect("0 romeo, 1 juliet", 0, {0: 15.0, 1: 14.0}, **edition("short"))


def test_k5_21_the_korean_turn() -> None:
    table = ("music 2: 1 storm down", "trade 3: 1 cloak down", "religion 5:")
    hands = ["assassin queen", "king witch", "juliet romeo"]
    match = at(*table, hands=hands, options=edition("korean"))
    assert after(match, "lay assassin 2")[-1] == "1:cloak killed in c1"
    assert after(match, "lay king 1")[0] == "1 lays king in c0"
    # By the rulebook the Cloak works and its owner may decline; the Assassin stays face down.
    match = at(*table, hands=hands)
    after(match, "lay assassin 2")
    assert choices(match) == (1, {"cloak king", "cloak witch", "decline"})


def test_k5_21_the_korean_column() -> None:
    expect("0 hermit, 1 queen, 1 cloak", 1, {0: 10.0, 1: 16.0})
    expect("0 little_giant, 1 cloak, 2 squire, 2 cloak", 0, {0: 11.0, 1: 0.0, 2: 2.0})
    expect("0 little_giant, 1 cloak, 2 squire, 2 cloak", 2, {0: 2.0, 1: 3.0, 2: 8.0}, **edition("korean"))


def test_k5_22_the_presets() -> None:
    assert PRESETS == {"first": {"rounds": 3, "scores": "open"}, "printed": {}}
    for values in PRESETS.values():
        options_of(values)


@pytest.mark.parametrize("scores", ["hidden", "goals", "open"])
def test_k5_7_no_value_of_scores_changes_what_a_program_knows(scores: str) -> None:
    match = at(
        "music 1:",
        "trade 1: 1 king up",
        hands=["queen", "queen"],
        goal_pile="music 5, trade 5",
        options={"scores": scores},
    )
    match.play("lay queen 1")
    view = match.view(1)
    assert [(award.goal, award.winner) for award in view.awards] == [(("music", 1), 0), (("trade", 1), 1)]
    assert position_of(match.table).won == ((("music", 1),), (("trade", 1),))
