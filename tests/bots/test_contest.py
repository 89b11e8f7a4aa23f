"""Comparing bots: seats rotate, shared wins are shared out, and the games of a deal are one draw."""

import pytest

from raenke import games
from raenke.bots.contest import Contest, Played, interval_of, lineup_of, play, standings
from raenke.core import OptionError
from raenke.core.seeds import seed_of
from tests.published import PUBLISHED


def contest(*lineup: str, game: str = "kabale") -> Contest:
    options = games[game].options({"rounds": 1} if game == "kabale" else {"end_at": 2}, len(lineup))
    return Contest(game, "1", "0", options, seed_of(1).hex(), list(lineup))


def played(deal: int, rotation: int, bots: list[str], winners: list[int]) -> Played:
    scores = [10 if seat in winners else 4 for seat in range(len(bots))]
    return Played(deal, rotation, bots, scores, winners, 30, [0.5] * len(bots), [5] * len(bots))


def test_every_bot_sits_on_every_seat() -> None:
    one = contest("a", "b", "c")
    assert [one.seating(rotation) for rotation in range(3)] == [["a", "b", "c"], ["c", "a", "b"], ["b", "c", "a"]]


def test_the_last_bot_fills_the_seats() -> None:
    assert lineup_of(["a", "b"], 4) == ["a", "b", "b", "b"]
    for wrong in ([], ["a", "b", "c"]):
        with pytest.raises(OptionError, match="2 seats"):
            lineup_of(wrong, 2)


def test_what_is_there_is_not_played_again() -> None:
    one = contest("a", "b")
    missing = [(deal, rotation) for _, deal, rotation in one.to_play(2, [played(0, 1, ["b", "a"], [0])])]
    assert missing == [(0, 0), (1, 0), (1, 1)]


@pytest.mark.parametrize("game", PUBLISHED)
def test_the_rotations_of_a_deal_have_the_same_luck(game: str) -> None:
    """Four equal bots that are told nothing but their seat's luck play the same game whoever sits where."""
    one = contest("random", "random", "random", game=game)
    first = play(one, 3, 0)
    assert [play(one, 3, rotation).scores for rotation in (1, 2)] == [first.scores] * 2
    assert play(one, 4, 0).scores != first.scores or play(one, 5, 0).scores != first.scores


def test_a_game_says_who_thought_how_long() -> None:
    game = play(contest("search:20", "greedy", "cheater:20"), 0, 1)
    assert game.bots == ["cheater:20", "search:20", "greedy"]
    assert all(count > 0 for count in game.decisions)
    assert len(game.seconds) == 3


def test_shares_of_wins() -> None:
    """In four games of two deals `a` wins one alone and shares one of two."""
    one = contest("a", "b")
    games = [
        played(0, 0, ["a", "b"], [0]),
        played(0, 1, ["b", "a"], [0, 1]),
        played(1, 0, ["a", "b"], [1]),
        played(1, 1, ["b", "a"], [0]),
    ]
    first, second = standings(one, games)
    assert (first.bot, first.wins, first.share, first.games) == ("b", 2.5, 0.625, 4)
    assert (second.bot, second.wins, second.share) == ("a", 1.5, 0.375)
    assert first.rating > second.rating
    assert second.interval == (0.0, 1.0)  # two deals with 0.75 and 0 wins say next to nothing
    assert second.seconds_a_move == 0.1


def test_a_bot_on_several_seats_has_one_share() -> None:
    first, second = standings(contest("a", "b", "b"), [played(0, 0, ["a", "b", "b"], [2])])
    assert (first.bot, first.share, first.games, first.interval) == ("b", 0.5, 2, None)
    assert (second.bot, second.share) == ("a", 0.0)


def test_intervals_need_two_deals() -> None:
    assert interval_of([0.5], 0.5) is None
    assert interval_of([0.5, 0.5, 0.5], 0.5) == (0.5, 0.5)
    assert interval_of([0.2, 0.4], 0.3) == pytest.approx((0.3 - 1.96 * 0.1, 0.3 + 1.96 * 0.1))
