"""Streams of events with one thing wrong, to see that a referee finds each."""

from __future__ import annotations

import copy
import random
from typing import TYPE_CHECKING, Any

from tests.laws.referee import RefereeError, check_choices

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tests.laws.referee import Event, EventReader

# The stream does not settle what options and the steps of an award say.
FREE = ("options", "steps")


def missed_faults(
    referee: type[EventReader],
    events: list[Event],
    moves: Sequence[str] | None = None,
    *,
    share: float = 1.0,
    name: str = "no_such_name",
) -> list[str]:
    """Which of a share of all faults the referee does not see. `name` takes the place of every other name."""
    rng = random.Random("faults")
    untouched = copy.deepcopy(events)
    missed = []
    for fault, stream in faults(events, name):
        if rng.random() < share:
            reader = referee(stream)
            try:
                reader.follow()
                check_choices(reader.choices, moves, None)
            except RefereeError:
                continue
            missed.append(fault)
    assert events == untouched
    return missed


def faults(events: list[Event], name: str) -> Iterator[tuple[str, list[Event]]]:
    """Every stream with one event dropped, repeated, out of order or with one value changed."""
    for index, event in enumerate(events):
        at = f"{index} {event['type']}"
        yield f"{at} dropped", events[:index] + events[index + 1 :]
        yield f"{at} repeated", [*events[: index + 1], *events[index:]]
        if index + 1 < len(events) and event != events[index + 1]:
            yield f"{at} after its successor", [*events[:index], events[index + 1], event, *events[index + 2 :]]
        for field, value in event.items():
            if field not in FREE:
                for other in other_values(value, name):
                    yield f"{at} with {field} {other}", with_other(events, index, field, other)
        yield f"{at} with a field more", with_other(events, index, "extra", 1)


def with_other(events: list[Event], index: int, field: str, value: Any) -> list[Event]:
    return [*events[:index], {**events[index], field: value}, *events[index + 1 :]]


def other_values(value: Any, name: str) -> Iterator[Any]:
    if value is None:
        yield 0
    elif isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield value + 1
        yield float(value)
        yield None
    elif isinstance(value, float):
        yield value + 0.5
    elif isinstance(value, str):
        yield "no_such_name" if value == name else name
    elif isinstance(value, dict):
        yield {**value, "other": 1}
        for key in value:
            yield {other: number for other, number in value.items() if other != key}
            for changed in other_values(value[key], name):
                yield {**value, key: changed}
    else:
        yield [*value, *(value[-1:] or [0])]
        for place, element in enumerate(value):
            yield value[:place] + value[place + 1 :]
            for changed in other_values(element, name):
                yield [*value[:place], changed, *value[place + 1 :]]
