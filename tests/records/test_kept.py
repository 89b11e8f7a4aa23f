"""Records of every release, kept in a folder each: they must replay byte for byte for ever.

RAENKE_WRITE_RECORDS=1 python -m pytest tests/records writes those of this release that are missing. A kept record is
never written anew: if it does not replay, the engine is wrong, or the rules changed and need a new value of `rules`.
"""

import hashlib
import json
import os
from pathlib import Path
from typing import Any

import pytest

from raenke import Match, __version__
from raenke.core.event import to_json
from raenke.core.record import read_record, record_of, record_text, replay, write_record

HERE = Path(__file__).parent
WRITE = "RAENKE_WRITE_RECORDS"
DIGESTS = "digests.json"

TABLES: dict[str, tuple[int, int, dict[str, Any]]] = {
    "two": (2, 102, {}),
    "three": (3, 103, {}),
    "four": (4, 104, {}),
    "five": (5, 105, {}),
    "six": (6, 106, {}),
    "after_action": (3, 107, {"round_end": "after_action", "scores": "open"}),
    "replaces_cloak": (4, 108, {"cloaked_card": "replaces_cloak", "start_player": 2}),
    "other_award": (5, 109, {"doppelganger": "current", "floor": "none", "uncontested_goal": "nearest", "rounds": 4}),
    "lively": (4, 110, {"allies": ["explorer", "assassin", "storm", "cloak", "traitor"], "rounds": 3}),
    "unfinished": (2, 111, {"rounds": 2}),
}


def pick(name: str, ply: int, count: int) -> int:
    return int.from_bytes(hashlib.sha256(f"{name}:{ply}".encode()).digest()[:8], "little") % count


def played(name: str) -> Match:
    seats, seed, options = TABLES[name]
    match = Match("kabale", seats, seed, options)
    while not match.over and not (name == "unfinished" and len(match.history) == 9):
        offered = match.moves()
        match.play(offered[pick(name, len(match.history), len(offered))])
    return match


def digest(match: Match) -> str:
    """SHA-256 of the events as JSON lines, as `raenke replay --events` prints them."""
    return hashlib.sha256("".join(f"{to_json(event)}\n" for event in match.events).encode()).hexdigest()


def write_missing() -> None:
    folder = HERE / __version__
    folder.mkdir(exist_ok=True)
    listed = folder / DIGESTS
    digests = json.loads(listed.read_text()) if listed.exists() else {}
    for name in TABLES:
        if not (folder / f"{name}.json").exists():
            match = played(name)
            write_record(record_of(match, __version__), folder / f"{name}.json")
            digests[name] = digest(match)
    listed.write_text(json.dumps(digests, indent=1) + "\n")


if os.environ.get(WRITE):
    write_missing()

KEPT = sorted(path for path in HERE.glob("*/*.json") if path.name != DIGESTS)


@pytest.mark.parametrize("path", KEPT, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_kept_record_replays_byte_for_byte(path: Path) -> None:
    record = read_record(path)
    match = replay(record)
    assert digest(match) == json.loads(path.with_name(DIGESTS).read_text())[path.stem]
    assert record_text(record).encode() == path.read_bytes()


def test_every_release_keeps_records_of_all_seat_counts() -> None:
    for folder in {path.parent for path in KEPT}:
        records = [read_record(path) for path in KEPT if path.parent == folder]
        assert {record.seats for record in records} == {2, 3, 4, 5, 6}
        assert {record.release for record in records} == {folder.name}
        assert {*json.loads((folder / DIGESTS).read_text())} == {path.stem for path in KEPT if path.parent == folder}


def test_this_release_keeps_its_records() -> None:
    assert {path.stem for path in KEPT if path.parent.name == __version__} == set(TABLES)


@pytest.mark.parametrize("name", TABLES)
def test_this_release_writes_the_same_records(name: str) -> None:
    """The whole way from the seed to the file, not only back."""
    assert (
        record_text(record_of(played(name), __version__)).encode() == (HERE / __version__ / f"{name}.json").read_bytes()
    )
