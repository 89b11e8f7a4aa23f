"""What a city is worth (C3.6), counted fast; `tally` tells how."""

from raenke.citadels import amount, colour, district
from raenke.citadels.cards import DISTRICT_COLOUR, DISTRICT_POINTS

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


def is_last_round(is_last: bool, now: int, last: int) -> bool:
    """Whether this round is the last: because of a complete city (C3.6 b), or by its number (C4.16)."""
    return is_last or now == last


def is_haunted_fixed(is_late_violet: bool, is_last_round: bool, built: int, now: int) -> bool:
    """Whether a Haunted City built in that round stays violet (C4.13)."""
    return is_late_violet and is_last_round and built == now


def needed(end_at: int, is_declared: bool) -> int:
    """How many districts make a city complete now (C3.6 a, C5.82)."""
    return end_at - 1 if is_declared and end_at > 1 else end_at
