"""Sentences that were read through in each language; a change of words shows here."""

from pathlib import Path

import pytest

from raenke.words import Words
from tests.words.fluent_files import CODES
from tests.words.sayings import everything

GOLDEN = Path(__file__).parent / "golden"


@pytest.mark.parametrize("language", CODES)
def test_sentences_are_as_they_were_read(language: str) -> None:
    """To renew a file: `python -m tests.words.sayings de > tests/words/golden/de.txt`, and read it again."""
    read = (GOLDEN / f"{language}.txt").read_text(encoding="utf-8").splitlines()
    assert list(dict.fromkeys(everything(Words(language)))) == read
