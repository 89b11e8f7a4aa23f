"""Choosing characters: what a turn as each would bring, and which to keep from the others."""

from raenke.bots.citadels.cards import best_of
from raenke.bots.citadels.holders import liking
from raenke.bots.citadels.situation import Situation
from raenke.bots.citadels.strikes import cell_at, harm, swaps
from raenke.bots.citadels.turn import Judged
from raenke.bots.citadels.values import ANY_CARD, BEST_OF, CROWN, MURDER, TURN
from raenke.citadels import amount
from raenke.citadels.prices import moves_as
from raenke.citadels.roles import sits_beside

ATTACKS = frozenset({"assassin", "witch", "thief", "magician", "wizard", "tax_collector", "warlord", "diplomat"})


def take(situation: Situation, character: str, seed: int) -> Judged:
    value = turn_as(situation, character)
    danger = situation.danger(character)
    value -= danger * (value + TURN)
    value += situation.whim(character, seed)
    return value, reason_to_take(situation, character)


def put(situation: Situation, character: str) -> Judged:
    """Put away the character that the others would like best."""
    liked = max(
        liking(situation.view, situation.cities, seat, character) * weight for seat, weight in situation.rivals.items()
    )
    return liked, "citadels-reason-put-attack" if character in ATTACKS else ""


def turn_as(situation: Situation, character: str, is_basic_done: bool = False) -> float:
    """What a turn as this character would bring."""
    gold = situation.income(character)
    drawn = 0
    match character:
        case "merchant":
            gold += amount.BONUS
        case "architect":
            drawn = amount.ARCHITECT
        case "queen" if sits_beside(situation.seat, situation.view.crown, situation.view.seats):
            gold += amount.QUEEN
        case "navigator" if situation.useful:
            gold += amount.NAVIGATOR
        case "navigator":
            drawn = amount.NAVIGATOR
    value = turn_with(situation, character, gold if is_basic_done else gold + amount.BASIC_GOLD)
    if not is_basic_done:
        kept = turn_with(situation, character, gold) + situation.drawing(BEST_OF[2])
        value = max(value, kept)
    if drawn:
        value += situation.drawing(*[ANY_CARD] * drawn)
    return value + ability(situation, character, situation.gold + gold)


def turn_with(situation: Situation, character: str, gold: int) -> float:
    """What so much more gold and building in that turn would bring."""
    return situation.plan(situation.gold + gold, character)[0] + situation.gain(gold)


def ability(situation: Situation, character: str, gold: int) -> float:
    """What the character can do besides gold and building."""
    view, players = situation.view, situation.view.players
    more = 0.0 if view.is_last else 1.0
    match character:
        case "assassin" | "witch":
            return MURDER + 0.3 * TURN * max(situation.rivals.values())
        case "thief":
            return 0.3 * situation.gain(max(players[seat].gold for seat in situation.rivals))
        case "magician":
            return max(0.0, *(exchanged(situation, seat) for seat in situation.rivals))
        case "wizard":
            size = max(players[seat].hand_size for seat in situation.rivals)
            return situation.drawing(best_of(size)) + (gold >= 6) if size else 0.0
        case "king":
            return CROWN * more
        case "emperor":
            return 0.3 * CROWN * more
        case "bishop":
            return shelter(situation)
        case "abbot":
            return situation.gain(1) * ("levy" in moves_as(view, character, gold))
        case "tax_collector":
            return 0.4 * situation.gain(len(situation.rivals))
        case "warlord":
            return strike(situation, gold)
        case "diplomat":
            return trade(situation, situation.leader)
        case "artist":
            return max(0.0, min(amount.EMBELLISHED, gold, situation.city.size) * (1.0 + situation.gain(-1)))
    return 0.0


def exchanged(situation: Situation, seat: int) -> float:
    """The Magician builds first, then exchanges hands."""
    size = situation.view.players[seat].hand_size
    worths = sorted(situation.worths, reverse=True)[1:]
    return situation.holding([ANY_CARD] * size) - situation.holding(worths)


def shelter(situation: Situation) -> float:
    """The worth of being safe from rank 8."""
    view = situation.view
    if len(view.cast) < 8 or view.cast[7] in view.face_up or view.cast[7] in view.own:
        return 0.0
    own = situation.rating(situation.seat)
    is_ahead = all(own >= situation.rating(seat) for seat in situation.rivals)
    return 0.25 * situation.city.size * (0.5 if is_ahead else 0.2)


def strike(situation: Situation, gold: int) -> float:
    """The best that a Warlord could destroy of a rival's."""
    best = 0.0
    for move, price in moves_as(situation.view, "warlord", gold + amount.BASIC_GOLD).items():
        what, *rest = move.split()
        if what == "destroy" and (rival := int(rest[0]) - 1) in situation.rivals:
            best = max(best, harm(situation, rival, cell_at(rest[1])) + situation.gain(-price))
    return 0.7 * best


def trade(situation: Situation, rival: int) -> float:
    """The best that a Diplomat could get from a rival."""
    moves = [move.split() for move in moves_as(situation.view, "diplomat", situation.gold)]
    taken = [cell_at(rest[1]) for what, *rest in moves if what == "trade" and int(rest[0]) - 1 == rival]
    values = [value for cell in taken for value, _ in swaps(situation, rival, cell)]
    return 0.7 * max([0.0, *values])


def reason_to_take(situation: Situation, character: str) -> str:
    """The strongest reason of those that are true."""
    view, players = situation.view, situation.view.players
    if situation.city.income(character) >= 2:
        return "citadels-reason-take-income"
    match character:
        case "assassin" | "witch":
            return "citadels-reason-take-first"
        case "thief" if any(players[seat].gold > situation.gold for seat in situation.rivals):
            return "citadels-reason-take-robs"
        case "magician" | "wizard" if any(players[seat].hand_size > len(view.hand) for seat in situation.rivals):
            return "citadels-reason-take-hands"
        case "king" if not view.is_last:
            return "citadels-reason-take-crown"
        case "bishop" if situation.city.size:
            return "citadels-reason-take-shelter"
        case "merchant" | "navigator":
            return "citadels-reason-take-gold"
        case "architect" if len(situation.plan(situation.gold + amount.BASIC_GOLD, character)[1]) >= 2:
            return "citadels-reason-take-builds"
        case "alchemist" if situation.plan(situation.gold + amount.BASIC_GOLD, character)[1]:
            return "citadels-reason-take-refund"
        case "warlord" | "diplomat" if situation.cities[situation.leader].size:  # in choosing no city is complete
            return "citadels-reason-take-strikes"
    return ""
