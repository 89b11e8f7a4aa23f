"""The store: groups, conflicts, migrations, backup and restore, on both databases."""

import asyncio
import gzip
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, func, insert, select, text

from raenke.server import schema
from raenke.server.backup import BackupError, back_up, restore
from raenke.server.database import DatabaseError, engine_of, migrate, newest_revision, shown_url, upgrade
from raenke.server.store import Conflict, Store, StoreError
from tests.server.postgres import Postgres


def row(number: int) -> dict[str, object]:
    return {"match": "m", "number": number, "body": "{}", "at": 1}


def count(connection: Connection) -> int:
    return int(connection.execute(select(func.count()).select_from(schema.entries)).scalar() or 0)


def test_many_changes_go_into_few_commits_and_one_failure_is_nobody_elses(address: str) -> None:
    async def scenario() -> None:
        store = Store(address)
        numbers = [*range(300), 7]
        writes = [store.write(lambda c, n=n: c.execute(insert(schema.entries), row(n))) for n in numbers]  # type: ignore[misc]
        answers = await asyncio.gather(*writes, return_exceptions=True)
        assert [type(answer) for answer in answers if isinstance(answer, BaseException)] == [Conflict]
        assert await store.read(count) == 300
        assert store.groups <= 5
        await store.close()
        with pytest.raises(StoreError):
            await store.write(count)

    asyncio.run(scenario())


def test_the_migrations_make_the_tables_of_this_release(address: str) -> None:
    engine = engine_of(address)
    migrate(engine)
    migrate(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
    engine.dispose()


def test_a_database_of_the_first_release_keeps_all_its_rows(address: str, tmp_path: Path) -> None:
    """By migration, and by a backup that is restored; into a database, too, where a server has been up once."""
    engine = engine_of(address)
    with engine.begin() as connection:
        upgrade(connection, "0001")
        connection.execute(insert(schema.entries), [row(number) for number in range(3)])
    old, new = tmp_path / "old.jsonl.gz", tmp_path / "new.jsonl.gz"
    assert back_up(address, old) == 3
    migrate(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
        assert count(connection) == 3
    engine.dispose()
    back_up(address, new)
    fresh = engine_of(f"sqlite:///{tmp_path / 'fresh.sqlite'}")
    migrate(fresh)
    assert restore(f"sqlite:///{tmp_path / 'fresh.sqlite'}", old) == 3
    with fresh.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
    fresh.dispose()
    again = tmp_path / "again.jsonl.gz"
    back_up(f"sqlite:///{tmp_path / 'fresh.sqlite'}", again)
    assert gzip.decompress(again.read_bytes()) == gzip.decompress(new.read_bytes())


def test_a_database_of_a_newer_release_is_left_alone(address: str, tmp_path: Path) -> None:
    engine = engine_of(address)
    migrate(engine)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(DatabaseError, match=r"revision 9999.* newer release"):
        migrate(engine)
    with pytest.raises(DatabaseError, match=r"revision 9999.* newer release"):
        back_up(address, tmp_path / "raenke.jsonl.gz")
    assert not (tmp_path / "raenke.jsonl.gz").exists()
    engine.dispose()


def test_sqlite_is_on_the_disk_when_it_says_so(tmp_path: Path) -> None:
    engine = engine_of(f"sqlite:///{tmp_path / 'x.sqlite'}")
    with engine.connect() as connection:
        assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
        assert connection.execute(text("PRAGMA synchronous")).scalar() == 2
    engine.dispose()


@pytest.mark.parametrize(
    "wrong", ["mysql://x/y", "nonsense", "sqlite://", "sqlite:///:memory:", "postgresql://me:geheim@host:port/x"]
)
def test_an_address_that_cannot_be_used_is_said_with_one_that_can(wrong: str) -> None:
    with pytest.raises(DatabaseError, match=r"sqlite:///FILE|postgresql://user:password@host/name") as refused:
        engine_of(wrong)
    assert "geheim" not in str(refused.value)


@pytest.mark.parametrize("act", [partial(back_up, overwrites=True), restore])
def test_a_database_nobody_answers_for_is_said(act: Callable[[str, Path], int], tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'one.sqlite'}"
    filled(address)
    file = tmp_path / "raenke.jsonl.gz"
    back_up(address, file)
    with pytest.raises(DatabaseError, match=r"cannot be opened: .*; see whether it runs and this is its address"):
        act(f"postgresql://nobody@/nothing?host={tmp_path}", file)
    with pytest.raises(BackupError, match=r"cannot be read: there is no such file|cannot be written: .*; name a place"):
        act(address, tmp_path / "nowhere" / "x.gz")


def test_a_backup_of_nothing_makes_nothing(tmp_path: Path) -> None:
    with pytest.raises(DatabaseError, match="there is no"):
        back_up(f"sqlite:///{tmp_path / 'data' / 'raenke.sqlite'}", tmp_path / "raenke.jsonl.gz")
    assert list(tmp_path.iterdir()) == []
    unused = f"sqlite:///{tmp_path / 'raenke.sqlite'}"
    with engine_of(unused).connect():
        pass
    with pytest.raises(BackupError, match="no server has used"):
        back_up(unused, tmp_path / "raenke.jsonl.gz")


def test_a_password_is_not_shown() -> None:
    assert "geheim" not in shown_url("postgresql://raenke:geheim@localhost/raenke")


def filled(address: str) -> None:
    engine = engine_of(address)
    migrate(engine)
    with engine.begin() as connection:
        connection.execute(insert(schema.entries), [row(number) for number in range(1200)])
        connection.execute(insert(schema.mutes), {"guest": "ä", "muted": "한"})
    engine.dispose()


def test_a_backup_is_restored_into_either_database(
    address: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    filled(address)
    file = tmp_path / "raenke.jsonl.gz"
    assert back_up(address, file) == 1201
    cluster: Postgres = request.getfixturevalue("postgres")
    for other in (f"sqlite:///{tmp_path / 'other.sqlite'}", cluster.new_database()):
        assert restore(other, file) == 1201
        again = tmp_path / "again.jsonl.gz"
        back_up(other, again, overwrites=True)
        assert gzip.decompress(again.read_bytes()) == gzip.decompress(file.read_bytes())
    with pytest.raises(BackupError, match=r"not empty: .*--data or --database"):
        restore(address, file)
    assert sorted(path.name for path in tmp_path.glob(".*.draft")) == []


def test_restoring_takes_nothing_away_from_another_program(tmp_path: Path, postgres: Postgres) -> None:
    """Its tables may be empty, and stay."""
    filled(f"sqlite:///{tmp_path / 'one.sqlite'}")
    file, address = tmp_path / "raenke.jsonl.gz", postgres.new_database()
    back_up(f"sqlite:///{tmp_path / 'one.sqlite'}", file)
    engine = engine_of(address)
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE recipes (name TEXT)"))
    assert restore(address, file) == 1201
    with engine.connect() as connection:
        assert connection.execute(text("SELECT count(*) FROM recipes")).scalar() == 0
    engine.dispose()


def test_a_damaged_backup_is_refused_as_a_whole(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'one.sqlite'}"
    filled(address)
    file = tmp_path / "raenke.jsonl.gz"
    back_up(address, file)
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    fresh = f"sqlite:///{tmp_path / 'fresh.sqlite'}"
    newer = [lines[0].replace(newest_revision().encode(), b"9999"), *lines[1:]]
    assert newer != lines
    file.write_bytes(gzip.compress(b"".join(newer)))
    with pytest.raises(
        BackupError, match=rf"of revision 9999, which this release does not know: .* up to {newest_revision()}"
    ):
        restore(fresh, file)
    for damaged in (lines[:-1], lines[:5] + lines[6:], [b"{}\n"]):
        file.write_bytes(gzip.compress(b"".join(damaged)))
        with pytest.raises(BackupError):
            restore(fresh, file)
    file.write_bytes(b"no backup")
    with pytest.raises(BackupError):
        restore(fresh, file)
