"""ChaCha20 by RFC 8439, and the numbers drawn from it, written a second time to compare with."""

from collections.abc import Iterator, MutableSequence
from typing import Any

MASK = 0xFFFFFFFF
CONSTANTS = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574]


def quarter_round(state: list[int], a: int, b: int, c: int, d: int) -> None:
    for x, y, z, left in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
        state[x] = (state[x] + state[y]) & MASK
        mixed = state[z] ^ state[x]
        state[z] = (mixed << left | mixed >> 32 - left) & MASK


def block(key: list[int], counter: int, nonce: list[int]) -> list[int]:
    start = [*CONSTANTS, *key, counter, *nonce]
    state = list(start)
    for _ in range(10):
        for column in range(4):
            quarter_round(state, column, column + 4, column + 8, column + 12)
        for column in range(4):
            quarter_round(state, column, (column + 1) % 4 + 4, (column + 2) % 4 + 8, (column + 3) % 4 + 12)
    return [(one + other) & MASK for one, other in zip(start, state, strict=True)]


def key_words(seed: bytes) -> list[int]:
    return [int.from_bytes(seed[at : at + 4], "little") for at in range(0, 32, 4)]


def words(seed: bytes) -> Iterator[int]:
    counter = 0
    while True:
        yield from block(key_words(seed), counter, [0, 0, 0])
        counter += 1


class Luck:
    """The numbers of a seed: the definition that records rely on."""

    def __init__(self, seed: bytes) -> None:
        self.words = words(seed)

    def below(self, n: int) -> int:
        if n == 1:
            return 0
        while True:
            word = next(self.words)
            if word < 2**32 - 2**32 % n:
                return word % n

    def shuffle(self, cards: MutableSequence[Any]) -> None:
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]
