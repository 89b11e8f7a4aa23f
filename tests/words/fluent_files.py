"""The Fluent files taken apart: every text with the variables, forms and other texts it needs."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache

from fluent.syntax import FluentParser, ast

from raenke.words.languages import LANGUAGES, LOCALE

CODES = tuple(LANGUAGES)


@dataclass
class Written:
    """One text as it stands in a file: a value (`id`) or an attribute (`id.attribute`)."""

    source: str
    plain: str = ""  # its words without what is put in, one line for each piece
    variables: set[str] = field(default_factory=set)
    lists: set[str] = field(default_factory=set)  # variables that stand in CARDS()
    references: set[str] = field(default_factory=set)
    forms: set[tuple[str, str]] = field(default_factory=set)  # function and the form it is asked for
    chosen: set[tuple[str, str]] = field(default_factory=set)  # a variable that only chooses, and its default variant


def nodes(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from nodes(child)


def taken_apart(pattern: ast.Pattern, source: str) -> Written:
    assert pattern.span is not None
    written = Written(source[pattern.span.start : pattern.span.end].strip())
    written.plain = "\n".join(node.value for node in nodes(pattern) if isinstance(node, ast.TextElement))
    for node in nodes(pattern):
        if isinstance(node, ast.VariableReference):
            written.variables.add(node.id.name)
        elif isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
            default = next(each.key for each in node.variants if each.default)
            written.chosen.add((
                node.selector.id.name, default.name if isinstance(default, ast.Identifier) else default.value,
            ))  # fmt: skip
        elif isinstance(node, ast.MessageReference):
            written.references.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))
        elif isinstance(node, ast.FunctionReference):
            (argument,) = node.arguments.positional
            assert isinstance(argument, ast.VariableReference)
            if node.id.name == "CARDS":
                written.lists.add(argument.id.name)
            form = [named.value.value for named in node.arguments.named if isinstance(named.value, ast.StringLiteral)]
            written.forms.add((node.id.name, form[0] if form else ""))
    return written


@cache
def texts_of(language: str) -> dict[str, Written]:
    """All texts of a language by id; a text written twice or that cannot be read fails here."""
    found: dict[str, Written] = {}
    for file in sorted((LOCALE / language).glob("*.ftl")):
        source = file.read_text(encoding="utf-8")
        for entry in FluentParser().parse(source).body:
            assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
            if isinstance(entry, ast.Message):
                keys = [(entry.id.name, entry.value)] if entry.value else []
                keys += [(f"{entry.id.name}.{attribute.id.name}", attribute.value) for attribute in entry.attributes]
                for key, pattern in keys:
                    assert key not in found, f"{file}: {key} is written twice"
                    found[key] = taken_apart(pattern, source)
    return found


def needs(language: str, key: str) -> tuple[set[str], set[str]]:
    """The variables a text needs, with those of the texts it refers to; and which of them are lists of cards."""
    written = texts_of(language)[key]
    variables, lists = set(written.variables), set(written.lists)
    for reference in written.references:
        more, more_lists = needs(language, reference)
        variables |= more
        lists |= more_lists
    return variables, lists


# Texts whose attributes are forms of one word: every language has the forms it needs.
def is_form(key: str) -> bool:
    name, _, attribute = key.partition(".")
    a_word = name in ("owned", "column", "play-points", "citadels-city")
    a_card = name.startswith(("card-", "character-", "district-"))
    return bool(attribute) and attribute != "rule" and (a_word or a_card)
