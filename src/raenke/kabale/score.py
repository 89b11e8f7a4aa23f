"""What won goals are worth (K2.9)."""

from collections.abc import Iterable

from raenke.kabale import most
from raenke.kabale.cards import goal_of


class Tally:
    """The won goals of one player, counted."""

    def __init__(self) -> None:
        self.best = [0] * 8  # points by domain
        self.bests = 0
        self.plain = 0
        self.others = 0  # goals that are not the first of their domain
        self.missing = most.DOMAINS

    def count(self, goals: list[int], seats: list[int], count: int, seat: int) -> None:
        """Begin anew with the goals that this seat has won of all that were awarded."""
        for domain in range(most.DOMAINS):
            self.best[domain] = 0
        self.bests = 0
        self.plain = 0
        self.others = 0
        self.missing = most.DOMAINS
        for i in range(count):
            if seats[i] == seat:
                self.add(goals[i])

    def add(self, goal: int) -> None:
        points = goal & 7
        best = self.best[goal >> 3]
        self.plain += points
        if best:
            self.others += 1
        else:
            self.missing -= 1
        if points > best:
            self.bests += points - best
            self.best[goal >> 3] = points

    def doubled(self, each: int) -> int:
        """Twice the best of each domain, less one for every other goal; a missing domain would bring `each`."""
        return 2 * self.bests + each * self.missing - self.others

    def points(self) -> int:
        """The plain sum; or with all six domains the double, if it is more."""
        doubled = self.doubled(0)
        return doubled if self.missing == 0 and doubled > self.plain else self.plain


def score(goals: Iterable[tuple[str, int]]) -> int:
    """The score of goals written as `("music", 3)`."""
    won = [goal_of(goal) for goal in goals]
    if len(won) > most.GOALS:
        raise ValueError(f"there are {most.GOALS} goals in the game, not {len(won)}")
    tally = Tally()
    for goal in won:
        tally.add(goal)
    return tally.points()
