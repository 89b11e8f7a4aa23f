"""A stranger who wants every goal filled at once, with its best ally on the best goal."""

from raenke.bots.kabale.strangers.column import column_of, number
from raenke.bots.kabale.strangers.manner import Manner
from raenke.kabale.view import KabaleView


class Rusher(Manner):
    """Plays the highest card it has, where one more card fulfils a goal or the goal is highest."""

    width = 0.5

    def lay(self, view: KabaleView, card: str, column: int) -> float:
        me = view.to_move
        points = view.goals[column][1]
        after = column_of(view, column, (me, card))
        fills = len(view.columns[column]) + 1 >= points or column in view.fulfilled
        worth = 0.1 * number(card) + 0.4 * points
        if after.winner() == me:
            worth += 1.0 + (1.0 if fills else 0.0)
        return worth - (1.5 if card in ("beggar", "squire", "witch") and after.winner() != me else 0.0)
