"""Any column at all: engine and oracle agree, and the steps alone say what happened."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from raenke.kabale.award import award
from raenke.kabale.steps import Lying, Number, Removed, Unclaimed, Won
from tests.kabale import fuzz, oracle

NAMES = st.sampled_from(sorted(oracle.ALLIES))
CARDS = st.lists(st.tuples(st.integers(0, 5), NAMES), max_size=12, unique=True)
OPTIONS = st.fixed_dictionaries({}, optional={name: st.sampled_from(two) for name, two in fuzz.AWARD_OPTIONS.items()})
GOALS = st.sampled_from(oracle.GOALS)


@given(GOALS, CARDS, OPTIONS)
def test_k4_any_column(goal: tuple[str, int], cards: list[Lying], options: dict[str, Any]) -> None:
    fuzz.check_column((goal, cards, options))


@pytest.mark.parametrize("seed", range(4))
def test_k4_thousands_of_columns(seed: int) -> None:
    fuzz.fuzz_columns(2_000, seed)


@given(GOALS, CARDS, OPTIONS)
def test_k4_numbers_and_sums_follow_from_the_steps(
    goal: tuple[str, int], cards: list[Lying], options: dict[str, Any]
) -> None:
    result = award(goal, cards, options)
    removed: list[int] = []
    sums: dict[int, float] = defaultdict(float)
    for step in result.steps:
        if isinstance(step, Removed):
            removed += step.cards
        if isinstance(step, Number):
            if any(change.kind == "no_number" for change in step.changes):
                assert step.number is None
            else:
                assert step.number == (step.printed or 0.0) + sum(change.amount or 0.0 for change in step.changes)
                sums[step.seat] += step.number
        assert step.sums == sums
    assert result.removed == sorted(removed)
    assert result.sums == sums
    last = result.steps[-1]
    if result.winner is None:
        assert isinstance(last, Unclaimed)
    else:
        assert isinstance(last, Won)
        assert last.seat == result.winner
