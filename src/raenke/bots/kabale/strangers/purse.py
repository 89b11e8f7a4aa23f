"""What a stranger thinks won goals are worth while the game goes on (K2.9)."""

from collections.abc import Iterable, Sequence

from raenke.kabale.cards import goal_of
from raenke.kabale.score import Tally
from raenke.kabale.view import Award, Goal, KabaleView

LUCK = 0.7  # how often a domain that is wanted does not come in a round
MISSING = 4  # what a missing domain would bring to the double: a goal of 2 points


def purse(goals: Iterable[Goal], rounds: int) -> float:
    """The sum, and what the double would add, by the chance of all six domains with so many rounds to come."""
    tally = Tally()
    for goal in goals:
        tally.add(goal_of(goal))
    doubled = tally.doubled(MISSING)
    return tally.plain + max(0, doubled - tally.plain) * (1 - LUCK**rounds) ** tally.missing


def won_by(awards: Sequence[Award], seat: int) -> list[Goal]:
    return [award.goal for award in awards if award.winner == seat]


def gains(view: KabaleView) -> list[list[float]]:
    """By seat and column, what its goal would add to the seat's purse."""
    rounds = view.rounds - view.round
    found = []
    for seat in range(view.seats):
        own = won_by(view.awards, seat)
        now = purse(own, rounds)
        found.append([purse([*own, goal], rounds) - now for goal in view.goals])
    return found
