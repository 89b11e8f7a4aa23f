"""What a bot that thinks can say of a move."""

from typing import NamedTuple


class Advice(NamedTuple):
    """A move, what it is worth beside the others, and the id of the text that says why: "" if nothing can be said."""

    option: str
    value: float
    reason: str
