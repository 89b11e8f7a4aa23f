"""How readily each seat takes each character, as the greedy bot might, by what everybody sees."""

from math import exp

from raenke.bots.citadels.city import City
from raenke.bots.citadels.policy_weights import INCOME, LIKED
from raenke.citadels.known import city_of
from raenke.citadels.view import CitadelsView

MOST_GOLD = 10
MOST_CARDS = 6


def likings(view: CitadelsView) -> list[list[int]]:
    """By seat and rank: how likely one is against another; whole numbers, so that all machines agree."""
    return [[1 + round(1024 * exp(liked / 32)) for liked in liking_of(view, seat)] for seat in range(view.seats)]


def liking_of(view: CitadelsView, seat: int) -> list[int]:
    player = view.players[seat]
    others = [other for at, other in enumerate(view.players) if at != seat]
    more = max(other.hand_size for other in others) - player.hand_size
    amounts = (
        1,
        min(player.gold, MOST_GOLD),
        min(player.hand_size, MOST_CARDS),
        len(player.city),
        max(0, min(more, MOST_CARDS)),
        min(max(other.gold for other in others), MOST_GOLD),
    )
    city = City(city_of(player), is_fixed=False)
    return [
        sum(each * amount for each, amount in zip(LIKED[name], amounts, strict=True)) + INCOME * city.income(name)
        for name in view.cast
    ]
