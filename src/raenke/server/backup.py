"""Backup and restore of either kind of database, as JSON lines; a backup can be made while the server runs."""

import gzip
import hashlib
import json
import os
import tempfile
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, MetaData, Table, func, insert, select

from raenke import __version__
from raenke.server import schema
from raenke.server.claiming import claimed
from raenke.server.database import (
    REVISION,
    engine_of,
    known_revision_of,
    known_revisions,
    newest_revision,
    opened,
    upgrade,
)
from raenke.server.kill_points import passing

FORMAT = "raenke backup"
GROUP = 500


class BackupError(ValueError):
    """Why a backup cannot be made or used."""


def back_up(address: str, path: Path, overwrites: bool = False) -> int:
    """Write all rows as they are at one moment, while the server goes on. The file appears only when it is complete."""
    check_free(path, overwrites)
    engine = engine_of(address, must_exist=True)
    try:
        handle, draft = tempfile.mkstemp(prefix=f".{path.name}.", suffix=".draft", dir=path.parent)
    except OSError as error:
        raise BackupError(f"{path} cannot be written: {error.strerror}; name a place that is there and yours") from None
    try:
        with opened(engine), os.fdopen(handle, "wb") as raw, gzip.GzipFile(fileobj=raw, mode="wb", mtime=0) as file:
            with snapshot(engine) as connection:
                count = write_lines(connection, file)
            file.close()
            raw.flush()
            os.fsync(raw.fileno())
        passing("backup")
        check_free(path, overwrites)
        Path(draft).replace(path)
    except BaseException:
        Path(draft).unlink(missing_ok=True)
        raise
    finally:
        engine.dispose()
    return count


def check_free(path: Path, overwrites: bool) -> None:
    if path.is_dir():
        raise BackupError(f"{path} is a folder: name a file in it")
    if path.exists() and not overwrites:
        raise BackupError(f"{path} is there already: name another file, or overwrite it with --force")


def snapshot(engine: Engine) -> Connection:
    """A connection that sees the database as it is at one moment."""
    if engine.dialect.name == "postgresql":
        return engine.connect().execution_options(isolation_level="REPEATABLE READ")
    return engine.connect().execution_options(reads=True)


def write_lines(connection: Connection, file: gzip.GzipFile) -> int:
    digest, count = hashlib.sha256(), 0

    def write(plain: Any) -> None:
        line = json.dumps(plain, ensure_ascii=False).encode() + b"\n"
        digest.update(line)
        file.write(line)

    revision = known_revision_of(connection)
    if revision is None:
        raise BackupError("there is nothing to back up: no server has used this database yet")
    write({"format": FORMAT, "release": __version__, "revision": revision})
    for table in tables_in(connection):
        for row in connection.execute(select(table).order_by(*table.primary_key.columns)).mappings():
            write([table.name, dict(row)])
            count += 1
            if count == 10:
                passing("backup")
    file.write(json.dumps({"rows": count, "sha256": digest.hexdigest()}).encode() + b"\n")
    return count


def tables_in(connection: Connection) -> list[Table]:
    """The tables that are really there: those of an older release may differ from the schema."""
    found = MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name not in (REVISION, schema.servers.name)]


def restore(address: str, path: Path) -> int:
    """Fill an empty database from a backup, also one of an older release. The file is checked first, then restored
    in one transaction."""
    revision = checked_revision(path)
    with claimed(address, f"raenke restore {path}"):
        engine = engine_of(address)
        try:
            with opened(engine), engine.begin() as connection:
                clear(connection)
                upgrade(connection, revision)
                count = read_rows(connection, path)
                upgrade(connection)
                return count
        finally:
            engine.dispose()


def clear(connection: Connection) -> None:
    """Drop the empty tables of a server that was started but not used. Other programs' tables stay."""
    known_revision_of(connection)
    for table in tables_in(connection):
        if table.name == schema.own_keys.name:  # made by a server that was started; the backup's take their place
            continue
        if connection.execute(select(func.count()).select_from(table)).scalar():
            advice = "choose another with --data or --database"
            raise BackupError(f"the database is not empty: {table.name} has rows; {advice}")
    found = MetaData()
    found.reflect(connection, only=lambda name, _: name == REVISION or name in schema.metadata.tables)
    found.drop_all(connection)


def read_rows(connection: Connection, path: Path) -> int:
    tables = {table.name: table for table in tables_in(connection)}
    count = 0
    group: list[dict[str, Any]] = []
    name = ""
    for line in list_lines(path):
        plain = json.loads(line)
        if not isinstance(plain, list):
            continue
        if group and (plain[0] != name or len(group) == GROUP):
            connection.execute(insert(tables[name]), group)
            group = []
        name = plain[0]
        group.append(plain[1])
        count += 1
    if group:
        connection.execute(insert(tables[name]), group)
    return count


def checked_revision(path: Path) -> str:
    """The revision of the tables in a backup; refuses one that is damaged or that this release cannot read."""
    digest, last, count, revision = hashlib.sha256(), b"", 0, ""
    if path.is_dir():
        raise BackupError(f"{path} is a folder: name a backup in it")
    if not path.exists():
        raise BackupError(f"{path} cannot be read: there is no such file")
    try:
        for number, line in enumerate(list_lines(path)):
            if number == 0:
                revision = revision_in(line)
            if last:
                digest.update(last)
                count += 1
            last = line
        end = json.loads(last or b"null")
    except (EOFError, OSError, ValueError, zlib.error) as error:
        if isinstance(error, BackupError):
            raise
        raise BackupError(f"{path} is not a backup, or it is damaged: {error}") from None
    if not isinstance(end, dict) or end.get("sha256") != digest.hexdigest() or end.get("rows") != count - 1:
        raise BackupError(f"{path} is damaged: its checksum is another")
    return revision


def revision_in(line: bytes) -> str:
    head = json.loads(line)
    if not isinstance(head, dict) or head.get("format") != FORMAT:
        raise BackupError("that is not a raenke backup")
    if head.get("revision") not in known_revisions():
        raise BackupError(
            f"the backup is of a database of revision {head.get('revision')}, which this release does not know: "
            f"it knows revisions up to {newest_revision()}; restore it with a newer release"
        )
    return str(head["revision"])


def list_lines(path: Path) -> Iterator[bytes]:
    with gzip.open(path, "rb") as file:
        yield from file
