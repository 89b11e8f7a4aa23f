"""What a reader is told besides the events: whom they hit, whose turn it is, and what is routine."""

import json
from collections.abc import Sequence
from typing import Any

import pytest

from raenke import Match
from raenke.citadels.position import Position
from raenke.server import table_events
from raenke.server.log import Entry, Header, Moved, Numbered, Settings
from raenke.server.sitting import Sitting
from raenke.server.table import LiveTable
from raenke.server.updates import Reader, told_of
from tests.server.served import Person, Served

DEADLY = {"allies": ["king", "queen", "assassin"], "rounds": 1, "start_player": 0}


def retold(moves: Sequence[str], seat: int | None, undo: int | None = None) -> list[dict[str, Any]]:
    """A small game of Kabale among three, as a seat is told of it."""
    header = Header(
        id="t", game="kabale", rules="1", release="1", seats=3, options=DEADLY, seed="01" * 32,
        settings=Settings(), host="a", opened_at=0,
    )  # fmt: skip
    table = LiveTable(header)
    entries = [Entry(what=table_events.Seated(seat=at, name=f"P{at}", colour="red"), guest=f"g{at}") for at in range(3)]
    entries.append(Entry(what=table_events.Began()))
    entries += [Entry(what=Moved(seat=at % 3, move=move, is_bot=False)) for at, move in enumerate(moves)]
    if undo is not None:
        entries.append(Entry(what=table_events.Undone(seat=0, moves=undo, since=4)))
    for number, entry in enumerate(entries, 1):
        table.apply(Numbered(number, 0, entry))
    reader = Reader(guest=None if seat is None else f"g{seat}", seat=seat, language="en")
    told = [json.loads(each) for step in table.steps for each in told_of(Sitting(table), step, reader, seat)]
    return [
        {
            "type": each["event"]["type"],
            "turn": each["turn"],
            "hit": each["is_against_you"],
            "routine": each["is_routine"],
        }
        for each in told
    ]


MOVES = ["lay king 1", "lay assassin 1", "lay queen 1"]


def test_a_killed_ally_strikes_its_owner_and_nobody_else() -> None:
    struck = {seat: [each["type"] for each in retold(MOVES, seat) if each["hit"]] for seat in (0, 1, 2, None)}
    assert struck == {0: [], 1: [], 2: ["card_killed"], None: []}


def test_each_event_says_in_whose_turn_it_is() -> None:
    turns = {(each["type"], each["turn"]) for each in retold(MOVES, 0)}
    expected = {("game_started", None), ("card_laid", 0), ("card_placed", 1), ("card_placed", 2), ("card_killed", 2)}
    assert expected <= turns
    assert retold(MOVES, 0, undo=0)[-1] == {"type": "table_undone", "turn": None, "hit": False, "routine": False}


def test_draws_and_shuffles_are_routine() -> None:
    routine = {each["type"] for each in retold(MOVES, 0) if each["routine"]}
    assert routine == {"pile_renewed", "goals_covered", "card_drawn", "card_taken"}


def test_swapped_goals_strike_who_has_allies_there_but_not_who_swaps() -> None:
    options = {"allies": ["traitor", "king", "queen"], "rounds": 1, "start_player": 0}
    match = Match("kabale", 3, 1, options)
    for move in ("lay traitor 1", "lay king 2", "lay queen 1"):
        match.play(move)
    before = match.table.copy()
    struck = {event.type: match.game.struck(before, event) for event in match.play("swap 2")}
    assert struck["goals_swapped"] == [1, 2]


def struck_by(position: Position, move: str) -> dict[str, list[int]]:
    """Whom each event of a move in Citadels strikes."""
    match = Match.at("citadels", position, 1)
    before = match.table.copy()
    found = [(event.type, match.game.struck(before, event)) for event in match.play(move)]
    return {kind: seats for kind, seats in found if seats}


ROUND: dict[str, Any] = {
    "seats": 4,
    "characters": ["king", "assassin", "architect", "warlord"],
    "gold": [4, 4, 4, 4],
    "hands": ["tavern", "market", "temple", "manor"],
    "cities": ["tavern", "", "", ""],
    "deck": "church castle palace docks",
    "crown": 0,
}


@pytest.mark.parametrize(
    ("acting", "characters", "move", "struck"),
    [
        ((1, "assassin"), "king assassin architect warlord", "murder king", {"character_named": [0]}),
        ((1, "assassin"), "king assassin architect warlord", "murder bishop", {}),
        ((1, "thief"), "king thief architect warlord", "rob warlord", {"character_named": [3]}),
        ((1, "magician"), "king magician architect warlord", "exchange 1", {"hands_exchanged": [0]}),
        ((3, "warlord"), "king assassin architect warlord", "destroy 1 tavern", {"district_destroyed": [0]}),
    ],
)
def test_in_citadels_it_is_known_whom_a_deed_strikes(
    acting: tuple[int, str], characters: str, move: str, struck: dict[str, list[int]]
) -> None:
    position = Position(**{**ROUND, "acting": acting, "characters": characters.split()})
    assert struck_by(position, move) == struck


def test_who_leaves_may_come_back_and_nobody_else_sees_the_hand(server: Served) -> None:
    anna, ben, carl = (Person(server, name) for name in ("Anna", "Ben", "Carl"))
    table = anna.open(seats=2, options={"start_player": 0})
    ben.command(table, "sit")
    anna.command(table, "begin")
    path = f"/api/tables/{table}/messages"
    anna.command(table, "stand")
    assert anna.get(path)["left"] == [0]
    assert anna.get(path)["seat"] is None
    for other in (ben, carl):
        assert other.get(path)["left"] == []
        assert other.command(table, "sit", 409, seat=0)["refusal"]["reason"] == "server-refusal-kept"
    assert carl.command(table, "sit", 409)["refusal"]["reason"] == "server-refusal-full"
    assert carl.get(path)["view"]["hand"] == []
    assert anna.command(table, "sit")["type"] == "done"
    update = anna.get(path)
    assert (update["seat"], update["left"], update["table"]["seats"][0]["name"]) == (0, [], "Anna")
    assert update["view"]["hand"] != []
