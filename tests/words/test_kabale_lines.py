"""The line on a card says what the card does at a table with these options."""

import pytest

from raenke.kabale.cards import ALLIES
from raenke.kabale.options import EDITIONS, VALUES
from raenke.words import Words
from tests.words.fluent_files import CODES

# The cards whose lines an option changes. The others change no card: when a round ends, who starts the next, what is
# displayed, and what becomes of a goal for which nobody takes part.
CHANGED = {
    "doppelganger": {"doppelganger"},
    "floor": {"dragon"},
    "cloaked_card": {"cloak"},
    "doppelganger_removed": {"doppelganger"},
    "wizard_doppelganger": {"wizard"},
    "witch_doppelganger": {"witch"},
    "empty_doppelganger": {"doppelganger"},
    "beggar_tie": {"beggar"},
    "romeo": {"romeo", "juliet"},
    "hermit_giant": {"hermit", "little_giant"},
    "assassin": {"assassin"},
    "storm": {"storm"},
    "cloak": {"cloak"},
}
OTHER_VALUES = [(name, value) for name, values in VALUES.items() for value in values[1:]]


@pytest.mark.parametrize("language", CODES)
@pytest.mark.parametrize(("name", "value"), OTHER_VALUES)
def test_a_line_follows_the_option_that_changes_the_card(language: str, name: str, value: str) -> None:
    words = Words(language, "kabale")
    changed = {card for card in ALLIES if words.rule(card, {name: value}) != words.rule(card)}
    assert changed == CHANGED.get(name, set())


@pytest.mark.parametrize("language", CODES)
def test_the_lines_of_an_edition_are_those_of_its_options(language: str) -> None:
    words = Words(language, "kabale")
    for values in EDITIONS.values():
        cards = set().union(*(CHANGED[name] for name in values))
        assert {card for card in ALLIES if words.rule(card, values) != words.rule(card)} == cards


@pytest.mark.parametrize("language", CODES)
@pytest.mark.parametrize(
    ("card", "named"), [("musketeers", "doppelganger"), ("doppelganger", "musketeers"), ("doppelganger", "beggar")]
)
def test_a_line_names_the_card_that_people_forget(language: str, card: str, named: str) -> None:
    words = Words(language, "kabale")
    name = words.card(named)
    stem = name[: len(name) - len(name) // 4]  # it may stand in another case
    assert stem.lower() in words.rule(card, {"empty_doppelganger": "zero"}).lower()
