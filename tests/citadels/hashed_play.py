"""Games of Citadels that never change: each pick depends only on a name and the pick's number."""

import hashlib
from collections.abc import Sequence

from tests.citadels.oracle import DISTRICTS

# A lively game has few of these: ending a turn, destroying what others build.
SELDOM = ("end", "destroy", "armory", "laboratory")
# And many of these: violet districts drawn, kept and built.
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
