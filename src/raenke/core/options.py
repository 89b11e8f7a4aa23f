"""The options of a game as rows: values, default and paragraph of each; and editions, which are named sets of them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from typing import Any, NamedTuple, TypeVar

from raenke.core.errors import OptionError

T = TypeVar("T")
Chosen = TypeVar("Chosen", bound="Options")
Check = Callable[[str, object, int], object]
Named = Mapping[str, Mapping[str, object]]
"""Values of options by a name: editions or presets."""
SWITCHES = (("off", "on"), ("no", "yes"))
EDITION = "edition"


@dataclass(frozen=True)
class Options:
    """How a table reads the rules. A game adds a field for each option, made by one of the functions below."""

    def as_dict(self) -> dict[str, object]:
        """All options by name, ready for JSON."""
        chosen = {row.name: getattr(self, row.name) for row in fields(self)}
        return {name: list(value) if isinstance(value, tuple) else value for name, value in chosen.items()}


class Former(NamedTuple):
    """How an earlier version of the rules had the options."""

    before: str
    """The first option that came later; all rows below it did too, so new rows go to the end."""
    defaults: Mapping[str, object] = {}
    """The defaults that were others then."""

    def known(self, options: Mapping[str, T]) -> dict[str, T]:
        """Of all options, those that there were then."""
        names = list(options)
        return {name: options[name] for name in names[: names.index(self.before)]}


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


def read(
    kind: type[Chosen], given: Mapping[str, object], seats: int, section: str, editions: Named | None = None
) -> Chosen:
    """Check options as people or programs write them, and add the defaults. They may name an edition; an option given
    beside it wins."""
    rows = {row.name: row for row in fields(kind)}
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


def check_seats(seats: object, most: int, game: str, paragraph: str = "", least: int = 2) -> int:
    if not isinstance(seats, int) or isinstance(seats, bool) or not least <= seats <= most:
        where = f" ({paragraph})" if paragraph else ""
        raise OptionError(f"{game} is for {least} to {most} seats, not {seats!r}{where}")
    return seats
