"""The searching bot: legal everywhere, uses only its seat's view, and finds the winning move."""

import random

import pytest

from raenke import Match, games
from raenke.bots import BOTS, bot_named
from raenke.bots.search import Budget, Cheater, SearchBot, budget_of
from raenke.core import OptionError
from raenke.kabale.position import Position
from tests.laws.interference import disguised_match
from tests.laws.secrets import SECRETS
from tests.laws.settings import TABLES, Setting, settings_of
from tests.published import PUBLISHED

EVERY_GAME = pytest.mark.parametrize("game", PUBLISHED)
SHORT = Budget(25, None)


@pytest.mark.parametrize("setting", [each for game in PUBLISHED for each in settings_of(game)])
def test_it_plays_legally_to_the_end(setting: Setting) -> None:
    match = setting.bounded().match(3)
    bot, others = SearchBot(match.game, 5, SHORT), random.Random(5)
    while not match.over:
        options = match.moves()
        is_own = match.to_move == 0 and len(match.history) % 3 == 0
        match.play(bot.choose(match.view(0), options) if is_own else others.choice(options))
    assert len(match.scores) == setting.seats


@EVERY_GAME
def test_equal_views_and_seeds_give_equal_moves(game: str) -> None:
    """The same game with other hidden cards, as the law of secrecy makes it."""
    tables = TABLES[game]
    differing = 0
    for seed in range(8):
        chooser = random.Random(seed)
        seats = tables.seats[1 + seed % 3]
        match = Setting(game, seats, tables.fitting(seats, tables.lively)).played(seed, 15 + seed)
        if match.over or len(match.moves()) < 2:
            continue
        seat = match.to_move
        other = disguised_match(match, seat, chooser, SECRETS[game].disguise)
        assert other.view(seat) == match.view(seat)
        for bot in (SearchBot(match.game, 7, SHORT), SearchBot(match.game, 8, SHORT)):
            assert bot.choose(match.view(seat), match.moves()) == bot.choose(other.view(seat), other.moves())
        differing += match.history != other.history
    assert differing


@EVERY_GAME
def test_what_it_did_before_changes_nothing(game: str) -> None:
    match = Match(game, seats=3, seed=1)
    bot = SearchBot(match.game, 1, SHORT)
    first = bot.choose(match.view(match.to_move), match.moves())
    assert all(bot.choose(match.view(match.to_move), match.moves()) == first for _ in range(3))


def last_card() -> Match:
    """The last card of the last round: with the King in the second column seat 0 wins the goal of 5, and the game."""
    return Match.at(
        "kabale",
        Position(
            seats=2, hands=["king squire", "queen"], piles=["", ""], goals=["trade 1", "music 5"], round=6,
            columns=["1 hermit up", "1 juliet up, 0 romeo up, 1 merchant up, 0 landlord up"],
        ),
        seed=1,
    )  # fmt: skip


@pytest.mark.parametrize("seed", range(5))
def test_it_takes_the_win(seed: int) -> None:
    match = last_card()
    bot = SearchBot(match.game, seed, Budget(200, None))
    assert bot.choose(match.view(0), match.moves()) == "lay king 2"


@EVERY_GAME
def test_one_option_needs_no_thought(game: str) -> None:
    bot = SearchBot(games[game], 1, SHORT)
    assert bot.choose(None, ["only"]) == "only"


@EVERY_GAME
def test_the_cheater_is_offered_to_nobody(game: str) -> None:
    assert "cheater" not in BOTS
    with pytest.raises(OptionError, match="there is no bot 'cheater'"):
        bot_named("cheater", games[game], 1)


@EVERY_GAME
def test_the_cheater_plays_legally(game: str) -> None:
    match = Match(game, seats=3, seed=2)
    for _ in range(30):
        options = match.moves()
        cheater = Cheater(match.game, 1, SHORT)
        move = cheater.choose_knowing(match.table, match.view(match.to_move), options)
        assert move in options
        match.play(move)


@pytest.mark.parametrize("game", PUBLISHED)
def test_with_hardly_any_time_it_answers_all_the_same(game: str) -> None:
    match = Match(game, 4, 3)
    bot = bot_named("search:0.000001s", games[game], 1)
    for _ in range(8):
        options = match.moves()
        chosen = bot.choose(match.view(match.to_move), options)
        assert chosen in options
        match.play(chosen)


def test_budgets_as_people_write_them() -> None:
    assert budget_of("4000") == Budget(4000, None)
    assert budget_of("0.2s") == Budget(None, 0.2)
    for wrong in ("", "s", "0", "-1", "0s", "nan", "nans", "infs", "many"):
        with pytest.raises(OptionError, match="such as 4000"):
            budget_of(wrong)
    assert isinstance(bot_named("search:50", games["kabale"], 1), SearchBot)
