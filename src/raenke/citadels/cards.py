"""The box: 80 districts of 42 names, 18 characters of nine ranks."""

from typing import NamedTuple

COLOURS = ("yellow", "blue", "green", "red", "violet")
YELLOW, BLUE, GREEN, RED, VIOLET, NO_COLOUR = range(6)


class District(NamedTuple):
    """A row of the tables C1.2 and C1.3."""

    id: str
    colour: int
    cost: int
    points: int
    copies: int
    is_dark: bool


# In the order of the rules. Ids are what code, records and tests say; the costs of Poor House and Factory may be
# corrected one day (C5.25).
DISTRICT_ROWS = (
    District("manor",             YELLOW, 3, 3, 5, False),
    District("castle",            YELLOW, 4, 4, 4, False),
    District("palace",            YELLOW, 5, 5, 3, False),
    District("temple",            BLUE,   1, 1, 3, False),
    District("church",            BLUE,   2, 2, 3, False),
    District("monastery",         BLUE,   3, 3, 3, False),
    District("cathedral",         BLUE,   5, 5, 2, False),
    District("tavern",            GREEN,  1, 1, 5, False),
    District("market",            GREEN,  2, 2, 4, False),
    District("trading_post",      GREEN,  2, 2, 3, False),
    District("docks",             GREEN,  3, 3, 3, False),
    District("harbor",            GREEN,  4, 4, 3, False),
    District("town_hall",         GREEN,  5, 5, 2, False),
    District("watchtower",        RED,    1, 1, 3, False),
    District("prison",            RED,    2, 2, 3, False),
    District("battlefield",       RED,    3, 3, 3, False),
    District("fortress",          RED,    5, 5, 2, False),
    District("haunted_city",      VIOLET, 2, 2, 1, False),
    District("keep",              VIOLET, 3, 3, 2, False),
    District("laboratory",        VIOLET, 5, 5, 1, False),
    District("smithy",            VIOLET, 5, 5, 1, False),
    District("observatory",       VIOLET, 5, 5, 1, False),
    District("graveyard",         VIOLET, 5, 5, 1, False),
    District("dragon_gate",       VIOLET, 6, 8, 1, False),
    District("university",        VIOLET, 6, 8, 1, False),
    District("library",           VIOLET, 6, 6, 1, False),
    District("school_of_magic",   VIOLET, 6, 6, 1, False),
    District("great_wall",        VIOLET, 6, 6, 1, True),
    District("lighthouse",        VIOLET, 3, 3, 1, True),
    District("armory",            VIOLET, 3, 3, 1, True),
    District("museum",            VIOLET, 4, 4, 1, True),
    District("imperial_treasury", VIOLET, 4, 4, 1, True),
    District("map_room",          VIOLET, 5, 5, 1, True),
    District("wishing_well",      VIOLET, 5, 5, 1, True),
    District("quarry",            VIOLET, 5, 5, 1, True),
    District("bell_tower",        VIOLET, 5, 5, 1, True),
    District("poor_house",        VIOLET, 5, 5, 1, True),
    District("factory",           VIOLET, 5, 5, 1, True),
    District("park",              VIOLET, 6, 6, 1, True),
    District("hospital",          VIOLET, 6, 6, 1, True),
    District("throne_room",       VIOLET, 6, 6, 1, True),
    District("ball_room",         VIOLET, 6, 6, 1, True),
)  # fmt: skip
(
    MANOR, CASTLE, PALACE, TEMPLE, CHURCH, MONASTERY, CATHEDRAL,
    TAVERN, MARKET, TRADING_POST, DOCKS, HARBOR, TOWN_HALL,
    WATCHTOWER, PRISON, BATTLEFIELD, FORTRESS,
    HAUNTED_CITY, KEEP, LABORATORY, SMITHY, OBSERVATORY, GRAVEYARD, DRAGON_GATE, UNIVERSITY, LIBRARY, SCHOOL_OF_MAGIC,
    GREAT_WALL, LIGHTHOUSE, ARMORY, MUSEUM, IMPERIAL_TREASURY, MAP_ROOM, WISHING_WELL, QUARRY, BELL_TOWER,
    POOR_HOUSE, FACTORY, PARK, HOSPITAL, THRONE_ROOM, BALL_ROOM,
) = range(42)  # fmt: skip

DISTRICTS = tuple(row.id for row in DISTRICT_ROWS)
DISTRICT_COST = tuple(row.cost for row in DISTRICT_ROWS)
DISTRICT_POINTS = tuple(row.points for row in DISTRICT_ROWS)
DISTRICT_COLOUR = tuple(row.colour for row in DISTRICT_ROWS)
FIRST_VIOLET = HAUNTED_CITY
BASE_VIOLET = tuple(row.id for row in DISTRICT_ROWS if row.colour == VIOLET and not row.is_dark)
DARK_DISTRICTS = tuple(row.id for row in DISTRICT_ROWS if row.is_dark)

NAMES_MOST = 42
CARDS_MOST = 80
SEATS_MOST = 8
RANKS_MOST = 9
CITY_MOST = 12  # C5.55
NO_CARD = -1

# The characters: the base ones by rank, those of the Dark Lands by rank, the second of rank 9. Inside, ranks count
# from 0.
CHARACTERS = (
    "assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord",
    "witch", "tax_collector", "wizard", "emperor", "abbot", "alchemist", "navigator", "diplomat",
    "artist", "queen",
)  # fmt: skip
(
    ASSASSIN, THIEF, MAGICIAN, KING, BISHOP, MERCHANT, ARCHITECT, WARLORD,
    WITCH, TAX_COLLECTOR, WIZARD, EMPEROR, ABBOT, ALCHEMIST, NAVIGATOR, DIPLOMAT,
    ARTIST, QUEEN,
) = range(18)  # fmt: skip
BASE_CAST = CHARACTERS[:8]
CHARACTER_RANK = (0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7, 8, 8)
RANK_FOUR = 3  # King and Emperor

# Whose income a colour is (C2.2 b).
CHARACTER_COLOUR = tuple(
    {KING: YELLOW, EMPEROR: YELLOW, BISHOP: BLUE, ABBOT: BLUE, MERCHANT: GREEN, WARLORD: RED, DIPLOMAT: RED}.get(
        character, NO_COLOUR
    )
    for character in range(18)
)

# How many characters lie face up (C3.2), by seats and size of the cast.
FACE_UP = {(4, 8): 2, (5, 8): 1, (4, 9): 3, (5, 9): 2, (6, 9): 1}


# A district in a city is one number, a cell: its name doubled, and 1 if an Artist's gold lies on it.
def cell_of(text: str) -> int | None:
    """The cell of `tavern` or, with gold on it, `tavern*`; None if there is no such district."""
    name = text.removesuffix("*")
    return DISTRICTS.index(name) * 2 + text.endswith("*") if name in DISTRICTS else None


def cell_name(cell: int) -> str:
    return DISTRICTS[cell >> 1] + "*" * (cell & 1)
