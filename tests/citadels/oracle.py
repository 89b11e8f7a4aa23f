"""Cards, characters and the count, written a second time from the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence


class District(NamedTuple):
    colour: str
    cost: int
    copies: int
    points: int


class Character(NamedTuple):
    rank: int
    colour: str | None


COLOURS = ("yellow", "blue", "green", "red", "violet")

# C1.2, C1.3, in the order of the tables
COLOURED = (
    "manor yellow 3 5, castle yellow 4 4, palace yellow 5 3,"
    "temple blue 1 3, church blue 2 3, monastery blue 3 3, cathedral blue 5 2,"
    "tavern green 1 5, market green 2 4, trading_post green 2 3, docks green 3 3, harbor green 4 3,"
    "town_hall green 5 2,"
    "watchtower red 1 3, prison red 2 3, battlefield red 3 3, fortress red 5 2"
)
VIOLET_BASE = (
    "haunted_city 2, keep 3, laboratory 5, smithy 5, observatory 5, graveyard 5, dragon_gate 6, university 6,"
    "library 6, school_of_magic 6"
)
VIOLET_DARK = (
    "great_wall 6, lighthouse 3, armory 3, museum 4, imperial_treasury 4, map_room 5, wishing_well 5, quarry 5,"
    "bell_tower 5, poor_house 5, factory 5, park 6, hospital 6, throne_room 6, ball_room 6"
)


def coloured(text: str) -> dict[str, District]:
    rows = [row.split() for row in text.split(",")]
    return {name: District(colour, int(cost), int(copies), int(cost)) for name, colour, cost, copies in rows}


def violet(text: str) -> dict[str, District]:
    districts = {}
    for row in text.split(","):
        name, cost = row.split()
        points = 8 if name in ("dragon_gate", "university") else int(cost)
        districts[name] = District("violet", int(cost), 2 if name == "keep" else 1, points)
    return districts


BASE_VIOLETS = list(violet(VIOLET_BASE))
DARK_VIOLETS = list(violet(VIOLET_DARK))
DISTRICTS: dict[str, District] = {**coloured(COLOURED), **violet(VIOLET_BASE), **violet(VIOLET_DARK)}
ORDER = {name: place for place, name in enumerate(DISTRICTS)}

# C2.1
CHARACTERS: dict[str, Character] = {
    "assassin": Character(1, None),
    "thief": Character(2, None),
    "magician": Character(3, None),
    "king": Character(4, "yellow"),
    "bishop": Character(5, "blue"),
    "merchant": Character(6, "green"),
    "architect": Character(7, None),
    "warlord": Character(8, "red"),
    "witch": Character(1, None),
    "tax_collector": Character(2, None),
    "wizard": Character(3, None),
    "emperor": Character(4, "yellow"),
    "abbot": Character(5, "blue"),
    "alchemist": Character(6, None),
    "navigator": Character(7, None),
    "diplomat": Character(8, "red"),
    "artist": Character(9, None),
    "queen": Character(9, None),
}
BASE_CAST = ["assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord"]

# C4, the default first
DEFAULTS: dict[str, Any] = {
    "cast": "base",
    "dark_districts": "none",
    "left_out": [],
    "murdered_king": "stays",
    "long_reign": "off",
    "face_down": "crown_looks",
    "warlord_own": "no",
    "rank8_timing": "any",
    "emperor_payment": "none",
    "smithy": "3_for_2",
    "alchemist": "all",
    "discard": "pile",
    "armory": "any",
    "haunted_city": "always",
    "end_at": 8,
    "start_player": "random",
    "max_rounds": "none",
    "duplicates": "forbidden",
    "thief_spares": "assassin_murdered_bewitched",
    "diplomat_complete": "protected",
    "warlord_eight": "target",
    "queen_seats": "from_5",
    "emperor_crown": "not_holder",
    "bewitched_emperor": "witch",
    "tax_time": "builders_turn",
    "witch_income": "basic",
}
VALUES: dict[str, list[str]] = {
    "murdered_king": ["stays", "heir"],
    "long_reign": ["off", "on"],
    "face_down": ["crown_looks", "nobody"],
    "warlord_own": ["no", "yes"],
    "rank8_timing": ["any", "end_of_turn"],
    "emperor_payment": ["none", "receiver_chooses", "emperor_chooses"],
    "smithy": ["3_for_2", "2_for_3"],
    "alchemist": ["all", "building"],
    "discard": ["pile", "under_deck"],
    "armory": ["any", "incomplete"],
    "haunted_city": ["always", "not_if_built_in_last_round"],
    "duplicates": ["forbidden", "allowed"],
    "thief_spares": ["assassin_murdered_bewitched", "assassin"],
    "diplomat_complete": ["protected", "open"],
    "warlord_eight": ["target", "anybody"],
    "queen_seats": ["from_5", "any"],
    "emperor_crown": ["not_holder", "anybody_else"],
    "bewitched_emperor": ["witch", "player"],
    "tax_time": ["builders_turn", "collectors_turn"],
    "witch_income": ["basic", "basic_and_colour"],
}


def deck(options: Mapping[str, Any]) -> list[str]:
    """All cards of the game, in the order of the tables (C1.1, C4.2, C5.32)."""
    dark = options["dark_districts"]
    if dark == "none":
        dark = []
    elif dark == "all":
        dark = [name for name in DARK_VIOLETS if name != "ball_room"]
    cards = []
    for name, district in DISTRICTS.items():
        if name in DARK_VIOLETS and name not in dark:
            continue
        if name in options["left_out"]:
            continue
        cards += [name] * district.copies
    return cards


def casts(options: Mapping[str, Any], seats: int) -> list[list[str]]:
    """For each rank, who can be in the cast (C2.1, C4.1, C4.21, C5.33, C5.34)."""
    chosen = options["cast"]
    if chosen == "base":
        pairs = [[name] for name in BASE_CAST]
    elif chosen == "drawn":
        pairs = [[name for name, row in CHARACTERS.items() if row.rank == rank] for rank in range(1, 10)]
        if seats == 2:
            pairs[3] = ["king"]
        if seats < 5 and options["queen_seats"] == "from_5":
            pairs[8] = ["artist"]
    else:
        pairs = [[name] for name in sorted(chosen, key=lambda name: CHARACTERS[name].rank)]
    return pairs[:8] if seats == 2 else pairs


def count(
    city: Sequence[tuple[str, bool]],
    gold: int = 0,
    hand_size: int = 0,
    museum: int = 0,
    is_first: bool = False,
    is_complete: bool = False,
    haunted_is_fixed: bool = False,
) -> dict[str, Any]:
    """The parts of a score; a city is a list of names, each with whether an Artist's gold lies on it."""
    names = [name for name, _ in city]
    districts = sum(DISTRICTS[name].points + has_gold for name, has_gold in city)
    completion = 4 if is_first else 2 if is_complete else 0
    added = {}
    if "museum" in names:
        added["museum"] = museum
    if "imperial_treasury" in names:
        added["imperial_treasury"] = gold
    if "map_room" in names:
        added["map_room"] = hand_size
    counts = []
    for colour in COLOURS if "haunted_city" in names and not haunted_is_fixed else ("violet",):
        found = [colour if name == "haunted_city" else DISTRICTS[name].colour for name in names]
        wishes = found.count("violet") - 1 if "wishing_well" in names else 0
        counts.append((3 if set(found) == set(COLOURS) else 0, wishes))
    # C5.78: the best of all colours, and violet where nothing is better
    colours, wishes = max(reversed(counts), key=sum)
    if "wishing_well" in names:
        added["wishing_well"] = wishes
    return {"districts": districts, "colours": colours, "completion": completion, "violet": added}


def total(parts: Mapping[str, Any]) -> int:
    violets: int = sum(parts["violet"].values())
    return int(parts["districts"] + parts["colours"] + parts["completion"]) + violets


def winners(parts: Sequence[Mapping[str, Any]], gold: Sequence[int]) -> list[int]:
    """Points, then (d), then gold, then shared (C3.6)."""
    rows = [(total(part), part["districts"], purse) for part, purse in zip(parts, gold, strict=True)]
    return [seat for seat, row in enumerate(rows) if row == max(rows)]
