"""Stepping the tables of a batch, uncompiled; `_free.pyx` does the same without Python's lock."""

from array import array
from typing import Any

from raenke.core.table import Table


class Lane:
    """Some tables of a batch, stepped one after the other by one thread."""

    def __init__(self, tables: list[Table], start: int) -> None:
        self.tables = tables
        self.start = start
        self.games = 0

    def step(self, picks: "array[int]", offers: "array[int]", seats: "array[int]") -> None:
        """Play each table's picks, modulo its legal moves; a table that is over starts a new game."""
        for at, table in enumerate(self.tables, self.start):
            for pick in range(at, len(picks), len(offers)):
                table.play(table.offer[(picks[pick] & 0x7FFFFFFF) % table.offers])
                if table.over:
                    self.games += 1
                    table.start()
                table.list_moves()
            offers[at] = table.offers
            seats[at] = table.to_move


def play_free(runner: Any, first: int, last: int) -> None:
    runner.play_games(first, last)


def think_free(search: Any, iterations: int) -> None:
    search.think(iterations)
