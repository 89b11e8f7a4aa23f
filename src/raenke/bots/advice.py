"""What a bot that thinks can say of a move."""

from typing import NamedTuple


class Advice(NamedTuple):
    """A move, what it is worth in points, and the id of the text that says why: "" if nothing can be said for it."""

    option: str
    value: float
    reason: str
