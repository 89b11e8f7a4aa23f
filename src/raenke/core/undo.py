"""Taking back: may moves be unmade, or did they show somebody what could not be known before?"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

import msgspec

from raenke.core.chance import Chance
from raenke.core.errors import IllegalMove
from raenke.core.event import Event
from raenke.core.match import Match
from raenke.core.table import Table

# A card that is what the seat expects in 19 of 20 worlds goes unnoticed once in thirty thousand.
WORLDS = 200
# So many times more are drawn from what everybody knew: where a move is known, only tables count that allow it.
PUBLIC = 4
# Moves tried in all worlds together; a second or two of work. Whoever wants to reach farther back is refused.
TRIES_MOST = 30_000


@dataclass(frozen=True)
class Judgement:
    """May moves be taken back? If not, what was shown first, where that can be said."""

    is_harmless: bool
    shown: Event | None = None
    is_public: bool = False  # it was shown to everybody, whatever the seat knew


def judged(match: Match, moves: Sequence[str], seat: int, is_public: bool = False) -> Judgement:
    """Play moves on, and find whether they showed this seat, or everybody, something that could not be known.

    No rules are needed. In every table that fits what the seat knew, its own moves must look the same to it, and
    for another's move there must be one that looks the same: a card laid face down shows nothing, a card turned up
    does. Each imagined table is followed along.
    """
    eyes = None if is_public else seat
    imagining = match.game.imagining(match.view(eyes))
    worlds = [imagining.drawn(Chance.fast(number)) for number in range(WORLDS * (PUBLIC if is_public else 1))]
    luck, tries = Random(seat), Tries()
    try:
        for text in moves:
            real, is_own = match.game.move(text), match.to_move == seat
            assert real is not None
            seen = Seen(match, match.play(text), eyes)
            if is_own and is_public:
                worlds = chosen_openly(worlds, seen, luck, tries)[:WORLDS]
            else:
                worlds = [followed(world, [real] if is_own else None, seen, luck, tries) for world in worlds]
    except Shown as shown:
        return Judgement(False, shown.event, is_public)
    return Judgement(True)


class Shown(Exception):
    """Something was news; what, where that can be said."""

    def __init__(self, event: Event | None) -> None:
        super().__init__()
        self.event = event


class Tries:
    """How many moves were tried; who wants to try too many is refused."""

    def __init__(self) -> None:
        self.left = TRIES_MOST

    def after(self, world: Table, move: int) -> Table | None:
        """The imagined table after a move, or None if the move cannot be made there."""
        self.left -= 1
        if self.left < 0:
            raise Shown(None)
        following = world.copy()
        try:
            following.step(move)
        except IllegalMove:
            return None
        return following


def followed(world: Table, options: list[int] | None, seen: "Seen", luck: Random, tries: Tries) -> Table:
    """An imagined table after a move that looks like the one that was made: one of these, or any."""
    if options is None:  # in any order, for what was truly chosen is not to be known here
        options = world.moves()
        luck.shuffle(options)
    likeness = 0
    for move in options:
        following = tries.after(world, move)
        if following is None:
            continue
        alike = seen.likeness(following)
        if alike is None:
            return following
        likeness = max(likeness, alike)
    raise Shown(seen.event_at(likeness))


def chosen_openly(worlds: list[Table], seen: "Seen", luck: Random, tries: Tries) -> list[Table]:
    """Imagined tables after the asking seat's own move, of which nothing is used but what everybody saw of it.

    If only one move could look like this, everybody knows that the seat could make it: it must have looked the same
    wherever it can be made, and other tables are out of the question. If several could, each table must have one.
    """
    alike: list[dict[int, Table]] = []
    for world in worlds:
        after = {move: tries.after(world, move) for move in world.moves()}
        alike.append({move: each for move, each in after.items() if each is not None and seen.likeness(each) is None})
    could_be = {move for found in alike for move in found}
    if len(could_be) == 1:
        (move,) = could_be
        kept = [(world, found) for world, found in zip(worlds, alike, strict=True) if move in world.moves()]
        worlds, alike = [world for world, _ in kept], [found for _, found in kept]
    if not all(alike) or not alike:
        raise Shown(seen.event_at(0))
    return [found[luck.choice(sorted(found))] for found in alike]


class Seen:
    """What a move looked like to a seat, and who decides after it."""

    def __init__(self, match: Match, events: Sequence[Event], seat: int | None) -> None:
        self.match = match
        self.seat = seat
        self.to_move = match.to_move
        self.events = [known for known in (event.seen(seat) for event in events) if known is not None]
        self.told = [msgspec.json.encode(event) for event in self.events]

    def likeness(self, world: Table) -> int | None:
        """How many events an imagined table tells alike before it differs; None if it does not differ."""
        known = (event.seen(self.seat) for event in self.match.game.events(world))
        told = [msgspec.json.encode(event) for event in known if event is not None]
        for place, (mine, other) in enumerate(zip(self.told, told, strict=False)):
            if mine != other:
                return place
        is_alike = len(told) == len(self.told) and world.to_move == self.to_move
        return None if is_alike else min(len(told), len(self.told))

    def event_at(self, place: int) -> Event | None:
        """What was news: the first event that another table would not have told."""
        return self.events[min(place, len(self.events) - 1)] if self.events else None
