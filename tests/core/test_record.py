"""Records: what is written is read and played again; what was changed is refused with the place named."""

import contextlib
import hashlib
import json
import os
import stat
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from raenke import Match, __version__
from raenke.core.event import to_json
from raenke.core.record import (
    BEGINNING,
    BYTES_MOST,
    HEADER,
    Origin,
    Record,
    RecordError,
    chained,
    head,
    link,
    parse_record,
    read_record,
    record_of,
    record_text,
    replay,
    write_record,
)
from raenke.kabale.position import Position

SHORT: dict[str, dict[str, Any]] = {
    "kabale": {"rounds": 2},
    "citadels": {"max_rounds": 2, "cast": "drawn", "dark_districts": ["park"]},
}
OPTIONS = ["rounds", "allies", "start_player", "cast", "dark_districts", "left_out", "smithy", "end_at", "max_rounds"]


def played(moves: int = 1000, game: str = "kabale") -> Match:
    """A short match, up to so many moves; the picks go round among what is offered."""
    match = Match(game, 3, 5, SHORT[game])
    while not match.over and len(match.history) < moves:
        offered = match.moves()
        match.play(offered[7 * len(match.history) % len(offered)])
    return match


@cache
def written(game: str = "kabale") -> str:
    return record_text(record_of(played(game=game), __version__))


def changed(change: Callable[[dict[str, Any]], object], game: str = "kabale") -> bytes:
    """The record with something changed in its JSON."""
    plain = json.loads(written(game))
    change(plain)
    return json.dumps(plain).encode()


def set_to(name: str, value: Any) -> Callable[[dict[str, Any]], object]:
    return lambda plain: plain.update({name: value})


def rechained(change: Callable[[dict[str, Any]], object], game: str = "kabale") -> bytes:
    """The record changed by a forger who also recomputes the chain."""
    plain = json.loads(changed(change, game))
    return record_text(chained(Record(**plain))).encode()


def refusal(content: bytes) -> str:
    with pytest.raises(RecordError) as refused:
        replay(parse_record(content))
    return str(refused.value)


@pytest.mark.parametrize("game", SHORT)
@pytest.mark.parametrize("moves", [0, 1, 7, 1000])
def test_a_record_is_read_and_played_again(tmp_path: Path, moves: int, game: str) -> None:
    match = played(moves, game)
    file = tmp_path / "match.json"
    write_record(record_of(match, __version__), file)
    record = read_record(file)
    again = replay(record)
    assert [to_json(event) for event in again.events] == [to_json(event) for event in match.events]
    assert record.scores == (match.scores if match.over else None)
    assert record.moves == match.history


@pytest.mark.parametrize("game", SHORT)
def test_the_fields_and_their_order(game: str) -> None:
    plain = json.loads(written(game))
    assert " ".join(plain) == (
        "format version game rules release seats options seed commitment secret salts moves chain scores"
    )
    assert plain["format"] == "raenke"
    assert plain["version"] == 1
    assert plain["game"] == game
    assert plain["options"]["start_player"] == "random"
    assert plain["commitment"] is plain["secret"] is plain["salts"] is None


def test_the_chain_is_made_as_the_page_says() -> None:
    record = parse_record(written().encode())
    plain = json.loads(written())
    header = json.dumps({name: plain[name] for name in HEADER}, sort_keys=True, separators=(",", ":"))
    assert head(record) == hashlib.sha256(header.encode()).hexdigest()
    assert record.chain[0] == link(head(record), record.moves[0])
    assert record.chain[1] == hashlib.sha256((record.chain[0] + record.moves[1]).encode()).hexdigest()
    assert record.last_hash == record.chain[-1]
    empty = record_of(played(0), __version__)
    assert empty.last_hash == head(empty)


@pytest.mark.parametrize("name", HEADER[2:])
def test_no_field_of_the_header_changes_unseen(name: str) -> None:
    other = {
        "game": "citadels",
        "rules": "3",
        "release": "0.0.9",
        "seats": 4,
        "options": {"rounds": 3},
        "seed": "0" * 64,
        "commitment": "0" * 64,
    }
    told = refusal(changed(set_to(name, other[name])))
    places = {"game": "options:", "rules": "rules:", "seats": "scores: 3 for 4 seats"}
    assert told.startswith(places.get(name, "chain breaks at move 1:"))


@given(st.integers(0, 10_000), st.integers(0, 255))
def test_no_byte_changes_unseen(place: int, byte: int) -> None:
    """A changed byte is refused, unless it was a blank between fields or is in what the server fills in later."""
    content = written().encode()
    place %= len(content)
    damaged = content[:place] + bytes([byte]) + content[place + 1 :]
    try:
        record = parse_record(damaged)
        replay(record)
    except RecordError:
        return
    was = parse_record(content)
    for name in (*HEADER, "moves", "chain", "scores"):
        assert getattr(record, name) == getattr(was, name)


@given(st.integers(0, 100_000))
def test_no_part_of_a_record_is_a_record(length: int) -> None:
    content = written().rstrip().encode()
    with pytest.raises(RecordError):
        parse_record(content[: length % len(content)])


@pytest.mark.parametrize("game", SHORT)
@pytest.mark.parametrize("number", [1, 2, 17])
def test_a_changed_move_is_named(number: int, game: str) -> None:
    def change(plain: dict[str, Any]) -> None:
        plain["moves"][number - 1] = "decline"

    assert refusal(changed(change, game)).startswith(f"chain breaks at move {number}:")
    assert refusal(rechained(change, game)).startswith(f"move {number}: 'decline' is not legal")


def test_a_changed_link_is_named() -> None:
    assert "move 9" in refusal(changed(lambda plain: plain["chain"].__setitem__(8, "0" * 64)))


@pytest.mark.parametrize("name", ["moves", "chain"])
def test_a_missing_end_is_named(name: str) -> None:
    length = len(json.loads(written())["moves"])
    assert f"chain breaks at move {length}" in refusal(changed(lambda plain: plain[name].pop()))


def test_moves_after_the_end_are_refused() -> None:
    length = len(json.loads(written())["moves"])
    told = refusal(rechained(lambda plain: plain["moves"].append("decline")))
    assert told == f"move {length + 1}: the match is over after move {length}"


def test_a_move_must_be_written_as_moves_are() -> None:
    def shout(plain: dict[str, Any]) -> None:
        plain["moves"][1] = plain["moves"][1].upper()

    assert "is to be written" in refusal(rechained(shout))


def test_scores_must_be_those_of_the_moves() -> None:
    scores = json.loads(written())["scores"]
    assert "scores" in refusal(changed(set_to("scores", [*scores[1:], 99])))
    assert "scores" in refusal(changed(set_to("scores", scores[1:])))
    assert "scores" in refusal(changed(set_to("scores", None)))
    unfinished = json.loads(record_text(record_of(played(5), __version__)))
    assert "not over" in refusal(json.dumps({**unfinished, "scores": [0, 0, 0]}).encode())


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"", "line 1 column 1"),
        (b'{"format": "raenke",\n "version": }', "line 2 column 13"),
        (b'{"a":\n\n "\xff"}', "line 3"),
        (b"[]", "one JSON object"),
        (b"null", "one JSON object"),
        (b"[" * 100_000, "nested"),
        (b'{"format": "raenke", "format": "raenke"}', "'format' appears twice"),
        (b'{"format": NaN}', "NaN"),
        (b'{"format": ' + b"9" * 5000 + b"}", "not JSON"),
        (b'{"format": "pgn"}', "'pgn'"),
        (b"{}", "not a record"),
        (b" " * (BYTES_MOST + 1), "larger"),
    ],
)
def test_what_is_no_record(content: bytes, told: str) -> None:
    assert told in refusal(content)


@pytest.mark.parametrize(
    ("name", "value", "told"),
    [
        ("version", 2, "version: this release reads version 1, not 2"),
        ("version", 0, "no version 0"),
        ("version", True, "version is a whole number"),
        ("version", "1", "version is a whole number"),
        ("version", 1.0, "version is a whole number"),
        ("game", "chess", "game: this release does not know 'chess'"),
        ("game", None, "game is text"),
        ("rules", "3", "rules: this release does not know rules '3'"),
        ("rules", 1, "rules is text"),
        ("release", None, "release is text"),
        ("release", "\ud800", "release is text"),
        ("seats", 1, "seats: kabale has 2 to 6"),
        ("seats", 7, "seats: kabale has 2 to 6"),
        ("seats", 10**100, "seats: kabale has 2 to 6"),
        ("seats", True, "seats is a whole number"),
        ("options", [], "options is an object"),
        ("options", {"x": 1}, "options: there is no option 'x'"),
        ("options", {"rounds": 0}, "options: option rounds"),
        ("options", {"rounds": "9" * 5000}, "options: "),
        ("options", {"allies": [[]]}, "options: there is no ally"),
        ("seed", "7", "seed is 64 hex digits"),
        ("seed", "A" * 64, "seed is 64 hex digits"),
        ("seed", None, "seed is 64 hex digits"),
        ("commitment", 1, "commitment is 64 hex digits"),
        ("secret", [], "secret is 64 hex digits"),
        ("salts", "x", "salts is a list"),
        ("salts", [1], "salts: salt 1 is text"),
        ("salts", ["a"], "salts: salt 1 is 64 hex digits"),
        ("deal", "1", "deal is a whole number"),
        ("deal", 0, "deal counts from 1"),
        ("moves", None, "moves is a list"),
        ("moves", ["decline", 3], "moves: move 2 is text"),
        ("chain", {}, "chain is a list"),
        ("chain", ["xyz"], "chain: link 1 is 64 hex digits"),
        ("scores", "many", "scores is a list"),
        ("scores", [1, 2, 3.0], "scores is a list"),
        ("scores", [1, True, 3], "scores is a list"),
    ],
)
def test_a_wrong_field_is_named(name: str, value: Any, told: str) -> None:
    assert told in refusal(changed(set_to(name, value)))


@pytest.mark.parametrize(
    ("name", "value", "told"),
    [
        ("game", "kabale", "options: there is no option 'cast'"),
        ("rules", "3", "rules: this release does not know rules '3' of citadels"),
        ("seats", 1, "seats: citadels has 2 to 8"),
        ("seats", 9, "seats: citadels has 2 to 8"),
        ("seats", 8, "scores: 3 for 8 seats"),
        ("options", {"cast": ["king"]}, "options: the cast has nobody of rank 1"),
        ("options", {"cast": ["king", "emperor"]}, "options: king and emperor are of one rank"),
        ("options", {"cast": [[]]}, "options: there is no character"),
        ("options", {"cast": 7}, "options: option cast"),
        ("options", {"dark_districts": ["tavern"]}, "options: option dark_districts"),
        ("options", {"left_out": ["keep", "keep"]}, "options: option left_out"),
        ("options", {"left_out": None}, "options: option left_out"),
        ("options", {"start_player": 3}, "options: option start_player"),
        ("options", {"max_rounds": 10**100}, "options: option max_rounds"),
        ("options", {"rounds": 2}, "options: there is no option 'rounds'"),
    ],
)
def test_a_wrong_field_of_citadels_is_named(name: str, value: Any, told: str) -> None:
    assert told in refusal(changed(set_to(name, value), "citadels"))


@given(
    st.sampled_from(list(SHORT)),
    st.sampled_from([*HEADER, "secret", "salts", "moves", "chain", "scores"]),
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
        lambda inner: st.lists(inner) | st.dictionaries(st.text() | st.sampled_from(OPTIONS), inner),
    ),
)
def test_whatever_stands_in_a_field_is_read_or_refused(game: str, name: str, value: Any) -> None:
    with contextlib.suppress(RecordError):
        replay(parse_record(changed(set_to(name, value), game)))


@pytest.mark.parametrize(("game", "name"), [("kabale", "floor"), ("citadels", "cast"), ("citadels", "smithy")])
def test_deep_options_are_refused(game: str, name: str) -> None:
    nested = json.loads("[" * 900 + "]" * 900)
    assert "options" in refusal(changed(set_to("options", {name: nested}), game))


@pytest.mark.parametrize("name", [*HEADER[1:], "secret", "salts", "moves", "chain", "scores"])
def test_a_missing_field_is_named(name: str) -> None:
    assert refusal(changed(lambda plain: plain.pop(name))) == f"{name} is missing"


def test_a_proof_without_a_commitment_is_refused() -> None:
    digits = "0" * 64
    assert refusal(changed(set_to("secret", digits))).startswith("commitment is missing")
    assert refusal(changed(set_to("salts", [digits] * 3))).startswith("commitment is missing")


def test_fields_of_later_releases_are_passed_over() -> None:
    replay(parse_record(changed(set_to("mood", "merry"))))


@pytest.mark.parametrize("game", SHORT)
def test_options_left_out_are_the_defaults(game: str) -> None:
    """A record stays readable when a later release adds an option."""
    replay(parse_record(rechained(set_to("options", SHORT[game]), game)))


def test_messages_stay_short_and_printable() -> None:
    told = refusal(changed(set_to("game", "\x1b[2J\n" * 1000)))
    assert told.isprintable()
    assert len(told) < 200


def test_only_matches_with_a_seed_from_the_start_are_recorded() -> None:
    with pytest.raises(RecordError, match="seed"):
        record_of(Match("kabale", 2, outcomes=lambda n: n - 1), __version__)


def test_a_file_that_is_there_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "new" / "match.json"
    record = record_of(played(3), __version__)
    write_record(record, file)
    with pytest.raises(FileExistsError):
        write_record(record_of(played(4), __version__), file)
    assert read_record(file) == record
    write_record(record_of(played(4), __version__), file, replace=True)
    assert len(read_record(file).moves) == 4
    assert [path.name for path in file.parent.iterdir()] == ["match.json"]
    assert stat.S_IMODE(file.stat().st_mode) & 0o600 == 0o600


def test_a_failed_write_leaves_nothing(tmp_path: Path) -> None:
    folder = tmp_path / "match.json"
    folder.mkdir()
    with pytest.raises(OSError, match=r"match\.json"):
        write_record(record_of(played(3), __version__), folder, replace=True)
    assert os.listdir(tmp_path) == ["match.json"]  # noqa: PTH208  hidden files too


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match=r"none\.json cannot be read"):
        read_record(tmp_path / "none.json")


# From a moment


def from_a_moment(game: str = "kabale", **origin: Any) -> dict[str, Any]:
    """A record that begins with a position, as JSON."""
    match = played(9, game).redealt(7)
    match.play(match.moves()[0])
    record = record_of(match, __version__)
    where = Origin(**{"match": "abc", "moves": 9, "cards": "anew", **origin})
    plain: dict[str, Any] = json.loads(record_text(chained(msgspec.structs.replace(record, origin=where))))
    return plain


def with_chain(plain: dict[str, Any]) -> bytes:
    """With the chain that belongs to it, whatever stands in it."""
    header = {name: plain[name] for name in HEADER}
    header |= {name: plain[name] for name in BEGINNING if plain[name] is not None}
    before = hashlib.sha256(json.dumps(header, sort_keys=True, separators=(",", ":")).encode()).hexdigest()
    plain = {**plain, "chain": []}
    for move in plain["moves"]:
        before = link(before, move)
        plain["chain"].append(before)
    return json.dumps(plain).encode()


@pytest.mark.parametrize("game", SHORT)
def test_a_match_from_a_moment_is_read_and_played_again(game: str) -> None:
    plain = from_a_moment(game)
    assert with_chain(plain) == json.dumps(plain).encode()
    record = parse_record(json.dumps(plain).encode())
    assert record.origin == Origin(match="abc", moves=9, cards="anew")
    again = replay(record)
    assert again.history == plain["moves"]
    assert again.events
    assert again.events[0].type != "game_started"


def test_records_of_whole_matches_do_not_name_what_came_later() -> None:
    assert not {*json.loads(written())} & {*BEGINNING}
    nothing = json.dumps({**json.loads(written()), "origin": None, "position": None}).encode()
    assert record_text(parse_record(nothing)) == written()


@pytest.mark.parametrize("name", ["origin", "position"])
def test_the_chain_covers_where_a_match_goes_on_from(name: str) -> None:
    for game in SHORT:
        plain = from_a_moment(game)
        plain[name] = {**plain[name], "moves" if name == "origin" else "round": 3}
        with pytest.raises(RecordError, match="chain breaks at move 1"):
            parse_record(json.dumps(plain).encode())


@pytest.mark.parametrize(
    ("origin", "why"),
    [
        (7, "origin is an object"),
        ({}, "match is missing"),
        ({"match": "abc", "moves": "9", "cards": "anew"}, "moves is a whole number"),
        ({"match": "abc", "moves": -1, "cards": "anew"}, "origin is a match"),
        ({"match": "abc", "moves": 9, "cards": "new"}, "origin is a match"),
        ({"match": "a" * 41, "moves": 9, "cards": "anew"}, "origin is a match"),
        ({"match": "abc", "moves": 9, "cards": "anew", "luck": 1}, "origin is a match"),
    ],
)
def test_a_wrong_origin_is_named(origin: Any, why: str) -> None:
    with pytest.raises(RecordError, match=why):
        parse_record(with_chain({**from_a_moment(), "origin": origin}))


def test_cards_dealt_anew_need_a_position() -> None:
    plain = from_a_moment()
    with pytest.raises(RecordError, match="position is missing"):
        parse_record(with_chain({**plain, "position": None}))


@pytest.mark.parametrize("game", SHORT)
def test_a_position_that_cannot_be_is_refused(game: str) -> None:
    plain = from_a_moment(game)
    position = plain["position"]
    wrong = [
        7,
        {},
        {**position, "mood": "merry"},
        {**position, "hands": [*position["hands"][1:], []]},
        {**position, "round": 0},
        {**position, "round": True},
        *({**position, name: "x" * 30} for name in position),
        *({**position, name: [["x"] * 30] * 3} for name in position),
    ]
    for each in wrong:
        with pytest.raises(RecordError, match="position"):
            replay(parse_record(with_chain({**plain, "position": each})))


def test_what_is_less_than_a_whole_game_is_not_recorded() -> None:
    position = Position(seats=2, hands=["king", "queen"], goals="music 1, trade 2")
    with pytest.raises(RecordError, match="cannot be recorded"):
        record_of(Match.at("kabale", position, 1), __version__)
