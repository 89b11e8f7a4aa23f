"""Where a server takes time, ids and secrets from; a test may hold them fixed."""

import asyncio
import secrets
import time
from random import Random, SystemRandom

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that are taken for each other
ID_LENGTH = 40
BEGUN = time.time_ns() - time.monotonic_ns()


def is_id(text: str) -> bool:
    """Could this be an id? What could not be one is not looked for: not every database takes every letter."""
    return text.isascii() and text.isalnum() and len(text) <= ID_LENGTH


class ClockAndIds:
    """The clock of this machine and the luck of its operating system."""

    luck: Random = SystemRandom()
    ahead = 0

    def now(self) -> int:
        """Milliseconds since 1970, by a clock that goes on evenly, whatever is done to the one on the wall."""
        return (BEGUN + time.monotonic_ns()) // 1_000_000 + self.ahead

    def not_before(self, at: int) -> None:
        """Something was written down at this time: it is not earlier now, whatever the wall says since."""
        self.ahead += max(0, at - self.now())

    def moment(self) -> float:
        """Seconds of a clock that only goes on."""
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    def table_id(self) -> str:
        """99 bits: who has no link does not guess one."""
        return "".join(secrets.choice(LETTERS) for _ in range(20))

    def guest_id(self) -> str:
        return "".join(secrets.choice(LETTERS) for _ in range(16))

    def secret(self) -> str:
        """256 bits."""
        return secrets.token_urlsafe(32)

    def code(self) -> str:
        """148 bits that can be written down, in groups."""
        letters = "".join(secrets.choice(LETTERS) for _ in range(30))
        return "-".join(letters[at : at + 5] for at in range(0, 30, 5))

    def seed(self) -> bytes:
        return secrets.token_bytes(32)
