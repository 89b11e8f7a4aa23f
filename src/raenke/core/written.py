"""Positions and views in words: what people write for the numbers on a table."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from typing import Any, NamedTuple, Protocol, Self, get_type_hints

import msgspec

from raenke.core.codes import NOBODY
from raenke.core.errors import OptionError


class Part(NamedTuple):
    """What a position or a view calls a field of the table, and what its numbers mean."""

    name: str
    field: str
    means: str
    depth: int  # lists in lists
    set: bool = False  # its innermost list is one number on the table, with a bit for each word
    optional: bool = False
    sorted: bool = False
    is_own: bool = False  # the game itself puts it together
    default: int = 0

    @property
    def nothing(self) -> Any:
        """What it is if nobody writes it."""
        return () if self.depth else None if self.optional or self.is_own else self.default


class Vocabulary(Protocol):
    """The words for numbers: a tuple, or what acts like one."""

    def __getitem__(self, number: int, /) -> Any: ...
    def index(self, word: Any, /) -> int: ...


class Meaning(NamedTuple):
    """What the numbers of a field stand for; without words, for themselves."""

    words: Vocabulary | None = None
    refusal: str = ""  # of a word that is none of these

    def word(self, number: int) -> Any:
        return self.words[number] if self.words else number

    def number(self, word: Any) -> int:
        return self.words.index(word) if self.words else word

    def checked(self, word: Any) -> Any:
        """A word as it was given."""
        if self.refusal:
            try:
                self.number(word)
            except ValueError:
                raise OptionError(self.refusal.format(word)) from None
        return int(word) if self.words is None and isinstance(word, str) else word


Meanings = Mapping[str, Meaning]
ITSELF = Meaning()


def said(parts: Iterable[Part], lies: object, meanings: Meanings) -> dict[str, Any]:
    """The parts of a position or a view, from a layout; without those that the game puts together."""
    return {
        part.name: in_words(part, getattr(lies, part.field), meanings.get(part.means, ITSELF))
        for part in parts
        if not part.is_own
    }


def in_words(part: Part, value: Any, meaning: Meaning) -> Any:
    if isinstance(value, list):
        return [in_words(part, one, meaning) for one in value]
    if part.set:
        return [meaning.word(bit) for bit in range(value.bit_length()) if value >> bit & 1]
    return None if part.optional and value == NOBODY else meaning.word(value)


def laid(parts: Iterable[Part], told: object, meanings: Meanings) -> dict[str, Any]:
    """The fields of a layout, from a position or a view; without those that follow from others."""
    return {
        part.field: in_numbers(part, getattr(told, part.name), meanings.get(part.means, ITSELF), part.depth - part.set)
        for part in parts
        if not part.is_own
    }


def in_numbers(part: Part, value: Any, meaning: Meaning, depth: int) -> Any:
    if depth:
        return [in_numbers(part, one, meaning, depth - 1) for one in value]
    if part.set:
        return sum(1 << meaning.number(one) for one in value)
    return NOBODY if part.optional and value is None else meaning.number(value)


@dataclass(frozen=True, init=False)
class Written:
    """A table written down: the seats, what lies there part by part, and the options."""

    seats: int

    def put(self, **parts: Any) -> None:
        for name, value in parts.items():
            object.__setattr__(self, name, value)

    def read(self, parts: Iterable[Part], given: Mapping[str, Any], meanings: Meanings) -> None:
        """Put every part as it was given, in its normal form, or as it is if nobody writes it."""
        unknown = given.keys() - {part.name for part in parts}
        if unknown:
            raise TypeError(f"a position has no {', '.join(sorted(unknown))}")
        for part in parts:
            value, meaning = given.get(part.name, part.nothing), meanings.get(part.means, ITSELF)
            if part.depth == 2:
                value = for_each_seat(part.name, [words_in(part, words, meaning) for words in value], self.seats)
            elif part.depth == 1:
                value = words_in(part, value, meaning)
            self.put(**{part.name: bool(value) if part.means == "flag" else value})

    def words_for(self, parts: Iterable[Part], means: str) -> list[Any]:
        """All words of one meaning, wherever they are written."""
        found = [getattr(self, part.name) for part in parts if part.means == means]
        while any(isinstance(one, tuple) for one in found):
            found = [word for one in found for word in (one if isinstance(one, tuple) else (one,))]
        return [word for word in found if word is not None]

    def replace(self, **changes: Any) -> Self:
        """The same position with some things different."""
        return replace(self, **changes)

    def as_dict(self) -> dict[str, Any]:
        """Ready for JSON."""
        return {part.name: getattr(self, part.name) for part in fields(self)}


def words_in(part: Part, given: Sequence[Any] | str, meaning: Meaning) -> tuple[Any, ...]:
    """A list, or a text with spaces or commas."""
    words = [meaning.checked(word) for word in (given.replace(",", " ").split() if isinstance(given, str) else given)]
    return tuple(sorted(words, key=meaning.number) if part.sorted or part.set else words)


def for_each_seat(what: str, given: Sequence[tuple[Any, ...]], seats: int) -> tuple[tuple[Any, ...], ...]:
    if len(given) not in (0, seats):
        raise OptionError(f"{what} must be written for each of {seats} seats, not {len(given)}")
    return tuple(given) or ((),) * seats


def record_type(parts: type[Written], *left_out: str) -> type[msgspec.Struct]:
    """A position in a record: without seats and options, for which the record has fields of its own."""
    hints = get_type_hints(parts, include_extras=True)
    left_out = ("seats", "options", *left_out)
    own = [(part.name, hints[part.name]) for part in fields(parts) if part.name not in left_out]
    return msgspec.defstruct("Position", own, forbid_unknown_fields=True)


def to_record(position: Written, record: type[msgspec.Struct]) -> dict[str, Any]:
    """A position as JSON can hold it."""
    parts = {name: getattr(position, name) for name in record.__struct_fields__}
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(parts))
    return found


def from_record(given: Any, record: type[msgspec.Struct]) -> dict[str, Any]:
    """The parts of a position from outside, each of its type."""
    try:
        return msgspec.structs.asdict(msgspec.convert(given, record))
    except msgspec.ValidationError as error:
        raise OptionError(str(error)) from None
