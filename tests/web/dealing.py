"""`raenke serve`, but every table of a kind gets the same deal: a test that passes today passes tomorrow.

RAENKE_DEAL names another deal.
"""

import os
from hashlib import sha256

from raenke.cli import main
from raenke.server import hall
from raenke.server.clock_and_ids import ClockAndIds


class SameDeal(ClockAndIds):
    """Ids and secrets stay those of chance."""

    def seed(self) -> bytes:
        return sha256(os.environ.get("RAENKE_DEAL", "1").encode()).digest()


if __name__ == "__main__":
    hall.ClockAndIds = SameDeal  # type: ignore[attr-defined]
    main()
