"""Records of every release, a folder each: they must always replay byte for byte.

RAENKE_WRITE_RECORDS=1 python -m pytest tests/records writes those of this release that are missing. A kept record is
never written again: if it does not replay, the engine is wrong, or the rules changed and need a new value of `rules`.
"""

import hashlib
import json
import os
from pathlib import Path
from typing import Any

import msgspec
import pytest

from raenke import Match, __version__
from raenke.citadels.cards import CHARACTERS, DISTRICT_ROWS
from raenke.citadels.codes import WHYS
from raenke.citadels.options import EDITIONS, VALUES
from raenke.core.event import to_dict, to_json
from raenke.core.game import Game
from raenke.core.record import (
    Record,
    RecordError,
    chained,
    parse_record,
    read_record,
    record_of,
    record_text,
    replay,
    write_record,
)
from raenke.games import games
from tests.citadels.hashed_play import chosen
from tests.citadels.referee import check_game
from tests.core.record_page import names, quoted, table

HERE = Path(__file__).parent
WRITE = "RAENKE_WRITE_RECORDS"
DIGESTS = "digests.json"

DARK_CAST = ["witch", "tax_collector", "wizard", "emperor", "abbot", "alchemist", "navigator", "diplomat"]
DARK_PAIR = [name if name != "emperor" else "king" for name in DARK_CAST]
MIXED_CAST = ["assassin", "tax_collector", "wizard", "emperor", "bishop", "alchemist", "architect", "warlord", "artist"]

OLD = {"alchemist": "building", "discard": "under_deck"}  # the defaults of the first release

KABALE: dict[str, tuple[int, int, dict[str, Any]]] = {
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
    "hungarian": (3, 112, {"edition": "hungarian", "rounds": 4}),
    "short": (4, 113, {"edition": "short", "rounds": 3}),
    "korean": (3, 114, {"edition": "korean", "scores": "goals", "next_start": "left_of_ender"}),
    "doppelgangers": (
        5, 115, {"doppelganger_removed": "slides", "witch_doppelganger": "stays", "storm": "fulfils", "rounds": 5},
    ),
}  # fmt: skip
FIRST: dict[str, tuple[int, int, dict[str, Any]]] = {
    "citadels_two": (2, 18202, {}),
    "citadels_two_dark": (2, 251212, {"cast": [*DARK_PAIR, "queen"], "dark_districts": "all", "end_at": 7}),
    "citadels_three": (3, 3203, {"smithy": "2_for_3", "max_rounds": 6}),
    "citadels_three_of_nine": (
        3, 35213, {"cast": MIXED_CAST, "dark_districts": "all", "emperor_payment": "emperor_chooses",
                   "long_reign": "on"},
    ),
    "citadels_four": (4, 15204, {"murdered_king": "heir", "long_reign": "on"}),
    "citadels_four_of_nine": (
        4, 24214, {"cast": "drawn", "dark_districts": ["great_wall", "museum", "throne_room", "ball_room"]},
    ),
    "citadels_five": (5, 40205, {"discard": "pile", "dark_districts": "all", "warlord_own": "yes"}),
    "citadels_five_of_nine": (
        5, 15215, {"cast": [*DARK_CAST, "queen"], "dark_districts": "all", "emperor_payment": "receiver_chooses",
                 "alchemist": "all", "rank8_timing": "end_of_turn"},
    ),
    "citadels_six": (
        6, 50206, {"face_down": "nobody", "haunted_city": "not_if_built_in_last_round", "start_player": 4, "end_at": 4},
    ),
    "citadels_six_of_nine": (
        6, 25216, {"cast": [*MIXED_CAST[:8], "queen"], "dark_districts": "all", "armory": "incomplete",
                 "murdered_king": "heir", "end_at": 6},
    ),
    "citadels_seven": (7, 38207, {"dark_districts": "all", "long_reign": "on", "max_rounds": 7}),
    "citadels_seven_of_nine": (
        7, 20217, {"cast": "drawn", "discard": "pile", "left_out": ["keep", "library"], "max_rounds": 10},
    ),
    "citadels_eight": (8, 18208, {"cast": "drawn", "dark_districts": "all", "end_at": 6}),
    "citadels_unfinished": (4, 209, {"long_reign": "on"}),
}  # fmt: skip
CITADELS: dict[str, tuple[int, int, dict[str, Any]]] = {
    **{name: (seats, seed, {**OLD, **options}) for name, (seats, seed, options) in FIRST.items()},
    "citadels_letter": (4, 301, {"cast": [*DARK_CAST, "queen"], "dark_districts": "all", **EDITIONS["letter"]}),
    "citadels_later": (5, 302, {"cast": MIXED_CAST, "dark_districts": "all", **EDITIONS["later"]}),
    "citadels_readings": (
        3, 303, {"cast": [*DARK_CAST, "queen"], "dark_districts": "all",
                 **{name: values[-1] for name, values in VALUES.items()}},
    ),
}  # fmt: skip
TABLES = {**KABALE, **CITADELS}
CUT_OFF = {"unfinished": 9, "citadels_unfinished": 33}


def pick(name: str, ply: int, count: int) -> int:
    return int.from_bytes(hashlib.sha256(f"{name}:{ply}".encode()).digest()[:8], "little") % count


def played(name: str) -> Match:
    seats, seed, options = TABLES[name]
    match = Match("kabale" if name in KABALE else "citadels", seats, seed, options)
    while not match.over and len(match.history) != CUT_OFF.get(name):
        offered = match.moves()
        ply = len(match.history)
        match.play(offered[pick(name, ply, len(offered))] if name in KABALE else chosen(name, ply, offered))
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
        seats = {(record.game, record.seats) for record in records}
        assert seats == {*(("kabale", count) for count in range(2, 7)), *(("citadels", count) for count in range(2, 9))}
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


def as_1(name: str, **changes: Any) -> Record:
    """A record of the first rules, with other options."""
    old = read_record(HERE / "0.1.0" / f"{name}.json")
    options = {option: value for option, value in {**old.options, **changes}.items() if value is not None}
    return chained(msgspec.structs.replace(old, options=options))


def test_what_a_record_leaves_out_has_the_default_of_its_rules() -> None:
    """C4.10, C4.11: the defaults changed with rules 2."""
    left_out = as_1("citadels_four", alchemist=None, discard=None)
    whole = replay(read_record(HERE / "0.1.0" / "citadels_four.json"))
    assert [to_dict(event) for event in replay(left_out).events] == [to_dict(event) for event in whole.events]
    assert whole.options["alchemist"] == "building"
    assert "duplicates" in whole.options
    assert "duplicates" not in to_dict(whole.events[0])["options"]
    assert record_of(whole.again(), "0.1.0").rules == "1"


def test_the_first_rules_had_no_later_options() -> None:
    with pytest.raises(RecordError, match="rules 1 of citadels had no option 'duplicates'"):
        parse_record(record_text(as_1("citadels_four", duplicates="allowed")).encode())


@pytest.mark.parametrize("game", [games["kabale"], games["citadels"]], ids=lambda game: game.name)
def test_a_record_names_all_options(game: Game) -> None:
    record = record_of(Match(game, 4, 1), __version__)
    assert record.rules == "2"
    assert record.options == game.options({}, 4)


# An event that none of them shows could change unnoticed.


def of_citadels() -> list[Record]:
    return [read_record(path) for path in KEPT if path.parent.name == __version__ and path.stem in CITADELS]


def test_the_records_of_citadels_have_every_option_value() -> None:
    written = [record.options for record in of_citadels()]
    for name, values in VALUES.items():
        assert {options.get(name, values[0]) for options in written} == set(values)
    for name, words in (("cast", {"base", "drawn"}), ("dark_districts", {"none", "all"})):
        found = [options[name] for options in written]
        assert {value for value in found if isinstance(value, str)} == words
        assert any(isinstance(value, list) for value in found)
    for name, usual in (("left_out", []), ("end_at", 8), ("start_player", "random"), ("max_rounds", "none")):
        assert usual in [options[name] for options in written]
        assert [options[name] for options in written if options[name] != usual]


def test_the_referee_passes_the_records_of_citadels() -> None:
    """The referee, which knows only the rules, passes their events and moves."""
    for record in of_citadels():
        if record.scores is not None:
            check_game([to_dict(event) for event in replay(record).events], record.moves)


def test_the_records_of_citadels_have_every_kind_of_move() -> None:
    played = {move.split()[0] for record in of_citadels() for move in record.moves}
    assert played == {text.split()[0] for row in table("The record", "move of Citadels") for text in quoted(row[0])}


def test_the_records_of_citadels_have_every_event_and_reason() -> None:
    events = [to_dict(event) for record in of_citadels() for event in replay(record).events]
    assert {event["type"] for event in events} == {row[0] for row in table("Events of Citadels", "type")}
    met = {(event["type"], event.get("why", event.get("how"))) for event in events} - {
        (event["type"], None) for event in events
    }
    assert met == {(row[0], reason) for row in table("Events of Citadels", "event") for reason in names(row[1])}
    assert {reason for _, reason in met} == set(WHYS)


def test_the_records_of_citadels_have_every_character_and_district() -> None:
    events = [to_dict(event) for record in of_citadels() for event in replay(record).events]
    answered = {event["character"] for event in events if event["type"] == "character_revealed"}
    assert answered == set(CHARACTERS)
    assert {event["district"] for event in events if event["type"] == "district_built"} == {
        row.id for row in DISTRICT_ROWS
    }
