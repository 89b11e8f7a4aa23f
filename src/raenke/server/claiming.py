"""Who has a SQLite file to itself: one server, or one restore. The system forgets a claim when its process ends."""

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


class Claim:
    """The file beside the database that is locked while somebody has it, with a line that says who."""

    def __init__(self, file: BinaryIO | None) -> None:
        self.file = file

    def tell(self, who: str) -> None:
        if self.file is not None:
            self.file.seek(0)
            self.file.truncate()
            self.file.write(f"{who} (process {os.getpid()})\n".encode())
            self.file.flush()


@contextmanager
def claimed(address: str, who: str) -> Iterator[Claim]:
    """Nobody else serves or fills the file meanwhile. Several servers may share a PostgreSQL, so it is not claimed."""
    engine = engine_of(address)  # an address or a folder that cannot be used is said first
    engine.dispose()
    if engine.dialect.name != "sqlite":
        yield Claim(None)
        return
    path = Path(str(make_url(address).database)).resolve()
    with writable(path.parent):
        beside = path.with_name(f"{path.name}.lock")
        file = beside.open("a+b")
        with suppress(OSError):  # it belongs to somebody else
            beside.chmod(0o600)
    with file:
        lock(file, path)
        claim = Claim(file)
        claim.tell(who)
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
        raise DatabaseError(
            f"{path} is in use by {who}: use that one or stop it first, or choose another folder with --data"
        ) from None
    except OSError:  # the file lies where nothing can be locked, on a distant disk
        pass
