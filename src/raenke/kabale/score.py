"""What won goals are worth (K2.9)."""

from collections.abc import Iterable

from raenke.kabale.cards import goal_of


class Tally:
    """The won goals of one player, counted."""

    def __init__(self) -> None:
        self.goals = [0] * 36
        self.best = [0] * 8
        self.count = 0

    def add(self, goal: int) -> None:
        self.goals[self.count] = goal
        self.count += 1

    def points(self) -> int:
        """The plain sum; or if it is more, with all six domains, twice the best of each less one per other goal."""
        plain = 0
        for domain in range(6):
            self.best[domain] = 0
        for i in range(self.count):
            points = self.goals[i] & 7
            domain = self.goals[i] >> 3
            plain += points
            self.best[domain] = points if points > self.best[domain] else self.best[domain]
        doubled = 6 - self.count
        for domain in range(6):
            if self.best[domain] == 0:
                return plain
            doubled += 2 * self.best[domain]
        return doubled if doubled > plain else plain


def score(goals: Iterable[tuple[str, int]]) -> int:
    """The score of goals written as `("music", 3)`."""
    won = [goal_of(goal) for goal in goals]
    if len(won) > 36:
        raise ValueError(f"there are 36 goals in the game, not {len(won)}")
    tally = Tally()
    for goal in won:
        tally.add(goal)
    return tally.points()
