"""Turns the table's notes of one step into events, as each type of event says."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Generic, TypeVar, cast

from raenke.core.event import Event, Reader
from raenke.core.table import Table

T = TypeVar("T", bound=Table)


class Notes(Generic[T]):
    """The flat notes of one step, read from the front. A note is the number of its kind, three more, and any list."""

    def __init__(self, table: T, kinds: Sequence[type[Event]]) -> None:
        self.table = table
        self.kinds = kinds
        self.notes = table.notes_of_step()
        self.at = 0
        self.numbers: list[int] = []  # of the note that is being read

    def take(self, count: int) -> list[int]:
        self.at += count
        return self.notes[self.at - count : self.at]

    def events(self) -> Iterator[Event]:
        while self.at < len(self.notes):
            kind, *self.numbers = self.take(4)
            yield self.event(self.kinds[kind])

    def event(self, kind: type[Event]) -> Event:
        fields: dict[str, Any] = {}
        for (names, read), number in zip(kind.from_note.items(), self.numbers, strict=False):
            value = read(self, number)
            fields |= zip(names.split(), value, strict=True) if " " in names else {names: value}
        return cast("Callable[..., Event]", kind)(**fields)


def noted(names: Mapping[str, object]) -> list[type[Event]]:
    """The types of events of a module that are read from notes. Their order is the number of their kind."""
    return [kind for kind in names.values() if isinstance(kind, type) and issubclass(kind, Event) and kind.from_note]


# How a number becomes a field


def number(_: object, number: int) -> int:
    return number


def truth(_: object, number: int) -> bool:
    return bool(number)


def seat_or_none(_: object, number: int) -> int | None:
    return number if number >= 0 else None


def one_of(names: Sequence[str]) -> Reader:
    return lambda _, number: names[number]


def listed(read: Reader) -> Reader:
    """So many items that follow the note."""
    return lambda notes, count: [read(notes, item) for item in notes.take(count)]
