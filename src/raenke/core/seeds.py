"""Seeds as people write them, and one for each game of a run."""

import hashlib
import secrets

from raenke.core.errors import OptionError
from raenke.core.excerpt import shortened

DIGITS_MOST = 100


def seed_of(given: int | str | bytes | None) -> bytes:
    """32 bytes: from 64 hex digits, from a whole number n (SHA-256 of `raenke:n`), or random."""
    if given is None:
        return secrets.token_bytes(32)
    if isinstance(given, bytes):
        if len(given) == 32:
            return given
        raise OptionError(f"a seed has 32 bytes, not {len(given)}")
    if isinstance(given, bool) or not isinstance(given, (int, str)):
        raise OptionError(f"a seed is 64 hex digits or a whole number, not {given!r}")
    if isinstance(given, int) and abs(given) >= 10**DIGITS_MOST:
        raise OptionError(f"a seed that is a whole number has at most {DIGITS_MOST} digits")
    text = str(given).strip()
    if len(text) == 64 and all(digit in "0123456789abcdefABCDEF" for digit in text):
        return bytes.fromhex(text)
    if len(text) <= DIGITS_MOST and text.removeprefix("-").isascii() and text.removeprefix("-").isdigit():
        return hashlib.sha256(f"raenke:{int(text)}".encode()).digest()
    raise OptionError(
        f"a seed is 64 hex digits or a whole number of at most {DIGITS_MOST} digits, not {shortened(text, 81)!r}"
    )


def game_seed(seed: bytes, number: int) -> bytes:
    """The seed of one game in a run."""
    return hashlib.sha256(f"{seed.hex()}:{number}".encode()).digest()
