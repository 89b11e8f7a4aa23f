"""What each reason of the greedy bot claims, written a second time from the rules and the view."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from tests.citadels.oracle import CHARACTERS, DISTRICTS

if TYPE_CHECKING:
    from collections.abc import Callable

    from raenke.citadels.view import CitadelsView

REASON = "citadels-reason-"


class Seen:
    """A view with the words of one of its options, put so that claims about them read easily."""

    def __init__(self, view: CitadelsView, option: str, options: list[str]) -> None:
        assert view.seat is not None
        self.view, self.seat, self.options = view, view.seat, options
        self.words = option.split()
        self.me = view.players[view.seat]
        self.others = [seat for seat in range(view.seats) if seat != view.seat]
        self.names = [district.card for district in self.me.city]
        self.character = view.turn.character if view.turn and view.turn.seat == view.seat else ""
        self.deeds = view.turn.deeds if view.turn else []

    @property
    def card(self) -> str:
        return self.words[-1].removesuffix("*")

    @property
    def target(self) -> int:
        """The seat that the move names."""
        return int(self.words[1]) - 1

    def price(self, card: str) -> int:
        return DISTRICTS[card].cost - ("factory" in self.names and DISTRICTS[card].colour == "violet")

    def can_stand(self, card: str) -> bool:
        is_new = card not in self.names or self.character == "wizard" or self.view.options["duplicates"] == "allowed"
        return is_new or ("quarry" in self.names and len(set(self.names)) == len(self.names))

    def buildable(self) -> list[str]:
        return [card for card in sorted(set(self.view.hand)) if self.can_stand(card)]

    def income(self, character: str) -> int:
        colour = CHARACTERS[character].colour
        return sum(DISTRICTS[name].colour == colour or name == "school_of_magic" for name in self.names) * bool(colour)

    def reach(self) -> int:
        """The gold of this turn but for the basic action."""
        gold = self.me.gold
        if self.character and "income" not in self.deeds:
            gold += self.income(self.character)
        return gold + (self.character == "merchant" and "bonus" not in self.deeds)

    def is_missing(self, card: str) -> bool:
        """Whether the five colours come nearer with it; a Haunted City stands for one of its own."""
        found = {DISTRICTS[name].colour for name in self.names if name != "haunted_city"}
        if len(found) + ("haunted_city" in self.names) >= 5:
            return False
        return card == "haunted_city" or DISTRICTS[card].colour not in found

    def may_have(self, seat: int, character: str) -> bool:
        held = [slot for slot in self.view.slots if slot.seat == seat and slot.what in ("take", "has")]
        return any(character in slot.characters for slot in held)

    def has_most(self, seat: int) -> bool:
        return self.view.scores[seat] == max(self.view.scores[other] for other in self.others)

    def sums(self, gold: int) -> list[int]:
        """What the buildings of a turn may cost together."""
        most = 3 if self.character == "architect" else 1
        prices = [self.price(card) for card in self.buildable()]
        sums = [sum(some) for count in range(1, most + 1) for some in combinations(prices, count)]
        return [price for price in sums if price <= gold]


def gives_more(seen: Seen) -> bool:
    """Some own district that is worth less than the one to take; for `give`, the one that is given."""
    taken = seen.view.card if seen.words[0] == "give" else seen.words[-1]
    given = [seen.words[-1]] if seen.words[0] == "give" else [d.card + "*" * d.has_gold for d in seen.me.city]
    assert taken is not None
    return any(points(taken) > points(own) for own in given)


def points(cell: str) -> int:
    return DISTRICTS[cell.removesuffix("*")].points + cell.endswith("*")


def costs_nothing(seen: Seen) -> bool:
    if seen.words[0] != "destroy":
        return seen.words[0] in ("income", "bonus", "cards", "levy") or seen.view.decision == "ask"
    walls = any(district.card == "great_wall" for district in seen.view.players[seen.target].city)
    return DISTRICTS[seen.card].cost == 1 and not seen.words[-1].endswith("*") and not walls


def does_something(seen: Seen) -> bool:
    idle = {"dragon_gate", "university", "ball_room"}
    idle |= {"graveyard"} - ({"graveyard"} if "warlord" in seen.view.cast else set())
    idle |= {"hospital"} - ({"hospital"} if "assassin" in seen.view.cast else set())
    return DISTRICTS[seen.card].colour == "violet" and seen.card not in idle


TRUE: dict[str, Callable[[Seen], bool]] = {
    "free": costs_nothing,
    "take-income": lambda seen: seen.income(seen.words[1]) >= 2,
    "take-first": lambda seen: CHARACTERS[seen.words[1]].rank == 1,
    "take-robs": lambda seen: any(seen.view.players[seat].gold > seen.me.gold for seat in seen.others),
    "take-hands": lambda seen: any(seen.view.players[seat].hand_size > len(seen.view.hand) for seat in seen.others),
    "take-crown": lambda seen: seen.words[1] == "king" and not seen.view.is_last,
    "take-shelter": lambda seen: seen.words[1] == "bishop" and bool(seen.names),
    "take-gold": lambda seen: seen.words[1] in ("merchant", "navigator"),
    "take-builds": lambda seen: (
        seen.words[1] == "architect"
        and sum(sorted(seen.price(card) for card in seen.buildable())[:2]) <= seen.me.gold + 2
        and len(seen.buildable()) >= 2
    ),
    "take-refund": lambda seen: (
        seen.words[1] == "alchemist" and any(seen.price(card) <= seen.me.gold + 2 for card in seen.buildable())
    ),
    "take-strikes": lambda seen: any(
        seen.has_most(seat) and seen.view.players[seat].city and not seen.view.players[seat].is_complete
        for seat in seen.others
    ),
    "put-attack": lambda seen: CHARACTERS[seen.words[1]].rank in (1, 2, 3, 8),
    "gold-builds": lambda seen: any(price > seen.reach() for price in seen.sums(seen.reach() + 2)),
    "gold-lacks": lambda seen: any(seen.price(card) > seen.me.gold for card in seen.buildable()),
    "draw-needs": lambda seen: not seen.buildable(),
    "draw-rich": lambda seen: all(seen.price(card) <= seen.reach() for card in seen.buildable()),
    "income-later": lambda seen: any(
        DISTRICTS[card].colour == CHARACTERS[seen.character].colour and seen.price(card) <= seen.me.gold + 2
        for card in seen.buildable()
    ),
    "build-completes": lambda seen: len(seen.names) + 1 == seen.view.needed,
    "build-colour": lambda seen: seen.is_missing(seen.card),
    "build-points": lambda seen: DISTRICTS[seen.card].points > DISTRICTS[seen.card].cost,
    "build-income": lambda seen: (
        DISTRICTS[seen.card].colour == CHARACTERS[seen.character].colour and "income" not in seen.deeds
    ),
    "build-works": does_something,
    "build-most": lambda seen: all(
        points(seen.card) >= points(option.split()[1]) for option in seen.options if option.startswith("build ")
    ),
    "end-saves": lambda seen: any(option.startswith("build ") for option in seen.options),
    "embellish": lambda seen: seen.words[0] == "embellish",
    "laboratory": lambda seen: not seen.can_stand(seen.card),
    "museum": lambda seen: "museum" in seen.names,
    "look": lambda seen: seen.view.deck_size + seen.view.pile_size > 0,
    "declare": lambda seen: all(seen.view.scores[seen.seat] > seen.view.scores[seat] for seat in seen.others),
    "recover": lambda seen: seen.words[0] == "recover" and seen.me.gold >= 1,
    "card-colour": lambda seen: seen.is_missing(seen.card) and seen.can_stand(seen.card),
    "card-points": lambda seen: all(points(seen.card) >= points(option.split()[1]) for option in seen.options),
    "card-useless": lambda seen: not seen.can_stand(seen.card),
    "exchange-more": lambda seen: seen.view.players[seen.target].hand_size > len(seen.view.hand),
    "peek-most": lambda seen: (
        seen.view.players[seen.target].hand_size == max(seen.view.players[seat].hand_size for seat in seen.others)
    ),
    "city": lambda seen: seen.view.turn is not None and seen.view.turn.character == "wizard",
    "name-leader": lambda seen: any(
        seen.has_most(seat) and seen.may_have(seat, seen.words[1]) for seat in seen.others
    ),
    "name-likely": lambda seen: any(seen.may_have(seat, seen.words[1]) for seat in seen.others),
    "rob-rich": lambda seen: any(
        seen.may_have(seat, seen.words[1])
        and seen.view.players[seat].gold == max(seen.view.players[other].gold for other in seen.others)
        for seat in seen.others
    ),
    "harm-near": lambda seen: 1 <= seen.view.needed - len(seen.view.players[seen.target].city) <= 2,
    "harm-leader": lambda seen: seen.has_most(seen.target),
    "trade-gains": gives_more,
    "crown-before": lambda seen: (seen.target + 1) % seen.view.seats == seen.seat and not seen.view.is_last,
    "crown-behind": lambda seen: all(
        seen.view.scores[seen.target] <= seen.view.scores[int(option.split()[1]) - 1] for option in seen.options
    ),
}  # fmt: skip


def is_true(reason: str, view: CitadelsView, option: str, options: list[str]) -> bool:
    """Whether the reason for a move is true; no reason counts as true."""
    return not reason or TRUE[reason.removeprefix(REASON)](Seen(view, option, options))
