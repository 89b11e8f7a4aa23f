"""What the rule page draws beside its examples is what the engine does."""

from typing import Any

import pytest

from raenke.kabale.award import award
from raenke.kabale.options import EDITIONS
from raenke.kabale.score import score
from tests.drawn import drawn, kinds
from tests.kabale.table_talk import after, at, columns, goals

COLOURS = ("red", "blue", "white", "black")


def edition(name: str) -> dict[str, Any]:
    return dict(EDITIONS[name]) if name else {}


def seated(columns: str) -> list[str]:
    """Columns as `at` takes them: seats in place of colours."""
    for seat, colour in enumerate(COLOURS):
        columns = columns.replace(f" {colour} ", f" {seat} ")
    return [column.strip() for column in columns.split("|")]


def test_every_picture_is_of_a_kind_that_is_tried() -> None:
    assert kinds("kabale") == {"award", "turn", "goals"}


@pytest.mark.parametrize(("paragraph", "name", "line"), drawn("kabale", "award"))
def test_k4_6_a_drawn_column_is_awarded_as_drawn(paragraph: str, name: str, line: str) -> None:
    goal, cards, result = line.split("; ")
    lying = [card.split() for card in cards.split(", ")]
    found = award(goals(goal)[0], [(COLOURS.index(owner), card) for owner, card, _ in lying], edition(name))
    numbers = {
        step["position"]: step["number"] for step in (step.written() for step in found.steps) if "position" in step
        if step["kind"] == "number"
    }  # fmt: skip
    told = ["removed" if at in found.removed else format_(numbers[at]) for at in range(len(lying))]
    assert told == [value for _, _, value in lying], paragraph
    if result == "nobody":
        assert found.winner is None
        return
    sums = {COLOURS.index(owner): float(value) for owner, value in (part.split() for part in result.split(", "))}
    assert (found.winner, found.sums) == (next(iter(sums)), sums)


def format_(number: float | None) -> str:
    return "none" if number is None else f"{number:g}"


@pytest.mark.parametrize(("paragraph", "name", "line"), drawn("kabale", "turn"))
def test_k3_1_a_drawn_turn_ends_as_drawn(paragraph: str, name: str, line: str) -> None:
    before, move, then = line.split("; ")
    owner, card, column = move.split()
    seat = COLOURS.index(owner)
    table = seated(before)
    hands = ["witch beggar" for _ in table]
    hands[seat] = f"{card} witch"
    match = at(*table, hands=hands, to_lay=seat, options=edition(name))
    assert after(match, f"lay {card} {column}")
    assert columns(match) == seated(then), paragraph


@pytest.mark.parametrize(("paragraph", "name", "line"), drawn("kabale", "goals"))
def test_k2_9_drawn_goals_score_as_drawn(paragraph: str, name: str, line: str) -> None:
    won, result = line.split("; ")
    sums = {kind: int(value) for kind, value in (part.split() for part in result.split(", "))}
    assert sum(points for _, points in goals(won)) == sums["plain"], paragraph
    assert score(goals(won)) == max(sums.values())
    assert ("all" in sums) == (len({domain for domain, _ in goals(won)}) == 6)
    assert not name
