"""A second reader of records, written from docs/record.md alone: luck and chain by other code, the same result."""

import hashlib
import json
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from raenke.core.event import to_dict
from raenke.core.record import read_record, replay

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "record.md").read_text()
KEPT = sorted(path for path in (ROOT / "tests" / "records").glob("*/*.json") if path.name != "digests.json")
HEADER = ["format", "version", "game", "rules", "release", "seats", "options", "seed", "commitment"]


def listed(first: str) -> list[str]:
    """The words of the list in the page that begins so."""
    begin = PAGE.index(f"    {first} ")
    return PAGE[begin : PAGE.index("\n\n", begin)].split()


def block(key: bytes, counter: int) -> tuple[int, ...]:
    """RFC 8439, 2.3."""
    start = (*struct.unpack("<4I", b"expand 32-byte k"), *struct.unpack("<8I", key), counter, 0, 0, 0)
    state = list(start)

    def quarter(*places: int) -> None:
        a, b, c, d = places
        for into, add, turn, places_left in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
            state[into] = state[into] + state[add] & 0xFFFFFFFF
            mixed = state[turn] ^ state[into]
            state[turn] = (mixed << places_left & 0xFFFFFFFF) | mixed >> 32 - places_left

    for _ in range(10):
        for column in range(4):
            quarter(column, 4 + column, 8 + column, 12 + column)
        for column in range(4):
            quarter(column, 4 + (column + 1) % 4, 8 + (column + 2) % 4, 12 + (column + 3) % 4)
    return tuple((word + begun) & 0xFFFFFFFF for word, begun in zip(state, start, strict=True))


class Luck:
    def __init__(self, seed: bytes) -> None:
        self.words = self.stream(seed)

    @staticmethod
    def stream(seed: bytes) -> Iterator[int]:
        counter = 0
        while True:
            yield from block(seed, counter)
            counter += 1

    def below(self, n: int) -> int:
        if n <= 1:
            return 0
        return next(word for word in self.words if word < 2**32 - 2**32 % n) % n

    def shuffled(self, cards: list[Any]) -> list[Any]:
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
        return cards


def test_block_function_by_the_published_vector() -> None:
    """RFC 8439, A.1, test vector 1."""
    assert (
        struct.pack("<16I", *block(bytes(32), 0)).hex().startswith("76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1a")
    )


@pytest.mark.parametrize("path", KEPT, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_every_shuffle_is_reproduced(path: Path) -> None:
    plain = json.loads(path.read_text())
    events = [to_dict(event) for event in replay(read_record(path)).events]
    luck = Luck(bytes.fromhex(plain["seed"]))
    options, seats = plain["options"], plain["seats"]
    first = luck.below(seats) if options["start_player"] == "random" else options["start_player"]
    assert events[0]["first"] == first
    chosen = options["allies"]
    order = [card for card in listed("king") if chosen == "all" or card in chosen]
    for seat in range(seats):
        assert events[1 + seat] == {"type": "pile_shuffled", "seat": seat, "cards": luck.shuffled(list(order))}
    goals = luck.shuffled([(domain, points) for domain in listed("alchemy") for points in (1, 2, 3, 3, 4, 5)])
    assert events[1 + seats] == {"type": "goals_shuffled", "goals": goals[: seats * options["rounds"]]}
    reshuffles = [event for event in events[2 + seats :] if event["type"] == "pile_shuffled"]
    for event in reshuffles:
        again = [card for card in order if card in event["cards"]]
        assert luck.shuffled(again) == event["cards"]


def test_some_kept_record_shuffles_again() -> None:
    """Else the test above would not look at that."""
    counts = [
        sum(event.type == "pile_shuffled" for event in replay(read_record(path)).events) - read_record(path).seats
        for path in KEPT
    ]
    assert max(counts) > 3


@pytest.mark.parametrize("path", KEPT, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_the_chain_is_reproduced(path: Path) -> None:
    plain = json.loads(path.read_text())
    header = {name: plain[name] for name in HEADER}
    canonical = json.dumps(header, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    before = hashlib.sha256(canonical.encode()).hexdigest()
    for move, written in zip(plain["moves"], plain["chain"], strict=True):
        before = hashlib.sha256(before.encode("ascii") + move.encode()).hexdigest()
        assert written == before


def test_the_page_names_every_event_type_and_step() -> None:
    """Those of the kept records at least, in the tables of the page."""
    words = PAGE.replace(",", " ").replace("|", " ").replace(":", " ").split()
    for path in KEPT:
        for event in replay(read_record(path)).events:
            plain = to_dict(event)
            assert plain["type"] in words
            for seat in (None, 0):
                seen = event.seen(seat)
                assert seen is not None
                assert seen.type in words
            for step in plain.get("steps", []):
                assert step["kind"] in words
                for change in step.get("changes", []):
                    assert change["kind"] in words
