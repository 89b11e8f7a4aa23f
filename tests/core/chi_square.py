"""Whether counts are as even as chance makes them."""

from collections.abc import Mapping, Sequence
from typing import Any


def statistic(counts: Sequence[int], expected: Sequence[float]) -> float:
    return sum((count - mean) ** 2 / mean for count, mean in zip(counts, expected, strict=True))


def bound(freedom: int) -> float:
    """The bound that chance exceeds once in a thousand times (Wilson and Hilferty)."""
    ninth = 2 / (9 * freedom)
    return float(freedom * (1 - ninth + 3.0902 * ninth**0.5) ** 3)


def is_even(counts: Mapping[Any, int], cells: int) -> bool:
    """True unless the counts over so many equally likely cells are farther apart than chance explains."""
    total = sum(counts.values())
    all_counts = [*counts.values(), *[0] * (cells - len(counts))]
    return len(all_counts) == cells and statistic(all_counts, [total / cells] * cells) < bound(cells - 1)
