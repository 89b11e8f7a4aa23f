"""A second, slow reading of the award and the score, written from the rules alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

Goal = Sequence[Any]  # ("music", 3)
Entry = Sequence[Any]  # (0, "king"), or (0, "king", "cloak") under cloaked_card: replaces_cloak

DOMAINS = ("alchemy", "fencing", "agriculture", "trade", "religion", "music")
GOALS = tuple((domain, points) for domain in DOMAINS for points in (1, 2, 3, 3, 4, 5))
SPECIALISTS = {
    "alchemist": "alchemy",
    "fencing_master": "fencing",
    "landlord": "agriculture",
    "merchant": "trade",
    "cardinal": "religion",
    "minstrel": "music",
}
PRINTED = {  # whole and half numbers, so floats are exact
    "king": 20.0,
    "queen": 16.0,
    "juliet": 14.0,
    "explorer": 13.0,
    "assassin": 9.5,
    "storm": 9.0,
    "cloak": 0.0,
    "traitor": 10.0,
    "musketeers": 11.0,
    "wizard": 7.0,
    "witch": 1.0,
    "prince": 14.0,
    "squire": 2.0,
    "hermit": 12.0,
    "little_giant": 2.0,
    "dragon": 11.0,
    "romeo": 5.0,
    "beggar": 4.0,
}
ALLIES = (*PRINTED, *SPECIALISTS, "doppelganger")
DEFAULTS: dict[str, Any] = {
    "round_end": "at_once",
    "doppelganger": "printed",
    "floor": "zero",
    "cloaked_card": "own_card",
    "uncontested_goal": "removed",
    "start_player": "random",
    "scores": "hidden",
    "rounds": 6,
    "allies": "all",
    "doppelganger_removed": "with_its_card",
    "wizard_doppelganger": "by_number",
    "witch_doppelganger": "removed",
    "empty_doppelganger": "none",
    "beggar_tie": "farthest",
    "romeo": "own_juliet",
    "hermit_giant": "self",
    "assassin": "kills_revealer",
    "storm": "closes",
    "cloak": "may",
    "next_start": "left_of_active",
}


class Card(NamedTuple):
    position: int
    owner: Any
    name: str


class Verdict(NamedTuple):
    winner: Any
    sums: dict[Any, float]
    removed: list[int]
    numbers: dict[int, float | None]  # by position; empty when Prince and Squire win


def award(goal: Goal, cards: Sequence[Entry], options: Mapping[str, Any]) -> tuple[Any, dict[Any, float], list[int]]:
    """Who wins the column, the sums of those who take part, and the positions removed."""
    verdict = judge(goal, cards, options)
    return verdict.winner, verdict.sums, verdict.removed


def judge(goal: Goal, cards: Sequence[Entry], options: Mapping[str, Any]) -> Verdict:
    chosen = {**DEFAULTS, **options}
    domain = goal[0]
    # A slipped card lies at the Cloak's place with its own name; the Cloak under it counts for nothing (K5.4).
    column = [Card(position, entry[0], entry[1]) for position, entry in enumerate(cards)]
    musketeers = any(card.name == "musketeers" for card in column)

    there = column
    if not musketeers:
        there = after_wizard(there, domain, chosen)
        there = after_witch(there, domain, chosen)
        winner = owner_of_a_pair(there)
        if winner is not None:
            return Verdict(winner, {}, gone(column, there), {})

    numbers: dict[int, float | None] = {}
    for card in there:
        if musketeers:
            numbers[card.position] = None if card.name == "doppelganger" else printed(card, domain)
        else:
            numbers[card.position] = final_number(card, there, domain, chosen)

    sums: dict[Any, float] = {}
    for card in there:
        number = numbers[card.position]
        if number is not None:
            sums[card.owner] = sums.get(card.owner, 0.0) + number

    lowest = not musketeers and any(card.name == "beggar" for card in there)
    winner = None
    if sums:
        best = min(sums.values()) if lowest else max(sums.values())
        equal = [owner for owner in sums if sums[owner] == best]
        # Any card still there decides among equals, a Doppelgänger without a number too (K4.6).
        deciding = [card for card in there if card.owner in equal]
        farthest = lowest and chosen["beggar_tie"] == "farthest"  # K5.14
        winner = deciding[-1].owner if farthest else deciding[0].owner
    elif there and chosen["uncontested_goal"] == "nearest":
        winner = there[0].owner
    return Verdict(winner, sums, gone(column, there), numbers)


def gone(column: list[Card], there: list[Card]) -> list[int]:
    return [card.position for card in column if card not in there]


def printed(card: Card, domain: str) -> float:
    if card.name in SPECIALISTS:
        return 12.0 if SPECIALISTS[card.name] == domain else 8.0
    return PRINTED[card.name]


def copied(card: Card, there: list[Card]) -> Card | None:
    """The card a Doppelgänger copies: the next one below that is still there and no Doppelgänger."""
    for other in there:
        if other.position > card.position and other.name != "doppelganger":
            return other
    return None


def removal_number(card: Card, there: list[Card], domain: str, chosen: Mapping[str, Any]) -> float | None:
    """The number by which a card is removed; none if it is not removed for its number."""
    if card.name != "doppelganger":
        return printed(card, domain)
    if chosen["doppelganger_removed"] == "slides":  # K5.10
        return None
    original = copied(card, there)
    if original is None:
        return 0.0 if chosen["empty_doppelganger"] == "zero" else None  # K5.13
    return printed(original, domain)


def after_wizard(there: list[Card], domain: str, chosen: Mapping[str, Any]) -> list[Card]:
    if sum(card.name == "wizard" for card in there) != 1:
        return there
    kept = []
    for card in there:
        number = removal_number(card, there, domain, chosen)
        if card.name == "doppelganger" and chosen["wizard_doppelganger"] == "every":  # K5.11
            continue
        if number is None or number < 10:
            kept.append(card)
    return kept


def after_witch(there: list[Card], domain: str, chosen: Mapping[str, Any]) -> list[Card]:
    if sum(card.name == "witch" for card in there) != 1:
        return there
    kept = []
    for card in there:
        number = removal_number(card, there, domain, chosen)
        if card.name == "witch" or number is None or number > 9 or is_spared_copy(card, there, chosen):
            kept.append(card)
    return kept


def is_spared_copy(card: Card, there: list[Card], chosen: Mapping[str, Any]) -> bool:
    """Whether this is a Doppelgänger over the Witch where such a one stays (K5.12)."""
    if card.name != "doppelganger" or chosen["witch_doppelganger"] == "removed":
        return False
    original = copied(card, there)
    return original is not None and original.name == "witch"


def owner_of_a_pair(there: list[Card]) -> Any:
    princes = {card.owner for card in there if card.name == "prince"}
    squires = {card.owner for card in there if card.name == "squire"}
    for card in there:
        if card.name in ("prince", "squire") and card.owner in princes and card.owner in squires:
            return card.owner
    return None


def juliets_of(card: Card, there: list[Card], chosen: Mapping[str, Any]) -> list[Card]:
    """The Juliets that help this Romeo."""
    is_any = chosen["romeo"] == "any_juliet"  # K5.15
    return [other for other in there if other.name == "juliet" and (is_any or other.owner == card.owner)]


def own_number(card: Card, there: list[Card], domain: str, chosen: Mapping[str, Any]) -> float:
    """The number of a card that is no Doppelgänger, before other cards change it."""
    others = len(there) - 1
    number = printed(card, domain)
    if card.name == "hermit" and chosen["hermit_giant"] == "self":
        return number - others
    if card.name == "little_giant" and chosen["hermit_giant"] == "self":
        return number + 3 * others
    if card.name == "romeo" and juliets_of(card, there, chosen):
        return 15.0
    return number


def final_number(card: Card, there: list[Card], domain: str, chosen: Mapping[str, Any]) -> float | None:
    if card.name == "doppelganger":
        original = copied(card, there)
        if original is None:
            if chosen["empty_doppelganger"] == "none" or any(other.name == "beggar" for other in there):
                return None
            number = 0.0  # K5.13
        elif chosen["doppelganger"] == "current":
            number = own_number(original, there, domain, chosen)
        else:
            number = printed(original, domain)
    else:
        number = own_number(card, there, domain, chosen)
    for other in there:
        if other == card:
            continue
        if chosen["hermit_giant"] == "others":  # K5.16
            number += {"hermit": -1.0, "little_giant": 3.0}.get(other.name, 0.0)
        if other.name == "dragon" and other.owner != card.owner:
            number -= 2
    if chosen["floor"] == "zero":
        number = max(number, 0.0)
    return number


def score(goals: Sequence[Goal]) -> int:
    """The points of a player who won these goals."""
    plain = sum(int(points) for _, points in goals)
    best: dict[str, int] = {}
    for domain, points in goals:
        best[domain] = max(points, best.get(domain, 0))
    if len(best) < len(DOMAINS):
        return plain
    return max(plain, 2 * sum(best.values()) - (len(goals) - len(DOMAINS)))
