"""The options of a game as rows: values, default and paragraph of each; and editions, which are named sets of them."""

from collections.abc import Callable, Mapping
from dataclasses import Field, dataclass, field, fields
from typing import Any, ClassVar, TypeVar

from raenke.core.errors import OptionError

T = TypeVar("T", bound="Options")
Check = Callable[[str, object, int], object]
Named = Mapping[str, Mapping[str, object]]
"""Values of options by a name: editions or presets."""
SWITCHES = (("off", "on"), ("no", "yes"))
EDITION = "edition"


@dataclass(frozen=True)
class Options:
    """How a table reads the rules. A game adds a field for each option, made by one of the functions below."""

    later: ClassVar[str] = ""
    """The first row that was added after records were kept; all rows below it are later too. New rows go to the end,
    and the default of a later row never changes."""

    def as_dict(self) -> dict[str, object]:
        """All options by name, ready for JSON."""
        chosen = {row.name: getattr(self, row.name) for row in fields(self)}
        return {name: list(value) if isinstance(value, tuple) else value for name, value in chosen.items()}

    def written(self) -> dict[str, object]:
        """The options as records and events have them: a later one only where it is not at its default, so that what
        was recorded before it was there stays the same."""
        rows = fields(self)
        names = [row.name for row in rows]
        first = names.index(self.later) if self.later else len(rows)
        left_out = {row.name for row in rows[first:] if getattr(self, row.name) == row.default}
        return {name: value for name, value in self.as_dict().items() if name not in left_out}


def checked(paragraph: str, default: Any, check: Check) -> Any:
    """An option with its own check, which gets its name, the given value and the seats."""
    return field(default=default, metadata={"paragraph": paragraph, "check": check})


def one_of(paragraph: str, *values: str) -> Any:
    """One of these words, the default first."""

    def check(name: str, value: object, _: int) -> object:
        if isinstance(value, bool) and values in SWITCHES:
            return values[value]
        if value not in values:
            raise OptionError(f"option {name} is {' or '.join(values)}, not {value!r} ({paragraph})")
        return value

    return field(default=values[0], metadata={"paragraph": paragraph, "check": check, "values": values})


def whole_number(paragraph: str, default: int | str, least: int, most: int, digits: int = 1) -> Any:
    """A whole number, or a word if the default is one."""
    return checked(
        paragraph, default, lambda name, value, _: number(name, value, default, least, most, digits, paragraph)
    )


def seat_or(paragraph: str, word: str) -> Any:
    """A seat, or a word."""
    return checked(paragraph, word, lambda name, value, seats: number(name, value, word, 0, seats - 1, 1, paragraph))


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


def paragraphs_of(kind: type[Options]) -> dict[str, str]:
    """The paragraph of each option."""
    return {row.name: row.metadata["paragraph"] for row in fields(kind)}


def read(kind: type[T], given: Mapping[str, object], seats: int, section: str, editions: Named | None = None) -> T:
    """Check options as people or programs write them, and add the defaults. They may name an edition; an option given
    beside it wins."""
    rows: dict[str, Field[Any]] = {row.name: row for row in fields(kind)}
    chosen = {}
    for name, value in spelled_out(given, editions or {}, section).items():
        if name not in rows:
            known = ", ".join([*([EDITION] if editions else []), *rows])
            raise OptionError(f"there is no option {name!r}; the options are {known} ({section})")
        chosen[name] = rows[name].metadata["check"](name, value, seats)
    return kind(**chosen)


def spelled_out(given: Mapping[str, object], editions: Named, section: str) -> Mapping[str, object]:
    """The options of the edition that is named, then those given beside it."""
    if EDITION not in given or not editions:
        return given
    name = given[EDITION]
    if not isinstance(name, str) or name not in editions:
        raise OptionError(f"there is no edition {name!r}; the editions are {', '.join(editions)} ({section})")
    return {**editions[name], **{option: value for option, value in given.items() if option != EDITION}}


def check_seats(seats: object, most: int, game: str, paragraph: str) -> int:
    if not isinstance(seats, int) or isinstance(seats, bool) or not 2 <= seats <= most:
        raise OptionError(f"{game} is for 2 to {most} seats, not {seats!r} ({paragraph})")
    return seats
