"""What a city is worth (C3.6), counted fast and told step by step."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from raenke.citadels import amount, colour, district
from raenke.citadels.cards import COLOURS, DISTRICT_COLOUR, DISTRICT_POINTS, DISTRICTS

ALL_COLOURS = 31

POINTS = DISTRICT_POINTS
COLOUR = DISTRICT_COLOUR


def count(cells: list[int], size: int, gold: int, held: int, stored: int, is_fixed: bool, completion: int) -> int:
    """`stored` cards lie under the Museum; a Haunted City that `is_fixed` stays violet (C4.13)."""
    points = completion
    colours = 0
    violets = 0
    has_haunted = False
    has_well = False
    for i in range(size):
        kind = cells[i] >> 1
        points += POINTS[kind] + (cells[i] & 1)
        if kind < district.HAUNTED_CITY:
            colours |= 1 << COLOUR[kind]
            continue
        if kind == district.HAUNTED_CITY:
            has_haunted = True
            continue
        violets += 1
        if kind == district.WISHING_WELL:
            has_well = True
        elif kind == district.IMPERIAL_TREASURY:
            points += gold
        elif kind == district.MAP_ROOM:
            points += held
        elif kind == district.MUSEUM:
            points += stored
    if violets > 0:
        colours |= 1 << colour.VIOLET
    if has_haunted:
        missing = ALL_COLOURS & ~colours
        if is_fixed or missing == 0 or missing & (missing - 1):
            colours |= 1 << colour.VIOLET
            violets += 1
        else:  # C5.78: the one colour that is missing; a Wishing Well has no more of it
            colours = ALL_COLOURS
    if has_well:
        points += violets - 1
    return points + (amount.COLOURS_POINTS if colours == ALL_COLOURS else 0)


def needed(end_at: int, is_declared: bool) -> int:
    """How many districts make a city complete now (C3.6 a, C5.82)."""
    return end_at - 1 if is_declared and end_at > 1 else end_at


class Score(NamedTuple):
    """A player's points, their parts as `game_ended` has them, and every step of the count."""

    points: int
    parts: dict[str, Any]
    steps: list[dict[str, Any]]


def haunted_colour(cells: Sequence[int], is_fixed: bool) -> int:
    """The colour a Haunted City takes on beside these cells (C1.4, C5.78)."""
    others = {DISTRICT_COLOUR[cell >> 1] for cell in cells if cell >> 1 != district.HAUNTED_CITY}
    missing = set(range(len(COLOURS))) - others
    return colour.VIOLET if is_fixed or len(missing) != 1 else missing.pop()


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
    steps: list[dict[str, Any]] = []
    colours: dict[str, list[str]] = {name: [] for name in COLOURS}
    districts = 0
    for cell in cells:
        kind, name = cell >> 1, DISTRICTS[cell >> 1]
        rule = {district.DRAGON_GATE: "C1.10", district.UNIVERSITY: "C1.11"}.get(kind, "C1.1")
        steps.append({"rule": rule, "kind": "district", "district": name, "points": DISTRICT_POINTS[kind]})
        districts += DISTRICT_POINTS[kind]
        if cell & 1:
            steps.append({"rule": "C2.19", "kind": "artist", "district": name, "points": 1})
            districts += 1
        own = DISTRICT_COLOUR[kind]
        if kind == district.HAUNTED_CITY:
            own = haunted_colour(cells, is_fixed)
            why = "C4.13" if is_fixed else "C1.4"
            steps.append({"rule": why, "kind": "haunted", "colour": COLOURS[own], "points": 0})
        colours[COLOURS[own]].append(name)
    steps.append({"rule": "C3.6 d", "kind": "districts", "points": districts})
    has_all = all(colours.values())
    if has_all:
        steps.append({"rule": "C3.6 e", "kind": "colours", "colours": colours, "points": amount.COLOURS_POINTS})
    completion = amount.FIRST_POINTS if is_first else amount.COMPLETE_POINTS if is_complete else 0
    if completion:
        kind_of = "first" if is_first else "complete"
        steps.append({"rule": "C3.6 f", "kind": kind_of, "points": completion})
    counts = {
        district.MUSEUM: ("C1.17", stored),
        district.IMPERIAL_TREASURY: ("C1.18", gold),
        district.MAP_ROOM: ("C1.19", held),
        district.WISHING_WELL: ("C1.20", len(colours["violet"]) - 1),
    }
    violet: dict[str, int] = {}
    for cell in cells:
        if cell >> 1 in counts:
            rule, points = counts[cell >> 1]
            violet[DISTRICTS[cell >> 1]] = points
            steps.append({"rule": rule, "kind": "violet", "district": DISTRICTS[cell >> 1], "points": points})
    total = districts + amount.COLOURS_POINTS * has_all + completion + sum(violet.values())
    steps.append({"rule": "C3.6", "kind": "total", "points": total})
    parts = {
        "districts": districts, "colours": amount.COLOURS_POINTS * has_all, "completion": completion, "violet": violet,
    }  # fmt: skip
    return Score(total, parts, steps)
