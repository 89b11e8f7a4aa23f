"""What a finished match of Kabale & Hiebe adds to the statistics."""

from collections.abc import Sequence

from raenke.core.counts import Counts
from raenke.core.event import Event
from raenke.kabale.events import GameStarted, GoalAwarded, RoundEnded


def count(counts: Counts, events: Sequence[Event]) -> None:
    """Count each card by the outcome of its column, and points by round."""
    seats = round_number = 0
    for event in events:
        match event:
            case GameStarted():
                seats = event.seats
            case RoundEnded():
                round_number = event.round
                counts.add("round", str(round_number), is_win=False, times=seats)
            case GoalAwarded(winner=winner, goal=(_, points)):
                for seat, card, *_ in event.cards:
                    counts.add("card", card, seat == winner, points if seat == winner else 0, seat=seat)
                if winner is not None:
                    counts.add("round", str(round_number), is_win=True, points=points, times=0)
