"""Columns written as text, and their expected awards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from raenke.kabale.award import award
from tests.kabale import explanation, oracle

if TYPE_CHECKING:
    from collections.abc import Sequence

Step = dict[str, Any]
Sums = dict[int, float]


def written(text: str) -> list[tuple[Any, ...]]:
    """Cards from "0 king, 1 witch/cloak" (a Witch slipped under a Cloak), nearest to the goal first."""
    cards: list[tuple[Any, ...]] = []
    for part in filter(None, text.split(", ")):
        owner, card = part.split()
        cards.append((int(owner), *card.split("/")))
    return cards


def expect(
    text: str, winner: int | None, sums: Sums, removed: Sequence[int] = (), goal: str = "music 3", **options: str
) -> list[Step]:
    """Award the column; engine and oracle must both give this. Returns the engine's steps."""
    domain, points = goal.split()
    column = ((domain, int(points)), written(text), options)
    assert oracle.award(*column) == (winner, sums, list(removed))
    result = award(*column)
    assert (result.winner, result.sums, result.removed) == (winner, sums, list(removed))
    steps = [step.written() for step in result.steps]
    assert steps == explanation.steps(*column)
    return steps


def steps_of(steps: Sequence[Step], kind: str) -> list[Step]:
    return [step for step in steps if step["kind"] == kind]
