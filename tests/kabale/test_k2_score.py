"""K2.9: what won goals are worth, and who wins."""

from raenke.kabale.score import score
from tests.kabale.table_talk import (
    after,
    at,
    goals,
    told,
)

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
