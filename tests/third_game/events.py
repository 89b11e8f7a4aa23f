"""What happens in Magpies, and who may know it."""

from typing import Any

import msgspec

from raenke.core.event import Event, everybody


class GameStarted(Event, frozen=True):
    turn = "nobodys"
    game: str
    seats: int
    options: dict[str, Any]
    first: int
    seen = everybody


class DeckShuffled(Event, frozen=True):
    is_routine = True
    cards: list[str]

    def seen(self, seat: int | None) -> Event:
        return DeckMixed(len(self.cards))


class DeckMixed(Event, frozen=True):
    is_routine = True
    count: int
    seen = everybody


class CardDrawn(Event, frozen=True):
    is_routine = True
    seat: int
    card: str

    def seen(self, seat: int | None) -> Event:
        return self if seat == self.seat else CardTaken(self.seat)


class CardTaken(Event, frozen=True):
    is_routine = True
    seat: int
    seen = everybody


class CardOffered(Event, frozen=True):
    turn = "begins"
    seat: int
    to: int
    card: str

    def seen(self, seat: int | None) -> Event:
        return self if seat == self.seat else CardShown(self.seat, self.to)


class CardShown(Event, frozen=True):
    turn = "begins"
    seat: int
    to: int
    seen = everybody


class CardAccepted(Event, frozen=True):
    seat: int
    by: int
    card: str
    seen = everybody


class CardDeclined(Event, frozen=True):
    seat: int
    by: int
    card: str
    seen = everybody


class Step(msgspec.Struct, frozen=True):
    """A gem that counts, or one that a cuckoo throws out."""

    kind: str
    card: str
    points: int


class NestCounted(Event, frozen=True):
    turn = "nobodys"
    seat: int
    points: int
    steps: list[Step]
    seen = everybody


class GameEnded(Event, frozen=True):
    turn = "nobodys"
    scores: list[int]
    winners: list[int]
    seen = everybody
