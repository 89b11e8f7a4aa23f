"""How often something came up in finished matches; a game says what to count."""

from dataclasses import dataclass


@dataclass
class Count:
    """How often something came up, how often with success, and what it brought."""

    what: str
    key: str
    times: int = 0
    wins: int = 0
    points: int = 0


class Counts:
    """Counts by `what` and `key`."""

    def __init__(self) -> None:
        self.found: dict[tuple[str, str], Count] = {}

    def add(self, what: str, key: str, is_win: bool, points: int = 0, times: int = 1) -> None:
        count = self.found.setdefault((what, key), Count(what, key))
        count.times += times
        count.wins += is_win
        count.points += points
