"""One who holds for possible all that a seat cannot rule out: every single way the hidden cards of a tiny game may lie.

It knows nothing of how the memory under test works. It keeps all of these worlds, one by one, and does to each of them
whatever the seat was told; where the seat is not told which card moves, a world goes on as many.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import product
from typing import TYPE_CHECKING, Any, NamedTuple

from raenke.core.event import Event, to_dict

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from raenke.citadels.position import Position
    from raenke.citadels.view import CitadelsView, Story

Cards = tuple[str, ...]
Told = dict[str, Any]


class TooMany(Exception):
    """More worlds than one can go through."""


class World(NamedTuple):
    """All cards that lie hidden. Hands and pile are sorted, for their order is nothing; the others lie in order."""

    hands: tuple[Cards, ...]
    deck: Cards
    pile: Cards
    museum: Cards
    row: Cards
    picked: Cards

    def hand(self, seat: int, cards: Iterable[str]) -> World:
        """With another hand."""
        changed = tuple(sorted(cards))
        return self._replace(hands=(*self.hands[:seat], changed, *self.hands[seat + 1 :]))

    def cards(self) -> Cards:
        hands = [card for hand in self.hands for card in hand]
        return (*hands, *self.deck, *self.pile, *self.museum, *self.row, *self.picked)


def world_of(position: Position) -> World:
    """How the cards really lie."""
    return World(
        tuple(tuple(sorted(hand)) for hand in position.hands),
        position.deck,
        tuple(sorted(position.pile)),
        tuple(card for card, _ in position.museum),
        position.drawn,
        (position.card,) if position.phase == "place" and position.card else (),
    )


@cache
def orders(cards: Cards) -> tuple[Cards, ...]:
    """All different orders of these cards."""
    if len(cards) < 2:
        return (cards,)
    return tuple((card, *rest) for card in sorted(set(cards)) for rest in orders(tuple(sorted(without(cards, card)))))


def without(cards: Cards, card: str) -> Cards:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


class Believer:
    """A seat (None: a spectator) that comes to a table and rules out nothing but what it sees not to be so."""

    def __init__(self, seat: int | None, position: Position, most: int = 20_000) -> None:
        self.seat = seat
        self.most = most
        self.has_pile = position.options["discard"] == "pile"
        self.worlds = {world for world in all_worlds(world_of(position), most) if self.fits(world, position)}

    def fits(self, world: World, position: Position) -> bool:
        """Whether a world agrees with what the seat has before it when it comes."""
        seat, real = self.seat, world_of(position)
        if seat is None:
            return True
        if world.hands[seat] != real.hands[seat]:
            return False
        if any(by == seat and world.museum[at] != card for at, (card, by) in enumerate(position.museum)):
            return False
        if position.acting is None or position.acting[0] != seat:
            return True
        if position.phase == "pick":
            assert position.other is not None
            return world.hands[position.other] == real.hands[position.other]
        if position.phase == "choose":
            return sorted(world.deck) == sorted(real.deck)
        return world.row == real.row and world.picked == real.picked

    def hear(self, events: Iterable[Event]) -> None:
        for event in events:
            told = to_dict(event.seen(self.seat))  # type: ignore[arg-type]
            after: Callable[[World, Told], Iterator[World]] | None = getattr(self, f"after_{told['type']}", None)
            if after is not None:
                worlds: set[World] = set()
                for world in self.worlds:
                    worlds.update(after(world, told))
                    if len(worlds) > self.most:
                        raise TooMany
                self.worlds = worlds

    def listens_to(self, kind: str) -> bool:
        """Whether such an event moves or shows cards."""
        return hasattr(self, f"after_{kind}")

    # What is certain

    def certain(self, seat: int) -> list[str]:
        """The cards that are in a hand in every world."""
        hands = [Counter(hand) for hand in {world.hands[seat] for world in self.worlds}]
        known = hands[0]
        for hand in hands[1:]:
            known &= hand
        return sorted(known.elements())

    def deck_known(self) -> list[tuple[int, str]]:
        places = zip(*(world.deck for world in self.worlds), strict=True)
        return [(at, cards[0]) for at, cards in enumerate(places) if len(set(cards)) == 1]

    def museum_known(self) -> list[str | None]:
        places = zip(*(world.museum for world in self.worlds), strict=True)
        return [cards[0] if len(set(cards)) == 1 else None for cards in places]

    # What becomes of a world

    def put(self, world: World, card: str) -> World:
        """Under the deck, or onto the pile (C3.4 c, C4.11)."""
        if self.has_pile:
            return world._replace(pile=tuple(sorted((*world.pile, card))))
        return world._replace(deck=(*world.deck, card))

    def after_deck_renewed(self, world: World, told: Told) -> Iterator[World]:
        """C5.65: nobody knows any place any more."""
        if world.deck:
            assert len(world.deck) == told["count"]
            cards = world.deck
        else:
            assert len(world.pile) in (told["count"], 0)
            cards, world = (world.pile, world._replace(pile=())) if told["count"] else ((), world)
        for deck in orders(tuple(sorted(cards))):
            yield world._replace(deck=deck)

    def drawn(self, world: World, seat: int, why: str) -> World:
        card, *rest = world.deck
        world = world._replace(deck=tuple(rest))
        if why == "basic":
            return world._replace(row=(*world.row, card))
        return world.hand(seat, (*world.hands[seat], card))

    def after_card_drawn(self, world: World, told: Told) -> Iterator[World]:
        if world.deck[0] == told["card"]:
            yield self.drawn(world, told["seat"], told["why"])

    def after_card_taken(self, world: World, told: Told) -> Iterator[World]:
        yield self.drawn(world, told["seat"], told["why"])

    def kept(self, world: World, seat: int, at: int) -> World:
        world = world.hand(seat, (*world.hands[seat], world.row[at]))
        return world._replace(row=world.row[:at] + world.row[at + 1 :])

    def after_card_kept(self, world: World, told: Told) -> Iterator[World]:
        if told["card"] in world.row:
            yield self.kept(world, told["seat"], world.row.index(told["card"]))

    def after_card_retained(self, world: World, told: Told) -> Iterator[World]:
        """Any of them, also the second of two of a name: the rules do not say which of these two it is."""
        for at in range(len(world.row)):
            yield self.kept(world, told["seat"], at)

    def leaving(self, world: World, told: Told) -> Iterator[tuple[str, World]]:
        """Which card may have been put away, and the world without it."""
        if told["why"] == "basic":
            yield world.row[0], world._replace(row=world.row[1:])
        elif told["why"] == "museum":
            yield world.museum[0], world._replace(museum=world.museum[1:])
        else:
            yield from from_hand(world, told["seat"])

    def after_card_put_away(self, world: World, told: Told) -> Iterator[World]:
        if told["why"] in ("destroyed", "armory"):
            yield self.put(world, told["card"])
            return
        for card, rest in self.leaving(world, told):
            if card == told["card"]:
                yield self.put(rest, card)

    def after_card_discarded(self, world: World, told: Told) -> Iterator[World]:
        for card, rest in self.leaving(world, told):
            yield self.put(rest, card)

    def after_card_given(self, world: World, told: Told) -> Iterator[World]:
        for card, rest in from_hand(world, told["seat"]):
            if told.get("card", card) == card:
                yield rest.hand(told["to"], (*rest.hands[told["to"]], card))

    after_card_passed = after_card_given

    def after_hands_exchanged(self, world: World, told: Told) -> Iterator[World]:
        got, given = (tuple(sorted(hand)) for hand in told["hands"])
        if (world.hands[told["seat"]], world.hands[told["other"]]) == (given, got):
            yield from self.after_hands_swapped(world, told)

    def after_hands_swapped(self, world: World, told: Told) -> Iterator[World]:
        seat, other = told["seat"], told["other"]
        yield world.hand(seat, world.hands[other]).hand(other, world.hands[seat])

    def after_hand_seen(self, world: World, told: Told) -> Iterator[World]:
        if world.hands[told["other"]] == tuple(sorted(told["cards"])):
            yield world

    def after_card_picked(self, world: World, told: Told) -> Iterator[World]:
        for card, rest in from_hand(world, told["other"]):
            if told.get("card", card) == card:
                yield rest._replace(picked=(card,))

    after_card_pulled = after_card_picked

    def after_card_to_hand(self, world: World, told: Told) -> Iterator[World]:
        if told.get("card", world.picked[0]) == world.picked[0]:
            yield world.hand(told["seat"], (*world.hands[told["seat"]], *world.picked))._replace(picked=())

    after_card_held = after_card_to_hand

    def after_card_stored(self, world: World, told: Told) -> Iterator[World]:
        for card, rest in from_hand(world, told["seat"]):
            if told.get("card", card) == card:
                yield rest._replace(museum=(*rest.museum, card))

    after_card_covered = after_card_stored

    def after_deck_seen(self, world: World, told: Told) -> Iterator[World]:
        if sorted(world.deck) == sorted(told["cards"]):
            yield world

    def after_card_chosen(self, world: World, told: Told) -> Iterator[World]:
        for card in set(world.deck):
            if told.get("card", card) == card:
                yield world._replace(deck=without(world.deck, card)).hand(
                    told["seat"], (*world.hands[told["seat"]], card)
                )

    after_card_selected = after_card_chosen

    def after_district_built(self, world: World, told: Told) -> Iterator[World]:
        if told["how"] == "wizard":
            if world.picked == (told["district"],):
                yield world._replace(picked=())
        elif told["district"] in world.hands[told["seat"]]:
            yield world.hand(told["seat"], without(world.hands[told["seat"]], told["district"]))

    def after_district_recovered(self, world: World, told: Told) -> Iterator[World]:
        yield world.hand(told["seat"], (*world.hands[told["seat"]], told["district"]))


def from_hand(world: World, seat: int) -> Iterator[tuple[str, World]]:
    for card in set(world.hands[seat]):
        yield card, world.hand(seat, without(world.hands[seat], card))


def all_worlds(real: World, most: int) -> Iterator[World]:
    """The same cards in all ways, as many in each place."""
    sizes = [*(len(hand) for hand in real.hands), *(len(cards) for cards in real[1:])]
    cards = Counter(real.cards())
    for number, parts in enumerate(shared_out(cards, sizes, len(real.hands))):
        if number > most * 20:
            raise TooMany
        deck, pile, museum, row, picked = parts[len(real.hands) :]
        yield World(tuple(parts[: len(real.hands)]), deck, tuple(sorted(pile)), museum, row, picked)


def shared_out(cards: Counter[str], sizes: list[int], unordered: int) -> Iterator[list[Cards]]:
    """All ways to lay cards into places of these sizes; the order in the first places is nothing."""
    if not sizes:
        yield []
        return
    size, *rest = sizes
    for part in parts_of(cards, size):
        for others in shared_out(cards - Counter(part), rest, unordered - 1):
            for order in [part] if unordered > 0 else orders(part):
                yield [order, *others]


def parts_of(cards: Counter[str], size: int) -> Iterator[Cards]:
    """All ways to take so many of these cards, sorted."""
    names = sorted(cards)
    for counts in product(*(range(min(cards[name], size) + 1) for name in names)):
        if sum(counts) == size:
            yield tuple(name for name, count in zip(names, counts, strict=True) for _ in range(count))


# What a view holds for possible


def told_worlds(view: CitadelsView) -> set[World]:
    """All worlds that the stories of a view tell of, by doing every mix and sharing out every lot in all ways."""
    return {world for story in view.stories for world in worlds_of_story(story, view)}


def worlds_of_story(story: Story, view: CitadelsView) -> Iterator[World]:
    hidden = len(story.lying)
    dealt: set[Cards] = {("",) * hidden}
    for lot, cards in enumerate(story.lots):
        places = [at for at, lying in enumerate(story.lying) if lying.lot == lot]
        dealt = {laid(deal, places, order) for deal in dealt for order in orders(tuple(sorted(cards)))}
    for mix in story.mixes:
        before = {laid(deal, mix, sorted(deal[at] for at in mix)) for deal in dealt}
        dealt = {laid(deal, mix, order) for deal in before for order in orders(tuple(deal[at] for at in mix))}
    bags: dict[str, list[int]] = {}
    for at, lying in enumerate(story.lying):
        bags.setdefault(lying.place, []).append(at)
    lays = {tuple((place, tuple(sorted(deal[at] for at in bag))) for place, bag in bags.items()) for deal in dealt}
    for lay in lays:
        yield from worlds_of_bags(dict(lay), view)


def laid(deal: Cards, places: Iterable[int], cards: Iterable[str]) -> Cards:
    changed = list(deal)
    for at, card in zip(places, cards, strict=True):
        changed[at] = card
    return tuple(changed)


def worlds_of_bags(bags: dict[str, Cards], view: CitadelsView) -> Iterator[World]:
    """A packet of the deck lies in any order."""
    hands = tuple(
        tuple(sorted(view.hand)) if seat == view.seat else bags.get(f"hand {seat}", ()) for seat in range(view.seats)
    )
    museum = tuple(bags[f"museum {at}"][0] for at in range(len(view.museum)))
    row = tuple(bags[f"drawn {at}"][0] for at in range(view.drawn_size))
    packets = [orders(bags[f"deck {at}"]) for at in range(len(view.deck))]
    for parts in product(*packets):
        deck = tuple(card for part in parts for card in part)
        yield World(hands, deck, bags.get("pile", ()), museum, row, bags.get("picked", ()))
