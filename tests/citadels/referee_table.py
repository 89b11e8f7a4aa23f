"""The table as a referee sees it: the events in order, purses, hands, cities, the deck."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

from tests.citadels import oracle
from tests.laws.referee import Choice, EventReader

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from tests.laws.referee import Event

FIELDS: dict[str, set[str]] = {
    "game_started": {"game", "seats", "options", "cast", "crown"},
    "deck_shuffled": {"cards"},
    "round_started": {"round", "crown"},
    "characters_laid_up": {"characters"},
    "character_laid_down": {"character", "seen_by"},
    "character_removed": {"character"},
    "character_taken": {"seat", "character"},
    "character_put_away": {"seat", "character"},
    "rank_called": {"rank", "character"},
    "character_revealed": {"seat", "character"},
    "gold_taken": {"seat", "amount", "why"},
    "gold_paid": {"seat", "amount", "why"},
    "gold_moved": {"seat", "to", "amount", "why"},
    "gold_laid": {"seat", "district"},
    "card_drawn": {"seat", "card", "why"},
    "card_kept": {"seat", "card"},
    "card_put_away": {"seat", "card", "why"},
    "card_given": {"seat", "to", "card", "why"},
    "character_named": {"seat", "character", "how"},
    "hands_exchanged": {"seat", "other", "hands"},
    "hand_seen": {"seat", "other", "cards"},
    "card_picked": {"seat", "other", "card"},
    "card_to_hand": {"seat", "card"},
    "crown_moved": {"seat", "from", "why"},
    "district_built": {"seat", "district", "price", "how"},
    "district_destroyed": {"seat", "district", "by", "how"},
    "district_recovered": {"seat", "district"},
    "recovery_declined": {"seat", "district"},
    "districts_swapped": {"seat", "other", "given", "taken"},
    "card_stored": {"seat", "card"},
    "deck_seen": {"seat", "cards"},
    "look_declined": {"seat"},
    "card_chosen": {"seat", "card"},
    "bell_declared": {"seat"},
    "bell_declined": {"seat"},
    "city_completed": {"seat", "first"},
    "turn_ended": {"seat", "character"},
    "murdered_shown": {"seat", "character"},
    "round_ended": {"round"},
    "game_ended": {"scores", "winners", "parts", "gold"},
}


@dataclass(eq=False)
class Built:
    """A district in a city."""

    name: str
    built_in: int
    has_gold: bool = False
    # under the Museum, in the order laid, with who laid it: nobody else knows the card (C1.17 b)
    stored: list[tuple[int, str]] = field(default_factory=list)

    def text(self) -> str:
        return self.name + "*" * self.has_gold

    def value(self) -> int:
        return oracle.DISTRICTS[self.name].cost + self.has_gold


class Table(EventReader):
    """Cards, gold, cities and the crown, followed through the events."""

    fields: ClassVar = FIELDS

    # Events and choices

    def next_event(self, past_shuffle: bool = False) -> Event:
        """The event to come; a shuffle of the pile may stand before the first card of a draw (C5.63)."""
        place = self.index
        if past_shuffle and place < len(self.events) and self.events[place].get("type") == "deck_shuffled":
            place += 1
        return self.events[place] if place < len(self.events) else {}

    def named(self, word: str, field: str = "card") -> str:
        """A move text: the word and what the event to come names."""
        return f"{word} {self.next_event().get(field)}"

    def choose(self, seat: int, offered: Iterable[str], read: Callable[[], str]) -> str:
        """A seat does one of the things that the rules offer; which one is read from the events to come."""
        texts = frozenset(offered)
        made = read()
        if made not in texts:
            self.fail(f"seat {seat} may not {made!r}: the rules offer {sorted(texts)}")
        self.choices.append(Choice(seat, texts, made))
        return made

    # Setup

    def start_game(self) -> None:
        started = self.take("game_started", game="citadels")
        self.seats: int = started["seats"]
        if type(self.seats) is not int or not 2 <= self.seats <= 8:
            self.reject("2 to 8 players (C5.1)")
        unknown = set(started["options"]) - set(oracle.DEFAULTS)
        if unknown:
            self.reject(f"unknown options {unknown}")
        self.options = {**oracle.DEFAULTS, **started["options"]}
        self.cast: list[str] = started["cast"]
        possible = oracle.casts(self.options, self.seats)
        if len(self.cast) != len(possible) or not all(
            name in names for name, names in zip(self.cast, possible, strict=True)
        ):
            self.reject(f"the cast must be of {possible} (C2.1)")
        if self.seats == 8 and len(self.cast) < 9:
            self.reject("eight players need rank 9 (C2.1 b)")
        self.crown: int = started["crown"]
        if type(self.crown) is not int or not 0 <= self.crown < self.seats:
            self.reject("no such seat")
        if self.options["start_player"] not in ("random", self.crown):
            self.reject("the crown was agreed (C4.15)")

        self.gold = [2] * self.seats
        self.hands: list[list[str]] = [[] for _ in range(self.seats)]
        self.cities: list[list[Built]] = [[] for _ in range(self.seats)]
        self.deck = oracle.deck(self.options)
        self.pile: list[str] = []
        self.round = 0
        self.first: int | None = None
        self.is_last = False
        self.has_bell = False  # a declared Bell Tower lies in some city
        self.reign = 0
        self.reigning: int | None = None
        self.shuffle()
        for seat in range(self.seats):
            self.draw(seat, 4, "deal")
            self.hands[seat] += self.drawn

    # Cards

    def shuffle(self) -> None:
        cards = self.take("deck_shuffled")["cards"]
        if sorted(cards) != sorted(self.deck):
            self.reject("a shuffled deck is the same cards in some order")
        self.deck = list(cards)

    def has_cards(self) -> bool:
        """Whether a draw finds a card (C5.62, C5.63)."""
        return bool(self.deck or self.pile)

    def turn_pile(self) -> None:
        """The pile becomes the deck when a card is needed and the deck is empty (C4.11)."""
        if not self.deck and self.pile:
            self.met["pile shuffled"] += 1
            self.deck, self.pile = self.pile, []
            self.shuffle()

    def draw(self, seat: int, number: int, why: str) -> list[str]:
        """Draw this many cards, or as many as there are, into `drawn`."""
        self.drawn: list[str] = []
        for _ in range(number):
            self.turn_pile()
            if not self.deck:
                self.met[f"deck ran out: {why}"] += 1
                break
            card = self.deck.pop(0)
            self.take("card_drawn", seat=seat, card=card, why=why)
            self.drawn.append(card)
        return self.drawn

    def draw_to_hand(self, seat: int, number: int, why: str) -> None:
        self.hands[seat] += self.draw(seat, number, why)

    def put_away(self, seat: int, card: str, why: str) -> None:
        self.take("card_put_away", seat=seat, card=card, why=why)
        if self.options["discard"] == "pile":
            self.pile.append(card)
        else:
            self.deck.append(card)

    # Gold

    def take_gold(self, seat: int, amount: int, why: str) -> None:
        """Gold from the bank; no gold, no event."""
        if amount:
            self.take("gold_taken", seat=seat, amount=amount, why=why)
            self.gold[seat] += amount

    def pay_gold(self, seat: int, amount: int, why: str) -> None:
        if amount > self.gold[seat]:
            self.fail(f"seat {seat} has {self.gold[seat]} gold and would pay {amount}")
        if amount:
            self.take("gold_paid", seat=seat, amount=amount, why=why)
            self.gold[seat] -= amount

    def move_gold(self, seat: int, to: int, amount: int, why: str) -> None:
        if amount > self.gold[seat]:
            self.fail(f"seat {seat} has {self.gold[seat]} gold and would pay {amount}")
        if amount and seat != to:
            self.take("gold_moved", seat=seat, to=to, amount=amount, why=why)
            self.gold[seat] -= amount
            self.gold[to] += amount

    # Cities and crown

    def has(self, seat: int, name: str) -> bool:
        return any(built.name == name for built in self.cities[seat])

    def owner(self, name: str) -> int | None:
        return next((seat for seat in range(self.seats) if self.has(seat, name)), None)

    def others(self, seat: int) -> list[int]:
        return [other for other in range(self.seats) if other != seat]

    def enough(self) -> int:
        """How many districts make a city complete (C3.6 a, C5.82)."""
        end_at: int = self.options["end_at"]
        return max(1, end_at - 1) if self.has_bell else end_at

    def is_complete(self, seat: int) -> bool:
        return len(self.cities[seat]) >= self.enough()

    def completes(self, before: Sequence[bool], seats: Iterable[int]) -> None:
        """Tell of the cities that have become complete, in this order (C3.6 b, c)."""
        told = 0
        for seat in seats:
            if self.is_complete(seat) and not before[seat]:
                told += 1
                self.take("city_completed", seat=seat, first=self.first is None)
                if self.first is None:
                    self.first = seat
                self.is_last = True
        if told > 1:
            self.met["several cities complete"] += 1

    def move_crown(self, to: int, why: str) -> None:
        """The crown changes hands, and the Throne Room is paid (C1.27, C5.46)."""
        if to == self.crown:
            return
        self.take("crown_moved", seat=to, why=why, **{"from": self.crown})
        self.crown = to
        owner = self.owner("throne_room")
        if owner is not None:
            self.met["throne room"] += 1
            self.take_gold(owner, 1, "throne_room")
