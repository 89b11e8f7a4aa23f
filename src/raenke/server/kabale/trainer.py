"""The trainer of Kabale & Hiebe: who wins this column?"""

from collections.abc import Sequence
from functools import lru_cache

from raenke.bots.names import bot_name
from raenke.core.chance import Chance
from raenke.kabale.award import AwardResult, award
from raenke.kabale.cards import ALLIES, DOMAINS, POINTS, printed_number
from raenke.kabale.events import GoalAwarded
from raenke.kabale.steps import AnyStep, Cancelled, Lying, Number, Paired, Removed, Silenced, Sums, Tied
from raenke.server.training import KEPT_MOST, luck, seed_of
from raenke.server.updates import told_events
from raenke.server.wire_http import ColumnPuzzle
from raenke.words import Words

TRIES = 300
OWNERS = (2, 2, 3, 3, 4)  # by level
LONGEST = (3, 4, 5, 6, 8)
NASTY = 3  # from this level on, who adds up the printed values is wrong


def puzzle(level: int, seed: str, words: Words) -> ColumnPuzzle:
    result = column(level, seed)
    names = [bot_name(seed_of("column", level, seed), seat, ()) for seat in range(OWNERS[level - 1])]
    event = GoalAwarded(0, result.goal, result.winner, result.sums, result.removed, result.steps, result.cards)
    (told,) = told_events(0, 0, [event], words, names, None)
    return ColumnPuzzle(seed=seed, level=level, names=names, told=told)


@lru_cache(KEPT_MOST)
def column(level: int, seed: str) -> AwardResult:
    """The column of a seed: of so many drawn, the first as hard as its level, else the one that comes closest."""
    chance = luck("column", level, seed)
    drawn = (award(*random_column(chance, level)) for _ in range(TRIES))
    found: list[tuple[int, AwardResult]] = []
    for result in drawn:
        miss = abs(hardness(result.steps) - (level - 1)) + (result.winner is None) * 9
        miss += level >= NASTY and result.winner == most_printed(result)
        if not miss:
            return result
        found.append((miss, result))
    return min(found, key=lambda each: each[0])[1]


def random_column(chance: Chance, level: int) -> tuple[tuple[str, int], list[Lying]]:
    """A goal and allies, at least one of each owner."""
    goal = DOMAINS[chance.below(len(DOMAINS))], POINTS[chance.below(len(POINTS))]
    owners, longest = OWNERS[level - 1], LONGEST[level - 1]
    length = max(owners, longest - chance.below(2))
    seats = [*range(owners), *(chance.below(owners) for _ in range(length - owners))]
    cards: list[Lying] = []
    while seats:
        seat, card = seats[chance.below(len(seats))], ALLIES[chance.below(len(ALLIES))]
        if (seat, card) not in cards:
            seats.remove(seat)
            cards.append((seat, card))
    return goal, cards


def hardness(steps: Sequence[AnyStep]) -> int:
    """How many abilities matter: the steps that do more than add printed values up."""
    return sum(is_special(step) for step in steps)


def is_special(step: AnyStep) -> bool:
    match step:
        case Silenced(cards=cards) | Removed(cards=cards):
            return bool(cards)
        case Cancelled() | Paired() | Tied():
            return True
        case Number(changes=changes):
            return any(change.kind != "specialist" for change in changes)
        case Sums(wins=wins):
            return wins == "lowest"
    return False


def most_printed(result: AwardResult) -> int:
    """Who has the most if nothing but the printed values counts."""
    domain = DOMAINS.index(result.goal[0])
    sums: dict[int, float] = {}
    for seat, card, *_ in result.cards:
        sums[seat] = sums.get(seat, 0) + (printed_number(ALLIES.index(card), domain) or 0)
    return max(sums, key=lambda seat: sums[seat])
