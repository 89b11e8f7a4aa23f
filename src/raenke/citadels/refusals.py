"""Why a move is not offered, from the seat's view alone."""

from raenke.citadels import colour
from raenke.citadels.attempts import wishes
from raenke.citadels.cards import (
    CHARACTER_COLOUR,
    CHARACTER_RANK,
    CHARACTERS,
    DISTRICT_COLOUR,
    DISTRICT_COST,
    DISTRICTS,
    cell_of,
)
from raenke.citadels.imagine import Imagining
from raenke.citadels.moves import WITH_CHARACTER, WITH_SEAT, move_of, text_of
from raenke.citadels.options import options_of
from raenke.citadels.view import CitadelsView
from raenke.core.chance import Chance
from raenke.core.errors import IllegalMove
from raenke.core.nearest import nearest

# What each decision asks for, and its paragraph.
ASKED = {
    "take": ("take one of the characters handed to you", "C3.2"),
    "put": ("put away one of the characters handed to you", "C3.2"),
    "keep": ("keep one of the cards you drew", "C3.3"),
    "discard": ("put away another card of your hand, or say done", "C2.5"),
    "pick": ("pick a card of the hand you looked at", "C2.13"),
    "place": ("take the card into your hand, or build it if you can pay for it", "C2.13"),
    "crown": ("give the crown to a player who is neither you nor its holder", "C2.14"),
    "ask": ("ask for gold or for a card that the player has", "C5.47"),
    "pay": ("pay with gold or a card that you have", "C5.47"),
    "recover": ("recover the district or decline", "C1.9"),
    "give": ("give one of your districts that can be swapped for it", "C2.18"),
    "look": ("look through the deck or decline", "C1.15"),
    "choose": ("choose a card that lies in the deck", "C1.15"),
    "declare": ("declare or decline", "C1.22"),
}
# Whose ability a move of a turn is.
ABILITY = {
    "bonus": "merchant", "cards": "architect", "levy": "abbot", "navigate": "navigator", "murder": "assassin",
    "rob": "thief", "bewitch": "witch", "exchange": "magician", "discard": "magician", "peek": "wizard",
    "destroy": "warlord", "trade": "diplomat", "embellish": "artist",
}  # fmt: skip
DEED = {"bonus": "bonus", "destroy": "strike", "trade": "strike"}
PARAGRAPH = dict(
    zip(
        (
            "assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord", "witch",
            "tax_collector", "wizard", "emperor", "abbot", "alchemist", "navigator", "diplomat", "artist", "queen",
        ),
        (f"C2.{number}" for number in range(3, 21)),
        strict=True,
    )
)  # fmt: skip
WORKS = {"laboratory": "C1.6", "smithy": "C1.7", "armory": "C1.16", "museum": "C1.17"}
TURN_VERBS = {*ABILITY, *WORKS, "gold", "draw", "income", "build", "end"}

Reason = tuple[str, str, str]  # the words, the id, the paragraph


class Refusing:
    """A view, asked about one move that is not offered to its seat."""

    def __init__(self, view: CitadelsView, seat: int, move: int) -> None:
        self.view = view
        self.options = options_of(view.options, view.seats)
        self.seats = view.seats
        self.seat = seat
        self.phase = view.decision
        self.verb, _, self.rest = text_of(move).partition(" ")
        self.cast = view.cast
        self.character = view.turn.character if view.turn else ""
        self.used = set(view.turn.deeds if view.turn else ())
        self.hand = view.hand
        self.gold = view.players[seat].gold
        self.amounts: dict[str, int] = {}

    def city(self, seat: int) -> list[str]:
        return [district.card + "*" * district.has_gold for district in self.view.players[seat].city]

    def has(self, name: str, seat: int | None = None) -> bool:
        city = self.view.players[self.seat if seat is None else seat].city
        return any(district.card == name for district in city)

    def district(self) -> tuple[int, str]:
        """The district of a city that the move names."""
        seat, card = self.rest.split()
        return int(seat) - 1, card

    def reason(self) -> Reason:
        if self.phase == "turn":
            return self.of_turn() if self.verb in TURN_VERBS else self.out_of_place()
        if self.phase in ("take", "put") and self.verb == self.phase:
            return self.of_choosing(self.rest)
        if self.verb == self.phase == "crown":
            return self.about_seat() or self.asked()
        if self.verb == self.phase == "discard":
            return self.not_in_hand(self.rest)
        if self.phase == "place" and self.verb == "city":
            return self.of_price(self.view.card or "", "C2.13")
        return self.asked()

    def asked(self) -> Reason:
        words, paragraph = ASKED[self.phase]
        return f"now {words}", f"refusal-now-{self.phase}", paragraph

    def out_of_place(self) -> Reason:
        return f"nobody asks you to {self.verb} now", "refusal-not-asked", "C3.3"

    def of_choosing(self, name: str) -> Reason:
        if name not in self.cast:
            return f"{name} is not in the cast", "refusal-not-in-cast", "C2.1"
        if name in self.view.face_up:
            return f"{name} lies face up in the middle", "refusal-face-up", "C3.2"
        return f"{name} was not handed to you", "refusal-not-handed", "C3.2"

    # A turn

    def of_turn(self) -> Reason:
        if "lone" in self.used and self.verb not in ("gold", "draw"):
            paragraph = "C1.26" if self.is_murdered() else "C2.11"
            return "you have the basic action and nothing else", "refusal-lone", paragraph
        if self.character == "witch" and self.verb not in ("gold", "draw", "bewitch"):
            return "before she has named, the Witch has only the basic action", "refusal-witch", "C2.11"
        if self.options.rank8_timing == "end_of_turn" and "strike" in self.used:
            return "after the strike only end is left", "refusal-only-end", "C4.7"
        if self.verb in ("gold", "draw"):
            if "basic" in self.used:
                return "you have had your basic action", "refusal-basic-done", "C3.3"
            return self.no_deck()
        if self.verb == "income":
            return self.of_income()
        if self.verb == "build":
            return self.of_building(self.rest)
        if self.verb == "end":
            if "basic" not in self.used:
                return "take the basic action first", "refusal-basic-first", "C3.3"
            return "the Navigator must take four cards or four gold first", "refusal-must", "C2.17"
        return self.of_district() if self.verb in WORKS else self.of_ability()

    def is_murdered(self) -> bool:
        return self.character == self.view.murdered

    def no_deck(self) -> Reason:
        return "there is no card to draw", "refusal-no-deck", "C3.3"

    def not_in_hand(self, name: str) -> Reason:
        return f"you do not hold {name}", "refusal-not-in-hand", "C3.4"

    def of_income(self) -> Reason:
        if CHARACTER_COLOUR[CHARACTERS.index(self.character)] == colour.NONE:
            return f"the {self.character} has no income", "refusal-no-income", "C2.2"
        if "income" in self.used:
            return "you have taken your income", "refusal-income-done", "C2.2"
        return "you have no district of that colour", "refusal-nothing", "C3.3"

    def price(self, name: str) -> int:
        """What it costs to build; a Factory makes other violet districts cheaper (C1.24)."""
        kind = DISTRICTS.index(name)
        return DISTRICT_COST[kind] - (DISTRICT_COLOUR[kind] == colour.VIOLET and self.has("factory"))

    def of_price(self, name: str, paragraph: str) -> Reason:
        return self.too_dear(name, self.price(name), paragraph)

    def too_dear(self, what: str, price: int, paragraph: str) -> Reason:
        self.amounts = {"price": price, "gold": self.gold}
        return f"{what} costs {price} and you have {self.gold} gold", "refusal-price", paragraph

    def of_building(self, name: str) -> Reason:
        if name not in self.hand:
            return self.not_in_hand(name)
        if self.character == "navigator":
            return "the Navigator builds nothing", "refusal-navigator", "C2.17"
        if "basic" not in self.used:
            return "take the basic action before you build", "refusal-basic-first", "C3.3"
        limit = 3 if self.character == "architect" else 1
        if self.view.turn and self.view.turn.built >= limit:
            return f"you have built {limit} in this turn", "refusal-built", "C3.3"
        if self.price(name) > self.gold:
            return self.of_price(name, "C3.3")
        if self.has("quarry"):
            return "a name stands twice in your city already", "refusal-quarry", "C1.21"
        return f"{name} stands in your city already", "refusal-twice", "C3.4"

    def of_ability(self) -> Reason:
        owner = ABILITY[self.verb]
        paragraph = PARAGRAPH[owner]
        if self.character != owner:
            return f"only the {owner} can do that", "refusal-character", paragraph
        if DEED.get(self.verb, "ability") in self.used:
            return "you have used this ability", "refusal-ability-done", "C2.2"
        if self.verb in WITH_CHARACTER:
            return self.of_naming(self.rest)
        if self.verb in ("cards", "navigate"):
            return self.no_deck()
        if self.verb == "levy":
            return "no other player alone has the most gold", "refusal-richest", "C2.15"
        if self.verb == "discard":
            return self.not_in_hand(self.rest) if self.rest not in self.hand else self.no_deck()
        if self.verb == "embellish":
            return self.of_embellishing(self.rest)
        if self.verb in WITH_SEAT:
            empty = "that would change nothing" if self.verb == "exchange" else "this player has no cards"
            return self.about_seat() or (empty, "refusal-nothing", paragraph)
        return self.of_strike(*self.district())

    def of_naming(self, name: str) -> Reason:
        paragraph = PARAGRAPH[self.character]
        if name not in self.cast:
            return f"{name} is not in the cast", "refusal-not-in-cast", "C2.2"
        if self.character == "witch" and "basic" not in self.used:
            return "take the basic action first", "refusal-basic-first", paragraph
        rank = CHARACTER_RANK[CHARACTERS.index(name)]
        if self.verb == "rob" and rank == 0:
            return f"the {name} cannot be robbed", "refusal-not-to-rob", paragraph
        if name == self.character:
            return "nobody names the own character", "refusal-own-character", "C2.2"
        return f"the {name} is murdered or bewitched and cannot be robbed", "refusal-not-to-rob", paragraph

    def of_embellishing(self, name: str) -> Reason:
        if self.view.turn and self.view.turn.embellished >= 2:
            return "you have embellished two districts", "refusal-ability-done", "C2.19"
        if not self.has(name):
            return f"there is no {name} in your city", "refusal-not-there", "C2.19"
        if self.gold == 0:
            return self.too_dear("gold on a district", 1, "C2.19")
        return f"there is gold on your {name} already", "refusal-gold-there", "C2.19"

    def about_seat(self) -> Reason | None:
        other = int(self.rest) - 1
        if other >= self.seats:
            return f"there are {self.seats} players", "refusal-no-seat", "C3.1"
        if other == self.seat:
            return "that must be another player", "refusal-own", "C2.2"
        if self.phase == "crown" and other == self.view.crown:
            return "this player has the crown", "refusal-has-crown", "C2.14"
        return None

    def of_strike(self, other: int, card: str) -> Reason:
        """Warlord and Diplomat (C2.10, C2.18)."""
        paragraph = PARAGRAPH[self.character]
        if other >= self.seats:
            return f"there are {self.seats} players", "refusal-no-seat", "C3.1"
        if other == self.seat and (self.verb == "trade" or self.options.warlord_own == "no"):
            return "that must be a district of another player", "refusal-own", paragraph
        if self.options.rank8_timing == "end_of_turn" and "basic" not in self.used:
            return "this is done at the end of the turn", "refusal-end-of-turn", "C4.7"
        if card not in self.city(other):
            return f"there is no {card} in that city", "refusal-not-there", paragraph
        if other == self.view.protected:
            return "the Bishop protects this city", "refusal-bishop", "C2.7"
        if self.view.players[other].is_complete:
            return "this city is complete", "refusal-complete", paragraph
        if card.removesuffix("*") == "keep":
            return "a Keep stays", "refusal-keep", "C1.5"
        cell = cell_of(card) or 0
        wall = self.has("great_wall", other) and card.removesuffix("*") != "great_wall"
        price = DISTRICT_COST[cell >> 1] + (cell & 1) + wall - 1
        if self.verb == "destroy":
            return self.too_dear(f"to destroy {card}", price, paragraph)
        return f"you have nothing that could be swapped for {card}", "refusal-nothing-to-give", paragraph

    def of_district(self) -> Reason:
        """The districts that work once per turn (C1.6, C1.7, C1.16, C1.17)."""
        paragraph = WORKS[self.verb]
        if not self.has(self.verb):
            return f"there is no {self.verb} in your city", "refusal-not-there", paragraph
        if self.verb in self.used:
            return f"your {self.verb} has worked in this turn", "refusal-worked", "C1.3"
        if self.verb == "smithy":
            price = 3 if self.options.smithy == "3_for_2" else 2
            if self.gold < price:
                return self.too_dear("the smithy", price, paragraph)
            return self.no_deck()
        if self.verb != "armory":
            return self.not_in_hand(self.rest)
        other, card = self.district()
        if other >= self.seats:
            return f"there are {self.seats} players", "refusal-no-seat", "C3.1"
        if other == self.seat:
            return "that must be a district of another city", "refusal-own", paragraph
        if card not in self.city(other):
            return f"there is no {card} in that city", "refusal-not-there", paragraph
        return "this city is complete", "refusal-complete", "C4.12"


def offered(view: CitadelsView) -> list[str]:
    """The moves a view's seat may make now: those of any table that fits the view."""
    if view.seat is None or view.seat != view.to_move:
        return []
    return [text_of(move) for move in Imagining(view).drawn(Chance.fast(0)).moves()]


def why_not(view: CitadelsView, text: str) -> IllegalMove | None:
    """Why a seat cannot make a move now, with the paragraph; None if it can."""
    if view.decision == "over":
        return IllegalMove("the game is over (C3.6)", "refusal-over", {"paragraph": "C3.6"})
    if view.seat is None or view.seat != view.to_move:
        words = f"seat {view.to_move + 1} decides now (C3.3)"
        return IllegalMove(words, "refusal-not-your-turn", {"seat": view.to_move, "paragraph": "C3.3"})
    move, moves = move_of(text), offered(view)
    if move is None:
        like = nearest(text, moves)
        return IllegalMove(f"{text!r} is no move; did you mean {' or '.join(like)}?", "refusal-no-move", {"near": like})
    if text_of(move) in moves:
        return None
    return refusal(view, view.seat, move)


def refusal(view: CitadelsView, seat: int, move: int) -> IllegalMove:
    """Why a move is not offered that is one."""
    refusing = Refusing(view, seat, move)
    words, reason, paragraph = refusing.reason()
    arguments = {"move": text_of(move), "paragraph": paragraph, **refusing.amounts}
    return IllegalMove(f"{words} ({paragraph})", reason, arguments)


def refused(view: CitadelsView) -> list[tuple[str, IllegalMove]]:
    """What the seat that decides may look for in vain, each with why."""
    seat, moves = view.seat, offered(view)
    if seat is None or not moves:
        return []
    wished = [(text, move_of(text)) for text in wishes(view) if text not in moves]
    return [(text, refusal(view, seat, move)) for text, move in wished if move is not None]
