"""Positions from a moment of a match with new hidden cards, and positions from outside, checked card by card."""

from collections import Counter
from collections.abc import Mapping
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from raenke.core.chance import Chance
from raenke.core.errors import OptionError
from raenke.kabale import ally, most
from raenke.kabale.cards import GOALS, goal_of
from raenke.kabale.imagine import Imagining
from raenke.kabale.options import Options, options_of
from raenke.kabale.position import Past, Position, in_order, position_of, set_up
from raenke.kabale.table import Table
from raenke.kabale.view import KabaleView

Number = Annotated[int, Meta(ge=0, le=ally.COUNT + most.HAND)]
Seat = Annotated[int, Meta(ge=0, lt=most.SEATS)]
Card = Annotated[str, Meta(max_length=20)]
Goal = tuple[Card, Number]
HIDDEN = ("down", "cloaked")


class Written(msgspec.Struct, forbid_unknown_fields=True):
    """A position in a record, without seats and options: the record has its own fields for them."""

    hands: list[list[Card]]
    piles: list[list[Card]]
    discards: list[list[Card]]
    memory: list[tuple[list[list[Card]], Number, Number, list[Card], list[Card]]]
    goals: list[Goal]
    columns: list[list[tuple[Seat, Card, Card, Number, bool]]]
    closed: list[Seat]
    to_lay: Seat
    choosing: tuple[Card, Seat] | None
    round: Annotated[int, Meta(ge=1, le=most.ROUNDS)]
    goal_pile: list[Goal]
    won: list[list[Goal]]
    unclaimed: list[Goal]


def written(position: Position) -> dict[str, Any]:
    """A position as JSON can hold it."""
    plain = position.as_dict()
    return {name: msgspec.json.decode(msgspec.json.encode(plain[name])) for name in Written.__struct_fields__}


def position_from(seats: int, options: Mapping[str, object], plain: Any) -> Position:
    """Read a written position; refuse one that cannot come up in a match."""
    try:
        given = msgspec.convert(plain, Written)
    except msgspec.ValidationError as error:
        raise OptionError(str(error)) from None
    position = Position(seats=seats, options=options, **msgspec.structs.asdict(given))
    check_whole(position, options_of(options, seats))
    if written(position_of(set_up(position))) != plain:
        raise OptionError("the position is not in its standard form")
    return position


def check_whole(position: Position, options: Options) -> None:
    """Check that all cards of these options are there, and that no pile was renewed more often than is possible."""
    for seat in range(position.seats):
        if position.allies_of(seat) != in_order(options.ally_ids):
            raise OptionError(f"seat {seat} must have every ally of this game once (K1.1)")
    awarded = [goal for goals in (*position.won, position.unclaimed) for goal in goals]
    goals = Counter(goal_of(goal) for goal in (*position.goals, *position.goal_pile, *awarded))
    if position.rounds != options.rounds or len(awarded) != (position.round - 1) * position.seats:
        raise OptionError("the goals are not those of so many rounds (K2.2)")
    if goals - Counter(GOALS):
        raise OptionError("a goal appears more often than in the box (K1.4)")
    if position.choosing is not None and len(position.hands[position.to_lay]) == most.HAND:
        raise OptionError("whoever laid a card draws after the choice (K2.3)")
    allies = [ally for column in position.columns for ally in column]
    kills = sum(ally.card == "assassin" and ally.face == "up" for ally in allies)
    for memory in position.memory:
        if len(memory.renewed) > kills + 2:  # once from what was there, then only from killed allies
            raise OptionError("a pile cannot have been reshuffled so often (K2.8)")


def redealt(table: Table, view: KabaleView, chance: Chance) -> Position:
    """The position with other hidden cards, drawn from all positions that fit the view."""
    real, position = position_of(table), position_of(Imagining(view).drawn(chance))
    return position.replace(memory=[remembered(real, position, seat) for seat in range(position.seats)])


def remembered(real: Position, position: Position, seat: int) -> Past:
    """Shuffles, draws and laid cards are open and stay. The hidden cards held back at the last shuffle change: now they
    are the cards in hand or laid since that did not go into the pile then."""
    memory = real.memory[seat]
    own = [ally for column in position.columns for ally in column if ally.seat == seat]
    shown = {*position.discards[seat], *(ally.card for ally in own if ally.face not in HIDDEN)}
    laid = [ally.card for ally in own if ally.face in HIDDEN and ally.era == len(memory.renewed) - 1]
    held = {*position.hands[seat], *laid} - {*memory.renewed[-1]}
    return memory._replace(kept=in_order([*(shown & {*memory.kept}), *held]))
