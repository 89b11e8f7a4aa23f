"""Naming characters: whom to murder, rob or bewitch; and who gets the crown."""

from raenke.bots.citadels.choosing import turn_as
from raenke.bots.citadels.holders import liking
from raenke.bots.citadels.situation import Situation
from raenke.bots.citadels.turn import FREE, Judged
from raenke.bots.citadels.values import CROWN, FINISH, GOLD, TURN
from raenke.citadels import amount

LIKELY = 0.3
RICH = 3
STRIKERS = ("warlord", "diplomat")


def murder(situation: Situation, character: str) -> Judged:
    chances = situation.holders.of(character)
    value = sum(chance * victim(situation, seat, character) for seat, chance in chances.items())
    if chances.get(situation.leader, 0.0) >= LIKELY:
        return FREE + value, "citadels-reason-name-leader"
    return FREE + value, likely(situation, chances)


def victim(situation: Situation, seat: int, character: str) -> float:
    """The worth of this player losing a turn."""
    player = situation.view.players[seat]
    lost = TURN + liking(situation.view, situation.cities, seat, character)
    if seat == situation.seat:
        return -lost
    lost += GOLD * min(player.gold, 6) * (player.hand_size > 0)
    if situation.is_near(seat) and player.hand_size:
        lost += FINISH
    harmful = 0.0
    if character in STRIKERS:
        harmful = 0.25 * situation.city.size
    elif character == "thief":
        harmful = 0.1 * situation.gold
    return lost * situation.rivals[seat] + harmful


def likely(situation: Situation, chances: dict[int, float]) -> str:
    others = sum(chance for seat, chance in chances.items() if seat != situation.seat)
    return "citadels-reason-name-likely" if others >= 2 * LIKELY else ""


def rob(situation: Situation, character: str) -> Judged:
    players = situation.view.players
    chances = situation.holders.of(character)
    value = 0.0
    for seat, chance in chances.items():
        if seat != situation.seat:
            gold = players[seat].gold
            value += chance * (situation.gain(gold) + GOLD * gold * situation.rivals[seat] + 0.1)
    richest = max(situation.rivals, key=lambda seat: players[seat].gold)
    if chances.get(richest, 0.0) >= LIKELY and players[richest].gold >= RICH:
        return FREE + value, "citadels-reason-rob-rich"
    return FREE + value, likely(situation, chances)


def bewitch(situation: Situation, character: str) -> Judged:
    chances = situation.holders.of(character)
    gained = turn_as(situation, character, is_basic_done=True) + TURN / 2
    value = sum(chance * (gained + 0.5 * victim(situation, seat, character)) for seat, chance in chances.items())
    return FREE + value, likely(situation, chances)


def crown(situation: Situation, seat: str) -> Judged:
    """The crown goes to a player who is behind, best of all to the seat before the own."""
    receiver = int(seat) - 1
    view = situation.view
    before = (situation.seat - receiver) % view.seats
    value = FREE - CROWN * situation.rivals[receiver] * 2 + 0.4 * CROWN * (1 - before / view.seats)
    if situation.options.emperor_payment != "none":
        value += 0.3 * (view.players[receiver].gold > 0 or view.players[receiver].hand_size > 0)
    allowed = [int(rest[0]) - 1 for _, *rest in situation.offers]
    if before == 1 and not view.is_last:
        return value, "citadels-reason-crown-before"
    if all(view.scores[receiver] <= view.scores[other] for other in allowed):
        return value, "citadels-reason-crown-behind"
    return value, ""


def declare(situation: Situation) -> Judged:
    """The bell brings the end nearer, which is good for the leader."""
    view = situation.view
    own = view.scores[situation.seat] + 1.5 * situation.city.size
    best = max(view.scores[seat] + 1.5 * situation.cities[seat].size for seat in situation.rivals)
    would_end = max(city.size for city in situation.cities) >= view.needed - 1
    if would_end and not view.is_last:
        own += amount.FIRST_POINTS * (situation.city.size >= view.needed - 1)
        best += amount.COMPLETE_POINTS
    ahead = view.scores[situation.seat] > view.scores[situation.leader]
    return own - best, "citadels-reason-declare" if ahead else ""
