"""Which columns can be awarded, and that columns judged in a row do not affect each other."""

from __future__ import annotations

from typing import Any

import pytest

from raenke.kabale import ally
from raenke.kabale.award import award, explained
from raenke.kabale.cards import ALLIES
from raenke.kabale.judge import Judge
from raenke.kabale.options import Options
from raenke.kabale.readings import Readings
from raenke.kabale.steps import Lying

NO_SUCH_SEAT = "an owner is a seat from 0 to 5, not"


@pytest.mark.parametrize(
    ("goal", "cards", "told"),
    [
        (("magic", 1), [], "there is no domain 'magic'"),
        (("music", 0), [], "1 to 5 points, not 0"),
        (("music", 6), [], "1 to 5 points, not 6"),
        (("music", "3"), [], "1 to 5 points, not '3'"),
        (("music", True), [], "1 to 5 points, not True"),
        (("music", 1), [(-1, "king")], f"{NO_SUCH_SEAT} -1 "),
        (("music", 1), [(6, "king")], f"{NO_SUCH_SEAT} 6 "),
        (("music", 1), [(True, "king")], f"{NO_SUCH_SEAT} True "),
        (("music", 1), [("0", "king")], f"{NO_SUCH_SEAT} '0' "),
        (("music", 1), [(0, "joker")], "there is no ally 'joker'"),
        (("music", 1), [(0, "king"), (1, "king"), (0, "king")], "king appears twice for one owner"),
        (("music", 1), [(0, "king", "cloak")], "with the option cloaked_card=replaces_cloak only"),
    ],
)
def test_k1_1_an_impossible_column_is_not_awarded(
    goal: tuple[str, Any], cards: list[tuple[Any, ...]], told: str
) -> None:
    with pytest.raises(ValueError, match=told):
        award(goal, cards)


@pytest.mark.parametrize(
    ("cards", "told"),
    [
        ([(0, "king", "storm")], 'a third entry is "cloak"'),
        ([(0, "king", "cloak", "cloak")], 'a third entry is "cloak"'),
        ([(0, "king", "cloak"), (0, "cloak")], "cloak appears twice for one owner"),
    ],
)
def test_k5_4_a_card_is_slipped_under_one_cloak_and_nothing_else(cards: list[tuple[Any, ...]], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        award(("music", 1), cards, {"cloaked_card": "replaces_cloak"})


def test_k4_8_one_judge_awards_all_cards_time_and_again() -> None:
    judge = Judge(Readings(Options()))
    column = [(seat, card) for seat in range(6) for card in range(25)]
    told = [judge.judge_column(column, 0) for _ in range(3)]
    assert told[0] == told[1] == told[2]


COLUMNS = [
    [(0, ally.PRINCE), (0, ally.SQUIRE), (1, ally.KING)],
    [(1, ally.KING), (0, ally.KING)],
    [(0, ally.MUSKETEERS), (1, ally.ROMEO)],
    [(0, ally.DOPPELGANGER)],
    [(0, ally.KING), (1, ally.ROMEO)],
    [(0, ally.BEGGAR), (1, ally.KING)],
    [(0, ally.WIZARD), (1, ally.KING), (1, ally.WITCH)],
    [(0, ally.DRAGON), (1, ally.KING)],
    [],
]


@pytest.mark.parametrize("before", COLUMNS)
@pytest.mark.parametrize("column", COLUMNS)
def test_k4_8_a_column_is_judged_as_if_it_were_the_first(
    before: list[tuple[int, int]], column: list[tuple[int, int]]
) -> None:
    judge, new = Judge(Readings(Options())), Judge(Readings(Options()))
    judge.judge_column(before, 0)
    cards: list[Lying] = [(seat, ALLIES[card]) for seat, card in column]
    told = [explained(("alchemy", 1), cards, one.judge_column(column, 0), Options()) for one in (judge, new)]
    assert told[0] == told[1]
