"""What a table is worth to each seat before the game is over, by what the seats have that won other games."""

from collections.abc import Mapping, Sequence

from raenke.core.arrays import zeros

TEMPERATURE = 1024  # so much more makes a seat e times as likely to win
SEATS = 8
STAGES = 6
AMOUNTS = 80


class Worth:
    """Weighs what each seat has, in whole numbers. A game says what is read from its table."""

    def __init__(self, seats: int, names: Sequence[str], weights: Mapping[str, Sequence[int]]) -> None:
        self.seats = seats
        self.count = len(names)
        self.stage = 0
        self.amount = zeros(SEATS, AMOUNTS)
        self.worth = zeros(SEATS)
        self.weight = zeros(STAGES, AMOUNTS)
        for place, name in enumerate(names):
            for stage, weight in enumerate(weights.get(name, ())):  # a new card counts nothing until it is fitted
                self.weight[stage][place] = weight

    def read(self) -> None:
        """Set `stage`, and `amount` for all seats."""

    def weigh(self) -> None:
        """Set `worth` for all seats."""
        self.read()
        for seat in range(self.seats):
            whole = 0
            for i in range(self.count):
                whole += self.weight[self.stage][i] * self.amount[seat][i]
            self.worth[seat] = whole

    def amounts(self) -> tuple[int, list[list[int]]]:
        """The stage, and by seat what `read` finds."""
        self.read()
        return self.stage, [[self.amount[seat][i] for i in range(self.count)] for seat in range(self.seats)]
