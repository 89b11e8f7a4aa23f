"""Python looks at everything for garbage when the server says so, and at what is new by itself."""

import asyncio
import gc
import os
import threading
import time
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest

from raenke.server import garbage
from raenke.server.doors import HttpDoor, SocketDoor
from raenke.server.garbage import LEAST, MOST, NEVER, SHARE, collect
from raenke.server.socket import TableSocket
from tests.server.served import Person, Served


@pytest.fixture
def as_before() -> Iterator[None]:
    """What the process of the tests has set stays as it is."""
    before = gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*before)


class Ring:
    """Holds itself, so that counting references never lets go of it."""

    def __init__(self) -> None:
        self.own = self


class Enough(Exception):
    """The test has seen enough."""


@pytest.mark.usefixtures("as_before")
def test_old_garbage_is_found_in_a_thousandth_of_the_time() -> None:
    slept, clock = list[float](), iter([0.0, 0.2, 100.0, 100.001, 200.0, 205.0])
    ring = weakref.ref(Ring())
    gc.collect(1)  # now it is old

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        if len(slept) == 4:
            raise Enough

    async def look() -> None:
        started = asyncio.ensure_future(asyncio.sleep(0))
        await collect(started, sleep, lambda: next(clock))

    gc.disable()
    try:
        with pytest.raises(Enough):
            asyncio.run(look())
    finally:
        gc.enable()
    assert ring() is None
    assert slept == pytest.approx([LEAST, 0.2 / SHARE, LEAST, MOST])
    assert gc.get_threshold()[2] == NEVER
    assert gc.get_freeze_count() > 0


@pytest.mark.usefixtures("as_before")
def test_what_becomes_garbage_later_is_found_too() -> None:
    rings, found = list[weakref.ref[Ring]](), list[bool]()

    async def sleep(_: float) -> None:
        found.extend(ring() is None for ring in rings)
        if rings:
            raise Enough
        rings.append(weakref.ref(Ring()))

    async def look() -> None:
        await collect(asyncio.ensure_future(asyncio.sleep(0)), sleep)

    with pytest.raises(Enough):
        asyncio.run(look())
    assert found == [True]


def watched() -> None:
    """In the server's process: say when nothing is looked at by itself any more but what is new."""
    gc.unfreeze()
    gc.set_threshold(700, 10, 10)

    def watch() -> None:
        while gc.get_threshold()[2] != NEVER:
            time.sleep(0.01)
        os.write(1, f"{gc.get_freeze_count() > 10_000} {gc.get_threshold()[:2]}".encode())

    threading.Thread(target=watch, daemon=True).start()


def test_a_server_looks_at_everything_by_its_own_measure(tmp_path: Path) -> None:
    server = Served(tmp_path)
    server.prepare = watched
    server.start()
    try:
        until = time.monotonic() + 60
        while "(700, 10)" not in server.log.read_text() and time.monotonic() < until:
            time.sleep(0.02)
    finally:
        server.stop()
    assert "True (700, 10)" in server.log.read_text()


def counted() -> None:
    """In the server's process: say how much of connections there is, and never look for garbage."""
    watched()
    garbage.LEAST = garbage.MOST = 1e6

    def count() -> None:
        told = Path(os.environ["RAENKE_DATA"], "told")
        while gc.get_threshold()[2] != NEVER:
            time.sleep(0.01)
        gc.disable()
        while True:
            kinds = (HttpDoor, SocketDoor, TableSocket)
            found = [type(each).__name__ for each in gc.get_objects() if isinstance(each, kinds)]
            told.write_text(" ".join([*found, "."]))
            time.sleep(0.01)

    threading.Thread(target=count, daemon=True).start()


def test_a_connection_that_ends_is_no_garbage(tmp_path: Path) -> None:
    server = Served(tmp_path, RAENKE_COST_PER_SECOND="1")
    server.prepare = counted
    server.start()

    def there(*wanted: str) -> list[str]:
        """What is there, as soon as it is that."""
        told, until = tmp_path / "told", time.monotonic() + 60
        while True:
            found = sorted(told.read_text().split()) if told.exists() else []
            if found == sorted([*wanted, "."]) or time.monotonic() > until:
                return found[1:]
            time.sleep(0.02)

    try:
        assert there() == []
        anna = Person(server, "Anna")
        anna.connect(anna.open(seats=2))
        assert there("SocketDoor", "TableSocket") == ["SocketDoor", "TableSocket"]
        anna.leave()
        assert there() == []
    finally:
        server.stop()
