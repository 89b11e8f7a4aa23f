"""The search: it tries every move, can be repeated, and finds the same compiled as uncompiled."""

from math import log, sqrt
from typing import Any

import pytest

from raenke import Match
from raenke.bots.search import guide_for
from raenke.core.chance import Chance
from raenke.core.search import Search, root_of, spread_of
from raenke.core.thinking import think
from tests.laws.settings import EVERY_SETTING, Setting
from tests.published import PUBLISHED

EVERY_GAME = pytest.mark.parametrize("game", PUBLISHED)
PLENTY = 4096


def in_play(game: str, moves: int, seats: int = 4) -> Match:
    """A match after some random moves, with a decision to make."""
    match, chance = Match(game, seats, seed=5), Chance.fast(5)
    while len(match.history) < moves or len(match.moves()) < 3:
        options = match.moves()
        match.play(options[chance.below(len(options))])
    return match


def search_of(match: Match, seed: int = 1, room: int = PLENTY, horizon: int = 1) -> Search:
    return Search(guide_for(match.game, match.view(match.to_move), seed), horizon, 0.7, room)


def found_in(match: Match, iterations: int, **more: Any) -> list[tuple[int, int, float]]:
    search = search_of(match, **more)
    think(search, iterations)
    return [(move, visits, round(share, 9)) for move, visits, share, _ in search.found()]


@EVERY_GAME
def test_every_move_is_tried_before_any_is_tried_twice(game: str) -> None:
    match = in_play(game, 14)
    count = len(match.moves())
    found = found_in(match, count)
    assert sorted(move for move, _, _ in found) == sorted(match.table.moves())
    assert {visits for _, visits, _ in found} == {1}


@EVERY_GAME
def test_every_iteration_is_counted_at_the_root(game: str) -> None:
    match = in_play(game, 14)
    found = found_in(match, 150)
    assert sum(visits for _, visits, _ in found) == 150
    assert all(0 <= share <= 1 for _, _, share in found)


@EVERY_GAME
def test_the_same_seed_finds_the_same_however_it_is_portioned(game: str) -> None:
    match = in_play(game, 14)
    whole, portioned = search_of(match), search_of(match)
    think(whole, 120)
    for portion in (1, 50, 69):
        think(portioned, portion)
    assert whole.found() == portioned.found()
    assert found_in(match, 120, seed=2) != found_in(match, 120, seed=3)


@EVERY_GAME
def test_it_can_be_stopped_at_any_moment(game: str) -> None:
    match = in_play(game, 14)
    search = search_of(match)
    asked = iter([False, False, True])
    think(search, is_stopped=lambda: next(asked))
    assert search.iterations > 0
    assert search.found()[0].move in match.table.moves()


@EVERY_GAME
def test_seconds_are_a_budget_too(game: str) -> None:
    search = search_of(in_play(game, 14))
    think(search, seconds=0.01)
    assert search.iterations > 0
    before = search.iterations
    think(search, iterations=7, seconds=60)
    assert search.iterations == before + 7


@EVERY_GAME
def test_a_full_tree_goes_on_without_growing(game: str) -> None:
    """The tree holds as many moves as there is room for; those at the root are still tried."""
    match = in_play(game, 14)
    found = found_in(match, 200, room=len(match.moves()) + 5)
    assert found
    assert max(visits for _, visits, _ in found) > 1
    assert {move for move, _, _ in found} <= set(match.table.moves())


@EVERY_GAME
def test_at_the_root_it_comes_back_to_what_was_unlucky(game: str) -> None:
    """However bad a move looks, it is tried as often as the root of a 16th of the chances."""
    visits = [visits for _, visits, _ in found_in(in_play(game, 14), 1600)]
    assert min(visits) >= 10


@EVERY_GAME
def test_it_may_look_to_the_end_of_the_game(game: str) -> None:
    shares = [share for _, _, share in found_in(in_play(game, 14), 30, horizon=99)]
    assert all(0 <= share <= 1 for share in shares)


@pytest.mark.parametrize("setting", EVERY_SETTING[::7], ids=str)
def test_it_thinks_at_any_table(setting: Setting) -> None:
    match = setting.played(3, 9)
    if len(match.moves()) > 1:
        assert sum(visits for _, visits, _ in found_in(match, 25)) == 25


# Of 60 iterations after 14 moves: move, visits, share. Computed once, uncompiled. Compiled, the same must be found.
FOUND = {
    "kabale": [(178, 11, 0.190496062), (176, 8, 0.148323212), (50, 7, 0.138554517)],
    "citadels": [(3, 17, 0.271776925), (718, 15, 0.245432156), (704, 14, 0.234868285)],
}


@EVERY_GAME
def test_compiled_and_uncompiled_find_the_same(game: str) -> None:
    assert found_in(in_play(game, 14), 60)[:3] == FOUND[game]


def test_roots_and_spreads_past_the_table() -> None:
    assert root_of(16) == 0.25
    assert root_of(4096) == pytest.approx(1 / 64)
    assert root_of(1 << 20) == pytest.approx(1 / 1024)
    assert spread_of(1) == 0.0
    for offers in (100, 4095, 4096, 50_000, 10**6, 10**9):
        assert spread_of(offers) == pytest.approx(sqrt(log(offers)), rel=0.03)
