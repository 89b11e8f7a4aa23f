"""What happened, as frozen records; every type must say what each seat may know of it."""

import re
from typing import Any, ClassVar, Literal

import msgspec


def snake_case(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Event(msgspec.Struct, frozen=True, tag_field="type", tag=snake_case):
    """One thing that happened. A type that does not define `seen` cannot be imported."""

    # Draws and shuffles: people are told of them when they ask.
    is_routine: ClassVar[bool] = False
    # Whether with it the turn of `seat` begins, the turn there is ends, or nobody has one.
    turn: ClassVar[Literal["goes_on", "begins", "ends", "nobodys"]] = "goes_on"

    def __init_subclass__(cls) -> None:
        if "seen" not in cls.__dict__:
            raise TypeError(f"{cls.__name__} must say what each seat may know of it: define seen()")

    @property
    def type(self) -> str:
        """The name of this kind of event in records: `card_laid`."""
        return snake_case(type(self).__name__)

    def seen(self, seat: int | None) -> "Event | None":
        """What a seat (None: a spectator) may know of it: this event, one of another type, or nothing."""
        raise NotImplementedError

    def written(self) -> dict[str, Any]:
        """As records have it. What a type carries besides, for who tells or draws it, is left out here."""
        return carried(self)


def everybody(event: Event, seat: int | None) -> Event:
    """Open to all: `seen = everybody` says so of a type."""
    return event


def carried(event: Event) -> dict[str, Any]:
    """All that the event carries: enough to tell and to draw it, without a look at others."""
    plain: dict[str, Any] = msgspec.to_builtins(event, str_keys=True)
    return plain


def to_dict(event: Event) -> dict[str, Any]:
    """The event as in a record, ready for JSON."""
    return event.written()


def to_json(event: Event) -> str:
    """The event in a record as one line of JSON."""
    return msgspec.json.encode(event.written()).decode()
