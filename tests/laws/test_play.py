"""What holds in every game, at every table, along random play."""

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from raenke import Match, games
from raenke.core import IllegalMove
from raenke.core.event import to_json
from tests.laws.settings import (
    EVERY_SETTING,
    OPTIONS,
    SEATS,
    WRITTEN,
    Setting,
    any_setting,
    moves_at_most,
    play_on,
)

SEEDS = st.integers(0, 2**32)
FEW = settings(max_examples=20)  # each tries a great many moves


def state(match: Match, setting: Setting) -> tuple[Any, ...]:
    return setting.written(match.table), match.moves(), list(match.events), list(match.history)


def all_told(match: Match) -> bytes:
    return "\n".join(to_json(event) for event in match.events).encode()


def test_every_game_is_tried_with_every_option() -> None:
    assert set(games) == set(SEATS) == set(OPTIONS) == set(WRITTEN)
    for game in games:
        assert set(Match(games[game], seats=SEATS[game][0], seed=1).options) == set(OPTIONS[game])


def it_ends_and_never_stalls(setting: Setting, seed: int) -> None:
    match, chooser = setting.match(seed), random.Random(seed)
    for _ in range(moves_at_most(setting)):
        if match.over:
            break
        moves = match.moves()
        assert moves
        assert len(set(moves)) == len(moves)
        assert match.to_move in range(setting.seats)
        events = match.play(chooser.choice(moves))
        assert events
        assert match.events[-len(events) :] == events
    assert match.over
    assert match.to_move == -1
    assert match.moves() == []
    assert len(match.scores) == setting.seats
    assert match.winners == [seat for seat, score in enumerate(match.scores) if score == max(match.scores)]


@pytest.mark.parametrize("setting", EVERY_SETTING)
def test_it_ends_and_never_stalls(setting: Setting) -> None:
    for seed in range(3):
        it_ends_and_never_stalls(setting, seed)


@given(any_setting(), SEEDS)
def test_it_ends_and_never_stalls_at_any_table(setting: Setting, seed: int) -> None:
    it_ends_and_never_stalls(setting, seed)


@given(any_setting(), SEEDS, st.sampled_from([0, -1]))
def test_it_ends_for_single_minded_players(setting: Setting, seed: int, choice: int) -> None:
    match = setting.match(seed)
    for _ in range(moves_at_most(setting)):
        if match.over:
            break
        match.play(match.moves()[choice])
    assert match.over


def every_offered_move_works(setting: Setting, seed: int) -> None:
    match, chooser = setting.match(seed), random.Random(seed)
    game = games[setting.game]
    while not match.over:
        before = setting.written(match.table) if len(match.history) % 10 == 0 else None
        for move in match.table.moves():
            text = game.text(move)
            assert game.move(text) == move
            other = match.table.copy()
            other.step(move)
            assert game.events(other)
            assert other.over or other.moves()
        assert before in (None, setting.written(match.table))
        match.play(chooser.choice(match.moves()))


@pytest.mark.parametrize("setting", EVERY_SETTING)
def test_every_offered_move_works(setting: Setting) -> None:
    every_offered_move_works(setting, 1)


@FEW
@given(any_setting(), SEEDS)
def test_every_offered_move_works_at_any_table(setting: Setting, seed: int) -> None:
    every_offered_move_works(setting, seed)


@pytest.mark.parametrize("setting", EVERY_SETTING)
def test_every_refused_move_changes_nothing(setting: Setting) -> None:
    known: set[str] = set()
    for seed in range(6):
        match, chooser = setting.match(seed), random.Random(seed)
        while not match.over:
            known |= set(match.moves())
            match.play(chooser.choice(match.moves()))
    match, chooser = setting.match(1), random.Random(7)
    while True:
        before = state(match, setting)
        offered = set(match.moves())
        for move in chooser.sample(sorted(known - offered), min(5, len(known - offered))):
            with pytest.raises(IllegalMove):
                match.play(move)
        numbers = set(match.table.moves())
        for number in [-1, 10**6, *chooser.sample(range(256), 3)]:
            if number not in numbers:
                with pytest.raises(IllegalMove):
                    match.table.step(number)
        assert state(match, setting) == before
        if match.over:
            break
        play_on(match, chooser, 3)


def a_replay_retells_the_same_events(setting: Setting, seed: int) -> None:
    match = setting.match(seed)
    play_on(match, random.Random(seed))
    again = setting.match(seed)
    for move in match.history:
        again.play(move)
    assert all_told(again) == all_told(match)
    assert state(again, setting) == state(match, setting)


@pytest.mark.parametrize("setting", EVERY_SETTING)
def test_a_replay_retells_the_same_events_byte_for_byte(setting: Setting) -> None:
    a_replay_retells_the_same_events(setting, 2)


@given(any_setting(), SEEDS)
def test_a_replay_retells_the_same_events_at_any_table(setting: Setting, seed: int) -> None:
    a_replay_retells_the_same_events(setting, seed)


def test_another_seed_makes_another_match() -> None:
    for game in games:
        told = set()
        for seed in range(20):
            told.add(all_told(Setting(game, SEATS[game][0]).match(seed)))
        assert len(told) == 20


def copies_are_independent(setting: Setting, seed: int, moves: int) -> None:
    match, twin, chooser = setting.match(seed), setting.match(seed), random.Random(seed)
    play_on(match, chooser, moves)
    for move in match.history:
        twin.play(move)
    copy = match.table.copy()
    assert copy is not match.table
    assert setting.written(copy) == setting.written(match.table)
    while not copy.over:
        copy.step(chooser.choice(copy.moves()))
    assert setting.written(match.table) == setting.written(twin.table)
    copy = match.table.copy()
    game = games[setting.game]
    while not twin.over:
        move = chooser.choice(twin.moves())
        number = game.move(move)
        assert number is not None
        copy.step(number)
        assert match.play(move) == twin.play(move) == game.events(copy)
    assert setting.written(match.table) == setting.written(twin.table) == setting.written(copy)


@pytest.mark.parametrize("setting", EVERY_SETTING)
def test_copies_are_independent(setting: Setting) -> None:
    copies_are_independent(setting, 3, 10)


@FEW
@given(any_setting(), SEEDS, st.integers(0, 60))
def test_copies_are_independent_at_any_table(setting: Setting, seed: int, moves: int) -> None:
    copies_are_independent(setting, seed, moves)
