"""`raenke replay` and `raenke verify`: a record retold and checked."""

import json
from pathlib import Path

import pytest
from msgspec import structs
from typer.testing import CliRunner

from raenke import Match, __version__, games
from raenke.cli import app
from raenke.core import proof
from raenke.core.event import to_json
from raenke.core.record import Record, chained, read_record, record_of, replay, write_record
from raenke.words import languages

runner = CliRunner()
KEPT = Path(__file__).parent.parent / "records" / "0.1.0"
FINISHED, UNFINISHED = KEPT / "lively.json", KEPT / "unfinished.json"


def damaged(folder: Path) -> Path:
    plain = json.loads(FINISHED.read_text())
    plain["moves"][16] = "decline"
    file = folder / "damaged.json"
    file.write_text(json.dumps(plain))
    return file


def test_events_for_programs() -> None:
    result = runner.invoke(app, ["replay", str(FINISHED), "--events"])
    assert result.stdout.splitlines() == [to_json(event) for event in replay(read_record(FINISHED)).events]


@pytest.mark.parametrize("language", languages())
def test_retold_for_people(language: str) -> None:
    result = runner.invoke(app, ["replay", str(FINISHED), "--language", language, "--names", "Anna,Ben"])
    assert result.exit_code == 0, result.output
    assert "Anna" in result.stdout
    assert "P3" in result.stdout
    assert "\x1b" not in result.stdout
    record = read_record(FINISHED)
    assert str(len(record.moves)) in result.stdout


def test_every_move_and_award_is_told() -> None:
    result = runner.invoke(app, ["replay", str(FINISHED), "--language", "en"])
    record = read_record(FINISHED)
    for number in range(1, len(record.moves) + 1):
        assert f"Move {number} ·" in result.stdout
    assert result.stdout.count("Sums:") > 3
    assert "The record ends here." in result.stdout


def test_an_unfinished_match_ends_where_it_ends() -> None:
    result = runner.invoke(app, ["replay", str(UNFINISHED), "--language", "en"])
    assert "the game was not finished" in result.stdout


def test_step_by_step_until_the_reader_has_enough() -> None:
    result = runner.invoke(app, ["replay", str(FINISHED), "--step", "--language", "en"], input="\n\nq\n")
    assert result.exit_code == 0
    assert "Move 2 ·" in result.stdout
    assert "Move 3 ·" not in result.stdout


def test_a_closed_keyboard_tells_the_rest() -> None:
    result = runner.invoke(app, ["replay", str(FINISHED), "--step", "--language", "en"], input="\n")
    assert result.stdout.count("Press Enter") == 2
    assert "The record ends here." in result.stdout


def test_nothing_is_told_of_a_damaged_record(tmp_path: Path) -> None:
    for more in ([], ["--events"]):
        result = runner.invoke(app, ["replay", str(damaged(tmp_path)), "--language", "en", *more])
        assert (result.exit_code, result.stdout) == (2, "")
        assert "chain breaks at move 17" in result.stderr


def test_verify_says_what_it_found() -> None:
    result = runner.invoke(app, ["verify", str(FINISHED)])
    record = read_record(FINISHED)
    assert result.exit_code == 0
    assert result.stdout.startswith("ok: kabale")
    for part in (f"{record.seats} seats", f"{len(record.moves)} moves", record.chain[-1], "published earlier"):
        assert part in result.stdout
    assert "not over yet" in runner.invoke(app, ["verify", str(UNFINISHED)]).stdout
    assert runner.invoke(app, ["verify", "--quiet", str(FINISHED)]).stdout == ""


def test_verify_names_the_place(tmp_path: Path) -> None:
    result = runner.invoke(app, ["verify", str(damaged(tmp_path))])
    assert (result.exit_code, result.stdout) == (1, "")
    assert "chain breaks at move 17" in result.stderr


def proven(tmp_path: Path, salts: int) -> tuple[Path, str, str]:
    """A record of a match dealt provably with so many salts of seats: its file, commitment and last hash."""
    plain = json.loads(FINISHED.read_text())
    secret, seats, options = "5" * 64, 2, {"rounds": 1}
    promise = proof.commitment(secret, proof.terms(plain["game"], "2", seats, games["kabale"].options(options, seats)))
    deal = proof.Deal(promise, seats, number=2)
    for seat in range(salts):
        deal.show(seat, proof.shown(promise, 2, seat, "7" * 64))
    deal.begin()
    for seat in range(salts):
        deal.open(seat, "7" * 64)
    match = Match("kabale", seats, deal.seed(secret), options)
    while not match.over:
        match.play(match.moves()[0])
    bare = record_of(match, __version__)
    opened = {"commitment": promise, "secret": secret, "salts": deal.all_salts(secret), "deal": 2}
    record = chained(structs.replace(bare, **opened))
    write_record(record, tmp_path / "match.json")
    return tmp_path / "match.json", promise, record.last_hash


@pytest.mark.parametrize(("salts", "told"), [(2, "the salts of seats 1, 2"), (1, "the salts of seat 1"), (0, "alone")])
def test_verify_says_what_the_shuffles_follow_from(tmp_path: Path, salts: int, told: str) -> None:
    file, promise, last_hash = proven(tmp_path, salts)
    result = runner.invoke(app, ["verify", str(file), "--commitment", promise.upper(), "--hash", last_hash])
    assert result.exit_code == 0, result.stderr
    assert told in result.stdout
    assert "deal 2, after 1 void deal" in result.stdout
    assert "not forgery" not in result.stdout


def test_verify_compares_what_was_published(tmp_path: Path) -> None:
    file, _, _ = proven(tmp_path, 1)
    for option, told in (("--commitment", "the table showed another one"), ("--hash", "is not the published one")):
        result = runner.invoke(app, ["verify", str(file), option, "0" * 64])
        assert (result.exit_code, told in result.stderr) == (1, True), result.stderr
        assert runner.invoke(app, ["verify", str(file), option, "abc"]).exit_code == 2


def test_verify_does_not_call_proven_what_is_not(tmp_path: Path) -> None:
    assert "not proven: the record has no commitment" in runner.invoke(app, ["verify", str(FINISHED)]).stdout
    plain = json.loads(FINISHED.read_text())
    write_record(chained(Record(**{**plain, "commitment": "0" * 64})), tmp_path / "match.json")
    result = runner.invoke(app, ["verify", str(tmp_path / "match.json")])
    assert (result.exit_code, "secret, salts and deal" in result.stderr) == (1, True)
    file, _, _ = proven(tmp_path / "proven", 1)
    plain = json.loads(file.read_text())
    write_record(chained(Record(**{**plain, "secret": "6" * 64})), file, replace=True)
    result = runner.invoke(app, ["verify", str(file)])
    assert (result.exit_code, "secret: it is not the one" in result.stderr) == (1, True)


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_missing_file(command: str, tmp_path: Path) -> None:
    for path, told in ((tmp_path / "none.json", "there is no such file"), (tmp_path, "is a folder; name a record")):
        result = runner.invoke(app, [command, str(path)])
        assert result.exit_code == 2
        assert told in result.stderr


def test_what_replay_refuses() -> None:
    for arguments, told in (
        (["--language", "xx"], "xx"),
        (["--names", "a,b,c,d,e"], "--names"),
        (["--names", "a,a"], "--names"),
    ):
        result = runner.invoke(app, ["replay", str(FINISHED), *arguments])
        assert result.exit_code == 2
        assert told in result.stderr


@pytest.mark.parametrize("path", sorted((KEPT / "moments").glob("[!d]*.json")), ids=lambda path: path.stem)
def test_a_match_from_a_moment(path: Path) -> None:
    record = read_record(path)
    events = runner.invoke(app, ["replay", str(path), "--events"])
    assert events.stdout.splitlines() == [to_json(event) for event in replay(record).events]
    for language in languages():
        told = runner.invoke(app, ["replay", str(path), "--at-once", "--language", language])
        assert told.exit_code == 0, told.output
        assert str(len(record.moves)) in told.stdout
    found = runner.invoke(app, ["verify", str(path)])
    assert found.exit_code == 0
    assert f"it continues match {path.stem} after " in found.stdout
    assert "redealt" in found.stdout
