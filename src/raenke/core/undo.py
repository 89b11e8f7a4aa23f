"""Decides whether moves may be taken back, or have shown somebody something new."""

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from random import Random

import msgspec

from raenke.core.chance import Chance
from raenke.core.errors import IllegalMove
from raenke.core.event import Event
from raenke.core.match import Match
from raenke.core.portions import run_out
from raenke.core.table import Table

# With 200 worlds, a shown card that 19 of 20 worlds agree on goes unnoticed about once in thirty thousand times.
WORLDS = 200
# Draw this many times more worlds from public knowledge: if a move is known, only worlds that allow it count.
PUBLIC = 4
# Moves to try in all worlds together, a second or two of work. Going further back is refused.
TRIES_MOST = 30_000


@dataclass(frozen=True)
class Judgement:
    """Whether moves may be taken back; if not, the first event that showed something, if it can be named."""

    is_harmless: bool
    shown: Event | None = None
    is_public: bool = False  # the question was what everybody learned, whatever the seat knew


def judged(match: Match, moves: Sequence[str], seat: int, is_public: bool = False) -> Judgement:
    """Play the moves, and find out whether they showed this seat, or everybody, something new.

    This needs no knowledge of the rules. On every table that fits what the seat knew, its own moves must look the same
    to it. For another seat's move, there must be a move that looks the same: a card laid face down shows nothing, a
    card turned up does. Each imagined table plays along.
    """
    found: Judgement = run_out(judging(match, moves, seat, is_public))
    return found


def judging(match: Match, moves: Sequence[str], seat: int, is_public: bool = False) -> Generator[None, None, Judgement]:
    """The same in portions."""
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
                for at, world in enumerate(worlds):
                    worlds[at] = followed(world, [real] if is_own else None, seen, luck, tries)
                    yield
    except Shown as shown:
        return Judgement(False, shown.event, is_public)
    return Judgement(True)


class Shown(Exception):
    """A move showed something new: this event, if it can be named."""

    def __init__(self, event: Event | None) -> None:
        super().__init__()
        self.event = event


class Tries:
    """Limits how many moves a judgement may try."""

    def __init__(self) -> None:
        self.left = TRIES_MOST

    def after(self, world: Table, move: int) -> Table | None:
        """The imagined table after a move, or None if the move is illegal there."""
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
    """An imagined table after one of these moves, or any move, that looks like the real one."""
    if options is None:  # in random order: nothing here may depend on the real choice
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
    """Imagined tables after the asking seat's own move, using only what everybody saw of it.

    If only one move could look like this, everybody knows that it was legal. Then tables without that move drop out,
    and it must look the same on all others. If several moves could look like this, each table must have one of them.
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
        """How many events are the same on an imagined table before the first difference; None if all are the same."""
        known = (event.seen(self.seat) for event in self.match.game.events(world))
        told = [msgspec.json.encode(event) for event in known if event is not None]
        for place, (mine, other) in enumerate(zip(self.told, told, strict=False)):
            if mine != other:
                return place
        is_alike = len(told) == len(self.told) and world.to_move == self.to_move
        return None if is_alike else min(len(told), len(self.told))

    def event_at(self, place: int) -> Event | None:
        """The event that showed something new: the first that an imagined table did not produce."""
        return self.events[min(place, len(self.events) - 1)] if self.events else None
