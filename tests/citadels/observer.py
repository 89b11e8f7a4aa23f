"""An observer who works out the open part of a seat's view from the events the seat is told."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from raenke.core.event import Event, to_dict
from tests.citadels import oracle


class Observer:
    """One seat (None: a spectator) at a table, from the first event on. It does not say which characters a slot may
    hold and where hidden cards may lie: the tests of imagining do."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.round = 0
        self.first: int | None = None
        self.is_last = False
        self.is_over = False
        self.deck_size = self.pile_size = 0
        self.museum: list[tuple[int, str | None]] = []
        self.hand: list[str] = []
        self.row: list[str | None] = []
        self.lone: tuple[int, str] | None = None  # a bewitched player with the basic action, and the character
        self.has_bell = False
        self.haunted_round = 0
        self.reign = 0
        self.opener = -1

    def hear(self, events: Iterable[Event]) -> None:
        for event in events:
            seen = event.seen(self.seat)
            if seen is not None:
                self.note(to_dict(seen))

    # The game and its rounds

    def note(self, event: dict[str, Any]) -> None:
        match event:
            case {"type": "game_started", "seats": seats, "options": options, "cast": cast, "crown": crown}:
                self.options = {**oracle.DEFAULTS, **options}
                self.seats, self.cast, self.crown = seats, cast, crown
                self.gold, self.held = [2] * seats, [0] * seats
                self.cities: list[list[tuple[str, bool]]] = [[] for _ in range(seats)]
            case {"type": "round_started", "round": number, "crown": crown}:
                self.start_round(number, crown)
            case {"type": "game_ended"}:
                self.is_over = True
            case {"type": "turn_ended", "seat": seat, "character": character}:
                if oracle.CHARACTERS[character].rank > 1:
                    self.owes.discard(seat)
            case {"type": "crown_moved", "seat": seat}:
                self.crown = seat
            case {"type": "city_completed", "seat": seat, "first": is_first}:
                self.is_last = True
                self.first = seat if is_first else self.first
            case {"type": str(kind)} if kind.startswith(("character", "rank", "murdered")):
                self.note_character(event)
            case {"type": str(kind)} if kind.startswith("gold"):
                self.note_gold(event)
            case {"type": str(kind)} if kind.startswith(("district", "bell")):
                self.note_city(event)
            case _:
                self.note_card(event)

    def start_round(self, number: int, crown: int) -> None:
        self.reign = self.reign + 1 if crown == self.opener else 1
        self.round, self.opener = number, crown
        self.called = 0
        self.face_up: list[str] = []
        self.face_down: str | None = None
        self.own: list[str] = []
        self.took: list[tuple[str, bool]] = []
        self.shown: dict[str, int] = {}
        self.named: dict[str, str] = {}
        self.namer: dict[str, int] = {}
        self.is_murdered_shown = False
        self.protected: int | None = None
        self.collector: int | None = None
        self.owes: set[int] = set()
        self.paid: set[int] = set()

    def note_character(self, event: dict[str, Any]) -> None:
        match event:
            case {"type": "characters_laid_up", "characters": characters}:
                self.face_up = sorted(characters, key=self.cast.index)
            case {"type": "character_laid_down", "character": character}:
                self.face_down = character
            case {"type": "character_taken", "character": character}:
                self.own.append(character)
                self.took.append((character, False))
            case {"type": "character_put_away", "character": character}:
                if self.seats != len(self.cast) - 1:  # else it was laid down by taking the other (C5.38)
                    self.took.append((character, True))
            case {"type": "rank_called", "rank": rank, "character": character}:
                self.called = rank
                if rank == (3 if self.options["tax_time"] == "collectors_turn" else 2):
                    self.owes.clear()  # C2.12 b, C4.24, C5.74: the Assassin has paid now, or owes no more
            case {"type": "character_revealed", "seat": seat, "character": character}:
                self.reveal(seat, character)
            case {"type": "murdered_shown", "seat": seat, "character": character}:
                self.shown[character] = seat
            case {"type": "character_named", "seat": seat, "character": character, "how": how}:
                self.named[how], self.namer[how] = character, seat

    def reveal(self, seat: int, character: str) -> None:
        self.shown[character] = seat
        if character == self.named.get("murder"):
            self.is_murdered_shown = True
            if character == "tax_collector":
                self.owes.clear()  # C5.74: in a Hospital he collects nothing
            return
        if character == self.named.get("bewitch"):
            self.lone = (seat, character)
        else:
            self.take_office(seat, character)

    def take_office(self, seat: int, character: str) -> None:
        if character == "bishop":
            self.protected = seat
        elif character == "tax_collector":
            self.collector = seat

    def end_basic(self, seat: int) -> None:
        """After the basic action of a bewitched player the Witch goes on (C2.11 e)."""
        if self.lone is not None and self.lone[0] == seat:
            self.take_office(self.namer["bewitch"], self.lone[1])
            self.lone = None

    # Gold and cities

    def note_gold(self, event: dict[str, Any]) -> None:
        match event:
            case {"type": "gold_taken", "seat": seat, "amount": amount, "why": why}:
                self.gold[seat] += amount
                if why == "basic":
                    self.end_basic(seat)
            case {"type": "gold_paid", "seat": seat, "amount": amount}:
                self.gold[seat] -= amount
            case {"type": "gold_moved", "seat": seat, "to": to, "amount": amount, "why": why}:
                self.gold[seat] -= amount
                self.gold[to] += amount
                if why == "tax":
                    self.paid.add(seat)
            case {"type": "gold_laid", "seat": seat, "district": district}:
                self.gold[seat] -= 1
                self.cities[seat].remove((district, False))
                self.cities[seat].append((district, True))

    def note_city(self, event: dict[str, Any]) -> None:
        match event:
            case {"type": "district_built", "seat": seat, "district": district, "how": how}:
                self.cities[seat].append((district, False))
                if how == "build":
                    self.leave(seat, district)
                if "tax_collector" in self.cast and seat != self.collector and seat not in self.paid:
                    self.owes.add(seat)
                if district == "haunted_city":
                    self.haunted_round = self.round
            case {"type": "district_destroyed", "seat": seat, "district": district}:
                self.fall(seat, district)
            case {"type": "district_recovered", "seat": seat, "district": district}:
                self.enter(seat, district)
            case {"type": "districts_swapped", "seat": seat, "other": other, "given": given, "taken": taken}:
                self.cities[other].append(self.fall(seat, given, has_left=False))
                self.cities[seat].append(self.fall(other, taken, has_left=False))
            case {"type": "bell_declared"}:
                self.has_bell = True

    def fall(self, seat: int, text: str, has_left: bool = True) -> tuple[str, bool]:
        """A district leaves a city; `*` means an Artist's gold on it."""
        name = text.removesuffix("*")
        district = (name, text != name)
        self.cities[seat].remove(district)
        if has_left and name == "bell_tower":
            self.has_bell = False
        return district

    # Cards

    def enter(self, seat: int, card: str | None) -> None:
        self.held[seat] += 1
        if seat == self.seat:
            assert card is not None
            self.hand.append(card)

    def leave(self, seat: int, card: str | None) -> None:
        self.held[seat] -= 1
        if seat == self.seat:
            assert card is not None
            self.hand.remove(card)

    def put_down(self) -> None:
        if self.options["discard"] == "pile":
            self.pile_size += 1
        else:
            self.deck_size += 1

    def note_card(self, event: dict[str, Any]) -> None:
        card = event.get("card")
        match event:
            case {"type": "deck_renewed", "count": count}:
                if self.deck_size == 0 and count == self.pile_size:
                    self.pile_size = 0
                self.deck_size = count
            case {"type": "card_drawn" | "card_taken", "seat": seat, "why": why}:
                self.deck_size -= 1
                if why == "basic":
                    self.row.append(card)
                else:
                    self.enter(seat, card)
            case {"type": "card_kept" | "card_retained", "seat": seat}:
                self.row.remove(card)
                self.enter(seat, card)
                if not self.row:
                    self.end_basic(seat)
            case {"type": "card_put_away" | "card_discarded", "seat": seat, "why": why}:
                if why == "basic":
                    self.row.remove(card)
                    if not self.row:
                        self.end_basic(seat)
                elif why == "museum":
                    self.museum.pop(0)
                elif why == "armory":
                    (armory,) = (name + "*" * has_gold for name, has_gold in self.cities[seat] if name == "armory")
                    self.fall(seat, armory)
                elif why != "destroyed":
                    self.leave(seat, card)
                self.put_down()
            case {"type": "card_given" | "card_passed", "seat": seat, "to": to}:
                self.leave(seat, card)
                self.enter(to, card)
            case {"type": "card_stored" | "card_covered", "seat": seat}:
                self.leave(seat, card)
                self.museum.append((seat, card))
            case {"type": "card_picked" | "card_pulled", "other": other}:
                self.leave(other, card)
            case {"type": "card_to_hand" | "card_held", "seat": seat}:
                self.enter(seat, card)
            case {"type": "card_chosen" | "card_selected", "seat": seat}:
                self.deck_size -= 1
                self.enter(seat, card)
            case {"type": "hands_exchanged" | "hands_swapped", "seat": seat, "other": other}:
                self.held[seat], self.held[other] = self.held[other], self.held[seat]
                if self.seat in (seat, other):
                    assert Counter(self.hand) == Counter(event["hands"][self.seat == seat])
                    self.hand = list(event["hands"][self.seat != seat])

    # What the view must show

    def needed(self) -> int:
        return max(1, int(self.options["end_at"]) - self.has_bell)

    def points(self) -> list[int]:
        """The score if the game ended now (C3.6)."""
        is_last = self.is_last or self.round == self.options["max_rounds"]
        is_fixed = self.options["haunted_city"] != "always" and is_last and self.haunted_round == self.round
        return [
            oracle.total(
                oracle.count(
                    self.cities[seat],
                    gold=self.gold[seat],
                    hand_size=self.held[seat],
                    museum=len(self.museum) if ("museum", False) in city or ("museum", True) in city else 0,
                    is_first=seat == self.first,
                    is_complete=len(city) >= self.needed(),
                    haunted_is_fixed=is_fixed,
                )
            )
            for seat, city in enumerate(self.cities)
        ]

    def open_part(self) -> dict[str, Any]:
        """The part of a view that follows directly from the events."""
        order = oracle.ORDER
        called = set(self.cast[: self.called])
        return {
            "seat": self.seat,
            "seats": self.seats,
            "options": self.options,
            "cast": self.cast,
            "round": self.round,
            "crown": self.crown,
            "opener": self.opener,
            "reign": self.reign,
            "called": self.called,
            "murdered": self.named.get("murder"),
            "robbed": self.named.get("rob"),
            "bewitched": self.named.get("bewitch"),
            "thief": self.namer.get("rob"),
            "witch": self.namer.get("bewitch"),
            "is_murdered_shown": self.is_murdered_shown,
            "face_up": self.face_up,
            "own": sorted(self.own, key=self.cast.index),
            "picks": self.took,
            "hand": sorted(self.hand, key=order.__getitem__),
            "drawn_size": len(self.row),
            "deck_size": self.deck_size,
            "pile_size": self.pile_size,
            "museum": [(seat, card if seat == self.seat else None) for seat, card in self.museum],
            "is_bell_declared": self.has_bell,
            "needed": self.needed(),
            "haunted_round": self.haunted_round,
            "is_last": self.is_last,
            "protected": self.protected,
            "collector": self.collector,
            "first": self.first,
            "gold": self.gold,
            "hand_sizes": self.held,
            "cities": [
                [{"card": name, "has_gold": gold} for name, gold in sorted(city, key=lambda d: (order[d[0]], d[1]))]
                for city in self.cities
            ],
            "is_complete": [len(city) >= self.needed() for city in self.cities],
            "characters": [
                [name for name in self.cast if name in called and self.shown.get(name) == seat]
                for seat in range(self.seats)
            ],
            "owes_tax": [seat in self.owes for seat in range(self.seats)],
            "has_paid_tax": [seat in self.paid for seat in range(self.seats)],
            "scores": self.points(),
        }
