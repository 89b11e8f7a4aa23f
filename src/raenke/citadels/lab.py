"""The city lab: counts a city given as JSON, tells how, and tries what each further district would be worth."""

from dataclasses import dataclass, fields
from typing import Any, Literal, NamedTuple

from raenke.citadels import character, most
from raenke.citadels.cards import DISTRICT_ROWS, DISTRICTS, bare, cell_of
from raenke.citadels.districts import barred_names, price_beside
from raenke.citadels.options import EDITIONS, Options
from raenke.citadels.score import needed
from raenke.citadels.tally import Score, explain
from raenke.core import options as core_options
from raenke.core.excerpt import shown

FIELDS = ("city", "hand", "gold", "museum", "first", "declared", "late", "options")
FIRST = ("me", "another", "nobody")
# The options that the count or building one more district asks for; the others are let be.
ASKED = ("haunted_city", "end_at", "duplicates")
GOLD_MOST = 999
SEATS = 7  # any number will do: what is asked for does not depend on it
Bar = Literal["", "full", "copies", "twice", "price"]


class CityError(ValueError):
    """What is wrong with a city."""


@dataclass(frozen=True)
class City:
    """A city, and what else its count asks for."""

    cells: tuple[int, ...]
    hand: tuple[int, ...]
    gold: int
    museum: int
    first: str
    is_declared: bool
    is_late: bool
    options: Options

    @property
    def needed(self) -> int:
        return needed(self.options.end_at, self.is_declared)

    @property
    def is_complete(self) -> bool:
        return len(self.cells) >= self.needed

    @property
    def is_first(self) -> bool:
        """Where nobody else was, a complete city is the first one (C3.6 c)."""
        return self.first == "me" or (self.first == "nobody" and self.is_complete)

    @property
    def has(self) -> int:
        """The names in it, as a bit mask."""
        return sum(1 << kind for kind in {cell >> 1 for cell in self.cells})


class Try(NamedTuple):
    """A district that could stand in the city too: what it would add, and what it costs.

    From the hand it is built: it leaves the hand, and its price the purse. Any other is counted as if it were given.
    `bar` says why it cannot be built, if it cannot."""

    district: str
    gain: int
    points: int
    price: int
    in_hand: bool
    bar: Bar


def counted(plain: dict[str, Any]) -> tuple[City, Score, list[Try]]:
    """The city, its count with all steps, and all districts of the box: the best for it first, those of the hand before
    all others."""
    city = city_of(plain)
    now = count(city)
    tries = [tried(city, now.points, kind) for kind in range(len(DISTRICTS))]
    order = sorted(tries, key=lambda each: (not each.in_hand, each.bar != "", -each.gain))
    return city, now, order


def count(city: City) -> Score:
    return explain(
        city.cells,
        gold=city.gold,
        held=len(city.hand),
        stored=city.museum,
        is_fixed=city.is_late and city.options.haunted_city != "always",  # C4.13
        is_first=city.is_first,
        is_complete=city.is_complete,
    )


def tried(city: City, now: int, kind: int) -> Try:
    price, in_hand = price_beside(kind, city.has), kind in city.hand
    hand, gold = list(city.hand), city.gold
    if in_hand:
        hand.remove(kind)
        gold -= price
    grown = replaced(city, cells=(*city.cells, 2 * kind), hand=tuple(hand), gold=max(gold, 0))
    points = count(grown).points
    return Try(DISTRICTS[kind], points - now, points, price, in_hand, bar_of(city, kind, in_hand and gold < 0))


def bar_of(city: City, kind: int, is_dear: bool) -> Bar:
    """Why the district cannot be built by a character that lifts no ban."""
    barred = 0 if city.options.duplicates == "allowed" else barred_names(character.KING, city.has, len(city.cells))
    if barred >> kind & 1:
        return "twice"
    if sum(cell >> 1 == kind for cell in city.cells) == DISTRICT_ROWS[kind].copies:
        return "copies"
    if len(city.cells) == most.CITY:
        return "full"
    return "price" if is_dear else ""


def replaced(city: City, **changes: Any) -> City:
    return City(**{**{each.name: getattr(city, each.name) for each in fields(city)}, **changes})


# Reading


def city_of(plain: dict[str, Any]) -> City:
    for name in plain:
        if name not in FIELDS:
            raise CityError(f"a city has {', '.join(FIELDS[:-1])} and {FIELDS[-1]}, no {shown(name)}")
    if "city" not in plain:
        raise CityError('the city is missing: "city": ["tavern", "keep"], or [] for an empty one')
    cells, hand = cells_of(plain, "city"), cells_of(plain, "hand")
    if len(cells) > most.CITY:
        raise CityError(f"a city holds at most {most.CITY} districts, not {len(cells)}")
    if any(cell & 1 for cell in hand):
        raise CityError("an Artist's gold lies on districts of a city, not on cards in hand (C2.19)")
    check_copies([cell >> 1 for cell in cells + hand])
    first = plain.get("first", "nobody")
    if first not in FIRST:
        raise CityError(f"first is {', '.join(FIRST[:-1])} or {FIRST[-1]}, not {shown(first)} (C3.6)")
    return City(
        cells=tuple(cells),
        hand=tuple(cell >> 1 for cell in hand),
        gold=number_of(plain, "gold", GOLD_MOST),
        museum=number_of(plain, "museum", sum(row.copies for row in DISTRICT_ROWS)),
        first=first,
        is_declared=flag_of(plain, "declared"),
        is_late=flag_of(plain, "late"),
        options=options_of(plain),
    )


def cells_of(plain: dict[str, Any], where: str) -> list[int]:
    names = plain.get(where, [])
    if not isinstance(names, list):
        raise CityError(f'{where} is a list of districts like ["tavern", "keep"], not {shown(names)}')
    cells = []
    for number, name in enumerate(names):
        cell = cell_of(name) if isinstance(name, str) else None
        if cell is None:
            known = ", ".join(DISTRICTS)
            raise CityError(f"{where} {number}: there is no district {shown(name)}; the districts are {known} (C1.2)")
        cells.append(cell)
    return cells


def check_copies(kinds: list[int]) -> None:
    for kind in kinds:
        if kinds.count(kind) > DISTRICT_ROWS[kind].copies:
            raise CityError(f"the box has {DISTRICT_ROWS[kind].copies} of {bare(DISTRICTS[kind])}, not more (C1.2)")


def number_of(plain: dict[str, Any], name: str, most: int) -> int:
    value = plain.get(name, 0)
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= most:
        raise CityError(f"{name} is a whole number from 0 to {most}, not {shown(value)}")
    return value


def flag_of(plain: dict[str, Any], name: str) -> bool:
    value = plain.get(name, False)
    if not isinstance(value, bool):
        raise CityError(f"{name} is true or false, not {shown(value)}")
    return value


def options_of(plain: dict[str, Any]) -> Options:
    """A table's options may come as they are: those that nothing here asks for are not read."""
    given = plain.get("options", {})
    if not isinstance(given, dict):
        raise CityError(f'options is an object like {{"end_at": 7}}, not {shown(given)}')
    known = {each.name for each in fields(Options)}
    read = {name: value for name, value in given.items() if name in ASKED or name not in known}
    try:
        return core_options.read(Options, read, SEATS, "C4", EDITIONS)
    except ValueError as error:
        raise CityError(str(error)[:300]) from None
