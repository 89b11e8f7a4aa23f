"""A second reader of records, written from docs/record.md alone: random numbers, and the cards of Citadels."""

import struct
from collections import Counter
from collections.abc import Iterator
from typing import Any

from tests.core.record_page import listed

Plain = dict[str, Any]
FACE_UP = {(4, 8): 2, (5, 8): 1, (4, 9): 3, (5, 9): 2, (6, 9): 1}  # C3.2


def block(key: bytes, counter: int) -> tuple[int, ...]:
    """RFC 8439, 2.3."""
    start = (*struct.unpack("<4I", b"expand 32-byte k"), *struct.unpack("<8I", key), counter, 0, 0, 0)
    state = list(start)

    def quarter(*places: int) -> None:
        a, b, c, d = places
        for into, add, turn, places_left in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
            state[into] = state[into] + state[add] & 0xFFFFFFFF
            mixed = state[turn] ^ state[into]
            state[turn] = (mixed << places_left & 0xFFFFFFFF) | mixed >> 32 - places_left

    for _ in range(10):
        for column in range(4):
            quarter(column, 4 + column, 8 + column, 12 + column)
        for column in range(4):
            quarter(column, 4 + (column + 1) % 4, 8 + (column + 2) % 4, 12 + (column + 3) % 4)
    return tuple((word + begun) & 0xFFFFFFFF for word, begun in zip(state, start, strict=True))


class Luck:
    def __init__(self, seed: bytes) -> None:
        self.words = self.stream(seed)

    @staticmethod
    def stream(seed: bytes) -> Iterator[int]:
        counter = 0
        while True:
            yield from block(seed, counter)
            counter += 1

    def below(self, n: int) -> int:
        if n <= 1:
            return 0
        return next(word for word in self.words if word < 2**32 - 2**32 % n) % n

    def shuffled(self, cards: list[Any]) -> list[Any]:
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
        return cards


def follow_kabale(plain: Plain, events: list[Plain]) -> None:
    """Every shuffle and who is first."""
    luck = Luck(bytes.fromhex(plain["seed"]))
    options, seats = plain["options"], plain["seats"]
    first = luck.below(seats) if options["start_player"] == "random" else options["start_player"]
    assert events[0]["first"] == first
    chosen = options["allies"]
    order = [card for card in listed("What Kabale asks, in order", "king") if chosen == "all" or card in chosen]
    for seat in range(seats):
        assert events[1 + seat] == {"type": "pile_shuffled", "seat": seat, "cards": luck.shuffled(list(order))}
    domains = listed("What Kabale asks, in order", "alchemy")
    goals = luck.shuffled([(domain, points) for domain in domains for points in (1, 2, 3, 3, 4, 5)])
    assert events[1 + seats] == {"type": "goals_shuffled", "goals": goals[: seats * options["rounds"]]}
    reshuffles = [event for event in events[2 + seats :] if event["type"] == "pile_shuffled"]
    for event in reshuffles:
        again = [card for card in order if card in event["cards"]]
        assert luck.shuffled(again) == event["cards"]


def follow_citadels(plain: Plain, events: list[Plain]) -> Counter[str]:
    """Checks all random numbers, cards, purses and the crown; returns how often a number was drawn for what."""
    follower = Follower(plain)
    for event in events:
        act = getattr(follower, event["type"], None)
        if act is not None:
            fields = {"origin" if name == "from" else name: value for name, value in event.items()}
            del fields["type"]
            act(**fields)
        follower.last = event["type"]
    follower.count_cards()
    return follower.asked


class Follower:
    """The table of Citadels as its events tell it. What chance decides is computed before it is read."""

    def __init__(self, plain: Plain) -> None:
        self.luck = Luck(bytes.fromhex(plain["seed"]))
        self.asked: Counter[str] = Counter()
        self.options = plain["options"]
        self.seats = plain["seats"]
        title = "What Citadels asks, in order"
        base, dark = listed(title, "manor"), listed(title, "great_wall")
        copies = {name: int(count) for name, count in zip((base + dark)[::2], (base + dark)[1::2], strict=True)}
        self.order = list(copies)
        in_deck = [name for name in base[::2] if name not in self.options["left_out"]]
        wanted = self.options["dark_districts"]
        all_dark = [name for name in dark[::2] if name != "ball_room"]
        in_deck += all_dark if wanted == "all" else [name for name in dark[::2] if wanted != "none" and name in wanted]
        self.box = [name for name in in_deck for _ in range(copies[name])]
        people = listed(title, "assassin")
        self.people = list(zip(people[:9], people[9:], strict=True))
        self.deck = list(self.box)
        self.pile: list[str] = []
        self.hands: list[list[str]] = [[] for _ in range(self.seats)]
        self.cities: list[list[str]] = [[] for _ in range(self.seats)]
        self.gold = [2] * self.seats
        self.apart: list[str] = []  # drawn and not kept yet, picked by the Wizard, or destroyed and on its way
        self.museum: list[str] = []
        self.crown = -1
        self.last = ""

    def sorted(self, cards: list[str]) -> list[str]:
        return sorted(cards, key=self.order.index)

    def count_cards(self) -> None:
        lying = [*self.deck, *self.pile, *self.apart, *self.museum]
        for cards in (*self.hands, *self.cities):
            lying += [card.removesuffix("*") for card in cards]
        assert self.sorted(lying) == self.box

    # Luck

    def ask(self, what: str, n: int) -> int:
        self.asked[what] += 1
        return self.luck.below(n)

    def game_started(self, cast: list[str], crown: int, **_: Any) -> None:
        chosen = self.options["cast"]
        if chosen == "drawn":
            expected = self.drawn_cast()
        else:
            wanted = [first for first, _ in self.people[:8]] if chosen == "base" else chosen
            expected = [name for pair in self.people for name in pair if name in wanted]
            expected = expected[:8] if self.seats == 2 else expected
        assert cast == expected
        start = self.options["start_player"]
        self.crown = self.ask("crown", self.seats) if start == "random" else start
        assert crown == self.crown
        self.cast = cast

    def drawn_cast(self) -> list[str]:
        cast = []
        for rank, pair in enumerate(self.people, 1):
            if rank == 9 and self.seats == 2:
                continue
            is_fixed = (rank == 4 and self.seats == 2) or (rank == 9 and self.seats < 5)
            cast.append(pair[0] if is_fixed else pair[self.ask("cast", 2)])
        return cast

    def deck_shuffled(self, cards: list[str]) -> None:
        what = {"game_started": "deck", "card_chosen": "lighthouse"}.get(self.last, "pile")
        if what == "pile":
            assert self.options["discard"] == "pile"
            assert not self.deck
            self.deck, self.pile = self.pile, []
        self.asked[what] += 1
        self.deck = self.luck.shuffled(self.sorted(self.deck))
        assert cards == self.deck

    def round_started(self, crown: int, **_: Any) -> None:
        assert crown == self.crown
        self.left = list(self.cast)

    def draw_character(self, what: str, among: list[str]) -> str:
        name = among[self.ask(what, len(among))]
        self.left.remove(name)
        return name

    def characters_laid_up(self, characters: list[str]) -> None:
        count = FACE_UP.get((self.seats, len(self.cast)), 0)
        fourth = self.cast[3]
        drawn = [self.draw_character("up", [name for name in self.left if name != fourth]) for _ in range(count)]
        assert characters == drawn

    def character_laid_down(self, character: str, seen_by: int | None) -> None:
        assert character == self.draw_character("down", list(self.left))
        assert seen_by == (self.crown if self.options["face_down"] == "crown_looks" else None)
        self.face_down = character

    def character_removed(self, character: str) -> None:
        assert len(self.left) == 5
        assert character == self.draw_character("removed", list(self.left))

    def character_taken(self, character: str, **_: Any) -> None:
        if character == self.face_down:  # the last of 7 or 8 players
            assert len(self.left) == 1
            self.left.append(character)
        self.left.remove(character)

    def character_put_away(self, character: str, **_: Any) -> None:
        assert character in (*self.left, self.face_down)

    def card_given(self, seat: int, to: int, card: str, **_: Any) -> None:
        hand = self.sorted(self.hands[seat])
        if self.options["emperor_payment"] == "emperor_chooses":
            assert card == hand[self.ask("emperor", len(hand))]
        self.hands[seat].remove(card)
        self.hands[to].append(card)

    # Cards

    def card_drawn(self, seat: int, card: str, why: str) -> None:
        assert self.deck.pop(0) == card
        (self.apart if why == "basic" else self.hands[seat]).append(card)

    def card_kept(self, seat: int, card: str) -> None:
        self.apart.remove(card)
        self.hands[seat].append(card)

    def card_put_away(self, seat: int, card: str, why: str) -> None:
        if why == "museum":
            assert self.museum.pop(0) == card
        elif why == "armory":
            self.cities[seat].remove(next(own for own in self.cities[seat] if own.removesuffix("*") == card))
        else:
            (self.apart if why in ("basic", "destroyed") else self.hands[seat]).remove(card)
        (self.pile if self.options["discard"] == "pile" else self.deck).append(card)

    def hands_exchanged(self, seat: int, other: int, hands: list[list[str]]) -> None:
        self.hands[seat], self.hands[other] = self.hands[other], self.hands[seat]
        assert hands == [self.sorted(self.hands[seat]), self.sorted(self.hands[other])]

    def hand_seen(self, other: int, cards: list[str], **_: Any) -> None:
        assert cards == self.sorted(self.hands[other])

    def card_picked(self, other: int, card: str, **_: Any) -> None:
        self.hands[other].remove(card)
        self.apart.append(card)

    def card_to_hand(self, seat: int, card: str) -> None:
        self.card_kept(seat, card)

    def deck_seen(self, cards: list[str], **_: Any) -> None:
        assert cards == self.sorted(self.deck)

    def card_chosen(self, seat: int, card: str) -> None:
        self.deck.remove(card)
        self.hands[seat].append(card)

    def card_stored(self, seat: int, card: str) -> None:
        self.hands[seat].remove(card)
        self.museum.append(card)

    # Cities

    def district_built(self, seat: int, district: str, how: str, **_: Any) -> None:
        (self.apart if how == "wizard" else self.hands[seat]).remove(district)
        self.cities[seat].append(district)

    def district_destroyed(self, seat: int, district: str, **_: Any) -> None:
        self.cities[seat].remove(district)
        self.apart.append(district.removesuffix("*"))

    def district_recovered(self, seat: int, district: str) -> None:
        self.card_kept(seat, district)

    def districts_swapped(self, seat: int, other: int, given: str, taken: str) -> None:
        for city, leaving, coming in ((seat, given, taken), (other, taken, given)):
            self.cities[city].remove(leaving)
            self.cities[city].append(coming)

    # Gold and the crown

    def gold_taken(self, seat: int, amount: int, **_: Any) -> None:
        assert amount > 0
        self.gold[seat] += amount

    def gold_paid(self, seat: int, amount: int, **_: Any) -> None:
        assert 0 < amount <= self.gold[seat]
        self.gold[seat] -= amount

    def gold_moved(self, seat: int, to: int, amount: int, **_: Any) -> None:
        self.gold_paid(seat, amount)
        self.gold_taken(to, amount)

    def gold_laid(self, seat: int, district: str) -> None:
        self.gold_paid(seat, 1)
        self.cities[seat].remove(district)
        self.cities[seat].append(f"{district}*")

    def crown_moved(self, seat: int, origin: int, **_: Any) -> None:
        stays = self.options.get("emperor_crown") == "anybody_else" and seat == origin  # C4.22
        assert origin == self.crown
        assert stays or origin != seat
        self.crown = seat

    def game_ended(self, scores: list[int], parts: list[Plain], gold: list[int], **_: Any) -> None:
        assert gold == self.gold
        for points, part in zip(scores, parts, strict=True):
            assert points == part["districts"] + part["colours"] + part["completion"] + sum(part["violet"].values())
