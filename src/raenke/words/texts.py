"""The Fluent files of one language, loaded once, and the functions their sentences may call."""

import unicodedata
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, cast

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType

LOCALE = Path(__file__).parent.parent / "locale"

# Games whose texts have files of their own, named after the game: `citadels_cards.ftl`.
OWN_FILES = frozenset({"citadels"})

# Fluent refuses a part of more than 2,500 characters; a column may hold 150 cards.
LIST_LENGTH = 2000
TEXT_LENGTH = 2400

# They turn the direction of writing, so that one name could disorder a whole line.
DIRECTIONS = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")

Argument = str | int | float | FluentType


class TextError(LookupError):
    """A text that is not there, or that cannot be made with the arguments given."""


@dataclass(frozen=True, slots=True)
class Ally:
    """A card of a column and whose it is; `who` is "you" for the reader's own."""

    card: str
    name: str
    who: str


@dataclass(frozen=True, slots=True)
class Allies(FluentType):
    """Cards in a sentence, which says by `CARDS($cards, form: …)` in which form it needs them."""

    allies: Sequence[Ally]

    def format(self, locale: object) -> str:
        raise TextError(f"cards stand in a sentence only by CARDS(), also in {locale}")


class Texts:
    """The texts of one language for one game."""

    def __init__(self, language: str, game: str) -> None:
        functions = {
            "CARD": self._card,
            "CARDS": self._cards,
            "CHARACTER": self._character,
            "COLUMN": self._column,
            "DISTRICT": self._district,
        }
        self._bundle = FluentBundle(
            [language], functions=cast("dict[str, Callable[[Any], FluentType]]", functions), use_isolating=False
        )
        for file in files_of(language, game):
            self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def has(self, key: str) -> bool:
        """Is there a text `id` or `id.attribute`?"""
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            return False
        message = self._bundle.get_message(name)
        return attribute in message.attributes if attribute else message.value is not None

    def text(self, key: str, **arguments: Argument) -> str:
        """The text `id` or `id.attribute`, with its arguments in place."""
        name, _, attribute = key.partition(".")
        if not self.has(key):
            raise TextError(f"there is no text {key!r} in {self._bundle.locales[0]}")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        plain = {name: plain_text(value) if isinstance(value, str) else value for name, value in arguments.items()}
        text, errors = self._bundle.format_pattern(pattern, plain)
        if errors:
            reasons = "; ".join(str(error) for error in errors)
            raise TextError(f"text {key!r} in {self._bundle.locales[0]}: {reasons}")
        return cast("str", text)

    def list_of(self, items: Sequence[str]) -> str:
        """`a, b and c`; what would be too long to read ends in how many more there are."""
        shown = list(items)
        while len(shown) > 1 and sum(len(item) + 6 for item in shown) > LIST_LENGTH:
            shown.pop()
        if len(shown) < len(items):
            shown.append(self.text("list-further", count=len(items) - len(shown)))
        comma, last = self.text("list-comma"), self.text("list-and")
        return last.join([*([comma.join(shown[:-1])] if shown[:-1] else []), *shown[-1:]])

    def _card(self, card: str, form: str = "") -> str:
        return self.text(f"card-{card}.{form}" if form else f"card-{card}")

    def _character(self, character: str, form: str = "") -> str:
        return self.text(f"character-{character}.{form}" if form else f"character-{character}")

    def _district(self, district: str, form: str = "") -> str:
        return self.text(f"district-{district}.{form}" if form else f"district-{district}")

    def _cards(self, cards: Allies, form: str = "") -> str:
        key = f"owned.{form}" if form else "owned"
        return self.list_of([self.text(key, card=ally.card, name=ally.name, who=ally.who) for ally in cards.allies])

    def _column(self, column: int, form: str = "") -> str:
        return self.text(f"column.{form}" if form else "column", column=column)


def plain_text(text: str, length: int = TEXT_LENGTH) -> str:
    """Free text without what could repaint a terminal, and not longer than can be shown."""
    shown = "".join(
        " " if unicodedata.category(letter) in ("Cc", "Zl", "Zp") or letter in DIRECTIONS else letter for letter in text
    )
    return shown if len(shown) <= length else shown[: length - 1] + "…"


def files_of(language: str, game: str) -> list[Path]:
    """The files all games share, and those of this one; what another game says need not be read."""
    files = sorted((LOCALE / language).glob("*.ftl"))
    return [file for file in files if file.stem.partition("_")[0] not in OWN_FILES - {game}]


@cache
def texts(language: str, game: str) -> Texts:
    """The texts of a language; the files are read once."""
    return Texts(language, game)
