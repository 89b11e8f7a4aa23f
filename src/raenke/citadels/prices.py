"""What a move costs or brings, found on a table that fits the view."""

from raenke.citadels.cards import DISTRICTS
from raenke.citadels.imagine import Imagining
from raenke.citadels.legal_moves import cost_of, price_of
from raenke.citadels.moves import move_of
from raenke.citadels.table import Table
from raenke.citadels.view import CitadelsView
from raenke.core.chance import Chance

_last: list[tuple[CitadelsView, Table]] = []  # the last view and its table: callers ask many questions about one view


def table_of(view: CitadelsView) -> Table:
    """A table that fits the view; all such tables give the same answers to the view's seat."""
    last = _last[0] if _last else None
    if last is None or last[0] is not view:
        last = (view, Imagining(view).drawn(Chance.fast(0)))
        _last[:] = [last]
    return last[1]


def gold_of(view: CitadelsView, text: str) -> int | None:
    """The gold of a move with a variable price or gain."""
    move = move_of(text)
    if move is None or view.seat is None or view.decision == "over":
        return None
    gold = price_of(table_of(view), view.seat, move)
    return gold if gold >= 0 else None


def building(view: CitadelsView, card: str) -> int:
    """What it costs to build a card of the seat's own hand."""
    return cost_of(table_of(view), view.seat or 0, DISTRICTS.index(card))
