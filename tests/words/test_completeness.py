"""Every text is there in every language, says what the English one says, and is asked for."""

import itertools
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import raenke.words
from raenke.core.event import Event
from raenke.kabale import events as kabale_events
from raenke.kabale.cards import ALLIES, DOMAINS
from raenke.words import Words
from raenke.words.texts import Allies, Ally, Texts, texts
from tests.words import sayings
from tests.words.fluent_files import CODES, is_form, needs, texts_of

SOURCE = Path(raenke.words.__file__).parent.parent
OTHERS = tuple(code for code in CODES if code != "en")

# Texts that are the same as in English and mean to be.
SAME_AS_ENGLISH = {
    "de": {
        "card-alchemist", "card-doppelganger", "card-romeo", "domain-religion", "goal", "list-comma",
        "play-bot-name", "play-no", "play-title",
    },
    "hu": {"goal", "list-comma", "play-no", "play-title"},
    "ko": {"list-comma", "play-no", "play-title", "play-yes"},
}  # fmt: skip
# Figures, signs and whose card it is, in all languages.
FIGURES = {"change-dragon", "change-printed"}

# What may stand in place of each variable.
SAMPLES: dict[str, list[Any]] = {
    "amount": [2.0, 9.5],
    "best": [13],
    "card": list(ALLIES),
    "column": [1, 2, 3, 4, 5, 6],
    "columns": [2, 6],
    "count": [0, 1, 2, 25],
    "from": [1, 5],
    "further": [0, 1, 3],
    "number": [1, 9.5],
    "other": [2, 5],
    "points": [1, 5],
    "round": [1, 2, 5, 6],
    "score": [0, 1, 26],
    "sum": [0.0, 9.5, 23.0],
    "to": [1, 6],
    "who": ["you", "other"],
}


def samples(language: str, key: str) -> Iterator[dict[str, Any]]:
    variables, lists = needs(language, key)
    cards = [Allies([Ally("king", "Anna", "other")]), Allies([Ally(card, "Anna", "you") for card in ALLIES])]
    values = {name: cards if name in lists else SAMPLES.get(name, [f"<{name}>"]) for name in sorted(variables)}
    for chosen in itertools.product(*values.values()):
        yield dict(zip(values, chosen, strict=True))


@pytest.mark.parametrize("language", OTHERS)
def test_no_text_is_missing_and_none_is_left_over(language: str) -> None:
    english = {key for key in texts_of("en") if not is_form(key)}
    assert {key for key in texts_of(language) if not is_form(key)} == english


@pytest.mark.parametrize("language", OTHERS)
def test_every_text_keeps_its_variables(language: str) -> None:
    for key in texts_of(language):
        if not is_form(key):
            assert needs(language, key) == needs("en", key), key


@pytest.mark.parametrize("language", OTHERS)
def test_a_text_equal_to_english_is_listed(language: str) -> None:
    english = texts_of("en")
    same = {key for key, text in texts_of(language).items() if key in english and text.source == english[key].source}
    assert same == SAME_AS_ENGLISH[language] | FIGURES


@pytest.mark.parametrize("language", CODES)
def test_every_text_can_be_made(language: str) -> None:
    for key in texts_of(language):
        for arguments in samples(language, key):
            text = texts(language).text(key, **arguments)
            assert text, key
            assert "{" not in text, key
            assert "???" not in text, key
            assert "  " not in text, (key, text)


@pytest.mark.parametrize("language", CODES)
def test_cards_have_the_same_forms_and_a_rule(language: str) -> None:
    forms: dict[str, set[str]] = {}
    for key in texts_of(language):
        name, _, attribute = key.partition(".")
        if name.startswith("card-"):
            forms.setdefault(name.removeprefix("card-"), set()).add(attribute)
    assert set(forms) == set(ALLIES)
    assert all(found == forms["king"] for found in forms.values())
    assert {"", "rule"} < forms["king"]


# Texts that other rooms ask for by their ids; the rest the words themselves put together.
BY_NAME = ("play-", "reason-", "refusal-", "replay-")


def asked_by_name() -> set[str]:
    """Texts that the source asks for by their id."""
    pattern = re.compile(rf"""["']((?:{"|".join(BY_NAME)})[a-z-]+)["']""")
    return {key for file in SOURCE.rglob("*.py") for key in pattern.findall(file.read_text(encoding="utf-8"))}


def test_every_text_the_source_names_is_there() -> None:
    assert asked_by_name() - set(texts_of("en")) == set()


@pytest.mark.parametrize("language", CODES)
def test_every_text_is_asked_for(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = asked_by_name()
    make = Texts.text

    def note(self: Texts, key: str, **arguments: Any) -> str:
        if not key.startswith(BY_NAME):
            asked.add(key)
        return make(self, key, **arguments)

    monkeypatch.setattr(Texts, "text", note)
    words = Words(language)
    for _ in sayings.everything(words):
        pass
    words.list_of(["long" * 100] * 9)
    for domain in DOMAINS:
        words.domain(domain)

    written = texts_of(language)
    wanted = set(asked)
    functions = {"CARD": [f"card-{card}" for card in ALLIES], "CARDS": ["owned"], "COLUMN": ["column"]}
    while True:  # a text another one refers to, or whose form it needs, is asked for too
        more = {reference for key in wanted for reference in written[key].references}
        for function, form in {form for key in wanted for form in written[key].forms}:
            more |= {f"{name}.{form}" if form else name for name in functions[function]}
        if more <= wanted:
            break
        wanted |= more
    assert set(written) - wanted == set()


def test_every_event_type_has_a_saying() -> None:
    types = {
        kind.__struct_config__.tag
        for kind in vars(kabale_events).values()
        if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
    }
    assert {event["type"] for event in sayings.EVENTS} | {"goal_awarded"} == types


def test_every_kind_of_step_and_change_has_a_saying() -> None:
    steps = [step for event, _ in sayings.awards() for step in event["steps"]]
    assert {step["kind"] for step in steps} == {
        "silenced", "removed", "cancelled", "paired", "number", "sums", "tied", "won", "unclaimed",
    }  # fmt: skip
    changes = [change for step in steps for change in step.get("changes", [])]
    assert {change["kind"] for change in changes} == {
        "specialist", "hermit", "little_giant", "juliet", "copied", "no_number", "dragon", "floor",
    }  # fmt: skip
