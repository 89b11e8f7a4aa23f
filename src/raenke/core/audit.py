"""How often each card stood where in first shuffles, and the odds that a fair shuffle strays as far."""

import math
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from raenke.core.event import Event, to_dict

SUSPICIOUS = 0.001  # of honest audits, one in a thousand looks like this
STRIKING = 3.0  # standard deviations: closer to the mean no place is worth its exact odds
SHOWN_MOST = 5
KINDS_MOST = 200  # of different decks; tables may leave out what they like


class Place(NamedTuple):
    """A card at a place of a shuffle, from 0: how often it was there, how often is to be expected, and the odds of
    being as far off somewhere, among all the places that were looked at."""

    card: str
    place: int
    times: int
    expected: float
    odds: float


@dataclass
class Shuffles:
    """First shuffles of the same cards."""

    kind: str
    cards: tuple[str, ...]  # in any order, each as often as there are copies
    count: int = 0
    times: dict[str, list[int]] = field(default_factory=dict)  # by card and place

    def add(self, order: Sequence[str]) -> None:
        self.count += 1
        for place, card in enumerate(order):
            self.times.setdefault(card, [0] * len(self.cards))[place] += 1

    @property
    def copies(self) -> Counter[str]:
        return Counter(self.cards)

    @property
    def freedom(self) -> int:
        """The degrees of freedom: the sums over a row and over a column are given."""
        return (len(self.copies) - 1) * (len(self.cards) - 1)

    def statistic(self) -> float:
        """Pearson's chi square, corrected for each card being exactly once in a shuffle."""
        size, off = len(self.cards), 0.0
        for card, copies in self.copies.items():
            mean = self.count * copies / size
            off += sum((times - mean) ** 2 / mean for times in self.times[card])
        return off * (size - 1) / size

    def striking(self, among: int) -> Iterator[Place]:
        """The places farthest from what is to be expected, with their odds among so many."""
        size = len(self.cards)
        for card, copies in self.copies.items():
            chance = copies / size
            mean, spread = self.count * chance, math.sqrt(self.count * chance * (1 - chance))
            for place, times in enumerate(self.times[card]):
                if abs(times - mean) > STRIKING * spread:
                    odds = min(1.0, two_sided(times, self.count, chance) * among)
                    yield Place(card, place, times, mean, odds)


@dataclass
class Audit:
    """The first shuffles of many matches of one game."""

    matches: int = 0
    by_cards: dict[tuple[str, tuple[str, ...]], Shuffles] = field(default_factory=dict)

    def add(self, events: Iterable[Event]) -> None:
        """Count a match by the events before its first move."""
        self.matches += 1
        for event in events:
            if event.type.endswith("_shuffled") and "cards" in (plain := to_dict(event)):
                order = plain["cards"]
                key = event.type, tuple(sorted(order))
                if key not in self.by_cards and len(self.by_cards) == KINDS_MOST:
                    continue
                self.by_cards.setdefault(key, Shuffles(*key)).add(order)

    @property
    def shuffles(self) -> int:
        return sum(each.count for each in self.by_cards.values())

    @property
    def largest(self) -> Shuffles | None:
        """The shuffles of those cards that were shuffled most often."""
        return max(self.by_cards.values(), key=lambda each: each.count, default=None)

    def odds(self) -> float:
        """The odds that fair shuffles are as uneven as these, or more, over all cards and places together."""
        uneven = [each for each in self.by_cards.values() if each.freedom > 0]
        freedom = sum(each.freedom for each in uneven)
        return chi_square_odds(sum(each.statistic() for each in uneven), freedom) if freedom else 1.0

    def striking(self) -> list[Place]:
        """The few places that stray farthest, the strangest first."""
        among = sum(len(each.copies) * len(each.cards) for each in self.by_cards.values())
        found = [place for each in self.by_cards.values() for place in each.striking(among)]
        return sorted(found, key=lambda place: place.odds)[:SHOWN_MOST]

    @property
    def is_suspicious(self) -> bool:
        """Is this more than a fair server would see once in a thousand audits? Two questions are asked."""
        return min([self.odds(), *(place.odds for place in self.striking())]) < SUSPICIOUS / 2


def chi_square_odds(statistic: float, freedom: int) -> float:
    """The upper tail, by Wilson and Hilferty: good for the many degrees of freedom there are here."""
    ninth = 2 / (9 * freedom)
    away = ((statistic / freedom) ** (1 / 3) - (1 - ninth)) / math.sqrt(ninth)
    return 0.5 * math.erfc(away / math.sqrt(2))


def two_sided(times: int, count: int, chance: float) -> float:
    """The odds of being at least so far off, on either side: twice the exact binomial tail."""
    if times > count * chance:
        tail, last, step = 0.0, count, 1
    else:
        tail, last, step = 0.0, 0, -1
    for k in range(times, last + step, step):
        term = binomial(k, count, chance)
        tail += term
        if term < tail * 1e-12:
            break
    return min(1.0, 2 * tail)


def binomial(k: int, count: int, chance: float) -> float:
    ways = math.lgamma(count + 1) - math.lgamma(k + 1) - math.lgamma(count - k + 1)
    return math.exp(ways + k * math.log(chance) + (count - k) * math.log1p(-chance))
