"""Who plays when nobody does: bots, by their names."""

import hashlib
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any, Protocol

from raenke.bots.advice import Advice
from raenke.bots.guest import LATE, Guest
from raenke.bots.random_bot import RandomBot
from raenke.core.errors import OptionError
from raenke.core.game import Game


class Bot(Protocol):
    """Picks one of the moves that are offered, knowing what its seat knows and nothing else."""

    def choose(self, view: Any, options: list[str]) -> str:
        """One of the options."""


class Adviser(Bot, Protocol):
    """A bot that can say why."""

    def advise(self, view: Any, options: list[str]) -> list[Advice]:
        """All options, the best first."""


def greedy(game: Game, seed: int) -> Adviser:
    """The one that knows this game; each is loaded only when it is asked for."""
    if game.name == "kabale":
        from raenke.bots.kabale.greedy import Greedy as KabaleGreedy

        return KabaleGreedy(seed)
    from raenke.bots.citadels.greedy import Greedy as CitadelsGreedy

    return CitadelsGreedy(seed)


def at_random(_: Game, seed: int) -> Bot:
    return RandomBot(seed)


def searching(game: Game, seed: int, budget: str = "") -> Adviser:
    from raenke.bots.search import Budget, SearchBot, budget_of

    return SearchBot(game, seed, budget_of(budget) if budget else Budget())


BOTS: dict[str, Callable[[Game, int], Bot]] = {"greedy": greedy, "random": at_random, "search": searching}
ENTRY_POINTS = "raenke.bots"
BLIND = frozenset({"random"})  # they look at no view, and to make one takes longer than they do


def bot_named(name: str, game: Game, seed: int) -> Bot:
    """A bot for one seat of one match; the same seed plays the same.

    `search:4000` and `search:0.2s` say how long it may think. Bots of other people go by the name of their entry point,
    or by `module:Class`; they are called with the game and a seed as ours are, and what they do wrong costs only them.
    """
    kind, _, more = name.partition(":")
    if kind == "search":
        return searching(game, seed, more)
    if name in BOTS:
        return BOTS[name](game, seed)
    return Guest(maker_of(name, game)(game, seed), seed, LATE)


def maker_of(name: str, game: Game) -> Callable[[Game, int], Bot]:
    """What makes the bots of somebody else."""
    for entry in entry_points(group=ENTRY_POINTS, name=name):
        return checked(entry.load(), name)
    module, colon, what = name.partition(":")
    if not colon:
        known = sorted({*BOTS, *(entry.name for entry in entry_points(group=ENTRY_POINTS))})
        raise OptionError(f"there is no bot {name!r} for {game.name}; the bots are {', '.join(known)}")
    try:
        return checked(getattr(import_module(module), what), name)
    except (ImportError, AttributeError, ValueError) as error:
        raise OptionError(f"there is no bot {name!r}: {error}") from None


def checked(maker: Any, name: str) -> Callable[[Game, int], Bot]:
    if not callable(maker):
        raise OptionError(f"{name} makes no bots: it is not called with a game and a seed")
    made: Callable[[Game, int], Bot] = maker
    return made


def bot_seed(match_seed: bytes, seat: int) -> int:
    """The seed of a bot's own luck: one for each seat of a match, and no way back from it to the match's."""
    digest = hashlib.sha256(f"{match_seed.hex()}:bot:{seat}".encode()).digest()
    return int.from_bytes(digest[:8], "little")
