"""The count of a city told step by step (C3.6)."""

from collections.abc import Sequence
from typing import Literal, NamedTuple

import msgspec

from raenke.citadels import amount, colour, district
from raenke.citadels.cards import COLOURS, DISTRICT_COLOUR, DISTRICT_POINTS, DISTRICTS

# The names of each colour, but for the Haunted City.
OF_COLOUR = [
    sum(1 << kind for kind, own in enumerate(DISTRICT_COLOUR) if own == each and kind != district.HAUNTED_CITY)
    for each in range(len(COLOURS))
]

Kind = Literal["district", "artist", "haunted", "districts", "colours", "first", "complete", "violet", "total"]


class Step(msgspec.Struct, frozen=True):
    """One step of a count, under a paragraph."""

    rule: str
    kind: Kind
    points: int
    district: str | None = None
    colour: str | None = None
    colours: dict[str, list[str]] | None = None


class Parts(msgspec.Struct, frozen=True):
    """What a city's points are made of."""

    districts: int
    colours: int
    completion: int
    violet: dict[str, int]


class Score(NamedTuple):
    """A player's points, what they are made of, and every step of the count."""

    points: int
    parts: Parts
    steps: list[Step]


def haunted_colour(cells: Sequence[int], is_fixed: bool) -> int:
    """The colour a Haunted City takes on beside these cells (C1.4, C5.78)."""
    others = {DISTRICT_COLOUR[cell >> 1] for cell in cells if cell >> 1 != district.HAUNTED_CITY}
    missing = set(range(len(COLOURS))) - others
    return colour.VIOLET if is_fixed or len(missing) != 1 else missing.pop()


def colours_of(cells: Sequence[int], is_fixed: bool) -> list[int]:
    """The colour that each district of a city counts as."""
    own = [DISTRICT_COLOUR[cell >> 1] for cell in cells]
    for at, cell in enumerate(cells):
        if cell >> 1 == district.HAUNTED_CITY:
            own[at] = haunted_colour(cells, is_fixed)
    return own


def colours_to_come(has: int, is_fixed: bool) -> int:
    """How many districts of new colours a city of these names needs to have all; a Haunted City is any one (C1.4)."""
    haunted = has >> district.HAUNTED_CITY & 1
    if haunted and is_fixed:
        has, haunted = has | OF_COLOUR[colour.VIOLET], 0
    return max(0, sum(has & names == 0 for names in OF_COLOUR) - haunted)


def extras(cells: Sequence[int], violets: int, gold: int, held: int, stored: int) -> list[tuple[int, str, int]]:
    """What districts of a city count beside their own points: which, the paragraph, how much."""
    counts = {
        district.MUSEUM: ("C1.17", stored),
        district.IMPERIAL_TREASURY: ("C1.18", gold),
        district.MAP_ROOM: ("C1.19", held),
        district.WISHING_WELL: ("C1.20", violets - 1),
    }
    return [(cell >> 1, *counts[cell >> 1]) for cell in cells if cell >> 1 in counts]


def explain(
    cells: Sequence[int],
    gold: int = 0,
    held: int = 0,
    stored: int = 0,
    is_fixed: bool = False,
    is_first: bool = False,
    is_complete: bool = False,
) -> Score:
    """Count a city and tell how; cells as in a table."""
    steps: list[Step] = []
    colours: dict[str, list[str]] = {name: [] for name in COLOURS}
    districts = 0
    counted = colours_of(cells, is_fixed)
    for at, cell in enumerate(cells):
        kind, name = cell >> 1, DISTRICTS[cell >> 1]
        rule = {district.DRAGON_GATE: "C1.10", district.UNIVERSITY: "C1.11"}.get(kind, "C1.1")
        steps.append(Step(rule, "district", DISTRICT_POINTS[kind], district=name))
        districts += DISTRICT_POINTS[kind]
        if cell & 1:
            steps.append(Step("C2.19", "artist", 1, district=name))
            districts += 1
        if kind == district.HAUNTED_CITY:
            why = "C4.13" if is_fixed else "C1.4"
            steps.append(Step(why, "haunted", 0, colour=COLOURS[counted[at]]))
        colours[COLOURS[counted[at]]].append(name)
    steps.append(Step("C3.6 d", "districts", districts))
    has_all = all(colours.values())
    if has_all:
        steps.append(Step("C3.6 e", "colours", amount.COLOURS_POINTS, colours=colours))
    completion = amount.FIRST_POINTS if is_first else amount.COMPLETE_POINTS if is_complete else 0
    if completion:
        steps.append(Step("C3.6 f", "first" if is_first else "complete", completion))
    violet: dict[str, int] = {}
    for kind, rule, points in extras(cells, len(colours["violet"]), gold, held, stored):
        violet[DISTRICTS[kind]] = points
        steps.append(Step(rule, "violet", points, district=DISTRICTS[kind]))
    total = districts + amount.COLOURS_POINTS * has_all + completion + sum(violet.values())
    steps.append(Step("C3.6", "total", total))
    parts = Parts(districts, amount.COLOURS_POINTS * has_all, completion, violet)
    return Score(total, parts, steps)
