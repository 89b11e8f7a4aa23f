"""The list of games."""

from collections.abc import Mapping

from raenke.citadels.game import Citadels
from raenke.core.game import Game, known
from raenke.kabale.game import Kabale

known.update({game.name: game for game in (Kabale(), Citadels())})
games: Mapping[str, Game] = known
