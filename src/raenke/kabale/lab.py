"""The column lab: awards a column given as JSON with owners by name, and explains the award."""

import json
from typing import Any

from raenke.kabale import most
from raenke.kabale.award import AwardResult, award
from raenke.kabale.cards import ALLIES, DOMAINS
from raenke.kabale.steps import Lying

OPTIONS_MOST = 1000
FIELDS = ("goal", "cards", "options")
Owner = str | int


class ColumnError(ValueError):
    """What is wrong with a column."""


def shown(value: object, most: int = 80) -> str:
    """A value as JSON, short enough for a message."""
    try:
        text = json.dumps(value)
    except (RecursionError, ValueError):
        return "something too large to show"
    return text if len(text) <= most else f"{text[: most - 1]}…"


def awarded(plain: dict[str, Any]) -> dict[str, Any]:
    """Who wins and why, with owners by name."""
    return explained(plain)[0]


def explained(plain: dict[str, Any]) -> tuple[dict[str, Any], AwardResult, list[Owner]]:
    """The same, with the award by seat and the owners, to say it in words."""
    for name in plain:
        if name not in FIELDS:
            raise ColumnError(f"a column has goal, cards and options, no {shown(name)}")
    goal = goal_of(plain)
    owners, cards = cards_of(plain)
    try:
        result = award(goal, cards, options_of(plain))
    except ValueError as error:
        raise ColumnError(str(error)) from None
    told = {
        "winner": None if result.winner is None else owners[result.winner],
        "sums": {str(owners[seat]): number for seat, number in result.sums.items()},
        "removed": result.removed,
        "steps": [named(step.written(), owners) for step in result.steps],
    }
    return told, result, owners


def goal_of(plain: dict[str, Any]) -> tuple[str, int]:
    match plain.get("goal"):
        case [str() as domain, int() as points] if not isinstance(points, bool):
            if domain not in DOMAINS:
                raise ColumnError(f"there is no domain {shown(domain)}; the domains are {', '.join(DOMAINS)} (K1.4)")
            if not 1 <= points <= 5:
                raise ColumnError(f"a goal has 1 to 5 points, not {shown(points)} (K1.4)")
            return domain, points
        case None if "goal" not in plain:
            raise ColumnError('the goal is missing: "goal": ["music", 3]')
        case [str(), points]:
            raise ColumnError(f"a goal's points are a whole number from 1 to 5, not {shown(points)} (K1.4)")
        case other:
            raise ColumnError(f'a goal is a domain and its points like ["music", 3], not {shown(other)}')


def cards_of(plain: dict[str, Any]) -> tuple[list[Owner], list[Lying]]:
    """The owners in order of appearance, and the cards, each with its owner's number in that order."""
    entries = plain.get("cards")
    if "cards" not in plain:
        raise ColumnError('the cards are missing: "cards": [["blue", "queen"]], or [] for an empty column')
    if not isinstance(entries, list):
        raise ColumnError(f'cards is a list like [["blue", "queen"]], not {shown(entries)}')
    owners: list[Owner] = []
    names: list[str] = []
    cards: list[Lying] = []
    for number, entry in enumerate(entries):
        if not isinstance(entry, list) or not 2 <= len(entry) <= 3:
            raise ColumnError(f'card {number}: an owner and a card like ["blue", "queen"], not {shown(entry)}')
        owner, card, *cloak = entry
        check_owner(number, owner)
        if not isinstance(card, str) or card not in ALLIES:
            raise ColumnError(
                f"card {number}: there is no ally {shown(card)}; the allies are {', '.join(ALLIES)} (K1.1)"
            )
        if str(owner) not in names:
            owners.append(owner)
            names.append(str(owner))
        seat = names.index(str(owner))
        if owners[seat] != owner:
            raise ColumnError(
                f"card {number}: the name {shown(owner)} is also written {shown(owners[seat])}; choose one"
            )
        if len(owners) > most.SEATS:
            raise ColumnError(f"card {number}: there are more than {most.SEATS} owners (K1.1)")
        cards.append((seat, card, *cloak))
    return owners, cards


def options_of(plain: dict[str, Any]) -> dict[str, Any]:
    """The game checks the options; this only checks that a message about them stays readable."""
    options = plain.get("options", {})
    if not isinstance(options, dict):
        raise ColumnError(f'options is an object like {{"floor": "none"}}, not {shown(options)}')
    try:
        is_long = len(json.dumps(options)) > OPTIONS_MOST
    except RecursionError:
        is_long = True
    if is_long:
        raise ColumnError("the options are longer than any that make sense")
    return options


def check_owner(number: int, owner: object) -> None:
    if isinstance(owner, bool) or not isinstance(owner, str | int):
        raise ColumnError(f"card {number}: an owner is a name, not {shown(owner)}")
    if isinstance(owner, str) and any("\ud800" <= letter <= "\udfff" for letter in owner):
        raise ColumnError(f"card {number}: the owner's name holds half a letter, {shown(owner)}")


def named(step: dict[str, Any], owners: list[Owner]) -> dict[str, Any]:
    """A step with names instead of seats."""
    told = dict(step)
    if "seat" in told:
        told["seat"] = owners[told["seat"]]
    if "seats" in told:
        told["seats"] = [owners[seat] for seat in told["seats"]]
    if "sums" in told:
        told["sums"] = {str(owners[int(seat)]): number for seat, number in told["sums"].items()}
    return told
