"""The line on a card of Citadels says what the card does at the table where it is shown."""

from __future__ import annotations

import pytest

from raenke.citadels.cards import CHARACTERS, DISTRICTS
from raenke.citadels.options import EDITIONS, VALUES
from raenke.words import Words
from tests.words.fluent_files import CODES

# The cards whose line an option changes. The others are about the table, not about a card.
CHANGED = {
    "murdered_king": {"king", "emperor"},
    "long_reign": set(),
    "face_down": set(),
    "warlord_own": {"warlord"},
    "rank8_timing": {"warlord", "diplomat"},
    "emperor_payment": {"emperor"},
    "smithy": {"smithy"},
    "alchemist": {"alchemist"},
    "discard": {"magician", "laboratory"},
    "armory": {"armory"},
    "haunted_city": {"haunted_city"},
    "duplicates": {"wizard", "quarry"},
    "thief_spares": {"thief"},
    "diplomat_complete": {"diplomat"},
    "warlord_eight": {"warlord"},
    "queen_seats": set(),
    "emperor_crown": {"emperor"},
    "bewitched_emperor": {"witch"},
    "tax_time": {"tax_collector"},
    "witch_income": {"witch"},
}
CARDS = [*CHARACTERS, *DISTRICTS]
# How each language names the Keep, the Bishop and a complete city in the middle of a sentence.
SPARED = {
    "en": ("Keep", "Bishop’s city", "complete city"),
    "de": ("Wehrturm", "Predigers", "vollständigen"),
    "hu": ("öregtor", "püspök", "elkészült város"),
    "ko": ("초소", "주교", "완성된 도시"),
}


def lines(words: Words, **options: object) -> dict[str, str]:
    return {card: words.rule(card, options) for card in CARDS}


def test_every_option_is_looked_at() -> None:
    assert set(CHANGED) == set(VALUES)


@pytest.mark.parametrize("language", CODES)
@pytest.mark.parametrize(
    ("option", "value"), [(option, value) for option, values in VALUES.items() for value in values], ids=str
)
def test_a_line_changes_where_the_option_changes_the_card(language: str, option: str, value: str) -> None:
    words = Words(language, "citadels")
    usual, chosen = lines(words), lines(words, **{option: value})
    changed = {card for card in CARDS if chosen[card] != usual[card]}
    assert changed == (set() if value == VALUES[option][0] else CHANGED[option])


@pytest.mark.parametrize("language", CODES)
def test_two_values_of_an_option_have_two_lines(language: str) -> None:
    words = Words(language, "citadels")
    said = {words.rule("emperor", {"emperor_payment": value}) for value in VALUES["emperor_payment"]}
    assert len(said) == 3


@pytest.mark.parametrize("language", CODES)
def test_the_line_says_whom_warlord_and_diplomat_may_not_touch(language: str) -> None:
    words = Words(language, "citadels")
    for card in ("warlord", "diplomat"):
        for name in SPARED[language]:
            assert name in words.rule(card)
    assert SPARED[language][2] not in words.rule("diplomat", {"diplomat_complete": "open"})


@pytest.mark.parametrize("language", CODES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_line_is_one_clean_sentence_after_another(language: str, edition: str) -> None:
    words = Words(language, "citadels")
    everything = {name: values[-1] for name, values in VALUES.items()}
    for options in (EDITIONS[edition], everything):
        for line in lines(words, **options).values():
            assert line == " ".join(line.split())
            assert line.endswith((".", ")"))
            assert not any(fault in line for fault in (" .", " ,", "..", ",,", "{", ";."))
