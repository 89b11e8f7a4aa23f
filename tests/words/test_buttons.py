"""Buttons of the browser say what they do in a few letters, in every language.

A button's label is every text that its element asks for by `t('…')`, read from the sources of the client. Not a label
are: what only screen readers get (`class="hidden"`), attributes, and a button that shows a whole card
(`class="card"`), where the card's rule stands. Numbers are as large as a game makes them. Cards and characters appear
with every name. A player is called by the longest name that the server suggests in the language; people who choose a
longer name for themselves see it cut.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from raenke.words.words import telling_of
from tests.words.fluent_files import CODES, needs, texts_of

CLIENT = Path(__file__).parents[2] / "web" / "src"
MOST = 28
HIDDEN = re.compile(r'<span class="hidden">(?:[^<]|<(?!/span>))*</span>')
SAMPLES: dict[str, Any] = {"gold": 12, "cards": 12, "city": 12, "needed": 8}


def opening_ends(source: str, at: int) -> int:
    """Where the opening tag that begins here ends: at the first `>` outside braces and quotes."""
    depth, quote = 0, ""
    for place in range(at, len(source)):
        sign = source[place]
        if quote:
            quote = "" if sign == quote else quote
        elif sign in "\"'`":
            quote = sign
        elif sign in "{}":
            depth += 1 if sign == "{" else -1
        elif sign == ">" and not depth:
            return place
    raise AssertionError("a tag that does not end")


def labels(source: str) -> Iterator[str]:
    """What stands in each button of a component."""
    for found in re.finditer(r"<button\b", source):
        end = opening_ends(source, found.end())
        if 'class="card"' not in source[found.end() : end]:
            yield HIDDEN.sub("", source[end + 1 : source.index("</button>", end)])


def asked(label: str) -> set[str]:
    """The ids of its texts; one that is put together has every id that begins alike."""
    begins = tuple(re.findall(r"\bt\(`([\w-]+-)\$\{[^}]*\}`", label))
    whole = set(re.findall(r"\bt\('([\w.-]+)'", label))
    return whole | {key for key in texts_of("en") if begins and key.startswith(begins) and "." not in key}


def keys() -> set[str]:
    sources = [path.read_text(encoding="utf-8") for path in sorted(CLIENT.rglob("*.svelte"))]
    return {key for source in sources for label in labels(source) for key in asked(label)}


def test_the_reader_finds_the_labels() -> None:
    component = (
        "<button class=\"main\" onclick={() => (a > 1 ? go('x') : t('web-cancel'))} title={t('web-close')}>"
        "{isDone ? t('web-skip') : t('web-hold')}<span class=\"hidden\"> {t('web-seat')}</span></button>"
        "<button class=\"card\">{t('web-hint')}</button><p>{t('web-chat')}</p><button>{t(`domain-${domain}`)}</button>"
    )
    found = [asked(label) for label in labels(component)]
    assert found[0] == {"web-skip", "web-hold"}
    assert found[1] == {
        f"domain-{name}" for name in ("alchemy", "fencing", "agriculture", "trade", "religion", "music")
    }
    assert len(found) == 2
    assert len(keys()) > 50


@pytest.mark.parametrize("language", CODES)
def test_every_button_is_short(language: str) -> None:
    names = telling_of(language, "kabale").texts.text("server-guest-names").splitlines()
    given = {**SAMPLES, "name": max(names, key=len)}
    texts = {game: telling_of(language, game).texts for game in ("kabale", "citadels")}
    long = {}
    for key in sorted(keys()):
        game = next(game for game in texts if texts[game].has(key))
        label = texts[game].text(key, **{name: given[name] for name in needs(language, key)[0]})
        if len(label) > MOST:
            long[key] = (len(label), label)
    assert long == {}
