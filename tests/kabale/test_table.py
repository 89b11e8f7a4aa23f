"""A table is copied, begun again and taken back, and its fingerprint tells games apart."""

from __future__ import annotations

import pytest

from raenke import Match, games
from raenke.core import COMPILED, Chance
from raenke.kabale import phase
from raenke.kabale.moves import text_of
from raenke.kabale.options import Options
from raenke.kabale.position import Ally, Position, position_of, set_up
from raenke.kabale.table import Table
from tests.kabale.positions import IN_MID_GAME, MARKED, OVER
from tests.kabale.table_talk import at

KABALE = games["kabale"]


@pytest.mark.parametrize("position", [IN_MID_GAME, OVER], ids=["in mid-game", "over"])
def test_k2_1_a_table_begun_again_equals_a_new_one(position: Position) -> None:
    table = set_up(position, Chance.fast(1))
    new = Table(2, Options(rounds=3), Chance.fast(1))
    table.begin()
    new.begin()
    assert position_of(table) == position_of(new)
    assert KABALE.events(table) == KABALE.events(new)
    assert not table.over
    assert table.moves() == new.moves()
    assert table.scores() == [0, 0]


@pytest.mark.parametrize("position", [IN_MID_GAME, OVER, MARKED], ids=["in mid-game", "over", "marked"])
def test_k2_4_a_copy_equals_the_table(position: Position) -> None:
    table = set_up(position)
    copy = table.copy()
    assert position_of(copy) == position_of(table) == position_of(set_up(position_of(copy)))
    assert copy.over == table.over


def test_k2_9_a_game_taken_back_goes_on() -> None:
    table = set_up(
        Position(
            seats=2,
            hands=["king queen", "storm"],
            goals="music 1, trade 1",
            columns=[[Ally(0, "squire", "up")], []],
            options={"rounds": 1},
        ),
        Chance.fast(1),
    )
    earlier = table.copy()
    offered = {text_of(move): move for move in table.moves()}
    table.step(offered["lay king 2"])
    assert table.over
    table.take_back(earlier)
    table.step(offered["lay king 1"])
    assert not table.over


def test_k2_9_a_game_set_up_is_over_if_it_says_so() -> None:
    match = Match.at(KABALE, IN_MID_GAME)
    assert (match.over, match.winners) == (False, [])
    match = Match.at(KABALE, OVER)
    assert (match.over, match.winners, match.scores) == (True, [0], [5, 0])


def test_k2_8_after_taking_back_the_pile_is_shuffled_the_same_way() -> None:
    table = at("music 5:", "trade 5:", discards=["king witch romeo beggar prince squire storm"]).table
    table.chance = Chance.fast(1)
    earlier = table.copy()
    table.step(table.moves()[0])
    events = KABALE.events(table)
    table.take_back(earlier)
    table.step(table.moves()[0])
    assert KABALE.events(table) == events
    assert [event.type for event in events] == ["card_laid", "pile_shuffled", "card_drawn"]


def test_k2_3_a_table_that_was_taken_back_has_no_events() -> None:
    table = set_up(IN_MID_GAME, Chance.fast(1))
    earlier = table.copy()
    table.step(table.moves()[0])
    assert KABALE.events(table)
    table.take_back(earlier)
    assert KABALE.events(table) == []


def test_k2_3_everything_that_lies_on_a_table_is_in_its_fingerprint() -> None:
    """FNV-1a over these numbers."""
    table = set_up(IN_MID_GAME)
    lies = table.layout()
    numbers = []
    for seat in range(2):
        numbers += [lies.discard[seat], *lies.hand[seat], *lies.pile[seat], lies.goal[seat], *lies.column[seat]]
    numbers += [goal * 8 + winner for goal, winner in zip(lies.award_goal, lies.award_seat, strict=True)]
    expected = 0xCBF29CE484222325
    for number in [*numbers, phase.LAYING * 8 + 1]:
        expected = (expected ^ number) * 0x100000001B3 % 2**64
    # Compiled, Python cannot call it; the digest of a batch includes it.
    assert COMPILED or table.fingerprint() == expected
