"""The rule pages in other languages say what the English ones say: the same paragraphs, rows, ids and numbers."""

import re
from pathlib import Path

import pytest

RULES = Path(__file__).parents[2] / "docs" / "rules"
PARAGRAPH = re.compile(r'<a id="([a-z0-9-]+)"></a>\*\*([KC]\d+\.\d+) ([^*]+)\.\*\*')
EVERY_PAGE = pytest.mark.parametrize(
    ("language", "game"), [(language, game) for language in ("de", "hu", "ko") for game in ("kabale", "citadels")]
)


def page(game: str, language: str = "") -> str:
    return (RULES / language / f"{game}.md").read_text(encoding="utf-8")


def paragraphs(text: str) -> dict[str, str]:
    """What stands under each number."""
    _, *parts = PARAGRAPH.split(text)
    return dict(zip(parts[1::4], parts[3::4], strict=True))


def anchors(text: str) -> list[tuple[str, str]]:
    return [(anchor, number) for anchor, number, _ in PARAGRAPH.findall(text)]


def ids(text: str) -> list[str]:
    return sorted(re.findall(r"`([^`]+)`", text))


def rows(text: str) -> list[int]:
    """How many cells each row of a table has."""
    return [line.count("|") for line in text.splitlines() if line.startswith("|")]


def references(text: str) -> list[str]:
    return sorted(re.findall(r"\b[KC]\d\.\d+", text))


def drawn(text: str) -> list[str]:
    """The pictures beside the examples; players have names of the language."""
    return [re.sub(r"\w+:", ":", lines) for lines in re.findall(r"<!-- drawn\n(.*?)-->", text, re.DOTALL)]


def in_short(text: str) -> list[str]:
    """The paragraphs that the summary names, in its order; it is the section without a number."""
    _, summary, *_ = re.split(r"^## ", text, flags=re.MULTILINE)
    assert not re.match(r"[KC]\d", summary)
    return re.findall(r"\b[KC]\d(?:\.\d+)?\b", summary)


@EVERY_PAGE
def test_the_paragraphs_are_the_same(language: str, game: str) -> None:
    assert anchors(page(game, language)) == anchors(page(game))


@EVERY_PAGE
@pytest.mark.parametrize("what", [ids, rows, references, drawn], ids=lambda what: str(what.__name__))
def test_every_paragraph_names_the_same(language: str, game: str, what: object) -> None:
    assert callable(what)
    english, other = paragraphs(page(game)), paragraphs(page(game, language))
    strange = {number: (what(english[number]), what(other[number])) for number in english}
    assert {number: pair for number, pair in strange.items() if pair[0] != pair[1]} == {}


@EVERY_PAGE
def test_a_page_names_the_one_that_holds(language: str, game: str) -> None:
    assert f"(../{game}.md)" in page(game, language).split("## ")[0]


@EVERY_PAGE
def test_the_summary_names_the_same_paragraphs(language: str, game: str) -> None:
    named = in_short(page(game))
    assert len(named) > 10
    assert in_short(page(game, language)) == named
