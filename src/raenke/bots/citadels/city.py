"""One player's city, as it counts: colours, names, and what one district more or less would mean."""

from raenke.bots.citadels.values import COLOUR, COLOURS_POINTS, COST, EFFECT, POINTS
from raenke.citadels.view import PlayerView

ALL_COLOURS = 5
LONG = 5  # turns in which what a district does has its full worth


class City:
    """What stands there."""

    __slots__ = ("colours", "has_haunted", "names", "owner", "size")

    def __init__(self, owner: PlayerView) -> None:
        self.owner = owner
        self.names = [district.card for district in owner.city]
        self.size = len(self.names)
        self.has_haunted = "haunted_city" in self.names
        self.colours: dict[str, int] = {}
        for name in self.names:
            if name != "haunted_city":
                colour = COLOUR[name]
                self.colours[colour] = self.colours.get(colour, 0) + 1

    def missing(self) -> int:
        """How many districts of new colours it needs to have all five; a Haunted City stands in for one (C1.4)."""
        return max(0, ALL_COLOURS - len(self.colours) - self.has_haunted)

    def count(self, colour: str | None) -> int:
        """The districts that bring income for a colour (C2.2 b, C1.13)."""
        if colour is None:
            return 0
        return self.colours.get(colour, 0) + ("school_of_magic" in self.names)

    def is_new(self, card: str) -> bool:
        """Whether it would bring the five colours nearer."""
        return self.missing() > 0 and (card == "haunted_city" or COLOUR[card] not in self.colours)

    def colour_worth(self, card: str, left: int) -> float:
        """Its share of the points for five colours, if so many districts can still be built."""
        missing = self.missing()
        if not 0 < missing <= left or not self.is_new(card):
            return 0.0
        return COLOURS_POINTS / missing

    def loss(self, card: str, turns: float) -> float:
        """What the owner loses with this district."""
        lost = POINTS[card] + EFFECT.get(card, 0.0) * min(1.0, turns / LONG)
        if card == "haunted_city" or self.colours.get(COLOUR[card]) == 1:
            lost += COLOURS_POINTS / (1 + self.missing())
        if card == "wishing_well":
            lost += self.colours.get("violet", 1) - 1
        return lost

    def price(self, card: str) -> int:
        """What its owner pays to build (C1.24)."""
        return COST[card] - ("factory" in self.names and COLOUR[card] == "violet")
