"""All luck of a table comes through `Chance.below`: from a seed, from outside, or from a fast generator."""

from collections.abc import Sequence

from raenke.core.codes import FAST, GIVEN, MASK32, MASK64, SEEDED

GIVEN_MOST = 512
OUTCOMES = range(MASK32 >> 1)  # what the compiled array can hold
NO_OUTCOME = -1
TWO32 = 0x100000000
PCG_FACTOR = 6364136223846793005
PCG_STEP = 1442695040888963407
MIX_STEP = 0x9E3779B97F4A7C15
MIX_ONE = 0xBF58476D1CE4E5B9
MIX_TWO = 0x94D049BB133111EB
CHACHA_CONSTANTS = (0x61707865, 0x3320646E, 0x79622D32, 0x6B206574)  # "expand 32-byte k"


class Chance:
    """A source of whole numbers. All luck of a table passes through `below`."""

    def __init__(self) -> None:
        self.source = FAST
        self.state = 0
        self.entry = [0] * 16
        self.block = [0] * 16
        self.used = 16
        self.given = [0] * 512
        self.given_count = 0
        self.taken = 0
        self.wanted = 0
        self.refused = 0

    @classmethod
    def from_seed(cls, seed: bytes) -> "Chance":
        """The stream of a match: ChaCha20 (RFC 8439) keyed with the seed, nonce 0, counter from 0."""
        if len(seed) != 32:
            raise ValueError(f"a seed has 32 bytes, not {len(seed)}")
        chance = cls()
        chance.key_with([int.from_bytes(seed[i : i + 4], "little") for i in range(0, 32, 4)], 0, [0, 0, 0])
        return chance

    @classmethod
    def from_outcomes(cls, outcomes: Sequence[int] = ()) -> "Chance":
        """Luck from outside: each draw takes the next outcome; when none is left, `wanted` says what was asked."""
        chance = cls()
        chance.give(outcomes)
        return chance

    @classmethod
    def fast(cls, seed: int) -> "Chance":
        """Quick luck for playouts and search."""
        chance = cls()
        chance.quicken(seed & MASK64)
        return chance

    def key_with(self, key: Sequence[int], counter: int, nonce: Sequence[int]) -> None:
        """Make this the ChaCha20 stream of a key."""
        self.source = SEEDED
        for i in range(4):
            self.entry[i] = CHACHA_CONSTANTS[i]
        for i in range(8):
            self.entry[4 + i] = key[i]
        self.entry[12] = counter
        for i in range(3):
            self.entry[13 + i] = nonce[i]
        self.used = 16

    def give(self, outcomes: Sequence[int]) -> None:
        """Make this luck from outside, with these outcomes."""
        self.source = GIVEN
        if len(outcomes) > GIVEN_MOST:
            raise ValueError(f"at most {GIVEN_MOST} outcomes at a time, not {len(outcomes)}")
        for i, outcome in enumerate(outcomes):
            self.given[i] = outcome if outcome in OUTCOMES else NO_OUTCOME
        self.given_count = len(outcomes)
        self.taken = 0
        self.wanted = 0
        self.refused = 0

    def leftover(self) -> int:
        """How many of the given outcomes were not asked for."""
        return self.given_count - self.taken

    def copy(self) -> "Chance":
        """Another source that continues exactly like this one."""
        other = Chance()
        other.copy_from(self)
        return other

    def copy_from(self, other: "Chance") -> None:
        self.source = other.source
        self.state = other.state
        self.entry[:] = other.entry
        self.block[:] = other.block
        self.used = other.used
        self.given[:] = other.given
        self.given_count = other.given_count
        self.taken = other.taken
        self.wanted = other.wanted
        self.refused = other.refused

    def quicken(self, seed: int) -> None:
        """Make this the fast generator, started from a seed."""
        self.source = FAST
        self.state = mixed(seed)

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, all equally likely."""
        if self.source == FAST:
            return (self.quick() * n) >> 32
        if n <= 1:
            return 0
        if self.source == GIVEN:
            return self.next_given(n)
        limit = TWO32 - TWO32 % n
        word = self.word()
        while word >= limit:
            word = self.word()
        return word % n

    def quick(self) -> int:
        """The next 32 bits of PCG32 (XSH RR)."""
        state = self.state
        self.state = pcg_next(state)
        return pcg_output(state)

    def next_given(self, n: int) -> int:
        if self.taken == self.given_count:
            if not self.wanted:
                self.wanted = n
            return 0
        outcome = self.given[self.taken]
        self.taken += 1
        if outcome < 0 or outcome >= n:
            if not self.refused:
                self.refused = n
            return 0
        return outcome

    def word(self) -> int:
        """The next 32 bits of the ChaCha20 key stream."""
        if self.used == 16:
            self.fill()
            self.entry[12] = (self.entry[12] + 1) & MASK32
            self.used = 0
        self.used += 1
        return self.block[self.used - 1]

    def fill(self) -> None:
        """The ChaCha20 block function (RFC 8439, 2.3)."""
        x = self.block
        for i in range(16):
            x[i] = self.entry[i]
        for _ in range(10):
            quarter(x, 0, 4, 8, 12)
            quarter(x, 1, 5, 9, 13)
            quarter(x, 2, 6, 10, 14)
            quarter(x, 3, 7, 11, 15)
            quarter(x, 0, 5, 10, 15)
            quarter(x, 1, 6, 11, 12)
            quarter(x, 2, 7, 8, 13)
            quarter(x, 3, 4, 9, 14)
        for i in range(16):
            x[i] = (x[i] + self.entry[i]) & MASK32

    def shuffle(self, cards: list[int], count: int) -> None:
        """Fisher–Yates over the first `count` cards, the last place first."""
        if self.source == FAST:
            self.shuffle_fast(cards, count)
            return
        for i in range(count - 1, 0, -1):
            j = self.below(i + 1)
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card

    def shuffle_fast(self, cards: list[int], count: int) -> None:
        """The same with the generator's state in a local variable, which is faster."""
        state = self.state
        for i in range(count - 1, 0, -1):
            j = (pcg_output(state) * (i + 1)) >> 32
            state = pcg_next(state)
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card
        self.state = state


def pcg_next(state: int) -> int:
    return (state * PCG_FACTOR + PCG_STEP) & MASK64


def pcg_output(state: int) -> int:
    bits = ((state >> 18) ^ state) >> 27 & MASK32
    turn = state >> 59
    return (bits >> turn | bits << (-turn & 31)) & MASK32


def quarter(x: list[int], a: int, b: int, c: int, d: int) -> None:
    x[a] = (x[a] + x[b]) & MASK32
    x[d] = rotated(x[d] ^ x[a], 16)
    x[c] = (x[c] + x[d]) & MASK32
    x[b] = rotated(x[b] ^ x[c], 12)
    x[a] = (x[a] + x[b]) & MASK32
    x[d] = rotated(x[d] ^ x[a], 8)
    x[c] = (x[c] + x[d]) & MASK32
    x[b] = rotated(x[b] ^ x[c], 7)


def rotated(word: int, places: int) -> int:
    return (word << places | word >> (32 - places)) & MASK32


def mixed(word: int) -> int:
    """SplitMix64's last step: makes seeds that are close start far apart."""
    word = (word + MIX_STEP) & MASK64
    word = ((word ^ word >> 30) * MIX_ONE) & MASK64
    word = ((word ^ word >> 27) * MIX_TWO) & MASK64
    return word ^ word >> 31


def chacha_block(key: Sequence[int], counter: int, nonce: Sequence[int]) -> list[int]:
    """One block of ChaCha20 as sixteen words, for checking against the published test vectors."""
    chance = Chance()
    chance.key_with(key, counter, nonce)
    chance.fill()
    return [chance.block[i] for i in range(16)]
