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
        self.value = [0.0] * 8
        self.share = [0.0] * 8
        self.rounds = 0
        self.spread = 0.25  # how far to look beyond what seems best
        self.reach = 256  # so many decisions are searched, those after them made by weight

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
        """The game is over: those with the most `value` share the win."""
        most = self.value[0]
        winners = 0
        for seat in range(self.table.seats):
            if self.value[seat] > most:
                most = self.value[seat]
                winners = 0
            winners += self.value[seat] == most
        for seat in range(self.table.seats):
            self.share[seat] = 1.0 / winners if self.value[seat] == most else 0.0

    def share_values(self, temperature: float) -> None:
        """The game goes on: so many points more make it e times as likely to win."""
        most = self.value[0]
        for seat in range(self.table.seats):
            most = self.value[seat] if self.value[seat] > most else most
        whole = 0.0
        for seat in range(self.table.seats):
            self.share[seat] = grown((self.value[seat] - most) / temperature)
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
