"""Chance: the stream of a seed, and how numbers are drawn from it. `test_match` tests the orders."""

from collections import Counter
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from raenke.core import Chance
from raenke.core.chance import chacha_block
from tests.core.chi_square import bound, is_even
from tests.core.cipher import Luck, block, key_words, words
from tests.core.vectors import BLOCKS

SEEDS = st.binary(min_size=32, max_size=32)


def nonce_words(nonce: str) -> list[int]:
    return [int.from_bytes(bytes.fromhex(nonce)[at : at + 4], "little") for at in (0, 4, 8)]


def as_hex(stream: list[int]) -> str:
    return b"".join(word.to_bytes(4, "little") for word in stream).hex()


@pytest.mark.parametrize("name", BLOCKS)
def test_the_block_function_gives_the_published_vectors(name: str) -> None:
    key, counter, nonce, stream = BLOCKS[name]
    assert as_hex(chacha_block(key_words(bytes.fromhex(key)), counter, nonce_words(nonce))) == stream


@given(SEEDS, st.integers(0, 2**32 - 1), st.lists(st.integers(0, 2**32 - 1), min_size=3, max_size=3))
def test_the_block_function_is_that_of_the_rfc(seed: bytes, counter: int, nonce: list[int]) -> None:
    assert chacha_block(key_words(seed), counter, nonce) == block(key_words(seed), counter, nonce)


def test_the_stream_of_the_zero_seed_is_the_published_key_stream() -> None:
    chance = Chance.from_seed(bytes(32))
    stream = as_hex([chance.word() for _ in range(32)])
    assert stream == BLOCKS["A.1 #1"][3] + BLOCKS["A.1 #2"][3]


@given(SEEDS)
def test_the_stream_goes_on_over_many_blocks(seed: bytes) -> None:
    chance = Chance.from_seed(seed)
    assert [chance.word() for _ in range(100)] == list(islice(words(seed), 100))


@pytest.mark.parametrize("length", [0, 16, 31, 33, 64])
def test_a_seed_has_32_bytes(length: int) -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        Chance.from_seed(bytes(length))


# Numbers


def test_below_1_is_0_and_uses_no_word() -> None:
    chance = Chance.from_seed(bytes(32))
    assert [chance.below(1) for _ in range(10)] == [0] * 10
    assert chance.word() == next(words(bytes(32)))


@given(SEEDS, st.lists(st.one_of(st.integers(1, 40), st.integers(1, 2**31 - 1)), max_size=60))
def test_below_takes_a_word_modulo_n_unless_that_would_favour_some(seed: bytes, asked: list[int]) -> None:
    chance, luck = Chance.from_seed(seed), Luck(seed)
    assert [chance.below(n) for n in asked] == [luck.below(n) for n in asked]


def test_below_rejects_words_above_the_last_multiple_of_n() -> None:
    """Nearly a third of all words are above the last multiple of this n, so several of 50 draws take a second word."""
    n = 1_431_655_800  # three times this is just above 2**32
    chance, stream = Chance.from_seed(bytes(32)), words(bytes(32))
    used = 0
    for _ in range(50):
        drawn = chance.below(n)
        word = next(stream)
        used += 1
        while word >= 2 * n:
            word = next(stream)
            used += 1
        assert drawn == word % n
    assert used > 60


@pytest.mark.parametrize("n", [2, 3, 5, 6, 7, 25, 36])
def test_below_is_uniform(n: int) -> None:
    chance = Chance.from_seed(bytes(range(32)))
    assert is_even(Counter(chance.below(n) for _ in range(400 * n)), n)


def test_the_yardstick_finds_a_bias() -> None:
    assert 20.5 < bound(5) < 20.9, "the table says 20.52"
    assert 149.3 < bound(100) < 149.6, "the table says 149.45"
    assert is_even({0: 1000, 1: 1040}, 2)
    assert not is_even({0: 1000, 1: 1200}, 2)
    assert not is_even({0: 1000, 1: 1000}, 3)


def test_copies_go_on_the_same_and_apart() -> None:
    chance = Chance.from_seed(bytes(range(32)))
    for _ in range(5):
        chance.word()
    other = chance.copy()
    there = [other.below(36) for _ in range(40)]
    assert [chance.below(36) for _ in range(40)] == there
