"""The compressed size of the client: how much a browser loads."""

import gzip
import json
import re
from pathlib import Path
from typing import Any

import raenke

BUILT = Path(raenke.__file__).parent / "web" / "dist"
CHUNKS = BUILT / "chunks.json"
# What a browser loads before a game can begin, besides the words of a language and the game's own table.
PAGE = ("index.html", "src/table/TablePage.svelte")
# Loaded apart: words, the pictures of a game's cards, its rules; its table; a room; letters of a script.
APART = (
    (re.compile(r"raenke:texts/(\w+)$"), "texts-{}"),
    (re.compile(r"raenke:texts/(\w+)/\w+$"), "room-texts-{}"),
    (re.compile(r"raenke:(\w+/\w+)"), "{}"),
    (re.compile(r"src/(\w+)/game\.ts$"), "game-{}"),
    (re.compile(r"src/pages/(\w+)/Page\.svelte$"), "room-{}"),
    (re.compile(r"-(\w+)\.woff2$"), "letters-{}"),
)

Chunks = dict[str, dict[str, Any]]


def client_sizes() -> dict[str, int]:
    """Bytes after gzip, by part of the client; nothing if it is not built. Letters are apart, since the page can be
    used before they are there. What only some parts share counts for each of them."""
    if not CHUNKS.exists():
        return {}
    chunks: Chunks = json.loads(CHUNKS.read_text())
    page = set[str]().union(*(loaded(chunks, key) for key in PAGE))
    sizes = {"page": weight(page)}
    for key in sorted(chunks):
        if part := part_of(key):
            sizes[part] = sizes.get(part, 0) + weight(loaded(chunks, key) - page)
    return sizes


def part_of(key: str) -> str | None:
    found = ((name, pattern.search(key)) for pattern, name in APART)
    return next((name.format(match[1].replace("/", "-")) for name, match in found if match), None)


def loaded(chunks: Chunks, key: str, seen: frozenset[str] = frozenset()) -> set[str]:
    """The files that come with a chunk."""
    chunk = chunks[key]
    files = {chunk["file"], *chunk.get("css", ())}
    for other in set(chunk.get("imports", ())) - seen:
        files |= loaded(chunks, other, seen | {key, other})
    return files


def weight(files: set[str]) -> int:
    return sum(len(gzip.compress((BUILT / file).read_bytes(), mtime=0)) for file in files)
