"""What a bot can say about a move."""

from typing import NamedTuple


class Advice(NamedTuple):
    """A move, its value compared to the others, and the id of the text that says why ("" for no reason)."""

    option: str
    value: float
    reason: str
