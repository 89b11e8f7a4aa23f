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


Found = dict[tuple[str, str], Count]


class Counts:
    """Counts by `what` and `key`, of all seats together and of each seat."""

    def __init__(self) -> None:
        self.found: Found = {}
        self.by_seat: dict[int, Found] = {}

    def add(self, what: str, key: str, is_win: bool, points: int = 0, times: int = 1, seat: int | None = None) -> None:
        """`seat`: whose it was, if it was somebody's."""
        of_seat = [] if seat is None else [self.by_seat.setdefault(seat, {})]
        for found in (self.found, *of_seat):
            count = found.setdefault((what, key), Count(what, key))
            count.times += times
            count.wins += is_win
            count.points += points
