"""`raenke play` as somebody at a keyboard, a pipe or a broken line meets it."""

import json
import os
import pty
import select
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from rich.cells import cell_len

from raenke.bots import LEVELS
from raenke.bots.names import bot_name
from raenke.cli.play_saves import data_folder, load
from raenke.core.record import read_record, replay
from raenke.core.seeds import seed_of
from raenke.kabale.position import position_of
from raenke.words import Words, languages
from raenke.words.kabale import goal_text
from tests.cli.command import RAENKE, interrupted

COMMAND = [*RAENKE, "play", "kabale"]


def run(home: dict[str, str], *arguments: str, typed: str = "") -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [*COMMAND, *arguments], input=typed, capture_output=True, text=True, encoding="utf-8", check=False, env=home
    )


def kept_games(home: dict[str, str]) -> list[Path]:
    return sorted(data_folder(home, "linux").glob("kabale-*.json"))


@pytest.mark.parametrize("language", languages())
def test_a_whole_game_over_a_pipe(home: dict[str, str], language: str) -> None:
    """Always the first option, to the end: told in the language, drawn within 80 columns, no code of colour."""
    result = run(home, "--seed", "7", "--language", language, typed="1\n" * 200)
    words = Words(language, "kabale")
    assert result.returncode == 0, result.stderr
    assert "\x1b" not in result.stdout
    assert words.text("play-over") in result.stdout
    *told, last = result.stdout.splitlines()
    assert all(cell_len(line) <= 80 for line in told), max(told, key=cell_len)
    (path,) = kept_games(home)
    assert str(path) in last
    record = read_record(path)
    match = replay(record)
    assert match.over
    assert record.scores == match.scores
    for goal in match.events[-2].goal, match.events[-3].goal:  # type: ignore[attr-defined]
        assert goal_text(words.texts, goal) in result.stdout


def test_the_same_seed_is_the_same_game(home: dict[str, str]) -> None:
    paths = [f"{home['HOME']}/{name}.json" for name in "ab"]
    first, second = (run(home, "--seed", "3", "--save", path, typed="1\n" * 9) for path in paths)
    assert first.stdout.replace("/a.json", "/b.json") == second.stdout


def test_nothing_hidden_is_told(home: dict[str, str]) -> None:
    """Cards the others draw and lay are not named."""
    out = run(home, "--seed", "3", typed="1\n" * 9).stdout
    bot = bot_name(seed_of(3), 1, [])
    assert f"{bot} lays a card face down" in out
    assert f"{bot} draws the" not in out
    assert f"{bot} lays the" not in out


def test_the_end_of_input_keeps_the_game(home: dict[str, str]) -> None:
    result = run(home, "--seed", "7", typed="1\n1\n")
    assert result.returncode == 0
    assert "raenke play kabale --resume" in result.stdout
    (path,) = kept_games(home)
    assert "play" in json.loads(path.read_bytes())
    assert load(path)[0].history[-1:] != []


def test_resume_goes_on_where_it_was(home: dict[str, str]) -> None:
    """Six moves at once, or three, an end, and three more: the same game."""
    at_once = Path(home["HOME"]) / "once.json"
    run(home, "--seed", "7", "--save", str(at_once), "--name", "Anna", "--language", "de", typed="1\n" * 6)
    first = run(home, "--seed", "7", "--name", "Anna", "--language", "de", typed="1\n" * 3)
    second = run(home, "--resume", typed="1\n" * 3 + "q\n")
    assert second.returncode == 0, second.stderr
    assert "Dein Zug" in second.stdout
    assert "A Anna" in first.stdout
    assert "A Anna" in second.stdout
    (path,) = kept_games(home)
    assert load(path)[0].history == load(at_once)[0].history


def wait_for(stream: int, text: str, count: int) -> str:
    """Read until the text was there so often."""
    seen = ""
    end = time.monotonic() + 60
    while seen.count(text) < count and time.monotonic() < end:
        if select.select([stream], [], [], 1)[0]:
            chunk = os.read(stream, 65536)
            if not chunk:
                break
            seen += chunk.decode("utf-8", "replace")
    assert seen.count(text) >= count, seen
    return seen


@pytest.mark.usefixtures("parent")
@pytest.mark.parametrize("blow", [signal.SIGKILL, signal.SIGHUP, signal.SIGTERM])
def test_a_killed_game_goes_on(home: dict[str, str], blow: signal.Signals) -> None:
    with subprocess.Popen(
        [*COMMAND, "--seed", "7"], env=home, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as process:
        assert process.stdin
        assert process.stdout
        process.stdin.write(b"1\n" * 3)
        process.stdin.flush()
        wait_for(process.stdout.fileno(), "Your move", 4)
        process.send_signal(blow)
        assert process.wait(60) == -blow
    (path,) = kept_games(home)
    match = load(path)[0]
    assert sum(move.startswith("lay") for move in match.history) >= 3
    before = position_of(match.table)
    result = run(home, "--resume", typed="q\n")
    assert result.returncode == 0, result.stderr
    assert result.stdout.count("Your move") == 1
    assert position_of(load(path)[0].table) == before


@pytest.mark.usefixtures("parent")
def test_ctrl_c_keeps_the_game(home: dict[str, str]) -> None:
    with subprocess.Popen(
        [*COMMAND, "--seed", "7"], env=home, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout
        assert process.stderr
        wait_for(process.stdout.fileno(), "Your move", 1)
        assert interrupted(process) == 130
        rest = process.stdout.read().decode()
        assert "--resume" in rest
        assert process.stderr.read() == b""
    assert load(kept_games(home)[0])[0].history is not None


@pytest.fixture
def terminal() -> Iterator[tuple[int, int]]:
    ours, theirs = pty.openpty()
    yield ours, theirs
    os.close(ours)


@pytest.mark.parametrize(("more", "is_plain"), [({}, False), ({"NO_COLOR": "1"}, True)])
def test_a_terminal_has_colour_unless_told_otherwise(
    home: dict[str, str], terminal: tuple[int, int], more: dict[str, str], is_plain: bool
) -> None:
    ours, theirs = terminal
    with subprocess.Popen(
        [*COMMAND, "--seed", "7", "--pause", "0.01"], env={**home, **more}, stdin=theirs, stdout=theirs, stderr=theirs
    ) as process:
        os.close(theirs)
        seen = wait_for(ours, "Your move", 1)
        os.write(ours, b"2\n")
        seen += wait_for(ours, "Your move", 1)
        os.write(ours, b"q\n")
        seen += wait_for(ours, "--resume", 1)
        assert process.wait(20) == 0
    assert ("\x1b" not in seen) == is_plain


def test_an_unfinished_game_is_offered(home: dict[str, str], terminal: tuple[int, int]) -> None:
    run(home, "--seed", "7", typed="1\n")
    (path,) = kept_games(home)
    before = load(path)[0].history
    ours, theirs = terminal
    with subprocess.Popen([*COMMAND, "--fast"], env=home, stdin=theirs, stdout=theirs, stderr=theirs) as process:
        os.close(theirs)
        wait_for(ours, "(y/n)", 1)
        os.write(ours, b"y\n")
        wait_for(ours, "Your move", 1)
        os.write(ours, b"q\n")
        wait_for(ours, "--resume", 1)
        assert process.wait(20) == 0
    assert kept_games(home) == [path]
    assert load(path)[0].history == before


DAMAGES: dict[str, Callable[[str], str]] = {
    "cut off": lambda text: text[: len(text) // 2],
    "not JSON": lambda text: "hello",
    "another move": lambda text: text.replace('"lay ', '"lay x', 1),
    "no such seat": lambda text: text.replace('"you": 0', '"you": 9'),
    "no seat": lambda text: text.replace('"you": 0', '"you": "Anna"'),
    "no such bot": lambda text: text.replace('"greedy"', '"nobody"'),
    "no such language": lambda text: text.replace('"language": "en"', '"language": "tlh"'),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_game_is_refused(home: dict[str, str], damage: str) -> None:
    run(home, "--seed", "7", "--language", "en", typed="1\n")
    (path,) = kept_games(home)
    text = path.read_text()
    path.write_text(DAMAGES[damage](text))
    assert path.read_text() != text
    result = run(home, "--resume", "--language", "de") if damage != "no such language" else run(home, "--resume")
    assert result.returncode == 2
    assert str(path) in result.stderr
    assert "Traceback" not in result.stderr
    assert len(result.stderr.splitlines()) == 1
    assert path.read_text() == DAMAGES[damage](text)


def test_a_file_that_is_there_is_not_overwritten(home: dict[str, str]) -> None:
    path = Path(home["HOME"]) / "mine.json"
    path.write_text("precious")
    result = run(home, "--save", str(path))
    assert result.returncode == 2
    assert "--resume" in result.stderr
    assert path.read_text() == "precious"


def test_any_unfinished_record_can_be_gone_on_with(home: dict[str, str]) -> None:
    run(home, "--seed", "7", typed="1\n")
    (path,) = kept_games(home)
    plain = json.loads(path.read_bytes())
    del plain["play"]
    path.write_text(json.dumps(plain))
    result = run(home, "--resume", typed="q\n")
    assert result.returncode == 0
    assert "A You" in result.stdout


def test_who_did_not_give_a_name_is_called_you_in_every_language(home: dict[str, str]) -> None:
    run(home, "--seed", "7", "--language", "en", typed="1\nq\n")
    assert "A Du" in run(home, "--resume", "--language", "de", typed="q\n").stdout
    assert "A You" in run(home, "--resume", typed="q\n").stdout  # for once only: the game stays English


def test_a_name_that_was_given_stays(home: dict[str, str]) -> None:
    run(home, "--seed", "7", "--language", "en", "--name", "Anna", typed="1\nq\n")
    assert "A Anna" in run(home, "--resume", "--language", "de", typed="q\n").stdout


WRONG = {
    "seats": (["--seats", "9"], "2 to 6"),
    "seat": (["--you", "5"], "1 to 4"),
    "bot": (["--bot", "deep"], "easy, medium, hard"),
    "bot of no module": (["--bot", "no_such_bots:Miser"], "No module named 'no_such_bots'"),
    "bot of no class": (["--bot", "json:Miser"], "no attribute 'Miser'"),
    "bot that is not made so": (
        ["--bot", "json:loads"],
        "json:loads cannot make a bot from a game and a seed: TypeError",
    ),
    "bot that does not choose": (["--bot", "builtins:slice"], "no choose(view, options)"),
    "budget": (["--bot", "search:soon"], "such as 4000"),
    "bots": (["--bot", "greedy", "--bot", "random"], "3 other seats"),
    "option": (["--option", "rounds=9"], "1 to 6"),
    "preset": (["--preset", "grand"], "the presets are first, printed"),
    "language": (["--language", "tlh"], "Deutsch"),
    "seed": (["--seed", "x"], "64 hex digits"),
    "pause": (["--pause", "-1"], "--pause"),
    "nothing to resume": (["--resume"], "raenke play kabale"),
    "resume with more": (["--resume", "--seats", "3"], "--resume"),
}


@pytest.mark.parametrize("case", WRONG)
def test_wrong_wishes_are_refused_in_a_line(home: dict[str, str], case: str) -> None:
    arguments, told = WRONG[case]
    result = run(home, *arguments)
    assert result.returncode == 2
    assert told in result.stderr
    assert "Traceback" not in result.stderr
    assert kept_games(home) == []


MISER = """
class Miser:
    def __init__(self, game, seed):
        pass

    def choose(self, view, options):
        return min(options)
"""


def test_a_bot_of_ones_own_plays_and_is_named_again_to_go_on(home: dict[str, str]) -> None:
    """A file alone runs nobody's code."""
    folder = Path(home["HOME"]) / "bots"
    folder.mkdir()
    (folder / "my_bot.py").write_text(MISER)
    mine = {**home, "PYTHONPATH": str(folder)}
    begun = run(mine, "--seed", "7", "--language", "en", "--bot", "my_bot:Miser", typed="1\nq\n")
    assert begun.returncode == 0, begun.stderr
    first, second, third = (bot_name(seed_of(7), seat, []) for seat in (1, 2, 3))
    assert f"{first}, {second} and {third}: my_bot:Miser" in begun.stdout
    assert "raenke play kabale --resume --bot my_bot:Miser" in begun.stdout
    (path,) = kept_games(home)
    moves = load(path)[0].history
    assert len(moves) >= 4
    alone = run(mine, "--resume")
    assert alone.returncode == 2
    assert "--bot my_bot:Miser" in alone.stderr
    others = run(mine, "--resume", "--bot", "hard")
    assert others.returncode == 2
    lost = run(home, "--resume", "--bot", "my_bot:Miser")
    assert lost.returncode == 2
    assert "No module named 'my_bot'" in lost.stderr
    again = run(mine, "--resume", "--bot", "my_bot:Miser", typed="1\nq\n")
    assert again.returncode == 0, again.stderr
    assert load(path)[0].history[: len(moves)] == moves
    assert len(load(path)[0].history) > len(moves)


def test_a_bot_leaves_the_name_to_the_person_who_has_it(home: dict[str, str]) -> None:
    bot = bot_name(seed_of(7), 1, [])
    run(home, "--seed", "7", "--seats", "2", "--name", bot, typed="1\nq\n")
    (path,) = kept_games(home)
    seating = load(path)[1]
    assert seating is not None
    assert seating.names == [bot, bot_name(seed_of(7), 1, [bot])]
    assert len(set(seating.names)) == 2


@pytest.mark.parametrize("level", LEVELS)
def test_each_level_plays(home: dict[str, str], level: str) -> None:
    result = run(home, "--seed", "7", "--seats", "2", "--language", "de", "--bot", level, typed="1\nq\n")
    assert result.returncode == 0, result.stderr
    assert f"{bot_name(seed_of(7), 1, [])}: {Words('de').text(f'server-bot-{LEVELS[level]}')}" in result.stdout
    (path,) = kept_games(home)
    assert len(load(path)[0].history) >= 2


def test_a_folder_that_cannot_be_written_does_not_stop_the_game(home: dict[str, str]) -> None:
    Path(home["HOME"], "raenke").write_text("in the way")
    result = run(home, "--seed", "7", typed="1\nq\n")
    assert result.returncode == 0, result.stderr
    assert "Could not save" in result.stdout
    assert "--resume" not in result.stdout


@pytest.mark.parametrize(
    ("platform", "environment", "ends"),
    [
        ("linux", {"XDG_DATA_HOME": "/data"}, "/data/raenke"),
        ("linux", {"XDG_DATA_HOME": "relative"}, "/.local/share/raenke"),
        ("linux", {}, "/.local/share/raenke"),
        ("darwin", {}, "/Library/Application Support/raenke"),
        ("win32", {"LOCALAPPDATA": "/local"}, "/local/raenke"),
    ],
)
def test_each_system_has_its_folder(platform: str, environment: dict[str, str], ends: str) -> None:
    assert data_folder(environment, platform).as_posix().endswith(ends)
