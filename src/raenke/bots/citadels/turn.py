"""The turn: gold or cards, income, building, and when to stop."""

from raenke.bots.citadels.prospect import Prospect
from raenke.bots.citadels.values import ANY_CARD, BEST_OF_THREE, BEST_OF_TWO, COLOUR, COST, EFFECT, INCOME, POINTS

Judged = tuple[float, str]
"""What a move is worth in points, and the id of the reason; an empty one if there is nothing special to say."""

FREE = 3.0  # what costs nothing comes first: it may change what is best after it
LATER = 0.05  # worth doing, but after something else
BASIC_GOLD = 2
LIKELY_PRICE = 4  # of the card that is kept


# The basic action


def gold(prospect: Prospect) -> Judged:
    purse = prospect.gold + prospect.outstanding()
    built, planned = prospect.plan(purse + BASIC_GOLD, prospect.character)
    value = prospect.gain(BASIC_GOLD) + built
    if prospect.character != "witch" and sum(map(prospect.city.price, planned)) > purse:
        return value, "citadels-reason-gold-builds"
    if any(prospect.city.price(card) > purse for card in useful(prospect)):
        return value, "citadels-reason-gold-lacks"
    return value, ""


def draw(prospect: Prospect) -> Judged:
    purse = prospect.gold + prospect.outstanding()
    names = prospect.city.names
    best = BEST_OF_THREE if "observatory" in names else BEST_OF_TWO
    drawn = (best, ANY_CARD) if "library" in names else (best,)
    value = prospect.drawing(*drawn) + prospect.plan(purse, prospect.character)[0]
    if not useful(prospect):
        if purse >= LIKELY_PRICE and prospect.limit(prospect.character):
            value += max(0.0, 0.5 * (best + prospect.tempo() + prospect.gain(-LIKELY_PRICE)))
        return value, "citadels-reason-draw-needs"
    if all(prospect.city.price(card) <= purse for card in useful(prospect)):
        return value, "citadels-reason-draw-rich"
    return value, ""


def useful(prospect: Prospect) -> list[str]:
    """The cards of the hand that may stand in the own city."""
    return [card for card in dict.fromkeys(prospect.view.hand) if prospect.can_stand(card)]


# What a character gets


def income(prospect: Prospect) -> Judged:
    amount = prospect.income(prospect.character)
    colour = INCOME[prospect.character]
    _, cards = prospect.planned
    reach = prospect.gold + (0 if "basic" in prospect.deeds else BASIC_GOLD)
    if any(COLOUR[card] == colour and prospect.city.price(card) <= reach for card in cards[:1]):
        return LATER, "citadels-reason-income-later"
    return FREE + prospect.gain(amount), "citadels-reason-free"


def bonus(prospect: Prospect) -> Judged:
    return FREE + prospect.gain(1), "citadels-reason-free"


def cards(prospect: Prospect) -> Judged:
    return FREE + prospect.drawing(ANY_CARD, ANY_CARD), "citadels-reason-free"


def levy(prospect: Prospect) -> Judged:
    return FREE + prospect.gain(1), "citadels-reason-free"


def navigate(prospect: Prospect, what: str) -> Judged:
    if what == "gold":
        lacks = any(prospect.city.price(card) > prospect.gold for card in useful(prospect))
        return FREE + prospect.gain(4), "citadels-reason-gold-lacks" if lacks else ""
    value = FREE + prospect.drawing(*([ANY_CARD] * 4))
    return value, "" if useful(prospect) else "citadels-reason-draw-needs"


# Building


def build(prospect: Prospect, card: str) -> Judged:
    _, planned = prospect.planned
    value = prospect.built(card)
    if card not in planned and value > 0:
        value = min(value, LATER / 2) if planned else value
    return value, reason_to_build(prospect, card)


def reason_to_build(prospect: Prospect, card: str) -> str:
    """The most telling reason of those that are true."""
    view, city = prospect.view, prospect.city
    if city.size + 1 == view.needed:
        return "citadels-reason-build-completes"
    if city.is_new(card):
        return "citadels-reason-build-colour"
    if POINTS[card] > COST[card]:
        return "citadels-reason-build-points"
    if COLOUR[card] == INCOME.get(prospect.character) and "income" not in prospect.deeds:
        return "citadels-reason-build-income"
    if works(prospect, card):
        return "citadels-reason-build-works"
    if all(POINTS[card] >= POINTS[other] for other in useful(prospect) if city.price(other) <= prospect.gold):
        return "citadels-reason-build-most"
    return ""


def works(prospect: Prospect, card: str) -> bool:
    """Whether it does anything for its owner but count (C1.1 c)."""
    needs = {"graveyard": "warlord", "hospital": "assassin"}.get(card)
    return card in EFFECT and (needs is None or needs in prospect.view.cast)


def end(prospect: Prospect) -> Judged:
    can_build = any(prospect.city.price(card) <= prospect.gold for card in useful(prospect))
    if can_build and prospect.limit(prospect.character) and not prospect.planned[1]:
        return 0.0, "citadels-reason-end-saves"
    return 0.0, ""


# Districts that work, and the Artist


def embellish(prospect: Prospect, card: str) -> Judged:
    """A gold becomes a point; on a Keep it is safest, on a cheap district it keeps the Warlord away."""
    safety = 0.1 if card == "keep" else 0.02 * (6 - COST[card])
    return 1.0 + safety + prospect.gain(-1) - prospect.spared(1), "citadels-reason-embellish"


def laboratory(prospect: Prospect, card: str) -> Judged:
    value = prospect.gain(1) - prospect.without(card)
    return value, "citadels-reason-laboratory" if not prospect.can_stand(card) else ""


def museum(prospect: Prospect, card: str) -> Judged:
    value = 1.0 - prospect.without(card)
    if card in prospect.planned[1] and prospect.view.hand.count(card) == 1:
        value -= prospect.built(card)
    return value, "citadels-reason-museum"


def smithy(prospect: Prospect) -> Judged:
    price, count = (3, 2) if prospect.view.options["smithy"] == "3_for_2" else (2, 3)
    value = prospect.drawing(*([ANY_CARD] * count)) + prospect.gain(-price) - prospect.spared(price)
    return value, "" if useful(prospect) else "citadels-reason-draw-needs"
