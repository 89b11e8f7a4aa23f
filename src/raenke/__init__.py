"""Ränke: two card games of intrigue, refereed, explained and searched by one engine."""

from raenke.core.match import Match
from raenke.games import games

__version__ = "0.2.0"
__all__ = ["Match", "__version__", "games"]
