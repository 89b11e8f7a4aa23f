"""Naming characters: whom to murder, to rob, to bewitch; and to whom the crown goes."""

from raenke.bots.citadels.choosing import turn_as
from raenke.bots.citadels.holders import liking
from raenke.bots.citadels.prospect import Prospect
from raenke.bots.citadels.turn import FREE, Judged
from raenke.bots.citadels.values import CROWN, FINISH, GOLD, TURN

LIKELY = 0.3
RICH = 3
STRIKERS = ("warlord", "diplomat")


def murder(prospect: Prospect, character: str) -> Judged:
    chances = prospect.holders.of(character)
    value = sum(chance * victim(prospect, seat, character) for seat, chance in chances.items())
    if chances.get(prospect.leader, 0.0) >= LIKELY:
        return FREE + value, "citadels-reason-name-leader"
    return FREE + value, likely(prospect, chances)


def victim(prospect: Prospect, seat: int, character: str) -> float:
    """What it means that this player's turn is lost."""
    player = prospect.view.players[seat]
    lost = TURN + liking(prospect.view, prospect.cities, seat, character)
    if seat == prospect.seat:
        return -lost
    lost += GOLD * min(player.gold, 6) * (player.hand_size > 0)
    if prospect.is_near(seat) and player.hand_size:
        lost += FINISH
    harmful = 0.0
    if character in STRIKERS:
        harmful = 0.25 * prospect.city.size
    elif character == "thief":
        harmful = 0.1 * prospect.gold
    return lost * prospect.rivals[seat] + harmful


def likely(prospect: Prospect, chances: dict[int, float]) -> str:
    others = sum(chance for seat, chance in chances.items() if seat != prospect.seat)
    return "citadels-reason-name-likely" if others >= 2 * LIKELY else ""


def rob(prospect: Prospect, character: str) -> Judged:
    players = prospect.view.players
    chances = prospect.holders.of(character)
    value = 0.0
    for seat, chance in chances.items():
        if seat != prospect.seat:
            gold = players[seat].gold
            value += chance * (prospect.gain(gold) + GOLD * gold * prospect.rivals[seat] + 0.1)
    richest = max(prospect.rivals, key=lambda seat: players[seat].gold)
    if chances.get(richest, 0.0) >= LIKELY and players[richest].gold >= RICH:
        return FREE + value, "citadels-reason-rob-rich"
    return FREE + value, likely(prospect, chances)


def bewitch(prospect: Prospect, character: str) -> Judged:
    chances = prospect.holders.of(character)
    gained = turn_as(prospect, character, is_basic_done=True) + TURN / 2
    value = sum(chance * (gained + 0.5 * victim(prospect, seat, character)) for seat, chance in chances.items())
    return FREE + value, likely(prospect, chances)


def crown(prospect: Prospect, seat: str) -> Judged:
    """The crown goes to who is least ahead, best of all to the seat before the own."""
    receiver = int(seat) - 1
    view = prospect.view
    before = (prospect.seat - receiver) % view.seats
    value = FREE - CROWN * prospect.rivals[receiver] * 2 + 0.4 * CROWN * (1 - before / view.seats)
    if view.options["emperor_payment"] != "none":
        value += 0.3 * (view.players[receiver].gold > 0 or view.players[receiver].hand_size > 0)
    allowed = [other for other in prospect.rivals if other != view.crown]
    if before == 1 and not view.is_last:
        return value, "citadels-reason-crown-before"
    if all(view.scores[receiver] <= view.scores[other] for other in allowed):
        return value, "citadels-reason-crown-behind"
    return value, ""


def declare(prospect: Prospect) -> Judged:
    """The bell brings the end nearer; good for who is ahead."""
    view = prospect.view
    own = view.scores[prospect.seat] + 1.5 * prospect.city.size
    best = max(view.scores[seat] + 1.5 * prospect.cities[seat].size for seat in prospect.rivals)
    would_end = max(city.size for city in prospect.cities) >= view.needed - 1
    if would_end and not view.is_last:
        is_first = prospect.city.size >= view.needed - 1
        own += 4 if is_first else 0
        best += 2
    ahead = view.scores[prospect.seat] > view.scores[prospect.leader]
    return own - best, "citadels-reason-declare" if ahead else ""


def decline(_: Prospect) -> Judged:
    return 0.0, ""
