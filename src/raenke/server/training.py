"""What the trainers of all games share: addresses of puzzles, luck from their seeds."""

from collections.abc import Sequence
from hashlib import sha256
from typing import Annotated, TypeVar

from litestar.params import Parameter

from raenke.core.chance import Chance

T = TypeVar("T")
KEPT_MOST = 64
Level = Annotated[int, Parameter(ge=1, le=5, description="from 1, easy, to 5, nasty")]
Seed = Annotated[str, Parameter(min_length=1, max_length=24, description="the same text makes the same puzzle")]


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
