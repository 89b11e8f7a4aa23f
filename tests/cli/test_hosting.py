"""The commands for hosts: which database they take, what they refuse, and that nothing is touched by mistake."""

import os
import re
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from sqlalchemy import insert
from typer.testing import CliRunner

from raenke.cli import app
from raenke.server import schema
from raenke.server.database import engine_of, migrate, sqlite_url

runner = CliRunner()
COMMAND = [sys.executable, "-c", "from raenke.cli import main; main()"]
NOWHERE = "postgresql://nobody@127.0.0.1:1/nothing"


def kept(folder: Path, rows: int) -> Path:
    """A database with so many rows."""
    engine = engine_of(sqlite_url(folder))
    migrate(engine)
    with engine.begin() as connection:
        for number in range(rows):
            connection.execute(insert(schema.entries), {"match": "m", "number": number, "body": "{}", "at": 1})
    engine.dispose()
    return folder


def said(*arguments: object, code: int = 0, **environment: str) -> str:
    """What a command says; variables of the environment are written without their beginning."""
    settings = {f"RAENKE_{name}": value for name, value in environment.items()}
    result = runner.invoke(app, [str(each) for each in arguments], env=settings)
    assert result.exit_code == code, result.output
    assert "should not have happened" not in result.output
    return result.output


@contextmanager
def serving(*arguments: object, **environment: str) -> Iterator[tuple["subprocess.Popen[str]", str]]:
    """`raenke serve`, and the line it says when it is up."""
    settings = {f"RAENKE_{name}": value for name, value in environment.items()}
    command = [*COMMAND, "serve", "--port", "0", "--no-browser", *(str(each) for each in arguments)]
    environ = {**os.environ, "RAENKE_LOG": "quiet", **settings}
    with subprocess.Popen(command, env=environ, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        try:
            yield process, process.stdout.readline()
        finally:
            process.terminate()


# Which database


def test_a_folder_on_the_command_line_comes_before_a_database_of_the_environment(tmp_path: Path) -> None:
    here, there, file = kept(tmp_path / "here", 3), tmp_path / "there", tmp_path / "x.jsonl.gz"
    assert said("backup", file, "--data", here, DATABASE=NOWHERE) == f"{file}: 3 rows of {sqlite_url(here)}\n"
    told = said("restore", file, "--data", there, DATABASE=NOWHERE)
    assert told == f"3 rows restored from {file} into {sqlite_url(there)}\n"
    with serving("--data", here, DATABASE=NOWHERE) as (_, line):
        assert f"(database: {sqlite_url(here)})" in line


def test_a_database_on_the_command_line_comes_before_a_folder_of_the_environment(tmp_path: Path) -> None:
    here, file = kept(tmp_path / "here", 3), tmp_path / "x.jsonl.gz"
    address = sqlite_url(here)
    assert address in said("backup", file, "--database", address, DATA=str(tmp_path / "other"))
    assert not (tmp_path / "other").exists()


@pytest.mark.parametrize("command", [["serve", "--no-browser"], ["backup", "x.gz"], ["restore", "x.gz"]])
def test_a_folder_and_a_database_at_once_are_refused(tmp_path: Path, command: list[str]) -> None:
    told = said(*command, "--data", tmp_path / "data", "--database", NOWHERE, code=2)
    assert "--data and --database name two databases: leave one of them out" in told
    assert list(tmp_path.iterdir()) == []


# What is refused


def test_a_backup_that_is_there_is_not_overwritten_unless_that_is_said(tmp_path: Path) -> None:
    file = tmp_path / "x.jsonl.gz"
    file.write_bytes(b"the only backup of last year")
    here = kept(tmp_path / "here", 3)
    told = said("backup", file, "--data", here, code=2)
    assert told == f"raenke: {file} is there already: name another file, or overwrite it with --force\n"
    assert file.read_bytes() == b"the only backup of last year"
    assert f"{file}: 3 rows" in said("backup", file, "--data", here, "--force")
    assert said("restore", file, "--data", tmp_path / "there").startswith("3 rows restored")
    folder = said("backup", tmp_path, "--data", here, "--force", code=2)
    assert folder == f"raenke: {tmp_path} is a folder: name a file in it\n"


def test_a_backup_that_is_missing_or_damaged_is_said(tmp_path: Path) -> None:
    file, there = tmp_path / "x.jsonl.gz", tmp_path / "there"
    assert said("restore", file, "--data", there, code=2) == f"raenke: {file} cannot be read: there is no such file\n"
    assert f"{tmp_path} is a folder" in said("restore", tmp_path, "--data", there, code=2)
    said("backup", file, "--data", kept(tmp_path / "here", 3))
    whole = file.read_bytes()
    for at in range(10, len(whole), 7):
        file.write_bytes(whole[:at] + bytes([whole[at] ^ 0xFF]) + whole[at + 1 :])
        told = runner.invoke(app, ["restore", str(file), "--data", str(there)])
        assert (told.exit_code, "damaged" in told.output) == (2, True), told.output or told.exception
    assert not there.exists()


@pytest.mark.parametrize("command", [["serve", "--no-browser"], ["backup", "x.gz"], ["restore", "x.gz"]])
def test_an_empty_folder_name_is_not_the_folder_one_is_in(
    tmp_path: Path, command: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert said(*command, "--data", "", code=2) == "raenke: --data is empty: leave it out\n"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("command", [["serve", "--no-browser"], ["restore", "backup.gz"]])
def test_a_folder_that_cannot_be_made_is_said(
    tmp_path: Path, command: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    said("backup", tmp_path / "backup.gz", "--data", kept(tmp_path / "here", 1))
    monkeypatch.chdir(tmp_path)
    (tmp_path / "file").write_text("mine")
    for wrong in ("/proc", "/proc/foo", str(tmp_path / "file"), str(tmp_path / "file" / "below")):
        told = said(*command, code=2, DATA=wrong)
        assert f"the folder {wrong} cannot be used" in told
        assert "--data or RAENKE_DATA" in told
    assert (tmp_path / "file").read_text() == "mine"


def other_program(path: Path) -> None:
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    connection.close()


def garbage(path: Path) -> None:
    path.write_bytes(b"no database at all " * 500)


@pytest.mark.parametrize("spoil", [garbage, other_program])
def test_a_file_that_is_no_database_of_ours_is_left_as_it_is(tmp_path: Path, spoil: object) -> None:
    file, backup = tmp_path / "raenke.sqlite", tmp_path / "x.gz"
    said("backup", backup, "--data", kept(tmp_path / "here", 1))
    spoil(file)  # type: ignore[operator]
    before = file.read_bytes()
    for command in (["serve", "--no-browser", "--port", "0"], ["backup", tmp_path / "y.gz"], ["restore", backup]):
        told = said(*command, "--data", tmp_path, code=2)
        assert f"{file} is not a database of Ränke" in told
        assert "move it away" in told
        assert file.read_bytes() == before
    assert not (tmp_path / "y.gz").exists()
    assert f"{file} is not a database of Ränke" in said("doctor", DATA=str(tmp_path), DATABASE="")


def test_a_damaged_database_is_said_and_left_as_it_is(tmp_path: Path) -> None:
    file = kept(tmp_path, 500) / "raenke.sqlite"
    whole = file.read_bytes()
    damaged = whole[:4096] + b"\xa5" * (len(whole) - 4096)
    file.write_bytes(damaged)
    for command in (["backup", tmp_path / "y.gz"], ["serve", "--no-browser", "--port", "0"]):
        told = said(*command, "--data", tmp_path, code=2)
        assert f"{file} is damaged" in told
        assert "restore a backup" in told
        assert file.read_bytes() == damaged
    assert not (tmp_path / "y.gz").exists()


def test_an_address_this_machine_does_not_have_is_said(tmp_path: Path) -> None:
    for host in ("1.2.3.4", "no.such.host.invalid", "http://localhost", "a..b"):
        told = said("serve", "--host", host, "--data", tmp_path, "--no-browser", code=2)
        assert f"this machine has no address {host}" in told
        assert "--host" in told
        assert "--port" not in told
    assert said("serve", "--host", "", "--data", tmp_path, code=2) == "raenke: --host is empty: leave it out\n"


def test_a_variable_that_is_nearly_a_setting_is_asked_about(tmp_path: Path) -> None:
    here = kept(tmp_path / "here", 1)
    told = said("backup", tmp_path / "x.gz", "--data", here, ORIGIN="https://x.example", PURE="1", SECRET="x")
    assert "raenke: there is no setting RAENKE_ORIGIN; did you mean RAENKE_ORIGINS?\n" in told
    assert "PURE" not in told
    assert "SECRET" not in told


def test_a_variable_that_cannot_be_used_is_named(tmp_path: Path) -> None:
    told = said("serve", "--data", tmp_path, "--no-browser", code=2, PORT="abc")
    assert told == "raenke: RAENKE_PORT=abc cannot be used: it must be a whole number from 0 to 65535\n"
    told = said("serve", "--data", tmp_path, "--no-browser", "--port", "70000", code=2)
    assert told == "raenke: --port 70000 cannot be used: it must be a whole number from 0 to 65535\n"


# A newer database


def test_a_database_of_a_newer_revision_is_neither_backed_up_nor_served(tmp_path: Path) -> None:
    here, file = kept(tmp_path / "here", 1), tmp_path / "x.gz"
    with sqlite3.connect(here / "raenke.sqlite") as connection:
        connection.execute("UPDATE alembic_version SET version_num = '0099'")
    connection.close()
    for command in (["backup", file], ["serve", "--no-browser", "--port", "0"]):
        told = said(*command, "--data", here, code=2)
        assert f"{sqlite_url(here)} is of revision 0099, of a newer release" in told
        assert "this one knows revisions up to" in told
    assert not file.exists()


# One server at a time


def test_a_second_server_on_the_same_file_is_refused_until_the_first_is_gone(tmp_path: Path) -> None:
    backup = tmp_path / "x.gz"
    link = tmp_path / "link"
    data = tmp_path / "data"
    data.mkdir()
    link.symlink_to(data)
    with serving("--data", data) as (first, line):
        found = re.search(r"http://localhost:\d+/", line)
        assert found
        for command in (["serve", "--no-browser", "--port", "0"], ["restore", backup]):
            if command[0] == "restore":  # a running server can be backed up
                assert "rows" in said("backup", backup, "--data", data)
            for folder in (data, link):
                told = said(*command, "--data", folder, code=2)
                assert f"is in use by raenke serve at {found.group()} (process {first.pid})" in told
                assert "stop it" in told
                assert "--data" in told
        assert httpx.get(f"{found.group()}healthz", trust_env=False).json()["status"] == "ok"
        first.send_signal(signal.SIGKILL)
        first.wait()
        with serving("--data", link) as (second, line):
            assert "http://" in line
            second.send_signal(signal.SIGINT)
            assert second.wait(60) == 0
    restored = said("restore", backup, "--data", data)
    assert "rows restored" in restored


def test_a_second_server_says_so_before_it_speaks_of_the_port(tmp_path: Path) -> None:
    with serving("--data", tmp_path) as (_, line):
        found = re.search(r"localhost:(\d+)", line)
        assert found
        told = said("serve", "--port", found.group(1), "--data", tmp_path, "--no-browser", code=2)
        assert "is in use by raenke serve" in told
        assert "--port" not in told
