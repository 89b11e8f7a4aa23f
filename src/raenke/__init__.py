"""Ränke: two card games of intrigue, refereed, explained and searched by one engine."""

from raenke.bots import Bot, bot_named
from raenke.core.errors import IllegalMove, OptionError
from raenke.core.match import Match
from raenke.core.record import Record, RecordError, read_record, record_of, replay, write_record
from raenke.games import games

__version__ = "0.2.0"
__all__ = [
    "Bot",
    "IllegalMove",
    "Match",
    "OptionError",
    "Record",
    "RecordError",
    "__version__",
    "bot_named",
    "games",
    "read_record",
    "record_of",
    "replay",
    "write_record",
]
