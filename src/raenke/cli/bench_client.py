"""The compressed size of the client: how much a browser loads."""

import gzip
from pathlib import Path

import raenke

BUILT = Path(raenke.__file__).parent / "web" / "dist" / "assets"
# Loaded separately: all words of one language, a game's table, the pictures of its cards, its rules if somebody opens them.
APART = ("texts", "game", "pictures", "rules")


def client_sizes() -> dict[str, int]:
    """Bytes after gzip, by part of the client; nothing if it is not built. Letters are apart from the page, which can be
    used before they are there, and the rooms (lessons, rules, lab, replay) from both."""
    sizes: dict[str, int] = {}
    for path in sorted(BUILT.glob("*.*")):
        part = part_of(path.name)
        sizes[part] = sizes.get(part, 0) + len(gzip.compress(path.read_bytes(), mtime=0))
    return sizes


def part_of(name: str) -> str:
    kind, which = name.split("-")[:2]
    if name.endswith(".woff2"):
        return f"letters-{which}"
    if kind in APART:
        return f"{kind}-{which}"
    return "rooms" if kind == "room" else "page"
