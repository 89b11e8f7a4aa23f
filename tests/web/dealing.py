"""`raenke serve`, but every table of a kind gets the same deal: a test that passes today passes tomorrow.

RAENKE_DEAL names another deal. No shuffle is proven then, unless RAENKE_DEAL is `proven`.
"""

import os
from hashlib import sha256

from raenke.cli import main
from raenke.server import hall
from raenke.server.clock_and_ids import ClockAndIds


class SameDeal(ClockAndIds):
    """Ids and secrets stay those of chance."""

    is_chance = False

    def seed(self) -> bytes:
        return sha256(os.environ.get("RAENKE_DEAL", "1").encode()).digest()


if __name__ == "__main__":
    if os.environ.get("RAENKE_DEAL") != "proven":
        hall.ClockAndIds = SameDeal  # type: ignore[attr-defined]
    main()
