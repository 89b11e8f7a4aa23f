"""Cards of the hand: which to keep, which to put away, whose to take."""

from raenke.bots.citadels.city import ROW
from raenke.bots.citadels.situation import Situation
from raenke.bots.citadels.turn import FREE, LATER, Judged
from raenke.bots.citadels.values import ANY_CARD, BEST_OF, USELESS


def worth_of(situation: Situation, card: str) -> float:
    """The worth of a card once built; little if it cannot be built or is in the hand already."""
    return situation.worth(card) if situation.can_stand(card) and card not in situation.view.hand else USELESS


def reason_to_have(situation: Situation, card: str, among: list[str]) -> str:
    if worth_of(situation, card) == USELESS:
        return ""
    if situation.city.is_new(card):
        return "citadels-reason-card-colour"
    if all(ROW[card].points >= ROW[other].points for other in among):
        return "citadels-reason-card-points"
    return ""


def keep(situation: Situation, card: str) -> Judged:
    """Keep a drawn card, or choose one from the deck."""
    return having(situation, card), reason_to_have(situation, card, situation.view.drawn or situation.view.looked)


def having(situation: Situation, card: str) -> float:
    """The worth of having this card too: most if it can be built at once."""
    worth = worth_of(situation, card)
    value = situation.drawing(worth)
    reach = situation.gold + situation.outstanding()
    if worth > USELESS and situation.city.price(card) <= reach:
        now = worth + situation.tempo() + situation.gain(-situation.city.price(card)) - value
        value += max(0.0, now - situation.planned[0])
    return value


def look(situation: Situation) -> Judged:
    return 1.0 + situation.drawing(BEST_OF[-1]), "citadels-reason-look"


# The Magician


def exchange(situation: Situation, seat: str) -> Judged:
    rival = int(seat) - 1
    player = situation.view.players[rival]
    worths = [worth_of(situation, card) for card in player.known] + [ANY_CARD] * (player.hand_size - len(player.known))
    gained = situation.holding(worths) - situation.held
    value = gained + 0.5 * gained * situation.rivals[rival]
    if value > 0:
        value = last(value) if situation.planned[1] else value + FREE
    more = player.hand_size > len(situation.view.hand)
    return value, "citadels-reason-exchange-more" if more else ""


def discard(situation: Situation, card: str) -> Judged:
    value = fresh(situation, card)
    if value > 0 and not situation.view.discarded:
        others = list(situation.view.hand)
        others.remove(card)
        value += 0.5 * sum(max(0.0, fresh(situation, other)) for other in dict.fromkeys(others))
        if situation.planned[1]:
            value = last(value)
    return value, "" if situation.can_stand(card) else "citadels-reason-card-useless"


def last(value: float) -> float:
    """Build first, then exchange the rest."""
    return min(value, LATER * (1 + value / 20))


def fresh(situation: Situation, card: str) -> float:
    """How much more a new card is worth than this one."""
    return situation.holding([*situation.others(card), ANY_CARD]) - situation.held - 0.05


# The Wizard


def best_of(size: int) -> float:
    """The likely worth of the best card of an unknown hand."""
    return BEST_OF[min(size, len(BEST_OF) - 1)]


def peek(situation: Situation, seat: str) -> Judged:
    rival = int(seat) - 1
    player = situation.view.players[rival]
    unknown = best_of(player.hand_size - len(player.known))
    best = max([unknown, *(worth_of(situation, card) for card in player.known)])
    value = situation.drawing(best) * (1 + 0.5 * situation.rivals[rival])
    if "basic" in situation.deeds:
        value += FREE
    most = all(player.hand_size >= situation.view.players[other].hand_size for other in situation.rivals)
    return value, "citadels-reason-peek-most" if most else ""


def pick(situation: Situation, card: str) -> Judged:
    value = situation.drawing(worth_of(situation, card))
    if situation.city.price(card) <= situation.gold:
        value = max(value, at_once(situation, card))
    return value, reason_to_have(situation, card, situation.view.looked)


def at_once(situation: Situation, card: str) -> float:
    """The worth of building the Wizard's card at once, besides what the turn builds."""
    price = situation.city.price(card)
    purse = situation.gold + situation.outstanding() + situation.basic
    less, _ = situation.plan(purse - price, situation.character)
    more, _ = situation.plan(purse, situation.character)
    worth = situation.worth(card)
    value = worth + situation.tempo() + situation.gain(-price) - (more - less)
    return value + (situation.finishing(worth) if situation.left == 1 else 0.0)


def hand(situation: Situation) -> Judged:
    card = situation.view.card
    return (situation.drawing(worth_of(situation, card)) if card else 0.0), ""


def city(situation: Situation) -> Judged:
    """Build the Wizard's card; a view may not say which card it is."""
    card = situation.view.card
    return (at_once(situation, card) if card else -1.0), "citadels-reason-city"


# Paying


def pay(situation: Situation, what: str) -> Judged:
    """Pay the Emperor, or choose what the Emperor asks for."""
    if situation.view.decision == "ask":
        if what == "gold":
            return situation.gain(1), "citadels-reason-free"
        reason = "citadels-reason-free" if situation.useful else "citadels-reason-draw-needs"
        return situation.drawing(ANY_CARD), reason
    if what == "gold":
        return situation.gain(-1), ""
    return -situation.without(what), "" if situation.can_stand(what) else "citadels-reason-card-useless"
