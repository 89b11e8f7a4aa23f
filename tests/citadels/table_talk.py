"""How tests write positions and read events: a word for a district, a line for an event.

A test begins when a character has answered and its player may pick. Seats count from 0 here, in move texts from 1.

    match = at("thief", others="1 king", gold=[0, 5])
    assert after(match, "gold", "rob king", "end")[-2:] == ["1 pays 0 5 (thief)", "crown from 0 to 1 (king)"]
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from raenke.citadels.cards import cell_of
from raenke.citadels.game import Citadels
from raenke.citadels.tally import explain
from raenke.core.event import Event, to_dict
from raenke.core.match import Match
from tests.citadels import oracle
from tests.citadels.setting import position, table_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

# The moves of a player who does as little as possible: the first of these that is offered.
PASSIVE = ("end", "decline", "gold", "navigate gold", "hand", "done", "pay gold")


def at(role: str, *, outcomes: Callable[[int], int] | None = None, **rest: Any) -> Match:
    """A match at the start of a turn of seat 0. Random numbers leave every order as it is."""
    return Match.at(Citadels(), position(role, **rest), outcomes=outcomes or (lambda n: n - 1))


def after(match: Match, *moves: str) -> list[str]:
    """The events of the last of these moves, a line each."""
    events: list[Event] = []
    for move in moves:
        events = match.play(move)
    return told(events)


def all_after(match: Match, *moves: str) -> list[str]:
    """The events of these moves, a line each."""
    return told([event for move in moves for event in match.play(move)])


def passive(match: Match) -> str:
    moves = match.moves()
    return next((move for move in PASSIVE if move in moves), moves[0])


def until(match: Match, line: str) -> list[str]:
    """Everybody does as little as possible until this event; its line and those after it."""
    for _ in range(200):
        lines = told(match.events)
        if line in lines:
            return lines[lines.index(line) :]
        match.play(passive(match))
    raise AssertionError(f"it was never told that {line!r}")


def to_end(match: Match) -> list[str]:
    """Everybody does as little as possible until the round is over; all lines."""
    lines: list[str] = []
    while not any(line.startswith("round ends") for line in lines):
        lines += told(match.play(passive(match)))
    return lines


def offered(match: Match, *words: str) -> set[str]:
    """The moves offered now: all, or those that begin with these words."""
    return {move for move in match.moves() if not words or move.split()[0] in words}


def told(events: Iterable[Event]) -> list[str]:
    return [tell(to_dict(event)) for event in events]


def tell(event: Mapping[str, Any]) -> str:
    return TELLERS[event["type"]](event)


def told_end(event: Mapping[str, Any]) -> str:
    return f"game ends {' '.join(map(str, event['scores']))}, won by {' '.join(map(str, event['winners']))}"


TELLERS: dict[str, Callable[[Mapping[str, Any]], str]] = {
    "game_started": lambda e: f"{e['game']} for {e['seats']}, crown {e['crown']}",
    "deck_shuffled": lambda e: f"deck {' '.join(e['cards'])}".strip(),
    "round_started": lambda e: f"round {e['round']} begins, crown {e['crown']}",
    "characters_laid_up": lambda e: f"face up {' '.join(e['characters'])}".strip(),
    "character_laid_down": lambda e: f"face down {e['character']} seen by {e['seen_by']}",
    "character_removed": lambda e: f"{e['character']} removed",
    "character_taken": lambda e: f"{e['seat']} takes {e['character']}",
    "character_put_away": lambda e: f"{e['seat']} puts away {e['character']}",
    "rank_called": lambda e: f"call {e['rank']} {e['character']}",
    "character_revealed": lambda e: f"{e['seat']} is {e['character']}",
    "gold_taken": lambda e: f"{e['seat']} gets {e['amount']} ({e['why']})",
    "gold_paid": lambda e: f"{e['seat']} pays {e['amount']} ({e['why']})",
    "gold_moved": lambda e: f"{e['seat']} pays {e['to']} {e['amount']} ({e['why']})",
    "gold_laid": lambda e: f"{e['seat']} embellishes {e['district']}",
    "card_drawn": lambda e: f"{e['seat']} draws {e['card']} ({e['why']})",
    "card_kept": lambda e: f"{e['seat']} keeps {e['card']}",
    "card_put_away": lambda e: f"{e['seat']} puts away {e['card']} ({e['why']})",
    "card_given": lambda e: f"{e['seat']} gives {e['to']} {e['card']} ({e['why']})",
    "character_named": lambda e: f"{e['seat']} names {e['character']} ({e['how']})",
    "hands_exchanged": lambda e: f"{e['seat']} and {e['other']} exchange hands",
    "hand_seen": lambda e: f"{e['seat']} sees {' '.join(sorted(e['cards']))} of {e['other']}",
    "card_picked": lambda e: f"{e['seat']} picks {e['card']} of {e['other']}",
    "card_to_hand": lambda e: f"{e['seat']} takes {e['card']} to hand",
    "crown_moved": lambda e: f"crown from {e['from']} to {e['seat']} ({e['why']})",
    "district_built": lambda e: f"{e['seat']} builds {e['district']} for {e['price']} ({e['how']})",
    "district_destroyed": lambda e: f"{e['by']} destroys {e['district']} of {e['seat']} ({e['how']})",
    "district_recovered": lambda e: f"{e['seat']} recovers {e['district']}",
    "recovery_declined": lambda e: f"{e['seat']} leaves {e['district']}",
    "districts_swapped": lambda e: f"{e['seat']} gives {e['given']} for {e['taken']} of {e['other']}",
    "card_stored": lambda e: f"{e['seat']} stores {e['card']}",
    "deck_seen": lambda e: f"{e['seat']} sees the deck {' '.join(e['cards'])}",
    "look_declined": lambda e: f"{e['seat']} does not look",
    "card_chosen": lambda e: f"{e['seat']} chooses {e['card']}",
    "bell_declared": lambda e: f"{e['seat']} declares",
    "bell_declined": lambda e: f"{e['seat']} does not declare",
    "city_completed": lambda e: f"{e['seat']} is complete{', first' if e['first'] else ''}",
    "turn_ended": lambda e: f"{e['seat']} ends {e['character']}",
    "murdered_shown": lambda e: f"{e['seat']} was {e['character']}",
    "round_ended": lambda e: f"round ends {e['round']}",
    "game_ended": told_end,
}


def parts(match: Match, seat: int) -> dict[str, Any]:
    """The parts of a seat's score when the game is over."""
    ended = to_dict(match.events[-1])
    assert ended["type"] == "game_ended"
    found: dict[str, Any] = ended["parts"][seat]
    assert ended["scores"][seat] == oracle.total(found)
    return found


def steps_of(city: str, **rest: Any) -> list[str]:
    """The steps of the count of a city, a line each."""
    cells = [cell_of(card) or 0 for card in city.split()]
    return [
        " ".join(
            str(part)
            for part in (step.rule, step.kind, step.district, step.colour, step.colours, step.points)
            if part is not None
        )
        for step in explain(cells, **rest).steps
    ]


def gold(match: Match, seat: int) -> int:
    return int(table_of(match).gold[seat])


def purses(match: Match) -> list[int]:
    return [int(purse) for purse in table_of(match).gold]


def hand(match: Match, seat: int) -> list[str]:
    return sorted(table_of(match).hands[seat])


def city(match: Match, seat: int) -> list[str]:
    return sorted(table_of(match).cities[seat])


def deck(match: Match) -> list[str]:
    return list(table_of(match).deck)


def crown(match: Match) -> int:
    return int(table_of(match).crown)
