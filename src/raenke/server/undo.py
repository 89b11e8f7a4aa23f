"""Taking a move back: only the own last one, and only if it showed its player nothing new."""

import msgspec

from raenke import Match
from raenke.core.chance import Chance
from raenke.core.event import Event
from raenke.server.table import LiveTable

# A card that is what the seat expects in 19 of 20 worlds goes unnoticed once in thirty thousand.
WORLDS = 200


def shows_nothing(table: LiveTable, seat: int) -> bool:
    """Did the last move show this seat nothing it did not know?

    No rules are needed: in every table that fits what the seat knew before the move, the same move must look
    the same to it. A card drawn or turned up looks different in some of them.
    """
    assert table.match is not None
    before = table.fresh_match()
    *earlier, move = table.match.history
    for text in earlier:
        before.play(text)
    imagining = before.game.imagining(before.view(seat))
    real = before.game.move(move)
    assert real is not None
    worlds = [imagining.drawn(Chance.fast(number)) for number in range(WORLDS)]
    told = seen(before, before.play(move), seat), before.to_move
    for world in worlds:
        world.step(real)
        if (seen(before, before.game.events(world), seat), world.to_move) != told:
            return False
    return True


def seen(match: Match, events: list[Event], seat: int) -> bytes:
    return msgspec.json.encode([event.seen(seat) for event in events])
