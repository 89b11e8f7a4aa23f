"""The course of a match: its moves, who made them, and marks for its events."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple

from raenke import Match
from raenke.core.event import Event


class Mark(NamedTuple):
    """What clients get with an event: which seats it strikes, and during whose turn it happens."""

    struck: frozenset[int] = frozenset()
    turn: int | None = None


@lru_cache(4096)
def mark_of(struck: frozenset[int], turn: int | None) -> Mark:
    """One for all events that are alike: a table keeps one for each event of its match."""
    return Mark(struck, turn)


class Made(NamedTuple):
    """A move that was made and not taken back: its seat, its number, and whether there was a choice."""

    seat: int
    number: int
    had_choice: bool
    guest: str | None = None  # None: a bot made it


class Move(NamedTuple):
    """A move to make, with its number and the guest who makes it."""

    text: str
    number: int
    guest: str | None = None


class Played(NamedTuple):
    """The events of a move, and whose turn it is after it."""

    events: list[Event]
    marks: list[Mark]
    turn: int | None


@dataclass
class Course:
    """A match and the moves made in it."""

    match: Match

    def __post_init__(self) -> None:
        self.made: list[Made] = []
        self.turn: int | None = None
        self.began = self._played(None, list(self.match.events))

    def play(self, move: Move) -> Played:
        before = self.match.table.copy()
        self.made.append(Made(self.match.to_move, move.number, len(self.match.table.moves()) > 1, move.guest))
        return self._played(before, self.match.play(move.text))

    def _played(self, before: Any, events: list[Event]) -> Played:
        marks = [self._mark(before, event) for event in events]
        return Played(events, marks, self.turn)

    def _mark(self, before: Any, event: Event) -> Mark:
        if event.turn == "begins":
            self.turn = event.seat  # type: ignore[attr-defined]
        elif event.turn == "nobodys":
            self.turn = None
        mark = mark_of(frozenset(self.match.game.struck(before, event) if before is not None else []), self.turn)
        if event.turn == "ends":
            self.turn = None
        return mark


class Prepared(NamedTuple):
    """A match rebuilt for one entry, with the events of each of its moves. Rebuilding may take long."""

    number: int
    course: Course
    played: list[Played]


def prepared(number: int, match: Match, moves: Iterable[Move]) -> Prepared:
    course = Course(match)
    return Prepared(number, course, [course.play(move) for move in moves])
