"""Which bots can sit down at a game, and which one plays for a person who is away."""

from raenke.bots import BOTS, LEVELS, STEPS, Bot, bot_named
from raenke.core.game import Game
from raenke.server.refusing import Refused

STAND_IN = "greedy"  # it answers at once


def bot_called(name: str) -> str:
    """The bot that somebody names by its level or its own name. Bots that are no longer offered count too, because
    older tables name them."""
    bot = LEVELS.get(name, name)
    if bot not in BOTS:
        raise Refused("server-refusal-no-bot", bots=", ".join([*LEVELS, *STEPS]))
    return bot


def bot_for(name: str, game: Game, seed: int, number: int) -> Bot:
    """A bot for one decision: its choice must not depend on whether the server restarted before it."""
    return bot_named(name, game, seed ^ number << 20)
