"""Choosing characters: what a turn as each of them would bring, and what to keep from the others."""

from zlib import crc32

from raenke.bots.citadels.cards import STOLEN
from raenke.bots.citadels.holders import liking
from raenke.bots.citadels.prospect import Prospect
from raenke.bots.citadels.strikes import can_give, harm, own_cells, swap, value_of
from raenke.bots.citadels.turn import Judged, useful
from raenke.bots.citadels.values import ANY_CARD, BEST_OF_TWO, CROWN, MURDER, NAMED, TURN

ATTACKS = frozenset({"assassin", "witch", "thief", "magician", "wizard", "tax_collector", "warlord", "diplomat"})
WHIM = 1.2  # so much a choice may be better and still not be made: who is foreseen is named


def take(prospect: Prospect, character: str, seed: int) -> Judged:
    view = prospect.view
    value = turn_as(prospect, character)
    danger = named(prospect, character)
    value -= danger * (value + TURN)
    value += WHIM * (crc32(f"{seed} {view.round} {character}".encode()) / 2**32)
    return value, reason_to_take(prospect, character)


def named(prospect: Prospect, character: str) -> float:
    """How likely it is that this character is murdered or bewitched."""
    view = prospect.view
    if view.cast[0] in view.face_up or view.cast[0] in view.own or view.face_down == view.cast[0]:
        return 0.0
    return NAMED[character]


def put(prospect: Prospect, character: str) -> Judged:
    """The one that the others would like best."""
    liked = max(
        liking(prospect.view, prospect.cities, seat, character) * weight for seat, weight in prospect.rivals.items()
    )
    return liked, "citadels-reason-put-attack" if character in ATTACKS else ""


def turn_as(prospect: Prospect, character: str, is_basic_done: bool = False) -> float:
    """What a turn as this character would bring."""
    gold = prospect.gold + prospect.income(character) + (character == "merchant")
    drawn: list[float] = []
    if character == "architect":
        drawn = [ANY_CARD, ANY_CARD]
    elif character == "queen" and (view := prospect.view).crown != prospect.seat:
        gold += 3 * ((view.crown - prospect.seat) % view.seats in (1, view.seats - 1))
    elif character == "navigator":
        drawn = [] if useful(prospect) else [ANY_CARD] * 4
        gold += 0 if drawn else 4
    taken = prospect.plan(gold + (0 if is_basic_done else 2), character)[0] + prospect.gain(
        gold - prospect.gold + (0 if is_basic_done else 2)
    )
    if not is_basic_done:
        kept = prospect.plan(gold, character)[0] + prospect.gain(gold - prospect.gold) + prospect.drawing(BEST_OF_TWO)
        taken = max(taken, kept)
    return taken + (prospect.drawing(*drawn) if drawn else 0.0) + ability(prospect, character, gold)


def ability(prospect: Prospect, character: str, gold: int) -> float:
    """What the character can do beside gold and building."""
    view, players = prospect.view, prospect.view.players
    more = 0.0 if view.is_last else 1.0
    match character:
        case "assassin" | "witch":
            return MURDER + 0.3 * TURN * max(prospect.rivals.values())
        case "thief":
            return 0.3 * prospect.gain(max(players[seat].gold for seat in prospect.rivals))
        case "magician":
            return max(0.0, *(exchanged(prospect, seat) for seat in prospect.rivals))
        case "wizard":
            size = max(players[seat].hand_size for seat in prospect.rivals)
            return prospect.drawing(STOLEN[min(size, len(STOLEN)) - 1]) + (gold >= 6) if size else 0.0
        case "king":
            return CROWN * more
        case "emperor":
            return 0.3 * CROWN * more
        case "bishop":
            return shelter(prospect)
        case "abbot":
            return prospect.gain(1) * (max(players[seat].gold for seat in prospect.rivals) > gold)
        case "tax_collector":
            return 0.4 * prospect.gain(len(prospect.rivals))
        case "warlord":
            return max(0.0, *(strike(prospect, seat, gold) for seat in prospect.rivals))
        case "diplomat":
            return max(0.0, trade(prospect, prospect.leader))
        case "artist":
            return max(0.0, min(2, gold, prospect.city.size) * (1.0 + prospect.gain(-1)))
    return 0.0


def exchanged(prospect: Prospect, seat: int) -> float:
    """The Magician has built before he exchanges."""
    size = prospect.view.players[seat].hand_size
    worths = sorted(prospect.worths, reverse=True)[1:]
    return prospect.holding([ANY_CARD] * size) - prospect.holding(worths)


def shelter(prospect: Prospect) -> float:
    """What it means that rank 8 may not touch the own city."""
    view = prospect.view
    if len(view.cast) < 8 or view.cast[7] in view.face_up or view.cast[7] in view.own:
        return 0.0
    own = prospect.rating(prospect.seat)
    is_ahead = all(own >= prospect.rating(seat) for seat in prospect.rivals)
    return 0.25 * prospect.city.size * (0.5 if is_ahead else 0.2)


def strike(prospect: Prospect, seat: int, gold: int) -> float:
    """The best that a Warlord could destroy there."""
    if prospect.view.players[seat].is_complete:
        return 0.0
    best = 0.0
    for card in prospect.cities[seat].names:
        price = value_of(prospect, seat, card) - 1
        if card != "keep" and price <= gold + 2:
            best = max(best, harm(prospect, seat, card) + prospect.gain(-price))
    return 0.7 * best


def trade(prospect: Prospect, seat: int) -> float:
    if prospect.view.players[seat].is_complete:
        return 0.0
    return 0.7 * max(
        (
            swap(prospect, seat, taken, given)
            for taken in prospect.cities[seat].names
            for given in own_cells(prospect)
            if taken != "keep" and can_give(prospect, seat, taken, given)
        ),
        default=0.0,
    )


def reason_to_take(prospect: Prospect, character: str) -> str:
    """The most telling reason of those that are true."""
    view, players = prospect.view, prospect.view.players
    if prospect.income(character) >= 2:
        return "citadels-reason-take-income"
    match character:
        case "assassin" | "witch":
            return "citadels-reason-take-first"
        case "thief" if any(players[seat].gold > prospect.gold for seat in prospect.rivals):
            return "citadels-reason-take-robs"
        case "magician" | "wizard" if any(players[seat].hand_size > len(view.hand) for seat in prospect.rivals):
            return "citadels-reason-take-hands"
        case "king" if not view.is_last:
            return "citadels-reason-take-crown"
        case "bishop" if prospect.city.size:
            return "citadels-reason-take-shelter"
        case "merchant" | "navigator":
            return "citadels-reason-take-gold"
        case "architect" if len(prospect.plan(prospect.gold + 2, "architect")[1]) >= 2:
            return "citadels-reason-take-builds"
        case "alchemist" if prospect.plan(prospect.gold + 2, "alchemist")[1]:
            return "citadels-reason-take-refund"
        case "warlord" | "diplomat" if prospect.cities[prospect.leader].size:  # in choosing no city is complete
            return "citadels-reason-take-strikes"
    return ""
