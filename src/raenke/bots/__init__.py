"""Who plays when nobody does: bots, by their names."""

import hashlib
from collections.abc import Callable
from typing import Any, Protocol

from raenke.bots.advice import Advice
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


BOTS: dict[str, Callable[[Game, int], Bot]] = {"greedy": greedy, "random": at_random}
BLIND = frozenset({"random"})  # they look at no view, and to make one takes longer than they do


def bot_named(name: str, game: Game, seed: int) -> Bot:
    """A bot for one seat of one match; the same seed plays the same."""
    if name not in BOTS:
        raise OptionError(f"there is no bot {name!r} for {game.name}; the bots are {', '.join(sorted(BOTS))}")
    return BOTS[name](game, seed)


def bot_seed(match_seed: bytes, seat: int) -> int:
    """The seed of a bot's own luck: one for each seat of a match, and no way back from it to the match's."""
    digest = hashlib.sha256(f"{match_seed.hex()}:bot:{seat}".encode()).digest()
    return int.from_bytes(digest[:8], "little")
