"""A batch of tables plays exactly what single tables play."""

from array import array

import pytest

from raenke.core import Batch, Chance, playouts
from raenke.core.batch import gated_playouts
from raenke.games import games

PICKS = Chance.fast(11)


@pytest.mark.parametrize("seats", range(2, 7))
def test_playouts_are_the_games_of_the_checked_gate(seats: int) -> None:
    assert playouts("kabale", seats, 6, seed=3) == gated_playouts("kabale", seats, 6, seed=3)


def test_playouts_use_the_options() -> None:
    options = {"rounds": 1, "cloaked_card": "replaces_cloak", "round_end": "after_action"}
    short = playouts("kabale", 4, 6, seed=3, options=options)
    assert short == gated_playouts("kabale", 4, 6, seed=3, options=options)
    assert short[0] < playouts("kabale", 4, 6, seed=3)[0]


def test_the_digest_is_the_same_compiled_and_uncompiled() -> None:
    assert playouts("kabale", 4, 10, seed=1) == (1162, 9226859505129271108)


def test_playouts_differ_by_seed_and_not_by_call() -> None:
    assert playouts("kabale", 3, 4, seed=5) == playouts(games["kabale"], 3, 4, seed=5)
    assert playouts("kabale", 3, 4, seed=5) != playouts("kabale", 3, 4, seed=6)


def test_an_unknown_game_is_named_with_those_there_are() -> None:
    with pytest.raises(ValueError, match=r"no game 'chess'.*kabale"):
        playouts("chess", 2, 1, seed=1)


@pytest.mark.parametrize("threads", [1, 2, 3])
def test_a_batch_plays_what_its_tables_would_play_alone(threads: int) -> None:
    batch = Batch("kabale", 3, 5, seed=2, threads=threads, options={"rounds": 1})
    alone = [table.copy() for table in batch.tables]
    ended = 0
    for _ in range(60):
        picks = array("i", [PICKS.below(1000) for _ in alone])
        batch.step(picks)
        for table, pick in zip(alone, picks, strict=True):
            moves = table.moves()
            table.step(moves[pick % len(moves)])
            if table.over:
                ended += 1
                table.begin()
        assert [table.moves() for table in batch.tables] == [table.moves() for table in alone]
        assert list(batch.offers) == [len(table.moves()) for table in alone]
        assert list(batch.seats) == [table.to_move for table in alone]
    assert batch.games == ended > 0
    batch.close()


def test_several_picks_at_a_time_are_several_moves() -> None:
    at_once, one_by_one = (Batch("kabale", 2, 3, seed=4) for _ in range(2))
    picks = array("i", [PICKS.below(1000) for _ in range(3 * 8)])
    at_once.step(picks)
    for start in range(0, len(picks), 3):
        one_by_one.step(picks[start : start + 3])
    assert [table.moves() for table in at_once.tables] == [table.moves() for table in one_by_one.tables]
    assert at_once.offers == one_by_one.offers


def test_a_negative_pick_is_one_too() -> None:
    batch = Batch("kabale", 2, 2, seed=4)
    batch.step(array("i", [-1, -(2**31)]))
    assert min(batch.offers) > 0


@pytest.mark.parametrize("picks", [array("i"), array("i", [1]), array("i", [1, 2, 3]), array("d", [1.0, 2.0])])
def test_picks_that_do_not_fit_are_refused(picks: "array[int]") -> None:
    batch = Batch("kabale", 2, 2, seed=4)
    before = [table.moves() for table in batch.tables]
    with pytest.raises(ValueError, match="for each of 2 tables"):
        batch.step(picks)
    assert [table.moves() for table in batch.tables] == before


def test_a_batch_needs_a_table_and_a_thread() -> None:
    for tables, threads in ((0, 1), (1, 0)):
        with pytest.raises(ValueError, match="at least one"):
            Batch("kabale", 2, tables, seed=1, threads=threads)


def test_a_closed_batch_says_so() -> None:
    batch = Batch("kabale", 2, 4, seed=1, threads=2)
    batch.close()
    with pytest.raises(ValueError, match="closed"):
        batch.step(array("i", [0, 0, 0, 0]))
