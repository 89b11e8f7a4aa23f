"""The turn: gold or cards, income, building, and when to end it."""

from raenke.bots.citadels.city import ROLE, ROW, WHO
from raenke.bots.citadels.situation import Situation
from raenke.bots.citadels.values import ANY_CARD, BEST_OF, EFFECT
from raenke.citadels import amount, cause
from raenke.citadels.districts import due_cards, kept_cards
from raenke.citadels.legal_moves import has_only_basic
from raenke.citadels.options import smithy_of

Judged = tuple[float, str]
"""The worth of a move in points, and the id of its reason; empty if there is nothing special to say."""

FREE = 6.0  # moves that cost nothing come first: they may change which move is best after them
LATER = 0.05  # worth doing, but after something else
LIKELY_PRICE = 4  # of the card that is kept


# The basic action


def gold(situation: Situation) -> Judged:
    purse = situation.gold + situation.outstanding()
    built, planned = situation.plan(purse + amount.BASIC_GOLD, situation.character)
    value = situation.gain(amount.BASIC_GOLD) + built
    builds_now = not has_only_basic(situation.used, WHO[situation.character])
    if builds_now and sum(map(situation.city.price, planned)) > purse:
        return value, "citadels-reason-gold-builds"
    return value, "citadels-reason-gold-lacks" if situation.lacks(purse) else ""


def draw(situation: Situation) -> Judged:
    purse = situation.gold + situation.outstanding()
    best = BEST_OF[due_cards(situation.city.has)]
    others = [ANY_CARD] * (kept_cards(situation.city.has) - 1)
    value = situation.drawing(best, *others) + situation.plan(purse, situation.character)[0]
    if not situation.useful:
        if purse >= LIKELY_PRICE and situation.limit(situation.character):
            value += max(0.0, 0.5 * (best + situation.tempo() + situation.gain(-LIKELY_PRICE)))
        return value, "citadels-reason-draw-needs"
    return value, "" if situation.lacks(purse) else "citadels-reason-draw-rich"


# What a character gets


def income(situation: Situation) -> Judged:
    colour = ROLE[situation.character].colour
    _, cards = situation.planned
    reach = situation.gold + situation.basic
    if any(ROW[card].colour == colour and situation.city.price(card) <= reach for card in cards[:1]):
        return LATER, "citadels-reason-income-later"
    return FREE + situation.gain(situation.city.income(situation.character)), "citadels-reason-free"


def bonus(situation: Situation) -> Judged:
    return FREE + situation.gain(amount.BONUS), "citadels-reason-free"


def cards(situation: Situation) -> Judged:
    return FREE + situation.drawing(*[ANY_CARD] * amount.ARCHITECT), "citadels-reason-free"


def levy(situation: Situation) -> Judged:
    return FREE + situation.gain(1), "citadels-reason-free"


def navigate(situation: Situation, what: str) -> Judged:
    if what == "gold":
        lacks = situation.lacks(situation.gold)
        return FREE + situation.gain(amount.NAVIGATOR), "citadels-reason-gold-lacks" if lacks else ""
    value = FREE + situation.drawing(*[ANY_CARD] * amount.NAVIGATOR)
    return value, "" if situation.useful else "citadels-reason-draw-needs"


# Building


def build(situation: Situation, card: str) -> Judged:
    _, planned = situation.planned
    value = situation.built(card, situation.gold, situation.character)
    if card not in planned and value > 0:
        value = min(value, LATER / 2) if planned else value
    return value, reason_to_build(situation, card)


def reason_to_build(situation: Situation, card: str) -> str:
    """The strongest reason of those that are true."""
    view, city = situation.view, situation.city
    if city.size + 1 == view.needed:
        return "citadels-reason-build-completes"
    if city.is_new(card):
        return "citadels-reason-build-colour"
    if ROW[card].points > ROW[card].cost:
        return "citadels-reason-build-points"
    if ROW[card].colour == ROLE[situation.character].colour and "income" not in situation.deeds:
        return "citadels-reason-build-income"
    if works(situation, card):
        return "citadels-reason-build-works"
    if all(ROW[card].points >= ROW[other].points for other in situation.buildable):
        return "citadels-reason-build-most"
    return ""


def works(situation: Situation, card: str) -> bool:
    """Whether the district has an ability that can matter in this game."""
    return card in EFFECT and ROW[card].needs in ("", *situation.view.cast)


def nothing(_: Situation) -> Judged:
    """Done, decline."""
    return 0.0, ""


def unknown(_: Situation, *named: str) -> Judged:
    """A verb that nobody has taught the bot yet: rather not, if there is something else."""
    return -1.0, ""


def end(situation: Situation) -> Judged:
    is_saving = situation.buildable and not situation.planned[1]
    return 0.0, "citadels-reason-end-saves" if is_saving else ""


# Abilities of districts, and the Artist


def embellish(situation: Situation, card: str) -> Judged:
    """A gold becomes a point. It is safest on a Keep; on a cheap district it makes destroying dearer."""
    safety = 0.1 if card == "keep" else 0.02 * (6 - ROW[card].cost)
    return 1.0 + safety + situation.gain(-1) - situation.spared(1), "citadels-reason-embellish"


def laboratory(situation: Situation, card: str) -> Judged:
    value = situation.gain(1) - situation.without(card)
    return value, "citadels-reason-laboratory" if not situation.can_stand(card) else ""


def museum(situation: Situation, card: str) -> Judged:
    value = 1.0 - situation.without(card)
    if card in situation.planned[1] and situation.view.hand.count(card) == 1:
        value -= situation.built(card, situation.gold, situation.character)
    return value, "citadels-reason-museum"


def smithy(situation: Situation) -> Judged:
    price, count = smithy_of(situation.options.smithy)
    lost = situation.final_price(price, cause.SMITHY, situation.character)
    value = situation.drawing(*[ANY_CARD] * count) + situation.gain(-lost) - situation.spared(price)
    return value, "" if situation.useful else "citadels-reason-draw-needs"
