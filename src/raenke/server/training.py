"""What the trainers of all games share: addresses of puzzles, luck from their seeds."""

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import TypeVar

from raenke.core.chance import Chance
from raenke.server.refusing import Refused

T = TypeVar("T")
KEPT_MOST = 64
LEVELS = 5
SEED_LENGTH = 24


def address_of(path: Mapping[str, str]) -> tuple[int, str]:
    """The level and the seed of a puzzle, checked."""
    level, seed = path["level"], path["seed"]
    if not (level.isascii() and level.isdigit() and len(level) < 4):
        raise Refused("server-refusal-not-found")
    if not 1 <= int(level) <= LEVELS:
        raise Refused("server-refusal-malformed", why=f"level: Expected `int` from 1 to {LEVELS}")
    if not 1 <= len(seed) <= SEED_LENGTH:
        raise Refused("server-refusal-malformed", why=f"seed: Expected `str` of length <= {SEED_LENGTH}")
    return int(level), seed


def luck(what: str, level: int, seed: str) -> Chance:
    return Chance.from_seed(seed_of(what, level, seed))


def seed_of(what: str, level: int, seed: str) -> bytes:
    return sha256(f"{what}/{level}/{seed}".encode("utf-8", "replace")).digest()


def some(chance: Chance, items: Sequence[T], most: int) -> list[T]:
    """At most so many of these, any of them, in any order."""
    left, taken = list(items), list[T]()
    while left and len(taken) < most:
        taken.append(left.pop(chance.below(len(left))))
    return taken
