"""What a seat's goals are worth while the game goes on."""

from raenke.kabale import none
from raenke.kabale.table import Table

# By rounds to come times 8 plus missing domains: the chance of all six domains, fitted to the winners of games.
HOPE = [0.0] * 64
for place in range(64):
    HOPE[place] = round((1 - 0.85 ** (place // 8)) ** (place % 8), 12)


class Evaluation:
    """Counts the goals won on one table, with the chance of all six domains in the rounds to come (K2.9)."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.best = [0] * 6
        self.count = 0
        self.plain = 0

    def of(self, seat: int, more: int, rounds: int) -> float:
        """The value of a seat's goals now or with one more, with this many rounds to come."""
        self.count = 0
        self.plain = 0
        for domain in range(6):
            self.best[domain] = 0
        for i in range(self.table.awarded):
            if self.table.award_seat[i] == seat:
                self.add(self.table.award_goal[i])
        if more != none.GOAL:
            self.add(more)
        missing = 0
        doubled = 6 - self.count
        for domain in range(6):
            missing += self.best[domain] == 0
            doubled += 2 * self.best[domain]
        doubled += 2 * missing
        if doubled <= self.plain:
            return self.plain
        return self.plain + HOPE[rounds * 8 + missing] * (doubled - self.plain)

    def add(self, goal: int) -> None:
        points = goal & 7
        self.count += 1
        self.plain += points
        self.best[goal >> 3] = points if points > self.best[goal >> 3] else self.best[goal >> 3]
