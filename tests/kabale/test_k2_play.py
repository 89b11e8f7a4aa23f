"""K2: the course of the game, each sentence with a position and the exact events that follow."""

from typing import Any

import pytest

from raenke import Match, games
from raenke.core.event import to_dict
from raenke.kabale.position import position_of
from raenke.kabale.score import score
from tests.kabale.table_talk import (
    ALLIES,
    WORK_WHEN_REVEALED,
    after,
    at,
    choices,
    columns,
    discard,
    goals,
    hand,
    pile,
    told,
)

# K2.1, K2.2: the deal and the rounds


def opening(seats: int, **options: Any) -> list[dict[str, Any]]:
    return [to_dict(event) for event in Match(games["kabale"], seats=seats, seed=5, options=options).events]


@pytest.mark.parametrize("seats", range(2, 7))
def test_k2_1_the_deal_comes_in_order(seats: int) -> None:
    assert [event["type"] for event in opening(seats)] == [
        "game_started",
        *["pile_shuffled"] * seats,
        "goals_shuffled",
        *["card_drawn"] * 3 * seats,
        "round_started",
    ]


@pytest.mark.parametrize("seats", range(2, 7))
def test_k2_1_everybody_draws_the_first_three_of_the_own_pile(seats: int) -> None:
    events = opening(seats)
    piles = {event["seat"]: event["cards"] for event in events if event["type"] == "pile_shuffled"}
    draws = [(event["seat"], event["card"]) for event in events if event["type"] == "card_drawn"]
    assert draws == [(seat, card) for seat in range(seats) for card in piles[seat][:3]]
    match = Match(games["kabale"], seats=seats, seed=5)
    for seat in range(seats):
        assert hand(match, seat) == set(piles[seat][:3])
        assert pile(match, seat) == piles[seat][3:]


@pytest.mark.parametrize("seats", range(2, 7))
def test_k2_1_six_goals_per_player_form_one_pile(seats: int) -> None:
    (shuffled,) = [event for event in opening(seats) if event["type"] == "goals_shuffled"]
    assert len(shuffled["goals"]) == 6 * seats


def test_k2_1_the_shuffles_are_not_all_the_same() -> None:
    piles = [tuple(event["cards"]) for event in opening(6) if event["type"] == "pile_shuffled"]
    assert len(set(piles)) == 6


@pytest.mark.parametrize("seats", range(2, 7))
def test_k2_2_six_rounds_each_with_a_goal_per_player(seats: int) -> None:
    match = Match(games["kabale"], seats=seats, seed=5)
    while not match.over:
        match.play(match.moves()[-1])
    events = [to_dict(event) for event in match.events]
    (shuffled,) = [event["goals"] for event in events if event["type"] == "goals_shuffled"]
    rounds = [event for event in events if event["type"] == "round_started"]
    assert [event["round"] for event in rounds] == [1, 2, 3, 4, 5, 6]
    assert all(len(event["goals"]) == seats for event in rounds)
    assert [one for event in rounds for one in event["goals"]] == shuffled


@pytest.mark.parametrize("seats", range(2, 7))
def test_k2_2_a_random_player_starts_the_first_round(seats: int) -> None:
    starters = set()
    for seed in range(60):
        match = Match(games["kabale"], seats=seats, seed=seed)
        first, last = to_dict(match.events[0]), to_dict(match.events[-1])
        assert first["first"] == last["first"] == match.to_move
        starters.add(match.to_move)
    assert starters == set(range(seats))


def test_k2_2_or_a_chosen_one() -> None:
    match = Match(games["kabale"], seats=4, seed=5, options={"start_player": 2})
    assert to_dict(match.events[0])["first"] == to_dict(match.events[-1])["first"] == match.to_move == 2


# K2.3: a turn


def test_k2_3_any_hand_card_in_any_open_column() -> None:
    match = at(
        "music 1: 0 king up, 1 king up",  # fulfilled, and open all the same
        "trade 4 closed: 2 storm up",
        "trade 5:",
        hands=["queen juliet"],
    )
    assert choices(match) == (0, {"lay queen 1", "lay queen 3", "lay juliet 1", "lay juliet 3"})


def test_k2_3_the_first_card_of_a_column_reveals_nothing() -> None:
    match = at("music 5:", "trade 5:")
    assert after(match, "lay queen 1") == ["0 lays queen in c0"]
    assert columns(match) == ["music 5: 0 queen down", "trade 5:"]


def test_k2_3_a_card_is_laid_at_the_bottom() -> None:
    match = at("music 5: 1 king up, 0 king up", "trade 5:")
    assert after(match, "lay queen 1") == ["0 lays queen in c0"]
    assert columns(match)[0] == "music 5: 1 king up, 0 king up, 0 queen down"


@pytest.mark.parametrize("owner", [0, 1])
def test_k2_3_the_card_above_is_turned_up_whoever_owns_it(owner: int) -> None:
    match = at(f"music 5: {owner} king down", "trade 5:")
    assert after(match, "lay queen 1") == ["0 lays queen in c0", f"{owner}:king revealed in c0 at 0"]
    assert columns(match)[0] == f"music 5: {owner} king up, 0 queen down"


def test_k2_3_only_the_card_directly_above_is_turned_up() -> None:
    match = at("music 5: 1 storm down, 1 king down", "trade 5: 0 storm down")
    assert after(match, "lay queen 1") == ["0 lays queen in c0", "1:king revealed in c0 at 1"]
    assert columns(match) == ["music 5: 1 storm down, 1 king up, 0 queen down", "trade 5: 0 storm down"]


@pytest.mark.parametrize("card", WORK_WHEN_REVEALED)
def test_k2_3_a_face_up_card_above_does_nothing(card: str) -> None:
    match = at(f"music 5: 1 {card} up", "trade 5:")
    assert after(match, "lay queen 1") == ["0 lays queen in c0"]


@pytest.mark.parametrize("card", ALLIES)
def test_k2_3_a_cloaked_card_above_stays_hidden(card: str) -> None:
    other = "king" if card != "king" else "queen"
    match = at(f"music 5: 1 {card} cloaked", "trade 5:", hands=["queen juliet", other])
    assert after(match, "lay queen 1") == ["0 lays queen in c0"]
    assert columns(match)[0] == f"music 5: 1 {card} cloaked, 0 queen down"


@pytest.mark.parametrize("card", [card for card in ALLIES if card not in WORK_WHEN_REVEALED])
def test_k2_3_other_cards_are_turned_up_and_do_nothing(card: str) -> None:
    other = "king" if card != "king" else "queen"
    match = at(f"music 5: 1 {card} down", "trade 5: 0 king up", hands=["queen juliet", other])
    assert after(match, "lay queen 1") == ["0 lays queen in c0", f"1:{card} revealed in c0 at 0"]
    assert columns(match) == [f"music 5: 1 {card} up, 0 queen down", "trade 5: 0 king up"]
    assert match.to_move == 1


def test_k2_3_then_one_card_is_drawn() -> None:
    match = at("music 5: 1 king down", "trade 5:", hands=["queen juliet"], piles=["witch wizard", "romeo"])
    assert after(match, "lay queen 1") == [
        "0 lays queen in c0",
        "1:king revealed in c0 at 0",
        "0 draws witch",
    ]
    assert hand(match, 0) == {"juliet", "witch"}
    assert pile(match, 0) == ["wizard"]
    assert pile(match, 1) == ["romeo"]


def test_k2_3_then_comes_the_next_player_clockwise() -> None:
    match = at("music 5:", "music 4:", "music 3:", "trade 5:", to_lay=1)
    turns = []
    for _ in range(5):
        turns.append(match.to_move)
        match.play(match.moves()[0])
    assert turns == [1, 2, 3, 0, 1]


# K2.4: what is public


def seen(match: Match, kind: str, seat: int | None) -> list[str]:
    return [repr(event.seen(seat)) for event in match.events if event.type == kind]


def test_k2_4_the_owner_of_a_face_down_card_is_public_its_name_is_not() -> None:
    match = at("music 5:", "trade 5:", hands=["queen juliet", "witch"])
    (laid,) = match.play("lay queen 1")
    assert "queen" in repr(laid.seen(0))
    for other in (1, None):
        told_to_other = laid.seen(other)
        assert told_to_other is not None
        assert "queen" not in repr(told_to_other)
        assert "seat=0" in repr(told_to_other)


def test_k2_4_a_drawn_card_is_known_to_who_drew_it() -> None:
    match = at("music 5:", "trade 5:", piles=["witch"])
    drawn = match.play("lay queen 1")[-1]
    assert "witch" in repr(drawn.seen(0))
    assert drawn.seen(1) is not None, "pile sizes are public, so everybody is told of the draw"
    assert "witch" not in repr(drawn.seen(1))
    assert "witch" not in repr(drawn.seen(None))


def test_k2_4_a_cloaked_card_is_known_to_its_owner() -> None:
    match = at("music 5: 1 cloak down", "trade 5:", hands=["queen juliet", "witch king"])
    cloaked = next(event for event in after_events(match, "lay queen 1", "cloak witch") if event.type == "card_cloaked")
    assert "witch" in repr(cloaked.seen(1))
    assert "witch" not in repr(cloaked.seen(0))
    assert "witch" not in repr(cloaked.seen(None))


def after_events(match: Match, *moves: str) -> list[Any]:
    return [event for move in moves for event in match.play(move)]


def test_k2_4_nobody_knows_the_order_of_a_pile_or_of_the_goals() -> None:
    match = Match(games["kabale"], seats=2, seed=5)
    for seat in (0, 1, None):
        for text in seen(match, "pile_shuffled", seat):
            assert not any(card in text for card in ALLIES)
        for text in seen(match, "goals_shuffled", seat):
            assert not any(domain in text for domain in ("alchemy", "fencing", "agriculture", "trade", "religion"))


def test_k2_4_a_killed_card_is_public() -> None:
    match = at("music 5: 1 assassin down", "trade 5:")
    killed = next(event for event in match.play("lay queen 1") if event.type == "card_killed")
    assert all("queen" in repr(killed.seen(seat)) for seat in (0, 1, None))


def test_k2_4_awards_are_public() -> None:
    match = at("music 1: 1 king up", "trade 1:")
    awards = [event for event in match.play("lay queen 2") if event.type == "goal_awarded"]
    assert [event.seen(None) for event in awards] == awards
    assert [event.seen(0) for event in awards] == awards


# K2.5: fulfilled goals. The round ends when all are, so the round is the witness.


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


def test_k2_5_a_relaid_explorer_counts_where_slipped_cards_do_not() -> None:
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


# K2.9: the score


def test_k2_9_the_sum_of_all_won_goals() -> None:
    assert score(goals("music 5, music 4, music 3, trade 3, religion 5")) == 20
    assert score([]) == 0


def test_k2_9_or_twice_the_best_of_every_domain() -> None:
    assert score(goals("alchemy 3, fencing 2, agriculture 2, trade 3, religion 1, music 2")) == 26


def test_k2_9_minus_one_for_every_further_goal() -> None:
    one_of_each = "alchemy 1, fencing 4, agriculture 5, trade 2, religion 2, music 1"
    assert score(goals(one_of_each + ", trade 1")) == 29
    assert score(goals(one_of_each + ", trade 1, trade 1, fencing 3")) == 27


def test_k2_9_the_further_goal_of_the_example_has_three_points() -> None:
    """Goals 1, 4, 5, 2, 2, 1 of six domains and a further 3: the 3 is of a domain whose best is no less."""
    assert score(goals("alchemy 1, fencing 4, agriculture 5, trade 2, religion 2, music 1, fencing 3")) == 29


def test_k2_9_the_best_goal_of_a_domain_counts() -> None:
    assert score(goals("alchemy 1, alchemy 5, fencing 1, agriculture 1, trade 1, religion 1, music 1")) == 2 * 10 - 1


def test_k2_9_the_larger_of_both() -> None:
    """Six best goals make 2 * 7 - 9 = 5, all goals together more."""
    many = "alchemy 1, fencing 1, agriculture 1, trade 1, religion 1, music 5, " + ", ".join(["music 4"] * 9)
    assert score(goals(many)) == 10 + 36


def test_k2_9_without_a_domain_only_the_sum() -> None:
    assert score(goals("alchemy 5, fencing 5, agriculture 5, trade 5, religion 5")) == 25


def test_k2_9_most_points_win() -> None:
    match = at(
        "music 1: 1 king up",
        "religion 2: 1 prince up",
        won=["alchemy 3, fencing 2, agriculture 2, trade 3, religion 1, music 2", "alchemy 1"],
    )
    assert after(match, "lay queen 2")[-1] == "game ends 27 2, won by 0"
    assert (match.over, match.to_move, match.moves()) == (True, -1, [])
    assert (match.scores, match.winners) == ([27, 2], [0])


def test_k2_9_equal_scores_share_the_win() -> None:
    match = at(
        "music 1: 1 king up", "religion 2: 1 prince up", "trade 1: 2 king up", won=["", "alchemy 1", "fencing 2"]
    )
    assert after(match, "lay queen 2")[-1] == "game ends 2 2 3, won by 2"
    match = at(
        "music 1: 1 king up",
        "religion 2: 1 prince up",
        "trade 1: 2 king up",
        won=["alchemy 1", "alchemy 2", "fencing 2"],
    )
    assert after(match, "lay queen 2")[-1] == "game ends 3 3 3, won by 0 1 2"
    assert match.winners == [0, 1, 2]


def test_k2_9_the_game_ends_after_the_last_round() -> None:
    match = at("music 1: 1 king up", "religion 1:", in_round=6)
    lines = after(match, "lay queen 2")
    assert lines[-1].startswith("game ends")
    assert told(match.events)[-1] == lines[-1]
