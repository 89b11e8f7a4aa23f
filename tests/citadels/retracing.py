"""Whether a table can be: all that a seat was told, from the last event back to the first, is undone on its cards.

Where the seat was not told which card moved, each that could have is tried. A forward pass names what the seat saw go
under the deck or in a hand, so that a wrong choice is soon given up. Nothing of the memory under test is used.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from raenke.core.event import Event, to_dict
from tests.citadels.believer import Cards, World, without

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

Told = dict[str, Any]
IN_THE_OPEN = ("destroyed", "armory")
ATTEMPTS = 15
UNTOLD = ""
"""The card in a place of the deck that was shuffled since: any of `Trace.pool`."""


class Undecided(Exception):
    """It was given up after too many tries."""


class GivenUp(Exception):
    """This attempt leads nowhere soon; another may."""


class Trace(NamedTuple):
    """A world on its way back, and the cards that lie in the deck where nobody has said yet."""

    world: World
    pool: Cards = ()

    def put(self, **changes: Any) -> Trace:
        return self._replace(world=self.world._replace(**changes))

    def add(self, seat: int, card: str) -> Trace:
        return self._replace(world=self.world.hand(seat, (*self.world.hands[seat], card)))

    def drop(self, seat: int, card: str) -> Trace:
        return self._replace(world=self.world.hand(seat, without(self.world.hands[seat], card)))

    def deck_cards(self) -> Cards:
        return (*(card for card in self.world.deck if card != UNTOLD), *self.pool)


@dataclass
class Past:
    """What the seat knew before an event: the places of the deck and what lies there, what is surely in each hand but
    for so many cards, and what may be."""

    told: Told
    deck: list[int]
    pile: int
    row: list[int]
    is_after_choice: bool
    on_pile: Counter[str]
    contents: list[tuple[frozenset[int], Counter[str]]]
    sure: list[Counter[str]] = field(default_factory=list)
    slack: list[int] = field(default_factory=list)
    maybe: list[Counter[str]] = field(default_factory=list)


class History:
    """All that a seat (None: a spectator) was told, from the first shuffle on."""

    def __init__(self, seat: int | None, seats: int, box: Iterable[str], has_pile: bool) -> None:
        self.seat = seat
        self.box = sorted(box)
        self.has_pile = has_pile
        self.past: list[Past] = []
        self.name: dict[int, str] = {}  # of places of the deck
        self.hints: dict[int, frozenset[str]] = {}  # what may lie there, by what was seen
        self.places = 0
        self.deck: list[int] = []
        self.pile = 0
        self.on_pile = Counter[str]()  # what was seen to go there
        self.row: list[int] = []
        self.picked: str | None = None
        self.is_after_choice = False
        self.searched: Counter[str] | None = None  # what a Lighthouse showed, until it is shuffled
        self.contents: list[tuple[frozenset[int], Counter[str]]] = []  # what lies in which places, in any order
        self.sure = [Counter[str]() for _ in range(seats)]
        self.slack = [0] * seats
        self.maybe = [Counter[str]() for _ in range(seats)]

    # The way there

    def hear(self, events: Iterable[Event]) -> None:
        for event in events:
            seen = event.seen(self.seat)
            assert seen is not None
            told = to_dict(seen)
            forward = getattr(self, f"on_{told['type']}", None)
            if forward is not None:
                sure = [cards.copy() for cards in self.sure]
                maybe = [cards.copy() for cards in self.maybe]
                self.past.append(
                    Past(
                        told,
                        [*self.deck],
                        self.pile,
                        [*self.row],
                        self.is_after_choice,
                        self.on_pile.copy(),
                        [*self.contents],
                        sure,
                        [*self.slack],
                        maybe,
                    )
                )
                self.is_after_choice = False
                forward(told)

    def new_place(self, name: str | None = None, hints: Iterable[str] = ()) -> int:
        self.places += 1
        self.hints[self.places] = frozenset(hints)
        if name is not None:
            self.name[self.places] = name
            self.hints[self.places] = frozenset([name])
        return self.places

    def may_have(self, seat: int, names: Iterable[str]) -> None:
        for name in names:
            self.maybe[seat][name] = max(1, self.maybe[seat][name])

    def on_deck_renewed(self, told: Told) -> None:
        if not self.deck:
            self.pile = 0
            self.on_pile.clear()
        self.deck = [self.new_place() for _ in range(told["count"])]
        if self.searched is not None:
            self.contents = [(frozenset(self.deck), self.searched)]
        self.searched = None

    def on_card_taken(self, told: Told) -> None:
        place = self.deck.pop(0)
        if told["why"] == "basic":
            self.row.append(place)
        elif told["seat"] != self.seat:
            if place in self.name:
                self.sure[told["seat"]][self.name[place]] += 1
            self.may_have(told["seat"], self.hints[place])

    def on_card_drawn(self, told: Told) -> None:
        self.on_card_taken(told)
        if told["why"] != "basic":
            self.sure[told["seat"]][told["card"]] += 1

    def on_card_retained(self, told: Told) -> None:
        """Which is which in the row is not told any more."""
        hints = frozenset(name for place in self.row for name in self.hints[place])
        self.may_have(told["seat"], hints)
        self.row = [self.new_place(None, hints) for _ in self.row[1:]]

    def on_card_kept(self, told: Told) -> None:
        self.on_card_retained(told)
        self.sure[told["seat"]][told["card"]] += 1

    def on_card_put_away(self, told: Told) -> None:
        hints: Iterable[str] = ()
        if told["why"] == "basic":
            hints = self.hints[self.row.pop(0)]
        elif told["why"] not in ("museum", *IN_THE_OPEN):
            hints = self.maybe[told["seat"]] + self.sure[told["seat"]]
            if "card" in told:
                self.lose(told["seat"], told["card"])
        if self.has_pile:
            self.pile += 1
            self.on_pile[told.get("card", UNTOLD)] += 1
        else:
            self.deck.append(self.new_place(told.get("card"), hints))

    def on_card_discarded(self, told: Told) -> None:
        if told["why"] not in ("basic", "museum"):
            self.slack[told["seat"]] += 1
        self.on_card_put_away(told)

    def lose(self, seat: int, card: str) -> None:
        for cards in (self.sure[seat], self.maybe[seat]):
            if cards[card]:
                cards[card] -= 1

    def on_card_given(self, told: Told) -> None:
        self.lose(told["seat"], told["card"])
        self.sure[told["to"]][told["card"]] += 1

    def on_card_passed(self, told: Told) -> None:
        self.slack[told["seat"]] += 1
        self.may_have(told["to"], self.maybe[told["seat"]] + self.sure[told["seat"]])

    def on_hands_exchanged(self, told: Told) -> None:
        for seat, hand in zip((told["seat"], told["other"]), told["hands"], strict=True):
            self.sure[seat], self.slack[seat], self.maybe[seat] = Counter(hand), 0, Counter()

    def on_hands_swapped(self, told: Told) -> None:
        one, other = told["seat"], told["other"]
        self.sure[one], self.sure[other] = self.sure[other], self.sure[one]
        self.slack[one], self.slack[other] = self.slack[other], self.slack[one]
        self.maybe[one], self.maybe[other] = self.maybe[other], self.maybe[one]

    def on_hand_seen(self, told: Told) -> None:
        self.sure[told["other"]], self.slack[told["other"]] = Counter(told["cards"]), 0
        self.maybe[told["other"]] = Counter()

    def on_card_picked(self, told: Told) -> None:
        self.picked = told["card"]
        self.lose(told["other"], told["card"])

    def on_card_pulled(self, told: Told) -> None:
        self.picked = None
        self.slack[told["other"]] += 1

    def on_card_held(self, told: Told) -> None:
        if self.picked is not None:
            self.sure[told["seat"]][self.picked] += 1

    on_card_to_hand = on_card_held

    def on_card_stored(self, told: Told) -> None:
        self.lose(told["seat"], told["card"])

    def on_card_covered(self, told: Told) -> None:
        self.slack[told["seat"]] += 1

    def on_deck_seen(self, told: Told) -> None:
        self.searched = Counter(told["cards"])

    def on_card_selected(self, told: Told) -> None:
        self.deck = [-1] * (len(self.deck) - 1)
        self.is_after_choice = True

    def on_card_chosen(self, told: Told) -> None:
        self.on_card_selected(told)
        self.sure[told["seat"]][told["card"]] += 1
        assert self.searched is not None
        self.searched[told["card"]] -= 1

    def on_district_built(self, told: Told) -> None:
        if told["how"] != "wizard":
            self.lose(told["seat"], told["district"])

    def on_district_recovered(self, told: Told) -> None:
        self.sure[told["seat"]][told["district"]] += 1

    # The way back

    def allows(self, world: World, most: int = 1500) -> bool:
        """Whether these cards can have come to lie so; so many choices may turn out wrong. What cannot be found in one
        order of trying is often found in another."""
        lying = zip(self.deck, world.deck, strict=True)
        if any(self.name.get(place, card) != card for place, card in lying):
            return False
        if not self.is_likely(world, self.sure, self.slack, self.on_pile):
            return False
        sys.setrecursionlimit(20_000)
        self.tries, self.refuted, self.rng = 0, set[tuple[int, Trace]](), random.Random(1)
        for attempt in range(ATTEMPTS):
            self.most, self.haste = most * (attempt + 1) // ATTEMPTS, 0.3 * attempt
            try:
                return self.can_be(len(self.past), Trace(world))
            except GivenUp:
                continue
        raise Undecided

    def holds(self, trace: Trace, deck: list[int], places: frozenset[int], cards: Counter[str]) -> bool:
        """Whether only these cards lie in these places."""
        lying = zip(deck, trace.world.deck, strict=True)
        return Counter(card for place, card in lying if place in places and card != UNTOLD) <= cards

    def is_likely(self, world: World, sure: list[Counter[str]], slack: list[int], on_pile: Counter[str]) -> bool:
        """Whether what was seen to go there is there: in the hands but for so many cards, and on the pile."""
        if (on_pile - Counter(world.pile)).total() > on_pile[UNTOLD]:
            return False
        return all(
            (cards - Counter(hand)).total() <= missing
            for hand, cards, missing in zip(world.hands, sure, slack, strict=True)
        )

    def can_be(self, before: int, trace: Trace) -> bool:
        """Undo event after event; where there is a choice, try each."""
        while before:
            before -= 1
            past = self.past[before]
            if past.told["type"] == "deck_renewed" and not past.deck and not past.pile:
                return sorted(trace.deck_cards()) == self.box and not any(trace.world.hands)
            choices = [
                earlier
                for earlier in dict.fromkeys(self.undone(trace, past))
                if self.is_likely(earlier.world, past.sure, past.slack, past.on_pile)
                and all(self.holds(earlier, past.deck, places, cards) for places, cards in past.contents)
            ]
            if len(choices) > 1:
                choices.sort(key=lambda earlier: self.doubt(earlier, past))
            if not choices:
                return False
            if len(choices) > 1:
                return self.try_each(before, choices)
            trace = choices[0]
        raise AssertionError("there was no first shuffle")

    def doubt(self, earlier: Trace, past: Past) -> float:
        """What a hand may have had before is better left in it, and what a place may have had better laid there."""
        wanted = sum(
            ((maybe + sure) - Counter(hand)).total()
            for maybe, sure, hand in zip(past.maybe, past.sure, earlier.world.hands, strict=True)
        )
        places = [*zip(past.deck, earlier.world.deck, strict=False), *zip(past.row, earlier.world.row, strict=False)]
        fitting = sum(card in self.hints.get(place, ()) for place, card in places)
        return 2 * wanted - fitting + self.rng.random() * self.haste

    def try_each(self, before: int, choices: list[Trace]) -> bool:
        for trace in choices:
            if (before, trace) in self.refuted:
                continue
            if self.can_be(before, trace):
                return True
            self.refuted.add((before, trace))
            self.tries += 1
            if self.tries > self.most:
                raise GivenUp
        return False

    def undone(self, trace: Trace, past: Past) -> Iterator[Trace]:
        undo = getattr(self, f"before_{past.told['type']}")
        yield from undo(trace, past.told, past)

    def laid_out(self, trace: Trace, cards: Iterable[str], places: list[int]) -> Iterator[Trace]:
        """The deck as it lay before it was shuffled: what the seat knew of it, and the rest somewhere."""
        pool = Counter(cards)
        deck = tuple(self.name.get(place, UNTOLD) for place in places)
        known = Counter(card for card in deck if card != UNTOLD)
        if known <= pool:
            yield trace.put(deck=deck)._replace(pool=tuple(sorted((pool - known).elements())))

    def before_deck_renewed(self, trace: Trace, told: Told, past: Past) -> Iterator[Trace]:
        cards = trace.deck_cards()
        if past.is_after_choice:
            yield trace.put(deck=(UNTOLD,) * len(cards))._replace(pool=tuple(sorted(cards)))
        elif past.deck:
            yield from self.laid_out(trace, cards, past.deck)
        else:
            yield trace.put(deck=(), pile=tuple(sorted(cards)))._replace(pool=())

    def top_names(self, trace: Trace, place: int, cards: Iterable[str]) -> Iterator[str]:
        """Which of these can have been drawn from that place."""
        for card in dict.fromkeys(cards):
            if self.name.get(place, card) == card:
                yield card

    def before_card_taken(self, trace: Trace, told: Told, past: Past) -> Iterator[Trace]:
        world, place = trace.world, past.deck[0]
        if told["why"] == "basic":
            names = [card for card in self.top_names(trace, place, world.row[-1:]) if told.get("card", card) == card]
            for card in names:
                yield trace.put(deck=(card, *world.deck), row=world.row[:-1])
            return
        for card in self.top_names(trace, place, world.hands[told["seat"]]):
            if told.get("card", card) == card:
                yield trace.put(deck=(card, *world.deck)).drop(told["seat"], card)

    before_card_drawn = before_card_taken

    def before_card_retained(self, trace: Trace, told: Told, past: Past) -> Iterator[Trace]:
        row = trace.world.row
        for card in dict.fromkeys(trace.world.hands[told["seat"]]):
            for at in range(len(row) + 1):
                before = (*row[:at], card, *row[at:])
                if all(self.name.get(place, name) == name for place, name in zip(past.row, before, strict=True)):
                    yield trace.put(row=before).drop(told["seat"], card)

    def before_card_kept(self, trace: Trace, told: Told, past: Past) -> Iterator[Trace]:
        """Of two of a name it was the first."""
        row, card = trace.world.row, told["card"]
        if card in trace.world.hands[told["seat"]]:
            for at in range(len(row) + 1):
                if card not in row[:at]:
                    yield trace.put(row=(*row[:at], card, *row[at:])).drop(told["seat"], card)

    def bottoms(self, trace: Trace, card: str | None) -> Iterator[tuple[str, Trace]]:
        """Which card can have been put away last, and all without it."""
        world = trace.world
        if self.has_pile:
            for name in dict.fromkeys(world.pile):
                if card in (None, name):
                    yield name, trace.put(pile=without(world.pile, name))
            return
        *rest, last = world.deck
        for name in dict.fromkeys(trace.pool) if last == UNTOLD else [last]:
            if card in (None, name):
                pool = without(trace.pool, name) if last == UNTOLD else trace.pool
                yield name, trace.put(deck=tuple(rest))._replace(pool=pool)

    def before_card_put_away(self, trace: Trace, told: Told, past: Past) -> Iterator[Trace]:
        for card, rest in self.bottoms(trace, told.get("card")):
            if told["why"] in IN_THE_OPEN:
                yield rest
            elif told["why"] == "basic":
                yield rest.put(row=(card, *rest.world.row))
            elif told["why"] == "museum":
                yield rest.put(museum=(card, *rest.world.museum))
            else:
                yield rest.add(told["seat"], card)

    before_card_discarded = before_card_put_away

    def moved_back(self, trace: Trace, to: int, told: Told) -> Iterator[tuple[str, Trace]]:
        """Which card of a hand it can have been, and the rest."""
        for card in dict.fromkeys(trace.world.hands[to]):
            if told.get("card", card) == card:
                yield card, trace.drop(to, card)

    def before_card_given(self, trace: Trace, told: Told, past: Past) -> Iterator[Trace]:
        for card, rest in self.moved_back(trace, told["to"], told):
            yield rest.add(told["seat"], card)

    before_card_passed = before_card_given

    def before_hands_exchanged(self, trace: Trace, told: Told, past: Past) -> Iterator[Trace]:
        hands = [trace.world.hands[told[seat]] for seat in ("seat", "other")]
        if hands == [tuple(sorted(hand)) for hand in told["hands"]]:
            yield from self.before_hands_swapped(trace, told, past)

    def before_hands_swapped(self, trace: Trace, told: Told, past: Past) -> Iterator[Trace]:
        seat, other, hands = told["seat"], told["other"], trace.world.hands
        yield trace._replace(world=trace.world.hand(seat, hands[other]).hand(other, hands[seat]))

    def before_hand_seen(self, trace: Trace, told: Told, past: Past) -> Iterator[Trace]:
        if trace.world.hands[told["other"]] == tuple(sorted(told["cards"])):
            yield trace

    def before_card_picked(self, trace: Trace, told: Told, past: Past) -> Iterator[Trace]:
        (card,) = trace.world.picked
        if told.get("card", card) == card:
            yield trace.put(picked=()).add(told["other"], card)

    before_card_pulled = before_card_picked

    def before_card_to_hand(self, trace: Trace, told: Told, past: Past) -> Iterator[Trace]:
        for card, rest in self.moved_back(trace, told["seat"], told):
            yield rest.put(picked=(card,))

    before_card_held = before_card_to_hand

    def before_card_stored(self, trace: Trace, told: Told, past: Past) -> Iterator[Trace]:
        *rest, card = trace.world.museum
        if told.get("card", card) == card:
            yield trace.put(museum=tuple(rest)).add(told["seat"], card)

    before_card_covered = before_card_stored

    def before_deck_seen(self, trace: Trace, told: Told, past: Past) -> Iterator[Trace]:
        if sorted(trace.deck_cards()) == sorted(told["cards"]):
            yield trace

    def before_card_chosen(self, trace: Trace, told: Told, past: Past) -> Iterator[Trace]:
        for card, rest in self.moved_back(trace, told["seat"], told):
            yield from self.laid_out(rest, (*rest.deck_cards(), card), past.deck)

    before_card_selected = before_card_chosen

    def before_district_built(self, trace: Trace, told: Told, past: Past) -> Iterator[Trace]:
        if told["how"] == "wizard":
            yield trace.put(picked=(told["district"],))
        else:
            yield trace.add(told["seat"], told["district"])

    def before_district_recovered(self, trace: Trace, told: Told, past: Past) -> Iterator[Trace]:
        if told["district"] in trace.world.hands[told["seat"]]:
            yield trace.drop(told["seat"], told["district"])
