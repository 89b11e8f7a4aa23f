"""A database that is full, locked, frozen, damaged or open to others."""

import os
import re
import signal
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import httpx

from tests.server.attacks.raw import health, until
from tests.server.postgres import Postgres
from tests.server.served import CLIENT, Person, Served, served


def hurry() -> None:
    """For the server's process: limits a test can wait for."""
    with suppress(ImportError, AttributeError):
        from raenke.server import health, store

        health.LIMIT, health.EVERY, store.ANSWER_SECONDS = 0.5, 0.1, 1.0


@contextmanager
def hurried(folder: Path, database: str = "") -> Iterator[Served]:
    server = Served(folder, database)
    server.prepare = hurry
    server.start()
    try:
        yield server
    finally:
        server.stop()


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Another program writes, and does not end."""
    with closing(sqlite3.connect(folder / "raenke.sqlite", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


def test_health_knows_whether_anything_can_be_written(tmp_path: Path) -> None:
    with hurried(tmp_path) as server:
        assert health(server) == "200"
        with locked(tmp_path):
            assert until(lambda: health(server) == "503")
        assert until(lambda: health(server) == "200")


def test_a_write_nobody_answers_is_refused_and_play_goes_on(tmp_path: Path) -> None:
    with hurried(tmp_path) as server:
        anna = Person(server, "Anna")
        table = anna.open()
        with locked(tmp_path):
            response = say(anna, table)
            assert (response.status_code, response.json()["refusal"]["reason"]) == (503, "server-refusal-store")
            assert anna.get(f"/api/tables/{table}")["id"] == table
        assert until(lambda: say(anna, table).status_code == 200)
        assert server.stop() == 0
    with closing(sqlite3.connect(tmp_path / "raenke.sqlite")) as kept:
        numbers = [number for (number,) in kept.execute("SELECT number FROM entries ORDER BY number")]
    assert numbers == list(range(1, len(numbers) + 1))


def say(person: Person, table: str) -> httpx.Response:
    body = {"type": "say", "text": "Hello"}
    return person.ask("POST", f"/api/tables/{table}/commands", json=body, timeout=8)


@contextmanager
def frozen(cluster: Postgres) -> Iterator[None]:
    main = cluster.process.pid
    others = Path(f"/proc/{main}/task/{main}/children").read_text().split()
    everyone = [main, *map(int, others)]
    try:
        for each in everyone:
            os.kill(each, signal.SIGSTOP)
        yield
    finally:
        for each in everyone:
            os.kill(each, signal.SIGCONT)


def test_a_frozen_database_is_said_in_time(tmp_path: Path, postgres: Postgres) -> None:
    with hurried(tmp_path, postgres.new_database()) as server:
        assert health(server) == "200"
        with frozen(postgres):
            assert until(lambda: health(server) == "503")
            body = {"name": "Anna"}
            response = CLIENT.post(f"http://{server.address}/api/guests", json=body, timeout=8)
            assert response.json()["reason"] == "server-refusal-store"
        assert until(lambda: health(server) == "200")


def test_files_are_for_the_owner_alone(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "data"
    tmp_path.chmod(0o755)
    before = os.umask(0o022)
    try:
        with served(tmp_path, RAENKE_DATA=str(folder)) as server:
            Person(server, "Anna")
            modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()}
    finally:
        os.umask(before)
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert set(modes) == {f"raenke.sqlite{end}" for end in ("", "-wal", "-shm", ".lock")}
    assert set(modes.values()) == {0o600}


def test_files_of_an_older_release_are_closed_to_others(tmp_path: Path) -> None:
    with served(tmp_path):
        pass
    for name in ("raenke.sqlite", "raenke.sqlite.lock"):
        (tmp_path / name).chmod(0o644)
    with served(tmp_path) as server:
        Person(server, "Anna")
        modes = {stat.S_IMODE(file.stat().st_mode) for file in tmp_path.glob("raenke.sqlite*")}
    assert modes == {0o600}


def test_damaged_pages_are_a_sentence(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        anna = Person(server, "Anna")
        for _ in range(20):
            anna.command(anna.open(bots={"1": "random"}), "begin")
    file = tmp_path / "raenke.sqlite"
    whole = file.read_bytes()
    half = len(whole) // 2
    file.write_bytes(whole[:half] + b"\xff" * (len(whole) - half))
    command = [sys.executable, "-c", "from raenke.cli import main; main()", "serve", "--no-browser", "--port", "0"]
    done = subprocess.run([*command, "--data", str(tmp_path)], capture_output=True, text=True, timeout=120, check=False)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert re.search(r"is damaged .*: move it away and restore a backup", done.stderr)
