"""Games of Citadels that are the same for ever: each pick follows from a name and its number alone."""

import hashlib
from collections.abc import Sequence

from tests.citadels.oracle import DISTRICTS

# What a lively game has little of: to end a turn, to tear down what the others build.
SELDOM = ("end", "destroy", "armory", "laboratory")
# And much of: violet districts that are drawn, kept and built.
GATHERED = ("keep", "pick", "choose", "build")


def chosen(name: str, ply: int, moves: Sequence[str]) -> str:
    """First one of the words that are offered, then one of the moves that begin with it."""
    digest = hashlib.sha256(f"{name}:{ply}".encode()).digest()
    word, move = int.from_bytes(digest[:8], "little"), int.from_bytes(digest[8:16], "little")
    words = sorted({text.split()[0] for text in moves})
    if digest[16] % 8:
        words = [other for other in words if other not in SELDOM] or words
    first = words[word % len(words)]
    begun = [text for text in moves if text.split()[0] == first]
    if first in GATHERED and digest[17] % 4:
        begun = [text for text in begun if DISTRICTS[text.split()[1]].colour == "violet"] or begun
    return begun[move % len(begun)]
