"""Records that go on from a moment, beside those of their release: they must always replay byte for byte.

RAENKE_WRITE_RECORDS=1 python -m pytest tests/records writes those of this release if there are none. How a moment is
dealt again may change from release to release; what was dealt is in the record.
"""

import hashlib
import json
import os
from pathlib import Path

import msgspec
import pytest

from raenke import __version__
from raenke.core import Chance
from raenke.core.record import Origin, chained, read_record, record_of, record_text, replay, write_record
from tests.citadels.hashed_play import chosen
from tests.records.test_kept import CITADELS, DIGESTS, HERE, KABALE, TABLES, WRITE, digest, pick, played

MOMENTS = {"three": 20, "lively": 31, "citadels_three_of_nine": 34, "citadels_five_of_nine": 77, "citadels_seven": 61}


def write_all(folder: Path) -> None:
    digests = {}
    for name, moves in MOMENTS.items():
        old = played(name)
        first = old.again()
        for move in old.history[:moves]:
            first.play(move)
        match = first.redealt(TABLES[name][1], Chance.from_seed(hashlib.sha256(name.encode()).digest()))
        while not match.over:
            offered, ply = match.moves(), len(match.history)
            match.play(offered[pick(name, ply, len(offered))] if name in KABALE else chosen(name, ply, offered))
        origin = Origin(match=name, moves=moves, cards="anew")
        record = chained(msgspec.structs.replace(record_of(match, __version__), origin=origin))
        write_record(record, folder / f"{name}.json")
        digests[name] = digest(match)
    (folder / DIGESTS).write_text(json.dumps(digests, indent=1) + "\n")


if os.environ.get(WRITE) and not (HERE / __version__ / "moments").exists():
    write_all(HERE / __version__ / "moments")

KEPT = sorted(path for path in HERE.glob("*/moments/*.json") if path.name != DIGESTS)


def test_this_release_keeps_some() -> None:
    assert {path.stem for path in KEPT if path.parent.parent.name == __version__} == set(MOMENTS)
    assert {name in CITADELS for name in MOMENTS} == {True, False}


@pytest.mark.parametrize("path", KEPT, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_kept_record_replays_byte_for_byte(path: Path) -> None:
    record = read_record(path)
    assert record.position is not None
    match = replay(record)
    assert match.over
    assert digest(match) == json.loads(path.with_name(DIGESTS).read_text())[path.stem]
    assert record_text(record).encode() == path.read_bytes()
