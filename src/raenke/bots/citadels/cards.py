"""Cards of the hand: which to keep, which to put away, whose to take."""

from raenke.bots.citadels.prospect import Prospect
from raenke.bots.citadels.turn import FREE, LATER, Judged, useful
from raenke.bots.citadels.values import ANY_CARD, POINTS, USELESS

STOLEN = (ANY_CARD, 4.6, 5.2, 5.6, 5.9)  # the best card of a hand, by its size


def worth_of(prospect: Prospect, card: str) -> float:
    """What it is worth once built; little if it cannot be, or is in the hand already."""
    return prospect.worth(card) if prospect.can_stand(card) and card not in prospect.view.hand else USELESS


def reason_to_have(prospect: Prospect, card: str, among: list[str]) -> str:
    if worth_of(prospect, card) == USELESS:
        return ""
    if prospect.city.is_new(card):
        return "citadels-reason-card-colour"
    if all(POINTS[card] >= POINTS[other] for other in among):
        return "citadels-reason-card-points"
    return ""


def keep(prospect: Prospect, card: str) -> Judged:
    return having(prospect, card), reason_to_have(prospect, card, prospect.view.drawn)


def having(prospect: Prospect, card: str) -> float:
    """What it means to have this card too; what can be built at once is worth most."""
    worth = worth_of(prospect, card)
    value = prospect.drawing(worth)
    reach = prospect.gold + prospect.outstanding()
    if worth > USELESS and prospect.city.price(card) <= reach:
        now = worth + prospect.tempo() + prospect.gain(-prospect.city.price(card)) - value
        value += max(0.0, now - prospect.planned[0])
    return value


def choose(prospect: Prospect, card: str) -> Judged:
    return having(prospect, card), reason_to_have(prospect, card, prospect.view.looked)


def look(prospect: Prospect) -> Judged:
    return 1.0 + prospect.drawing(STOLEN[-1]), "citadels-reason-look"


# The Magician


def exchange(prospect: Prospect, seat: str) -> Judged:
    rival = int(seat) - 1
    player = prospect.view.players[rival]
    worths = [worth_of(prospect, card) for card in player.known] + [ANY_CARD] * (player.hand_size - len(player.known))
    gained = prospect.holding(worths) - prospect.held
    value = gained + 0.5 * gained * prospect.rivals[rival]
    if value > 0 and prospect.planned[1]:
        value = min(value, LATER * (1 + value / 20))  # first build, then exchange what is left
    elif value > 0:
        value += FREE
    more = player.hand_size > len(prospect.view.hand)
    return value, "citadels-reason-exchange-more" if more else ""


def discard(prospect: Prospect, card: str) -> Judged:
    value = fresh(prospect, card)
    if value > 0 and not prospect.view.discarded:
        others = list(prospect.view.hand)
        others.remove(card)
        value += 0.5 * sum(max(0.0, fresh(prospect, other)) for other in dict.fromkeys(others))
        if prospect.planned[1]:
            value = min(value, LATER * (1 + value / 20))
    return value, "" if prospect.can_stand(card) else "citadels-reason-card-useless"


def fresh(prospect: Prospect, card: str) -> float:
    """What a new card is worth more than this one."""
    at = len(prospect.view.hand) - 1 - prospect.view.hand[::-1].index(card)
    others = prospect.worths[:at] + prospect.worths[at + 1 :]
    return prospect.holding([*others, ANY_CARD]) - prospect.held - 0.05


def done(_: Prospect) -> Judged:
    return 0.0, ""


# The Wizard


def peek(prospect: Prospect, seat: str) -> Judged:
    rival = int(seat) - 1
    player = prospect.view.players[rival]
    best = max([worth_of(prospect, card) for card in player.known], default=0.0)
    unknown = player.hand_size - len(player.known)
    if unknown:
        best = max(best, STOLEN[min(unknown, len(STOLEN)) - 1])
    value = prospect.drawing(best) * (1 + 0.5 * prospect.rivals[rival])
    if "basic" in prospect.deeds:
        value += FREE
    most = all(player.hand_size >= prospect.view.players[other].hand_size for other in prospect.rivals)
    return value, "citadels-reason-peek-most" if most else ""


def pick(prospect: Prospect, card: str) -> Judged:
    value = prospect.drawing(worth_of(prospect, card))
    if prospect.city.price(card) <= prospect.gold:
        value = max(value, at_once(prospect, card))
    return value, reason_to_have(prospect, card, prospect.view.looked)


def at_once(prospect: Prospect, card: str) -> float:
    """What it means to build the Wizard's card on the spot, beside the buildings of the turn."""
    price = prospect.city.price(card)
    purse = prospect.gold + prospect.outstanding() + (0 if "basic" in prospect.deeds else 2)
    less, _ = prospect.plan(purse - price, prospect.character)
    more, _ = prospect.plan(purse, prospect.character)
    worth = prospect.worth(card)
    value = worth + prospect.tempo() + prospect.gain(-price) - (more - less)
    return value + (prospect.finishing(worth) if prospect.left == 1 else 0.0)


def hand(prospect: Prospect) -> Judged:
    card = prospect.view.card
    return (prospect.drawing(worth_of(prospect, card)) if card else 0.0), ""


def city(prospect: Prospect) -> Judged:
    """A view may not say which card it is: where very much is uncertain, it calls nothing certain."""
    card = prospect.view.card
    return (at_once(prospect, card) if card else -1.0), "citadels-reason-city"


# Paying


def pay(prospect: Prospect, what: str) -> Judged:
    """To the Emperor; or, as `pay card`, what the Emperor asks for."""
    if prospect.view.decision == "ask":
        if what == "gold":
            return prospect.gain(1), "citadels-reason-free"
        return prospect.drawing(ANY_CARD), "citadels-reason-free" if useful(prospect) else "citadels-reason-draw-needs"
    if what == "gold":
        return prospect.gain(-1), ""
    return -prospect.without(what), "" if prospect.can_stand(what) else "citadels-reason-card-useless"
