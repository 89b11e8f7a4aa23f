"""The tables of Magpies at which the laws are tried."""

import random
from collections import Counter
from typing import Any

from raenke import Match
from raenke.core.plain import Position
from tests.laws.tables import Tables
from tests.third_game.game import KINDS, MAGPIES


def cards_of(position: Position) -> Any:
    state = position.state
    places = (state.deck, [state.offer] if state.offer else [], *state.hands, *state.nests)
    return Counter(card for place in places for card in place)


def other_hidden(match: Match, seat: int, chooser: random.Random) -> Position | None:
    """Two cards exchanged, one in another's hand and one in the deck."""
    state = match.table.copy().state
    owners = [owner for owner, hand in enumerate(state.hands) if owner != seat and hand]
    if not owners or not state.deck:
        return None
    owner, at = chooser.choice(owners), chooser.randrange(len(state.deck))
    hand = state.hands[owner]
    hand[0], state.deck[at] = state.deck[at], hand[0]
    hand.sort(key=KINDS.index)
    return Position(match.seats, match.options, state)


def check_true(truth: Position, view: dict[str, Any]) -> None:
    assert view["offer"] in (None, truth.state.offer)
    assert view["nests"] == truth.state.nests


TABLES = Tables(
    seats=range(2, 5),
    options={"hand": [2, 3]},
    position_of=MAGPIES.position_of,
    cards_of=cards_of,
    moves_at_most=lambda seats, options: 36,
    paragraph="M",
    tried=["offer cuckoo", "offer ring", "offer ruby"],
    other_hidden=other_hidden,
    check_true=check_true,
    digests={2: (360, 1665813569358261142), 3: (360, 9389621475872323487), 4: (360, 4254141853562926292)},
)
