"""One process at a time uses a SQLite file; the operating system drops the lock when that process ends."""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

from sqlalchemy import make_url

from raenke.server.database import DatabaseError, engine_of, writable

try:
    import fcntl
except ImportError:  # on Windows
    fcntl = None  # type: ignore[assignment]


class InUse(DatabaseError):
    """Another process has the file."""


class Claim:
    """A lock file beside the database; its text names the process that holds it."""

    def __init__(self, file: BinaryIO | None) -> None:
        self.file = file

    def write_owner(self, who: str) -> None:
        if self.file is not None:
            self.file.seek(0)
            self.file.truncate()
            self.file.write(f"{who} (process {os.getpid()})\n".encode())
            self.file.flush()


@contextmanager
def claimed(address: str, who: str) -> Iterator[Claim]:
    """Keep other servers and restores away from the file. Servers may share a PostgreSQL, so that is not claimed."""
    engine = engine_of(address)  # checks the address and the folder first
    engine.dispose()
    if engine.dialect.name != "sqlite":
        yield Claim(None)
        return
    path = Path(str(make_url(address).database)).resolve()
    with writable(path.parent):
        beside = path.with_name(f"{path.name}.lock")
        file = beside.open("a+b")
        with suppress(OSError):  # the file belongs to another user
            beside.chmod(0o600)
    with file:
        lock(file, path)
        claim = Claim(file)
        claim.write_owner(who)
        try:
            yield claim
        finally:
            file.truncate(0)


def lock(file: BinaryIO, path: Path) -> None:
    try:
        if fcntl is not None:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        file.seek(0)
        who = file.read(300).decode(errors="replace").strip() or "another server"
        raise InUse(
            f"{path} is in use by {who}: use that one or stop it first, or choose another folder with --data"
        ) from None
    except OSError:  # this file system has no locks, as some network disks
        pass
