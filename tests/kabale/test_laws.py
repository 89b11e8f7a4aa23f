"""Laws that only Kabale has."""

import random
from collections import Counter

import pytest

from raenke.core.event import to_dict
from raenke.kabale.position import position_of
from tests.kabale.table_talk import ALLIES
from tests.kabale.tables import allies_of, goals_of
from tests.laws.settings import Setting, settings_of


@pytest.mark.parametrize("setting", settings_of("kabale"))
def test_k1_1_everybody_has_the_same_allies_and_the_goals_are_those_shuffled(setting: Setting) -> None:
    match = setting.match(1)
    allies = setting.options.get("allies", "all")
    position = position_of(match.table)
    deck = Counter(ALLIES if allies == "all" else allies)
    assert [allies_of(position, seat) for seat in range(setting.seats)] == [deck] * setting.seats
    (goals,) = [to_dict(event)["goals"] for event in match.events if event.type == "goals_shuffled"]
    assert goals_of(position) == Counter(tuple(goal) for goal in goals)


@pytest.mark.parametrize("setting", settings_of("kabale"))
def test_hands_have_no_more_than_three(setting: Setting) -> None:
    match, chooser = setting.match(2), random.Random(2)
    while not match.over:
        position = position_of(match.table)
        assert all(len(hand) <= 3 for hand in position.hands)
        match.play(chooser.choice(match.moves()))
