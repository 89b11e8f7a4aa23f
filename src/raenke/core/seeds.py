"""Seeds as people write them, and one for each game of a run."""

import hashlib
import secrets

from raenke.core.errors import OptionError


def seed_of(given: int | str | bytes | None) -> bytes:
    """32 bytes: from 64 hex digits, from a whole number n (SHA-256 of `raenke:n`), or by chance."""
    if given is None:
        return secrets.token_bytes(32)
    if isinstance(given, bytes):
        if len(given) == 32:
            return given
        raise OptionError(f"a seed has 32 bytes, not {len(given)}")
    if isinstance(given, bool) or not isinstance(given, (int, str)):
        raise OptionError(f"a seed is 64 hex digits or a whole number, not {given!r}")
    text = str(given).strip()
    if len(text) == 64 and all(digit in "0123456789abcdefABCDEF" for digit in text):
        return bytes.fromhex(text)
    if text.removeprefix("-").isascii() and text.removeprefix("-").isdigit():
        return hashlib.sha256(f"raenke:{int(text)}".encode()).digest()
    raise OptionError(f"a seed is 64 hex digits or a whole number, not {text!r}")


def game_seed(seed: bytes, number: int) -> bytes:
    """The seed of one game in a run."""
    return hashlib.sha256(f"{seed.hex()}:{number}".encode()).digest()
