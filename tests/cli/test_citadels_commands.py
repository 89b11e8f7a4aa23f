"""The commands for Citadels as the shell meets them: play, simulate, replay, verify, bench."""

import json
import os
import pty
import subprocess
from pathlib import Path

import pytest
from rich.cells import cell_len
from typer.testing import CliRunner

from raenke.cli import app
from raenke.cli.play_saves import data_folder, load
from raenke.core.record import read_record, replay
from raenke.words import Words, languages
from tests.cli.command import RAENKE
from tests.cli.test_play import wait_for

runner = CliRunner()
SMALL = ["--option", "end_at=3", "--option", "max_rounds=9"]
CAST = "cast=witch,tax_collector,wizard,emperor,abbot,alchemist,navigator,diplomat,artist"


def play(home: dict[str, str], *arguments: str, typed: str = "") -> "subprocess.CompletedProcess[str]":
    command = [*RAENKE, "play", "citadels", *arguments]
    return subprocess.run(command, input=typed, capture_output=True, text=True, encoding="utf-8", check=False, env=home)


def kept_games(home: dict[str, str]) -> list[Path]:
    return sorted(data_folder(home, "linux").glob("citadels-*.json"))


# Playing


@pytest.mark.parametrize("language", languages())
def test_a_whole_game_over_a_pipe(home: dict[str, str], language: str) -> None:
    result = play(home, *SMALL, "--seed", "7", "--language", language, "--bot", "random", typed="1\n" * 300)
    words = Words(language, "citadels")
    assert result.returncode == 0, result.stderr
    assert "\x1b" not in result.stdout
    assert words.text("play-over") in result.stdout
    *told, last = result.stdout.splitlines()
    assert all(cell_len(line) <= 80 for line in told), max(told, key=cell_len)
    (path,) = kept_games(home)
    assert str(path) in last
    assert replay(read_record(path)).over


def test_resume_goes_on_where_it_was(home: dict[str, str]) -> None:
    started = ["--seed", "7", "--name", "Anna", "--language", "de", "--bot", "random"]
    first = play(home, *started, typed="1\n" * 3)
    assert "raenke play citadels --resume" in first.stdout
    (path,) = kept_games(home)
    before = load(path)[0].history
    second = play(home, "--resume", typed="1\n" * 3 + "q\n")
    assert second.returncode == 0, second.stderr
    assert "1 Anna" in second.stdout
    assert Words("de", "citadels").text("play-cost") in second.stdout
    assert kept_games(home) == [path]
    after = load(path)[0].history
    assert after[: len(before)] == before
    assert len(after) > len(before)


def test_each_game_keeps_its_own(home: dict[str, str]) -> None:
    play(home, "--seed", "7", "--bot", "random", typed="1\n")
    result = subprocess.run(
        [*RAENKE, "play", "kabale", "--resume"], input="", capture_output=True, text=True, check=False, env=home
    )
    assert result.returncode == 2
    assert "raenke play kabale" in result.stderr


def test_a_terminal_has_colour(home: dict[str, str]) -> None:
    ours, theirs = pty.openpty()
    command = [*RAENKE, "play", "citadels", "--seed", "7", "--pause", "0.01", "--bot", "random"]
    with subprocess.Popen(command, env=home, stdin=theirs, stdout=theirs, stderr=theirs) as process:
        os.close(theirs)
        seen = wait_for(ours, "Which character do you take?", 1)
        os.write(ours, b"q\n")
        seen += wait_for(ours, "--resume", 1)
        assert process.wait(20) == 0
    os.close(ours)
    assert "\x1b[" in seen


WRONG = {
    "seats": (["--seats", "9"], "2 to 8"),
    "eight without rank 9": (["--seats", "8"], "cast drawn"),
    "option of the other game": (["--option", "rounds=3"], "no option 'rounds'"),
    "half a cast": (["--option", "cast=assassin,thief"], "rank 3"),
    "unknown character": (["--option", "cast=pirate"], "no character 'pirate'"),
    "two of a rank": (["--option", "cast=assassin,witch"], "one rank"),
    "unknown district": (["--option", "dark_districts=prak"], "'prak'"),
    "twice left out": (["--option", "left_out=keep,keep"], "twice"),
}


@pytest.mark.parametrize("case", WRONG)
def test_wrong_wishes_are_refused_in_a_line(home: dict[str, str], case: str) -> None:
    arguments, told = WRONG[case]
    result = play(home, *arguments)
    assert result.returncode == 2
    assert told in result.stderr
    assert len(result.stderr.splitlines()) == 1
    assert kept_games(home) == []


# Simulating, retelling, checking


def simulated(*arguments: str) -> str:
    result = runner.invoke(app, ["simulate", "citadels", *arguments])
    assert result.exit_code == 0, result.output
    return result.stdout


@pytest.mark.parametrize("seats", [2, 3, 7, 8])
def test_records_retell_the_events(tmp_path: Path, seats: int) -> None:
    cast = ["--option", "cast=drawn"] if seats == 8 else []
    run = ["--seats", str(seats), "--games", "2", "--seed", "7", *cast, *SMALL]
    told = simulated(*run, "--records", str(tmp_path), "--events")
    types = [json.loads(line)["type"] for line in told.splitlines()]
    assert types.count("game_started") == types.count("game_ended") == 2
    again = ""
    for file in sorted(tmp_path.iterdir()):
        again += runner.invoke(app, ["replay", str(file), "--events"]).stdout
        assert runner.invoke(app, ["verify", str(file)]).stdout.startswith("ok: citadels")
    assert again == told


def test_options_are_given_as_text() -> None:
    lists = ["--option", CAST, "--option", "dark_districts=park, museum", "--option", "left_out=keep"]
    (told,) = [json.loads(line) for line in simulated("--seats", "4", *lists, *SMALL, "--events").splitlines()][:1]
    assert told["cast"] == CAST.removeprefix("cast=").split(",")
    assert sorted(told["options"]["dark_districts"]) == ["museum", "park"]
    assert told["options"]["left_out"] == ["keep"]
    (told,) = [json.loads(line) for line in simulated("--option", "dark_districts=all", "--events").splitlines()][:1]
    assert told["options"]["dark_districts"] == "all"


def test_summary_for_programs() -> None:
    summary = json.loads(simulated("--seats", "3", "--games", "5", "--seed", "7", "--json", "--bot", "random"))
    assert (summary["game"], summary["games"]) == ("citadels", 5)
    assert sum(seat["win_share"] for seat in summary["by_seat"]) == pytest.approx(1)


@pytest.mark.parametrize("language", languages())
def test_a_record_is_retold_for_people(tmp_path: Path, language: str) -> None:
    simulated("--seats", "4", "--seed", "7", *SMALL, "--records", str(tmp_path))
    (file,) = tmp_path.iterdir()
    result = runner.invoke(app, ["replay", str(file), "--language", language, "--names", "Anna,Ben"])
    assert result.exit_code == 0, result.output
    words = Words(language, "citadels")
    record = read_record(file)
    heading = words.text("replay-heading", count=4, names=words.list_of(["Anna", "Ben", "P3", "P4"]))
    assert result.stdout.startswith(heading)
    assert words.text("replay-move", number=len(record.moves), name="@").split("@")[0].strip() in result.stdout
    for points in record.scores or []:
        assert f"= {points}" in result.stdout


def test_bench_has_the_same_figures_for_both_games() -> None:
    result = runner.invoke(app, ["bench", "--json", "--seconds", "0.001"])
    figures = json.loads(result.stdout)
    assert set(figures["citadels"]) == set(figures["kabale"])
    assert "redeal_ns" in figures["citadels"]
    assert [*figures["citadels"]["by_seats"]] == ["2", "3", "4", "5", "6", "7", "8"]
    assert all(figure > 0 for name, figure in figures["citadels"].items() if name != "by_seats")


def test_bench_leaves_out_a_game_that_is_not_for_so_many() -> None:
    result = runner.invoke(app, ["bench", "--json", "--seconds", "0.001", "--seats", "8"])
    assert set(json.loads(result.stdout)) == {"citadels", "client_gzip_bytes", "compiled"}


def test_doctor_names_both_games() -> None:
    told = runner.invoke(app, ["doctor"]).stdout
    assert "kabale" in told
    assert "citadels" in told
