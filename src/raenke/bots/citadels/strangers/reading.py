"""What the strangers read from a view: gold, cities, who leads, who may have which character."""

from raenke.citadels.cards import CHARACTER_COLOUR, CHARACTERS, COLOURS, bare, colour_of, cost_of
from raenke.citadels.view import CitadelsView

SCHOOL = "school_of_magic"


class Reading:
    """A view from the chair of its seat."""

    def __init__(self, view: CitadelsView, options: list[str]) -> None:
        self.view = view
        self.options = options
        self.me = view.to_move
        self.others = [seat for seat in range(view.seats) if seat != self.me]
        own = view.players[self.me]
        self.gold = own.gold
        self.hand = view.hand
        self.cities = [[bare(district.card) for district in player.city] for player in view.players]
        self.city = self.cities[self.me]
        self.useful = [card for card in dict.fromkeys(view.hand) if card not in self.city]
        self.leader = max(self.others, key=lambda seat: (self.ahead(seat), seat))
        self.closest = min(self.missing(seat) for seat in range(view.seats))

    def ahead(self, seat: int) -> float:
        """How dangerous a seat looks."""
        return self.view.scores[seat] + 2 * len(self.cities[seat])

    def missing(self, seat: int) -> int:
        """Districts until the city is complete."""
        return self.view.needed - len(self.cities[seat])

    def income(self, character: str, seat: int | None = None) -> int:
        """Districts of the character's colour."""
        city = self.cities[self.me if seat is None else seat]
        colour = CHARACTER_COLOUR[CHARACTERS.index(character)]
        if not 0 <= colour < len(COLOURS):
            return 0
        return sum(card == SCHOOL or colour_of(card) == COLOURS[colour] for card in city)

    def affordable(self, more: int = 0) -> list[str]:
        """Cards that could be built with so much more gold."""
        return [card for card in self.useful if cost_of(card) <= self.gold + more]

    def chance_of(self, seat: int, character: str) -> float:
        """How likely a seat has a character, if all that the view allows are alike."""
        slots = [slot for slot in self.view.slots if slot.seat == seat and slot.what in ("take", "has")]
        return min(1.0, sum((character in slot.characters) / len(slot.characters) for slot in slots))

    def expected(self, character: str, amounts: list[float]) -> float:
        """An amount of the seat that has the character, on average."""
        return sum(self.chance_of(seat, character) * amounts[seat] for seat in self.others)

    def most_cards(self) -> int:
        return max(self.view.players[seat].hand_size for seat in self.others)

    def most_gold(self) -> int:
        return max(self.view.players[seat].gold for seat in self.others)
