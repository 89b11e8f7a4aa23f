"""Positions from a moment of a match with new hidden cards, and positions from outside, checked card by card."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from raenke.core.chance import Chance
from raenke.core.errors import OptionError
from raenke.core.written import from_record, record_type, to_record
from raenke.kabale import most
from raenke.kabale.cards import GOALS, goal_of
from raenke.kabale.imagine import Imagining
from raenke.kabale.options import Options, options_of
from raenke.kabale.position import Past, Position, in_order, position_of, set_up
from raenke.kabale.table import Table
from raenke.kabale.view import KabaleView

Record = record_type(Position, "over")
HIDDEN = ("down", "cloaked")


def written(position: Position) -> dict[str, Any]:
    """A position as JSON can hold it."""
    return to_record(position, Record)


def position_from(seats: int, options: Mapping[str, object], plain: Any) -> Position:
    """Read a written position; refuse one that cannot come up in a match."""
    position = Position(seats=seats, options=options, **from_record(plain, Record))
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
