"""What a finished match of Citadels adds to the statistics."""

from collections import defaultdict
from collections.abc import Sequence

from raenke.citadels.events import CharacterRevealed, DistrictBuilt, GameEnded, RoundStarted
from raenke.core.counts import Counts
from raenke.core.event import Event


def count(counts: Counts, events: Sequence[Event], winners: Sequence[int]) -> None:
    """Each character a player showed, each district a player built, and whether that player won; points for each round
    that was played."""
    shown: dict[int, set[str]] = defaultdict(set)
    built: dict[int, set[str]] = defaultdict(set)
    rounds = 0
    for event in events:
        match event:
            case RoundStarted():
                rounds = event.round
            case CharacterRevealed():
                shown[event.seat].add(event.character)
            case DistrictBuilt():
                built[event.seat].add(event.district)
            case GameEnded():
                for what, cards in (("card", shown), ("built", built)):
                    for seat, names in sorted(cards.items()):
                        for name in sorted(names):
                            counts.add(what, name, seat in winners, event.scores[seat], seat=seat)
                times = len(event.scores) * max(rounds, 1)
                counts.add("round", "all", is_win=True, points=sum(event.scores), times=times)
