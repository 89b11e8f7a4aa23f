"""What a game brings to the search: tables to think on, which moves to try first, what a table is worth."""

from raenke.core.chance import Chance
from raenke.core.table import Table


class Guide:
    """Knows one game, and thinks on one table. Without more knowledge all moves are as good, and so are all seats."""

    def __init__(self, table: Table, seed: int) -> None:
        self.table = table
        self.chance = Chance.fast(seed)
        self.table.chance = self.chance
        self.weight = [0] * 256
        self.hope = [0.0] * 8
        self.share = [0.0] * 8
        self.rounds = 0

    def deal(self) -> None:
        """Lay the table anew, as it may be."""

    def look(self) -> None:
        """Note how many rounds are over: the search looks some rounds ahead and no further."""

    def weigh(self) -> int:
        """How readily each of the moves that are offered is tried, at least 1; the sum."""
        for i in range(self.table.offers):
            self.weight[i] = 1
        return self.table.offers

    def sight(self) -> int:
        """What the seat to move sees, as a number; what has the same number is thought of as the same."""
        return 0

    def assess(self) -> None:
        """Which share of a win each seat may hope for, into `share`."""

    def share_win(self) -> None:
        """The game is over: those with the most `hope` share the win."""
        most = self.hope[0]
        winners = 0
        for seat in range(self.table.seats):
            if self.hope[seat] > most:
                most = self.hope[seat]
                winners = 0
            winners += self.hope[seat] == most
        for seat in range(self.table.seats):
            self.share[seat] = 1.0 / winners if self.hope[seat] == most else 0.0

    def share_hope(self, temper: float) -> None:
        """The game goes on: so many points more make it e times as likely to win."""
        most = self.hope[0]
        for seat in range(self.table.seats):
            most = self.hope[seat] if self.hope[seat] > most else most
        whole = 0.0
        for seat in range(self.table.seats):
            self.share[seat] = grown((self.hope[seat] - most) / temper)
            whole += self.share[seat]
        for seat in range(self.table.seats):
            self.share[seat] /= whole


def grown(x: float) -> float:
    """About e to the power of x, of an x up to 0; in plain steps, so that every machine has the same."""
    power = 1.0 + x / 256
    if power < 0.5:
        return 0.0
    for _ in range(8):
        power *= power
    return power
