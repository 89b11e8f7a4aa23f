"""Work in portions: a generator that yields between them and returns what it found."""

from collections.abc import Callable, Generator
from typing import Any


def whole(function: Callable[..., Any], *arguments: Any) -> Any:
    """The result of a call, or if that is work in portions, the result of all of it."""
    found = function(*arguments)
    return run_out(found) if isinstance(found, Generator) else found


def run_out(work: Generator[Any, None, Any]) -> Any:
    """Do all portions at once."""
    while True:
        try:
            next(work)
        except StopIteration as done:
            return done.value
