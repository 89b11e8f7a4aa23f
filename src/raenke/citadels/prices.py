"""What a move costs or brings, as the seat that makes it can reckon."""

from raenke.citadels import colour
from raenke.citadels.cards import CHARACTER_COLOUR, CHARACTERS, COLOURS, DISTRICT_COLOUR, DISTRICT_COST, DISTRICTS
from raenke.citadels.view import CitadelsView

SMITHY = {"3_for_2": 3, "2_for_3": 2}


def gold_of(view: CitadelsView, move: str) -> int | None:
    """The gold of a move whose price or gain is not always the same."""
    match move.split():
        case ["income"]:
            return income(view)
        case ["build", card]:
            return building(view, card)
        case ["city"] if view.card is not None:
            return building(view, view.card)
        case ["smithy"]:
            return SMITHY[view.options["smithy"]]
        case ["destroy", seat, card]:
            return worth(view, int(seat) - 1, card) - 1
        case ["give", card] if view.card is not None and view.other is not None:
            return max(0, worth(view, view.other, view.card) - worth(view, None, card))
    return None


def bare(card: str) -> str:
    """A district without the `*` that says an Artist's gold lies on it."""
    return card.removesuffix("*")


def colour_of(card: str) -> str:
    return COLOURS[DISTRICT_COLOUR[DISTRICTS.index(bare(card))]]


def cost_of(card: str) -> int:
    return DISTRICT_COST[DISTRICTS.index(bare(card))]


def own_city(view: CitadelsView) -> list[str]:
    return [] if view.seat is None else [district.card for district in view.players[view.seat].city]


def income(view: CitadelsView) -> int | None:
    """C2.2 b; the School of Magic has the character's colour (C1.13)."""
    own = CHARACTER_COLOUR[CHARACTERS.index(view.turn.character)] if view.turn else colour.NONE
    if own == colour.NONE:
        return None
    return sum(card == "school_of_magic" or colour_of(card) == COLOURS[own] for card in own_city(view))


def building(view: CitadelsView, card: str) -> int:
    """With a Factory other violet districts cost 1 less (C1.24)."""
    return cost_of(card) - (colour_of(card) == "violet" and "factory" in own_city(view))


def worth(view: CitadelsView, seat: int | None, card: str) -> int:
    """Cost and Artist's gold, in another's city also what the Great Wall adds (C1.14)."""
    price = cost_of(card) + card.endswith("*")
    if seat is not None and bare(card) != "great_wall":
        price += any(district.card == "great_wall" for district in view.players[seat].city)
    return price
