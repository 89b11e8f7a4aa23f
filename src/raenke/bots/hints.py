"""Hints for people: the best options of a view, their expected results, and why."""

from collections.abc import Generator
from typing import Any, NamedTuple

from raenke.bots import greedy
from raenke.bots.search import Budget, searching
from raenke.core.game import Game
from raenke.core.portions import run_out

COUNT = 3
SEED = 0  # a hint depends only on the view
BUDGET = Budget()  # less than a second


class Hint(NamedTuple):
    """An option, the share of a win it may bring (None if there is no choice), and the id of the reason."""

    option: str
    share: float | None
    reason: str


def hints(game: Game, view: Any, options: list[str]) -> list[Hint]:
    """The best options, best first; the first is what the search bot would do. If three would show the same percent,
    the first one says so for all."""
    found: list[Hint] = run_out(hinting(game, view, options))
    return found


def hinting(game: Game, view: Any, options: list[str]) -> Generator[None, None, list[Hint]]:
    """The same in portions."""
    if len(options) == 1:
        return [Hint(options[0], None, "reason-only")]
    reasons = {advice.option: advice.reason for advice in greedy(game, SEED).advise(view, options)}
    found = yield from searching(game, view, SEED, BUDGET)
    best, *others = [(game.text(one.move), one.share) for one in found[:COUNT]]
    if len(others) == COUNT - 1 and len({round(100 * share) for _, share in (best, *others)}) == 1:
        return [Hint(*best, "reason-as-often")]
    return [
        Hint(*best, reasons[best[0]] or "reason-wins-most"),
        *(Hint(option, share, reasons[option] or "reason-wins-less") for option, share in others),
    ]
