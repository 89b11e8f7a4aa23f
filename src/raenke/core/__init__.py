"""What every game has: chance, tables, events, matches."""

from raenke.core import chance as _chance
from raenke.core.chance import Chance
from raenke.core.errors import IllegalMove, OptionError, OutcomeNeeded, OutcomeRefused
from raenke.core.event import Event
from raenke.core.game import Game
from raenke.core.match import Match
from raenke.core.seeds import game_seed, seed_of
from raenke.core.table import Table

from raenke.core.batch import Batch, playouts  # isort: skip

COMPILED = not str(_chance.__file__).endswith(".py")

__all__ = [
    "COMPILED",
    "Batch",
    "Chance",
    "Event",
    "Game",
    "IllegalMove",
    "Match",
    "OptionError",
    "OutcomeNeeded",
    "OutcomeRefused",
    "Table",
    "game_seed",
    "playouts",
    "seed_of",
]
