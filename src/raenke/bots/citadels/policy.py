"""How readily each seat takes each character, by what everybody sees and how players choose."""

from collections.abc import Callable
from math import exp, log

from raenke.bots.citadels.city import City
from raenke.bots.citadels.policy_weights import EARNED, EARNED_OTHERWISE, INCOME, LIKED, STRUCK, UNKNOWN
from raenke.citadels.known import city_of
from raenke.citadels.view import CitadelsView

MOST_GOLD = 10
MOST_CARDS = 6
FINE = 1024
STRIKER_INCOME = 0.7  # what a gold of income means to who would rather strike

Likings = list[list[int]]
"""By seat and rank: how likely one is against another; whole numbers, so that all machines agree."""


class Seen:
    """What everybody sees of a seat that is about to choose."""

    def __init__(self, view: CitadelsView, seat: int) -> None:
        player = view.players[seat]
        others = [other for at, other in enumerate(view.players) if at != seat]
        city = City(city_of(player), is_fixed=False)
        self.gold = player.gold
        self.held = player.hand_size
        self.size = city.size
        self.more = max(0, max(other.hand_size for other in others) - player.hand_size)  # cards of somebody else
        self.purse = max(other.gold for other in others)
        self.income = {name: city.income(name) for name in view.cast}


def likings(view: CitadelsView) -> list[Likings]:
    """By manner of play. Which manner a seat has, nobody knows: any of these, or a little of each."""
    seats = [Seen(view, seat) for seat in range(view.seats)]
    return [[[manner(seen, name) for name in view.cast] for seen in seats] for manner in MANNERS]


def even(_: Seen, __: str) -> int:
    """Who cannot be foreseen."""
    return 1


def greedy(seen: Seen, name: str) -> int:
    """Who plays as the greedy bot does."""
    amounts = (
        *(1, min(seen.gold, MOST_GOLD), min(seen.held, MOST_CARDS), seen.size),
        *(min(seen.more, MOST_CARDS), min(seen.purse, MOST_GOLD)),
    )
    liked = sum(each * amount for each, amount in zip(LIKED.get(name, UNKNOWN), amounts, strict=True))
    return 1 + round(FINE * exp((liked + INCOME * seen.income[name]) / 32))


def earner(seen: Seen, name: str) -> int:
    """Who takes what brings most gold and cards just now."""
    liked = EARNED.get(name, EARNED_OTHERWISE) + seen.income[name]
    match name:
        case "architect":
            liked += 1.5 * (seen.gold >= 4 and seen.held >= 2)
        case "magician" | "wizard":
            liked += 0.5 * seen.more
        case "thief":
            liked += 0.25 * seen.purse
        case "alchemist":
            liked += 0.3 * min(seen.gold, 6)
        case "bishop":
            liked += 0.2 * seen.size
    return fine(liked)


def striker(seen: Seen, name: str) -> int:
    """Who would rather hurt others."""
    return fine(STRUCK.get(name, 0.0) + STRIKER_INCOME * seen.income[name])


def fine(liked: float) -> int:
    """Each 1 more makes a choice twice as likely."""
    return 1 + round(FINE * exp(liked * log(2)))


MANNERS: tuple[Callable[[Seen, str], int], ...] = (even, greedy, earner, striker)
