"""A bot for games that bring none: it plays a few tables out as they may be, and takes what won most often."""

from typing import Any

from raenke.bots.advice import Advice
from raenke.bots.search import Budget, searched
from raenke.core.game import Game

BUDGET = Budget(64, None)  # enough to see what is bad; who wants more takes the searching bot


class Plain:
    """The same seed and the same view give the same move, whatever was before. It cannot say why."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.seed = seed

    def choose(self, view: Any, options: list[str]) -> str:
        return options[0] if len(options) == 1 else self.advise(view, options)[0].option

    def advise(self, view: Any, options: list[str]) -> list[Advice]:
        """All moves, the best first."""
        found = {self.game.text(one.move): one for one in searched(self.game, view, self.seed, BUDGET)}
        tried = {
            option: (found[option].visits, found[option].share) if option in found else (0, 0.0) for option in options
        }
        ordered = sorted(options, key=lambda option: tried[option], reverse=True)
        return [Advice(option, tried[option][1], "") for option in ordered]
