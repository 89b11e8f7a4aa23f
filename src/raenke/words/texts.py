"""The Fluent files of one language, loaded once, and the functions their sentences may call."""

import re
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path

from raenke.core.excerpt import shortened
from raenke.words.languages import FALLBACK, LOCALE
from raenke.words.sentences import Argument, Function, Sentences, TextError

__all__ = ["Argument", "Function", "TextError", "Texts", "named", "naming", "plain_text", "variant"]

# Browsers refuse a part of more than 2,500 characters, and who reads it? A column may hold 150 cards.
LIST_LENGTH = 2000
TEXT_LENGTH = 2400

# Control characters, ends of lines, and what changes the writing direction: one name could scramble a whole line.
UNPLAIN = re.compile("[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]")


class Texts:
    """The texts of one game in one language: its own and those all games share."""

    def __init__(self, language: str, game: str, files: Sequence[Path], functions: Mapping[str, Function]) -> None:
        self.prefix = f"{game}-"
        bound = {name: partial(function, self) for name, function in functions.items()}
        self.sentences = Sentences(language, (file.read_text(encoding="utf-8") for file in files), bound)

    def own(self, key: str) -> str:
        """The id of the game's own text if it has one, else of the shared text."""
        return self.prefix + key if self.has(self.prefix + key) else key

    def has(self, key: str) -> bool:
        """Is there a text `id` or `id.attribute`?"""
        return key in self.sentences

    def text(self, key: str, **arguments: Argument) -> str:
        """The text `id` or `id.attribute`, with its arguments in place."""
        if not self.has(key):
            raise TextError(f"there is no text {key!r} in {self.sentences.language}")
        for name, value in arguments.items():
            if isinstance(value, str):
                arguments[name] = plain_text(value)
        try:
            return self.sentences[key](arguments)
        except TextError as error:
            raise TextError(f"text {key!r} in {self.sentences.language}: {error}") from error

    def list_of(self, items: Sequence[str]) -> str:
        """`a, b and c`; a list that is too long ends with how many more there are."""
        shown = list(items)
        while len(shown) > 1 and sum(len(item) + 6 for item in shown) > LIST_LENGTH:
            shown.pop()
        if len(shown) < len(items):
            shown.append(self.text("list-further", count=len(items) - len(shown)))
        comma, last = self.text("list-comma"), self.text("list-and")
        return last.join([*([comma.join(shown[:-1])] if shown[:-1] else []), *shown[-1:]])


def named(texts: Texts, family: str, name: str, form: str = "") -> str:
    """A card's name, or one of the forms its language has; without a text, the card's id."""
    key = texts.own(f"{family}-{name}.{form}" if form else f"{family}-{name}")
    return texts.text(key) if texts.has(key) else name.replace("_", " ")


def variant(value: str) -> str:
    """An option's value as a Fluent file names it: a name there cannot begin with a digit."""
    return f"pays_{value}" if value[:1].isdigit() else value


def naming(family: str) -> Function:
    """The function that sentences call to name a card of a family."""
    return lambda texts, name, form="": texts.text(f"{family}-{name}.{form}" if form else f"{family}-{name}")


def plain_text(text: str, length: int = TEXT_LENGTH) -> str:
    """Free text without control characters that could repaint a terminal, cut to what can be shown."""
    shown = text if text.isprintable() else UNPLAIN.sub(" ", text)
    return shortened(shown, length)


def files_of(language: str, game: str, locale: Path | None = None) -> list[Path]:
    """The files all games share, with those of pages (`web_<room>.ftl`), and this game's own, which begin with its
    name: `<game>_cards.ftl`. If it has none in the language, its English files."""
    whole = (LOCALE / language).glob("*.ftl")
    shared = [each for each in whole if "_" not in each.stem or each.stem.startswith("web_")]
    own = (locale or LOCALE) / language
    if not own.is_dir():
        own = own.with_name(FALLBACK)
    return sorted([*shared, *own.glob(f"{game}_*.ftl")])
