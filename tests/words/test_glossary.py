"""The glossary names the words of each language as its texts use them, and the words that no text may use."""

import re
from pathlib import Path

import pytest

from raenke.citadels.cards import CHARACTERS, DISTRICTS
from raenke.kabale.cards import ALLIES, DOMAINS
from tests.words.fluent_files import CODES, texts_of

DOCS = Path(__file__).parents[2] / "docs"
GAMES = ("kabale", "citadels")
HEADINGS = {"en": "English", "de": "German", "hu": "Hungarian", "ko": "Korean"}
CARDS = tuple(
    f"{family}-{name}"
    for family, names in (("card", ALLIES), ("domain", DOMAINS), ("character", CHARACTERS), ("district", DISTRICTS))
    for name in names
)
TERMS = (
    "term-ally", "term-award", "term-bot", "term-character", "term-city", "term-column", "term-crown", "term-deck",
    "term-discard-pile", "term-district", "term-draw-pile", "term-goal", "term-gold", "term-guest", "term-hand",
    "term-hint", "term-host", "term-round", "term-seat", "term-table", "term-turn", "term-undo", "verb-build",
    "verb-destroy", "verb-discard", "verb-draw", "verb-lay", "verb-reveal", "verb-swap",
)  # fmt: skip


def tables(language: str) -> tuple[dict[str, tuple[str, str]], list[str]]:
    """The word and forms of each id, and the words that are not used, from a language's section."""
    text = (DOCS / "glossary.md").read_text(encoding="utf-8")
    section = text.split(f"\n## {HEADINGS[language]}\n", 1)[1].split("\n## ", 1)[0]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in section.splitlines() if line[:1] == "|"]
    at = next(number for number, row in enumerate(rows) if row[0] == "instead of")
    assert rows[0] == ["id", "word", "forms", "from"]
    words = {key: (word, forms) for key, word, forms, source in rows[2:at] if source}
    assert len(words) == at - 2, "an id stands twice, or a row does not say where its word comes from"
    return words, [word for row in rows[at + 2 :] for word in row[0].split(", ")]


def page(language: str, game: str) -> str:
    """The rules of a game in a language."""
    return (DOCS / "rules" / ("" if language == "en" else language) / f"{game}.md").read_text(encoding="utf-8")


def sections() -> list[str]:
    text = (DOCS / "glossary.md").read_text(encoding="utf-8")
    return [code for code in CODES if f"\n## {HEADINGS[code]}\n" in text]


PRESENT = pytest.mark.parametrize("language", sections())


def test_every_language_has_a_section() -> None:
    assert sections() == list(CODES)


@PRESENT
def test_every_card_and_term_has_a_row(language: str) -> None:
    words, _ = tables(language)
    assert set(CARDS) - set(words) == set()
    assert set(TERMS) - set(words) == set()
    assert {key for key in words if not key.startswith(("term-", "verb-"))} == set(CARDS)


@PRESENT
def test_cards_are_named_as_in_the_texts(language: str) -> None:
    words, _ = tables(language)
    texts = texts_of(language)
    for key in CARDS:
        word, written = words[key]
        forms = dict(form.split(": ", 1) for form in written.split(", ") if form)
        attributes = {name: texts[name].source for name in texts if name.startswith(f"{key}.")}
        assert word == texts[key].source, key
        assert {f"{key}.{name}": form for name, form in forms.items()} == {
            name: form for name, form in attributes.items() if name != f"{key}.rule"
        }, key


@PRESENT
def test_texts_use_the_terms(language: str) -> None:
    """The word itself or one of its forms: some verbs never stand alone in a sentence."""
    words, _ = tables(language)
    said = "\n".join(
        [text.plain for text in texts_of(language).values()] + [page(language, game) for game in GAMES]
    ).lower()
    for key in set(words) - set(CARDS):
        word, forms = words[key]
        shapes = [word, *(form.split(": ", 1)[-1] for form in forms.split(", ") if form)]
        assert any(shape.lower() in said for shape in shapes), key


@PRESENT
def test_no_text_uses_a_word_that_has_a_better_one(language: str) -> None:
    _, unwanted = tables(language)
    assert unwanted
    edge = "" if language == "ko" else r"\b"
    pattern = re.compile("|".join(f"{edge}{re.escape(word)}{edge}" for word in unwanted), re.IGNORECASE)
    texts = {key: text.plain for key, text in texts_of(language).items()}
    for game in GAMES:
        place = f"{game}.md"
        for part in re.split(r'(?=<a id=")', re.sub(r"`[^`]*`", "", page(language, game))):
            place = next(iter(re.findall(r"\*\*([KC]\d\.\d+)", part)), place)
            texts[place] = part
    found = {
        key: sorted({hit.lower() for hit in pattern.findall(" ".join(text.split()))}) for key, text in texts.items()
    }
    assert {key: hits for key, hits in found.items() if hits} == {}
