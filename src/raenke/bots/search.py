"""A bot that thinks ahead: tree search over possible tables."""

from collections.abc import Callable, Generator
from functools import partial
from time import perf_counter
from typing import Any, NamedTuple
from zlib import crc32

import msgspec

from raenke.core.codes import MASK64
from raenke.core.errors import OptionError
from raenke.core.game import Game, part
from raenke.core.guide import Guide
from raenke.core.plain import PlainGuide
from raenke.core.portions import run_out
from raenke.core.search import Found, Search
from raenke.core.thinking import in_portions

ROOM = 1 << 16  # moves that a tree can hold
HORIZON = 1  # rounds ahead
FEW = 3  # seats
LEAST = 0.001  # seconds of thinking, even if the start used up the budget


class Budget(NamedTuple):
    """How long a bot may think about a move: it stops at the first limit it reaches."""

    iterations: int | None = 10_000
    seconds: float | None = 0.8


def budget_of(text: str) -> Budget:
    """`4000` iterations, or `0.2s`."""
    try:
        if text.endswith("s"):
            budget = Budget(None, float(text[:-1]))
            is_sensible = 0 < float(text[:-1]) <= 3600
        else:
            budget = Budget(int(text), None)
            is_sensible = 0 < int(text) <= 1 << 40
    except ValueError:
        is_sensible = False
    if not is_sensible:
        raise OptionError(
            f"a bot thinks for a number of iterations, such as 4000, or seconds, such as 0.2s, not {text!r}"
        )
    return budget


def guide_for(game: Game, view: Any, seed: int, truth: Any = None) -> Guide:
    """A guide for tables imagined from a view: the game's own, loaded on demand, or a plain one."""
    make: Callable[[Any, int, Any], Guide] = part(game.guide, partial(PlainGuide, game))
    return make(view, seed, truth)


def new_search(guide: Guide, room: int) -> Search:
    return Search(guide, HORIZON, guide.spread, room)


def searched(game: Game, view: Any, seed: int, budget: Budget, truth: Any = None) -> list[Found]:
    """What a search finds for a view, best first. Imagining hidden cards takes time too, up to a few ms."""
    found: list[Found] = run_out(searching(game, view, seed, budget, truth))
    return found


def searching(
    game: Game, view: Any, seed: int, budget: Budget, truth: Any = None
) -> Generator[None, None, list[Found]]:
    """The same in portions."""
    begun = perf_counter()
    room = ROOM if budget.iterations is None else min(ROOM, budget.iterations * view.seats)
    guide = guide_for(game, view, (seed ^ crc32(msgspec.msgpack.encode(view)) << 32) & MASK64, truth)
    search = new_search(guide, room)
    seconds = budget.seconds and max(LEAST, budget.seconds - (perf_counter() - begun))
    yield from in_portions(search, budget.iterations, seconds)
    return search.found()


class SearchBot:
    """The same seed, view and number of iterations give the same move, whatever happened before."""

    def __init__(self, game: Game, seed: int, budget: Budget) -> None:
        self.game = game
        self.seed = seed
        self.budget = budget

    def __repr__(self) -> str:
        return f"<bot search of {self.game.name}: {self.budget}>"

    def choose(self, view: Any, options: list[str]) -> str:
        move: str = run_out(self.choosing(view, options))
        return move

    def choosing(self, view: Any, options: list[str]) -> Generator[None, None, str]:
        """The same in portions."""
        if len(options) == 1:
            return options[0]
        found = yield from searching(self.game, view, self.seed, self.budget_at(view.seats))
        return self.game.text(found[0].move)

    def budget_at(self, seats: int) -> Budget:
        return self.budget


class Shrewd(SearchBot):
    """The search with little time; how little, a game may say by the seats of a table."""

    def budget_at(self, seats: int) -> Budget:
        few = self.game.brief_of_few if seats <= FEW else 0
        return self.budget._replace(iterations=few) if few else self.budget


class Cheater:
    """The same search on the true table, to show what knowing everything is worth. It is for the arena only, and not a
    `Bot`, because it needs more than a view."""

    def __init__(self, game: Game, seed: int, budget: Budget) -> None:
        self.game = game
        self.seed = seed
        self.budget = budget

    def choose_knowing(self, table: Any, view: Any, options: list[str]) -> str:
        if len(options) == 1:
            return options[0]
        return self.game.text(searched(self.game, view, self.seed, self.budget, table.copy())[0].move)
