"""The tables of Kabale for the laws."""

import random
from collections import Counter
from typing import Any

import msgspec
from hypothesis import strategies as st

from raenke import Match
from raenke.kabale.position import Position, position_of
from raenke.kabale.view import KabaleView
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
    """A laid card stays in its column or was killed, by an Assassin who works once a round (he lies face up from then
    on, and only a face-down card is killed); each Cloak or Traitor revealed gives one choice."""
    allies = options.get("allies", "all")
    each = (len(ALLIES) if allies == "all" else len(allies)) + 1 + 2
    return int(options.get("rounds", 6)) * seats * each


def pick(chooser: random.Random, style: int, moves: list[str]) -> str:
    """Every second style lays everything in one column, which empties the piles."""
    piling = [move for move in moves if style % 2 and move.endswith(" 1")]
    return chooser.choice(piling or moves)


def other_hidden(match: Match, seat: int, chooser: random.Random) -> Position | None:
    """A card in another's hand that was in the pile at the last shuffle, and one still in it."""
    found: Position = match.position
    owners = [
        owner
        for owner in range(match.seats)
        if owner != seat and {*found.hands[owner]} & {*found.memory[owner].renewed[-1]} and found.piles[owner]
        if not found.memory[owner].not_all
    ]
    if not owners:
        return None
    owner = chooser.choice(owners)
    mine = next(card for card in found.hands[owner] if card in found.memory[owner].renewed[-1])
    theirs = chooser.choice(found.piles[owner])
    return exchanged(found, "hands", owner, mine, theirs, "piles", owner)


def exchanged(found: Position, name: str, at: int, mine: str, theirs: str, other: str, other_at: int) -> Position:
    def with_other(cards: Any, old: str, new: str) -> list[str]:
        return [new if card == old else card for card in cards]

    changed = {name: list(getattr(found, name)), other: list(getattr(found, other))}
    changed[name][at] = with_other(changed[name][at], mine, theirs)
    changed[other][other_at] = with_other(changed[other][other_at], theirs, mine)
    return found.replace(**changed)


def check_true(truth: Position, seen: KabaleView) -> None:
    """Allies that were seen to be played are hidden, and the marked backs are not all that they are said not to be."""
    view = msgspec.to_builtins(seen)
    for owner, player in enumerate(view["players"]):
        own = [ally for column in truth.columns for ally in column if ally.seat == owner]
        backs = [ally for ally in own if ally.face in ("down", "cloaked")]
        hidden = {*truth.hands[owner], *(ally.card for ally in backs)}
        assert {*player["played"]} <= hidden
        marked = {
            truth.columns[column][place].card
            for column, cards in enumerate(view["columns"])
            for place, card in enumerate(cards)
            if card["seat"] == owner and card["is_marked"]
        }
        assert not player["not_all"] or not marked or not marked <= {*player["not_all"]}


TABLES = Tables(
    seats=range(2, 7),
    options={
        "round_end": ["at_once", "after_action"],
        "doppelganger": ["printed", "current"],
        "floor": ["zero", "none"],
        "cloaked_card": ["own_card", "replaces_cloak"],
        "uncontested_goal": ["removed", "nearest"],
        "start_player": ["random", 0, 1],
        "scores": ["hidden", "goals", "open"],
        "rounds": [6, 1, 2, 3, 4, 5],
        "allies": ["all", LIVELY, ["king"], ["beggar", "cloak"], ALLIES[::2]],
        "doppelganger_removed": ["with_its_card", "slides"],
        "wizard_doppelganger": ["by_number", "every"],
        "witch_doppelganger": ["removed", "stays"],
        "empty_doppelganger": ["none", "zero"],
        "beggar_tie": ["farthest", "nearest"],
        "romeo": ["own_juliet", "any_juliet"],
        "hermit_giant": ["self", "others"],
        "assassin": ["kills_revealer", "kills_revealed"],
        "storm": ["closes", "fulfils"],
        "cloak": ["may", "must"],
        "next_start": ["left_of_active", "left_of_ender"],
    },
    position_of=position_of,
    cards_of=cards_of,
    moves_at_most=moves_at_most,
    paragraph="K",
    tried=[f"lay {card} 1" for card in ("king", "queen", "romeo", "witch")],
    other_hidden=other_hidden,
    check_true=check_true,
    keeps_cards=False,  # the goals to come are imagined too
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
