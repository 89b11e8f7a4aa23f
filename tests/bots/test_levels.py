"""The three levels: each is a bot of its own, and the easy one plays between random and medium."""

import pytest

from raenke import Match, games
from raenke.bots import BOTS, LEVELS, bot_named, greedy
from raenke.bots.contest import Contest, Played, play
from raenke.bots.novice import WHIM
from raenke.bots.search import Budget, SearchBot
from tests.published import PUBLISHED

EVERY_GAME = pytest.mark.parametrize("game", PUBLISHED)


@EVERY_GAME
def test_a_level_is_a_bot_by_another_name(game: str) -> None:
    assert list(LEVELS) == ["easy", "medium", "hard"]
    assert set(LEVELS.values()) <= set(BOTS)
    kinds = {level: type(bot_named(level, games[game], 1)) for level in LEVELS}
    assert kinds == {level: type(bot_named(bot, games[game], 1)) for level, bot in LEVELS.items()}
    assert len(set(kinds.values())) == 3


@EVERY_GAME
def test_the_hard_one_thinks_less_than_a_second(game: str) -> None:
    bot = bot_named("hard", games[game], 1)
    assert isinstance(bot, SearchBot)
    assert bot.budget == Budget()


@EVERY_GAME
def test_the_easy_one_errs_now_and_then(game: str) -> None:
    """It mostly makes the medium bot's moves; its other moves are legal too."""
    match = Match(game, seats=3, seed=4)
    easy, medium = bot_named("easy", match.game, 1), greedy(match.game, 1)
    asked = same = 0
    while not match.over and asked < 60:
        view, options = match.view(match.to_move), match.moves()
        chosen, better = easy.choose(view, options), medium.choose(view, options)
        assert chosen in options
        asked += len(options) > 1
        same += len(options) > 1 and chosen == better
        match.play(better)
    assert asked * (WHIM - 1) / WHIM * 0.8 < same < asked


@pytest.mark.many
@EVERY_GAME
def test_each_level_beats_the_one_below(game: str) -> None:
    """Two at a table, on the same deals from both sides."""
    for better, worse in (("medium", "easy"), ("easy", "random")):
        contest = Contest(game, "", "", {}, bytes(32).hex(), [better, worse])
        ended = [play(contest, deal, rotation) for deal in range(5) for rotation in range(2)]
        assert sum(share_of(better, each) for each in ended) > len(ended) / 2


def share_of(bot: str, played: Played) -> float:
    return sum(played.bots[seat] == bot for seat in played.winners) / len(played.winners)
