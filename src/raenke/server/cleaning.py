"""Names and talk as people may see them."""

import re
import unicodedata

from raenke.server.refusing import Refused
from raenke.server.wire import NAME_LENGTH
from raenke.words.texts import plain_text

MARKS_MOST = 2  # accents on one letter; more would overlap other lines
# Characters that show nothing: Hangul fillers, joiners, variation selectors.
UNSEEN = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0000-\U000e0fff]")


def clean_text(text: str, length: int) -> str:
    """Free text as one line, without characters that could disturb the text around it."""
    return " ".join(plain_text(unicodedata.normalize("NFC", text), length).split())


def clean_name(name: str) -> str:
    """A name without invisible characters, since two names that differ only by those would look the same."""
    cleaned = clean_text(seen(clean_text(name, NAME_LENGTH)), NAME_LENGTH)
    if not any(letter.isalnum() for letter in cleaned):
        raise Refused("server-refusal-name")
    return cleaned


def seen(name: str) -> str:
    """The characters people can see."""
    letters: list[str] = []
    marks = 0
    for letter in UNSEEN.sub("", name):
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if kind not in ("Cf", "Cn", "Co", "Cs") and marks <= MARKS_MOST:
            letters.append(letter)
    return "".join(letters)
