"""What the terminal asks and shows: keys, answers, tables, and seats and games as people count them."""

import os
import pty
import re
import subprocess
import sys
from pathlib import Path

import pytest
from rich.cells import cell_len
from typer.testing import CliRunner

from raenke.cli import app, play_talk
from raenke.words import Words
from tests.cli.test_play import COMMAND, kept_games, run, wait_for

runner = CliRunner()
SHORT = ["--option", "rounds=1", "--seats", "2", "--seed", "7"]


@pytest.mark.parametrize(
    ("language", "typed", "meant"),
    [
        ("en", "y", True), ("en", "Yes", True), ("en", "n", False), ("en", "no", False), ("en", "maybe", None),
        ("en", "", None), ("de", "j", True), ("de", "ja", True), ("de", "y", True), ("de", "Nein", False),
        ("hu", "i", True), ("hu", "igen", True), ("hu", "nem", False), ("ko", "예", True), ("ko", "아니요", False),
    ],
)  # fmt: skip
def test_yes_and_no_in_each_language(language: str, typed: str, meant: bool | None) -> None:
    assert play_talk.answered(Words(language), typed) is meant


def test_an_answer_that_is_none_is_asked_for_again(home: dict[str, str]) -> None:
    run(home, "--seed", "7", typed="1\n")
    (path,) = kept_games(home)
    before = path.read_bytes()
    ours, theirs = pty.openpty()
    with subprocess.Popen([*COMMAND, "--fast"], env=home, stdin=theirs, stdout=theirs, stderr=theirs) as process:
        os.close(theirs)
        offered = wait_for(ours, "(y/n)", 1)
        assert re.search(r"\b20\d\d\b", offered)
        assert "round 1" in offered
        os.write(ours, b"maybe\n")
        wait_for(ours, "Please answer y or n", 1)
        assert (kept_games(home), path.read_bytes()) == ([path], before)
        os.write(ours, b"y\n")
        wait_for(ours, "Your move", 1)
        os.write(ours, b"q\n")
        wait_for(ours, "--resume", 1)
        assert process.wait(20) == 0
    os.close(ours)
    assert kept_games(home) == [path]


def test_ones_own_name_follows_the_language(home: dict[str, str]) -> None:
    run(home, "--seed", "7", "--language", "en", typed="1\n")
    assert "A Du" in run(home, "--resume", "--language", "de", typed="1\n").stdout
    assert "A Du" in run(home, "--resume", typed="q\n").stdout


def test_a_name_of_ones_own_does_not(home: dict[str, str]) -> None:
    run(home, "--seed", "7", "--language", "en", "--name", "Anna", typed="1\n")
    assert "A Anna" in run(home, "--resume", "--language", "de", typed="q\n").stdout


def test_a_pause_below_nothing_is_refused(home: dict[str, str]) -> None:
    result = run(home, "--pause", "-1")
    assert result.returncode == 2
    assert "--pause" in result.stderr
    assert kept_games(home) == []


def test_seats_and_counts_are_as_people_count(tmp_path: Path) -> None:
    shown = runner.invoke(app, ["simulate", "kabale", *SHORT, "--records", str(tmp_path)]).stdout
    assert "1 game," in shown
    assert "1 record in" in shown
    assert re.search(r"^\W*1\W+random", shown, re.MULTILINE)
    assert not re.search(r"^\W*0\W+random", shown, re.MULTILINE)
    assert '"seat": 0' in runner.invoke(app, ["simulate", "kabale", *SHORT, "--json"]).stdout


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_folder_is_no_record(tmp_path: Path, command: str) -> None:
    result = runner.invoke(app, [command, str(tmp_path)])
    assert result.exit_code == 2
    assert f"{tmp_path} is a folder" in result.stderr


# The arena

ARENA = ["arena", "kabale", "--option", "rounds=1", "--seats", "2", "--deals", "2", "--jobs", "1"]
INTERVAL = re.compile(r"\d+\.\d–\d+\.\d(?!\d*…)")


def test_a_pipe_gets_the_whole_table() -> None:
    name = "search:20"
    shown = runner.invoke(app, [*ARENA, "--bot", name, "--bot", "random"]).stdout
    assert "…" not in shown
    assert len(INTERVAL.findall(shown)) == 2
    assert name in shown


@pytest.mark.parametrize("width", [80, 40])
def test_a_terminal_cuts_no_figure(home: dict[str, str], width: int) -> None:
    ours, theirs = pty.openpty()
    environment = {**home, "COLUMNS": str(width), "NO_COLOR": "1"}
    command = [sys.executable, "-c", "from raenke.cli import main; main()", *ARENA, "--bot", "search:20"]
    with subprocess.Popen([*command, "--bot", "random"], env=environment, stdout=theirs) as process:
        os.close(theirs)
        shown = ""
        while True:
            try:
                part = os.read(ours, 65536)
            except OSError:  # Linux says so when the other side is closed
                break
            shown += part.decode()
        assert process.wait(60) == 0
    os.close(ours)
    shown = re.sub(r"\x1b\[[0-9;]*m", "", shown)
    assert "…" not in shown
    assert len(INTERVAL.findall(shown)) == 2
    assert all(cell_len(line) <= width for line in shown.splitlines())
    for heading in ("seats", "wins", "share", "rating"):
        assert heading in shown


def test_help_names_the_bots_that_play_unasked() -> None:
    shown = runner.invoke(app, ["arena", "--help"], terminal_width=200).output
    assert "greedy against random" in " ".join(shown.replace("│", " ").split())


@pytest.mark.parametrize("name", ["x.png", "x", "nowhere/x.svg"])
def test_a_picture_that_cannot_be_drawn_is_refused_before_a_game(tmp_path: Path, name: str) -> None:
    games = tmp_path / "games.jsonl"
    result = runner.invoke(app, [*ARENA, "--file", str(games), "--plot", str(tmp_path / name)])
    assert result.exit_code == 2
    assert ".svg" in result.stderr or "no folder" in result.stderr
    assert not games.exists()
    assert not (tmp_path / name).exists()
