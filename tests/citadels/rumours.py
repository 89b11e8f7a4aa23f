"""Cards that go from bag to bag, seen and unseen, and all ways they may lie, kept beside what is told of them.

No rules of the game are in this: only bags, so that every twist of the stories is met in a few hundred steps.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import TYPE_CHECKING

from raenke.citadels.stories import counted
from raenke.citadels.telling import Telling
from tests.citadels.believer import Cards, laid, orders, without

if TYPE_CHECKING:
    from collections.abc import Iterator

    from raenke.citadels.stories import Story

Lay = tuple[tuple[int, Cards], ...]
"""What lies in each bag that is not empty, sorted."""
DOINGS = ("move",) * 6 + ("show",) * 3 + ("build", "see", "swap", "join", "take", "take", "keep")
MOST_CARDS = 8


def lay_of(bags: dict[int, Cards]) -> Lay:
    return tuple((place, tuple(sorted(cards))) for place, cards in sorted(bags.items()) if cards)


def lays_of(story: Story) -> set[Lay]:
    """All that a story holds for possible, by doing every mix and sharing out every lot in all ways."""
    tokens = sorted(story.lot)
    at = {token: number for number, token in enumerate(tokens)}
    dealt: set[Cards] = {("",) * len(tokens)}
    for lot, cards in story.lots.items():
        places = [at[token] for token in tokens if story.lot[token] == lot]
        dealt = {laid(deal, places, order) for deal in dealt for order in orders(tuple(sorted(cards.elements())))}
    for mix in story.mixes:
        mixed = sorted(at[token] for token in mix)
        before = {laid(deal, mixed, sorted(deal[place] for place in mixed)) for deal in dealt}
        dealt = {laid(deal, mixed, order) for deal in before for order in orders(tuple(deal[place] for place in mixed))}
    return {
        lay_of({place: tuple(deal[at[token]] for token in bag) for place, bag in story.bags.items()}) for deal in dealt
    }


class Rumours:
    """Bags of a few cards of a few names, what really lies in them, all that may, and the telling under test."""

    def __init__(self, seed: int | str) -> None:
        self.rng = rng = random.Random(f"rumours:{seed}")
        names = "abcd"[: rng.choice([2, 3, 3, 3, 4])]
        sizes = Counter({place: rng.choice([1, 1, 2, 2, 3]) for place in range(rng.randint(2, 5))})
        while sizes.total() > MOST_CARDS:
            sizes -= Counter([rng.choice(sorted(sizes))])
        cards = [rng.choice(names) for _ in range(sizes.total())]
        self.telling = Telling(10_000)
        self.telling.add(Counter(cards), sizes)
        self.lays = lays_of(self.telling.stories[0])
        self.real = {place: list(held) for place, held in rng.choice(sorted(self.lays))}
        self.next_place = len(sizes) + 5
        self.done: list[tuple[object, ...]] = [("cards", *sorted(cards), dict(sizes))]

    def step(self) -> None:
        """Something happens at random."""
        doing = self.rng.choice(DOINGS)
        filled = [place for place, cards in self.real.items() if cards]
        if filled:
            getattr(self, doing)(self.rng.choice(filled))

    def other(self, place: int) -> int:
        """Another bag, perhaps a new one."""
        self.next_place += 1
        return self.rng.choice([*(other for other in self.real if other != place), self.next_place])

    def all_after(self, lays: Iterator[dict[int, Cards]]) -> None:
        self.lays = {lay_of(bags) for bags in lays}

    def move(self, place: int) -> None:
        """Unseen."""
        to = self.other(place)
        self.done.append(("move", place, to))
        card = self.rng.choice(self.real[place])
        self.real[place].remove(card)
        self.real.setdefault(to, []).append(card)
        self.all_after(
            {**bags, place: without(bags[place], card), to: (*bags.get(to, ()), card)}
            for bags in map(dict, self.lays)
            for card in set(bags[place])
        )
        self.telling.move(place, to)

    def show(self, place: int) -> None:
        """Seen, and where it goes."""
        self.leave(place, self.other(place))

    def build(self, place: int) -> None:
        """Into the open."""
        self.leave(place, None)

    def leave(self, place: int, to: int | None) -> None:
        card = self.rng.choice(self.real[place])
        self.done.append(("show", place, card, to))
        self.real[place].remove(card)
        if to is not None:
            self.real.setdefault(to, []).append(card)
        self.all_after(
            {**bags, place: without(bags[place], card), **({} if to is None else {to: (*bags.get(to, ()), card)})}
            for bags in map(dict, self.lays)
            if card in bags[place]
        )
        self.telling.show(place, card, to)

    def see(self, place: int) -> None:
        """A whole bag is looked at."""
        cards = tuple(sorted(self.real[place]))
        self.done.append(("see", place, cards))
        self.lays = {lay for lay in self.lays if dict(lay)[place] == cards}
        self.telling.see(place, counted(cards))

    def swap(self, place: int) -> None:
        """Two bags change names."""
        other = self.other(place)
        self.done.append(("swap", place, other))
        self.real[place], self.real[other] = self.real.get(other, []), self.real[place]
        self.all_after({**bags, place: bags.get(other, ()), other: bags[place]} for bags in map(dict, self.lays))
        self.telling.rename({place: other, other: place})

    def join(self, place: int) -> None:
        """Two bags become one."""
        other = self.other(place)
        if other in self.real and self.rng.random() < 0.4:
            self.done.append(("join", place, other))
            self.real[other] += self.real[place]
            self.real[place] = []
            self.all_after(
                {**bags, place: (), other: (*bags.get(other, ()), *bags[place])} for bags in map(dict, self.lays)
            )
            self.telling.rename({place: other})

    def take(self, place: int) -> None:
        """One of a row goes unseen, and the row closes up."""
        self.close_up(place, is_seen=False)

    def keep(self, place: int) -> None:
        """One of a row that is seen goes; of two of a name it is the first."""
        self.close_up(place, is_seen=True)

    def close_up(self, to: int, is_seen: bool) -> None:
        alone = [place for place, cards in self.real.items() if len(cards) == 1 and place != to]
        if len(alone) < 2:
            return
        row = self.rng.sample(alone, self.rng.randint(2, min(3, len(alone))))
        for place in row if is_seen else []:
            self.see(place)
        cards = [self.real[place][0] for place in row]
        card = self.rng.choice(cards)
        self.done.append(("keep" if is_seen else "take", row, card if is_seen else None, to))
        self.real |= {place: list(cards) for place, cards in closed(self.row(self.real, row), row, cards.index(card))}
        self.real[to].append(card)
        self.all_after(
            {**bags, **dict(closed(held, row, at)), to: (*bags.get(to, ()), held[at])}
            for bags in map(dict, self.lays)
            for held in [self.row(bags, row)]
            for at in ([held.index(card)] if is_seen and card in held else range(0 if is_seen else len(row)))
        )
        self.telling.take(row, card if is_seen else None, to)

    def row(self, bags: dict[int, Cards] | dict[int, list[str]], row: list[int]) -> list[str]:
        return [bags[place][0] for place in row]

    # What is told

    def told(self) -> set[Lay]:
        return {lay for story in self.telling.stories for lay in lays_of(story)}

    def certain(self) -> dict[int, Counter[str]]:
        """What lies where in every case."""
        known: dict[int, Counter[str]] = {}
        for place in self.real:
            bags = [Counter(dict(lay).get(place, ())) for lay in self.lays]
            known[place] = bags[0]
            for bag in bags[1:]:
                known[place] &= bag
        return known


def closed(held: list[str], row: list[int], at: int) -> Iterator[tuple[int, Cards]]:
    """A row without one of its cards."""
    rest = held[:at] + held[at + 1 :]
    for place, card in zip(row, [*rest, None], strict=True):
        yield place, () if card is None else (card,)
