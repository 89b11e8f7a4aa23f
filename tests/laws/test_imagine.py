"""Imagined tables, in every game: each fits what the seat knows, and what it does not know has no influence."""

import hashlib
import random
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from raenke import Match, games
from raenke.core import Chance
from tests.laws.interference import Seat, disguised_match
from tests.laws.secrets import SECRETS
from tests.laws.settings import EVERY_SETTING, TIMES, Setting, any_setting

SEEDS = st.integers(0, 2**32)
FEW = settings(max_examples=8 * TIMES)
IMAGINED = {"kabale": "f83c3ff60760d90f", "citadels": "ccca60b6a6a393ca"}  # digests of twenty tables


def moments(setting: Setting, seed: int) -> Iterator[Match]:
    """A match at some moments, the last of them its end or far on."""
    whole = setting.played(seed, 120)
    chooser = random.Random(seed)
    looks = min(setting.tables.looks, len(whole.history))
    stops = {*chooser.sample(range(len(whole.history)), looks), len(whole.history)}
    match = setting.match(seed)
    for move in whole.history:
        if len(match.history) in stops:
            yield match
        match.play(move)
    yield match


def who_looks(match: Match, chooser: random.Random) -> list[Seat]:
    """Who decides, another seat, and a spectator."""
    return [None, chooser.randrange(match.seats), *([] if match.over else [match.to_move])]


def the_view_does_not_change(setting: Setting, seed: int) -> None:
    chance, chooser = Chance.fast(seed), random.Random(seed)
    for match in moments(setting, seed):
        for seat in who_looks(match, chooser):
            view = match.view(seat)
            imagining = match.game.imagining(view)
            table = imagining.drawn(chance)
            cards = setting.cards(match.table)
            for _ in range(2):
                assert match.game.view(table, seat, match.memories[seat]) == view
                assert table.moves() == match.table.moves() or seat != match.to_move
                assert (table.to_move, bool(table.over)) == (match.to_move, match.over)
                if setting.tables.keeps_cards:
                    assert setting.cards(table) == cards
                imagining.deal(table, chance)


@pytest.mark.many
@pytest.mark.parametrize("setting", EVERY_SETTING)
def test_the_view_of_an_imagined_table_is_the_view(setting: Setting) -> None:
    for seed in range(TIMES):
        the_view_does_not_change(setting, seed + setting.seats)


@FEW
@given(any_setting(), SEEDS)
def test_the_view_of_an_imagined_table_is_the_view_at_any_table(setting: Setting, seed: int) -> None:
    the_view_does_not_change(setting, seed)


def equal_views_give_equal_tables(setting: Setting, seed: int) -> None:
    """Two matches that differ only in what a seat has not seen lead to the same imagined tables."""
    chooser = random.Random(seed)
    match = setting.played(seed, chooser.randrange(60))
    for seat in who_looks(match, chooser):
        twin = disguised_match(match, seat, chooser, SECRETS[setting.game].disguise)
        imaginings = [match.game.imagining(one.view(seat)) for one in (match, twin)]
        chances = [Chance.fast(seed), Chance.fast(seed)]
        for _ in range(3):
            one, other = (imagining.drawn(chance) for imagining, chance in zip(imaginings, chances, strict=True))
            assert setting.written(one) == setting.written(other)


@pytest.mark.many
@pytest.mark.parametrize("setting", EVERY_SETTING[::3])
def test_equal_views_and_the_same_chance_give_the_same_tables(setting: Setting) -> None:
    for seed in range(TIMES):
        equal_views_give_equal_tables(setting, seed)


def imagined_tables_can_be_played(setting: Setting, seed: int) -> None:
    """To the end; the number of cards stays the same."""
    chooser, game = random.Random(seed), games[setting.game]
    match = setting.played(seed, chooser.randrange(100))
    seat = chooser.choice([None, *range(match.seats)])
    table = game.imagining(match.view(seat)).drawn(Chance.fast(seed))
    cards = setting.cards(table)
    for _ in range(setting.moves_at_most()):
        if table.over:
            break
        table.step(chooser.choice(table.moves()))
        if chooser.random() < 0.1:
            assert setting.cards(table) == cards
    assert table.over


@pytest.mark.parametrize("setting", EVERY_SETTING)
def test_imagined_tables_can_be_played_to_the_end(setting: Setting) -> None:
    for seed in range(TIMES):
        imagined_tables_can_be_played(setting, seed)


@pytest.mark.parametrize("game", IMAGINED)
def test_the_same_chance_gives_the_same_tables_in_every_build(game: str) -> None:
    setting, chance = Setting(game, 4), Chance.fast(3)
    match = setting.played(5, 40)
    imagining = match.game.imagining(match.view(1))
    tables = repr([setting.written(imagining.drawn(chance)) for _ in range(20)])
    assert hashlib.sha256(tables.encode()).hexdigest()[:16] == IMAGINED[game]
