"""Who pays for what is computed."""

from typing import NamedTuple


class Payer(NamedTuple):
    """Whose share of the computing time a job uses."""

    address: str
    guest: str = ""
