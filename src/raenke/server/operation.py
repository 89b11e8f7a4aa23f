"""An operation a game brings besides its tables: a method, a path, and what is done; known to servers and devices."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from raenke.words import Words


class Operation(NamedTuple):
    """Names in braces in the path are given to `act`, with the JSON body if there is one, and the reader's words."""

    method: str
    path: str
    game: str
    act: Callable[[Mapping[str, str], Any, Words], Any]
