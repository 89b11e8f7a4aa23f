from array import array

from raenke.core.batch import Runner
from raenke.core.table import Table

def play_free(runner: Runner, first: int, last: int) -> None: ...

class Lane:
    games: int
    def __init__(self, tables: list[Table], start: int) -> None: ...
    def step(self, picks: array[int], offers: array[int], seats: array[int]) -> None: ...
