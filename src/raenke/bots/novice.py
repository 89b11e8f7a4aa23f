"""A bot for beginners: it knows good moves, but does not always make them."""

from typing import TYPE_CHECKING, Any

from raenke.core.chance import Chance

if TYPE_CHECKING:
    from raenke.bots import Bot

WHIM = 2  # one move in this many is random


class Novice:
    """Plays like another bot, but sometimes at random."""

    def __init__(self, bot: "Bot", seed: int) -> None:
        self.bot = bot
        self.chance = Chance.fast(seed)

    def choose(self, view: Any, options: list[str]) -> str:
        if self.chance.below(WHIM) == 0:
            return options[self.chance.below(len(options))]
        return self.bot.choose(view, options)
