"""A match: dealt from a seed or from given outcomes, and what happens when an outcome is missing."""

import hashlib
import random
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import permutations, product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from raenke import Match, games
from raenke.core import OutcomeNeeded, game_seed, seed_of
from raenke.core.event import to_dict
from raenke.kabale.position import position_of
from tests.core.chi_square import bound, is_even, statistic
from tests.core.cipher import Luck
from tests.kabale.table_talk import ALLIES, GOALS, after, position

KABALE = games["kabale"]
SMALL = ["king", "storm", "beggar"]


def events_of(match: Match, kind: str) -> list[dict[str, Any]]:
    return [to_dict(event) for event in match.events if event.type == kind]


def snapshot(match: Match) -> tuple[Any, ...]:
    return position_of(match.table), match.moves(), list(match.events), list(match.history)


# Seeds


def test_a_whole_number_means_a_hash_of_it() -> None:
    assert seed_of(7) == seed_of("7") == hashlib.sha256(b"raenke:7").digest()
    assert seed_of(0) == hashlib.sha256(b"raenke:0").digest()


def test_64_hex_digits_are_the_seed_itself() -> None:
    seed = bytes(range(32))
    assert seed_of(seed.hex()) == seed_of(seed.hex().upper()) == seed_of(seed) == seed
    assert seed_of("1" * 64) == bytes([0x11] * 32), "digits, not a whole number"


def test_every_game_of_a_run_has_a_seed_of_its_own() -> None:
    seed = seed_of(7)
    assert game_seed(seed, 3) == hashlib.sha256(f"{seed.hex()}:3".encode()).digest()
    assert len({game_seed(seed, number) for number in range(100)}) == 100


# The deal, from the seed to the last card


def is_dealt_as_the_stream_says(seed: int, seats: int, allies: list[str], rounds: int) -> bool:
    """First player, piles by seat, goals: each Fisher–Yates from the last place, over the order of the rules."""
    match = Match(KABALE, seats=seats, seed=seed, options={"allies": allies, "rounds": rounds})
    luck = Luck(seed_of(seed))
    expected: list[Any] = [luck.below(seats)]
    for _ in range(seats):
        pile = [ally for ally in ALLIES if ally in allies]
        luck.shuffle(pile)
        expected.append(pile)
    goals = list(GOALS)
    luck.shuffle(goals)
    expected.append(goals[: rounds * seats])
    (started,), (shuffled,) = events_of(match, "game_started"), events_of(match, "goals_shuffled")
    piles = [event["cards"] for event in events_of(match, "pile_shuffled")]
    return [started["first"], *piles, [tuple(goal) for goal in shuffled["goals"]]] == expected


@pytest.mark.parametrize("seats", range(2, 7))
def test_k2_1_the_deal_is_what_the_stream_of_the_seed_says(seats: int) -> None:
    assert is_dealt_as_the_stream_says(42, seats, ALLIES, 6)


@given(
    st.integers(0, 2**64),
    st.integers(2, 6),
    st.lists(st.sampled_from(ALLIES), min_size=1, unique=True),
    st.integers(1, 6),
)
def test_k5_9_so_is_the_deal_of_a_small_deck(seed: int, seats: int, allies: list[str], rounds: int) -> None:
    assert is_dealt_as_the_stream_says(seed, seats, allies, rounds)


def test_a_match_without_a_seed_takes_a_new_one() -> None:
    assert Match(KABALE, seats=2).seed != Match(KABALE, seats=2).seed


# Outcomes from outside


def tape(outcomes: list[int]) -> Callable[[int], int]:
    """These outcomes, then always the largest possible number, which changes no order."""
    left = iter(outcomes)
    return lambda n: next(left, n - 1)


def dealt(match: Match) -> tuple[int, tuple[str, ...], tuple[str, ...]]:
    one, other = (tuple(event["cards"]) for event in events_of(match, "pile_shuffled"))
    return match.to_move, one, other


def small(**luck: Any) -> Match:
    return Match(KABALE, seats=2, options={"allies": SMALL, "rounds": 1}, **luck)


def every_outcome() -> Iterator[tuple[int, ...]]:
    return product(range(2), range(3), range(2), range(3), range(2))


def test_outcomes_reach_every_deal_of_a_small_game_once() -> None:
    deals = Counter(dealt(small(outcomes=tape(list(outcomes)))) for outcomes in every_outcome())
    orders = list(permutations(SMALL))
    assert deals == Counter((first, one, other) for first in range(2) for one in orders for other in orders)


@pytest.mark.many
def test_the_stream_of_seeds_reaches_the_same_deals_equally_often() -> None:
    assert is_even(Counter(dealt(small(seed=seed)) for seed in range(72 * 50)), 72)


@pytest.mark.many
def test_the_stream_of_seeds_turns_up_every_goal_as_often_as_it_is_there() -> None:
    counts: Counter[tuple[str, int]] = Counter()
    for seed in range(1800):
        (started,) = events_of(small(seed=seed), "round_started")
        counts.update(tuple(goal) for goal in started["goals"])
    there = Counter(GOALS)
    total = sum(counts.values())
    expected = [total * there[goal] / 36 for goal in there]
    assert statistic([counts[goal] for goal in there], expected) < bound(len(there) - 1)


def test_luck_from_outside_is_asked_for_one_outcome_at_a_time() -> None:
    asked: list[int] = []

    def ask(n: int) -> int:
        asked.append(n)
        return 0

    Match(KABALE, seats=2, outcomes=ask)
    assert asked[:49] == [2, *range(25, 1, -1), *range(25, 1, -1)]
    assert asked[49:] == list(range(36, 1, -1))


def test_the_same_outcomes_as_those_of_a_seed_make_the_same_match() -> None:
    luck = Luck(seed_of(9))
    told_by_seed, told_from_outside = Match(KABALE, seats=3, seed=9), Match(KABALE, seats=3, outcomes=luck.below)
    chooser = random.Random(9)
    while not told_by_seed.over:
        move = chooser.choice(told_by_seed.moves())
        told_by_seed.play(move)
        told_from_outside.play(move)
    assert told_from_outside.events == told_by_seed.events


@pytest.mark.parametrize("outcome", [-1, 2, 3, 25, 2**31, 2**40, -(2**40)])
def test_an_outcome_out_of_range_is_refused_at_the_deal(outcome: int) -> None:
    with pytest.raises(ValueError, match="from 0 to 1"):
        Match(KABALE, seats=2, outcomes=lambda _: outcome)


RESHUFFLE = position("music 5:", "trade 5:", hands=["queen", "king"], discards=["witch wizard dragon"])


@pytest.mark.parametrize("outcome", [-1, 3, 1000, 2**31, 2**64])
def test_an_outcome_out_of_range_is_refused_and_the_table_untouched(outcome: int) -> None:
    answers = [outcome]
    match = Match.at(KABALE, RESHUFFLE, outcomes=lambda n: answers.pop() if answers else n - 1)
    before = snapshot(match)
    with pytest.raises(ValueError, match="from 0 to 2"):
        match.play("lay queen 1")
    assert snapshot(match) == before
    assert after(match, "lay queen 1")[0] == "0 lays queen in c0"


def test_the_second_outcome_of_a_move_may_be_the_bad_one() -> None:
    answers = iter([0, 2])
    match = Match.at(KABALE, RESHUFFLE, outcomes=lambda _: next(answers))
    before = snapshot(match)
    with pytest.raises(ValueError, match="from 0 to 1"):
        match.play("lay queen 1")
    assert snapshot(match) == before


class NobodyKnows(Exception):
    pass


def test_where_nobody_answers_the_table_is_untouched() -> None:
    def ask(n: int) -> int:
        raise NobodyKnows(n)

    match = Match.at(KABALE, RESHUFFLE, outcomes=ask)
    before = snapshot(match)
    with pytest.raises(NobodyKnows):
        match.play("lay queen 1")
    assert snapshot(match) == before


def test_a_table_says_which_outcome_it_needs() -> None:
    match = Match.at(KABALE, RESHUFFLE, outcomes=lambda n: n - 1)
    before = snapshot(match)
    move = KABALE.move("lay queen 1")
    assert move is not None
    match.table.chance.give([])
    with pytest.raises(OutcomeNeeded, match="from 0 to 2") as needed:
        match.table.step(move)
    assert needed.value.below == 3
    assert snapshot(match) == before
    match.table.chance.give([1])
    with pytest.raises(OutcomeNeeded, match="from 0 to 1"):
        match.table.step(move)
    assert snapshot(match) == before
    match.table.chance.give([1, 0])
    match.table.step(move)
    assert [event.type for event in KABALE.events(match.table)] == ["card_laid", "pile_shuffled", "card_drawn"]


def test_an_outcome_too_many_is_refused() -> None:
    match = Match.at(KABALE, RESHUFFLE, outcomes=lambda n: n - 1)
    before = snapshot(match)
    move = KABALE.move("lay queen 1")
    assert move is not None
    match.table.chance.give([1, 0, 0])
    with pytest.raises(ValueError, match="more outcomes"):
        match.table.step(move)
    assert snapshot(match) == before


# The match itself


def test_events_and_history_are_those_of_all_moves() -> None:
    match = Match(KABALE, seats=3, seed=4)
    events, history = list(match.events), []
    while not match.over:
        move = match.moves()[0]
        history.append(move)
        events += match.play(move)
    assert match.events == events
    assert match.history == history
    assert match.scores == to_dict(events[-1])["scores"]
    assert match.winners == to_dict(events[-1])["winners"]


def test_nobody_has_won_while_the_match_goes_on() -> None:
    match = Match(KABALE, seats=3, seed=4)
    assert (match.winners, match.scores, match.over) == ([], [0, 0, 0], False)


def test_a_game_may_be_called_by_its_name() -> None:
    assert Match("kabale", seats=3, seed=4).events == Match(KABALE, seats=3, seed=4).events


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(ValueError, match="kabale"):
        Match("kabal", seats=3, seed=4)


# What programs meet


def test_a_match_says_what_it_is() -> None:
    match = Match(KABALE, seats=2, seed=7)
    assert repr(match) == "<Match of kabale: 2 seats, 0 moves, seat 0 decides>"
    assert repr(KABALE) == "<game kabale: Kabale & Hiebe>"


@pytest.mark.parametrize("seat", [2, -1, "1"])
def test_a_view_of_no_seat_is_refused(seat: Any) -> None:
    match = Match(KABALE, seats=2, seed=7)
    with pytest.raises(ValueError, match="the seats are 0 to 1, and None is a spectator"):
        match.view(seat)


def test_a_move_that_is_no_text_is_refused() -> None:
    match = Match(KABALE, seats=2, seed=7)
    with pytest.raises(TypeError, match="a move is a text"):
        match.play(3)  # type: ignore[arg-type]
    assert match.history == []
