"""Strikes against other cities, and the answer: Warlord, Diplomat, Armory, Graveyard."""

from raenke.bots.citadels.situation import Situation
from raenke.bots.citadels.turn import Judged
from raenke.bots.citadels.values import FINISH, TEMPO
from raenke.citadels.cards import DISTRICT_POINTS, DISTRICTS, bare, cell_of
from raenke.citadels.districts import worth
from raenke.citadels.roles import may_swap, strike_price, swap_price

NEAR = 2  # a city that lacks this many districts or fewer is nearly complete


def cell_at(text: str) -> int:
    cell = cell_of(text)
    assert cell is not None
    return cell


def harm(situation: Situation, rival: int, cell: int) -> float:
    """The worth of a rival losing a district."""
    card, view = DISTRICTS[cell >> 1], situation.view
    lost = situation.cities[rival].loss(card, situation.turns) + (cell & 1) + situation.completion(rival)
    if card == "museum":
        lost += len(view.museum)
    if not view.is_last:
        lost += TEMPO + FINISH * situation.is_near(rival)
    return lost * situation.rivals[rival]


def reason_to_harm(situation: Situation, rival: int) -> str:
    if situation.view.needed - situation.cities[rival].size in range(1, NEAR + 1):
        return "citadels-reason-harm-near"
    return "citadels-reason-harm-leader" if is_ahead(situation, rival) else ""


def is_ahead(situation: Situation, rival: int) -> bool:
    """Whether none of the others has more points."""
    return all(situation.view.scores[rival] >= situation.view.scores[other] for other in situation.rivals)


def destroy(situation: Situation, seat: str, text: str) -> Judged:
    rival, cell = int(seat) - 1, cell_at(text)
    price = strike_price(cell, situation.cities[rival].has)
    if rival == situation.seat:  # C4.6; hardly ever wise
        return situation.gain(-price) - situation.city.loss(bare(text), situation.turns) - TEMPO, ""
    value = harm(situation, rival, cell) + situation.gain(-price) - situation.spared(price)
    reason = reason_to_harm(situation, rival)
    return value, reason or ("citadels-reason-free" if price == 0 else "")


def armory(situation: Situation, seat: str, text: str) -> Judged:
    rival = int(seat) - 1
    cost = situation.city.loss("armory", situation.turns) + situation.completion(situation.seat)
    cost += 0 if situation.view.is_last else TEMPO
    return harm(situation, rival, cell_at(text)) - cost, reason_to_harm(situation, rival)


# The Diplomat


def trade(situation: Situation, seat: str, text: str) -> Judged:
    taken = cell_at(text)
    value, given = max(swaps(situation, int(seat) - 1, taken))
    return value, reason_to_swap(taken, given)


def give(situation: Situation, text: str) -> Judged:
    assert situation.view.other is not None
    assert situation.view.card is not None
    taken, given = cell_at(situation.view.card), cell_at(text)
    return swap(situation, situation.view.other, taken, given), reason_to_swap(taken, given)


def reason_to_swap(taken: int, given: int) -> str:
    return "citadels-reason-trade-gains" if points(taken) > points(given) else ""


def points(cell: int) -> int:
    return DISTRICT_POINTS[cell >> 1] + (cell & 1)


def swaps(situation: Situation, rival: int, taken: int) -> list[tuple[float, int]]:
    """Every own district that can be given for this one, with what the swap is worth."""
    own, city = situation.city, situation.cities[rival]
    counts, others = worth(taken, city.has), city.without(DISTRICTS[taken >> 1]).has
    return [
        (swap(situation, rival, taken, given), given)
        for given in own.cells
        if may_swap(
            *(given, own.without(DISTRICTS[given >> 1]).has, taken, others),
            *(swap_price(given, counts), situation.gold, situation.allows_all),
        )
    ]


def swap(situation: Situation, rival: int, taken: int, given: int) -> float:
    """The worth of taking one district for another and paying the difference."""
    lost = situation.city.loss(DISTRICTS[given >> 1], situation.turns)
    mine = situation.worth(DISTRICTS[taken >> 1]) + (taken & 1) - lost - (given & 1)
    price = swap_price(given, worth(taken, situation.cities[rival].has))
    paid = situation.gain(-price) - situation.spared(price)
    return mine + situation.rivals[rival] * (points(taken) - points(given) + 0.5 * paid) + paid


# The Graveyard


def recover(situation: Situation) -> Judged:
    assert situation.view.card is not None
    card = bare(situation.view.card)
    worth = situation.worth(card) if situation.can_stand(card) else 0.3
    return situation.drawing(worth) + situation.gain(-1), "citadels-reason-recover"
