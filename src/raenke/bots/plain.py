"""A bot for games without their own: it plays out a few possible tables, and takes the best move."""

from typing import Any

from raenke.bots.advice import Advice
from raenke.bots.search import Budget, searched
from raenke.core.game import Game

PLAYOUTS = 64  # enough to avoid bad moves; the search bot thinks longer


class Plain:
    """The same seed and view give the same move, whatever happened before. It cannot say why."""

    def __init__(self, game: Game, seed: int, playouts: int = PLAYOUTS) -> None:
        self.game = game
        self.seed = seed
        self.budget = Budget(playouts, None)

    def choose(self, view: Any, options: list[str]) -> str:
        return options[0] if len(options) == 1 else self.advise(view, options)[0].option

    def advise(self, view: Any, options: list[str]) -> list[Advice]:
        """All moves, the best first."""
        found = {self.game.text(one.move): one for one in searched(self.game, view, self.seed, self.budget)}
        tried = {
            option: (found[option].visits, found[option].share) if option in found else (0, 0.0) for option in options
        }
        ordered = sorted(options, key=lambda option: tried[option], reverse=True)
        return [Advice(option, tried[option][1], "") for option in ordered]
