"""K2.9: what won goals are worth, and who wins."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from raenke.kabale.cards import goal_of
from raenke.kabale.score import Tally, score
from tests.kabale import oracle
from tests.kabale.table_talk import GOALS, after, at, told

DOMAINS = ("alchemy", "fencing", "agriculture", "trade", "religion", "music")


def goals(*points: int) -> list[tuple[str, int]]:
    return list(zip(DOMAINS, points, strict=False))


def test_k2_9_no_goal_is_no_point() -> None:
    assert score([]) == 0


def test_k2_9_plain_sum_without_every_domain() -> None:
    assert score(goals(5, 5, 5, 5, 5)) == 25
    assert score([("music", 5), ("music", 4), ("music", 3), ("trade", 3), ("religion", 5)]) == 20


def test_k2_9_one_goal_of_every_domain_counts_twice() -> None:
    assert score(goals(3, 2, 2, 3, 1, 2)) == 26


def test_k2_9_each_further_goal_costs_one() -> None:
    won = [*goals(1, 4, 5, 2, 2, 1), ("music", 3)]
    assert score(won) == 2 * (1 + 4 + 5 + 2 + 2 + 3) - 1
    assert score([*won, ("trade", 1), ("fencing", 3)]) == 2 * (1 + 4 + 5 + 2 + 2 + 3) - 3


def test_k2_9_the_example_of_the_rulebook_scores_29() -> None:
    """A further 3 of a domain whose better goal counts already."""
    assert score([*goals(1, 4, 5, 2, 2, 1), ("fencing", 3)]) == 29


def test_k2_9_the_best_goal_of_each_domain_is_doubled_whatever_the_order() -> None:
    won = [*goals(1, 1, 1, 1, 1, 1), ("music", 5), ("music", 3)]
    for seed in range(10):
        random.Random(seed).shuffle(won)
        assert score(won) == 2 * 10 - 2


def test_k2_9_the_larger_of_the_two_counts() -> None:
    """Here 33 against 2 * 14 - 7."""
    further = [("music", 5), ("music", 4), ("music", 3), ("music", 3), ("trade", 5), ("trade", 4), ("trade", 3)]
    assert score([*goals(1, 1, 1, 1, 1, 1), *further]) == 33


def test_k2_9_a_second_goal_of_equal_points_is_a_further_one() -> None:
    assert score([*goals(3, 3, 3, 3, 3, 3), ("music", 3)]) == 35


@given(st.lists(st.sampled_from(range(36)), unique=True))
def test_k2_9_any_won_goals(places: list[int]) -> None:
    won = [oracle.GOALS[place] for place in places]
    assert score(won) == oracle.score(won)


def test_k2_9_what_the_double_would_be_with_the_domains_that_are_missing() -> None:
    """Twice 5 + 4 and 3 for each of four domains, less 1 for the second goal of music."""
    tally = Tally()
    for goal in (("music", 2), ("music", 5), ("trade", 4)):
        tally.add(goal_of(goal))
    assert (tally.plain, tally.missing, tally.others) == (11, 4, 1)
    assert [tally.doubled(each) for each in (0, 3)] == [17, 29]


def test_k2_9_all_goals_of_the_game_can_be_scored_and_no_more() -> None:
    assert score(GOALS) == sum(points for _, points in GOALS) == 6 * (1 + 2 + 3 + 3 + 4 + 5)
    assert score(GOALS[:35]) == 103
    with pytest.raises(ValueError, match="36 goals in the game, not 37"):
        score([*GOALS, ("music", 1)])


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
