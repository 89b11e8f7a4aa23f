"""Events as frozen records; every type must say what each seat may know of it."""

import re
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Literal

import msgspec

Reader = Callable[[Any, int], Any]
"""Makes a field of an event from the notes of a step (`core/notes`) and a number among them."""


def snake_case(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Event(msgspec.Struct, frozen=True, tag_field="type", tag=snake_case):
    """One thing that happened. A type that does not define `seen` cannot be imported."""

    # How the numbers of a note are read, in their order, each as one field or several. Empty for what is never noted.
    from_note: ClassVar[Mapping[str, Reader]] = {}
    # Draws and shuffles: people see them only on request.
    is_routine: ClassVar[bool] = False
    # Whether this event begins the turn of `seat`, ends the current turn, or means that nobody has a turn.
    turn: ClassVar[Literal["goes_on", "begins", "ends", "nobodys"]] = "goes_on"

    def __init_subclass__(cls) -> None:
        if "seen" not in cls.__dict__:
            raise TypeError(f"{cls.__name__} must say what each seat may know of it: define seen()")

    @property
    def type(self) -> str:
        """The name of this kind of event in records: `card_laid`."""
        return snake_case(type(self).__name__)

    def seen(self, seat: int | None) -> "Event | None":
        """What a seat (None: a spectator) may know of it: this event, an event of another type, or nothing."""
        raise NotImplementedError

    def written(self) -> dict[str, Any]:
        """The event as records have it, without fields that serve only to tell or draw it."""
        return carried(self)


def everybody(event: Event, seat: int | None) -> Event:
    """Open to all: a type says so with `seen = everybody`."""
    return event


def carried(event: Event) -> dict[str, Any]:
    """All fields of the event: enough to tell and draw it without other events."""
    plain: dict[str, Any] = msgspec.to_builtins(event, str_keys=True)
    return plain


def to_dict(event: Event) -> dict[str, Any]:
    """The event as in a record, ready for JSON."""
    return event.written()


def to_json(event: Event) -> str:
    """The event in a record as one line of JSON."""
    return msgspec.json.encode(event.written()).decode()
