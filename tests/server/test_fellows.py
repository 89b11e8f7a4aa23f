"""Servers on one PostgreSQL in trouble: frozen at a bad moment, deaf for a while, behind a pool, asked to stop."""

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, event, insert, select

from raenke.server import schema
from raenke.server.database import DatabaseError, engine_of, migrate
from raenke.server.deleting import delete_matches
from raenke.server.hall import Hall
from raenke.server.log import Entry, Header, Settings
from raenke.server.notices import Rewrote, ServersChanged
from raenke.server.settings import settings_from
from raenke.server.sitting import Sitting
from raenke.server.store import Store, StoreError
from raenke.server.table_events import Said, Seated
from tests.server.cable import Cable
from tests.server.postgres import Postgres
from tests.server.served import Person, Served
from tests.server.test_servers import at, holder, in_time, pair, sessions


@pytest.fixture
def database(postgres: Postgres) -> str:
    return postgres.new_database()


@pytest.fixture
def engine(database: str) -> Iterator[Engine]:
    made = engine_of(database)
    yield made
    made.dispose()


def is_here(person: Person, table: str, seat: int = 0) -> bool:
    return bool(person.get(f"/api/tables/{table}")["seats"][seat]["is_connected"])


def freezes_after(module: str, name: str) -> None:
    """In the server's process: stop right after this function, once there is a file that says so."""
    place: Any = import_module(module)
    honest, file = getattr(place, name), Path(os.environ["RAENKE_DATA"], "freeze")

    def freezing(*given: Any) -> None:
        honest(*given)
        if file.exists():
            file.unlink()
            os.kill(os.getpid(), signal.SIGSTOP)

    setattr(place, name, freezing)


def two_of_which_one_freezes(folder: Path, database: str, module: str, name: str) -> tuple[Served, Served]:
    for each in ("one", "two"):
        (folder / each).mkdir()
    one, other = Served(folder / "one", database), Served(folder / "two", database)
    one.prepare = partial(freezes_after, module, name)
    one.start()
    other.start()
    return one, other


def test_a_server_frozen_within_a_bots_move_is_not_at_fault(tmp_path: Path, database: str, engine: Engine) -> None:
    """It finds its transaction ended and the move made by the other server, and goes on without a failure."""
    one, other = two_of_which_one_freezes(tmp_path, database, "raenke.server.hall", "add_entry")
    anna = Person(one, "Anna")
    table = anna.open(seats=3, bots={"1": "random", "2": "random"}, options={"rounds": 1})
    there = at(other, anna)
    there.connect(table)
    (tmp_path / "one" / "freeze").touch()
    there.command(table, "begin")
    there.until_turn()
    if (tmp_path / "one" / "freeze").exists():  # it was Anna's turn first
        there.play()
    in_time(lambda: not (tmp_path / "one" / "freeze").exists())
    try:
        there.play_out()
    finally:
        one.send(signal.SIGCONT)
    in_time(lambda: len(sessions(engine)) == 2)
    assert anna.get(f"/api/matches/{table}") == there.get(f"/api/matches/{table}")
    assert (one.stop(), other.stop()) == (0, 0)
    assert '"level": "error"' not in one.log.read_text()


def test_a_server_frozen_within_a_transaction_holds_nobody_up(tmp_path: Path, database: str, engine: Engine) -> None:
    """The database ends the transaction, and with it the locks that the other server needs."""
    one, other = two_of_which_one_freezes(tmp_path, database, "raenke.server.leases", "bury")
    anna = Person(one, "Anna")
    table = anna.open(seats=3, bots={"1": "random", "2": "random"}, options={"rounds": 1})
    before = holder(engine, table)
    there = at(other, anna)
    in_time(lambda: there.ask("GET", f"/api/tables/{table}").status_code == 200)
    (tmp_path / "one" / "freeze").touch()
    in_time(lambda: not (tmp_path / "one" / "freeze").exists())
    try:
        end = time.monotonic() + 12
        while time.monotonic() < end:
            there.command(table, "say", text="still there")
            time.sleep(0.2)
        assert holder(engine, table) != before
        there.command(table, "begin")
        there.connect(table)
        there.play_out()
    finally:
        one.send(signal.SIGCONT)
    in_time(lambda: len(sessions(engine)) == 2)
    assert anna.get(f"/api/matches/{table}") == there.get(f"/api/matches/{table}")
    assert (one.stop(), other.stop()) == (0, 0)


def test_who_came_before_a_server_is_known_to_it(tmp_path: Path, database: str) -> None:
    with pair(tmp_path, database) as (one, other):
        anna = Person(one, "Anna")
        table = anna.open(seats=2)
        anna.connect(table)
        for _ in range(3):
            assert other.stop() == 0
            other.start()
            in_time(lambda: is_here(at(other, anna), table), 8)


def test_who_is_at_a_server_that_was_taken_for_dead_is_here_again(tmp_path: Path, database: str) -> None:
    with pair(tmp_path, database) as (one, other):
        anna, ben = Person(one, "Anna"), Person(other, "Ben")
        table = anna.open(seats=2)
        anna.connect(table)
        in_time(lambda: is_here(ben, table))
        one.send(signal.SIGSTOP)
        try:
            in_time(lambda: not is_here(ben, table))
        finally:
            one.send(signal.SIGCONT)
        in_time(lambda: is_here(ben, table), 8)


def test_who_went_while_a_server_was_deaf_is_gone(tmp_path: Path, database: str) -> None:
    with Cable(tmp_path / "cable", database) as cable, pair(tmp_path, database, cable.url) as (one, other):
        anna, onlooker = Person(one, "Anna"), Person(one, "Onlooker")
        table = anna.open(seats=2)
        onlooker.connect(table)
        in_time(lambda: at(other, anna).get(f"/api/tables/{table}")["spectators"] == 1)
        cable.cut()
        onlooker.leave_at_once()
        in_time(lambda: anna.get(f"/api/tables/{table}")["spectators"] == 0)
        cable.mend()
        in_time(lambda: at(other, anna).ask("POST", "/api/guests", json={"name": "Ben"}).status_code == 201)
        in_time(lambda: at(other, anna).get(f"/api/tables/{table}")["spectators"] == 0, 8)


# A hall in this process, so that things happen in just this order.


class SlowHall(Hall):
    """It reads a table, and waits before it goes on."""

    has_read: asyncio.Event
    may_go_on: asyncio.Event
    is_slow = False
    fails = 0

    async def kept(self, match: str) -> Any:
        found = await super().kept(match)
        if self.is_slow:
            self.has_read.set()
            await self.may_go_on.wait()
        return found

    async def kept_after(self, match: str, after: int) -> Any:
        if self.fails:
            self.fails -= 1
            raise StoreError("the database is not responding")
        return await super().kept_after(match, after)


@asynccontextmanager
async def hall_at(database: str, kind: type[Hall] = Hall, **settings: str) -> AsyncIterator[Any]:
    hall = kind(Store(database), settings_from({"RAENKE_DATABASE": database, **settings}))
    await hall.wake_up()
    try:
        yield hall
    finally:
        await hall.close()


async def soon(is_so: Callable[[], Any], seconds: float = 10) -> Any:
    async with asyncio.timeout(seconds):
        while not (found := is_so()):
            await asyncio.sleep(0.01)
        return found


async def open_table(hall: Hall, guest: str = "anna") -> str:
    source = hall.source
    header = Header(
        id=source.table_id(), game="kabale", rules="2", release="", seats=2, options={"rounds": 1},
        seed=source.seed().hex(), settings=Settings(), host=guest, opened_at=source.now(),
    )  # fmt: skip
    seated = Seated(seat=0, name="Anna", colour="red")
    await hall.open_table(header, [Entry(what=seated, guest=guest)])
    return header.id


async def say(hall: Hall, sitting: Sitting, text: str) -> int:
    said = Entry(what=Said(seat=0, name="Anna", text=text), guest="anna")
    return (await hall.change(sitting, lambda: hall.append(sitting, said))).number


def test_what_is_written_while_a_changed_table_is_read_again_is_heard(database: str) -> None:
    async def run() -> None:
        async with hall_at(database) as one, hall_at(database, SlowHall) as other:
            other.has_read, other.may_go_on = asyncio.Event(), asyncio.Event()
            table = await open_table(one)
            await soon(lambda: table in other.sittings)
            await asyncio.sleep(0.2)
            other.is_slow = True
            other.fellows.hear(Rewrote(table))
            await other.has_read.wait()
            number = await say(one, one.sittings[table], "hello")
            await asyncio.sleep(0.2)
            other.is_slow = False
            other.may_go_on.set()
            await soon(lambda: other.sittings[table].table.version == number)

    asyncio.run(run())


def test_what_could_not_be_read_when_it_was_heard_is_read_soon(database: str) -> None:
    async def run() -> None:
        async with hall_at(database) as one, hall_at(database, SlowHall) as other:
            table = await open_table(one)
            await soon(lambda: table in other.sittings)
            await asyncio.sleep(0.2)
            other.fails = 1
            number = await say(one, one.sittings[table], "hello")
            await soon(lambda: not other.fails)
            await soon(lambda: other.sittings[table].table.version == number)

    asyncio.run(run())


def test_the_listening_session_is_known_behind_a_pool(tmp_path: Path, database: str, engine: Engine) -> None:
    """A pool names another number for a connection than the database does."""
    with Cable(tmp_path / "cable", database, renames=True) as cable, pair(tmp_path, cable.url, database) as (one, _):
        anna = Person(one, "Anna")
        table = anna.open(seats=2)
        before = holder(engine, table)
        time.sleep(3)
        assert holder(engine, table) == before


def test_a_server_hears_again_when_its_connections_had_gone_nowhere(tmp_path: Path, database: str) -> None:
    """What was begun meanwhile never gets an answer."""
    with Cable(tmp_path / "cable", database) as cable, pair(tmp_path, cable.url, database) as (one, other):
        anna, ben = Person(one, "Anna"), Person(other, "Ben")
        table = ben.open(seats=2)
        anna.connect(table)
        cable.swallow()
        time.sleep(8)
        cable.mend()
        time.sleep(8)
        number = ben.command(table, "say", text="hello")["version"]
        assert "hello" in str(anna.at(number)["events"])


def test_an_entry_is_asked_for_once_where_it_is_heard_and_not_where_it_was_written(database: str) -> None:
    async def run() -> None:
        async with hall_at(database) as one, hall_at(database) as other:
            table = await open_table(one)
            await soon(lambda: table in other.sittings)
            await asyncio.sleep(0.3)
            asked = [counted(hall) for hall in (one, other)]
            sitting = one.sittings[table]
            for number in range(20):
                await say(one, sitting, f"{number}")
                await soon(lambda: other.sittings[table].table.version == sitting.table.version)
            await asyncio.sleep(0.3)
            assert [sum("FROM matches LEFT" in each for each in some) for some in asked] == [0, 20]

    asyncio.run(run())


def counted(hall: Any) -> list[str]:
    """The statements for its database from now on."""
    asked = list[str]()
    event.listen(hall.store.engine, "after_cursor_execute", lambda *given: asked.append(" ".join(given[2].split())))
    return asked


@pytest.mark.parametrize("turns", range(4))
def test_a_server_ends_though_another_comes_or_goes_just_then(database: str, turns: int) -> None:
    """News of the other at the very moment must not make it forget that it is to end."""

    async def run() -> None:
        async with hall_at(database) as one:
            one.fellows.hear(ServersChanged())
            for _ in range(turns):
                await asyncio.sleep(0)
            async with asyncio.timeout(60):
                await one.fellows.leave()

    asyncio.run(run())


# The database, asked by two at once.


def test_a_server_that_waits_for_an_upgrade_sees_what_it_did(database: str, engine: Engine) -> None:
    migrate(engine)
    waiting = engine_of(database)
    with ThreadPoolExecutor(1) as pool, engine.begin() as connection:
        connection.exec_driver_sql("SELECT pg_advisory_xact_lock(7234565)")
        waits = pool.submit(migrate, waiting)
        time.sleep(0.5)
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
        with pytest.raises(DatabaseError, match="of a newer release"):
            waits.result()
    waiting.dispose()


def test_a_match_that_two_delete_at_once_is_counted_once(database: str, engine: Engine) -> None:
    async def finished() -> str:
        async with hall_at(database) as hall:
            return await open_table(hall)

    table = asyncio.run(finished())
    with engine.begin() as connection:
        row = {"match": table, "game": "kabale", "finished_at": 1, "moves": 1, "is_rated": False}
        connection.execute(insert(schema.results), row)
    with ThreadPoolExecutor(1) as pool:
        with engine.begin() as connection:
            delete_matches(connection, [table])
            waits = pool.submit(lambda: in_one(engine, table))
            time.sleep(0.5)
        waits.result()
    with engine.connect() as connection:
        assert list(connection.execute(select(schema.tallies.c.times)).scalars()) == [1]


def in_one(engine: Engine, table: str) -> None:
    with engine.begin() as connection:
        delete_matches(connection, [table])


@pytest.mark.parametrize("what", ["guest", "mutes"])
def test_what_changes_while_it_is_read_is_not_kept(database: str, what: str) -> None:
    async def run() -> None:
        async with hall_at(database) as one, hall_at(database) as other:
            guest = (await one.guests.welcome("Anna", None)).guest
            has_read, may_go_on, honest = asyncio.Event(), asyncio.Event(), other.store.read
            asked = getattr(other.guests, what)

            async def read(question: Any) -> Any:
                found = await honest(question)
                if not has_read.is_set():
                    has_read.set()
                    await may_go_on.wait()
                return found

            other.store.read = read
            reading = asyncio.create_task(asked(guest.id))
            await has_read.wait()
            if what == "guest":
                await one.guests.change(guest, "Anne", None)
            else:
                await one.guests.mute(guest.id, "ben", True)
            await asyncio.sleep(0.5)
            may_go_on.set()
            await reading
            found = await asked(guest.id)
            assert found == (await one.guests.guest(guest.id) if what == "guest" else {"ben"})

    asyncio.run(run())
