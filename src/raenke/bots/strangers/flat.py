"""Flat Monte Carlo: every option is played to the end at random on tables that fit the view, all equally likely."""

from typing import Any

from raenke.core.batch import finish
from raenke.core.chance import Chance
from raenke.core.game import Game

PLAYOUTS = 250  # for a decision, shared by its options
LEAD = 0.03  # of a win for each point


class Flat:
    """Knows no taste of anybody: it takes the option that won most of its playouts."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.chance = Chance.fast(seed)

    def choose(self, view: Any, options: list[str]) -> str:
        if len(options) == 1:
            return options[0]
        imagining = self.game.imagining(view)
        moves = [self.game.move(option) for option in options]
        won = [0.0] * len(options)
        table = imagining.table()
        table.chance = self.chance
        for _ in range(max(1, PLAYOUTS // len(options))):
            drawn = imagining.drawn(self.chance)
            for at, move in enumerate(moves):
                assert move is not None
                table.copy_from(drawn)
                table.step(move)
                finish(table, self.chance)
                won[at] += self.won_by(table, view.seat)
        return options[max(range(len(options)), key=won.__getitem__)]

    def won_by(self, table: Any, seat: int) -> float:
        """The share of the win, and a part of it for the lead in points, which says more when few games are played."""
        scores = self.game.scores(table)
        winners = self.game.winners(scores, table)
        lead = scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
        return (seat in winners) / len(winners) + LEAD * lead
