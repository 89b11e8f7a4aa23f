"""The forms of the cards' names are right: articles, cases, particles."""

import re

import pytest

from raenke.kabale.cards import ALLIES
from raenke.words import Words

PERSONS = ("romeo", "juliet")  # named without an article


def ends_in_consonant(word: str) -> bool:
    """Whether a Korean word's last syllable is closed (has a batchim)."""
    place = ord(word[-1]) - 0xAC00
    assert 0 <= place < 11172, word
    return place % 28 != 0


@pytest.mark.parametrize("card", ALLIES)
def test_korean_particles(card: str) -> None:
    words = Words("ko", "kabale")
    name = words.card(card)
    subject, object_, topic = ("이", "을", "은") if ends_in_consonant(name) else ("가", "를", "는")
    assert words.card(card, "subj") == name + subject
    assert words.card(card, "obj") == name + object_
    assert words.card(card, "topic") == name + topic


def test_korean_particles_are_told_apart() -> None:
    assert ends_in_consonant("왕")
    assert not ends_in_consonant("영주")


VOWELS = "aáeéiíoóöőuúüű"


@pytest.mark.parametrize("card", ALLIES)
def test_hungarian_articles(card: str) -> None:
    words = Words("hu", "kabale")
    name = words.card(card).lower()
    article = "az" if name[0] in VOWELS else "a"
    bare = {"nom": words.card(card, "nom"), "acc": words.card(card, "acc")}
    for form, text in bare.items():
        if card in PERSONS:
            assert text.startswith(words.card(card)[:4]), form
        else:
            assert re.fullmatch(rf"{article} {name[:-1]}\w+", text), form
    for form in ("your", "your-acc"):
        assert words.card(card, form).startswith(f"{article} "), form
    for form in ("of", "of-acc"):
        assert not re.match(r"az? ", words.card(card, form)), form


@pytest.mark.parametrize("card", ALLIES)
def test_hungarian_endings(card: str) -> None:
    words = Words("hu", "kabale")
    name = words.card(card)
    stem = {"a": "á", "e": "é"}.get(name[-1], name[-1])  # alkimista, alkimistát
    assert words.card(card, "acc").endswith("t")
    assert name[1:-1] + stem in words.card(card, "acc")
    of, of_acc, your, your_acc = (words.card(card, form) for form in ("of", "of-acc", "your", "your-acc"))
    assert of.endswith(("a", "e", "i"))
    assert of_acc == of[:-1] + {"a": "át", "e": "ét", "i": "it"}[of[-1]]
    assert your.endswith("d")
    assert your_acc in (f"{your}at", f"{your}et")


def test_hungarian_accusatives() -> None:
    words = Words("hu", "kabale")
    assert [words.card(card, "acc") for card in ALLIES] == [
        "a királyt", "a királynőt", "Júliát", "az alkimistát", "a vívómestert", "a birtokost", "a kereskedőt",
        "a bíborost", "a trubadúrt", "a felfedezőt", "az orgyilkost", "a vihart", "a ködsüveget", "az árulót",
        "a muskétásokat", "a varázslót", "a boszorkányt", "a herceget", "az apródot", "a remetét", "a kis óriást",
        "a hasonmást", "a sárkányt", "Rómeót", "a koldust",
    ]  # fmt: skip


def test_hungarian_columns() -> None:
    words = Words("hu", "kabale")
    told = [words.text("column.into", column=column) for column in range(1, 7)]
    assert told == [f"{'az' if column in (1, 5) else 'a'} {column}. oszlopba" for column in range(1, 7)]


FEMININE = ("queen", "juliet", "cloak", "witch")
GERMAN_ARTICLES = {
    "masculine": (("der", "den", "dem"), ("dein", "deinen", "deinem")),
    "feminine": (("die", "die", "der"), ("deine", "deine", "deiner")),
    "plural": (("die", "die", "den"), ("deine", "deine", "deinen")),
}
WEAK = {"alchemist": "en", "landlord": "n", "prince": "en", "squire": "n", "hermit": "en", "dragon": "n"}


@pytest.mark.parametrize("card", ALLIES)
def test_german_articles_and_cases(card: str) -> None:
    words = Words("de", "kabale")
    gender = "feminine" if card in FEMININE else "plural" if card == "musketeers" else "masculine"
    articles, yours = GERMAN_ARTICLES[gender]
    name = words.card(card)
    nouns = [name, name + WEAK.get(card, ""), name + WEAK.get(card, "")]
    if card == "musketeers":
        nouns[2] = "Musketieren"
    if card == "little_giant":
        nouns = ["Kleine Riese", "Kleinen Riesen", "Kleinen Riesen"]
    bare = nouns if card in PERSONS else [f"{article} {noun}" for article, noun in zip(articles, nouns, strict=True)]
    assert [words.card(card, form) for form in ("nom", "acc", "dat")] == bare
    if card == "little_giant":
        nouns[0] = "Kleiner Riese"
    owned = [f"{your} {noun}" for your, noun in zip(yours, nouns, strict=True)]
    assert [words.card(card, f"your-{form}") for form in ("nom", "acc", "dat")] == owned
