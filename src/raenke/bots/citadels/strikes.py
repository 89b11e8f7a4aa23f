"""Striking at other cities, and answering: Warlord, Diplomat, Armory, Graveyard."""

from raenke.bots.citadels.prospect import Prospect
from raenke.bots.citadels.turn import Judged
from raenke.bots.citadels.values import COST, FINISH, POINTS, TEMPO

HARM = 1.0  # what a rival's loss is worth, if it is the only rival
NEAR = 2  # a city that lacks so many districts or fewer is close to its end


def split(cell: str) -> tuple[str, bool]:
    """`tavern*` is a Tavern with an Artist's gold on it."""
    return cell.removesuffix("*"), cell.endswith("*")


def harm(prospect: Prospect, rival: int, cell: str) -> float:
    """What it means to this seat that a rival loses a district."""
    card, has_gold = split(cell)
    city, view = prospect.cities[rival], prospect.view
    lost = city.loss(card, prospect.turns) + has_gold
    if card == "museum":
        lost += len(view.museum)
    if not view.is_last:
        lost += TEMPO
        if prospect.is_near(rival):
            lost += FINISH
    elif view.players[rival].is_complete and city.size == view.needed and view.first != rival:
        lost += 2
    return HARM * lost * prospect.rivals[rival]


def value_of(prospect: Prospect, seat: int, cell: str) -> int:
    """What it counts where it is destroyed or taken: cost, Artist's gold, Great Wall (C2.10 a, C2.18 a)."""
    card, has_gold = split(cell)
    walled = card != "great_wall" and "great_wall" in prospect.cities[seat].names
    return COST[card] + has_gold + walled


def reason_to_harm(prospect: Prospect, rival: int) -> str:
    if prospect.view.needed - prospect.cities[rival].size in range(1, NEAR + 1):
        return "citadels-reason-harm-near"
    return "citadels-reason-harm-leader" if is_ahead(prospect, rival) else ""


def is_ahead(prospect: Prospect, rival: int) -> bool:
    """Whether none of the others has more points."""
    return all(prospect.view.scores[rival] >= prospect.view.scores[other] for other in prospect.rivals)


def destroy(prospect: Prospect, seat: str, cell: str) -> Judged:
    rival = int(seat) - 1
    price = value_of(prospect, rival, cell) - 1
    if rival == prospect.seat:  # C4.6; hardly ever wise
        return prospect.gain(-price) - prospect.city.loss(split(cell)[0], prospect.turns) - TEMPO, ""
    value = harm(prospect, rival, cell) + prospect.gain(-price) - prospect.spared(price)
    reason = reason_to_harm(prospect, rival)
    return value, reason or ("citadels-reason-free" if price == 0 else "")


def armory(prospect: Prospect, seat: str, cell: str) -> Judged:
    rival = int(seat) - 1
    cost = prospect.city.loss("armory", prospect.turns) + (0 if prospect.view.is_last else TEMPO)
    if prospect.view.is_last and prospect.city.size == prospect.view.needed and prospect.view.first != prospect.seat:
        cost += 2
    return harm(prospect, rival, cell) - cost, reason_to_harm(prospect, rival)


# The Diplomat


def trade(prospect: Prospect, seat: str, cell: str) -> Judged:
    rival = int(seat) - 1
    swaps = [
        (swap(prospect, rival, cell, given), given)
        for given in own_cells(prospect)
        if can_give(prospect, rival, cell, given)
    ]
    value, given = max(swaps, default=(-1.0, cell))
    return value, "citadels-reason-trade-gains" if points(cell) > points(given) else ""


def give(prospect: Prospect, given: str) -> Judged:
    assert prospect.view.other is not None
    assert prospect.view.card is not None
    taken = prospect.view.card
    value = swap(prospect, prospect.view.other, taken, given)
    return value, "citadels-reason-trade-gains" if points(taken) > points(given) else ""


def points(cell: str) -> int:
    card, has_gold = split(cell)
    return POINTS[card] + has_gold


def own_cells(prospect: Prospect) -> list[str]:
    return [district.card + "*" * district.has_gold for district in prospect.me.city]


def can_give(prospect: Prospect, rival: int, taken: str, given: str) -> bool:
    """C2.18, C5.76, near enough."""
    own, other = prospect.city.names, prospect.cities[rival].names
    if value_of(prospect, rival, taken) - COST[split(given)[0]] - given.endswith("*") > prospect.gold:
        return False
    if split(taken)[0] == split(given)[0]:
        return taken != given
    return split(taken)[0] not in own and split(given)[0] not in other


def swap(prospect: Prospect, rival: int, taken: str, given: str) -> float:
    """What it means to take one district for another, and to pay the difference."""
    card, other = split(taken)[0], split(given)[0]
    mine = prospect.worth(card) + taken.endswith("*") - prospect.city.loss(other, prospect.turns) - given.endswith("*")
    theirs = points(taken) - points(given)
    price = max(0, value_of(prospect, rival, taken) - COST[other] - given.endswith("*"))
    paid = prospect.gain(-price) - prospect.spared(price)
    return mine + prospect.rivals[rival] * (theirs + 0.5 * paid) + paid


# The Graveyard


def recover(prospect: Prospect) -> Judged:
    assert prospect.view.card is not None
    card = split(prospect.view.card)[0]
    worth = prospect.worth(card) if prospect.can_stand(card) else 0.3
    return prospect.drawing(worth) + prospect.gain(-1), "citadels-reason-recover"
