"""K2.5 to K2.7: when a round ends and what follows, each with a position and the exact events."""

import pytest

from raenke.kabale.position import position_of
from tests.kabale.table_talk import (
    WORK_WHEN_REVEALED,
    after,
    at,
    columns,
    discard,
    hand,
    pile,
)

# K2.5: fulfilled goals. The round ends when all are, so its end shows it.


@pytest.mark.parametrize("points", [1, 2, 3])
def test_k2_5_a_goal_is_fulfilled_by_as_many_allies_as_it_has_points_or_more(points: int) -> None:
    match = at(f"music {points}: 1 king up, 1 prince up, 0 king up", "trade 1:")
    assert "round 1 ends: 1:king 1:prince 0:king | 0:queen" in after(match, "lay queen 2")


@pytest.mark.parametrize("points", [4, 5])
def test_k2_5_a_goal_with_more_points_than_allies_is_not(points: int) -> None:
    match = at(f"music {points}: 1 king up, 1 prince up, 0 king up", "trade 1:")
    assert after(match, "lay queen 2") == ["0 lays queen in c1"]


def test_k2_5_face_down_and_cloaked_cards_count() -> None:
    match = at("music 3: 1 cloak up, 1 king cloaked, 0 king down", "trade 1:")
    assert "round 1 ends: 1:cloak 1:king 0:king | 0:queen" in after(match, "lay queen 2")


def test_k2_5_a_relaid_explorer_counts_even_if_slipped_cards_do_not() -> None:
    match = at(
        "music 2: 0 explorer relaid", "trade 1: 1 king up", goal_pile="fencing 1, fencing 2",
        options={"cloaked_card": "replaces_cloak"},
    )  # fmt: skip
    match.play("lay queen 1")
    assert position_of(match.table).round == 2


def test_k2_5_a_column_closed_by_a_storm_is_fulfilled() -> None:
    match = at("music 5 closed: 1 storm up, 0 king down", "trade 1:")
    assert "round 1 ends: 1:storm 0:king | 0:queen" in after(match, "lay queen 2")


def test_k2_5_an_assassin_undoes_a_goal() -> None:
    match = at("music 2: 1 assassin down", "trade 1:", piles=["romeo"])
    assert after(match, "lay queen 1") == [
        "0 lays queen in c0",
        "1:assassin revealed in c0 at 0",
        "0:queen killed in c0",
        "0 draws romeo",
    ]
    assert after(match, "lay juliet 2") == ["1 lays juliet in c1"], "c0 has one card again, the round goes on"
    assert "round 1 ends: 1:assassin 0:juliet | 1:juliet" in after(match, "lay juliet 1")


def test_k2_5_an_explorer_undoes_the_goal_of_the_column_it_leaves() -> None:
    match = at("music 2: 1 explorer down", "trade 1:")
    assert after(match, "lay queen 1") == [
        "0 lays queen in c0",
        "1:explorer revealed in c0 at 0",
        "1:explorer goes from c0 to c1",
    ]
    assert columns(match) == ["music 2: 0 queen down", "trade 1: 1 explorer relaid"]


def test_k2_5_an_explorer_can_undo_a_goal_far_along_its_chain() -> None:
    """c1 has its two for a moment, when the first Explorer lands there and before the second leaves."""
    match = at("music 1: 1 explorer down", "trade 2: 2 explorer down", "trade 1:", hands=["queen juliet"] * 3)
    assert after(match, "lay queen 1") == [
        "0 lays queen in c0",
        "1:explorer revealed in c0 at 0",
        "1:explorer goes from c0 to c1",
        "2:explorer revealed in c1 at 0",
        "2:explorer goes from c1 to c2",
    ]
    assert match.to_move == 1


def test_k2_5_a_traitor_undoes_a_goal() -> None:
    match = at("music 5: 1 traitor down", "trade 1: 1 king up", "trade 2:", hands=["queen juliet"] * 3)
    assert after(match, "lay queen 1", "swap 2") == ["1 swaps the goals of c0 and c1"]
    assert columns(match) == ["trade 1: 1 traitor up, 0 queen down", "music 5: 1 king up", "trade 2:"]
    after(match, "lay juliet 3")
    assert after(match, "lay juliet 3") == ["2 lays juliet in c2", "1:juliet revealed in c2 at 0"]


def test_k2_5_a_storms_closing_stays() -> None:
    match = at("music 5 closed: 1 storm up, 0 king down", "trade 3:")
    for move in ("lay queen 2", "lay queen 2"):
        match.play(move)
    assert columns(match)[0] == "music 5 closed: 1 storm up, 0 king down"
    assert "round 1 ends: 1:storm 0:king | 0:queen 1:queen 0:juliet" in after(match, "lay juliet 2")


# K2.6: the round ends at the moment all goals are fulfilled


@pytest.mark.parametrize("card", WORK_WHEN_REVEALED)
def test_k2_6_a_card_laid_ends_the_round_and_reveals_nothing(card: str) -> None:
    match = at("music 1: 1 king up", f"trade 2: 1 {card} down", piles=["witch"])
    lines = after(match, "lay queen 2")
    assert lines[:4] == [
        "0 lays queen in c1",
        "0 draws witch",
        f"round 1 ends: 1:king | 1:{card} 0:queen",
        "c0 music 1 to 1 (1=20)",
    ]
    assert [line for line in lines if "revealed" in line] == []


def test_k2_6_an_explorer_that_landed_ends_the_round_before_it_reveals() -> None:
    match = at("music 1: 1 explorer down", "trade 2: 0 storm down", piles=["witch"])
    assert after(match, "lay queen 1") == [
        "0 lays queen in c0",
        "1:explorer revealed in c0 at 0",
        "1:explorer goes from c0 to c1",
        "0 draws witch",
        "round 1 ends: 0:queen | 0:storm 1:explorer",
        "c0 music 1 to 0 (0=16)",
        "c1 trade 2 to 1 (0=9 1=13)",
        "game ends 1 2, won by 1",
    ]


def test_k2_6_the_second_explorer_of_a_chain_ends_the_round_too() -> None:
    match = at("music 1: 1 explorer down", "trade 1: 2 explorer down", "trade 2: 0 storm down")
    assert after(match, "lay queen 1")[:6] == [
        "0 lays queen in c0",
        "1:explorer revealed in c0 at 0",
        "1:explorer goes from c0 to c1",
        "2:explorer revealed in c1 at 0",
        "2:explorer goes from c1 to c2",
        "round 1 ends: 0:queen | 1:explorer | 0:storm 2:explorer",
    ]


def test_k2_6_leaving_and_landing_are_one_step() -> None:
    """With the Explorer in both columns all goals would be fulfilled."""
    match = at("music 2: 1 explorer down", "trade 1:")
    assert "round 1 ends" not in "".join(after(match, "lay queen 1"))


def test_k2_6_a_storm_that_closed_a_column_ends_the_round() -> None:
    match = at("music 5: 1 storm down", "trade 1: 0 king up", piles=["witch"])
    assert after(match, "lay queen 1") == [
        "0 lays queen in c0",
        "1:storm revealed in c0 at 0",
        "c0 closed",
        "0 draws witch",
        "round 1 ends: 1:storm 0:queen | 0:king",
        "c0 music 5 to 0 (0=16 1=9)",
        "c1 trade 1 to 0 (0=20)",
        "game ends 6 0, won by 0",
    ]


def test_k2_6_a_slipped_in_card_ends_the_round() -> None:
    match = at("music 3: 1 cloak down", "trade 1: 0 king up", hands=["queen juliet", "prince romeo"])
    assert after(match, "lay queen 1") == ["0 lays queen in c0", "1:cloak revealed in c0 at 0"]
    assert after(match, "cloak prince") == [
        "1 cloaks prince in c0",
        "round 1 ends: 1:cloak 1:prince 0:queen | 0:king",
        "c0 music 3 to 0 (0=16 1=14)",
        "c1 trade 1 to 0 (0=20)",
        "game ends 4 0, won by 0",
    ]


def test_k2_6_a_swap_ends_the_round() -> None:
    match = at("music 3: 1 traitor down", "trade 1: 0 king up, 1 king up, 1 prince up")
    assert after(match, "lay queen 1") == ["0 lays queen in c0", "1:traitor revealed in c0 at 0"]
    assert after(match, "swap 2") == [
        "1 swaps the goals of c0 and c1",
        "round 1 ends: 1:traitor 0:queen | 0:king 1:king 1:prince",
        "c0 trade 1 to 0 (0=16 1=10)",
        "c1 music 3 to 1 (0=20 1=34)",
        "game ends 1 3, won by 1",
    ]


# K2.7: the end of the round


def test_k2_7_columns_are_awarded_one_by_one_from_the_first() -> None:
    match = at("music 1: 1 king up", "trade 2: 2 king up, 1 prince up", "trade 1:", "religion 1: 3 king down", to_lay=3)
    assert after(match, "lay queen 3") == [
        "3 lays queen in c2",
        "round 1 ends: 1:king | 2:king 1:prince | 3:queen | 3:king",
        "c0 music 1 to 1 (1=20)",
        "c1 trade 2 to 2 (1=14 2=20)",
        "c2 trade 1 to 3 (3=16)",
        "c3 religion 1 to 3 (3=20)",
        "game ends 0 1 2 2, won by 2 3",
    ]


def test_k2_7_cards_turned_up_at_the_end_do_not_work() -> None:
    match = at(
        "music 2: 1 assassin down, 0 king down",
        "trade 2: 0 storm down, 1 explorer down",
        "fencing 2: 2 cloak down, 2 traitor down",
        "religion 1:",
    )
    lines = after(match, "lay queen 4")
    assert lines[:2] == [
        "0 lays queen in c3",
        "round 1 ends: 1:assassin 0:king | 0:storm 1:explorer | 2:cloak 2:traitor | 0:queen",
    ]
    assert [line.split()[0] for line in lines[2:]] == ["c0", "c1", "c2", "c3", "game"]


def test_k2_7_allies_go_to_their_owners_discard_piles() -> None:
    match = at(
        "music 1: 1 king up",
        "trade 3: 1 cloak up, 1 prince cloaked",
        hands=["queen juliet romeo", "witch wizard dragon"],
        piles=["beggar"],
        discards=["squire", "hermit"],
        goal_pile="music 5, trade 5",
    )
    match.play("lay queen 2")
    assert discard(match, 0) == {"squire", "queen"}
    assert discard(match, 1) == {"hermit", "king", "cloak", "prince"}
    assert columns(match) == ["music 5:", "trade 5:"]


def test_k2_7_hands_and_piles_carry_over() -> None:
    match = at(
        "music 1: 1 king up",
        "trade 1:",
        hands=["queen juliet romeo", "witch wizard dragon"],
        piles=["beggar squire", "hermit"],
        goal_pile="music 5, trade 5",
    )
    assert after(match, "lay queen 2") == [
        "0 lays queen in c1",
        "0 draws beggar",
        "round 1 ends: 1:king | 0:queen",
        "c0 music 1 to 1 (1=20)",
        "c1 trade 1 to 0 (0=16)",
        "round 2 begins with 1: music 5, trade 5",
    ]
    assert [hand(match, seat) for seat in (0, 1)] == [{"juliet", "romeo", "beggar"}, {"witch", "wizard", "dragon"}]
    assert [pile(match, seat) for seat in (0, 1)] == [["squire"], ["hermit"]]


def test_k2_7_the_active_player_draws_before_the_allies_are_discarded() -> None:
    match = at(
        "music 1: 0 king up",
        "trade 1:",
        hands=["queen juliet romeo", "witch wizard dragon"],
        discards=["beggar"],
        goal_pile="music 5, trade 5",
    )
    assert after(match, "lay queen 2")[:4] == [
        "0 lays queen in c1",
        "0 shuffles beggar",
        "0 draws beggar",
        "round 1 ends: 0:king | 0:queen",
    ]
    assert discard(match, 0) == {"king", "queen"}


def test_k2_7_won_goals_are_kept() -> None:
    match = at(
        "music 1: 1 king up",
        "trade 1:",
        hands=["queen juliet romeo", "witch wizard dragon"],
        won=["music 4, trade 2", "religion 3"],
    )
    assert after(match, "lay queen 2")[-1] == "game ends 7 4, won by 0"


@pytest.mark.parametrize("active", range(3))
def test_k2_7_the_player_left_of_the_active_one_starts_the_next_round(active: int) -> None:
    match = at(
        "music 1: 1 king up",
        "fencing 1: 1 prince up",
        "trade 1:",
        to_lay=active,
        goal_pile="music 5, trade 5, religion 5",
    )
    line = f"round 2 begins with {(active + 1) % 3}: music 5, trade 5, religion 5"
    assert line in after(match, "lay queen 3")
    assert match.to_move == (active + 1) % 3


def test_k2_7_even_where_the_owner_of_a_cloak_ended_the_round() -> None:
    match = at(
        "music 3: 0 cloak down",
        "music 1: 1 king up",
        "trade 1: 1 prince up",
        to_lay=1,
        goal_pile="music 5, trade 5, religion 5",
    )
    assert after(match, "lay queen 1", "cloak queen")[-1] == "round 2 begins with 2: music 5, trade 5, religion 5"


def test_k2_7_even_where_the_owner_of_a_traitor_ended_the_round() -> None:
    match = at(
        "music 3: 0 traitor down",
        "music 1: 1 king up, 2 king up, 0 king up",
        "trade 1: 1 prince up",
        to_lay=2,
        goal_pile="music 5, trade 5, religion 5",
    )
    assert after(match, "lay queen 1", "swap 2")[-1] == "round 2 begins with 0: music 5, trade 5, religion 5"
