"""The hidden paths of the district cards, as far as others were possible without a seat noticing."""

import random
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

Event = Mapping[str, Any]
Seat = int | None
NOWHERE = -1  # the end of a life that is not over


@dataclass(eq=False)
class Card:
    """A card of the game, with its lives so far."""

    name: str
    lives: list["Life"] = field(default_factory=list)


@dataclass(eq=False)
class Life:
    """A card between two mixes."""

    card: Card
    start: int
    end: int = NOWHERE
    is_seen: bool = False

    @property
    def name(self) -> str:
        return self.card.name


@dataclass
class Row:
    """Of three cards drawn, the one that was kept: the others are put away in the order drawn (C5.51)."""

    lives: list[Life]
    kept: Life

    def is_possible(self) -> bool:
        names = [life.name for life in self.lives]
        names.remove(self.kept.name)
        return names == [life.name for life in self.lives if life is not self.kept]


class Lives:
    """Follows the whole truth of a match and marks what one seat (None: a spectator) sees of it.

    A card's way is a row of lives. A life ends where cards were mixed out of the seat's sight: a shuffle, or a card
    that left a hand unseen and may have been any of that hand. What goes into such a mix can come out in any order, so
    two cards that were mixed together, and are mixed together again later or never, can change ways in between, if
    the seat saw neither.
    """

    def __init__(self, seats: int, seat: Seat) -> None:
        self.seat = seat
        self.mixes: list[list[Life]] = []  # what came out of each
        self.rows: list[Row] = []
        self.deck: list[Life] = []
        self.pile: list[Life] = []
        self.hands: list[list[Life]] = [[] for _ in range(seats)]
        self.cities: list[list[Life]] = [[] for _ in range(seats)]
        self.museum: list[Life] = []
        self.row: list[Life] = []
        self.fallen: list[Life] = []  # destroyed or picked, on the way to somewhere
        self.has_pile = False
        self.named: Life | None = None  # what the last move named, if it was a hidden card
        self.paid_from: list[Life] = []

    # What happens

    def hear(self, event: Event) -> None:
        match event:
            case {"type": "game_started", "options": options}:
                self.has_pile = options["discard"] == "pile"
            case {"type": "deck_shuffled", "cards": names}:
                self.shuffle(names)
            case {"type": "card_drawn", "seat": seat, "why": why}:
                life = self.deck.pop(0)
                self.show(life, seat)
                (self.row if why == "basic" else self.hands[seat]).append(life)
            case {"type": "card_kept", "seat": seat, "card": name}:
                self.keep(seat, name)
            case {"type": "card_put_away", "seat": seat, "card": name, "why": why}:
                self.put_away(seat, name, why)
            case {"type": "card_given", "seat": seat, "to": to, "card": name}:
                self.paid_from = self.mixed_hand(seat, seat, to)
                self.hands[to].append(self.leave(seat, name, seat, to))
            case {"type": "hands_exchanged", "seat": seat, "other": other}:
                for life in [*self.hands[seat], *self.hands[other]]:
                    self.show(life, seat, other)
                self.hands[seat], self.hands[other] = self.hands[other], self.hands[seat]
            case {"type": "hand_seen", "seat": seat, "other": other}:
                for life in self.hands[other]:
                    self.show(life, seat, other)
            case {"type": "card_picked", "seat": seat, "other": other, "card": name}:
                self.mixed_hand(other, seat, other)
                self.fallen.append(self.leave(other, name, seat, other))
            case {"type": "card_to_hand", "seat": seat}:
                self.hands[seat].append(self.fallen.pop())
            case {"type": "card_stored", "seat": seat, "card": name}:
                self.mixed_hand(seat, seat)
                self.museum.append(self.leave(seat, name, seat))
            case {"type": "deck_seen", "seat": seat}:
                for life in self.deck:
                    self.show(life, seat)
            case {"type": "card_chosen", "seat": seat, "card": name}:
                if seat != self.seat:
                    self.deck = self.mix(self.deck)
                self.named = taken(self.deck, name)
                self.show(self.named, seat)
                self.hands[seat].append(self.named)
            case _:
                self.hear_of_city(event)

    def hear_of_city(self, event: Event) -> None:
        match event:
            case {"type": "district_built", "seat": seat, "district": name, "how": how}:
                life = self.fallen.pop() if how == "wizard" else taken(self.hands[seat], name)
                life.is_seen = True
                self.cities[seat].append(life)
            case {"type": "district_destroyed", "seat": seat, "district": name}:
                self.fallen.append(taken(self.cities[seat], name))
            case {"type": "district_recovered", "seat": seat}:
                self.hands[seat].append(self.fallen.pop())
            case {"type": "districts_swapped", "seat": seat, "other": other, "given": given, "taken": gained}:
                life, gain = taken(self.cities[seat], given), taken(self.cities[other], gained)
                self.cities[seat].append(gain)
                self.cities[other].append(life)

    def put_away(self, seat: int, name: str, why: str) -> None:
        match why:
            case "basic":
                life = self.row.pop(0)
            case "museum":
                life = self.museum.pop(0)
            case "armory":
                life = taken(self.cities[seat], name)
            case "destroyed":
                life = self.fallen.pop()
            case _:
                self.mixed_hand(seat, seat)
                life = self.leave(seat, name, seat)
        assert life.name == name
        (self.pile if self.has_pile else self.deck).append(life)

    def keep(self, seat: int, name: str) -> None:
        if seat != self.seat:
            if len(self.row) == 2:
                self.row = self.mix(self.row)
            elif len(self.row) == 3:
                self.rows.append(Row(list(self.row), next(life for life in self.row if life.name == name)))
        self.named = next(life for life in self.row if life.name == name)
        self.row.remove(self.named)
        self.hands[seat].append(self.named)

    def shuffle(self, names: Sequence[str]) -> None:
        if not self.mixes:
            self.mixes.append([])
            for name in names:
                card = Card(name)
                card.lives.append(Life(card, 0))
                self.mixes[0].append(card.lives[0])
            self.deck = list(self.mixes[0])
            return
        if len(names) != len(self.deck):
            self.deck, self.pile = self.pile, []
        lying = self.mix(self.deck)
        self.deck = [taken(lying, name) for name in names]
        self.mixes[-1] = list(self.deck)

    # What the seat sees of it

    def show(self, life: Life, *seats: int) -> None:
        """These seats see which card it is."""
        if self.seat in seats:
            life.is_seen = True

    def leave(self, owner: int, name: str, *seats: int) -> Life:
        """A card leaves a hand; these seats see which."""
        self.named = taken(self.hands[owner], name)
        self.show(self.named, *seats)
        return self.named

    def mixed_hand(self, owner: int, *seats: int) -> list[Life]:
        """A card is about to leave this hand; to all but these seats it may be any of them."""
        if self.seat not in seats:
            self.hands[owner] = self.mix(self.hands[owner])
        return list(self.hands[owner])

    def mix(self, lives: Iterable[Life]) -> list[Life]:
        number, after = len(self.mixes), []
        for life in lives:
            life.end = number
            after.append(Life(life.card, number))
            life.card.lives.append(after[-1])
        self.mixes.append(list(after))
        return after

    # What could have been otherwise

    def change_ways(self, chooser: random.Random, times: int) -> None:
        """Let cards that the seat did not see change their ways."""
        mixes = [mix for mix in self.mixes if len(mix) > 1]
        for _ in range(times):
            mix = chooser.choice(mixes if chooser.random() < 0.7 else mixes[:1])
            one, other = chooser.sample(mix, 2)
            ends, other_ends = unseen_ends(one), unseen_ends(other)
            common = [end for end in ends if end in other_ends]
            if common and one.name != other.name:
                end = chooser.choice(common)
                exchange(one, other, end)
                if not all(row.is_possible() for row in self.rows):
                    exchange(one, other, end)


def taken(lives: list[Life], name: str) -> Life:
    """Take out one of that name, if possible one that was seen; gold on it makes no difference."""
    name = name.removesuffix("*")
    life = min((life for life in lives if life.name == name), key=lambda life: not life.is_seen)
    lives.remove(life)
    return life


def unseen_ends(life: Life) -> list[int]:
    """Up to which mixes the card goes on unseen from the start of this life."""
    ends = []
    for later in life.card.lives[life.card.lives.index(life) :]:
        if later.is_seen:
            break
        ends.append(later.end)
    return ends


def exchange(one: Life, other: Life, end: int) -> None:
    """Two cards change their ways from the mix where these lives start to the mix `end`."""
    card, other_card = one.card, other.card
    first, other_first = card.lives.index(one), other_card.lives.index(other)
    last = next(at for at in range(first, len(card.lives)) if card.lives[at].end == end) + 1
    other_last = next(at for at in range(other_first, len(other_card.lives)) if other_card.lives[at].end == end) + 1
    lives, other_lives = card.lives[first:last], other_card.lives[other_first:other_last]
    card.lives[first:last], other_card.lives[other_first:other_last] = other_lives, lives
    for life in lives:
        life.card = other_card
    for life in other_lives:
        life.card = card
