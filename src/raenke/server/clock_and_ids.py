"""Time, ids and secrets of a server, in one place so that a test can fix them."""

import asyncio
import secrets
import time
from random import Random, SystemRandom

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # no two that look alike
ID_LENGTH = 40
BEGUN = time.time_ns() - time.monotonic_ns()


def is_id(text: str) -> bool:
    """Could this be an id? The database is not asked for other texts: PostgreSQL does not accept every character."""
    return text.isascii() and text.isalnum() and len(text) <= ID_LENGTH


class ClockAndIds:
    """The clock and the random numbers of this machine."""

    luck: Random = SystemRandom()
    is_chance = True  # a test that chooses the seeds has nothing to prove
    ahead = 0

    def now(self) -> int:
        """Milliseconds since 1970, by a clock that runs evenly even if somebody sets the system's clock."""
        return (BEGUN + time.monotonic_ns()) // 1_000_000 + self.ahead

    def not_before(self, at: int) -> None:
        """Something is stored with this time, so it cannot be earlier now, even if the system's clock was set back."""
        self.ahead += max(0, at - self.now())

    def moment(self) -> float:
        """Seconds of a clock that never goes back."""
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    def table_id(self) -> str:
        """99 bits: nobody guesses the link of a table."""
        return "".join(secrets.choice(LETTERS) for _ in range(20))

    def guest_id(self) -> str:
        return "".join(secrets.choice(LETTERS) for _ in range(16))

    def secret(self) -> str:
        """256 bits."""
        return secrets.token_urlsafe(32)

    def code(self) -> str:
        """148 bits, in groups that are easy to write down."""
        letters = "".join(secrets.choice(LETTERS) for _ in range(30))
        return "-".join(letters[at : at + 5] for at in range(0, 30, 5))

    def seed(self) -> bytes:
        return secrets.token_bytes(32)
