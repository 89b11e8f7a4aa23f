"""Players of Ohne Furcht und Adel of other designs, written from the rule page alone."""

from collections.abc import Callable, Mapping
from typing import Any

from raenke.bots.citadels.strangers.hoarder import Hoarder
from raenke.bots.citadels.strangers.ledger import Ledger
from raenke.bots.citadels.strangers.rusher import Rusher
from raenke.bots.citadels.strangers.spoiler import Spoiler
from raenke.bots.citadels.strangers.thumb import Thumb

STRANGERS: Mapping[str, Callable[[int], Any]] = {
    "thumb": Thumb,
    "ledger": Ledger,
    "hoarder": Hoarder,
    "rusher": Rusher,
    "spoiler": Spoiler,
}
