"""What weaker players overlook: by name, and in how large a part of their decisions."""

from collections.abc import Mapping
from typing import Any
from zlib import crc32

import msgspec

Shares = Mapping[str, float]
"""By the name of an oversight, how often it happens: 1 always."""


def overlooked(shares: Shares, seed: int, view: Any) -> frozenset[str]:
    """What a player overlooks in this decision; the same seed and view give the same."""
    seen = msgspec.msgpack.encode(view)
    return frozenset(
        name for name, share in shares.items() if crc32(seen, crc32(f"{seed} {name}".encode())) < share * 2**32
    )
