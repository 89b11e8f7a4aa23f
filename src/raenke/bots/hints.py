"""Hints for people: the best options of a view, what may come of them, and why."""

from typing import Any, NamedTuple

from raenke.bots import greedy
from raenke.bots.search import Budget, searched
from raenke.core.game import Game

COUNT = 3
SEED = 0  # a hint is a matter of the view alone
BUDGET = Budget()  # less than a second


class Hint(NamedTuple):
    """An option, the share of a win it may bring (none where there is nothing to choose), and the id of the reason."""

    option: str
    share: float | None
    reason: str


def hints(game: Game, view: Any, options: list[str]) -> list[Hint]:
    """The best options, the best first: that one is what the searching bot would do."""
    if len(options) == 1:
        return [Hint(options[0], None, "reason-only")]
    reasons = {advice.option: advice.reason for advice in greedy(game, SEED).advise(view, options)}
    best, *others = [(game.text(one.move), one.share) for one in searched(game, view, SEED, BUDGET)[:COUNT]]
    return [
        Hint(*best, reasons[best[0]] or "reason-wins-most"),
        *(Hint(option, share, reasons[option] or "reason-wins-less") for option, share in others),
    ]
