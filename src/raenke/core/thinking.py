"""How long a search thinks: a number of iterations, a number of seconds, or until it is stopped."""

from collections.abc import Callable, Iterator
from time import perf_counter

from raenke.core.search import Search

try:
    from raenke.core._free import think_free
except ImportError:  # uncompiled code cannot run without Python's lock
    from raenke.core.batch_pure import think_free

FIRST = 32  # iterations before the first look at the clock
LOOK = 0.002  # seconds between two looks at the clock


def think(
    search: Search,
    iterations: int | None = None,
    seconds: float | None = None,
    is_stopped: Callable[[], bool] | None = None,
) -> None:
    """Let a search think until one of these limits. With iterations alone, the same seed gives the same result."""
    if is_stopped is None and seconds is None:
        think_free(search, iterations or 0)
        return
    for _ in in_portions(search, iterations, seconds, is_stopped):
        pass


def in_portions(
    search: Search,
    iterations: int | None = None,
    seconds: float | None = None,
    is_stopped: Callable[[], bool] | None = None,
) -> Iterator[None]:
    """The same in portions of some 2 ms, for who has something else to do between them."""
    begun = now = perf_counter()
    until = begun + seconds if seconds is not None else float("inf")
    left = iterations if iterations is not None else 1 << 62
    portion = FIRST
    while left and now < until and not (is_stopped is not None and is_stopped()):
        portion = min(left, portion)
        think_free(search, portion)
        left -= portion
        begun, now = now, perf_counter()
        pace = portion / max(now - begun, 1e-6)
        portion = max(1, int(pace * min(LOOK, until - now)))
        yield
        now = perf_counter()  # what was done between counts as thinking, but not for the pace
