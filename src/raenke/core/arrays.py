"""Arrays of numbers, in C and in Python alike."""

from typing import Any, overload


@overload
def zeros(count: int, /) -> list[int]: ...
@overload
def zeros(rows: int, count: int, /) -> list[list[int]]: ...
def zeros(*shape: int) -> list[Any]:
    """Lists in lists of so many zeros; compiled, what they are assigned to is an array of that shape."""
    if len(shape) == 1:
        return [0] * shape[0]
    return [[0] * shape[1] for _ in range(shape[0])]
