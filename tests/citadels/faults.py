"""Planted faults: a stream of events with one thing wrong."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

from tests.citadels.referee import RefereeError, check_game

if TYPE_CHECKING:
    from collections.abc import Iterator

Event = dict[str, Any]


def faults(events: list[Event]) -> Iterator[tuple[str, list[Event]]]:
    """Every stream with one event dropped, repeated, out of order or with one value changed."""
    for index, event in enumerate(events):
        name = f"{index} {event['type']}"
        yield f"{name} dropped", events[:index] + events[index + 1 :]
        yield f"{name} repeated", [*events[: index + 1], *events[index:]]
        if index + 1 < len(events) and event != events[index + 1]:
            yield f"{name} after its successor", [*events[:index], events[index + 1], event, *events[index + 2 :]]
        for field, value in event.items():
            # What options say is not settled by the stream.
            if field != "options":
                for other in other_values(value):
                    yield f"{name} with {field} {other}", with_other(events, index, field, other)
        yield f"{name} with a field more", with_other(events, index, "extra", 1)


def with_other(events: list[Event], index: int, field: str, value: Any) -> list[Event]:
    return [*events[:index], {**events[index], field: value}, *events[index + 1 :]]


def other_values(value: Any) -> Iterator[Any]:
    if value is None:
        yield 0
    elif isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield value + 1
        yield float(value)
        yield None
    elif isinstance(value, str):
        yield "no_such_name"
    elif isinstance(value, dict):
        yield {**value, "other": 1}
        for key in value:
            yield {other: number for other, number in value.items() if other != key}
            for other in other_values(value[key]):
                yield {**value, key: other}
    else:
        yield [*value, *(value[-1:] or [0])]
        for place in {0, len(value) - 1} if value else ():
            yield value[:place] + value[place + 1 :]
            for other in other_values(value[place]):
                yield [*value[:place], other, *value[place + 1 :]]


def missed_faults(events: list[Event], moves: list[str], share: float) -> list[str]:
    """Which of a share of all faults the referee does not see; two picks in another order are another game."""
    rng = random.Random("faults")
    missed = []
    for name, stream in faults(events):
        if rng.random() < share:
            try:
                check_game(stream, moves)
            except RefereeError:
                continue
            missed.append(name)
    return missed
