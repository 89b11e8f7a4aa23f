"""Sentences that were read through in each language; a change of words shows here."""

from pathlib import Path

import pytest

from raenke.words import Words
from tests.words import citadels_sayings, sayings
from tests.words.fluent_files import CODES

GOLDEN = Path(__file__).parent / "golden"


@pytest.mark.parametrize("language", CODES)
def test_sentences_are_as_they_were_read(language: str) -> None:
    """To renew a file: `python -m tests.words.sayings de > tests/words/golden/de.txt`, and read it again."""
    read = (GOLDEN / f"{language}.txt").read_text(encoding="utf-8").splitlines()
    assert list(dict.fromkeys(sayings.everything(Words(language, "kabale")))) == read


@pytest.mark.parametrize("language", CODES)
def test_sentences_of_citadels_are_as_they_were_read(language: str) -> None:
    """To renew a file: `python -m tests.words.citadels_sayings de > tests/words/golden/citadels_de.txt`."""
    read = (GOLDEN / f"citadels_{language}.txt").read_text(encoding="utf-8").splitlines()
    assert list(dict.fromkeys(citadels_sayings.everything(Words(language, "citadels")))) == read
