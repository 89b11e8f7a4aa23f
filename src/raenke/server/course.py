"""How a match was played: its moves with who made them, and what is said of its events."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, NamedTuple

from raenke import Match
from raenke.core.event import Event


class Mark(NamedTuple):
    """What is said of an event besides itself: whom it strikes, and in whose turn it is."""

    struck: frozenset[int] = frozenset()
    turn: int | None = None


class Made(NamedTuple):
    """A move that stands: who made it, at which number, and whether there was something to choose."""

    seat: int
    number: int
    had_choice: bool
    guest: str | None = None  # None: a bot made it


class Move(NamedTuple):
    """A move to be made: at which number, and by whom."""

    text: str
    number: int
    guest: str | None = None


class Played(NamedTuple):
    """What a move brought, and whose turn it is then."""

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
        mark = Mark(frozenset(self.match.game.struck(before, event) if before is not None else []), self.turn)
        if event.turn == "ends":
            self.turn = None
        return mark


class Prepared(NamedTuple):
    """A match made anew for one entry, which may take long, and what each of its moves brought."""

    number: int
    course: Course
    played: list[Played]


def prepared(number: int, match: Match, moves: Iterable[Move]) -> Prepared:
    course = Course(match)
    return Prepared(number, course, [course.play(move) for move in moves])
