"""The fast loop plays the same game, and compiled code the same as uncompiled."""

import random
from array import array

import pytest

from raenke import games
from raenke.core import Batch, playouts
from raenke.core.batch import gated_playouts
from tests.laws.settings import EVERY_SETTING, TABLES, Setting


@pytest.mark.parametrize("setting", EVERY_SETTING[::3])
def test_playouts_are_the_games_of_the_checked_gate(setting: Setting) -> None:
    table = (setting.game, setting.seats, 3, 7, setting.options)
    assert playouts(*table) == gated_playouts(*table)


@pytest.mark.parametrize(
    ("game", "seats"), [(game, seats) for game in games for seats in TABLES[game].digests], ids=str
)
def test_compiled_and_uncompiled_play_the_same_games(game: str, seats: int) -> None:
    tables = TABLES[game]
    assert playouts(game, seats, 10, 1, tables.lively) == tables.digests[seats]


@pytest.mark.parametrize(
    ("game", "seats"), [(game, seats) for game in games for seats in TABLES[game].former_digests], ids=str
)
def test_the_games_of_former_defaults_stay_the_same(game: str, seats: int) -> None:
    tables = TABLES[game]
    assert playouts(game, seats, 10, 1, {**tables.lively, **tables.former}) == tables.former_digests[seats]


@pytest.mark.parametrize("game", games)
def test_a_batch_steps_many_tables(game: str) -> None:
    tables = TABLES[game]
    seats, chooser = tables.seats[2], random.Random(1)
    batch = Batch(game, seats, 8, 1, 2, {**tables.lively, **tables.bounded})
    for _ in range(600):
        batch.step(array("i", [chooser.randrange(1000) for _ in range(8)]))
    batch.close()
    assert batch.games > 0
