"""The compressed size of the client: how much a browser loads."""

import gzip
from pathlib import Path

import raenke

BUILT = Path(raenke.__file__).parent / "web" / "dist" / "assets"
# Loaded separately: all words of one language, the card pictures of a game, and its rules if somebody opens them.
APART = ("texts", "pictures", "rules")


def client_sizes() -> dict[str, int]:
    """Bytes after gzip, by part of the client; nothing if it is not built."""
    sizes: dict[str, int] = {}
    for path in sorted(BUILT.glob("*.*")):
        kind = path.name.split("-")[0]
        part = "-".join(path.name.split("-")[:2]) if kind in APART else "page"
        sizes[part] = sizes.get(part, 0) + len(gzip.compress(path.read_bytes(), mtime=0))
    return sizes
