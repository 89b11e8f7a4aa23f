"""Fluent texts parsed and compiled to plain functions, once, when they are first said."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from threading import RLock
from typing import Any

from babel import Locale
from babel.plural import to_python
from fluent.runtime.builtins import BUILTINS
from fluent.runtime.types import FluentType
from fluent.runtime.utils import native_to_fluent
from fluent.syntax import FluentParser, ast

Argument = str | int | float | FluentType
Arguments = Mapping[str, Argument]
Sentence = Callable[[Arguments], str]
Value = Callable[[Arguments], Argument]
Function = Callable[..., Any]  # called by a name in capitals: `CARD($card, form: "the")`

# An entry begins with its name at the edge and goes on to the next line that begins there with a name or a comment.
ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=(.*(?:\n(?![-#a-zA-Z]).*)*)", re.ASCII | re.MULTILINE)
ATTRIBUTE = re.compile(r"\n *\.([a-zA-Z][\w-]*) *=", re.ASCII)


class TextError(LookupError):
    """A text is missing, or does not work with these arguments."""


class Patterns(Mapping[str, ast.Pattern]):
    """The texts of some Fluent files by name. The parser takes its time, and most texts are never said, so each is
    parsed when it is asked for."""

    def __init__(self, sources: Iterable[str]) -> None:
        self.written: dict[str, str] = {}  # the entry in which a text stands
        for source in sources:
            for entry in ENTRY.finditer(source):
                name, body = entry.groups()
                first = ATTRIBUTE.search(body)
                if body[: first.start() if first else None].strip():
                    self.written.setdefault(name, entry[0])  # a later text with the same name counts for nothing
                for attribute in ATTRIBUTE.finditer(body, first.start()) if first else ():
                    self.written.setdefault(f"{name}.{attribute[1]}", entry[0])

    def __getitem__(self, key: str) -> ast.Pattern:
        entry = FluentParser(with_spans=False).parse_entry(self.written[key])
        if not isinstance(entry, ast.Message | ast.Term):
            raise TextError(f"text {key!r} cannot be read")
        attribute = key.partition(".")[2]
        found = {each.id.name: each.value for each in entry.attributes}.get(attribute) if attribute else entry.value
        if found is None:
            raise TextError(f"text {key!r} cannot be read")
        return found

    def __iter__(self) -> Iterator[str]:
        return iter(self.written)

    def __len__(self) -> int:
        return len(self.written)

    def __contains__(self, key: object) -> bool:
        return key in self.written


class Sentences:
    """The texts of some Fluent files in one language, by `id`, `id.attribute` and, for terms, `-id`.

    They say what `fluent.runtime` says of them (`tests/words/test_sentences.py`), in a third of the time, and raise
    the first error instead of collecting all.
    """

    def __init__(self, language: str, sources: Iterable[str], functions: Mapping[str, Function]) -> None:
        self.language = language
        self.locale = Locale.parse(language)
        self.functions = {**BUILTINS, **functions}
        self.category: Callable[[float], str] = lru_cache(1024)(to_python(self.locale.plural_form))
        self.patterns = Patterns(sources)
        self.compiled: dict[str, Sentence] = {}
        self.begun: set[str] = set()
        self.compiling = RLock()

    def __contains__(self, key: str) -> bool:
        return key in self.patterns

    def __getitem__(self, key: str) -> Sentence:
        if key not in self.compiled:
            with self.compiling:  # what another thread has begun is no text that says itself
                self.compile(key)
        return self.compiled[key]

    def compile(self, key: str) -> None:
        if key in self.compiled:
            return
        if key in self.begun:
            raise TextError(f"text {key!r} in {self.language} says itself")
        self.begun.add(key)
        self.compiled[key] = self.joined(self.patterns[key])

    def joined(self, pattern: ast.Pattern) -> Sentence:
        """The pieces of a text one after the other."""
        pieces = [self.piece(element) for element in pattern.elements]
        if all(isinstance(piece, str) for piece in pieces):
            whole = "".join(map(str, pieces))
            return lambda _: whole
        said = [said_as(piece) if isinstance(piece, str) else piece for piece in pieces]
        if len(said) == 1:
            return said[0]
        return lambda arguments: "".join([piece(arguments) for piece in said])

    def piece(self, element: ast.TextElement | ast.Placeable) -> str | Sentence:
        """A piece of a text: words that never change, or what says them."""
        if isinstance(element, ast.TextElement):
            return element.value
        if isinstance(element.expression, ast.StringLiteral):
            return str(element.expression.parse()["value"])
        value, shown = self.value(element.expression), self.shown

        def say(arguments: Arguments) -> str:
            found = value(arguments)
            return found if isinstance(found, str) else shown(found)

        return say

    def value(self, expression: Any) -> Value:
        """What stands in braces."""
        match expression:
            case ast.StringLiteral() | ast.NumberLiteral():
                return said_as(literal(expression))
            case ast.VariableReference():
                return self.variable(expression.id.name)
            case ast.SelectExpression():
                return self.choice(expression)
            case ast.MessageReference():
                return self.other(name_of(expression.id.name, expression.attribute))
            case ast.TermReference():
                return self.term(expression)
            case ast.FunctionReference():
                return self.call(expression)
            case ast.Placeable():
                return self.value(expression.expression)
        raise TextError(f"{type(expression).__name__} is nothing that a text can say")

    def shown(self, value: int | float | FluentType) -> str:
        """A number as the language writes it."""
        return value.format(self.locale) if isinstance(value, FluentType) else number_in(self.locale, value)

    def variable(self, name: str) -> Value:
        def read(arguments: Arguments) -> Argument:
            try:
                return arguments[name]
            except KeyError:
                raise TextError(f"Unknown external: {name}") from None

        return read

    def other(self, key: str) -> Sentence:
        if key not in self:
            return failing(f"Unknown message: {key}")
        return self[key]

    def term(self, term: ast.TermReference) -> Sentence:
        """A term knows only what it is called with; what it is not told counts as unknown, without an error."""
        said = self.other(name_of(f"-{term.id.name}", term.attribute))
        told = {each.name.name: literal(each.value) for each in term.arguments.named} if term.arguments else {}
        return lambda _: said(Untold(told))

    def call(self, reference: ast.FunctionReference) -> Value:
        name = reference.id.name
        if name not in self.functions:
            return failing(f"Unknown function: {name}")
        function: Function = self.functions[name]
        positional = [self.value(argument) for argument in reference.arguments.positional]
        named = {each.name.name: literal(each.value) for each in reference.arguments.named}

        def call(arguments: Arguments) -> Argument:
            try:
                found: Argument = function(*[argument(arguments) for argument in positional], **named)
            except Exception as error:  # a text from a translator may call it with anything
                raise TextError(str(error)) from error
            return found

        return call

    def choice(self, select: ast.SelectExpression) -> Sentence:
        """A variant by its name, by a number, or by the plural category of a number; else the default."""
        selector = self.value(select.selector)
        variants = [(key_of(variant), self.joined(variant.value)) for variant in select.variants]
        default = next(said for variant, (_, said) in zip(select.variants, variants, strict=True) if variant.default)
        category = self.category
        # A word also finds a number of that plural category: so the library has it.
        by_name: dict[str, Sentence] = {
            key if isinstance(key, str) else category(key): said for key, said in reversed(variants)
        }

        def choose(arguments: Arguments) -> str:
            found = selector(arguments)
            if isinstance(found, str):
                return by_name.get(found, default)(arguments)
            if isinstance(found, int | float):
                plural = category(found)
                for key, said in variants:
                    if key in (plural, found):
                        return said(arguments)
            return default(arguments)

        return choose


class Untold(dict[str, Any]):
    """The arguments of a term."""

    def __missing__(self, name: str) -> FluentType:
        return Unknown(name)


class Unknown(FluentType):
    """A variable that a term is not told; a text shows its name."""

    def __init__(self, name: str) -> None:
        self.name = name

    def format(self, locale: Locale) -> str:
        return self.name


@lru_cache(4096, typed=True)
def number_in(locale: Locale, number: int | float) -> str:
    """A number as the language writes it; there are few at a table, and the library takes its time."""
    return str(native_to_fluent(number).format(locale))


def literal(expression: ast.StringLiteral | ast.NumberLiteral) -> Any:
    if isinstance(expression, ast.StringLiteral):
        return expression.parse()["value"]
    return float(expression.value) if "." in expression.value else int(expression.value)


def key_of(variant: ast.Variant) -> Any:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else literal(variant.key)


def name_of(name: str, attribute: ast.Identifier | None) -> str:
    return f"{name}.{attribute.name}" if attribute else name


def said_as(value: Any) -> Callable[[Arguments], Any]:
    return lambda _: value


def failing(why: str) -> Sentence:
    def fail(_: Arguments) -> str:
        raise TextError(why)

    return fail
