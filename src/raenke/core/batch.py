"""Many tables at C speed: random playouts, and batches stepped on threads."""

from array import array
from collections.abc import Mapping
from queue import SimpleQueue
from threading import Thread
from typing import Any

from raenke.core.chance import Chance
from raenke.core.codes import MASK64
from raenke.core.game import Game, game_named
from raenke.core.seeds import seed_of
from raenke.core.table import Table

try:
    from raenke.core._free import Lane, play_free
except ImportError:  # uncompiled code cannot run without Python's lock
    from raenke.core.batch_pure import Lane, play_free  # type: ignore[assignment]


class Runner:
    """Plays many games of one kind without returning to Python in between."""

    def __init__(self, table: Table, seed: int) -> None:
        self.table = table
        self.table.chance = Chance.fast(0)
        self.chance = Chance.fast(0)
        self.seed = seed & MASK64
        self.plies = 0
        self.digest = 0

    def begin_game(self, game: int) -> None:
        """A game's luck depends only on the seed and its number, so any runner plays it the same way."""
        self.chance.quicken((self.seed + 2 * game) & MASK64)
        self.table.chance.quicken((self.seed + 2 * game + 1) & MASK64)
        self.table.start()

    def play_games(self, first: int, last: int) -> None:
        """Play the random games from number `first` up to, but not including, `last`."""
        for game in range(first, last):
            self.begin_game(game)
            while not self.table.over:
                self.table.list_moves()
                self.table.play(self.table.offer[self.chance.below(self.table.offers)])
                self.plies += 1
            self.digest = (self.digest + self.table.fingerprint()) & MASK64

    def step_gated(self, first: int, last: int) -> None:
        """Play the same games one move at a time through the checked gate."""
        for game in range(first, last):
            self.begin_game(game)
            while not self.table.over:
                moves = self.table.moves()
                self.table.step(moves[self.chance.below(len(moves))])
                self.plies += 1
            self.digest = (self.digest + self.table.fingerprint()) & MASK64

    def run(self, first: int, last: int) -> None:
        play_free(self, first, last)


def finish(table: Table, chance: Chance) -> None:
    """Play a table to its end, every legal move equally often."""
    while not table.over:
        table.list_moves()
        table.play(table.offer[chance.below(table.offers)])


def runner_of(game: Game | str, seats: int, seed: int | str | bytes, options: Mapping[str, Any] | None) -> Runner:
    rules = game_named(game)
    number = int.from_bytes(seed_of(seed)[:8], "little")
    return Runner(rules.table(seats, rules.options(options or {}, seats), Chance()), number)


def playouts(
    game: Game | str, seats: int, games: int, seed: int | str | bytes, options: Mapping[str, Any] | None = None
) -> tuple[int, int]:
    """Play random games as fast as possible; returns the number of moves and a digest of all final tables."""
    runner = runner_of(game, seats, seed, options)
    runner.run(0, games)
    return runner.plies, runner.digest


def gated_playouts(
    game: Game | str, seats: int, games: int, seed: int | str | bytes, options: Mapping[str, Any] | None = None
) -> tuple[int, int]:
    """The same games one move at a time through the checked gate: slower, with the same digest."""
    runner = runner_of(game, seats, seed, options)
    runner.step_gated(0, games)
    return runner.plies, runner.digest


class Stepper(Thread):
    """A thread that steps one lane whenever work arrives."""

    def __init__(self, lane: Lane) -> None:
        super().__init__(daemon=True)
        self.lane = lane
        self.work: SimpleQueue[tuple[array[int], array[int], array[int]] | None] = SimpleQueue()
        self.done: SimpleQueue[None] = SimpleQueue()
        self.start()

    def run(self) -> None:
        while (work := self.work.get()) is not None:
            self.lane.step(*work)
            self.done.put(None)


class Batch:
    """Many tables stepped together, for machine learning.

    `offers` has the number of legal moves at each table, `seats` the seat to move; `step` takes a pick for each table.
    """

    def __init__(
        self,
        game: Game | str,
        seats: int,
        tables: int,
        seed: int | str | bytes,
        threads: int = 1,
        options: Mapping[str, Any] | None = None,
    ) -> None:
        if tables < 1 or threads < 1:
            raise ValueError("a batch needs at least one table and one thread")
        rules = game_named(game)
        read = rules.options(options or {}, seats)
        number = int.from_bytes(seed_of(seed)[:8], "little")
        self.tables: list[Table] = []
        for i in range(tables):
            table = rules.table(seats, read, Chance.fast((number + i) & MASK64))
            table.begin()
            self.tables.append(table)
        self.offers = array("i", [len(table.moves()) for table in self.tables])
        self.seats = array("i", [table.to_move for table in self.tables])
        share = -(-tables // threads)
        self.lanes = [Lane(self.tables[start : start + share], start) for start in range(0, tables, share)]
        self.steppers = [Stepper(lane) for lane in self.lanes[1:]]
        self.is_closed = False

    def step(self, picks: "array[int]") -> None:
        """Play a move on each table: the pick, modulo the number of legal moves, is its place among them.

        With several picks for each table it plays several moves; the picks for the first move of all tables come first.
        """
        if not picks or len(picks) % len(self.tables) or picks.typecode != "i":
            raise ValueError(f'step takes array("i") with a pick, or several, for each of {len(self.tables)} tables')
        if self.is_closed:
            raise ValueError("this batch was closed")
        for stepper in self.steppers:
            stepper.work.put((picks, self.offers, self.seats))
        self.lanes[0].step(picks, self.offers, self.seats)
        for stepper in self.steppers:
            stepper.done.get()

    @property
    def games(self) -> int:
        """How many games have ended so far."""
        return sum(lane.games for lane in self.lanes)

    def close(self) -> None:
        """End the threads; the batch cannot be stepped any more."""
        for stepper in self.steppers:
            stepper.work.put(None)
            stepper.join()
        self.steppers = []
        self.is_closed = True
