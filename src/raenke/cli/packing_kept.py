"""What a service worker keeps of a static page: on every visit, and of the languages that somebody reads."""

import gzip
import json
import re
from collections.abc import Iterable, Mapping
from typing import Any

from raenke.words import languages

ALWAYS = "always"
OF_LANGUAGE = re.compile(r"(?:assets/(?:texts|rules-[a-z]+)|first)-([a-z]{2})\b")
LETTERS = {"-korean-": "ko"}  # by the name of a typeface, the language that is written with it
AT_ONCE = re.compile(
    r"index\.html$|^raenke:(?:pictures|signs|texts/[a-z]+$)|/(?:game\.ts|TablePage\.svelte|Bar\.svelte|begin\.ts)$"
)


def groups(paths: Iterable[str]) -> dict[str, list[str]]:
    """The files of every visit, and those of each language."""
    found: dict[str, list[str]] = {group: [] for group in (ALWAYS, *sorted(languages()))}
    for path in sorted(paths):
        if path != "sw.js":
            found[group_of(path)].append(path)
    return found


def group_of(path: str) -> str:
    named = OF_LANGUAGE.match(path)
    return named[1] if named else next((LETTERS[letters] for letters in LETTERS if letters in path), ALWAYS)


def piles(files: Mapping[str, bytes], kept: Mapping[str, list[str]], chunks: Mapping[str, Any]) -> dict[str, bytes]:
    """By group, its scripts and styles in one packed file, without those that a visitor has loaded already."""
    early = at_once(chunks)
    return {f"kept/{group}.json.gz": pile(files, [path for path in kept[group] if path not in early]) for group in kept}


def pile(files: Mapping[str, bytes], paths: Iterable[str]) -> bytes:
    texts = {path: files[path].decode() for path in paths if re.match(r"assets/.*\.(?:js|css)$", path)}
    return gzip.compress(json.dumps(texts, ensure_ascii=False).encode(), 9, mtime=0)


def at_once(chunks: Mapping[str, Any]) -> set[str]:
    """What comes with the start page and with a table."""
    wanted = [name for name in chunks if AT_ONCE.search(name)]
    found: dict[str, list[str]] = {}
    while wanted:
        name = wanted.pop()
        if name not in found:
            found[name] = [chunks[name]["file"], *chunks[name].get("css", ())]
            wanted += chunks[name].get("imports", ())
    return {path for paths in found.values() for path in paths}
