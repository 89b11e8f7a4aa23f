"""The box: 80 districts of 42 names, 18 characters of nine ranks."""

from typing import NamedTuple

from raenke.citadels import character, colour, district

COLOURS = colour.IDS


class District(NamedTuple):
    """A row of the tables C1.2 and C1.3; without the character it `needs`, it has nothing to do (C1.1 c)."""

    id: str
    colour: int
    cost: int
    points: int
    copies: int
    is_dark: bool
    needs: str = ""


# In the order of the rules. Ids are what code, records and tests say; the costs of Poor House and Factory may be
# corrected one day (C5.25).
DISTRICT_ROWS = (
    District("manor",             colour.YELLOW, 3, 3, 5, False),
    District("castle",            colour.YELLOW, 4, 4, 4, False),
    District("palace",            colour.YELLOW, 5, 5, 3, False),
    District("temple",            colour.BLUE,   1, 1, 3, False),
    District("church",            colour.BLUE,   2, 2, 3, False),
    District("monastery",         colour.BLUE,   3, 3, 3, False),
    District("cathedral",         colour.BLUE,   5, 5, 2, False),
    District("tavern",            colour.GREEN,  1, 1, 5, False),
    District("market",            colour.GREEN,  2, 2, 4, False),
    District("trading_post",      colour.GREEN,  2, 2, 3, False),
    District("docks",             colour.GREEN,  3, 3, 3, False),
    District("harbor",            colour.GREEN,  4, 4, 3, False),
    District("town_hall",         colour.GREEN,  5, 5, 2, False),
    District("watchtower",        colour.RED,    1, 1, 3, False),
    District("prison",            colour.RED,    2, 2, 3, False),
    District("battlefield",       colour.RED,    3, 3, 3, False),
    District("fortress",          colour.RED,    5, 5, 2, False),
    District("haunted_city",      colour.VIOLET, 2, 2, 1, False),
    District("keep",              colour.VIOLET, 3, 3, 2, False),
    District("laboratory",        colour.VIOLET, 5, 5, 1, False),
    District("smithy",            colour.VIOLET, 5, 5, 1, False),
    District("observatory",       colour.VIOLET, 5, 5, 1, False),
    District("graveyard",         colour.VIOLET, 5, 5, 1, False, "warlord"),
    District("dragon_gate",       colour.VIOLET, 6, 8, 1, False),
    District("university",        colour.VIOLET, 6, 8, 1, False),
    District("library",           colour.VIOLET, 6, 6, 1, False),
    District("school_of_magic",   colour.VIOLET, 6, 6, 1, False),
    District("great_wall",        colour.VIOLET, 6, 6, 1, True),
    District("lighthouse",        colour.VIOLET, 3, 3, 1, True),
    District("armory",            colour.VIOLET, 3, 3, 1, True),
    District("museum",            colour.VIOLET, 4, 4, 1, True),
    District("imperial_treasury", colour.VIOLET, 4, 4, 1, True),
    District("map_room",          colour.VIOLET, 5, 5, 1, True),
    District("wishing_well",      colour.VIOLET, 5, 5, 1, True),
    District("quarry",            colour.VIOLET, 5, 5, 1, True),
    District("bell_tower",        colour.VIOLET, 5, 5, 1, True),
    District("poor_house",        colour.VIOLET, 5, 5, 1, True),
    District("factory",           colour.VIOLET, 5, 5, 1, True),
    District("park",              colour.VIOLET, 6, 6, 1, True),
    District("hospital",          colour.VIOLET, 6, 6, 1, True, "assassin"),
    District("throne_room",       colour.VIOLET, 6, 6, 1, True),
    District("ball_room",         colour.VIOLET, 6, 6, 1, True),  # C1.28: it does nothing
)  # fmt: skip
DISTRICTS = district.IDS
DISTRICT_COST = tuple(row.cost for row in DISTRICT_ROWS)
DISTRICT_POINTS = tuple(row.points for row in DISTRICT_ROWS)
DISTRICT_COLOUR = tuple(row.colour for row in DISTRICT_ROWS)
BASE_VIOLET = tuple(row.id for row in DISTRICT_ROWS if row.colour == colour.VIOLET and not row.is_dark)
DARK_DISTRICTS = tuple(row.id for row in DISTRICT_ROWS if row.is_dark)


class Character(NamedTuple):
    """A row of C2.1: the colour is that of its income (C2.2 b), `builds` how many districts it may build in a turn."""

    id: str
    rank: int
    colour: int
    builds: int
    least_seats: int


CHARACTER_ROWS = (
    Character("assassin",      1, colour.NONE,   1, 2),
    Character("thief",         2, colour.NONE,   1, 2),
    Character("magician",      3, colour.NONE,   1, 2),
    Character("king",          4, colour.YELLOW, 1, 2),
    Character("bishop",        5, colour.BLUE,   1, 2),
    Character("merchant",      6, colour.GREEN,  1, 2),
    Character("architect",     7, colour.NONE,   3, 2),
    Character("warlord",       8, colour.RED,    1, 2),
    Character("witch",         1, colour.NONE,   1, 2),
    Character("tax_collector", 2, colour.NONE,   1, 2),
    Character("wizard",        3, colour.NONE,   1, 2),
    Character("emperor",       4, colour.YELLOW, 1, 3),
    Character("abbot",         5, colour.BLUE,   1, 2),
    Character("alchemist",     6, colour.NONE,   1, 2),
    Character("navigator",     7, colour.NONE,   0, 2),
    Character("diplomat",      8, colour.RED,    1, 2),
    Character("artist",        9, colour.NONE,   1, 3),
    Character("queen",         9, colour.NONE,   1, 5),
)  # fmt: skip
CHARACTERS = character.IDS
BASE_CAST = CHARACTERS[:8]
# Inside, ranks count from 0.
CHARACTER_RANK = tuple(row.rank - 1 for row in CHARACTER_ROWS)
CHARACTER_COLOUR = tuple(row.colour for row in CHARACTER_ROWS)
CHARACTER_BUILDS = tuple(row.builds for row in CHARACTER_ROWS)
RANK_FOUR = 3  # King and Emperor


# A district in a city is one number, a cell: its name doubled, and 1 if an Artist's gold lies on it.
def cell_of(text: str) -> int | None:
    """The cell of `tavern` or, with gold on it, `tavern*`; None if there is no such district."""
    name = text.removesuffix("*")
    return DISTRICTS.index(name) * 2 + text.endswith("*") if name in DISTRICTS else None


def cell_name(cell: int) -> str:
    return DISTRICTS[cell >> 1] + "*" * (cell & 1)


def bare(card: str) -> str:
    """A district without the `*` that says an Artist's gold lies on it."""
    return card.removesuffix("*")


def colour_of(card: str) -> str:
    return COLOURS[DISTRICT_COLOUR[DISTRICTS.index(bare(card))]]


def cost_of(card: str) -> int:
    return DISTRICT_COST[DISTRICTS.index(bare(card))]
