"""Arrays of numbers, both in C and in Python."""

from typing import Any, overload


@overload
def zeros(count: int, /) -> list[int]: ...
@overload
def zeros(rows: int, count: int, /) -> list[list[int]]: ...
def zeros(*shape: int) -> list[Any]:
    """Nested lists of zeros; in compiled code, the field they are assigned to is an array of that shape."""
    if len(shape) == 1:
        return [0] * shape[0]
    return [[0] * shape[1] for _ in range(shape[0])]
