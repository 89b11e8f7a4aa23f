"""Hints: the best moves of a view, with what may follow and why, from the view alone."""

import random

import pytest

from raenke import Match, games
from raenke.bots import hints as room
from raenke.bots.hints import COUNT, Hint, hints
from raenke.bots.search import Budget, SearchBot
from raenke.kabale.position import Position
from raenke.words import Words, languages
from tests.bots.test_search import last_card
from tests.laws.interference import disguised_match
from tests.laws.secrets import SECRETS
from tests.laws.settings import TABLES, Setting
from tests.published import PUBLISHED

EVERY_GAME = pytest.mark.parametrize("game", PUBLISHED)


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """A number of iterations instead of a clock: the same on every machine."""
    monkeypatch.setattr(room, "BUDGET", Budget(200, None))


def test_the_winning_card_comes_first() -> None:
    match = last_card()
    first, *others = hints(match.game, match.view(0), match.moves())
    assert first == Hint("lay king 2", 1.0, "reason-saves-column")
    assert len(others) == COUNT - 1
    assert all(other.share is not None and other.share < 1 for other in others)


@EVERY_GAME
def test_the_first_is_what_the_searching_bot_would_do(game: str) -> None:
    match = Match(game, seats=3, seed=2)
    others = random.Random(2)
    for _ in range(12):
        view, options = match.view(match.to_move), match.moves()
        found = hints(match.game, view, options)
        assert found[0].option == SearchBot(match.game, room.SEED, room.BUDGET).choose(view, options)
        assert len({hint.option for hint in found} & set(options)) == len(found)
        assert len(found) in (1, min(COUNT, len(options)))
        assert all((hint.share is None) == (len(options) == 1) for hint in found)
        match.play(others.choice(options))


def test_three_equal_percents_are_not_told() -> None:
    """The last card of a game that is lost whatever is laid: the hint is the move that brings most points."""
    match = Match.at(
        "kabale",
        Position(
            seats=2, hands=["king squire", "queen"], piles=["", ""], goals=["trade 1", "music 1"], round=6,
            columns=["1 hermit up", "0 romeo up"], won=["", "trade 5, music 5"],
        ),
        seed=1,
    )  # fmt: skip
    assert len(match.moves()) > COUNT
    (only,) = hints(match.game, match.view(0), match.moves())
    assert only == Hint("lay king 1", 0.0, "reason-as-often")


@EVERY_GAME
def test_equal_views_give_equal_hints(game: str) -> None:
    """The same game with other hidden cards, as the law of secrecy makes it."""
    differing = 0
    for seed in range(4):
        seats = TABLES[game].seats[1 + seed % 3]
        match = Setting(game, seats, TABLES[game].fitting(seats, TABLES[game].lively)).played(seed, 15 + seed)
        if match.over:
            continue
        seat = match.to_move
        other = disguised_match(match, seat, random.Random(seed), SECRETS[game].disguise)
        given = [hints(each.game, each.view(seat), each.moves()) for each in (match, other)]
        assert given[0] == given[1]
        differing += match.history != other.history
    assert differing


def test_one_option_needs_no_thought() -> None:
    assert hints(games["kabale"], None, ["decline"]) == [Hint("decline", None, "reason-only")]


@pytest.mark.parametrize("language", languages())
@EVERY_GAME
def test_every_hint_can_be_told(game: str, language: str) -> None:
    words = Words(language, game)
    match = Match(game, seats=2, seed=5)
    for hint in hints(match.game, match.view(match.to_move), match.moves()):
        told = words.hint(*hint, ["Anna", "Ben"], match.to_move)
        assert hint.share is not None
        assert f"{round(100 * hint.share)}" in told.partition("%")[0]
        assert told.endswith(words.text(hint.reason))


def test_a_hint_comes_within_a_second() -> None:
    seconds = Budget().seconds
    assert seconds is not None
    assert seconds < 1
