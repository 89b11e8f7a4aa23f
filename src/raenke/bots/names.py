"""The names of bots: masks of the commedia dell'arte, the same in every language and at every table."""

import hashlib
import unicodedata
from collections.abc import Iterable
from itertools import count

# No name is also a card or ends in s, so every language can use them unchanged in its sentences.
NAMES = (
    "Beatrice", "Brighella", "Colombina", "Coviello", "Flavio", "Florindo", "Isabella", "Leandro", "Lelio",
    "Mezzetin", "Ottavio", "Pantalone", "Pierrot", "Rosaura", "Scapino", "Silvia", "Tartaglia", "Zanni",
)  # fmt: skip


def sound(name: str) -> str:
    """A name as people say it: names that differ only in case, width or spaces are the same."""
    return "".join(unicodedata.normalize("NFKC", name).casefold().split())


def bot_name(match_seed: bytes, seat: int, taken: Iterable[str]) -> str:
    """The name of a bot, different from all names at the table. The match's seed decides the order of names, so it is
    the same after a restart, in a replay and in the terminal."""
    order = sorted(NAMES, key=lambda name: hashlib.sha256(f"{match_seed.hex()}:name:{name}".encode()).digest())
    own = [*order[seat:], *order[:seat]]
    sounds = {sound(name) for name in taken}
    wishes = (name if turn == 1 else f"{name} {turn}" for turn in count(1) for name in own)
    return next(name for name in wishes if sound(name) not in sounds)
