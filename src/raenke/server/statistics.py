"""What a finished match adds to the statistics, read from its events."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

Event = dict[str, Any]


@dataclass
class Count:
    """How often something came up, how often with success, and what it brought."""

    what: str
    key: str
    times: int = 0
    wins: int = 0
    points: int = 0


class Counts:
    """Counts by what and key."""

    def __init__(self) -> None:
        self.found: dict[tuple[str, str], Count] = {}

    def add(self, what: str, key: str, is_win: bool, points: int = 0, times: int = 1) -> None:
        count = self.found.setdefault((what, key), Count(what, key))
        count.times += times
        count.wins += is_win
        count.points += points


def of_kabale(counts: Counts, events: Iterable[Event], winners: Sequence[int]) -> None:
    """Each card and its column; points by round."""
    seats = round_number = 0
    columns: list[Any] = []
    for event in events:
        if event["type"] == "game_started":
            seats = event["seats"]
        elif event["type"] == "round_ended":
            columns, round_number = event["columns"], event["round"]
            counts.add("round", str(round_number), is_win=False, times=seats)
        elif event["type"] == "goal_awarded":
            winner, points = event["winner"], event["goal"][1]
            for seat, card, *_ in columns[event["column"]]:
                counts.add("card", card, seat == winner, points if seat == winner else 0)
            if winner is not None:
                counts.add("round", str(round_number), is_win=True, points=points, times=0)


def of_citadels(counts: Counts, events: Iterable[Event], winners: Sequence[int]) -> None:
    """Each character a player showed, and whether that player won; points for each round that was played."""
    shown: dict[int, set[str]] = defaultdict(set)
    rounds = 0
    for event in events:
        if event["type"] == "round_started":
            rounds = event["round"]
        elif event["type"] == "character_revealed":
            shown[event["seat"]].add(event["character"])
        elif event["type"] == "game_ended":
            for seat, characters in sorted(shown.items()):
                for character in sorted(characters):
                    counts.add("card", character, seat in winners, event["scores"][seat])
            seats = len(event["scores"])
            counts.add("round", "all", is_win=True, points=sum(event["scores"]), times=seats * max(rounds, 1))


READ: dict[str, Callable[[Counts, Iterable[Event], Sequence[int]], None]] = {
    "kabale": of_kabale,
    "citadels": of_citadels,
}


def counts_of(game: str, events: Iterable[Event], winners: Sequence[int]) -> list[Count]:
    counts = Counts()
    if game in READ:
        READ[game](counts, events, winners)
    return list(counts.found.values())
