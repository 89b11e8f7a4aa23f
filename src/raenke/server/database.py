"""The database: SQLite in a file, or PostgreSQL at an address."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError, OperationalError

MIGRATIONS = Path(__file__).parent / "migrations"
REVISION = "alembic_version"
# Seconds to wait for a connection, for one statement of a server, and for a lock.
CONNECT_SECONDS, STATEMENT_SECONDS, LOCK_SECONDS = 5, 10, 5
IDLE_SECONDS = 3  # within a transaction: the locks of a server that is frozen must not outlast the patience of others


class DatabaseError(ValueError):
    """Why a database cannot be used."""


def sqlite_url(folder: Path) -> str:
    return f"sqlite:///{folder / 'raenke.sqlite'}"


def shown_url(url: str) -> str:
    """The address without its password."""
    return make_url(url).render_as_string(hide_password=True)


def engine_of(address: str, must_exist: bool = False) -> Engine:
    """An engine for an address as people write it; PostgreSQL uses psycopg."""
    try:
        url = make_url(address)
        if url.drivername in ("postgres", "postgresql"):
            url = url.set(drivername="postgresql+psycopg")
        if url.get_backend_name() not in ("sqlite", "postgresql"):
            raise DatabaseError(f"a database is sqlite:///FILE or postgresql://…, not {url.drivername}")
        if url.get_backend_name() == "postgresql":
            limits = {"connect_timeout": CONNECT_SECONDS}
            return create_engine(url, pool_size=8, pool_pre_ping=True, connect_args=limits, hide_parameters=True)
        if not url.database or url.database == ":memory:":
            raise DatabaseError("a match is kept in a file: sqlite:///FILE")
        check_file(Path(url.database), must_exist)
        engine = create_engine(url, pool_size=8, connect_args={"timeout": STATEMENT_SECONDS}, hide_parameters=True)
    except DatabaseError:
        raise
    except (ArgumentError, NoSuchModuleError, ValueError):  # ValueError: the port is no number
        raise DatabaseError("that is not a database address; write postgresql://user:password@host/name") from None
    event.listen(engine, "connect", lambda *_: close_to_others(Path(str(url.database))))
    event.listen(engine, "connect", prepare_sqlite)
    event.listen(engine, "begin", begin_sqlite)
    return engine


def check_file(path: Path, must_exist: bool) -> None:
    """Make the folder, and refuse a file that is not a database of Ränke, before anything writes to it."""
    with writable(path.parent):
        if must_exist and not path.is_file():
            raise DatabaseError(f"there is no {path}; --data must name the folder with the server's file")
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        if not path.is_file() or not path.stat().st_size:
            return
    try:
        with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True, timeout=30)) as connection:
            names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    except sqlite3.OperationalError:
        return  # opening it to write will say what is wrong
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_CORRUPT:
            return  # the same: even the list of tables may be damaged
        raise not_ours(path, str(error)) from None
    if names and REVISION not in names:
        raise not_ours(path, "its tables are those of another program")


def close_to_others(path: Path) -> None:
    """Other users of this machine must not see cards. SQLite gives the files beside the database the same mode."""
    for name in (path.name, f"{path.name}-wal", f"{path.name}-shm"):
        with suppress(OSError):  # there is no such file, or it belongs to another user
            file = path.with_name(name)
            mode = file.stat().st_mode
            if mode & 0o077:
                file.chmod(mode & 0o700)


def bound(engine: Engine) -> None:
    """Limit the time of each statement from now on. Migrations and backups have no limit."""
    if engine.dialect.name == "postgresql":
        engine.dispose()
        event.listen(engine, "connect", bound_postgres)


def bound_postgres(connection: Any, _: Any) -> None:
    connection.execute(f"SET statement_timeout = {STATEMENT_SECONDS * 1000}")
    connection.execute(f"SET lock_timeout = {LOCK_SECONDS * 1000}")
    connection.execute(f"SET idle_in_transaction_session_timeout = {IDLE_SECONDS * 1000}")
    connection.commit()


@contextmanager
def writable(folder: Path) -> Iterator[None]:
    """If the folder cannot be made or written, say so in one sentence."""
    try:
        yield
    except OSError as error:
        advice = "choose another with --data or RAENKE_DATA"
        raise DatabaseError(f"the folder {folder} cannot be used: {error.strerror}; {advice}") from None


def not_ours(path: Path, why: str) -> DatabaseError:
    advice = "move it away and restore a backup, or choose another folder with --data"
    return DatabaseError(f"{path} is not a database of Ränke ({why}): {advice}")


def prepare_sqlite(connection: sqlite3.Connection, _: Any) -> None:
    """A commit is on the disk when it returns, and reading does not wait for writing."""
    connection.isolation_level = None  # `begin_sqlite` begins transactions, so that they include changes of tables
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def begin_sqlite(connection: Connection) -> None:
    is_reading = connection.get_execution_options().get("reads", False)
    connection.exec_driver_sql("BEGIN" if is_reading else "BEGIN IMMEDIATE")


def alembic_config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


def newest_revision() -> str:
    return str(ScriptDirectory.from_config(alembic_config()).get_current_head())


def known_revisions() -> list[str]:
    return [script.revision for script in ScriptDirectory.from_config(alembic_config()).walk_revisions()]


def revision_of(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def known_revision_of(connection: Connection) -> str | None:
    """The database's revision, which this release must know; None if no server has used it yet."""
    revision = revision_of(connection)
    if revision is not None and revision not in known_revisions():
        raise DatabaseError(
            f"{shown_url(str(connection.engine.url))} is of revision {revision}, of a newer release: "
            f"this one knows revisions up to {newest_revision()}; install the newer release"
        )
    return revision


def migrate(engine: Engine) -> None:
    """Bring the database to this release in one transaction."""
    with opened(engine), engine.begin() as connection:
        wait_for_others(connection)
        known_revision_of(connection)
        upgrade(connection)


def wait_for_others(connection: Connection) -> None:
    """Two servers that start at once take turns, and the second sees what the first has done."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SELECT pg_advisory_xact_lock(7234565)")


def upgrade(connection: Connection, revision: str = "head") -> None:
    wait_for_others(connection)
    config = alembic_config()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


@contextmanager
def opened(engine: Engine) -> Iterator[None]:
    """If the database cannot be reached or is damaged, say so in one sentence."""
    try:
        yield
    except OperationalError as error:
        reason = str(error.orig).strip().splitlines()[0] if error.orig else str(error)
        is_file = engine.dialect.name == "sqlite"
        advice = "you may write there" if is_file else "it runs and this is its address"
        place = engine.url.render_as_string(hide_password=True)
        raise DatabaseError(f"{place} cannot be opened: {reason}; see whether {advice}") from None
    except (DBAPIError, sqlite3.DatabaseError) as error:
        found = error.orig if isinstance(error, DBAPIError) else error
        if type(found) is not sqlite3.DatabaseError:
            raise
        path, advice = engine.url.database, "move it away and restore a backup"
        raise DatabaseError(f"{path} is damaged ({found}): {advice}") from None
