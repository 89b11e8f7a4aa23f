"""The five steps: whom people play against, from weak to strong."""

import random

import pytest

from raenke import Match, games
from raenke.bots import BOTS, BRIEF, LEVELS, STEPS, bot_named
from raenke.bots.contest import Contest, Played, play
from raenke.bots.plain import Plain
from raenke.bots.search import Budget, SearchBot
from tests.bots.fuzz import options_of
from tests.published import PUBLISHED

EVERY_GAME = pytest.mark.parametrize("game", PUBLISHED)
BEGINNERS = ("novice", "hasty")


def test_a_level_is_a_step_by_another_name() -> None:
    """Tables, saves and programs of 0.1.0 have these names."""
    assert LEVELS == {"easy": "novice", "medium": "greedy", "hard": "search"}
    assert set(STEPS) | {"random"} == set(BOTS)
    for level, step in LEVELS.items():
        assert type(bot_named(level, games["kabale"], 1)) is type(bot_named(step, games["kabale"], 1))


@EVERY_GAME
def test_the_strongest_uses_its_time_and_is_below_a_second(game: str) -> None:
    bot = bot_named("search", games[game], 1)
    assert isinstance(bot, SearchBot)
    assert bot.budget == Budget()
    assert bot.budget.seconds
    assert 0.5 < bot.budget.seconds < 1
    shrewd = bot_named("shrewd", games[game], 1)
    assert isinstance(shrewd, SearchBot)
    assert shrewd.budget == Budget(games[game].brief, BRIEF)
    assert bot.budget.seconds > BRIEF
    assert shrewd.budget_at(4) == shrewd.budget
    assert shrewd.budget_at(2).iterations == (games[game].brief_of_few or games[game].brief)


@EVERY_GAME
@pytest.mark.parametrize("step", BEGINNERS)
def test_a_beginner_throws_no_dice(game: str, step: str) -> None:
    """The same seed and view give the same move, whatever came before; and a weak player mostly does what a better one
    does."""
    match = Match(game, seats=3, seed=4)
    greedy = bot_named("greedy", match.game, 1)
    asked = same = 0
    for _ in range(60):
        view, options = match.view(match.to_move), match.moves()
        chosen = bot_named(step, match.game, 1).choose(view, options)
        assert chosen == bot_named(step, match.game, 1).choose(view, options)
        assert chosen in options
        asked += len(options) > 1
        same += len(options) > 1 and chosen == greedy.choose(view, options)
        match.play(chosen)
    assert asked / 4 < same < asked


@EVERY_GAME
@pytest.mark.parametrize("step", BEGINNERS)
def test_beginners_play_at_tables_with_any_options(game: str, step: str) -> None:
    rng = random.Random(f"{game} {step}")
    for _ in range(12):
        seats = rng.randint(games[game].least_seats, games[game].most_seats)
        match = Match(game, seats, rng.getrandbits(60), options_of(game, rng, seats))
        bots = [bot_named(step, match.game, seat) for seat in range(seats)]
        while not match.over:
            match.play(bots[match.to_move].choose(match.view(match.to_move), match.moves()))
        assert match.winners


@pytest.mark.many
@EVERY_GAME
def test_each_step_beats_the_one_two_below(game: str) -> None:
    """Two at a table, on the same deals from both sides. What neighbours win of each other, `docs/bots.md` says."""
    for worse, better in (("random", "novice"), ("random", "hasty"), ("novice", "greedy"), ("hasty", "shrewd")):
        contest = Contest(game, "", "", {}, bytes(32).hex(), [better, worse])
        ended = [play(contest, deal, rotation) for deal in range(15) for rotation in range(2)]
        assert sum(share_of(better, each) for each in ended) > len(ended) / 2


def share_of(bot: str, played: Played) -> float:
    return sum(played.bots[seat] == bot for seat in played.winners) / len(played.winners)


def test_a_game_without_beginners_has_players_who_look_ahead_less() -> None:
    class Bare(type(games["kabale"])):  # type: ignore[misc]
        beginners = ""
        greedy = ""

    playouts = []
    for step in STEPS[:3]:
        bot = bot_named(step, Bare(), 1)
        assert isinstance(bot, Plain)
        playouts.append(bot.budget.iterations or 0)
    assert playouts == sorted({*playouts})
