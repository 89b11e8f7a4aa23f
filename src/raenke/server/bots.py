"""Which bots can sit down at a game, and which one plays for a person who is away."""

from raenke.bots import BOTS, Bot, bot_named
from raenke.core.game import Game


def bots_for(game: str) -> tuple[str, ...]:
    """The three levels, the one to begin with first."""
    return tuple(sorted(BOTS, key=("greedy", "search", "random").index))


def stand_in_for(game: str) -> str:
    """It answers at once."""
    return bots_for(game)[0]


def bot_for(name: str, game: Game, seed: int, number: int) -> Bot:
    """A bot for one decision: what it does must not depend on whether the server was started anew before it."""
    return bot_named(name, game, seed ^ number << 20)
