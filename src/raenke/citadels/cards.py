"""The box: 80 districts of 42 names, 18 characters of nine ranks."""

from typing import NamedTuple

from raenke.citadels import character, colour, district

COLOURS = colour.IDS


class DistrictRow(NamedTuple):
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
    DistrictRow("manor",             colour.YELLOW, 3, 3, 5, False),
    DistrictRow("castle",            colour.YELLOW, 4, 4, 4, False),
    DistrictRow("palace",            colour.YELLOW, 5, 5, 3, False),
    DistrictRow("temple",            colour.BLUE,   1, 1, 3, False),
    DistrictRow("church",            colour.BLUE,   2, 2, 3, False),
    DistrictRow("monastery",         colour.BLUE,   3, 3, 3, False),
    DistrictRow("cathedral",         colour.BLUE,   5, 5, 2, False),
    DistrictRow("tavern",            colour.GREEN,  1, 1, 5, False),
    DistrictRow("market",            colour.GREEN,  2, 2, 4, False),
    DistrictRow("trading_post",      colour.GREEN,  2, 2, 3, False),
    DistrictRow("docks",             colour.GREEN,  3, 3, 3, False),
    DistrictRow("harbor",            colour.GREEN,  4, 4, 3, False),
    DistrictRow("town_hall",         colour.GREEN,  5, 5, 2, False),
    DistrictRow("watchtower",        colour.RED,    1, 1, 3, False),
    DistrictRow("prison",            colour.RED,    2, 2, 3, False),
    DistrictRow("battlefield",       colour.RED,    3, 3, 3, False),
    DistrictRow("fortress",          colour.RED,    5, 5, 2, False),
    DistrictRow("haunted_city",      colour.VIOLET, 2, 2, 1, False),
    DistrictRow("keep",              colour.VIOLET, 3, 3, 2, False),
    DistrictRow("laboratory",        colour.VIOLET, 5, 5, 1, False),
    DistrictRow("smithy",            colour.VIOLET, 5, 5, 1, False),
    DistrictRow("observatory",       colour.VIOLET, 5, 5, 1, False),
    DistrictRow("graveyard",         colour.VIOLET, 5, 5, 1, False, "warlord"),
    DistrictRow("dragon_gate",       colour.VIOLET, 6, 8, 1, False),
    DistrictRow("university",        colour.VIOLET, 6, 8, 1, False),
    DistrictRow("library",           colour.VIOLET, 6, 6, 1, False),
    DistrictRow("school_of_magic",   colour.VIOLET, 6, 6, 1, False),
    DistrictRow("great_wall",        colour.VIOLET, 6, 6, 1, True),
    DistrictRow("lighthouse",        colour.VIOLET, 3, 3, 1, True),
    DistrictRow("armory",            colour.VIOLET, 3, 3, 1, True),
    DistrictRow("museum",            colour.VIOLET, 4, 4, 1, True),
    DistrictRow("imperial_treasury", colour.VIOLET, 4, 4, 1, True),
    DistrictRow("map_room",          colour.VIOLET, 5, 5, 1, True),
    DistrictRow("wishing_well",      colour.VIOLET, 5, 5, 1, True),
    DistrictRow("quarry",            colour.VIOLET, 5, 5, 1, True),
    DistrictRow("bell_tower",        colour.VIOLET, 5, 5, 1, True),
    DistrictRow("poor_house",        colour.VIOLET, 5, 5, 1, True),
    DistrictRow("factory",           colour.VIOLET, 5, 5, 1, True),
    DistrictRow("park",              colour.VIOLET, 6, 6, 1, True),
    DistrictRow("hospital",          colour.VIOLET, 6, 6, 1, True, "assassin"),
    DistrictRow("throne_room",       colour.VIOLET, 6, 6, 1, True),
    DistrictRow("ball_room",         colour.VIOLET, 6, 6, 1, True),  # C1.28: it does nothing
)  # fmt: skip
DISTRICTS = district.IDS
DISTRICT_COST = tuple(row.cost for row in DISTRICT_ROWS)
DISTRICT_POINTS = tuple(row.points for row in DISTRICT_ROWS)
DISTRICT_COLOUR = tuple(row.colour for row in DISTRICT_ROWS)
BASE_VIOLET = tuple(row.id for row in DISTRICT_ROWS if row.colour == colour.VIOLET and not row.is_dark)
DARK_DISTRICTS = tuple(row.id for row in DISTRICT_ROWS if row.is_dark)


class CharacterRow(NamedTuple):
    """A row of C2.1: the colour is that of its income (C2.2 b), `builds` how many districts it may build in a turn."""

    id: str
    rank: int
    colour: int
    builds: int
    least_seats: int


CHARACTER_ROWS = (
    CharacterRow("assassin",      1, colour.NONE,   1, 2),
    CharacterRow("thief",         2, colour.NONE,   1, 2),
    CharacterRow("magician",      3, colour.NONE,   1, 2),
    CharacterRow("king",          4, colour.YELLOW, 1, 2),
    CharacterRow("bishop",        5, colour.BLUE,   1, 2),
    CharacterRow("merchant",      6, colour.GREEN,  1, 2),
    CharacterRow("architect",     7, colour.NONE,   3, 2),
    CharacterRow("warlord",       8, colour.RED,    1, 2),
    CharacterRow("witch",         1, colour.NONE,   1, 2),
    CharacterRow("tax_collector", 2, colour.NONE,   1, 2),
    CharacterRow("wizard",        3, colour.NONE,   1, 2),
    CharacterRow("emperor",       4, colour.YELLOW, 1, 3),
    CharacterRow("abbot",         5, colour.BLUE,   1, 2),
    CharacterRow("alchemist",     6, colour.NONE,   1, 2),
    CharacterRow("navigator",     7, colour.NONE,   0, 2),
    CharacterRow("diplomat",      8, colour.RED,    1, 2),
    CharacterRow("artist",        9, colour.NONE,   1, 3),
    CharacterRow("queen",         9, colour.NONE,   1, 5),
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
