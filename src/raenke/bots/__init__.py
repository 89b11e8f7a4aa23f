"""Who plays when nobody does: bots, by their names."""

import hashlib
from collections.abc import Callable
from typing import Any, Protocol

from raenke.bots.random_bot import RandomBot
from raenke.core.errors import OptionError
from raenke.core.game import Game


class Bot(Protocol):
    """Picks one of the moves that are offered, knowing what its seat knows and nothing else."""

    def choose(self, view: Any, options: list[str]) -> str:
        """One of the options."""


def greedy(seed: int) -> Bot:
    from raenke.bots.greedy import Greedy

    return Greedy(seed)


BOTS: dict[str, Callable[[int], Bot]] = {"greedy": greedy, "random": RandomBot}
BLIND = frozenset({"random"})  # they look at no view, and to make one takes longer than they do


def bot_named(name: str, game: Game, seed: int) -> Bot:
    """A bot for one seat of one match; the same seed plays the same."""
    if name not in BOTS:
        raise OptionError(f"there is no bot {name!r} for {game.name}; the bots are {', '.join(sorted(BOTS))}")
    return BOTS[name](seed)


def bot_seed(match_seed: bytes, seat: int) -> int:
    """The seed of a bot's own luck: one for each seat of a match, and no way back from it to the match's."""
    digest = hashlib.sha256(f"{match_seed.hex()}:bot:{seat}".encode()).digest()
    return int.from_bytes(digest[:8], "little")
