"""Whole games kept as text in `transcripts/`: what was done and all that followed, compared to the letter.

RAENKE_WRITE_TRANSCRIPTS=1 python -m pytest tests/citadels/test_transcripts.py writes them again: the same tables and
seeds, with moves chosen by a hash of the ply. Read the difference before you keep it: it is a change of the rules.
"""

import json
import os
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from raenke import Match, games
from raenke.citadels.options import EDITIONS
from raenke.core.event import Event, to_dict, to_json
from tests.citadels import oracle
from tests.citadels.hashed_play import chosen
from tests.citadels.referee import check_game
from tests.citadels.referee_table import FIELDS
from tests.citadels.table_talk import tell

HERE = Path(__file__).parent / "transcripts"
WRITE = "RAENKE_WRITE_TRANSCRIPTS"

DARK = ["witch", "tax_collector", "wizard", "emperor", "abbot", "alchemist", "navigator", "diplomat"]
WITH_KING = [name if name != "emperor" else "king" for name in DARK]
CROWNED = ["assassin", "thief", "wizard", "emperor", "bishop", "alchemist", "architect", "warlord", "artist"]
BUILDERS = ["witch", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord", "artist"]

TABLES: dict[str, tuple[int, int, dict[str, Any]]] = {
    "two": (2, 1802, {"end_at": 5}),
    "two_dark": (2, 1012, {"cast": WITH_KING, "dark_districts": "all", "end_at": 6, "alchemist": "building"}),
    "three": (3, 3, {"end_at": 5, "smithy": "2_for_3"}),
    "three_of_nine": (
        3, 1113, {"cast": CROWNED, "dark_districts": "all", "emperor_payment": "emperor_chooses",
                  "murdered_king": "heir"},
    ),
    "four": (4, 704, {"long_reign": "on", "murdered_king": "heir", "end_at": 6}),
    "four_of_nine": (
        4, 114, {"cast": BUILDERS, "dark_districts": "all", "warlord_own": "yes", "end_at": 7, "discard": "under_deck"},
    ),
    "five": (5, 205, {"dark_districts": "all", "discard": "pile", "armory": "incomplete", "end_at": 7}),
    "five_of_nine": (
        5, 1415, {"cast": [*DARK, "queen"], "dark_districts": "all", "emperor_payment": "receiver_chooses",
                  "end_at": 6},
    ),
    "six": (6, 306, {"face_down": "nobody", "start_player": 3, "end_at": 4}),
    "seven": (7, 407, {"dark_districts": "all", "rank8_timing": "end_of_turn", "end_at": 4}),
    "eight": (8, 2408, {"cast": "drawn", "dark_districts": "all", "alchemist": "all", "max_rounds": 4}),
    "pile": (
        7, 1817, {"cast": [*DARK[:6], "architect", "warlord", "queen"], "discard": "pile",
                  "left_out": ["keep", "library"], "max_rounds": 6},
    ),
    "letter": (
        4, 1, {"cast": [*DARK[:7], "diplomat", "queen"], "dark_districts": "all", "end_at": 6, **EDITIONS["letter"]},
    ),
    "later": (5, 2, {"cast": CROWNED, "dark_districts": "all", **EDITIONS["later"]}),
    "readings": (
        3, 3, {"cast": [*DARK, "queen"], "dark_districts": "all", "end_at": 6,
               **{name: values[1] for name, values in oracle.VALUES.items()}},
    ),
}  # fmt: skip

# What the line of an event leaves out stands below it.
BELOW = {"game_started": ("cast",), "hands_exchanged": ("hands",), "game_ended": ("parts", "gold")}


def lines_of(events: Iterable[Event]) -> Iterator[str]:
    for event in events:
        told = to_dict(event)
        yield "  " + tell(told)
        for field in BELOW.get(event.type, ()):
            entries = told[field] if field == "parts" else [told[field]]
            yield from (f"    {field} {json.dumps(entry)}" for entry in entries)


def transcript(seats: int, seed: int, options: dict[str, Any], moves: Iterable[str] | None, name: str = "") -> str:
    match = Match(games["citadels"], seats=seats, seed=seed, options=options)
    lines = [f"seats {seats}", f"options {json.dumps(options)}", f"seed {seed}", "", *lines_of(match.events)]
    written_moves = iter(moves) if moves is not None else None
    while not match.over:
        ply = len(match.history)
        move = chosen(name, ply, match.moves()) if written_moves is None else next(written_moves)
        seat = match.to_move
        lines += [f"{seat}> {move}", *lines_of(match.play(move))]
    return "\n".join(lines) + "\n"


def written(name: str) -> str:
    return (HERE / f"{name}.txt").read_text(encoding="utf-8")


def moves_in(text: str) -> list[str]:
    return [line[3:] for line in text.splitlines() if line[1:3] == "> "]


@cache
def retold(name: str) -> Match:
    seats, seed, options = TABLES[name]
    match = Match(games["citadels"], seats=seats, seed=seed, options=options)
    for move in moves_in(written(name)):
        match.play(move)
    return match


def events_in(name: str) -> list[dict[str, Any]]:
    return [to_dict(event) for event in retold(name).events]


@pytest.mark.parametrize("name", TABLES)
def test_the_game_is_told_as_it_was_written_down(name: str) -> None:
    if os.environ.get(WRITE):
        (HERE / f"{name}.txt").write_text(transcript(*TABLES[name], None, name), encoding="utf-8")
    text = written(name)
    head = dict(line.split(" ", 1) for line in text.splitlines()[:3])
    again = transcript(int(head["seats"]), int(head["seed"]), json.loads(head["options"]), moves_in(text))
    assert again.splitlines() == text.splitlines()


@pytest.mark.parametrize("name", TABLES)
def test_the_referee_passes_what_was_written_down(name: str) -> None:
    """The transcripts contain nothing that the rules do not allow."""
    check_game(events_in(name), retold(name).history)


def test_every_transcript_is_used() -> None:
    assert {path.stem for path in HERE.iterdir()} == set(TABLES)


def test_the_transcripts_show_every_kind_of_event() -> None:
    """An event that none of them shows could change unnoticed."""
    assert {event["type"] for name in TABLES for event in events_in(name)} == set(FIELDS)


def test_the_transcripts_show_every_character_and_nearly_every_district() -> None:
    events = [event for name in TABLES for event in events_in(name)]
    assert {event["character"] for event in events if event["type"] == "character_revealed"} == {*oracle.CHARACTERS}
    ended = {event["character"] for event in events if event["type"] == "turn_ended"}
    assert ended == {*oracle.CHARACTERS} - {"witch"}  # she ends as the bewitched
    built = {event["district"] for event in events if event["type"] == "district_built"}
    assert {*oracle.DISTRICTS} - built == {"ball_room"}


def test_every_field_of_an_event_stands_in_the_transcripts() -> None:
    """A teller that leaves out a field must have it below, or another event says it."""
    said_elsewhere = {("game_started", "options")}  # in the head
    for kind, fields in FIELDS.items():
        missing = {field for field in fields if not is_told(kind, field)}
        assert {(kind, field) for field in missing} <= said_elsewhere


def is_told(kind: str, field: str) -> bool:
    """Whether the line of such an event, or what stands below it, changes with the field."""
    event = next(event for name in TABLES for event in events_in(name) if event["type"] == kind)
    others: dict[type, Any] = {bool: not event[field], list: ["elsewhere"]}
    changed = {**event, field: others.get(type(event[field]), 99)}
    return field in BELOW.get(kind, ()) or tell(changed) != tell(event)


def test_events_have_the_fields_of_the_record() -> None:
    for name in TABLES:
        for event in retold(name).events:
            told = to_dict(event)
            assert next(iter(told)) == "type"
            assert set(told) == {"type", *FIELDS[event.type]}
            assert json.loads(json.dumps(told)) == json.loads(to_json(event))
