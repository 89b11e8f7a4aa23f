"""The list of games: ours, and those of packages that are installed here."""

from collections.abc import Mapping
from importlib.metadata import entry_points

from raenke.citadels.game import Citadels
from raenke.core.game import Game, known
from raenke.kabale.game import Kabale

ENTRY_POINTS = "raenke.games"
games: Mapping[str, Game] = known


def add(game: Game) -> None:
    """Make a game known."""
    if known.setdefault(game.name, game) is not game:
        raise ValueError(f"there is a game {game.name!r} already")


add(Kabale())
add(Citadels())
for entry in entry_points(group=ENTRY_POINTS):
    add(entry.load())
