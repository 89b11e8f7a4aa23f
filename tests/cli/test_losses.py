"""Own bots that lose moves: which, where and why is told once, and how many at the end."""

import subprocess
import sys
from pathlib import Path

import pytest

BOTS = """
import sys

class Calm:
    def __init__(self, game, seed):
        pass

    def choose(self, view, options):
        return options[0]

class Oops(Calm):
    def choose(self, view, options):
        raise ValueError("oops")

class Cheat(Calm):
    def choose(self, view, options):
        return "win"

class Quitter(Calm):
    def choose(self, view, options):
        sys.exit()
"""
SHORT = ["--seats", "2", "--seed", "1", "--option", "rounds=1"]
COMMANDS = {
    "simulate": ["simulate", "kabale", *SHORT, "--bot", "random"],
    "arena": ["arena", "kabale", *SHORT, "--deals", "2", "--jobs", "2", "--bot", "random"],
    "play": ["play", "kabale", *SHORT],
}


@pytest.fixture
def here(tmp_path: Path) -> Path:
    """A folder with bots of one's own in it."""
    folder = tmp_path / "bots"
    folder.mkdir()
    (folder / "my_bot.py").write_text(BOTS)
    return folder


def run(here: Path, home: dict[str, str], command: str, *more: str) -> "subprocess.CompletedProcess[str]":
    """As the installed command runs: Python does not look in the current folder by itself."""
    start = [sys.executable, "-P", "-c", "from raenke.cli import main; main()", *COMMANDS[command]]
    return subprocess.run(
        [*start, *more], input="1\n" * 200, capture_output=True, text=True, check=False, cwd=here, env=home
    )


@pytest.mark.parametrize("command", COMMANDS)
def test_the_first_loss_is_told_in_full_and_all_are_counted(here: Path, home: dict[str, str], command: str) -> None:
    result = run(here, home, command, "--bot", "my_bot:Oops")
    assert result.returncode == 0, result.stderr
    assert result.stderr.count("Traceback") == 1
    assert result.stderr.count("ValueError: oops") == 2  # in the traceback and in the line
    assert 'my_bot.py", line' in result.stderr
    assert "guest.py" not in result.stderr
    assert "my_bot:Oops at seat 2 lost a move" in result.stderr or (
        command == "arena" and "my_bot:Oops at seat 1 lost a move" in result.stderr
    )
    lines = [line for line in result.stderr.splitlines() if line.startswith("raenke: my_bot:Oops lost ")]
    assert len(lines) == 1
    count = int(lines[0].split()[3])
    assert count > 1
    assert lines[0].endswith(f"lost {count} moves")


@pytest.mark.parametrize("command", COMMANDS)
def test_strict_stops_at_the_first(here: Path, home: dict[str, str], command: str) -> None:
    result = run(here, home, command, "--bot", "my_bot:Oops", "--strict")
    assert result.returncode == 1
    assert result.stderr.count("Traceback") == 1
    assert "--strict" in result.stderr
    assert "this should not have happened" not in result.stderr
    assert ("--resume" in result.stdout) == (command == "play")


@pytest.mark.parametrize("command", COMMANDS)
def test_who_loses_nothing_is_not_told_of(here: Path, home: dict[str, str], command: str) -> None:
    result = run(here, home, command, "--bot", "my_bot:Calm", "--strict")
    assert (result.returncode, result.stderr) == (0, "")


def test_a_move_that_is_not_offered_is_quoted(here: Path, home: dict[str, str]) -> None:
    told = run(here, home, "simulate", "--bot", "my_bot:Cheat").stderr
    assert "it answered 'win', which is not one of the moves offered" in told
    assert "Traceback" not in told


def test_a_bot_that_ends_its_thread_is_not_waited_for(here: Path, home: dict[str, str]) -> None:
    assert "SystemExit" in run(here, home, "simulate", "--bot", "my_bot:Quitter", "--strict").stderr


def test_a_kept_contest_still_knows_what_was_lost(here: Path, home: dict[str, str]) -> None:
    once = run(here, home, "arena", "--bot", "my_bot:Oops", "--file", "games.jsonl").stderr
    again = run(here, home, "arena", "--bot", "my_bot:Oops", "--file", "games.jsonl").stderr
    assert again.splitlines()[-1] == once.splitlines()[-1]
    assert "my_bot:Oops lost" in again


def test_a_module_that_is_nowhere_is_said_with_where_was_looked(tmp_path: Path, home: dict[str, str]) -> None:
    result = run(tmp_path, home, "simulate", "--bot", "my_bot:Calm")
    assert result.returncode == 2
    assert "No module named 'my_bot'" in result.stderr
    assert str(tmp_path) in result.stderr
    assert "PYTHONPATH" in result.stderr


def test_what_a_bot_needs_and_is_not_there_is_named(here: Path, home: dict[str, str]) -> None:
    (here / "my_bot.py").write_text("import no_such_library\n")
    result = run(here, home, "simulate", "--bot", "my_bot:Calm")
    assert result.returncode == 2
    assert "my_bot needs no_such_library" in result.stderr
