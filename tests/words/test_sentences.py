"""A compiled text says what `fluent.runtime` says, letter by letter, and fails where that reports an error."""

import random
import re
import time
import unicodedata
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from raenke.words import TextError
from raenke.words.kabale import Allies, Ally
from raenke.words.languages import LOCALE
from raenke.words.sentences import Patterns, Sentences
from raenke.words.texts import Texts, files_of, plain_text
from raenke.words.words import telling_of
from tests.published import PUBLISHED
from tests.words.fluent_files import CODES, nodes

NUMBERS = [0, 1, 2, 5, 11, 21, 1000, 1_234_567, 0.5, 1.0, 12.5, -3]
CARDS = Allies([Ally("king", "Anna", "other"), Ally("queen", "Ben", "you")])
TRIES = 6
MADE = """
-brand = { $case ->
       *[plain] Ränke
        [of] of Ränke, { $more }
    }
    .short = R
plain = Words,
    and more of them
empty = { "" }
braces = { "{" }a{ "\\u00e1" }{ "\\"" }
number = { $n } and { 5 } and { 1.50 }
shares = { NUMBER($n, minimumFractionDigits: 2) } { NUMBER($n, useGrouping: "false") }
plural = { $n ->
        [0] none
        [one] one
        [12.5] this
       *[other] { $n } of { $who ->
            [you] yours
           *[other] theirs
        }
    }
rounded = { NUMBER($n, maximumFractionDigits: 0) ->
        [1] one
       *[other] more
    }
twice = { NUMBER($n) }
brands = { -brand } { -brand(case: "of") } { -brand.short ->
        [R] short
       *[other] long
    }
refers = { plain } { plural } { attributed.one }
attributed =
    .one = its { $who }
lost = { nothing }
losing = { plain.nothing }
useless = { -nothing }
unknown = { UNKNOWN($n) }
broken = { SHOUT($n) }
nested = { { $who } }
plain = a second one, which counts for nothing
"""
ODD = """# one = a comment
### two = another
only =
    .attribute = without a value

    .another = after a blank line
same = .line = of text
.edge = an attribute without a margin
late =

    after a blank line
# a comment between
braces = { $n ->
        [one] a.b = c
       *[other] -d = { "}" }
} at the edge
-term = T
    .of = of T
nothing at all
= and no name
9 = no name either
after = { -term }
last = without an end of line"""


def shout(text: str) -> str:
    return text.upper()


def variables(pattern: ast.Pattern) -> list[str]:
    return sorted({node.id.name for node in nodes(pattern) if isinstance(node, ast.VariableReference)})


def words_of(pattern: ast.Pattern) -> list[str]:
    """What a selector may be, as far as the text itself says."""
    keys = [
        variant.key for node in nodes(pattern) if isinstance(node, ast.SelectExpression) for variant in node.variants
    ]
    return sorted({key.name for key in keys if isinstance(key, ast.Identifier)})


def samples(key: str, pattern: ast.Pattern, words: list[str]) -> Iterator[dict[str, Any]]:
    """Arguments of all kinds for one text: the same for all variables, then any for each."""
    luck, names = random.Random(key), variables(pattern)
    if not names:
        yield {}
        return
    pool = [*NUMBERS, *words, *words_of(pattern), CARDS]
    for _ in range(TRIES):
        yield {name: luck.choice(pool) for name in names}
        yield {name: luck.choice(words) for name in names}
    yield dict.fromkeys(names, CARDS) | {"who": "you", "name": "Anna", "column": 2}


def both(sentences: Sentences, bundle: FluentBundle, key: str, given: dict[str, Any]) -> tuple[str | None, str | None]:
    """What the two make of a text; None where it fails."""
    name, _, attribute = key.partition(".")
    message = bundle.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None
    try:
        expected, errors = bundle.format_pattern(pattern, given)
    except TextError as error:  # cards outside of CARDS()
        expected, errors = "", [error]
    try:
        said = sentences[key](given)
    except TextError:
        said = None
    return said, None if errors else str(expected)


@pytest.mark.parametrize("game", PUBLISHED)
@pytest.mark.parametrize("language", CODES)
def test_every_text_is_said_as_the_library_says_it(language: str, game: str) -> None:
    telling = telling_of(language, game)
    texts = Texts(language, game, files_of(language, game), telling.functions)
    functions: Any = {name: partial(function, texts) for name, function in telling.functions.items()}
    bundle = FluentBundle([language], functions=functions, use_isolating=False)
    for file in files_of(language, game):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    cards = [
        key.partition("-")[2] for key in texts.sentences.patterns if re.fullmatch(r"(card|district|character)-\w+", key)
    ]
    words = [*cards[:3], *cards[-3:], "you", "other", "Anna"]
    said = 0
    for key, pattern in texts.sentences.patterns.items():
        for given in samples(key, pattern, words):
            ours, theirs = both(texts.sentences, bundle, key, given)
            assert ours == theirs, (key, given)
            said += ours is not None
    assert said > len(texts.sentences.patterns)


def whole(source: str) -> dict[str, ast.Pattern]:
    """All texts of a file as the library's parser finds them; of two with the same name the first."""
    found: dict[str, ast.Pattern] = {}
    for entry in FluentParser(with_spans=False).parse(source).body:
        if isinstance(entry, ast.Message | ast.Term):
            name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            written = {f"{name}.{each.id.name}": each.value for each in entry.attributes}
            if entry.value is not None:
                written[name] = entry.value
            found = {**written, **found}
    return found


@pytest.mark.parametrize("language", [*CODES, ""])
def test_a_text_alone_is_read_as_in_its_whole_file(language: str) -> None:
    files = sorted((LOCALE / language).glob("*.ftl")) if language else []
    for source in [file.read_text(encoding="utf-8") for file in files] or [MADE, ODD]:
        patterns, expected = Patterns([source]), whole(source)
        assert patterns.keys() == expected.keys()
        assert expected
        assert [key for key, pattern in expected.items() if not patterns[key].equals(pattern)] == []


def test_a_text_that_cannot_be_read_is_named() -> None:
    for source in ("one = { $a", "one =\n    .other = { $a"):
        sentences = Sentences("en", [source], {})
        for key in sentences.patterns:
            with pytest.raises(TextError, match=f"'{key}' cannot be read"):
                sentences[key]({})


@pytest.mark.parametrize("language", CODES)
def test_what_our_files_do_not_use_is_said_the_same(language: str) -> None:
    sentences = Sentences(language, [MADE], {"SHOUT": shout})
    functions: Any = {"SHOUT": shout}
    bundle = FluentBundle([language], functions=functions, use_isolating=False)
    bundle.add_resource(FluentResource(MADE))
    keys = [key for key in sentences.patterns if not key.startswith("-")]
    assert len(keys) == 17
    failed = set()
    for key in keys:
        for number in NUMBERS:
            for who in ("you", "other", "Anna", 1):
                ours, theirs = both(sentences, bundle, key, {"n": number, "who": who})
                assert ours == theirs, (key, number, who)
                if ours is None:
                    failed.add(key)
    assert failed == {"lost", "losing", "useless", "unknown", "broken"}


def test_what_is_missing_is_named() -> None:
    sentences = Sentences("en", ["one = { $a }\ntwo = { one }\nthree = { four }\nfour = { three }"], {})
    with pytest.raises(TextError, match="Unknown external: a"):
        sentences["two"]({})
    with pytest.raises(TextError, match="'three' in en says itself"):
        sentences["three"]({})


def test_no_letter_repaints_the_terminal() -> None:
    directions = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
    for code in range(0x3000):
        letter = chr(code)
        is_plain = unicodedata.category(letter) not in ("Cc", "Zl", "Zp") and letter not in directions
        assert plain_text(f"a{letter}b") == (f"a{letter}b" if is_plain else "a b"), hex(code)


def test_two_threads_may_say_a_text_for_the_first_time_at_once() -> None:
    class Slow(Sentences):
        def joined(self, pattern: ast.Pattern) -> Any:
            time.sleep(0.1)
            return super().joined(pattern)

    sentences = Slow("en", ["one = One"], {})
    with ThreadPoolExecutor(2) as threads:
        said = [threads.submit(lambda: sentences["one"]({})) for _ in range(2)]
    assert [each.result() for each in said] == ["One", "One"]
