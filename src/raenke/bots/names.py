"""What bots are called: the masks of the old comedy, the same in every language and at every kind of table."""

import hashlib
import unicodedata
from collections.abc import Iterable
from itertools import count

# None is a card or ends in an s: every language puts them into its sentences as they are.
NAMES = (
    "Beatrice", "Brighella", "Colombina", "Coviello", "Flavio", "Florindo", "Isabella", "Leandro", "Lelio",
    "Mezzetin", "Ottavio", "Pantalone", "Pierrot", "Rosaura", "Scapino", "Silvia", "Tartaglia", "Zanni",
)  # fmt: skip


def sound(name: str) -> str:
    """A name as people would say it: who differ only in how they are written are called the same."""
    return "".join(unicodedata.normalize("NFKC", name).casefold().split())


def bot_name(match_seed: bytes, seat: int, taken: Iterable[str]) -> str:
    """The name of a bot: every match has an order of its own in which its seats take them, so it is the same after
    a restart, in a replay and in the terminal. Nobody else at the table has it."""
    order = sorted(NAMES, key=lambda name: hashlib.sha256(f"{match_seed.hex()}:name:{name}".encode()).digest())
    own = [*order[seat:], *order[:seat]]
    sounds = {sound(name) for name in taken}
    wishes = (name if turn == 1 else f"{name} {turn}" for turn in count(1) for name in own)
    return next(name for name in wishes if sound(name) not in sounds)
