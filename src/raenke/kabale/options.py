"""The other readings of the rules a table may choose (K5), checked."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields

from raenke.core.errors import OptionError
from raenke.kabale import most
from raenke.kabale.cards import ALLIES

# The named values of each option, the default first.
VALUES = {
    "round_end": ("at_once", "after_action"),
    "doppelganger": ("printed", "current"),
    "floor": ("zero", "none"),
    "cloaked_card": ("own_card", "replaces_cloak"),
    "uncontested_goal": ("removed", "nearest"),
    "scores": ("hidden", "open"),
}


@dataclass(frozen=True)
class Options:
    """How this table reads the rules."""

    round_end: str = "at_once"  # K5.1
    doppelganger: str = "printed"  # K5.2
    floor: str = "zero"  # K5.3
    cloaked_card: str = "own_card"  # K5.4
    uncontested_goal: str = "removed"  # K5.5
    start_player: str | int = "random"  # K5.6
    scores: str = "hidden"  # K5.7
    rounds: int = most.ROUNDS  # K5.8
    allies: str | tuple[str, ...] = "all"  # K5.9

    def as_dict(self) -> dict[str, object]:
        """All options by name, ready for JSON."""
        return {
            field.name: list(value) if isinstance(value, tuple) else value
            for field in fields(self)
            for value in (getattr(self, field.name),)
        }

    @property
    def ally_ids(self) -> tuple[str, ...]:
        """The allies of every player, in the order of the card table."""
        return ALLIES if isinstance(self.allies, str) else self.allies


def options_of(given: Mapping[str, object], seats: int = most.SEATS) -> Options:
    """Check options as people or programs write them and fill up with the defaults."""
    chosen: dict[str, object] = {}
    for name, value in given.items():
        if name in VALUES:
            chosen[name] = one_of(name, value)
        elif name == "start_player":
            chosen[name] = start_player_of(value, seats)
        elif name == "rounds":
            chosen[name] = whole_number(name, value, 1, most.ROUNDS, "K5.8")
        elif name == "allies":
            chosen[name] = allies_of(value)
        else:
            known = ", ".join(field.name for field in fields(Options))
            raise OptionError(f"there is no option {name!r}; the options are {known} (K5)")
    return Options(**chosen)  # type: ignore[arg-type]


def one_of(name: str, value: object) -> str:
    if not isinstance(value, str) or value not in VALUES[name]:
        raise OptionError(f"option {name} is {' or '.join(VALUES[name])}, not {value!r} (K5)")
    return value


def start_player_of(value: object, seats: int) -> str | int:
    if value == "random":
        return "random"
    return whole_number("start_player", value, 0, seats - 1, "K5.6", "random or ")


def whole_number(name: str, value: object, least: int, most: int, paragraph: str, also: str = "") -> int:
    if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) == 1:
        value = int(value)
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise OptionError(f"option {name} is {also}a whole number from {least} to {most}, not {value!r} ({paragraph})")
    return value


def allies_of(value: object) -> str | tuple[str, ...]:
    if value == "all":
        return "all"
    if isinstance(value, str):
        value = [name.strip() for name in value.split(",") if name.strip()]
    if not isinstance(value, Iterable):
        raise OptionError(f"option allies is all or a list of allies, not {value!r} (K5.9)")
    names = list(value)
    if not names:
        raise OptionError("option allies needs at least one ally (K5.9)")
    for name in names:
        if name not in ALLIES:
            raise OptionError(f"there is no ally {name!r}; the allies are {', '.join(ALLIES)} (K5.9)")
        if names.count(name) > 1:
            raise OptionError(f"option allies names {name} twice; every ally is in the deck once (K5.9)")
    if len(names) == len(ALLIES):
        return "all"
    return tuple(name for name in ALLIES if name in names)


def check_seats(seats: object) -> int:
    if not isinstance(seats, int) or isinstance(seats, bool) or not 2 <= seats <= most.SEATS:
        raise OptionError(f"Kabale is for 2 to {most.SEATS} seats, not {seats!r} (K1.1)")
    return seats
