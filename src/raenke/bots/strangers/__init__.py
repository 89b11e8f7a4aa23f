"""Players of other designs, to measure ours against: written from the rule pages alone, and never used for fitting."""

from collections.abc import Callable, Mapping
from typing import Any

from raenke.bots.strangers.flat import Flat
from raenke.core.errors import OptionError
from raenke.core.game import Game, part

STRANGER = "stranger"
FLAT = "flat"


def strangers_of(game: Game) -> list[str]:
    """The names of a game's strangers; every game has the one that knows nothing but how to play."""
    own: Mapping[str, Any] = part(game.strangers, {})
    return [*own, FLAT]


def stranger(name: str, game: Game, seed: int) -> Any:
    """The stranger of this name."""
    own: Mapping[str, Callable[[int], Any]] = part(game.strangers, {})
    if name in own:
        return own[name](seed)
    if name == FLAT:
        return Flat(game, seed)
    known = ", ".join(f"{STRANGER}:{each}" for each in strangers_of(game))
    raise OptionError(f"there is no stranger {name!r} for {game.name}; there are {known}")
