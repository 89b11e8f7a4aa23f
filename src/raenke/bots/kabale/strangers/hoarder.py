"""A stranger who keeps its strong allies for great goals, and lets the small ones go."""

from raenke.bots.kabale.strangers.column import column_of, number
from raenke.bots.kabale.strangers.manner import Manner
from raenke.kabale.view import KabaleView

GREAT = 4
STRONG = 11.0


class Hoarder(Manner):
    """Weak allies under small goals, strong ones under great goals, and no more than needed."""

    def lay(self, view: KabaleView, card: str, column: int) -> float:
        points = view.goals[column][1]
        lead = column_of(view, column).margin(view.to_move)
        after = column_of(view, column, (view.to_move, card)).margin(view.to_move)
        is_great = points >= GREAT or points == max(goal[1] for goal in view.goals)
        takes = 0.3 * points if lead <= 0 < after else 0.0
        if number(card) < STRONG:
            return 0.4 + takes - 0.04 * number(card) + 0.02 * min(0.0, after - lead)
        if not is_great:
            return takes - 1.5
        return 0.5 + takes + 0.1 * points - (1.0 if lead > 10 else 0.0)
