"""Chance from other sources: the fast generator, and outcomes from outside; and copies of it."""

from collections.abc import Iterator
from itertools import islice

import pytest

from raenke import games
from raenke.core import Chance
from raenke.core.chance import mixed
from raenke.core.codes import GIVEN
from raenke.kabale.position import position_of
from tests.core.cipher import key_words, words
from tests.kabale.table_talk import ALLIES

MASK = 2**64 - 1
STEP = 0x9E3779B97F4A7C15
ZERO = bytes(32)


def pcg32(state: int, increment: int = 1442695040888963407) -> Iterator[int]:
    """PCG XSH RR 64/32 by its author's description, written a second time to compare with."""
    while True:
        shifted = ((state >> 18 ^ state) >> 27) % 2**32
        turned = f"{shifted:032b}"
        places = state >> 59
        yield int(turned[32 - places :] + turned[: 32 - places], 2)
        state = (state * 6364136223846793005 + increment) & MASK


def seeded(seed: int, stream: int) -> Iterator[int]:
    """Seeds as `pcg32_srandom` does."""
    increment = 2 * stream + 1
    return pcg32(((increment + seed) * 6364136223846793005 + increment) & MASK, increment)


def shuffled(cards: list[str], luck: Iterator[int]) -> list[str]:
    for i in range(len(cards) - 1, 0, -1):
        j = next(luck) * (i + 1) >> 32
        cards[i], cards[j] = cards[j], cards[i]
    return cards


def test_the_second_writing_gives_the_published_numbers() -> None:
    """Those of the author's pcg32-demo, round 1."""
    demo = [0xA15C02B7, 0x7B47F409, 0xBA1D3330, 0x83D2F293, 0xBFA4784B, 0xCBED606E]
    assert list(islice(seeded(42, 54), 6)) == demo


def test_seeds_are_mixed_as_splitmix64_does() -> None:
    published = [6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431]
    assert [mixed((1234567 + place * STEP) & MASK) for place in range(4)] == published


@pytest.mark.parametrize("seed", [0, 1, 2**63 + 5, MASK])
def test_fast_luck_is_pcg32_begun_at_the_mixed_seed(seed: int) -> None:
    chance = Chance.fast(seed)
    assert [chance.below(10**9) for _ in range(50)] == [word * 10**9 >> 32 for word in islice(pcg32(mixed(seed)), 50)]


def test_a_seed_of_fast_luck_is_taken_modulo_two_to_the_64() -> None:
    assert Chance.fast(2**64 + 3).below(10**9) == Chance.fast(3).below(10**9)


def test_any_luck_can_be_quickened() -> None:
    chance = Chance.from_seed(ZERO)
    chance.quicken(9)
    assert [chance.below(36) for _ in range(20)] == [word * 36 >> 32 for word in islice(pcg32(mixed(9)), 20)]


def test_a_fast_deal_shuffles_pile_after_pile() -> None:
    game = games["kabale"]
    table = game.table(3, game.options({"start_player": 0}, 3), Chance.fast(11))
    table.begin()
    position = position_of(table)
    luck = pcg32(mixed(11))
    for seat in range(3):
        assert [*position.hands[seat], *position.piles[seat]] == shuffled(list(ALLIES), luck)


# The stream of a seed


def test_below_rejects_the_last_multiple_of_n_itself() -> None:
    stream = list(islice(words(ZERO), 200))
    at = next(at for at, word in enumerate(stream) if word % 2 == 0 and word > 2**32 * 2 // 3)
    n = stream[at] // 2
    chance = Chance.from_seed(ZERO)
    assert [chance.word() for _ in range(at)] == stream[:at]
    assert chance.below(n) == next(word for word in stream[at + 1 :] if word < 2 * n) % n


def test_another_key_begins_another_stream() -> None:
    chance = Chance.from_seed(bytes(range(32)))
    chance.word()
    chance.key_with(key_words(ZERO), 0, [0, 0, 0])
    assert [chance.word() for _ in range(20)] == list(islice(words(ZERO), 20))


# Outcomes from outside


def test_given_outcomes_are_taken_in_order() -> None:
    chance = Chance.from_outcomes([2, 0, 5])
    assert chance.source == GIVEN
    assert [chance.below(3), chance.below(4), chance.leftover(), chance.below(6), chance.leftover()] == [2, 0, 1, 5, 0]
    assert (chance.wanted, chance.refused) == (0, 0)


def test_without_an_outcome_the_first_question_is_kept_and_answered_0() -> None:
    chance = Chance.from_outcomes()
    assert [chance.below(5), chance.below(7)] == [0, 0]
    assert chance.wanted == 5


def test_an_outcome_out_of_range_is_kept_and_answered_0() -> None:
    chance = Chance.from_outcomes([5, -1, 4])
    assert [chance.below(5), chance.below(7), chance.below(5)] == [0, 0, 4]
    assert chance.refused == 5


def test_new_outcomes_clear_what_was_refused() -> None:
    chance = Chance.from_outcomes([9])
    chance.below(3)
    chance.below(4)
    chance.give([1])
    assert (chance.refused, chance.wanted, chance.leftover()) == (0, 0, 1)
    assert chance.below(3) == 1


def test_so_many_outcomes_fit_and_no_more() -> None:
    assert Chance.from_outcomes([0] * 512).leftover() == 512
    with pytest.raises(ValueError, match="at most 512 outcomes at a time, not 513"):
        Chance.from_outcomes([0] * 513)


# Copies


def test_a_copy_of_fast_luck_goes_on_the_same() -> None:
    chance = Chance.fast(4)
    chance.below(3)
    other = chance.copy()
    assert [other.below(36) for _ in range(9)] == [chance.below(36) for _ in range(9)]


def test_a_copy_takes_given_outcomes_along() -> None:
    chance = Chance.from_outcomes([1, 2, 0, 3])
    chance.below(2)
    other = chance.copy()
    assert other.leftover() == 3
    assert [other.below(4) for _ in range(4)] == [2, 0, 3, 0]
    assert (other.wanted, chance.wanted, chance.leftover()) == (4, 0, 3)


def test_a_copy_takes_along_what_was_wanted_and_refused() -> None:
    chance = Chance.from_outcomes([9])
    chance.below(3)
    chance.below(4)
    other = chance.copy()
    assert (other.refused, other.wanted) == (3, 4)
