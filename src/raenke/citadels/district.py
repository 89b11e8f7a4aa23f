"""The districts; written from `constants.toml`."""

(
    MANOR, CASTLE, PALACE, TEMPLE, CHURCH, MONASTERY, CATHEDRAL, TAVERN, MARKET, TRADING_POST, DOCKS, HARBOR,
    TOWN_HALL, WATCHTOWER, PRISON, BATTLEFIELD, FORTRESS, HAUNTED_CITY, KEEP, LABORATORY, SMITHY, OBSERVATORY,
    GRAVEYARD, DRAGON_GATE, UNIVERSITY, LIBRARY, SCHOOL_OF_MAGIC, GREAT_WALL, LIGHTHOUSE, ARMORY, MUSEUM,
    IMPERIAL_TREASURY, MAP_ROOM, WISHING_WELL, QUARRY, BELL_TOWER, POOR_HOUSE, FACTORY, PARK, HOSPITAL, THRONE_ROOM,
    BALL_ROOM,
) = range(42)  # fmt: skip
IDS = (
    "manor", "castle", "palace", "temple", "church", "monastery", "cathedral", "tavern", "market", "trading_post",
    "docks", "harbor", "town_hall", "watchtower", "prison", "battlefield", "fortress", "haunted_city", "keep",
    "laboratory", "smithy", "observatory", "graveyard", "dragon_gate", "university", "library", "school_of_magic",
    "great_wall", "lighthouse", "armory", "museum", "imperial_treasury", "map_room", "wishing_well", "quarry",
    "bell_tower", "poor_house", "factory", "park", "hospital", "throne_room", "ball_room",
)  # fmt: skip
FIRST_VIOLET = 17
NONE = -1
COUNT = 42
