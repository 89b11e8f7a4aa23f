"""Tables dealt by odds: a card is likelier where its odds are higher, and everything that fits stays possible."""

from collections import Counter
from collections.abc import Sequence
from itertools import permutations
from math import comb

import pytest

from raenke.kabale.cards import ALLIES
from raenke.kabale.position import Ally, Position
from tests.core.chi_square import bound, statistic
from tests.kabale.test_imagine import SMALL, can_be, counted, dealing, hidden_of

IN_HAND = [1 + 5 * card % 7 for card in range(25)]
AS_BACK = [1 + at * at % 13 for at in range(3750)]  # different for every seat, place and ally


def ways(sure: int, maybe: int, places: int) -> int:
    """The number of ways to fill the places with all sure cards and some of the others."""
    return comb(maybe, places - sure) if places >= sure else 0


def chances(sure: frozenset[str], maybe: frozenset[str], odds: Sequence[Sequence[int]]) -> dict[tuple[str, ...], float]:
    """The probability of each way to fill the places in order: by the odds there and the number of ways left."""
    if not odds:
        return {(): 1.0}
    weights = {
        card: odds[0][ALLIES.index(card)] * ways(len(sure - {card}), len(maybe - {card}), len(odds) - 1)
        for card in sure | maybe
    }
    found = {}
    for card, weight in weights.items():
        if weight:
            for rest, chance in chances(sure - {card}, maybe - {card}, odds[1:]).items():
                found[card, *rest] = chance * weight / sum(weights.values())
    return found


def expected(position: Position, owner: int) -> dict[tuple[str, ...], float]:
    """The probability of each order of a player's hidden cards: old backs evenly among what they may be, new backs and
    the hand by their odds, the pile evenly."""
    cards, places = hidden_of(position, owner, None)
    memory = position.memory[owner]
    last = len(memory.renewed) - 1
    sure = frozenset(card for card in cards if card not in memory.renewed[-1])
    old = [place for place in places if isinstance(place, Ally) and place.era < last]
    held = places.count("hand")
    new = len(places) - len(old) - held - places.count("pile")
    odds = [AS_BACK[(owner * 25 + back) * 25 :] for back in range(new)] + [IN_HAND] * held
    assert len(old) < 2
    firsts = [card for card in sure if can_be(card, old[0], memory)] if old else []
    found = {}
    for first in firsts or [""]:
        for order, chance in chances(sure - {first}, frozenset(cards) - sure, odds).items():
            laid = (first, *order) if old else order
            piles = list(permutations(set(cards).difference(laid)))
            for pile in piles:
                found[laid + pile] = chance / max(1, len(firsts)) / len(piles)
    return found


@pytest.mark.parametrize(
    ("name", "owner"),
    [
        ("a pile never shuffled again", 1),
        ("old and new backs", 1),
        ("more in hand than drawn", 1),
        ("an empty pile", 1),
        ("two others", 1),
        ("two others", 2),
    ],
)
def test_cards_are_dealt_by_their_odds(name: str, owner: int) -> None:
    position = SMALL[name]
    likely = expected(position, owner)
    times = 60 * len(likely)
    counts = Counter[tuple[str, ...]]()
    for hidden, count in counted(dealing(position, 0, 3, (IN_HAND, AS_BACK)), 0, times).items():
        counts[hidden[owner]] += count
    assert set(counts) <= set(likely)
    means = [times * chance for chance in likely.values()]
    assert statistic([counts[order] for order in likely], means) < bound(len(likely) - 1)
