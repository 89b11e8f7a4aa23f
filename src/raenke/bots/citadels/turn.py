"""The turn: gold or cards, income, building, and when to stop."""

from raenke.bots.citadels.situation import Situation
from raenke.bots.citadels.values import ANY_CARD, BEST_OF_THREE, BEST_OF_TWO, COLOUR, COST, EFFECT, INCOME, POINTS

Judged = tuple[float, str]
"""What a move is worth in points, and the id of the reason; an empty one if there is nothing special to say."""

FREE = 6.0  # what costs nothing comes first: it may change what is best after it
LATER = 0.05  # worth doing, but after something else
BASIC_GOLD = 2
LIKELY_PRICE = 4  # of the card that is kept


# The basic action


def gold(situation: Situation) -> Judged:
    purse = situation.gold + situation.outstanding()
    built, planned = situation.plan(purse + BASIC_GOLD, situation.character)
    value = situation.gain(BASIC_GOLD) + built
    if situation.character != "witch" and sum(map(situation.city.price, planned)) > purse:
        return value, "citadels-reason-gold-builds"
    if any(situation.city.price(card) > purse for card in useful(situation)):
        return value, "citadels-reason-gold-lacks"
    return value, ""


def draw(situation: Situation) -> Judged:
    purse = situation.gold + situation.outstanding()
    names = situation.city.names
    best = BEST_OF_THREE if "observatory" in names else BEST_OF_TWO
    drawn = (best, ANY_CARD) if "library" in names else (best,)
    value = situation.drawing(*drawn) + situation.plan(purse, situation.character)[0]
    if not useful(situation):
        if purse >= LIKELY_PRICE and situation.limit(situation.character):
            value += max(0.0, 0.5 * (best + situation.tempo() + situation.gain(-LIKELY_PRICE)))
        return value, "citadels-reason-draw-needs"
    if all(situation.city.price(card) <= purse for card in useful(situation)):
        return value, "citadels-reason-draw-rich"
    return value, ""


def useful(situation: Situation) -> list[str]:
    """The cards of the hand that may stand in the own city."""
    return [card for card in dict.fromkeys(situation.view.hand) if situation.can_stand(card)]


# What a character gets


def income(situation: Situation) -> Judged:
    amount = situation.income(situation.character)
    colour = INCOME[situation.character]
    _, cards = situation.planned
    reach = situation.gold + (0 if "basic" in situation.deeds else BASIC_GOLD)
    if any(COLOUR[card] == colour and situation.city.price(card) <= reach for card in cards[:1]):
        return LATER, "citadels-reason-income-later"
    return FREE + situation.gain(amount), "citadels-reason-free"


def bonus(situation: Situation) -> Judged:
    return FREE + situation.gain(1), "citadels-reason-free"


def cards(situation: Situation) -> Judged:
    return FREE + situation.drawing(ANY_CARD, ANY_CARD), "citadels-reason-free"


def levy(situation: Situation) -> Judged:
    return FREE + situation.gain(1), "citadels-reason-free"


def navigate(situation: Situation, what: str) -> Judged:
    if what == "gold":
        lacks = any(situation.city.price(card) > situation.gold for card in useful(situation))
        return FREE + situation.gain(4), "citadels-reason-gold-lacks" if lacks else ""
    value = FREE + situation.drawing(*([ANY_CARD] * 4))
    return value, "" if useful(situation) else "citadels-reason-draw-needs"


# Building


def build(situation: Situation, card: str) -> Judged:
    _, planned = situation.planned
    value = situation.built(card)
    if card not in planned and value > 0:
        value = min(value, LATER / 2) if planned else value
    return value, reason_to_build(situation, card)


def reason_to_build(situation: Situation, card: str) -> str:
    """The most telling reason of those that are true."""
    view, city = situation.view, situation.city
    if city.size + 1 == view.needed:
        return "citadels-reason-build-completes"
    if city.is_new(card):
        return "citadels-reason-build-colour"
    if POINTS[card] > COST[card]:
        return "citadels-reason-build-points"
    if COLOUR[card] == INCOME.get(situation.character) and "income" not in situation.deeds:
        return "citadels-reason-build-income"
    if works(situation, card):
        return "citadels-reason-build-works"
    if all(POINTS[card] >= POINTS[other] for other in useful(situation) if city.price(other) <= situation.gold):
        return "citadels-reason-build-most"
    return ""


def works(situation: Situation, card: str) -> bool:
    """Whether it does anything for its owner but count (C1.1 c)."""
    needs = {"graveyard": "warlord", "hospital": "assassin"}.get(card)
    return card in EFFECT and (needs is None or needs in situation.view.cast)


def end(situation: Situation) -> Judged:
    can_build = any(situation.city.price(card) <= situation.gold for card in useful(situation))
    if can_build and situation.limit(situation.character) and not situation.planned[1]:
        return 0.0, "citadels-reason-end-saves"
    return 0.0, ""


# Districts that work, and the Artist


def embellish(situation: Situation, card: str) -> Judged:
    """A gold becomes a point; on a Keep it is safest, on a cheap district it keeps the Warlord away."""
    safety = 0.1 if card == "keep" else 0.02 * (6 - COST[card])
    return 1.0 + safety + situation.gain(-1) - situation.spared(1), "citadels-reason-embellish"


def laboratory(situation: Situation, card: str) -> Judged:
    value = situation.gain(1) - situation.without(card)
    return value, "citadels-reason-laboratory" if not situation.can_stand(card) else ""


def museum(situation: Situation, card: str) -> Judged:
    value = 1.0 - situation.without(card)
    if card in situation.planned[1] and situation.view.hand.count(card) == 1:
        value -= situation.built(card)
    return value, "citadels-reason-museum"


def smithy(situation: Situation) -> Judged:
    price, count = (3, 2) if situation.view.options["smithy"] == "3_for_2" else (2, 3)
    value = situation.drawing(*([ANY_CARD] * count)) + situation.gain(-price) - situation.spared(price)
    return value, "" if useful(situation) else "citadels-reason-draw-needs"
