"""The options of a game as rows: the values, the default and the paragraph of each."""

from collections.abc import Callable, Mapping
from dataclasses import Field, dataclass, field, fields
from typing import Any, TypeVar

from raenke.core.errors import OptionError

T = TypeVar("T", bound="Options")
Check = Callable[[str, object, int], object]
SWITCHES = (("off", "on"), ("no", "yes"))


@dataclass(frozen=True)
class Options:
    """How a table reads the rules. A game adds a field for each option, made by one of the functions below."""

    def as_dict(self) -> dict[str, object]:
        """All options by name, ready for JSON."""
        chosen = {row.name: getattr(self, row.name) for row in fields(self)}
        return {name: list(value) if isinstance(value, tuple) else value for name, value in chosen.items()}


def checked(default: Any, check: Check) -> Any:
    """An option with its own check, which gets its name, the given value and the seats."""
    return field(default=default, metadata={"check": check})


def one_of(paragraph: str, *values: str) -> Any:
    """One of these words, the default first."""

    def check(name: str, value: object, _: int) -> object:
        if isinstance(value, bool) and values in SWITCHES:
            return values[value]
        if value not in values:
            raise OptionError(f"option {name} is {' or '.join(values)}, not {value!r} ({paragraph})")
        return value

    return field(default=values[0], metadata={"check": check, "values": values})


def whole_number(paragraph: str, default: int | str, least: int, most: int, digits: int = 1) -> Any:
    """A whole number, or a word if the default is one."""
    return checked(default, lambda name, value, _: number(name, value, default, least, most, digits, paragraph))


def seat_or(paragraph: str, word: str) -> Any:
    """A seat, or a word."""
    return checked(word, lambda name, value, seats: number(name, value, word, 0, seats - 1, 1, paragraph))


def number(
    name: str, value: object, default: int | str, least: int, most: int, digits: int, paragraph: str
) -> int | str:
    if isinstance(default, str) and (value == default or (value is None and default == "none")):
        return default
    if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) <= digits:
        value = int(value)
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        also = f"{default} or " if isinstance(default, str) else ""
        raise OptionError(f"option {name} is {also}a whole number from {least} to {most}, not {value!r} ({paragraph})")
    return value


def values_of(kind: type[Options]) -> dict[str, tuple[str, ...]]:
    """The options made by `one_of`, with their words."""
    return {row.name: row.metadata["values"] for row in fields(kind) if "values" in row.metadata}


def read(kind: type[T], given: Mapping[str, object], seats: int, section: str) -> T:
    """Check options as people or programs write them, and add the defaults."""
    rows: dict[str, Field[Any]] = {row.name: row for row in fields(kind)}
    chosen = {}
    for name, value in given.items():
        if name not in rows:
            raise OptionError(f"there is no option {name!r}; the options are {', '.join(rows)} ({section})")
        chosen[name] = rows[name].metadata["check"](name, value, seats)
    return kind(**chosen)


def check_seats(seats: object, most: int, game: str, paragraph: str = "", least: int = 2) -> int:
    if not isinstance(seats, int) or isinstance(seats, bool) or not least <= seats <= most:
        where = f" ({paragraph})" if paragraph else ""
        raise OptionError(f"{game} is for {least} to {most} seats, not {seats!r}{where}")
    return seats
