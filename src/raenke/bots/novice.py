"""A bot for who is new to a game: it knows what is good, and does not always do it."""

from typing import TYPE_CHECKING, Any

from raenke.core.chance import Chance

if TYPE_CHECKING:
    from raenke.bots import Bot

WHIM = 2  # one move in so many


class Novice:
    """Plays as another bot would, but now and then whatever comes to mind."""

    def __init__(self, bot: "Bot", seed: int) -> None:
        self.bot = bot
        self.chance = Chance.fast(seed)

    def choose(self, view: Any, options: list[str]) -> str:
        if self.chance.below(WHIM) == 0:
            return options[self.chance.below(len(options))]
        return self.bot.choose(view, options)
