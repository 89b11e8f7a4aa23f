"""A verb of a move: its numbers, and what is asked and done when a player says it."""

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from raenke.citadels.board import Board

Ask = Callable[["Board", int, int], int]  # the table, who decides, what is named
Act = Callable[["Board", int, int], None]


class Verb(NamedTuple):
    """A row of the table of verbs."""

    first: int  # its first move; what it names is added
    targets: int
    phases: int  # in which it can be said, as a set
    deed: int  # of which there is one per turn,
    done: int  # and why not again
    who: int  # whose ability it is, or
    district: int  # what works
    paragraph: int
    price: Ask  # below 0 if it always costs or brings the same
    spares: Ask  # why a whole city is spared, for a verb that names a district of one
    bar: Ask  # why it cannot be done
    play: Act
