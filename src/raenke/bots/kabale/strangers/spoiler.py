"""A stranger who plays against whoever has the most points, and wins only by the way."""

from raenke.bots.kabale.strangers.column import Cell, Column, column_of, number, points_of
from raenke.bots.kabale.strangers.manner import Manner
from raenke.kabale.view import KabaleView

OWN = 0.5  # a point of the own against one taken from the leader


class Spoiler(Manner):
    """Lays where the leader is about to win."""

    width = 0.3

    def leader(self, view: KabaleView) -> int:
        """The other seat with the most points; before anything is won, the next one."""
        points = points_of(view)
        others = [(view.to_move + 1 + step) % view.seats for step in range(view.seats - 1)]
        return max(others, key=points.__getitem__)

    def lay(self, view: KabaleView, card: str, column: int) -> float:
        return self.change(view, column, (view.to_move, card)) - 0.03 * number(card)

    def slip(self, view: KabaleView, card: str) -> float:
        assert view.choice_column is not None
        return self.change(view, view.choice_column, (view.to_move, card)) - 0.2

    def change(self, view: KabaleView, column: int, more: Cell) -> float:
        before, after = column_of(view, column), column_of(view, column, more)
        leader, points = self.leader(view), view.goals[column][1]
        harm = shortened(before, leader) - shortened(after, leader)
        return points * (harm + OWN * (shortened(after, view.to_move) - shortened(before, view.to_move)))


def shortened(column: Column, seat: int) -> float:
    """A lead between -1 and 1; who is not there is far behind."""
    return max(-1.0, min(1.0, column.margin(seat) / 15)) if seat in column.sums else -1.0
