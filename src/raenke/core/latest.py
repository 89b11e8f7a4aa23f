"""What was made last, kept: callers ask many questions about one view."""

from collections.abc import Callable
from functools import wraps
from typing import TypeVar

Told = TypeVar("Told")
Made = TypeVar("Made")


def keeping_the_last(make: Callable[[Told], Made]) -> Callable[[Told], Made]:
    """Do not make the same again for the very same object as last time."""
    last: list[tuple[Told, Made]] = []

    @wraps(make)
    def made(told: Told) -> Made:
        kept = last[0] if last else None
        if kept is None or kept[0] is not told:
            kept = (told, make(told))
            last[:] = [kept]
        return kept[1]

    return made
