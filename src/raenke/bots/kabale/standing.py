"""What a seat's goals are worth while the game goes on."""

from raenke.kabale.table import Table

# By rounds to come times 8 plus domains that are missing: the hope to have all six, as fitted to who won.
HOPE = [0.0] * 64
for place in range(64):
    HOPE[place] = round((1 - 0.85 ** (place // 8)) ** (place % 8), 12)


class Standing:
    """Counts the goals won on one table, with the hope of all six domains in the rounds to come (K2.9)."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.best = [0] * 6

    def of(self, seat: int, rounds: int) -> float:
        """What a seat has, with so many rounds to come."""
        for domain in range(6):
            self.best[domain] = 0
        plain = 0
        doubled = 6
        for i in range(self.table.awarded):
            if self.table.award_seat[i] == seat:
                goal = self.table.award_goal[i]
                points = goal & 7
                plain += points
                doubled -= 1
                self.best[goal >> 3] = points if points > self.best[goal >> 3] else self.best[goal >> 3]
        missing = 0
        for domain in range(6):
            missing += self.best[domain] == 0
            doubled += 2 * self.best[domain]
        doubled += 2 * missing
        if doubled <= plain:
            return plain
        return plain + HOPE[rounds * 8 + missing] * (doubled - plain)

    def gain(self, seat: int, goal: int, rounds: int) -> float:
        """How much more a seat would have with one more goal."""
        before = self.of(seat, rounds)
        self.table.award_goal[self.table.awarded] = goal
        self.table.award_seat[self.table.awarded] = seat
        self.table.awarded += 1
        after = self.of(seat, rounds)
        self.table.awarded -= 1
        return after - before
