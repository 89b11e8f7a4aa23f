"""The store: one thread writes many changes in one commit, and a caller returns when its change is on the disk."""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError

from raenke.server.database import bound, engine_of, migrate
from raenke.server.kill_points import passing
from raenke.server.notices import drop, send

T = TypeVar("T")
Change = Callable[[Connection], Any]
GROUP_MOST = 256
READERS = 4
ANSWER_SECONDS = 15.0  # how long a caller waits for a question or a change
SLOW = 5.0  # a group that failed after so many seconds is not tried one by one


class Conflict(Exception):
    """The row is there already: somebody else wrote it first."""


class StoreError(Exception):
    """Nothing was written, or it is not known; in that case the next write finds its number taken or free."""


@dataclass(eq=False)
class Waiting:
    """A change that waits to be written, and the future of its result."""

    change: Change
    future: "asyncio.Future[Any]"


class Store:
    """Writes in groups. If a group fails, each change runs again alone, so it must only use its connection."""

    def __init__(self, address: str) -> None:
        self.engine: Engine = engine_of(address)
        migrate(self.engine)
        bound(self.engine)
        self.groups = 0
        self.changes = 0
        self._waiting: list[Waiting] = []
        self._is_writing = False
        self._is_closed = False
        self._writer = ThreadPoolExecutor(1, "store-writer")
        self._readers = ThreadPoolExecutor(READERS, "store-reader")

    async def write(self, change: Callable[[Connection], T]) -> T:
        """Return when the change is on the disk. One that waits too long is dropped, unless it is being written."""
        if self._is_closed:
            raise StoreError("the store is closed")
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        waiting = Waiting(change, future)
        self._waiting.append(waiting)
        if not self._is_writing:
            self._is_writing = True
            asyncio.get_running_loop().create_task(self._write_all())
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                return await asyncio.shield(future)
        except TimeoutError:
            if waiting in self._waiting:
                self._waiting.remove(waiting)
            raise StoreError("the database is not responding") from None

    async def read(self, question: Callable[[Connection], T]) -> T:
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                return await asyncio.get_running_loop().run_in_executor(self._readers, self.ask, question)
        except TimeoutError:
            raise StoreError("the database is not responding") from None

    def ask(self, question: Callable[[Connection], T]) -> T:
        """Like `read`, for a caller that is in a thread already."""
        with self.engine.connect().execution_options(reads=True) as connection:
            return question(connection)

    async def close(self) -> None:
        """Write all that waits, if the database answers, then close."""
        end = time.monotonic() + ANSWER_SECONDS
        while (self._is_writing or self._waiting) and time.monotonic() < end:
            await asyncio.sleep(0.005)
        self._is_closed = True
        is_stuck = self._is_writing
        self._writer.shutdown(wait=not is_stuck)
        self._readers.shutdown(wait=not is_stuck)
        self.engine.dispose()

    async def _write_all(self) -> None:
        """Write group after group; changes that arrive meanwhile make the next group."""
        loop = asyncio.get_running_loop()
        try:
            while self._waiting:
                group, self._waiting = self._waiting[:GROUP_MOST], self._waiting[GROUP_MOST:]
                answers = await loop.run_in_executor(self._writer, self._commit, [waiting.change for waiting in group])
                for waiting, answer in zip(group, answers, strict=True):
                    if waiting.future.cancelled():
                        continue
                    if isinstance(answer, Exception):
                        waiting.future.set_exception(answer)
                    else:
                        waiting.future.set_result(answer)
        finally:
            self._is_writing = False

    def _commit(self, changes: list[Change]) -> list[Any]:
        """Commit all in one transaction; if that fails, each in its own, so that one bad change stops no other."""
        passing("before-store")
        begun = time.monotonic()
        try:
            answers = self._together(changes)
        except Exception as error:
            is_slow = time.monotonic() > begun + SLOW  # each alone would be as slow
            answers = [meaning(error) if is_slow or len(changes) == 1 else self._alone(change) for change in changes]
        self.groups += 1
        self.changes += len(changes)
        passing("after-store")
        return answers

    def _together(self, changes: list[Change]) -> list[Any]:
        """In one transaction, with what the other servers are to be told of it."""
        with self.engine.begin() as connection:
            drop(connection)
            answers = [change(connection) for change in changes]
            send(connection)
        return answers

    def _alone(self, change: Change) -> Any:
        try:
            return self._together([change])[0]
        except Exception as error:
            return meaning(error)


def meaning(error: Exception) -> Exception:
    return Conflict(str(error.orig)) if isinstance(error, IntegrityError) else error
