"""Bots have names of their own: the same in every match from its seed, each once at a table, and nobody else's."""

import re
from itertools import product

import pytest

from raenke.bots.names import NAMES, bot_name
from raenke.citadels.cards import CHARACTERS, DISTRICTS
from raenke.kabale.cards import ALLIES
from raenke.words import Words, languages

SEED = bytes(range(32))
SEATS_MOST = 8


def table_of(seed: bytes, *people: str) -> list[str]:
    """All seats of the largest table: people first, then bots."""
    names = list(people)
    while len(names) < SEATS_MOST:
        names.append(bot_name(seed, len(names), names))
    return names


def test_a_match_names_its_bots_the_same_every_time_and_others_otherwise() -> None:
    assert table_of(SEED) == table_of(SEED)
    assert len({tuple(table_of(bytes([first]) * 32)) for first in range(20)}) == 20


def test_a_bot_keeps_its_name_whoever_sat_down_before() -> None:
    """Seats are filled in any order."""
    assert bot_name(SEED, 3, ["Anna"]) == bot_name(SEED, 3, ["Anna", bot_name(SEED, 1, []), bot_name(SEED, 2, [])])


@pytest.mark.parametrize("name", NAMES)
def test_no_bot_has_the_name_of_a_person_however_it_is_written(name: str) -> None:
    for written in (name, name.upper(), f" {name} "):
        names = table_of(SEED, written)
        assert len({each.strip().casefold() for each in names}) == SEATS_MOST


def test_there_are_names_left_when_people_took_many() -> None:
    assert bot_name(SEED, 0, NAMES) not in NAMES
    assert bot_name(SEED, 0, [*NAMES, bot_name(SEED, 0, NAMES)]) not in [*NAMES, bot_name(SEED, 0, NAMES)]


def test_names_are_short_and_every_language_can_write_and_bend_them() -> None:
    assert len(set(NAMES)) == len(NAMES) >= 2 * SEATS_MOST
    for name in NAMES:
        assert re.fullmatch(r"[A-Z][a-z]{3,8}", name), name
        assert not name.endswith(("s", "x", "z")), f"{name}’s"


def test_no_bot_has_the_name_of_a_card() -> None:
    for language, (game, cards) in product(languages(), (("kabale", ALLIES), ("citadels", (*CHARACTERS, *DISTRICTS)))):
        words = Words(language, game)
        assert not {words.card(card).casefold() for card in cards} & {name.casefold() for name in NAMES}
