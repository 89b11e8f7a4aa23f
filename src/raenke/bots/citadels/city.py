"""One player's city: names, colours, and what one district more or less would mean."""

from collections.abc import Sequence
from functools import cached_property

from raenke.bots.citadels.values import EFFECT
from raenke.citadels import amount, character, colour, district
from raenke.citadels.cards import CHARACTER_ROWS, DISTRICT_COLOUR, DISTRICT_ROWS, DISTRICTS
from raenke.citadels.districts import income_beside, price_beside
from raenke.citadels.tally import colours_of, colours_to_come, extras

KIND = {name: kind for kind, name in enumerate(district.IDS)}
ROW = {row.id: row for row in DISTRICT_ROWS}
ROLE = {row.id: row for row in CHARACTER_ROWS}
WHO = {name: who for who, name in enumerate(character.IDS)}

LONG = 5  # turns in which the ability of a district has its full worth


class City:
    """The districts of a city as cells; a Haunted City that `is_fixed` stays violet (C4.13)."""

    def __init__(self, cells: Sequence[int], is_fixed: bool) -> None:
        self.cells = cells
        self.is_fixed = is_fixed
        self.size = len(cells)
        self.has = 0
        for cell in cells:
            self.has |= 1 << (cell >> 1)

    @cached_property
    def names(self) -> list[str]:
        return [DISTRICTS[cell >> 1] for cell in self.cells]

    @cached_property
    def missing(self) -> int:
        """How many districts of new colours the city needs to have all."""
        return colours_to_come(self.has, self.is_fixed)

    def income(self, character: str) -> int:
        """The income of a character; 0 without a colour, and for nobody."""
        own = ROLE[character].colour if character else colour.NONE
        if own == colour.NONE:
            return 0
        return income_beside(sum(DISTRICT_COLOUR[cell >> 1] == own for cell in self.cells), self.has)

    def price(self, card: str) -> int:
        return price_beside(KIND[card], self.has)

    def extra(self, gold: int = 0, held: int = 0) -> int:
        """The points of violet districts beside their own, with so much gold and so many cards."""
        if self.has < 1 << district.FIRST_VIOLET:
            return 0
        violets = colours_of(self.cells, self.is_fixed).count(colour.VIOLET)
        return sum(points for *_, points in extras(self.cells, violets, gold, held, 0))

    def after(self, card: str) -> "City":
        """The city with this district too."""
        return City([*self.cells, KIND[card] * 2], self.is_fixed)

    def without(self, card: str) -> "City":
        """The city without one district of this name."""
        at = self.names.index(card)
        return City([*self.cells[:at], *self.cells[at + 1 :]], self.is_fixed)

    def is_new(self, card: str) -> bool:
        """Whether this district would bring all colours nearer."""
        return self.missing > 0 and self.after(card).missing < self.missing

    def loss(self, card: str, turns: float) -> float:
        """What the owner loses with this district."""
        rest = self.without(card)
        lost = ROW[card].points + EFFECT.get(card, 0.0) * min(1.0, turns / LONG)
        if rest.missing > self.missing:
            lost += amount.COLOURS_POINTS / rest.missing
        return lost + (self.extra() - rest.extra())
