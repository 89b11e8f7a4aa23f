"""Striking at other cities, and answering: Warlord, Diplomat, Armory, Graveyard."""

from raenke.bots.citadels.situation import Situation
from raenke.bots.citadels.turn import Judged
from raenke.bots.citadels.values import COST, FINISH, POINTS, TEMPO

HARM = 1.0  # what a rival's loss is worth, if it is the only rival
NEAR = 2  # a city that lacks so many districts or fewer is close to its end


def split(cell: str) -> tuple[str, bool]:
    """`tavern*` is a Tavern with an Artist's gold on it."""
    return cell.removesuffix("*"), cell.endswith("*")


def harm(situation: Situation, rival: int, cell: str) -> float:
    """What it means to this seat that a rival loses a district."""
    card, has_gold = split(cell)
    city, view = situation.cities[rival], situation.view
    lost = city.loss(card, situation.turns) + has_gold
    if card == "museum":
        lost += len(view.museum)
    if not view.is_last:
        lost += TEMPO
        if situation.is_near(rival):
            lost += FINISH
    elif view.players[rival].is_complete and city.size == view.needed and view.first != rival:
        lost += 2
    return HARM * lost * situation.rivals[rival]


def value_of(situation: Situation, seat: int, cell: str) -> int:
    """What it counts where it is destroyed or taken: cost, Artist's gold, Great Wall (C2.10 a, C2.18 a)."""
    card, has_gold = split(cell)
    walled = card != "great_wall" and "great_wall" in situation.cities[seat].names
    return COST[card] + has_gold + walled


def reason_to_harm(situation: Situation, rival: int) -> str:
    if situation.view.needed - situation.cities[rival].size in range(1, NEAR + 1):
        return "citadels-reason-harm-near"
    return "citadels-reason-harm-leader" if is_ahead(situation, rival) else ""


def is_ahead(situation: Situation, rival: int) -> bool:
    """Whether none of the others has more points."""
    return all(situation.view.scores[rival] >= situation.view.scores[other] for other in situation.rivals)


def destroy(situation: Situation, seat: str, cell: str) -> Judged:
    rival = int(seat) - 1
    price = value_of(situation, rival, cell) - 1
    if rival == situation.seat:  # C4.6; hardly ever wise
        return situation.gain(-price) - situation.city.loss(split(cell)[0], situation.turns) - TEMPO, ""
    value = harm(situation, rival, cell) + situation.gain(-price) - situation.spared(price)
    reason = reason_to_harm(situation, rival)
    return value, reason or ("citadels-reason-free" if price == 0 else "")


def armory(situation: Situation, seat: str, cell: str) -> Judged:
    rival = int(seat) - 1
    cost = situation.city.loss("armory", situation.turns) + (0 if situation.view.is_last else TEMPO)
    if (
        situation.view.is_last
        and situation.city.size == situation.view.needed
        and situation.view.first != situation.seat
    ):
        cost += 2
    return harm(situation, rival, cell) - cost, reason_to_harm(situation, rival)


# The Diplomat


def trade(situation: Situation, seat: str, cell: str) -> Judged:
    rival = int(seat) - 1
    swaps = [
        (swap(situation, rival, cell, given), given)
        for given in own_cells(situation)
        if can_give(situation, rival, cell, given)
    ]
    value, given = max(swaps, default=(-1.0, cell))
    return value, "citadels-reason-trade-gains" if points(cell) > points(given) else ""


def give(situation: Situation, given: str) -> Judged:
    assert situation.view.other is not None
    assert situation.view.card is not None
    taken = situation.view.card
    value = swap(situation, situation.view.other, taken, given)
    return value, "citadels-reason-trade-gains" if points(taken) > points(given) else ""


def points(cell: str) -> int:
    card, has_gold = split(cell)
    return POINTS[card] + has_gold


def own_cells(situation: Situation) -> list[str]:
    return [district.card + "*" * district.has_gold for district in situation.me.city]


def can_give(situation: Situation, rival: int, taken: str, given: str) -> bool:
    """C2.18, C5.76, near enough."""
    own, other = situation.city.names, situation.cities[rival].names
    if value_of(situation, rival, taken) - COST[split(given)[0]] - given.endswith("*") > situation.gold:
        return False
    if split(taken)[0] == split(given)[0]:
        return taken != given
    return split(taken)[0] not in own and split(given)[0] not in other


def swap(situation: Situation, rival: int, taken: str, given: str) -> float:
    """What it means to take one district for another, and to pay the difference."""
    card, other = split(taken)[0], split(given)[0]
    mine = (
        situation.worth(card) + taken.endswith("*") - situation.city.loss(other, situation.turns) - given.endswith("*")
    )
    theirs = points(taken) - points(given)
    price = max(0, value_of(situation, rival, taken) - COST[other] - given.endswith("*"))
    paid = situation.gain(-price) - situation.spared(price)
    return mine + situation.rivals[rival] * (theirs + 0.5 * paid) + paid


# The Graveyard


def recover(situation: Situation) -> Judged:
    assert situation.view.card is not None
    card = split(situation.view.card)[0]
    worth = situation.worth(card) if situation.can_stand(card) else 0.3
    return situation.drawing(worth) + situation.gain(-1), "citadels-reason-recover"
