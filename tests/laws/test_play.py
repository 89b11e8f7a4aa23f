"""Laws of every game, at every table, along random play."""

import random
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from raenke import Match, __version__, games
from raenke.core import IllegalMove
from raenke.core.event import to_json
from raenke.core.record import read_record, record_of, replay, write_record
from tests.laws.settings import EVERY_SETTING, TABLES, Setting, any_setting, play_on

SEEDS = st.integers(0, 2**32)
SOME = settings(max_examples=40)
FEW = settings(max_examples=12)  # each tries a great many moves, or writes a great many positions
ASKED = 5  # how often in a match it is asked in words why a move is refused


def state(match: Match, setting: Setting) -> tuple[Any, ...]:
    return setting.written(match.table), match.moves(), list(match.events), list(match.history)


def all_told(match: Match) -> bytes:
    return "\n".join(to_json(event) for event in match.events).encode()


def test_every_game_is_tried_with_every_option() -> None:
    assert set(games) == set(TABLES)
    for name, game in games.items():
        tables = TABLES[name]
        assert tables.seats == range(game.least_seats, game.most_seats + 1)
        defaults = Match(game, seats=tables.seats[0], seed=1).options
        assert defaults == {option: values[0] for option, values in tables.options.items()}


# It ends


def it_ends_and_never_stalls(setting: Setting, seed: int) -> None:
    match, chooser = setting.match(seed), random.Random(seed)
    for _ in range(setting.moves_at_most()):
        if match.over:
            break
        moves = match.moves()
        assert moves
        assert len(set(moves)) == len(moves) <= 256
        assert match.to_move in range(setting.seats)
        assert match.winners == []
        before = len(match.events)
        events = match.play(chooser.choice(moves))
        assert match.events[before:] == events
        # in Citadels a trade is begun, and nothing has happened yet
        assert events or match.moves()[0].startswith("give")
    assert match.over
    assert match.to_move == -1
    assert match.moves() == []
    assert len(match.scores) == setting.seats
    assert {match.scores[seat] for seat in match.winners} == {max(match.scores)}
    end = match.events[-1]
    assert end.type == "game_ended"
    assert (getattr(end, "scores", None), getattr(end, "winners", None)) == (match.scores, match.winners)


@pytest.mark.parametrize("setting", EVERY_SETTING)
def test_it_ends_and_never_stalls(setting: Setting) -> None:
    it_ends_and_never_stalls(setting, 1)


@SOME
@given(any_setting(), SEEDS)
def test_it_ends_and_never_stalls_at_any_table(setting: Setting, seed: int) -> None:
    it_ends_and_never_stalls(setting, seed)


@SOME
@given(any_setting(), SEEDS, st.sampled_from([0, -1]))
def test_it_ends_for_single_minded_players(setting: Setting, seed: int, choice: int) -> None:
    setting = setting.bounded()
    match = setting.match(seed)
    for _ in range(setting.moves_at_most()):
        if match.over:
            break
        match.play(match.moves()[choice])
    assert match.over


# What is offered works, what is not is refused


def every_offered_move_works(setting: Setting, seed: int, every: int) -> None:
    match, chooser = setting.match(seed), random.Random(seed)
    game = games[setting.game]
    while not match.over:
        if len(match.history) % every == 0:
            before = setting.written(match.table)
            for move in match.table.moves():
                text = game.text(move)
                assert game.move(text) == move
                other = match.table.copy()
                other.step(move)
                assert game.events(other) or other.moves()
                assert other.over or other.moves()
            assert before == setting.written(match.table)
        match.play(chooser.choice(match.moves()))


@pytest.mark.parametrize("setting", EVERY_SETTING)
def test_every_offered_move_works(setting: Setting) -> None:
    every_offered_move_works(setting, 1, 5)


@FEW
@given(any_setting(), SEEDS)
def test_every_offered_move_works_at_any_table(setting: Setting, seed: int) -> None:
    every_offered_move_works(setting, seed, 1)


def known_moves(setting: Setting, seed: int) -> list[str]:
    known: set[str] = set()
    for other in range(2):
        match, chooser = setting.match(seed + other), random.Random(seed)
        while not match.over:
            known |= set(match.moves())
            match.play(chooser.choice(match.moves()))
    return sorted(known)


def every_refused_move_changes_nothing(setting: Setting, seed: int) -> None:
    """By its number at every moment; in words, with the paragraph, at some moments, since views are slow."""
    known, game = known_moves(setting, seed), games[setting.game]
    numbers = [number for number in map(game.move, known) if number is not None]
    paragraph = re.compile(rf"\({setting.tables.paragraph}\d\.\d+\)$")
    match, chooser = setting.match(seed), random.Random(seed + 7)
    is_asked = ASKED / 100
    while True:
        before = state(match, setting)
        offered = set(match.table.moves())
        for number in {-1, 10**6, *chooser.sample(numbers, min(5, len(numbers))), chooser.randrange(4096)} - offered:
            with pytest.raises(IllegalMove):
                match.table.step(number)
        if match.over or chooser.random() < is_asked:
            seat = None if match.over else match.to_move
            for text in chooser.sample(known, min(3, len(known))):
                refusal = match.why_not(seat, text)
                assert (refusal is None) == (text in match.moves())
                if refusal is not None:
                    assert refusal.reason
                    assert paragraph.search(str(refusal))
                    with pytest.raises(IllegalMove, match=re.escape(str(refusal))):
                        match.play(text)
            with pytest.raises(IllegalMove):
                match.play("dance")
        assert state(match, setting) == before
        if match.over:
            break
        play_on(match, chooser, 3)


@pytest.mark.parametrize("setting", EVERY_SETTING)
def test_every_refused_move_changes_nothing(setting: Setting) -> None:
    every_refused_move_changes_nothing(setting, 1)


@FEW
@given(any_setting(), SEEDS)
def test_every_refused_move_changes_nothing_at_any_table(setting: Setting, seed: int) -> None:
    every_refused_move_changes_nothing(setting, seed)


# Nothing is lost or made


def cards_are_conserved(setting: Setting, seed: int, every: int) -> None:
    match, chooser = setting.match(seed), random.Random(seed)
    cards = setting.cards(match.table)
    while not match.over:
        play_on(match, chooser, every)
        assert setting.cards(match.table) == cards


@pytest.mark.parametrize("setting", EVERY_SETTING)
def test_cards_are_conserved(setting: Setting) -> None:
    cards_are_conserved(setting, 1, 3)


@FEW
@given(any_setting(), SEEDS)
def test_cards_are_conserved_at_any_table(setting: Setting, seed: int) -> None:
    cards_are_conserved(setting, seed, 1)


# A match can be told again, written down, copied, taken back


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


@SOME
@given(any_setting(), SEEDS)
def test_a_replay_retells_the_same_events_at_any_table(setting: Setting, seed: int) -> None:
    a_replay_retells_the_same_events(setting, seed)


def test_another_seed_makes_another_match() -> None:
    for game, tables in TABLES.items():
        told = {all_told(Setting(game, tables.seats[0]).match(seed)) for seed in range(20)}
        assert len(told) == 20


@pytest.mark.parametrize("setting", EVERY_SETTING[::4])
def test_a_record_is_read_and_played_again(setting: Setting, tmp_path: Path) -> None:
    for moves in (7, 10**9):
        match, path = setting.match(4), tmp_path / f"{moves}.json"
        play_on(match, random.Random(4), moves)
        write_record(record_of(match, __version__), path)
        again = replay(read_record(path))
        assert (again.options, again.history, again.scores) == (match.options, match.history, match.scores)
        assert all_told(again) == all_told(match)


def a_position_is_the_whole_table(setting: Setting, seed: int, every: int) -> None:
    """A table set up from its position goes on in the same way with the same random numbers."""
    luck, chooser = random.Random(seed), random.Random(seed + 1)
    game = games[setting.game]
    match = Match(game, seats=setting.seats, options=setting.options, outcomes=luck.randrange)
    again = match
    while not match.over:
        if len(match.history) % every == 0:
            position = setting.tables.position_of(match.table)
            assert setting.tables.position_of(game.set_up(position, match.table.chance.copy())) == position
            same_luck = random.Random()
            same_luck.setstate(luck.getstate())
            again = Match.at(game, position, outcomes=same_luck.randrange)
            assert again.options == match.options
        move = chooser.choice(match.moves())
        assert (again.moves(), again.to_move) == (match.moves(), match.to_move)
        assert again.play(move) == match.play(move)
        assert again.scores == match.scores
    assert setting.written(again.table) == setting.written(match.table)
    assert (again.over, again.winners) == (True, match.winners)


@pytest.mark.parametrize("setting", EVERY_SETTING[::2])
def test_a_position_is_the_whole_table(setting: Setting) -> None:
    a_position_is_the_whole_table(setting, 1, 23)


@FEW
@given(any_setting(), SEEDS, st.integers(1, 30))
def test_a_position_is_the_whole_table_at_any_table(setting: Setting, seed: int, every: int) -> None:
    a_position_is_the_whole_table(setting.bounded(), seed, every)


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
@given(any_setting(), SEEDS, st.integers(0, 200))
def test_copies_are_independent_at_any_table(setting: Setting, seed: int, moves: int) -> None:
    copies_are_independent(setting, seed, moves)


def moves_can_be_taken_back(setting: Setting, seed: int, every: int) -> None:
    """An earlier copy restores everything, random numbers included, whatever was played since."""
    match, chooser = setting.match(seed), random.Random(seed)
    while not match.over:
        earlier, ahead = match.table.copy(), match.table.copy()
        for _ in range(chooser.choice([1, 5, 12, 50])):
            if not ahead.over:
                ahead.step(chooser.choice(ahead.moves()))
        ahead.take_back(earlier)
        assert setting.written(ahead) == setting.written(match.table)
        for _ in range(every):
            if not match.over:
                move = chooser.choice(match.table.moves())
                ahead.step(move)
                assert match.play(match.game.text(move)) == match.game.events(ahead)
        assert setting.written(ahead) == setting.written(match.table)


@FEW
@given(any_setting(), SEEDS, st.integers(1, 20))
def test_moves_can_be_taken_back(setting: Setting, seed: int, every: int) -> None:
    moves_can_be_taken_back(setting, seed, every)


# Events say what each seat may know of them


def what_is_seen_is_whole_or_of_another_type(setting: Setting, seed: int) -> None:
    match = setting.match(seed)
    play_on(match, random.Random(seed))
    for event in match.events:
        for seat in (None, *range(setting.seats)):
            seen = event.seen(seat)
            if seen is not None:
                assert seen == event or type(seen) is not type(event)
                assert seen.seen(seat) == seen
                assert seen.seen(None) == event.seen(None)


@FEW
@given(any_setting(), SEEDS)
def test_what_is_seen_is_whole_or_of_another_type(setting: Setting, seed: int) -> None:
    what_is_seen_is_whole_or_of_another_type(setting, seed)
