"""`raenke replay` and `raenke verify`: a record retold and checked."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from raenke.cli import app
from raenke.core.event import to_json
from raenke.core.record import read_record, replay
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


def test_a_commitment_is_not_passed_for_checked(tmp_path: Path) -> None:
    from raenke.core.record import Record, chained, write_record

    plain = json.loads(FINISHED.read_text())
    record = chained(Record(**{**plain, "commitment": "0" * 64}))
    write_record(record, tmp_path / "match.json")
    result = runner.invoke(app, ["verify", str(tmp_path / "match.json")])
    assert result.exit_code == 0
    assert "NOT checked" in result.stdout


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
