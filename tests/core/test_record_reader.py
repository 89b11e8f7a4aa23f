"""The second reader agrees with the first on random numbers and chain of every kept record."""

import hashlib
import json
import struct
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from raenke.core.record import read_record
from tests.core.kept_records import CITADELS, KABALE, KEPT, events_of, named
from tests.core.second_reader import block, follow_citadels, follow_kabale

HEADER = ["format", "version", "game", "rules", "release", "seats", "options", "seed", "commitment"]


def test_block_function_by_the_published_vector() -> None:
    """RFC 8439, A.1, test vector 1."""
    assert (
        struct.pack("<16I", *block(bytes(32), 0)).hex().startswith("76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1a")
    )


@pytest.mark.parametrize("path", KABALE, ids=named)
def test_every_shuffle_of_kabale_is_reproduced(path: Path) -> None:
    follow_kabale(json.loads(path.read_text()), events_of(path))


@pytest.mark.parametrize("path", CITADELS, ids=named)
def test_all_luck_of_citadels_is_reproduced_and_every_card_followed(path: Path) -> None:
    follow_citadels(json.loads(path.read_text()), events_of(path))


def test_some_kept_record_shuffles_again() -> None:
    """Otherwise the test above would not cover it."""
    counts = [
        sum(event["type"] == "pile_shuffled" for event in events_of(path)) - read_record(path).seats for path in KABALE
    ]
    assert max(counts) > 3


def test_the_kept_records_of_citadels_ask_luck_for_everything() -> None:
    asked: Counter[str] = Counter()
    for path in CITADELS:
        asked += follow_citadels(json.loads(path.read_text()), events_of(path))
    assert {*asked} == {"cast", "crown", "deck", "up", "down", "removed", "emperor", "lighthouse", "pile"}
    assert min(asked.values()) > 1


def test_a_wrong_outcome_is_noticed() -> None:
    """Another outcome in place of any random number is refused."""
    path = next(path for path in CITADELS if path.stem == "citadels_three_of_nine")
    plain, events = json.loads(path.read_text()), events_of(path)
    wrong: dict[str, tuple[str, Any]] = {
        "game_started": ("crown", (events[0]["crown"] + 1) % 3),
        "deck_shuffled": ("cards", events[1]["cards"][::-1]),
        "character_laid_down": ("character", "nobody"),
        "character_removed": ("character", "nobody"),
        "card_given": ("card", "nothing"),
    }
    for kind, (field, value) in wrong.items():
        at = next(number for number, event in enumerate(events) if event["type"] == kind)
        with pytest.raises(AssertionError):
            follow_citadels(plain, [*events[:at], {**events[at], field: value}, *events[at + 1 :]])


@pytest.mark.parametrize("path", KEPT, ids=named)
def test_the_chain_is_reproduced(path: Path) -> None:
    plain = json.loads(path.read_text())
    header = {name: plain[name] for name in HEADER}
    canonical = json.dumps(header, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    before = hashlib.sha256(canonical.encode()).hexdigest()
    for move, written in zip(plain["moves"], plain["chain"], strict=True):
        before = hashlib.sha256(before.encode("ascii") + move.encode()).hexdigest()
        assert written == before
