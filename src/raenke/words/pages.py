"""The rule pages of the games in each language, whole or by numbered paragraph."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from raenke.words.languages import FALLBACK

PACKAGE = Path(__file__).parent.parent
# A wheel has the pages inside the package, a clone among its documents.
PAGES = next((path for path in (PACKAGE / "pages", PACKAGE.parent.parent / "docs" / "rules") if path.is_dir()), PACKAGE)
NUMBER = re.compile(r"[A-Z]\d+\.\d+")
START = re.compile(r'<a id="[a-z0-9-]+"></a>(?=\*\*([A-Z]\d+\.\d+) )')
SECTION = re.compile(r"^## (?=([A-Z]\d+) )", re.MULTILINE)
LINK = re.compile(r"\[([^\]]+)\]\([^)]*\)")
# What the client draws beside an example that the text tells in words.
DRAWN = re.compile(r"<!-- drawn\n.*?-->\n*", re.DOTALL)


@dataclass(frozen=True)
class Page:
    """A rule page as Markdown that needs no browser: without anchors and addresses."""

    text: str
    parts: Mapping[str, str]
    """The paragraphs (`K4.7`) and the sections (`K4`) by their numbers."""


@cache
def page_of(game: str, language: str) -> Page | None:
    """The rules of a game, in English if there is no page in the language; None if there is none at all."""
    places = (PAGES / language / f"{game}.md", PAGES / f"{game}.md")
    place = next((path for path in places[language == FALLBACK :] if path.is_file()), None)
    if place is None:
        return None
    text = place.read_text(encoding="utf-8")
    sections, paragraphs = cut(text, SECTION), cut(text, START)
    parts = {**sections, **{number: part.split("\n## ")[0] for number, part in paragraphs.items()}}
    return Page(plain(text), {number: plain(part) for number, part in parts.items()})


def cut(text: str, start: re.Pattern[str]) -> dict[str, str]:
    found = list(start.finditer(text))
    ends = [match.start() for match in found[1:]] + [len(text)]
    return {match[1]: text[match.start() : end] for match, end in zip(found, ends, strict=True)}


def plain(text: str) -> str:
    return LINK.sub(r"\1", START.sub("", DRAWN.sub("", text))).strip()


def options_in(text: str, paragraphs: Mapping[str, str]) -> list[str]:
    """The options whose paragraphs a text speaks of."""
    named = set(NUMBER.findall(text))
    return [option for option, paragraph in paragraphs.items() if paragraph in named]
