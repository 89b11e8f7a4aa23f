"""What a seat knows of hidden cards: some have a certain place, all others are unseen and may lie anywhere."""

from collections import Counter
from collections.abc import Iterable
from itertools import chain
from typing import Any

import msgspec

from raenke.citadels import district, events
from raenke.citadels.cards import CHARACTERS, DISTRICTS
from raenke.citadels.characters import Slot
from raenke.citadels.codes import PHASES
from raenke.citadels.layout import Layout
from raenke.citadels.table import Table
from raenke.core.event import Event

Bag = list[str | None]
"""The cards of a place; None is one that this seat does not know. Their order says nothing."""


class Recalled(msgspec.Struct, frozen=True):
    """What everybody knows at a moment: the cards by place, and the seat that is not the murdered character."""

    hands: list[Bag]
    deck: list[Bag]
    pile: Bag
    museum: Bag
    drawn: Bag
    picked: Bag
    silent: int | None


class Beliefs:
    """The cards in each place as far as this seat (None: a spectator) knows, only from what it is told.

    The deck is a list of packets from the top, each a bag; a card with a known place is its own packet. The Museum
    starts with the first card laid there.
    """

    def __init__(self, table: Table, seat: int | None, recalled: Any = None) -> None:
        lies = table.layout()
        phase = PHASES[lies.phase]
        picked = [lies.card] if phase == "place" else []
        places = [*lies.hand, lies.deck, lies.pile, lies.museum, lies.drawn, picked]
        is_dealt = lies.round != 0
        self.hidden = Counter(DISTRICTS[kind] for kind in (chain(*places) if is_dealt else table.options.deck))
        self.has_pile = table.options.discard == "pile"
        bags: list[Bag] = [[None] * len(cards) for cards in places]
        *self.hands, deck, self.pile, self.museum, self.drawn, self.picked = bags
        self.deck = [deck]
        self.silent: int | None = None  # not the murdered character: with its Hospital it would have answered
        if recalled is not None and "tales" not in recalled:  # 0.1.0 wrote tales; drop what they knew
            past = msgspec.convert(recalled, Recalled)
            self.hands, self.deck, self.pile, self.silent = past.hands, past.deck, past.pile, past.silent
            self.museum, self.drawn, self.picked = past.museum, past.drawn, past.picked
        self.slots: tuple[object, list[Slot]] = (None, [])  # the last ones, after what they follow from
        self.last: Event | None = None
        self.before: Bag | None = None  # the bag before cards began to leave it unseen, one after the other
        cities = [[cell >> 1 for cell in city] for city in lies.city]
        self.hospital = next((owner for owner, city in enumerate(cities) if district.HOSPITAL in city), None)
        self.murdered = CHARACTERS[lies.cast[lies.murdered]] if lies.murdered >= 0 else None
        if seat is not None:
            self.look(lies, phase, seat)
        self.settle()

    def look(self, lies: Layout, phase: str, seat: int) -> None:
        """Learn the seat's own cards and those it is looking at."""
        self.hands[seat] = names(lies.hand[seat])
        for at, (kind, by) in enumerate(zip(lies.museum, lies.museum_by, strict=True)):
            if by == seat:
                self.museum[at] = DISTRICTS[kind]
        if lies.turn_seat == seat:
            self.drawn = names(lies.drawn)
            match phase:
                case "place":
                    self.picked = names([lies.card])
                case "pick":
                    self.hands[lies.other] = names(lies.hand[lies.other])
                case "choose":
                    self.deck = [names(lies.deck)]

    def recalled(self) -> Recalled:
        return Recalled(self.hands, self.deck, self.pile, self.museum, self.drawn, self.picked, self.silent)

    def hear(self, told: Iterable[Event]) -> None:
        """Update with the events the seat was told."""
        for event in told:
            if event != self.last:
                self.before = None
            self.last = event
            self.hear_of_characters(event)
            if self.hear_of_cards(event):
                self.settle()

    def hear_of_cards(self, event: Event) -> bool:
        """Follow the cards of an event; whether it moved or showed any."""
        hands = self.hands
        match event:
            case events.DeckRenewed(0):
                pass  # C5.66: the owner of the Lighthouse took the last card; the pile stays
            case events.DeckRenewed(count):
                self.shuffle(count)
            case events.CardDrawn(seat, card, why):
                show(self.deck[0], card, self.drawn if why == "basic" else hands[seat])
            case events.CardTaken(seat, why):
                self.move(self.deck[0], self.drawn if why == "basic" else hands[seat])
            case events.CardKept(seat, card):
                show(self.drawn, card, hands[seat])
            case events.CardRetained(seat):
                self.move(self.drawn, hands[seat])
            case events.CardPutAway(_, card, why) if why in events.IN_THE_OPEN:
                self.hidden[card] += 1
                self.bottom().append(card)
            case events.CardPutAway(why="museum") | events.CardDiscarded(why="museum"):
                self.bottom().append(self.museum.pop(0))
            case events.CardPutAway(seat, card, why):
                show(self.drawn if why == "basic" else hands[seat], card, self.bottom())
            case events.CardDiscarded(seat, why):
                self.move(self.drawn if why == "basic" else hands[seat], self.bottom())
            case events.CardGiven(seat, to, card):
                show(hands[seat], card, hands[to])
            case events.CardPassed(seat, to):
                self.move(hands[seat], hands[to])
            case events.HandsExchanged(seat, other, (mine, theirs)):
                hands[seat], hands[other] = list(mine), list(theirs)
            case events.HandsSwapped(seat, other):
                hands[seat], hands[other] = hands[other], hands[seat]
            case events.HandSeen(_, other, cards):
                hands[other] = list(cards)
            case events.CardPicked(_, other, card):
                show(hands[other], card, self.picked)
            case events.CardPulled(_, other):
                self.move(hands[other], self.picked)
            case events.CardToHand(seat) | events.CardHeld(seat):
                hands[seat].append(self.picked.pop())
            case events.CardStored(seat, card):
                show(hands[seat], card, self.museum)
            case events.CardCovered(seat):
                self.move(hands[seat], self.museum)
            case events.DeckSeen(_, cards):  # C5.66: a shuffle follows, so the order no longer matters
                self.deck = [list(cards)]
            case events.CardChosen(seat, card):
                show(self.deck[0], card, hands[seat])
            case events.CardSelected(seat):
                self.shuffle()
                self.move(self.deck[0], hands[seat])
            case events.DistrictBuilt(seat, card, _, how):
                show(self.picked if how == "wizard" else hands[seat], card, [])
                self.hidden[card] -= 1
            case events.DistrictRecovered(seat, card):
                self.hidden[card] += 1
                hands[seat].append(card)
            case _:
                return False
        return True

    def shuffle(self, count: int = 0) -> None:
        """Make the deck one bag; an empty deck comes from the pile (C4.11), or is the first deck."""
        if self.deck:
            self.deck = [list(chain(*self.deck))]
        elif self.pile:
            self.deck, self.pile = [self.pile], []
        else:
            self.deck = [[None] * count]

    def bottom(self) -> Bag:
        """The bag for cards put away; cards that leave one place unseen, one after the other, form one packet."""
        if self.has_pile:
            return self.pile
        if self.before is None:
            self.deck.append([])
        return self.deck[-1]

    def move(self, origin: Bag, to: Bag) -> None:
        """Move a card unseen. Once all cards of a place have moved to another, the seat knows them as before."""
        before = self.before or list(origin)
        to.append(leave(origin))
        if origin:
            self.before = before
        else:
            self.before = None
            to[-len(before) :] = before

    def bags(self) -> list[Bag]:
        return [*self.hands, *self.deck, self.pile, self.museum, self.drawn, self.picked]

    def unseen(self) -> Counter[str]:
        """The cards without a known place."""
        return self.hidden - Counter(filter(None, chain(*self.bags())))

    def settle(self) -> None:
        """If all unseen cards are in one place, or have one name, the seat knows where they are."""
        self.deck = [bag for bag in self.deck if bag]
        unsure = [bag for bag in self.bags() if None in bag]
        count = sum(bag.count(None) for bag in unsure)
        is_one_place = len(unsure) == 1 and (unsure[0] is not self.museum or count == 1)
        if not is_one_place and count > max(self.hidden.values(), default=0):
            return  # too many to have one name
        unseen = self.unseen()
        if is_one_place or len(unseen) == 1:
            cards = unseen.elements()
            for bag in unsure:
                bag[:] = [card or next(cards) for card in bag]
            self.before = None

    def hear_of_characters(self, event: Event) -> None:
        match event:
            case events.RoundStarted():
                self.murdered = self.silent = None
            case events.CharacterNamed(character=character, how="murder"):
                self.murdered = character
            case events.RankCalled(character=character) if character == self.murdered:
                self.silent = self.hospital
            case events.CharacterRevealed(character=character) if character == self.murdered:
                self.silent = None
            case events.DistrictBuilt(seat, "hospital"):
                self.hospital = seat
            case events.DistrictDestroyed(district="hospital" | "hospital*"):
                self.hospital = None
            case events.DistrictsSwapped(other=other, given="hospital" | "hospital*"):
                self.hospital = other
            case events.DistrictsSwapped(seat=seat, taken="hospital" | "hospital*"):
                self.hospital = seat


def names(kinds: Iterable[int]) -> Bag:
    return [DISTRICTS[kind] for kind in kinds]


def show(origin: Bag, card: str, to: Bag) -> None:
    """Move a card that the seat sees."""
    origin.remove(card if card in origin else None)
    to.append(card)


def leave(bag: Bag) -> str | None:
    """Take a card out unseen: if all have one name, it is that one; otherwise one fewer of each name is certain."""
    if len(set(bag)) == 1:
        return bag.pop()
    known = Counter(card for card in bag if card)
    certain = list((known - Counter(known.keys())).elements())
    bag[:] = certain + [None] * (len(bag) - 1 - len(certain))
    return None
