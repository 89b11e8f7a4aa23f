"""K2.1 to K2.4: the deal, a turn and what is public, each with a position and the exact events that follow."""

from typing import Any

import pytest

from raenke import Match, games
from raenke.core.event import to_dict
from tests.kabale.table_talk import (
    ALLIES,
    WORK_WHEN_REVEALED,
    after,
    at,
    choices,
    columns,
    hand,
    pile,
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
