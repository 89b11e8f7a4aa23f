"""`raenke arena`: a table, a picture, JSON, and no game lost."""

import json
import signal
import subprocess
import sys
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from xml.etree import ElementTree as ET

import msgspec
import pytest
from typer.testing import CliRunner

from raenke.bots.contest import Contest
from raenke.cli import app
from raenke.cli.arena_file import Book
from tests.cli.command import RAENKE

SHORT = ["--option", "rounds=1", "--seats", "2", "--bot", "greedy", "--bot", "random", "--jobs", "1"]


def run(*arguments: str) -> tuple[int, str]:
    outcome = CliRunner().invoke(app, ["arena", *arguments])
    return outcome.exit_code, outcome.output


def lines(path: Path) -> list[str]:
    return path.read_text().splitlines()


def test_the_outcome_for_programs(tmp_path: Path) -> None:
    code, printed = run("kabale", *SHORT, "--deals", "3", "--json", "--plot", str(tmp_path / "shares.svg"))
    assert code == 0
    outcome = json.loads(printed)
    assert (outcome["games"], outcome["deals"], outcome["seats"]) == (6, 3, 2)
    assert {one["bot"] for one in outcome["bots"]} == {"greedy", "random"}
    assert sum(one["wins"] for one in outcome["bots"]) == 6
    picture = ET.parse(tmp_path / "shares.svg").getroot()
    assert any("par" in (element.text or "") for element in picture.iter())


def test_the_outcome_for_people() -> None:
    code, printed = run("kabale", *SHORT, "--deals", "1")
    assert code == 0
    assert "2 games, par 50.0 %" in printed


def games_in(path: Path) -> list[dict[str, Any]]:
    """In the order of their deals; they are written as they end."""
    games = [{**json.loads(line), "seconds": None} for line in lines(path)[1:]]
    return sorted(games, key=lambda game: (game["deal"], game["rotation"]))


def test_it_goes_on_from_what_is_kept(tmp_path: Path) -> None:
    """The same games in one go and in two, the first of which was cut off in the middle of a line."""
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    run("kabale", *SHORT, "--deals", "2", "--file", str(whole))
    run("kabale", *SHORT, "--deals", "1", "--file", str(parts))
    with parts.open("a") as file:
        file.write('{"deal": 1, "rot')
    run("kabale", *SHORT, "--deals", "2", "--file", str(parts))
    assert games_in(whole) == games_in(parts)
    assert len(games_in(whole)) == 4


def test_a_file_of_somebody_else_loses_nothing(tmp_path: Path) -> None:
    notes = tmp_path / "notes.txt"
    for text in ("one line", "one line\nand another without an end"):
        notes.write_text(text)
        code, _ = run("kabale", *SHORT, "--deals", "1", "--file", str(notes))
        assert code != 0
        assert notes.read_text() == text


def test_a_place_that_is_no_file_is_said(tmp_path: Path) -> None:
    for place in (tmp_path, tmp_path / "nowhere" / "games.jsonl"):
        code, printed = run("kabale", *SHORT, "--deals", "1", "--file", str(place))
        assert (code, f"--file {place} cannot be written" in printed) == (2, True), printed


def test_games_of_another_contest_are_left_alone(tmp_path: Path) -> None:
    kept = tmp_path / "games.jsonl"
    run("kabale", *SHORT, "--deals", "1", "--file", str(kept))
    before = lines(kept)
    code, printed = run("kabale", *SHORT, "--deals", "1", "--file", str(kept), "--seed", "2")
    assert code == 2
    assert "another contest" in printed
    assert lines(kept) == before
    kept.write_text("something else\n")
    code, printed = run("kabale", *SHORT, "--deals", "1", "--file", str(kept))
    assert code == 2
    assert "does not hold games" in printed


def test_a_game_without_its_line_is_not_counted(tmp_path: Path) -> None:
    """Ctrl-C may come at any moment."""
    kept = tmp_path / "games.jsonl"
    run("kabale", *SHORT, "--deals", "1", "--file", str(kept))
    contest = msgspec.json.decode(lines(kept)[0], type=Contest)
    with Book(kept, contest) as book:
        book.games.append(book.games[0])
        book.look_again()
        assert len(book.games) == len(lines(kept)) - 1
    assert len(games_in(kept)) == len(lines(kept)) - 1


def test_a_file_in_use_is_left_alone(tmp_path: Path) -> None:
    """Two at once would both play what is missing, and each game would count twice."""
    kept = tmp_path / "games.jsonl"
    command = ["kabale", *SHORT, "--deals", "1", "--file", str(kept)]
    run(*command)
    before = lines(kept)
    contest = msgspec.json.decode(before[0], type=Contest)
    with Book(kept, contest):
        code, printed = run(*command)
    assert code == 2
    assert "another arena" in printed
    assert lines(kept) == before
    assert run(*command)[0] == 0


def test_a_game_written_twice_counts_once(tmp_path: Path) -> None:
    kept = tmp_path / "games.jsonl"
    command = ["kabale", *SHORT, "--deals", "1", "--file", str(kept)]
    run(*command)
    kept.write_text(kept.read_text() + lines(kept)[-1] + "\n")
    assert json.loads(run(*command, "--json")[1])["games"] == 2


def test_wrong_bots_are_named() -> None:
    assert "there is no bot 'deep'" in run("kabale", "--bot", "deep")[1]
    assert "such as 4000" in run("kabale", "--bot", "search:soon")[1]
    assert "2 seats" in run("kabale", "--seats", "2", "--bot", "random", "--bot", "random", "--bot", "random")[1]


def test_a_cluster_needs_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    code, printed = run("kabale", *SHORT, "--deals", "1", "--ray", "local")
    assert code == 2
    assert "pip install 'raenke[ray]'" in printed


def test_a_cluster_that_is_not_there_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def init(**wishes: object) -> None:
        raise ConnectionError(f"nobody answers, {wishes['address']}")

    monkeypatch.setitem(sys.modules, "ray", SimpleNamespace(init=init))
    code, printed = run("kabale", *SHORT, "--deals", "1", "--ray", "10.0.0.1:6379")
    assert code == 2
    assert "there is no Ray cluster at 10.0.0.1:6379: nobody answers" in printed


def started(kept: Path) -> subprocess.Popen[bytes]:
    """An arena that has kept some games and plays on."""
    running = subprocess.Popen(
        [*RAENKE, "arena", "kabale", *SHORT, "--deals", "5000", "--file", str(kept)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    while not kept.exists() or len(lines(kept)) < 4:
        time.sleep(0.05)
    return running


@pytest.mark.usefixtures("parent")
def test_interrupted_it_loses_no_game(tmp_path: Path) -> None:
    kept = tmp_path / "games.jsonl"
    running = started(kept)
    running.send_signal(signal.SIGINT)
    printed, complaint = running.communicate()
    assert running.returncode == 130
    count = len(lines(kept)) - 1
    assert count >= 3
    assert f"{count} games in" in complaint.decode()
    assert b"greedy" in printed


def test_killed_it_leaves_nobody_playing(tmp_path: Path) -> None:
    kept = tmp_path / "games.jsonl"
    with started(kept) as running:
        players = Path(f"/proc/{running.pid}/task/{running.pid}/children").read_text().split()
        running.kill()
    assert players
    for _ in range(600):
        if not any(is_there(player) for player in players):
            break
        time.sleep(0.05)
    else:
        pytest.fail("somebody plays on")
    count = len(lines(kept))
    assert run("kabale", *SHORT, "--deals", "2", "--file", str(kept))[0] == 0
    assert len(lines(kept)) >= count


def is_there(process: str) -> bool:
    """Whether it is one that still runs."""
    try:
        return "\nState:\tZ" not in Path(f"/proc/{process}/status").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return False


# The gate

GATE = ["--gate", "--option", "rounds=1", "--seats", "2", "--bot", "greedy", "--jobs", "1"]


def test_the_gate_for_programs_and_people(tmp_path: Path) -> None:
    """It goes on from what is kept, and tells the same then."""
    command = ["kabale", *GATE, "--against", "random", "--deals", "1", "--file", str(tmp_path / "gate.jsonl")]
    code, printed = run(*command, "--json")
    assert code == 0
    outcome = json.loads(printed)
    assert (outcome["candidate"], outcome["incumbent"], outcome["games"]) == ("greedy", "random", 32)
    tables = {one["table"]: one for one in outcome["tables"]}
    assert {"thumb", "flat", "all"} <= tables.keys()
    for one in tables.values():
        assert one["difference"] == pytest.approx(one["share"] - one["incumbent"])
    kept = lines(tmp_path / "gate.jsonl")
    (tmp_path / "gate.jsonl").write_text("\n".join(kept[:9]) + "\n")
    again = json.loads(run(*command, "--json")[1])
    assert again["tables"] == outcome["tables"]
    code, printed = run(*command)
    assert code == 0
    assert "greedy against strangers, 32 games" in printed
    assert "difference" in printed


def test_what_a_gate_is_not_asked() -> None:
    assert "belongs to --gate" in run("kabale", "--against", "greedy")[1]
    assert "--gate tries one bot, not 2" in run("kabale", "--gate", "--bot", "greedy", "--bot", "random")[1]
    assert "name another one" in run("kabale", "--gate", "--bot", "greedy", "--against", "greedy")[1]
    assert "use --json" in run("kabale", "--gate", "--plot", "shares.svg")[1]
    assert "there is no bot 'deep'" in run("kabale", "--gate", "--against", "deep")[1]
