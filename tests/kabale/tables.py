"""The tables of Kabale for the laws."""

import random
from collections import Counter
from typing import Any

from hypothesis import strategies as st

from raenke.kabale.position import Position, position_of
from tests.kabale.table_talk import ALLIES
from tests.laws.tables import Options, Tables

LIVELY = ["explorer", "assassin", "storm", "cloak", "traitor", "doppelganger", "king"]


def allies_of(position: Position, seat: int) -> Counter[str]:
    """All allies of a seat, wherever they are."""
    cards = Counter([*position.hands[seat], *position.piles[seat], *position.discards[seat]])
    cards.update(ally.card for column in position.columns for ally in column if ally.seat == seat)
    return cards


def goals_of(position: Position) -> Counter[tuple[str, int]]:
    """Where the goals are: turned up (when the game is over, they are won), to come, won, or out of the game."""
    goals = Counter([*position.goal_pile, *position.unclaimed])
    goals.update(() if position.over else position.goals)
    goals.update(goal for won in position.won for goal in won)
    return goals


def cards_of(position: Position) -> Any:
    return [allies_of(position, seat) for seat in range(position.seats)], goals_of(position)


def moves_at_most(seats: int, options: Options) -> int:
    """A laid card stays in its column or was killed, by an Assassin who works once a round; each Cloak or Traitor
    revealed gives one choice."""
    allies = options.get("allies", "all")
    each = (len(ALLIES) if allies == "all" else len(allies)) + 1 + 2
    return int(options.get("rounds", 6)) * seats * each


def pick(chooser: random.Random, style: int, moves: list[str]) -> str:
    """Every second style lays everything in one column, which empties the piles."""
    piling = [move for move in moves if style % 2 and move.endswith(" 1")]
    return chooser.choice(piling or moves)


TABLES = Tables(
    seats=range(2, 7),
    options={
        "round_end": ["at_once", "after_action"],
        "doppelganger": ["printed", "current"],
        "floor": ["zero", "none"],
        "cloaked_card": ["own_card", "replaces_cloak"],
        "uncontested_goal": ["removed", "nearest"],
        "start_player": ["random", 0, 1],
        "scores": ["hidden", "open"],
        "rounds": [6, 1, 2, 3, 4, 5],
        "allies": ["all", LIVELY, ["king"], ["beggar", "cloak"], ALLIES[::2]],
    },
    position_of=position_of,
    cards_of=cards_of,
    moves_at_most=moves_at_most,
    paragraph="K",
    pick=pick,
    looks=10,
    drawn={"allies": st.lists(st.sampled_from(ALLIES), min_size=1, max_size=8, unique=True)},
    digests={
        2: (485, 18424435217328763698),
        3: (871, 9690136473298134366),
        4: (1162, 9226859505129271108),
        5: (1669, 6350840840135724273),
        6: (2079, 17077344941403958494),
    },
)
