"""What the referees of all games share: reading events in order, and comparing moves and offers with them."""

from __future__ import annotations

import json
from collections import Counter
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, NoReturn, TypeVar

if TYPE_CHECKING:
    from collections.abc import Sequence

Event = dict[str, Any]


class RefereeError(AssertionError):
    """An event that the rules do not allow, with its index and the reason."""


class Choice(NamedTuple):
    """What a seat could do by the rules, and what it did."""

    seat: int
    offered: frozenset[str]
    made: str


class EventReader:
    """Reads events in order, as they stand in JSON; whatever is not exactly what must come next is a fault."""

    fields: ClassVar[dict[str, set[str]]]
    """Of each type of event."""

    def __init__(self, events: Sequence[Event]) -> None:
        self.events = list(events)
        self.index = 0
        self.choices: list[Choice] = []
        self.met: Counter[str] = Counter()  # rare things that happened, to know what a run has covered

    def follow(self) -> None:
        """From the first event to the last."""
        raise NotImplementedError

    def fail(self, reason: str) -> NoReturn:
        raise RefereeError(f"event {self.index}: {reason}; got {self.next_event() or 'no event'}")

    def reject(self, reason: str) -> NoReturn:
        """The event just taken is wrong."""
        self.index -= 1
        self.fail(reason)

    def next_event(self) -> Event:
        return self.events[self.index] if self.index < len(self.events) else {}

    def coming(self) -> str:
        return str(self.next_event().get("type", ""))

    def take(self, kind: str, **fixed: Any) -> Event:
        """The next event, which must be of this kind, with these values."""
        if self.coming() != kind:
            self.fail(f"expected {kind} {fixed}")
        event = self.events[self.index]
        if set(event) != self.fields[kind] | {"type"}:
            self.fail(f"{kind} must have the fields {sorted(self.fields[kind])}")
        for name, value in fixed.items():
            if not is_same(event[name], value):
                self.fail(f"expected {kind} with {name} {value!r}")
        self.index += 1
        return event

    def take_last(self, kind: str, **fixed: Any) -> None:
        self.take(kind, **fixed)
        if self.index != len(self.events):
            self.fail(f"nothing follows {kind}")


R = TypeVar("R", bound=EventReader)


def checked(
    referee: type[R],
    events: Sequence[Event],
    moves: Sequence[str] | None = None,
    offers: Sequence[tuple[int, Sequence[str]]] | None = None,
) -> R:
    """Check one whole game; with `moves` the record's texts too, with `offers` who could choose from what."""
    follower = referee(as_json(events))
    follower.follow()
    check_choices(follower.choices, moves, offers)
    return follower


def check_choices(
    choices: Sequence[Choice], moves: Sequence[str] | None, offers: Sequence[tuple[int, Sequence[str]]] | None
) -> None:
    """Compare what a record says was played and offered with what the referee found."""
    if moves is not None:
        made = [choice.made for choice in choices]
        if list(moves) != made:
            both = enumerate(zip(moves, made, strict=False))
            place = next((number for number, (own, other) in both if own != other), min(len(moves), len(made)))
            raise RefereeError(f"moves: at {place} expected {made[place : place + 1]}, got {moves[place : place + 1]}")
    if offers is not None:
        if len(offers) != len(choices):
            raise RefereeError(f"offers: {len(choices)} choices were made, {len(offers)} were offered")
        for number, ((seat, texts), choice) in enumerate(zip(offers, choices, strict=True)):
            missing, extra = sorted(choice.offered - set(texts)), sorted(set(texts) - choice.offered)
            if seat != choice.seat or len(texts) != len(set(texts)) or missing or extra:
                raise RefereeError(
                    f"offer {number}: seat {choice.seat} is asked, not {seat}; missing {missing}, too many {extra},"
                    f" of {sorted(choice.offered)}"
                )


def as_json(value: Any) -> Any:
    """What counts of an event: no tuples, and keys are strings."""
    return json.loads(json.dumps(value))


def is_same(got: Any, expected: Any) -> bool:
    """Equal in value and in kind: 1, 1.0 and true are three things in a record."""
    if isinstance(expected, list):
        return isinstance(got, list) and len(got) == len(expected) and all(map(is_same, got, expected))
    if isinstance(expected, dict):
        if not isinstance(got, dict) or set(got) != set(expected):
            return False
        return all(is_same(got[key], expected[key]) for key in expected)
    return type(got) is type(expected) and bool(got == expected)
