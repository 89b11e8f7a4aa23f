"""The command line as the shell sees it: output, exit codes, closed pipes, Ctrl-C."""

import json
import os
import pty
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from typer.testing import CliRunner

import raenke.cli
from raenke import __version__
from raenke.cli import app
from raenke.core import COMPILED
from tests.cli.command import RAENKE, interrupted

runner = CliRunner()
COLUMN = '{"goal": ["music", 3], "cards": [["blue", "queen"], ["white", "wizard"]]}\n'


def run(*arguments: str, given: str = "", **more: Any) -> "subprocess.CompletedProcess[str]":
    return subprocess.run([*RAENKE, *arguments], input=given, capture_output=True, text=True, check=False, **more)


@pytest.mark.usefixtures("parent")
def test_raenke_alone_serves_this_machine_until_it_is_stopped(tmp_path: Path) -> None:
    environment = {**os.environ, "RAENKE_PORT": "0", "RAENKE_DATA": str(tmp_path), "RAENKE_LOG": "quiet"}
    with subprocess.Popen(RAENKE, env=environment, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        found = re.search(r"http://localhost:\d+/", process.stdout.readline())
        assert found
        assert httpx.get(f"{found.group()}healthz").json()["status"] == "ok"
        assert (tmp_path / "raenke.sqlite").exists()
        process.send_signal(signal.SIGINT)
        assert process.wait(60) == 0


def test_a_taken_port_is_said(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        result = run("serve", "--port", str(taken.getsockname()[1]), "--data", str(tmp_path), "--no-browser")
    assert result.returncode == 2
    assert "choose another with --port" in result.stderr


def test_a_backup_goes_round(tmp_path: Path) -> None:
    from raenke.server.database import engine_of, migrate, sqlite_url

    engine = engine_of(sqlite_url(tmp_path))
    migrate(engine)
    engine.dispose()
    file, fresh = tmp_path / "raenke.jsonl.gz", tmp_path / "fresh"
    assert runner.invoke(app, ["backup", str(file), "--data", str(tmp_path)]).exit_code == 0
    restored = runner.invoke(app, ["restore", str(file), "--data", str(fresh)]).output
    assert restored.startswith(f"0 rows restored from {file} into ")
    assert run("restore", str(tmp_path / "none"), "--data", str(fresh)).returncode == 2


def test_version_says_what_runs() -> None:
    result = run("--version")
    assert result.stdout.startswith(f"raenke {__version__} (engine: {'compiled' if COMPILED else 'pure'}")


def test_python_m_raenke_is_the_command() -> None:
    command = [sys.executable, "-m", "raenke", "--version"]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert said == run("--version").stdout


def test_every_help_has_examples() -> None:
    for command in app.registered_commands:
        assert command.callback
        result = runner.invoke(app, [command.callback.__name__, "--help"], terminal_width=80)
        assert result.output.count(f"raenke {command.callback.__name__}") > 1  # beyond the line of usage


def test_help_names_an_extra_in_full() -> None:
    assert "raenke[ray]" in runner.invoke(app, ["arena", "--help"], terminal_width=120).output


def test_column_through_a_pipe() -> None:
    result = run("column", given=COLUMN + "\n" + "x\n")
    assert result.returncode == 2
    assert [*json.loads(result.stdout.splitlines()[0])] == ["winner", "sums", "removed", "steps"]
    assert "error" in json.loads(result.stdout.splitlines()[1])
    assert len(result.stdout.splitlines()) == 2


def test_column_answers_each_line_before_the_next_is_asked() -> None:
    with subprocess.Popen([*RAENKE, "column"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdin
        assert process.stdout
        for _ in range(3):
            process.stdin.write(COLUMN)
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["winner"] == "white"
        process.stdin.close()
        assert process.wait() == 0


def test_column_writes_utf8_whatever_the_locale() -> None:
    environment = {**os.environ, "LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    given = '{"goal": ["music", 3], "cards": [["Ödön", "queen"]]}\n'.encode()
    result = subprocess.run([*RAENKE, "column"], input=given, capture_output=True, check=False, env=environment)
    assert result.returncode == 0
    assert json.loads(result.stdout.decode())["winner"] == "Ödön"


def test_unknown_command_and_option() -> None:
    for arguments in (["simulat"], ["simulate"], ["column", "--fast"]):
        result = run(*arguments)
        assert (result.returncode, result.stdout) == (2, "")
        assert "Traceback" not in result.stderr
        assert result.stderr


def test_no_progress_bar_in_pipes() -> None:
    result = run("simulate", "kabale", "--games", "3", "--seed", "1", "--json")
    assert result.stderr == ""
    assert json.loads(result.stdout)["games"] == 3


def test_progress_bar_on_a_terminal_only_on_standard_error() -> None:
    leader, follower = pty.openpty()
    process = subprocess.Popen(
        [*RAENKE, "simulate", "kabale", "--games", "20", "--seed", "1", "--json"],
        stdout=subprocess.PIPE,
        stderr=follower,
        env={**os.environ, "TERM": "xterm"},
    )
    os.close(follower)
    output, _ = process.communicate()
    shown = b""
    while True:
        try:
            part = os.read(leader, 4096)
        except OSError:  # Linux says so when the other side is closed
            break
        if not part:
            break
        shown += part
    os.close(leader)
    assert json.loads(output)["games"] == 20
    assert b"playing" in shown


def test_a_closed_pipe_ends_quietly() -> None:
    process = subprocess.Popen(
        [*RAENKE, "simulate", "kabale", "--games", "200", "--seed", "1", "--events"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdout
    assert process.stderr
    process.stdout.readline()
    process.stdout.close()
    assert process.stderr.read() == b""
    assert process.wait() == 141
    process.stderr.close()


@pytest.mark.usefixtures("parent")
def test_ctrl_c_ends_cleanly() -> None:
    process = subprocess.Popen(
        [*RAENKE, "column"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert process.stdin
    assert process.stdout
    process.stdin.write(COLUMN.encode())
    process.stdin.flush()
    process.stdout.readline()
    assert interrupted(process) == 130
    _, told = process.communicate()
    assert b"Traceback" not in told


def test_what_should_not_happen_is_said_without_a_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(**_: object) -> None:
        raise ZeroDivisionError("a bug")

    monkeypatch.setattr(raenke.cli, "app", fail)
    with pytest.raises(SystemExit) as ended:
        raenke.cli.main()
    assert ended.value.code == 1
    told = capsys.readouterr().err
    assert "ZeroDivisionError: a bug" in told
    assert "report" in told
    monkeypatch.setenv("RAENKE_TRACEBACK", "1")
    with pytest.raises(ZeroDivisionError):
        raenke.cli.main()


def test_doctor() -> None:
    result = runner.invoke(app, ["doctor"])
    assert result.exit_code == 0
    for part in (
        "compiled" if COMPILED else "pure",
        "python",
        "msgspec",
        "typer",
        "de (Deutsch",
        "database",
        "raenke.sqlite",
    ):
        assert part in result.stdout
    assert "raenke.core.chance: " + ("compiled" if COMPILED else "pure") in result.stdout
    assert "MISSING" not in result.stdout
    assert "raenke.kabale.note:" not in result.stdout, "what is never compiled looks like a fault"


def test_bench_for_programs() -> None:
    result = runner.invoke(app, ["bench", "--json", "--seconds", "0.001"])
    figures = json.loads(result.stdout)
    assert figures["compiled"] is COMPILED
    assert {
        "plies_per_second", "games_per_second", "copy_ns", "python_step_ns", "shuffle_ns", "batch_steps_per_second",
    } <= {*figures["kabale"]}  # fmt: skip
    assert [*figures["kabale"]["by_seats"]] == ["2", "3", "4", "5", "6"]
    assert all(figure > 0 for name, figure in figures["kabale"].items() if name != "by_seats")


def test_bench_for_people() -> None:
    result = runner.invoke(app, ["bench", "--seconds", "0.001", "--seats", "2"])
    assert "moves a second with 6 seats" in result.stdout


@pytest.mark.parametrize(
    ("words", "completed"),
    [
        ("raenke play ci", ["citadels"]),
        ("raenke arena kabale --bot ha", ["hard", "hasty"]),
        ("raenke play --preset da", ["dark"]),
        ("raenke replay --language h", ["hu"]),
        ("raenke rules --diff ko", ["korean"]),
    ],
)
def test_the_shell_completes_names(words: str, completed: list[str]) -> None:
    asked = {"_RAENKE_COMPLETE": "complete_bash", "COMP_WORDS": words, "COMP_CWORD": str(len(words.split()) - 1)}
    assert run(env={**os.environ, **asked}).stdout.split() == completed
