"""The steps that must explain an award, written from the rules alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.kabale import oracle

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

Step = dict[str, Any]


def steps(goal: oracle.Goal, cards: Sequence[oracle.Entry], options: Mapping[str, Any]) -> list[Step]:
    """Every step of the award, in order."""
    chosen = {**oracle.DEFAULTS, **options}
    domain = goal[0]
    column = [oracle.Card(position, entry[0], entry[1]) for position, entry in enumerate(cards)]
    verdict = oracle.judge(goal, cards, options)
    told: list[Step] = []

    musketeers = places(column, "musketeers")
    there = column
    if musketeers:
        others = [card.position for card in column if card.position not in musketeers]
        told.append({"rule": "K4.1", "kind": "silenced", "by": musketeers, "cards": others})
    else:
        after = oracle.after_wizard(there, domain, chosen)
        told += removal("K4.2", places(there, "wizard"), there, after)
        if len(places(there, "wizard")) == 1:
            told = split_every(told, there, domain, chosen)
        there, before = after, after
        there = oracle.after_witch(there, domain, chosen)
        told += removal("K4.3", places(before, "witch"), before, there)
        paired = pairs(there)
        if paired:
            told += paired
            if len(paired) > 1:
                seats = [step["seat"] for step in paired]
                nearest = min(position for step in paired for position in step["cards"])
                told.append({"rule": "K4.4", "kind": "tied", "seats": seats, "by": "nearest", "position": nearest})
            told.append({"rule": "K4.4", "kind": "won", "seat": verdict.winner})
            return told

    for card in there:
        told.append(number_step(card, column, there, domain, chosen, verdict, bool(musketeers)))

    beggars = [] if musketeers else places(there, "beggar")
    if not verdict.sums:
        if verdict.winner is None:
            told.append({"rule": "K4.6", "kind": "unclaimed"})
            return told
        seats = sorted({card.owner for card in there})
        if len(seats) > 1:
            nearest = there[0].position
            told.append({"rule": "K5.5", "kind": "tied", "seats": seats, "by": "nearest", "position": nearest})
        told.append({"rule": "K5.5", "kind": "won", "seat": verdict.winner})
        return told
    wins = "lowest" if beggars else "highest"
    sums = {str(seat): number for seat, number in verdict.sums.items()}
    told.append({"rule": "K4.6", "kind": "sums", "sums": sums, "wins": wins, "by": beggars})
    best = min(verdict.sums.values()) if beggars else max(verdict.sums.values())
    equal = sorted(seat for seat in verdict.sums if verdict.sums[seat] == best)
    if len(equal) > 1:
        own = [card.position for card in there if card.owner == verdict.winner]
        nearest = chosen["beggar_tie"] == "nearest"
        by, position = ("farthest", max(own)) if beggars and not nearest else ("nearest", min(own))
        rule = "K5.14" if beggars and nearest else "K4.6"
        told.append({"rule": rule, "kind": "tied", "seats": equal, "by": by, "position": position})
    told.append({"rule": "K4.6", "kind": "won", "seat": verdict.winner})
    return told


def places(there: Sequence[oracle.Card], name: str) -> list[int]:
    return [card.position for card in there if card.name == name]


def removal(rule: str, by: list[int], before: list[oracle.Card], after: list[oracle.Card]) -> list[Step]:
    if not by:
        return []
    if len(by) > 1:
        return [{"rule": rule, "kind": "cancelled", "by": by}]
    return [{"rule": rule, "kind": "removed", "by": by[0], "cards": oracle.gone(before, after)}]


def split_every(told: list[Step], there: list[oracle.Card], domain: str, chosen: Mapping[str, Any]) -> list[Step]:
    """Doppelgängers that only K5.11 removes have a step of their own, after the one of K4.2."""
    by_number = oracle.gone(there, oracle.after_wizard(there, domain, {**chosen, "wizard_doppelganger": "by_number"}))
    step = told[-1]
    every = [position for position in step["cards"] if position not in by_number]
    if not every:
        return told
    return [*told[:-1], {**step, "cards": by_number}, {**step, "rule": "K5.11", "cards": every}]


def pairs(there: list[oracle.Card]) -> list[Step]:
    princes = {card.owner: card.position for card in there if card.name == "prince"}
    squires = {card.owner: card.position for card in there if card.name == "squire"}
    return [
        {"rule": "K4.4", "kind": "paired", "seat": seat, "cards": [princes[seat], squires[seat]]}
        for seat in sorted(set(princes) & set(squires))
    ]


def number_step(
    card: oracle.Card,
    column: list[oracle.Card],
    there: list[oracle.Card],
    domain: str,
    chosen: Mapping[str, Any],
    verdict: oracle.Verdict,
    silenced: bool,
) -> Step:
    is_double = card.name == "doppelganger"
    printed = None if is_double else oracle.printed(card, domain)
    changes: list[Step] = []
    if card.name in oracle.SPECIALISTS:
        rule = "K1.3"
        if printed == 12.0:
            printed = 8.0
            changes.append({"rule": "K1.3", "kind": "specialist", "by": None, "amount": 4.0})
    elif is_double:
        rule = "K4.7"
    elif card.name in ("hermit", "little_giant") and chosen["hermit_giant"] == "others":
        rule = "K5.16"
    elif card.name in ("hermit", "little_giant", "romeo"):
        rule = "K4.5"
    else:
        rule = "K1.2"
    if silenced:
        rule = "K4.1" if rule in ("K4.5", "K4.7", "K5.16") else rule
        if is_double:
            changes.append({"rule": "K4.1", "kind": "no_number", "by": None, "amount": None})
    else:
        changes += ability_changes(card, column, there, domain, chosen)
    return {
        "rule": rule,
        "kind": "number",
        "position": card.position,
        "seat": card.owner,
        "card": card.name,
        "number": verdict.numbers[card.position],
        "printed": printed,
        "changes": changes,
    }


def ability_changes(
    card: oracle.Card,
    column: list[oracle.Card],
    there: list[oracle.Card],
    domain: str,
    chosen: Mapping[str, Any],
) -> list[Step]:
    others = [other for other in there if other != card]
    changes: list[Step] = []
    number = 0.0
    if card.name == "doppelganger":
        original = oracle.copied(card, there)
        if original is None:
            if chosen["empty_doppelganger"] == "none":
                return [{"rule": "K4.7", "kind": "no_number", "by": None, "amount": None}]
            beggars = places(there, "beggar")
            if beggars:
                return [{"rule": "K5.13", "kind": "no_number", "by": beggars, "amount": None}]
            changes.append({"rule": "K5.13", "kind": "empty", "by": None, "amount": 0.0})
        else:
            current = chosen["doppelganger"] == "current"
            number = oracle.own_number(original, there, domain, chosen) if current else oracle.printed(original, domain)
            rule = copying_rule(card, original, column, there, chosen)
            changes.append({"rule": rule, "kind": "copied", "by": [original.position], "amount": number})
    else:
        number = oracle.own_number(card, there, domain, chosen)
        amount = number - oracle.printed(card, domain)
        if card.name in ("hermit", "little_giant") and others and chosen["hermit_giant"] == "self":
            by = [other.position for other in others]
            changes.append({"rule": "K4.5", "kind": card.name, "by": by, "amount": amount})
        if card.name == "romeo" and amount:
            juliets = [juliet.position for juliet in oracle.juliets_of(card, there, chosen)]
            rule = "K4.5" if chosen["romeo"] == "own_juliet" else "K5.15"
            changes.append({"rule": rule, "kind": "juliet", "by": juliets, "amount": amount})
    if chosen["hermit_giant"] == "others":
        for other in others:
            if other.name in ("hermit", "little_giant"):
                amount = -1.0 if other.name == "hermit" else 3.0
                changes.append({"rule": "K5.16", "kind": other.name, "by": [other.position], "amount": amount})
                number += amount
    for other in others:
        if other.name == "dragon" and other.owner != card.owner:
            changes.append({"rule": "K4.5", "kind": "dragon", "by": [other.position], "amount": -2.0})
            number -= 2.0
    if number < 0 and chosen["floor"] == "zero":
        changes.append({"rule": "K4.5", "kind": "floor", "by": None, "amount": -number})
    return changes


def copying_rule(
    card: oracle.Card,
    original: oracle.Card,
    column: list[oracle.Card],
    there: list[oracle.Card],
    chosen: Mapping[str, Any],
) -> str:
    """K5.10 if the card it copied first was removed; K5.12 if a Witch at work spares it; else K4.7."""
    if chosen["doppelganger_removed"] == "slides":
        return "K4.7" if oracle.copied(card, column) == original else "K5.10"
    if chosen["witch_doppelganger"] == "stays" and original.name == "witch" and len(places(there, "witch")) == 1:
        return "K5.12"
    return "K4.7"
