"""Has an order carried out: by the server that runs, else here."""

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from sqlalchemy import Connection, Engine

from raenke.server import orders
from raenke.server.claiming import InUse, claimed
from raenke.server.database import DatabaseError, engine_of, known_revision_of, newest_revision, opened
from raenke.server.hall import Hall
from raenke.server.orders import AnyOrder, Report
from raenke.server.settings import ServerSettings
from raenke.server.store import Store

T = TypeVar("T")
TAKEN_SECONDS = 5.0  # how long a running server may take to begin; it looks every second
DONE_SECONDS = 600.0
LOOK_SECONDS = 0.1


def carried_out(settings: ServerSettings, order: AnyOrder) -> Report:
    """A SQLite file that nobody uses is worked on here. A PostgreSQL may have any number of servers, so they are asked,
    and if none answers the order is carried out here: entries are numbered, so even a server that was only slow is
    told that somebody else wrote."""
    address = settings.database_url
    with reading(address) as connection:
        connection.rollback()
    engine = engine_of(address, must_exist=True)
    try:
        if engine.dialect.name == "postgresql":
            return asked(engine, order) or here(settings, order)
        try:
            with claimed(address, "raenke admin"):
                return here(settings, order)
        except InUse as in_use:
            report = asked(engine, order)
            if report is None:
                raise DatabaseError(f"{in_use}; it did not answer, and nothing was done") from None
            return report
    finally:
        engine.dispose()


def asked(engine: Engine, order: AnyOrder) -> Report | None:
    """What a running server answers; None if there is none, and nothing was done."""
    with engine.begin() as connection:
        name = orders.give(connection, order, time.time_ns() // 1_000_000)
    begun = time.monotonic()
    while True:
        with engine.connect().execution_options(reads=True) as connection:
            report = orders.report_of(connection, name)
        if report is not None:
            with engine.begin() as connection:
                orders.clear(connection, name)
            return report
        waited = time.monotonic() - begun
        if waited > TAKEN_SECONDS:
            with engine.begin() as connection:
                if orders.withdraw(connection, name):
                    return None
        if waited > DONE_SECONDS:
            raise DatabaseError("the server has begun with it and does not answer; its log may say why")
        time.sleep(LOOK_SECONDS)


def here(settings: ServerSettings, order: AnyOrder) -> Report:
    """Carry it out with tables of our own, since no server runs."""

    async def alone() -> Report:
        hall = Hall(Store(settings.database_url), settings)
        try:
            return await orders.report(hall, order)
        finally:
            await hall.close()

    return asyncio.run(alone())


@contextmanager
def reading(address: str) -> Iterator[Connection]:
    """A database to read, which must be one of this release: an older one has other tables."""
    engine = engine_of(address, must_exist=True)
    try:
        with opened(engine), engine.connect().execution_options(reads=True) as connection:
            revision = known_revision_of(connection)
            if revision != newest_revision():
                raise DatabaseError(
                    "no server of this release has used this database yet: start one, which brings it up to date"
                )
            yield connection
    finally:
        engine.dispose()


def found(address: str, question: Callable[[Connection], T]) -> T:
    with reading(address) as connection:
        return question(connection)
