"""The base of every table, before a game says what is offered and what a move does."""

import pytest

from raenke.core import COMPILED, Chance, IllegalMove
from raenke.core.codes import NOBODY
from raenke.core.table import Table


def test_a_table_of_no_game_offers_nothing_and_has_luck() -> None:
    table = Table()
    assert isinstance(table.chance, Chance)
    assert (table.seats, table.to_move, table.over) == (0, NOBODY, False)
    table.begin()
    assert table.moves() == []
    with pytest.raises(IllegalMove):
        table.step(0)


def test_only_the_table_of_a_game_can_be_copied() -> None:
    table = Table()
    with pytest.raises(TypeError):  # it has no seats and options to begin with
        table.copy()
    with pytest.raises(NotImplementedError):
        table.take_back(table)


def test_a_table_of_no_game_is_empty() -> None:
    # Compiled, Python cannot call it; the digest of a batch includes it.
    assert COMPILED or Table().fingerprint() == 0
