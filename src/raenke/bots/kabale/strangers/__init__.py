"""Players of Kabale & Hiebe of other designs, written from the rule page alone."""

from collections.abc import Callable, Mapping
from typing import Any

from raenke.bots.kabale.strangers.dealer import Dealer
from raenke.bots.kabale.strangers.hoarder import Hoarder
from raenke.bots.kabale.strangers.ledger import Ledger
from raenke.bots.kabale.strangers.reckoner import Reckoner
from raenke.bots.kabale.strangers.rusher import Rusher
from raenke.bots.kabale.strangers.spoiler import Spoiler
from raenke.bots.kabale.strangers.thumb import Thumb

STRANGERS: Mapping[str, Callable[[int], Any]] = {
    "thumb": Thumb,
    "ledger": Ledger,
    "dealer": Dealer,
    "reckoner": Reckoner,
    "hoarder": Hoarder,
    "rusher": Rusher,
    "spoiler": Spoiler,
}
