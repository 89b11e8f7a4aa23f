"""Choosing characters: what a turn as each of them would bring, and what to keep from the others."""

from zlib import crc32

from raenke.bots.citadels.cards import STOLEN
from raenke.bots.citadels.holders import liking
from raenke.bots.citadels.situation import Situation
from raenke.bots.citadels.strikes import can_give, harm, own_cells, swap, value_of
from raenke.bots.citadels.turn import Judged, useful
from raenke.bots.citadels.values import ANY_CARD, BEST_OF_TWO, CROWN, MURDER, NAMED, TURN

ATTACKS = frozenset({"assassin", "witch", "thief", "magician", "wizard", "tax_collector", "warlord", "diplomat"})
WHIM = 1.2  # so much a choice may be better and still not be made: who is foreseen is named


def take(situation: Situation, character: str, seed: int) -> Judged:
    view = situation.view
    value = turn_as(situation, character)
    danger = named(situation, character)
    value -= danger * (value + TURN)
    value += WHIM * (crc32(f"{seed} {view.round} {character}".encode()) / 2**32)
    return value, reason_to_take(situation, character)


def named(situation: Situation, character: str) -> float:
    """How likely it is that this character is murdered or bewitched."""
    view = situation.view
    if view.cast[0] in view.face_up or view.cast[0] in view.own or view.face_down == view.cast[0]:
        return 0.0
    return NAMED[character]


def put(situation: Situation, character: str) -> Judged:
    """The one that the others would like best."""
    liked = max(
        liking(situation.view, situation.cities, seat, character) * weight for seat, weight in situation.rivals.items()
    )
    return liked, "citadels-reason-put-attack" if character in ATTACKS else ""


def turn_as(situation: Situation, character: str, is_basic_done: bool = False) -> float:
    """What a turn as this character would bring."""
    gold = situation.gold + situation.income(character) + (character == "merchant")
    drawn: list[float] = []
    if character == "architect":
        drawn = [ANY_CARD, ANY_CARD]
    elif character == "queen" and (view := situation.view).crown != situation.seat:
        gold += 3 * ((view.crown - situation.seat) % view.seats in (1, view.seats - 1))
    elif character == "navigator":
        drawn = [] if useful(situation) else [ANY_CARD] * 4
        gold += 0 if drawn else 4
    taken = situation.plan(gold + (0 if is_basic_done else 2), character)[0] + situation.gain(
        gold - situation.gold + (0 if is_basic_done else 2)
    )
    if not is_basic_done:
        kept = (
            situation.plan(gold, character)[0] + situation.gain(gold - situation.gold) + situation.drawing(BEST_OF_TWO)
        )
        taken = max(taken, kept)
    return taken + (situation.drawing(*drawn) if drawn else 0.0) + ability(situation, character, gold)


def ability(situation: Situation, character: str, gold: int) -> float:
    """What the character can do beside gold and building."""
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
            return situation.drawing(STOLEN[min(size, len(STOLEN)) - 1]) + (gold >= 6) if size else 0.0
        case "king":
            return CROWN * more
        case "emperor":
            return 0.3 * CROWN * more
        case "bishop":
            return shelter(situation)
        case "abbot":
            return situation.gain(1) * (max(players[seat].gold for seat in situation.rivals) > gold)
        case "tax_collector":
            return 0.4 * situation.gain(len(situation.rivals))
        case "warlord":
            return max(0.0, *(strike(situation, seat, gold) for seat in situation.rivals))
        case "diplomat":
            return max(0.0, trade(situation, situation.leader))
        case "artist":
            return max(0.0, min(2, gold, situation.city.size) * (1.0 + situation.gain(-1)))
    return 0.0


def exchanged(situation: Situation, seat: int) -> float:
    """The Magician has built before he exchanges."""
    size = situation.view.players[seat].hand_size
    worths = sorted(situation.worths, reverse=True)[1:]
    return situation.holding([ANY_CARD] * size) - situation.holding(worths)


def shelter(situation: Situation) -> float:
    """What it means that rank 8 may not touch the own city."""
    view = situation.view
    if len(view.cast) < 8 or view.cast[7] in view.face_up or view.cast[7] in view.own:
        return 0.0
    own = situation.rating(situation.seat)
    is_ahead = all(own >= situation.rating(seat) for seat in situation.rivals)
    return 0.25 * situation.city.size * (0.5 if is_ahead else 0.2)


def strike(situation: Situation, seat: int, gold: int) -> float:
    """The best that a Warlord could destroy there."""
    if situation.view.players[seat].is_complete:
        return 0.0
    best = 0.0
    for card in situation.cities[seat].names:
        price = value_of(situation, seat, card) - 1
        if card != "keep" and price <= gold + 2:
            best = max(best, harm(situation, seat, card) + situation.gain(-price))
    return 0.7 * best


def trade(situation: Situation, seat: int) -> float:
    if situation.view.players[seat].is_complete:
        return 0.0
    return 0.7 * max(
        (
            swap(situation, seat, taken, given)
            for taken in situation.cities[seat].names
            for given in own_cells(situation)
            if taken != "keep" and can_give(situation, seat, taken, given)
        ),
        default=0.0,
    )


def reason_to_take(situation: Situation, character: str) -> str:
    """The most telling reason of those that are true."""
    view, players = situation.view, situation.view.players
    if situation.income(character) >= 2:
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
        case "architect" if len(situation.plan(situation.gold + 2, "architect")[1]) >= 2:
            return "citadels-reason-take-builds"
        case "alchemist" if situation.plan(situation.gold + 2, "alchemist")[1]:
            return "citadels-reason-take-refund"
        case "warlord" | "diplomat" if situation.cities[situation.leader].size:  # in choosing no city is complete
            return "citadels-reason-take-strikes"
    return ""
