"""The names of Citadels are those of the rules, and their forms are right: articles, cases, particles."""

import re
from pathlib import Path

import pytest

from raenke.citadels.cards import CHARACTERS, DISTRICTS
from raenke.words import Words
from tests.words.test_forms import GERMAN_ARTICLES, VOWELS, ends_in_consonant

CARDS = (*CHARACTERS, *DISTRICTS)
RULES = Path(__file__).parent.parent.parent / "docs" / "rules" / "citadels.md"
LANGUAGES = ("de", "en", "hu", "ko")  # in the order of the columns
ROW = re.compile(r"^\| `(\w+)`[^|]*\| ([^|°]+)°? \| ([^|]+) \| ([^|]+) \| ([^|]+) \|", re.MULTILINE)


def test_names_are_those_of_the_rules() -> None:
    written = {card: [name.strip() for name in names] for card, *names in ROW.findall(RULES.read_text())}
    words = [Words(language, "citadels") for language in LANGUAGES]
    assert {card: [each.card(card) for each in words] for card in CARDS} == written


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_have_one_name(language: str) -> None:
    words = Words(language, "citadels")
    assert len({words.card(card) for card in CARDS}) == len(CARDS)


@pytest.mark.parametrize("card", CARDS)
def test_english_article(card: str) -> None:
    words = Words("en", "citadels")
    assert words.card(card, "the") == f"the {words.card(card)}"


@pytest.mark.parametrize("card", CARDS)
def test_korean_particles(card: str) -> None:
    words = Words("ko", "citadels")
    name = words.card(card)
    subject, object_, topic = ("이", "을", "은") if ends_in_consonant(name) else ("가", "를", "는")
    assert words.card(card, "subj") == name + subject
    assert words.card(card, "obj") == name + object_
    assert words.card(card, "topic") == name + topic


@pytest.mark.parametrize("card", CARDS)
def test_hungarian_articles(card: str) -> None:
    words = Words("hu", "citadels")
    name = words.card(card).lower()
    article = "az" if name[0] in VOWELS else "a"
    assert words.card(card, "nom") == f"{article} {name}"
    assert words.card(card, "acc").startswith(f"{article} {name[:-4]}")


def test_hungarian_accusatives() -> None:
    words = Words("hu", "citadels")
    told = [words.card(card, "acc").partition(" ")[2] for card in CARDS]
    assert told == [
        "orgyilkost", "tolvajt", "mágust", "királyt", "püspököt", "kereskedőt", "építészt", "hadurat",
        "boszorkányt", "adószedőt", "varázslót", "császárt", "apátot", "alkimistát", "navigátort", "diplomatát",
        "művészt", "királynőt",
        "udvarházat", "kastélyt", "palotát", "szentélyt", "templomot", "kolostort", "katedrálist",
        "kocsmát", "piacot", "kereskedőházat", "rakpartot", "kikötőt", "városházát",
        "őrtornyot", "börtönt", "csatamezőt", "erődöt",
        "kísértetvárost", "öregtornyot", "laboratóriumot", "kovácsműhelyt", "csillagvizsgálót", "temetőt",
        "sárkánykaput", "egyetemet", "könyvtárat", "varázslóiskolát",
        "nagy falat", "világítótornyot", "fegyvertárat", "múzeumot", "császári kincstárat", "térképtermet",
        "kívánságkutat", "kőfejtőt", "harangtornyot", "szegényházat", "manufaktúrát", "parkot", "ispotályt",
        "tróntermet", "báltermet",
    ]  # fmt: skip


NEUTER = (
    "manor", "castle", "trading_post", "docks", "town_hall", "laboratory", "observatory", "dragon_gate", "museum",
    "poor_house", "hospital",
)  # fmt: skip
FEMININE = (
    "witch", "queen", "church", "monastery", "cathedral", "tavern", "fortress", "smithy", "university", "library",
    "school_of_magic", "great_wall", "imperial_treasury", "factory",
)  # fmt: skip
WEAK = ("emperor", "alchemist", "diplomat")


@pytest.mark.parametrize("card", CARDS)
def test_german_articles_and_cases(card: str) -> None:
    words = Words("de", "citadels")
    name = words.card(card)
    if card in NEUTER:
        articles: tuple[str, ...] = ("das", "das")
    else:
        articles = GERMAN_ARTICLES["feminine" if card in FEMININE else "masculine"][0]
    assert words.card(card, "nom") == f"{articles[0]} {name}"
    assert words.card(card, "acc") == f"{articles[1]} {name}{'en' if card in WEAK else ''}"
