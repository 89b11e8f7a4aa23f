"""What a move costs or brings, found on a table laid from what the view knows."""

from dataclasses import replace

from raenke.citadels import did, phase
from raenke.citadels.cards import CHARACTERS, DISTRICTS
from raenke.citadels.known import kinds, layout_of
from raenke.citadels.layout import Layout
from raenke.citadels.legal_moves import cost_of, price_of
from raenke.citadels.moves import move_of, text_of
from raenke.citadels.options import options_in
from raenke.citadels.table import Table
from raenke.citadels.view import CitadelsView
from raenke.core.latest import keeping_the_last


@keeping_the_last
def table_of(view: CitadelsView) -> Table:
    """A table with all that the view's seat is asked about; any card stands for one that it does not know."""
    table = Table(view.seats, options_in(view.options, view.seats))
    table.lay_out(filled_up(view))
    return table


def filled_up(view: CitadelsView) -> Layout:
    lies = layout_of(view)
    for hand, player in zip(lies.hand, view.players, strict=True):
        hand += [0] * (player.hand_size - len(hand))
    lies.pile += [0] * (view.pile_size - len(view.pile))
    lies.left = sum(1 << view.cast.index(name) for name in view.handed)
    if view.looked and view.decision == "pick":
        lies.hand[lies.other] = kinds(view.looked)
    elif view.looked:
        lies.deck = kinds(view.looked)
    return lies


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


def moves_as(view: CitadelsView, character: str, gold: int) -> dict[str, int]:
    """The moves the seat would have as this character with so much gold, the basic action done, and their prices.

    The hands of others are not all there, so this is for moves that name no hand.
    """
    assert view.seat is not None
    lies = layout_of(view)
    lies.gold[view.seat] = gold
    lies = replace(
        lies,
        phase=phase.TURN,
        to_move=view.seat,
        turn_seat=view.seat,
        turn_character=CHARACTERS.index(character),
        used=did.BASIC,
    )
    table = Table(view.seats, options_in(view.options, view.seats))
    table.lay_out(lies)
    return {text_of(move): price_of(table, view.seat, move) for move in table.moves()}
