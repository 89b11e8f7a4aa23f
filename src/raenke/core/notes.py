"""Turns the table's notes of one step into events."""

from collections.abc import Iterator

from raenke.core.event import Event
from raenke.core.table import Table


class Notes:
    """The flat notes of one step, read from the front. Each game says what its notes mean."""

    def __init__(self, table: Table) -> None:
        self.notes = table.notes_of_step()
        self.at = 0

    def take(self, count: int) -> list[int]:
        self.at += count
        return self.notes[self.at - count : self.at]

    def event(self, kind: int, a: int, b: int, c: int) -> Event:
        raise NotImplementedError

    def events(self) -> Iterator[Event]:
        while self.at < len(self.notes):
            yield self.event(*self.take(4))
