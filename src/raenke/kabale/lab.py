"""The column lab: awards a column given as JSON with owners by name, tells why, and tries what could be laid there."""

import json
from typing import Any, NamedTuple

from raenke.core.chance import Chance
from raenke.core.excerpt import shown
from raenke.kabale import most
from raenke.kabale.award import AwardResult, award, check_column
from raenke.kabale.cards import ALLIES, DOMAINS
from raenke.kabale.events import GoalAwarded, events_of
from raenke.kabale.moves import move_of
from raenke.kabale.notes import lying
from raenke.kabale.options import Options
from raenke.kabale.options import options_of as read_options
from raenke.kabale.position import Ally, Position, set_up
from raenke.kabale.steps import Goal, Lying

OPTIONS_MOST = 1000
FIELDS = ("goal", "cards", "options")
TRIED_FIELDS = (*FIELDS, "faces", "owner", "ends")
FACES = ("up", "down", "cloaked")
NO_SEED = bytes(32)  # nothing is drawn but the card that is left
# The options that an award asks for, or the turn that lays one more card.
ASKED = (
    "doppelganger", "floor", "cloaked_card", "uncontested_goal", "doppelganger_removed", "wizard_doppelganger",
    "witch_doppelganger", "empty_doppelganger", "beggar_tie", "romeo", "hermit_giant", "assassin", "storm",
)  # fmt: skip
Owner = str | int


class ColumnError(ValueError):
    """What is wrong with a column."""


class Try(NamedTuple):
    """An ally that could be laid now, and who would win the column then."""

    card: str
    winner: Owner | None
    wins: bool
    sums: dict[str, float]


def awarded(plain: dict[str, Any]) -> dict[str, Any]:
    """Who wins and why, with owners by name."""
    return explained(plain)[0]


def explained(plain: dict[str, Any]) -> tuple[dict[str, Any], AwardResult, list[Owner]]:
    """The same, with the award by seat and the owners, to say it in words."""
    check_fields(plain, FIELDS)
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


def check_fields(plain: dict[str, Any], fields: tuple[str, ...]) -> None:
    for name in plain:
        if name not in fields:
            raise ColumnError(f"a column has {', '.join(fields[:-1])} and {fields[-1]}, no {shown(name)}")


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


def check_owner(number: int | None, owner: object) -> None:
    where = "" if number is None else f"card {number}: "
    if isinstance(owner, bool) or not isinstance(owner, str | int):
        raise ColumnError(f"{where}an owner is a name, not {shown(owner)}")
    if isinstance(owner, str) and any("\ud800" <= letter <= "\udfff" for letter in owner):
        raise ColumnError(f"{where}the owner's name holds half a letter, {shown(owner)}")


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


# Which card wins it


def tried(plain: dict[str, Any]) -> list[Try]:
    """Each ally that the `owner` could still lay here, and who would win then.

    The engine plays the turn: the ally is laid at the bottom, and a card above it that lies face down is revealed and
    works (K2.3). A Cloak's owner has no card to slip under it, a Traitor's owner does not swap, and an Explorer finds
    another open column. Then the column is awarded as it lies. If the ally `ends` the round, nothing is revealed before
    the award (K2.6).
    """
    check_fields(plain, TRIED_FIELDS)
    goal, (owners, cards), given = goal_of(plain), cards_of(plain), options_of(plain)
    me = owner_in(plain, owners)
    try:
        options = read_options(given)
        check_column(goal, cards, options)
    except ValueError as error:
        raise ColumnError(str(error)) from None
    column = lying_with_faces(plain, cards, options)
    ends = plain.get("ends", False)
    if not isinstance(ends, bool):
        raise ColumnError(f"ends is true or false, not {shown(ends)}")
    used = {one.card for one in column if one.seat == me}
    left = [card for card in options.ally_ids if card not in used]
    tries = []
    for card in left:
        if ends:
            result = award(goal, [*cards, (me, card)], given)
        else:
            rest = next((other for other in left if other != card), "")
            result = award(goal, after_laying(goal, column, me, card, rest, options), given)
        sums = {str(owners[seat]): number for seat, number in result.sums.items()}
        winner = None if result.winner is None else owners[result.winner]
        tries.append(Try(card, winner, result.winner == me, sums))
    return tries


def owner_in(plain: dict[str, Any], owners: list[Owner]) -> int:
    """The seat of who lays; somebody without a card in the column is added to the owners."""
    if "owner" not in plain:
        raise ColumnError('who lays is missing: "owner": "blue"')
    owner = plain["owner"]
    check_owner(None, owner)
    if owner not in owners:
        if len(owners) == most.SEATS:
            raise ColumnError(f"{shown(owner)} would be one owner more than {most.SEATS} (K1.1)")
        owners.append(owner)
    return owners.index(owner)


def lying_with_faces(plain: dict[str, Any], cards: list[Lying], options: Options) -> list[Ally]:
    """The column as a table has it: a Cloak and the card that replaces it are two (K5.4)."""
    faces = plain.get("faces", ["up"] * len(cards))
    if not isinstance(faces, list) or len(faces) != len(cards) or any(face not in FACES for face in faces):
        raise ColumnError(f"faces is a list of {', '.join(FACES)}, one for each card, not {shown(faces)}")
    column: list[Ally] = []
    for number, ((seat, card, *cloak), face) in enumerate(zip(cards, faces, strict=True)):
        if cloak:
            column += [Ally(seat, "cloak", "up"), Ally(seat, card, "cloaked")]
            continue
        if face == "cloaked":
            above = column[-1] if column else None
            is_under = above is not None and (above.seat, above.card, above.face) == (seat, "cloak", "up")
            if not is_under or options.cloaked_card == "replaces_cloak":
                raise ColumnError(f"card {number}: a cloaked card lies directly below its owner's open Cloak (K3.4)")
        column.append(Ally(seat, card, face))
    return column


def after_laying(goal: Goal, column: list[Ally], me: int, card: str, rest: str, options: Options) -> list[Lying]:
    """The column after the turn of who lays the card, with `rest` left to draw, so that the round goes on."""
    others = [(domain, 5) for domain in DOMAINS][: most.SEATS - 1]  # empty columns, far from fulfilled
    position = Position(
        seats=most.SEATS,
        hands=[(card,) if seat == me else () for seat in range(most.SEATS)],
        piles=[(rest,) if seat == me and rest else () for seat in range(most.SEATS)],
        goals=[goal, *others],
        columns=[column, *((),) * (most.SEATS - 1)],
        to_lay=me,
        options=options.as_dict(),
    )
    table = set_up(position, Chance.from_seed(NO_SEED))
    table.step(numbered(f"lay {card} 1"))
    if numbered("decline") in table.moves():
        table.step(numbered("decline"))
    ended = next((event for event in events_of(table) if isinstance(event, GoalAwarded)), None)
    return ended.cards if ended else lying(table.layout().column[0], options)


def numbered(text: str) -> int:
    move = move_of(text)
    assert move is not None
    return move
