"""Whole games kept as text in `transcripts/`: what was done and all that followed, compared to the letter.

RAENKE_WRITE_TRANSCRIPTS=1 python -m pytest tests/kabale/test_transcripts.py writes them again: the same tables and
seeds, with moves chosen by a hash of the ply. Read the difference before you keep it: it is a change of the rules.
"""

import hashlib
import json
import os
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from raenke import Match, games
from raenke.core.event import Event, to_dict, to_json
from tests.kabale.referee import FIELDS
from tests.kabale.table_talk import tell

HERE = Path(__file__).parent / "transcripts"
WRITE = "RAENKE_WRITE_TRANSCRIPTS"

TABLES: dict[str, tuple[int, int, dict[str, Any]]] = {
    "two": (2, 2, {}),
    "three": (3, 3, {}),
    "four": (4, 4, {}),
    "five": (5, 5, {}),
    "six": (6, 6, {}),
    "after_action": (3, 11, {"round_end": "after_action", "rounds": 3}),
    "replaces_cloak": (3, 12, {"cloaked_card": "replaces_cloak", "rounds": 3, "start_player": 2}),
    "other_award": (4, 13, {"doppelganger": "current", "floor": "none", "uncontested_goal": "nearest", "rounds": 2}),
    "lively": (4, 14, {"allies": ["explorer", "assassin", "storm", "cloak", "traitor"], "rounds": 3}),
    "last_cards": (3, 15, {"allies": ["king", "explorer", "assassin", "doppelganger"], "rounds": 3, "scores": "open"}),
    "explorers": (4, 16, {"allies": ["explorer", "storm", "king"], "rounds": 1}),
}


def move_of(name: str, ply: int, moves: Sequence[str]) -> str:
    return moves[int.from_bytes(hashlib.sha256(f"{name}:{ply}".encode()).digest()[:8], "big") % len(moves)]


def lines_of(events: Iterable[Event]) -> Iterator[str]:
    for event in events:
        told = to_dict(event)
        yield "  " + tell(told)
        for step in told.get("steps", ()):
            yield "    " + " ".join(f"{key}={json.dumps(value)}" for key, value in step.items())


def transcript(seats: int, seed: int, options: dict[str, Any], moves: Iterable[str] | None, name: str = "") -> str:
    match = Match(games["kabale"], seats=seats, seed=seed, options=options)
    lines = [f"seats {seats}", f"options {json.dumps(options)}", f"seed {seed}", "", *lines_of(match.events)]
    chosen = iter(moves) if moves is not None else None
    while not match.over:
        move = move_of(name, len(match.history), match.moves()) if chosen is None else next(chosen)
        seat = match.to_move
        lines += [f"{seat}> {move}", *lines_of(match.play(move))]
    return "\n".join(lines) + "\n"


def written(name: str) -> str:
    return (HERE / f"{name}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", TABLES)
def test_the_game_is_told_as_it_was_written_down(name: str) -> None:
    if os.environ.get(WRITE):
        (HERE / f"{name}.txt").write_text(transcript(*TABLES[name], None, name), encoding="utf-8")
    text = written(name)
    head = dict(line.split(" ", 1) for line in text.splitlines()[:3])
    moves = [line.split("> ", 1)[1] for line in text.splitlines() if line[1:3] == "> "]
    retold = transcript(int(head["seats"]), int(head["seed"]), json.loads(head["options"]), moves)
    assert retold.splitlines() == text.splitlines()


def test_every_transcript_is_used() -> None:
    assert {path.stem for path in HERE.iterdir()} == set(TABLES)


def test_the_transcripts_show_every_kind_of_event() -> None:
    """An event that none of them shows could change unnoticed."""
    kinds = set()
    for name, (seats, seed, options) in TABLES.items():
        match = Match(games["kabale"], seats=seats, seed=seed, options=options)
        for line in written(name).splitlines():
            if line[1:3] == "> ":
                match.play(line[3:])
        kinds |= {event.type for event in match.events}
    assert kinds == set(FIELDS)


def test_events_have_the_fields_of_the_record() -> None:
    for name, (seats, seed, options) in TABLES.items():
        match = Match(games["kabale"], seats=seats, seed=seed, options=options)
        while not match.over:
            match.play(move_of(name, len(match.history), match.moves()))
        for event in match.events:
            told = to_dict(event)
            assert next(iter(told)) == "type"
            assert set(told) == {"type", *FIELDS[event.type]}
            assert json.loads(json.dumps(told)) == json.loads(to_json(event))
