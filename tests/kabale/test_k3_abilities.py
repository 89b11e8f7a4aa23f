"""K3.2 to K3.6: what else works when it is revealed, each card with its positions and the exact events."""

import pytest

from tests.kabale.table_talk import WORK_WHEN_REVEALED, after, at, choices, columns, discard, hand, told

# K3.2: the Assassin


def test_k3_2_the_assassin_kills_the_laid_card_that_revealed_it() -> None:
    match = at("music 5: 0 king up, 1 assassin down", "trade 5:", piles=["romeo"], discards=["beggar"])
    assert after(match, "lay queen 1") == [
        "0 lays queen in c0",
        "1:assassin revealed in c0 at 1",
        "0:queen killed in c0",
        "0 draws romeo",
    ]
    assert columns(match)[0] == "music 5: 0 king up, 1 assassin up"
    assert discard(match, 0) == {"beggar", "queen"}
    assert match.to_move == 1


def test_k3_2_also_a_card_of_its_own_player() -> None:
    match = at("music 5: 0 assassin down", "trade 5:", piles=["romeo"])
    assert "0:queen killed in c0" in after(match, "lay queen 1")
    assert discard(match, 0) == {"queen"}


def test_k3_2_it_kills_an_explorer_that_revealed_it() -> None:
    match = at("music 5: 1 explorer down", "trade 5: 0 assassin down")
    assert after(match, "lay queen 1") == [
        "0 lays queen in c0",
        "1:explorer revealed in c0 at 0",
        "1:explorer goes from c0 to c1",
        "0:assassin revealed in c1 at 0",
        "1:explorer killed in c1",
    ]
    assert columns(match) == ["music 5: 0 queen down", "trade 5: 0 assassin up"]
    assert (discard(match, 0), discard(match, 1)) == (set(), {"explorer"})


def test_k3_2_it_works_once() -> None:
    match = at("music 5: 1 assassin down", "trade 5:", piles=["romeo"])
    match.play("lay queen 1")
    assert after(match, "lay queen 1") == ["1 lays queen in c0"]
    assert columns(match)[0] == "music 5: 1 assassin up, 1 queen down"


@pytest.mark.parametrize("card", WORK_WHEN_REVEALED)
def test_k3_2_a_killed_card_does_nothing(card: str) -> None:
    match = at("music 5: 1 assassin down", "trade 5:", hands=[f"{card} king", "queen"], piles=["romeo"])
    assert after(match, f"lay {card} 1") == [
        f"0 lays {card} in c0",
        "1:assassin revealed in c0 at 0",
        f"0:{card} killed in c0",
        "0 draws romeo",
    ]


def test_k3_2_two_assassins_one_under_the_other() -> None:
    match = at("music 5: 1 assassin down", "trade 5:", hands=["assassin king", "queen juliet"], piles=["romeo"])
    after(match, "lay assassin 1")
    assert columns(match)[0] == "music 5: 1 assassin up"
    assert discard(match, 0) == {"assassin"}


# K3.3: the Storm


def test_k3_3_the_storm_closes_its_column() -> None:
    match = at("music 5: 1 storm down", "trade 5:", piles=["romeo"])
    assert after(match, "lay queen 1") == [
        "0 lays queen in c0",
        "1:storm revealed in c0 at 0",
        "c0 closed",
        "0 draws romeo",
    ]
    assert columns(match)[0] == "music 5 closed: 1 storm up, 0 queen down"
    assert choices(match) == (1, {"lay queen 2", "lay juliet 2"})


def test_k3_3_no_explorer_lands_in_a_closed_column() -> None:
    match = at("music 5: 1 explorer down", "trade 5 closed: 0 storm up", "trade 4:")
    assert "1:explorer goes from c0 to c2" in after(match, "lay queen 1")


def test_k3_3_an_explorer_can_reveal_the_storm() -> None:
    match = at("music 5: 1 explorer down", "trade 5: 0 storm down", "trade 4:")
    assert after(match, "lay queen 1")[2:] == [
        "1:explorer goes from c0 to c1",
        "0:storm revealed in c1 at 0",
        "c1 closed",
    ]
    assert columns(match)[1] == "trade 5 closed: 0 storm up, 1 explorer relaid"


def test_k3_3_the_goal_of_a_closed_column_counts_as_fulfilled() -> None:
    match = at("music 5: 1 storm down", "trade 1:")
    match.play("lay queen 1")
    assert "round 1 ends: 1:storm 0:queen | 1:queen" in after(match, "lay queen 2")


def test_k3_3_closing_lasts_for_the_rest_of_the_round_only() -> None:
    match = at("music 5 closed: 1 storm up", "trade 1:", hands=["queen juliet romeo"], goal_pile="music 4, trade 4")
    match.play("lay queen 2")
    assert columns(match) == ["music 4:", "trade 4:"]
    assert {move.split()[-1] for move in match.moves()} == {"1", "2"}


def test_k3_3_closing_belongs_to_the_column_and_the_goal_that_comes_in_is_fulfilled() -> None:
    match = at("music 5: 1 traitor down", "trade 2 closed: 0 storm up")
    assert after(match, "lay queen 1", "swap 2")[:2] == [
        "1 swaps the goals of c0 and c1",
        "round 1 ends: 1:traitor 0:queen | 0:storm",
    ]


def test_k3_3_the_goal_that_leaves_a_closed_column_needs_its_count() -> None:
    match = at("music 4: 1 traitor down", "trade 5 closed: 0 storm up", "trade 1: 2 king up")
    assert after(match, "lay queen 1", "swap 2") == ["1 swaps the goals of c0 and c1"]
    assert columns(match)[:2] == ["trade 5: 1 traitor up, 0 queen down", "music 4 closed: 0 storm up"]
    assert match.to_move == 1


# K3.4: the Cloak


def test_k3_4_its_owner_may_slip_a_hand_card_below_it_and_draws_one() -> None:
    match = at("music 5: 1 cloak down", "trade 5:", hands=["queen juliet", "witch wizard"], piles=["romeo", "beggar"])
    assert after(match, "lay queen 1") == ["0 lays queen in c0", "1:cloak revealed in c0 at 0"]
    assert choices(match) == (1, {"cloak witch", "cloak wizard", "decline"})
    assert after(match, "cloak witch") == ["1 cloaks witch in c0", "1 draws beggar", "0 draws romeo"]
    assert columns(match)[0] == "music 5: 1 cloak up, 1 witch cloaked, 0 queen down"
    assert (hand(match, 0), hand(match, 1)) == ({"juliet", "romeo"}, {"wizard", "beggar"})
    assert match.to_move == 1


def test_k3_4_its_owner_may_decline() -> None:
    match = at("music 5: 1 cloak down", "trade 5:", hands=["queen juliet", "witch wizard"], piles=["romeo", "beggar"])
    assert after(match, "lay queen 1", "decline") == ["1 declines the cloak in c0", "0 draws romeo"]
    assert columns(match)[0] == "music 5: 1 cloak up, 0 queen down"
    assert hand(match, 1) == {"witch", "wizard"}


def test_k3_4_directly_below_the_cloak_in_the_middle_of_a_column() -> None:
    match = at("music 5: 0 king up, 1 cloak down", "trade 5:", hands=["queen juliet", "witch wizard"])
    assert after(match, "lay queen 1", "cloak witch") == ["1 cloaks witch in c0"]
    assert columns(match)[0] == "music 5: 0 king up, 1 cloak up, 1 witch cloaked, 0 queen down"


def test_k3_4_with_an_empty_hand_there_is_no_choice() -> None:
    match = at("music 5: 2 cloak down", "trade 5:", "trade 4:", hands=["queen juliet", "queen", ""], piles=["romeo"])
    assert after(match, "lay queen 1") == ["0 lays queen in c0", "2:cloak revealed in c0 at 0", "0 draws romeo"]
    assert match.to_move == 1


def test_k3_4_the_active_player_as_owner_chooses_from_the_two_cards_left() -> None:
    match = at("music 5: 0 cloak down", "trade 5:", hands=["queen juliet king", "queen"], piles=["romeo beggar witch"])
    assert after(match, "lay queen 1") == ["0 lays queen in c0", "0:cloak revealed in c0 at 0"]
    assert choices(match) == (0, {"cloak juliet", "cloak king", "decline"})
    assert after(match, "cloak king") == ["0 cloaks king in c0", "0 draws romeo", "0 draws beggar"]
    assert hand(match, 0) == {"juliet", "romeo", "beggar"}
    assert match.to_move == 1


def test_k3_4_the_active_player_as_owner_has_no_choice_after_the_last_card() -> None:
    match = at("music 5: 0 cloak down", "trade 5:", hands=["queen", "queen"], piles=["romeo"])
    assert after(match, "lay queen 1") == ["0 lays queen in c0", "0:cloak revealed in c0 at 0", "0 draws romeo"]
    assert match.to_move == 1


def test_k3_4_the_owners_draw_may_need_a_shuffle() -> None:
    match = at("music 5: 1 cloak down", "trade 5:", hands=["queen juliet", "witch"], discards=["romeo", "beggar"])
    assert after(match, "lay queen 1", "cloak witch") == [
        "1 cloaks witch in c0",
        "1 shuffles beggar",
        "1 draws beggar",
        "0 shuffles romeo",
        "0 draws romeo",
    ]


def test_k3_4_the_owner_draws_even_if_the_slipped_card_ends_the_round_and_before_the_active_player() -> None:
    match = at(
        "music 3: 1 cloak down",
        "trade 1: 0 king up",
        hands=["queen juliet", "witch wizard"],
        piles=["romeo", "beggar"],
    )
    assert after(match, "lay queen 1", "cloak wizard") == [
        "1 cloaks wizard in c0",
        "1 draws beggar",
        "0 draws romeo",
        "round 1 ends: 1:cloak 1:wizard 0:queen | 0:king",
        "c0 music 3 to 1 (1=7) without 2",
        "c1 trade 1 to 0 (0=20)",
        "game ends 1 3, won by 1",
    ]


def test_k3_4_the_owner_who_is_active_draws_twice_at_the_end_of_the_round() -> None:
    match = at("music 3: 0 cloak down", "trade 1: 0 king up", hands=["queen juliet", "queen"], piles=["romeo beggar"])
    assert after(match, "lay queen 1", "cloak juliet")[:4] == [
        "0 cloaks juliet in c0",
        "0 draws romeo",
        "0 draws beggar",
        "round 1 ends: 0:cloak 0:juliet 0:queen | 0:king",
    ]


@pytest.mark.parametrize("card", [*WORK_WHEN_REVEALED[:3], "traitor"])
def test_k3_4_an_ability_that_works_when_revealed_is_lost_on_a_cloaked_card(card: str) -> None:
    match = at("music 5: 1 cloak down", "trade 5:", hands=["queen juliet", f"{card} king"])
    assert after(match, "lay queen 1", f"cloak {card}") == [f"1 cloaks {card} in c0"]
    assert after(match, "lay king 1") == ["1 lays king in c0", "0:queen revealed in c0 at 2"]
    assert columns(match)[0] == f"music 5: 1 cloak up, 1 {card} cloaked, 0 queen up, 1 king down"


def test_k3_4_a_card_laid_directly_below_a_cloaked_one_reveals_nothing() -> None:
    match = at("music 5: 1 cloak up, 1 storm cloaked", "trade 5:")
    assert after(match, "lay queen 1") == ["0 lays queen in c0"]


def test_k3_4_a_cloaked_card_stays_hidden_when_the_card_below_it_leaves() -> None:
    match = at("music 5: 1 cloak up, 1 storm cloaked, 0 explorer down", "trade 5:")
    assert after(match, "lay queen 1") == [
        "0 lays queen in c0",
        "0:explorer revealed in c0 at 2",
        "0:explorer goes from c0 to c1",
    ]
    assert columns(match)[0] == "music 5: 1 cloak up, 1 storm cloaked, 0 queen down"


def test_k3_4_a_cloaked_card_is_a_card_of_the_column_for_fulfilment() -> None:
    match = at("music 4: 1 cloak down", "trade 1: 0 king up", hands=["queen juliet", "witch wizard"])
    assert after(match, "lay queen 1", "cloak wizard") == ["1 cloaks wizard in c0"]
    assert "round 1 ends: 1:cloak 1:wizard 0:queen 1:witch | 0:king" in after(match, "lay witch 1")


def test_k3_4_a_cloaked_card_counts_for_the_hermit() -> None:
    match = at("music 3: 1 cloak down", "trade 1: 0 king up", hands=["hermit juliet", "traitor king"])
    assert after(match, "lay hermit 1", "cloak traitor")[:3] == [
        "1 cloaks traitor in c0",
        "round 1 ends: 1:cloak 1:traitor 0:hermit | 0:king",
        "c0 music 3 to 1 (0=10 1=10)",
    ]


@pytest.mark.parametrize(
    ("slipped", "award"),
    [
        ("musketeers", "c0 music 3 to 0 (0=16 1=11)"),
        ("wizard", "c0 music 3 to 1 (1=7) without 2"),
        ("dragon", "c0 music 3 to 0 (0=14 1=11)"),
        ("beggar", "c0 music 3 to 1 (0=16 1=4)"),
        ("witch", "c0 music 3 to 0 (0=16 1=1) without 0"),
        ("doppelganger", "c0 music 3 to 1 (0=16 1=16)"),
    ],
)
def test_k3_4_an_award_ability_works_on_a_cloaked_card(slipped: str, award: str) -> None:
    match = at("music 3: 1 cloak down", "trade 1: 0 king up", hands=["queen juliet", f"{slipped} king"])
    assert award in after(match, "lay queen 1", f"cloak {slipped}")


def test_k3_4_a_cloak_revealed_by_an_explorer() -> None:
    match = at(
        "music 5: 1 explorer down", "trade 5: 0 cloak down", hands=["queen juliet", "queen"], piles=["romeo beggar"]
    )
    assert after(match, "lay queen 1") == [
        "0 lays queen in c0",
        "1:explorer revealed in c0 at 0",
        "1:explorer goes from c0 to c1",
        "0:cloak revealed in c1 at 0",
    ]
    assert choices(match) == (0, {"cloak juliet", "decline"})
    assert after(match, "cloak juliet") == ["0 cloaks juliet in c1", "0 draws romeo", "0 draws beggar"]
    assert columns(match)[1] == "trade 5: 0 cloak up, 0 juliet cloaked, 1 explorer relaid"


def test_k3_4_a_cloak_below_a_cloaked_card() -> None:
    match = at("music 5: 1 cloak up, 1 king cloaked, 0 cloak down", "trade 5:", hands=["queen juliet", "queen"])
    assert after(match, "lay queen 1", "cloak juliet")[0] == "0 cloaks juliet in c0"
    assert columns(match)[0] == "music 5: 1 cloak up, 1 king cloaked, 0 cloak up, 0 juliet cloaked, 0 queen down"


# K3.5: the Traitor


def test_k3_5_its_owner_may_swap_the_goal_with_that_of_any_other_column() -> None:
    match = at("music 5:", "trade 5: 2 traitor down", "fencing 5 closed: 0 storm up", piles=["romeo"])
    assert after(match, "lay queen 2") == ["0 lays queen in c1", "2:traitor revealed in c1 at 0"]
    assert choices(match) == (2, {"swap 1", "swap 3", "decline"})
    assert after(match, "swap 1") == ["2 swaps the goals of c1 and c0", "0 draws romeo"]
    assert columns(match) == ["trade 5:", "music 5: 2 traitor up, 0 queen down", "fencing 5 closed: 0 storm up"]
    assert match.to_move == 1


def test_k3_5_closed_columns_too() -> None:
    match = at("music 5:", "trade 5: 2 traitor down", "fencing 5 closed: 0 storm up")
    assert after(match, "lay queen 2", "swap 3") == ["2 swaps the goals of c1 and c2"]
    assert columns(match) == ["music 5:", "fencing 5: 2 traitor up, 0 queen down", "trade 5 closed: 0 storm up"]


def test_k3_5_its_owner_may_decline() -> None:
    match = at("music 5: 0 traitor down", "trade 5:", piles=["romeo"])
    assert after(match, "lay queen 1") == ["0 lays queen in c0", "0:traitor revealed in c0 at 0"]
    assert choices(match) == (0, {"swap 2", "decline"})
    assert after(match, "decline") == ["0 declines the swap in c0", "0 draws romeo"]
    assert columns(match) == ["music 5: 0 traitor up, 0 queen down", "trade 5:"]


def test_k3_5_an_owner_with_an_empty_hand_chooses_too() -> None:
    match = at("music 5: 1 traitor down", "trade 5:", hands=["queen juliet", ""])
    match.play("lay queen 1")
    assert choices(match) == (1, {"swap 2", "decline"})
    assert after(match, "decline") == ["1 declines the swap in c0", "1 skipped"]


def test_k3_5_a_traitor_revealed_by_an_explorer_swaps_the_goal_of_the_column_it_lies_in() -> None:
    match = at("music 5: 1 explorer down", "trade 5: 1 traitor down", "fencing 5:")
    assert after(match, "lay queen 1")[-1] == "1:traitor revealed in c1 at 0"
    assert choices(match) == (1, {"swap 1", "swap 3", "decline"})
    assert after(match, "swap 3") == ["1 swaps the goals of c1 and c2"]


def test_k3_5_goals_of_equal_points_and_domain_may_be_swapped() -> None:
    match = at("music 3: 1 traitor down", "music 3:")
    assert after(match, "lay queen 1", "swap 2") == ["1 swaps the goals of c0 and c1"]


def test_k3_5_the_swapped_goal_decides_about_the_specialists() -> None:
    match = at(
        "trade 3: 1 traitor down", "music 2: 0 king up, 1 king up, 0 prince up", hands=["minstrel juliet", "queen"]
    )
    lines = after(match, "lay minstrel 1", "swap 2")
    assert "c0 music 2 to 0 (0=12 1=10)" in lines


# K3.6: who chooses, and what is a move


@pytest.mark.parametrize("card", ["cloak", "traitor"])
@pytest.mark.parametrize("owner", range(3))
def test_k3_6_the_owner_chooses_active_or_not(card: str, owner: int) -> None:
    match = at(f"music 5: {owner} {card} down", "trade 5:", "trade 4:", to_lay=1)
    match.play("lay queen 1")
    assert match.to_move == owner
    assert "decline" in match.moves()
    match.play("decline")
    assert match.to_move == 2, "the turn goes on from the active player"


@pytest.mark.parametrize("card", ["cloak", "traitor"])
def test_k3_6_a_choice_comes_after_all_the_reveals_of_the_turn_so_there_is_only_one(card: str) -> None:
    match = at(
        "music 5: 1 explorer down",
        f"trade 5: 2 {card} down",
        "fencing 5: 2 explorer down",
        hands=["queen juliet"] * 3,
    )
    assert after(match, "lay queen 1")[-1] == f"2:{card} revealed in c1 at 0"
    assert after(match, "decline") == [f"2 declines the {'cloak' if card == 'cloak' else 'swap'} in c1"]
    assert match.to_move == 1


def test_k3_6_a_laying_is_a_move_even_where_only_one_is_possible() -> None:
    match = at("music 5:", "trade 5 closed:", hands=["queen", "queen"], piles=["juliet"])
    assert choices(match) == (0, {"lay queen 1"})
    match.play("lay queen 1")
    assert choices(match) == (1, {"lay queen 1"})
    match.play("lay queen 1")
    assert match.history == ["lay queen 1", "lay queen 1"]


def test_k3_6_every_choice_is_a_move() -> None:
    match = at("music 5: 1 cloak down", "trade 5: 0 traitor down", hands=["queen juliet", "king"], piles=["", "prince"])
    for move in ("lay queen 1", "cloak king", "lay prince 2", "decline"):
        match.play(move)
    assert match.history == ["lay queen 1", "cloak king", "lay prince 2", "decline"]


def test_k3_6_skips_and_a_cloak_with_an_empty_hand_are_no_moves() -> None:
    match = at("music 5: 1 cloak down", "trade 5:", "trade 4:", hands=["queen juliet", "", "queen"])
    lines = after(match, "lay queen 1")
    assert lines == ["0 lays queen in c0", "1:cloak revealed in c0 at 0", "1 skipped"]
    assert match.history == ["lay queen 1"]
    assert match.to_move == 2
    assert told(match.events)[-3:] == lines
