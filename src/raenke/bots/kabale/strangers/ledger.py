"""A stranger who counts: which column would be won by how much, and what a card is worth elsewhere."""

from raenke.bots.kabale.strangers.column import column_of, number
from raenke.bots.kabale.strangers.manner import Manner
from raenke.kabale.view import KabaleView

NEW_DOMAIN = 1.5
PRICE = 0.06  # of a point of the goal, for each number on the card
SURE = 14.0  # so large a lead is all but won


class Ledger(Manner):
    """Takes the move that raises the expected points of the round most, less the price of the card."""

    width = 0.25

    def lay(self, view: KabaleView, card: str, column: int) -> float:
        me = view.to_move
        before, after = column_of(view, column), column_of(view, column, (me, card))
        worth = view.goals[column][1] + NEW_DOMAIN * self.is_new(view, view.goals[column][0])
        missing = max(0, view.goals[column][1] - len(view.columns[column]) - 1)
        reach = 1.0 / (1 + 0.3 * missing)
        gain = (hope(after.margin(me)) - hope(before.margin(me))) * worth * reach
        return gain - PRICE * number(card)

    def is_new(self, view: KabaleView, domain: str) -> bool:
        """Whether the seat has no goal of this domain yet (K2.9 b)."""
        return all(award.goal[0] != domain for award in view.awards if award.winner == view.to_move)


def hope(margin: float) -> float:
    """The chance to win with this lead, from 0.05 to 0.95 in a straight line."""
    return min(0.95, max(0.05, 0.5 + margin / SURE / 2))
