"""One player's city, as it counts: names, colours, and what one district more or less would mean."""

from raenke.bots.citadels.values import EFFECT
from raenke.citadels import amount, character, colour, district
from raenke.citadels.cards import CHARACTER_ROWS, COLOURS, DISTRICT_ROWS
from raenke.citadels.districts import income_beside, price_beside
from raenke.citadels.view import PlayerView

KIND = {name: kind for kind, name in enumerate(district.IDS)}
ROW = {row.id: row for row in DISTRICT_ROWS}
ROLE = {row.id: row for row in CHARACTER_ROWS}
WHO = {name: who for who, name in enumerate(character.IDS)}

# A Haunted City is counted as one more colour: it stands in for one that is missing.
COLOUR = {row.id: row.colour for row in DISTRICT_ROWS} | {"haunted_city": colour.NONE}
LONG = 5  # turns in which what a district does has its full worth


class City:
    """What stands there."""

    __slots__ = ("colours", "has", "names", "size")

    def __init__(self, owner: PlayerView) -> None:
        self.names = [district.card for district in owner.city]
        self.size = len(self.names)
        self.has = 0
        self.colours: dict[int, int] = {}
        for name in self.names:
            self.has |= 1 << KIND[name]
            own = COLOUR[name]
            self.colours[own] = self.colours.get(own, 0) + 1

    def missing(self) -> int:
        """How many districts of new colours it needs to have all."""
        return max(0, len(COLOURS) - len(self.colours))

    def income(self, character: str) -> int:
        """What it brings a character; nothing to who has no colour, or to nobody."""
        own = ROLE[character].colour if character else colour.NONE
        return 0 if own == colour.NONE else income_beside(self.colours.get(own, 0), self.has)

    def is_new(self, card: str) -> bool:
        """Whether it would bring all colours nearer."""
        return COLOUR[card] not in self.colours and self.missing() > 0

    def colour_worth(self, card: str, left: int) -> float:
        """Its share of the points for all colours, if so many districts can still be built."""
        return amount.COLOURS_POINTS / self.missing() if self.is_new(card) and self.missing() <= left else 0.0

    def loss(self, card: str, turns: float) -> float:
        """What the owner loses with this district."""
        lost = ROW[card].points + EFFECT.get(card, 0.0) * min(1.0, turns / LONG)
        if self.colours[COLOUR[card]] == 1:
            lost += amount.COLOURS_POINTS / (1 + self.missing())
        if card == "wishing_well":
            lost += self.colours[colour.VIOLET] - 1
        return lost

    def price(self, card: str) -> int:
        return price_beside(KIND[card], self.has)

    def beside(self, card: str) -> int:
        """The names that stay if one of this name goes."""
        return self.has if self.names.count(card) > 1 else self.has & ~(1 << KIND[card])
