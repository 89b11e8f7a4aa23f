"""Taking back: reaches a seat's own last choice, unless something hidden was shown to it since."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

import msgspec

from raenke import Match
from raenke.core.chance import Chance
from raenke.core.errors import IllegalMove
from raenke.core.event import Event
from raenke.server.table import LiveTable

# A card that is what the seat expects in 19 of 20 worlds goes unnoticed once in thirty thousand.
WORLDS = 200
# So many times more are drawn from what everybody knew, for only those count where the seat could do what it did.
PUBLIC = 4
# Moves tried in all worlds together; a second or two of work. Whoever wants to reach farther back is refused.
TRIES_MOST = 30_000


@dataclass(frozen=True)
class Judgement:
    """May moves be taken back? If not, what was shown first, where that can be said."""

    is_harmless: bool
    shown: Event | None = None
    is_public: bool = False  # it was shown to everybody, whatever the seat knew


def judged_back(table: LiveTable, seat: int, moves: int) -> Judgement:
    """May a table go back to where so many moves had been made, for all this seat was shown since?

    Everybody else sees whether it does, and would learn from that what the seat had known: so what they saw counts too.
    """
    assert table.match is not None
    history = list(table.match.history)
    for is_public in (False, True):
        before = table.fresh_match()
        for text in history[:moves]:
            before.play(text)
        found = judged(before, history[moves:], seat, is_public)
        if not found.is_harmless:
            break
    return found


def judged(match: Match, moves: Sequence[str], seat: int, is_public: bool = False) -> Judgement:
    """Play moves on, and find whether they showed this seat something it could not know.

    No rules are needed. In every table that fits what the seat knew, its own moves must look the same to it, and
    for another's move there must be one that looks the same: a card laid face down shows nothing, a card turned up
    does. Each imagined table is followed along.

    Of what is public the same is asked for everybody: in every table that fits what they knew, and where the seat
    could make its moves, those must look the same.
    """
    eyes = None if is_public else seat
    imagining = match.game.imagining(match.view(eyes))
    worlds = [imagining.drawn(Chance.fast(number)) for number in range(WORLDS * (PUBLIC if is_public else 1))]
    luck, tries = Random(seat), 0
    for text in moves:
        real, is_own = match.game.move(text), match.to_move == seat
        assert real is not None
        events = match.play(text)
        seen, followed = Seen(match, events, eyes), []
        for world in worlds:
            options = [real]
            if not is_own:  # in any order, for what was truly chosen is not to be known here
                options = world.moves()
                luck.shuffle(options)
            likeness, could_be = 0, False
            for move in options:
                tries += 1
                if tries > TRIES_MOST:
                    return Judgement(False)
                following = world.copy()
                try:
                    following.step(move)
                except IllegalMove:
                    continue
                could_be = True
                alike = seen.likeness(following)
                if alike is None:
                    followed.append(following)
                    break
                likeness = max(likeness, alike)
            else:
                if could_be or not (is_public and is_own):
                    return Judgement(False, seen.event_at(likeness), is_public)
        worlds = followed[:WORLDS]
    return Judgement(True)


class Seen:
    """What a move looked like to a seat, and who decides after it."""

    def __init__(self, match: Match, events: Sequence[Event], seat: int | None) -> None:
        self.match = match
        self.seat = seat
        self.to_move = match.to_move
        self.events = [known for known in (event.seen(seat) for event in events) if known is not None]
        self.told = [msgspec.json.encode(event) for event in self.events]

    def likeness(self, world: Any) -> int | None:
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
