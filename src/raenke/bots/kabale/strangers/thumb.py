"""A stranger who follows a saying for every card."""

from raenke.bots.kabale.strangers.column import above, cells_of, column_of, number
from raenke.bots.kabale.strangers.manner import Manner
from raenke.kabale.cards import ALLIES, DOMAINS, SPECIALIST
from raenke.kabale.view import KabaleView

EMPTY = 0.3


class Thumb(Manner):
    """High cards under high goals, tricks where they hurt others, rubbish where nothing is to be won."""

    width = 0.4

    def lay(self, view: KabaleView, card: str, column: int) -> float:
        points = view.goals[column][1]
        me = view.to_move
        cells = cells_of(view, column)
        others = [name for seat, name in cells if seat != me and name is not None]
        own = [name for seat, name in cells if seat == me and name is not None]
        margin = column_of(view, column).margin(me)
        is_leading = margin > 0 and bool(own)
        worth = 0.0
        match card:
            case "king" | "queen" | "juliet" | "prince" | "explorer":
                worth = 0.3 * points - ("wizard" in others) - 0.6 * (margin > 12)
                worth += 2.5 * (card == "prince" and "squire" in own) + 1.0 * (card == "juliet" and "romeo" in own)
            case "squire":
                worth = 3.0 if "prince" in own else -0.5
            case "romeo":
                worth = 1.5 if "juliet" in own else 0.2
            case "storm":
                worth = 1.2 + 0.2 * points if is_leading else -0.2
            case "assassin":
                worth = 0.6 + 0.1 * points
            case "wizard":
                worth = 0.5 * sum(number(name) >= 10 for name in others) - sum(number(name) >= 10 for name in own)
            case "witch":
                worth = 0.4 * sum(number(name) <= 9 for name in others) - 0.5 * sum(number(name) <= 9 for name in own)
            case "beggar":
                worth = 0.15 * points if margin < -8 else -1.0
            case "dragon":
                worth = 0.2 * points + 0.2 * len(others)
            case "little_giant":
                worth = 0.15 * points * min(len(cells), 5) / 2
            case "hermit":
                worth = 0.3 * points - 0.2 * len(cells)
            case "musketeers":
                worth = 0.25 * points + 0.3 * any(name in ("wizard", "witch", "beggar", "dragon") for name in others)
            case "doppelganger":
                worth = 0.1 * points
            case _ if ALLIES.index(card) in SPECIALIST:
                is_home = SPECIALIST[ALLIES.index(card)] == DOMAINS.index(view.goals[column][0])
                worth = 0.3 * points if is_home else 0.1
        if not cells:
            worth += EMPTY
        after = column_of(view, column, (me, card)).margin(me)
        worth += 0.25 * points if margin <= 0 < after else 0.0
        turned = above(view, column)
        if turned is not None and turned.seat != me:
            worth -= 0.2  # it may be an Assassin
        return worth
