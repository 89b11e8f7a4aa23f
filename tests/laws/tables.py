"""What a game brings to the laws: its tables, and what lies on them."""

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from hypothesis import strategies as st

from raenke import Match

Options = dict[str, Any]


def any_of(chooser: random.Random, style: int, moves: list[str]) -> str:
    return chooser.choice(moves)


def as_they_are(seats: int, options: Options) -> Options:
    return options


@dataclass(frozen=True)
class Tables:
    """The tables of one game."""

    seats: range
    options: Mapping[str, list[Any]]
    """All values worth trying, the default first."""

    position_of: Callable[[Any], Any]
    cards_of: Callable[[Any], Any]
    """All cards of a position, wherever they are; they stay the same throughout a game."""

    moves_at_most: Callable[[int, Options], int]
    """By seats and options."""

    paragraph: str
    """What the paragraphs of its rules begin with."""

    tried: list[str]
    """Moves that are refused for what somebody holds."""

    other_hidden: Callable[[Match, int, random.Random], Any]
    """The position a match began with, two cards exchanged that this seat has not seen and everybody knows the same of;
    None if there are none."""

    check_true: Callable[[Any, Any], None]
    """Is all that is said to be known in a view true of a position?"""

    keeps_cards: bool = True
    """Whether an imagined table has the very cards of the true one."""

    pick: Callable[[random.Random, int, list[str]], str] = any_of
    """A random move in some style, so that rare things happen."""

    fitting: Callable[[int, Options], Options] = as_they_are
    """The same options, as far as this many seats can have them."""

    lively: Options = field(default_factory=dict)
    """With these options much happens."""

    drawn: Mapping[str, st.SearchStrategy[Any]] = field(default_factory=dict)
    """Options with too many values to list."""

    bounded: Options = field(default_factory=dict)
    """With these options it ends whatever the players do."""

    former: Options = field(default_factory=dict)
    """The defaults of rules 1 that have changed since."""

    former_digests: Mapping[int, tuple[int, int]] = field(default_factory=dict)
    """The digests of rules 1, which no later release may change."""

    digests: Mapping[int, tuple[int, int]] = field(default_factory=dict)
    """By seats, of ten lively games: computed once, uncompiled. Compiled, the same games must come out."""

    looks: int = 10
    """At how many moments of a match the laws look at views."""
