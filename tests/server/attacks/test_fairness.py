"""Who asks for much computing waits for it alone."""

import asyncio
import os
import sqlite3
import sys
import threading
from collections.abc import Awaitable, Callable
from contextlib import ExitStack, closing
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.sync.client import connect

from raenke.server.database import sqlite_url
from raenke.server.fairness import NICER, FairQueue
from raenke.server.hall import Hall
from raenke.server.log import Entry, Header, Moved, Settings
from raenke.server.payer import Payer
from raenke.server.refusing import Refused
from raenke.server.settings import settings_from
from raenke.server.store import Store
from tests.server.served import Person, served


class Works:
    """Jobs that are noted in the order in which they are begun; the first holds its thread until it may end."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self.may_end = threading.Event()
        self.is_held = threading.Event()

    def hold(self) -> None:
        self.is_held.set()
        assert self.may_end.wait(30)

    def note(self, name: str) -> str:
        self.begun.append(name)
        return name


def waiting(threads: int, play: Callable[[FairQueue, Works], Awaitable[Any]], **more: Any) -> list[str]:
    """What is begun after a queue with one thread free was held up and filled."""

    async def whole() -> list[str]:
        queue, works = FairQueue(threads, "test", **more), Works()
        held = asyncio.ensure_future(queue.run(Payer("held"), works.hold))
        await asyncio.to_thread(works.is_held.wait, 30)
        try:
            await play(queue, works)
            await asyncio.wait_for(held, 30)
            assert (queue.waiting, queue.running) == ({}, {})
        finally:
            works.may_end.set()
            queue.close()
        return works.begun

    return asyncio.run(whole())


async def bring(queue: FairQueue, works: Works, *payers: Payer) -> list["asyncio.Task[str]"]:
    """Each brings one job after the other, named by who pays."""
    tasks = [asyncio.ensure_future(queue.run(payer, works.note, payer.address + payer.guest)) for payer in payers]
    await asyncio.sleep(0)
    return tasks


def test_addresses_take_turns() -> None:
    async def play(queue: FairQueue, works: Works) -> None:
        jobs = await bring(queue, works, *[Payer("a")] * 5, Payer("b"), Payer("c"), Payer("b"))
        works.may_end.set()
        await asyncio.gather(*jobs)

    assert waiting(1, play) == ["a", "b", "c", "a", "b", "a", "a", "a"]


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere threads have no rank of their own")
def test_who_thinks_lets_the_event_loop_go_first() -> None:
    def rank() -> int:
        return os.getpriority(os.PRIO_PROCESS, 0)  # of the thread that asks

    async def whole() -> tuple[int, int, int]:
        queue = FairQueue(1, "test")
        try:
            return rank(), await queue.run(Payer("a"), rank), rank()
        finally:
            queue.close()

    before, theirs, after = asyncio.run(whole())
    assert before == after
    assert theirs == min(19, before + NICER)


def test_guests_of_an_address_take_turns_and_no_address_gains_by_having_many() -> None:
    async def play(queue: FairQueue, works: Works) -> None:
        many = [Payer("a", guest) for guest in "111234"]
        jobs = await bring(queue, works, *many, Payer("b", "9"), Payer("b", "9"))
        works.may_end.set()
        await asyncio.gather(*jobs)

    assert waiting(1, play) == ["a1", "b9", "a2", "b9", "a3", "a4", "a1", "a1"]


def test_what_nobody_waits_for_is_not_begun() -> None:
    async def play(queue: FairQueue, works: Works) -> None:
        jobs = await bring(queue, works, Payer("a", "1"), Payer("a", "2"), Payer("b"))
        jobs[0].cancel()
        await asyncio.gather(jobs[0], return_exceptions=True)
        assert queue.waiting == {"a": 1, "b": 1}
        works.may_end.set()
        await asyncio.gather(*jobs[1:])

    assert waiting(1, play) == ["a2", "b"]


def test_an_address_may_wait_for_so_many_and_no_more() -> None:
    async def play(queue: FairQueue, works: Works) -> None:
        jobs = await bring(queue, works, *[Payer("a", str(guest)) for guest in range(4)], Payer("b"))
        with pytest.raises(Refused, match="too-many"):
            await jobs[3]
        works.may_end.set()
        await asyncio.gather(*jobs[:3], jobs[4])

    assert waiting(1, play, waiting_most=3) == ["a0", "b", "a1", "a2"]


def test_no_address_has_all_threads() -> None:
    """Two threads: the second is not for the one who holds the first, but for anybody else."""

    async def play(queue: FairQueue, works: Works) -> None:
        own = await bring(queue, works, Payer("held"), Payer("held"))
        other = await bring(queue, works, Payer("b"), Payer("c"))
        await asyncio.wait_for(asyncio.gather(*other), 30)
        assert works.begun == ["b", "c"]
        works.may_end.set()
        await asyncio.gather(*own)

    assert waiting(2, play) == ["b", "c", "held", "held"]


def test_a_job_that_fails_says_so_and_frees_its_thread() -> None:
    async def play(queue: FairQueue, works: Works) -> None:
        works.may_end.set()
        with pytest.raises(ZeroDivisionError):
            await queue.run(Payer("a"), lambda: 1 // 0)
        await queue.run(Payer("a"), works.note, "after")

    assert waiting(1, play) == ["after"]


class Elsewhere(Person):
    """Somebody who is seen to come from an address of their own."""

    address = "198.51.100.1"

    @property
    def headers(self) -> dict[str, str]:
        return {**super().headers, "X-Forwarded-For": self.address}


def overtaken(folder: Path, table: str) -> list[int]:
    """After each move of a person at a table: how many bots moved elsewhere before the bot here did."""
    with closing(sqlite3.connect(folder / "raenke.sqlite")) as database:
        rows = database.execute("SELECT match, at, body FROM entries ORDER BY match, number").fetchall()
    entries = [(match, at, msgspec.json.decode(body, type=Entry).what) for match, at, body in rows]
    moves = [(match, at, what.is_bot) for match, at, what in entries if isinstance(what, Moved)]
    here = [(at, is_bot) for match, at, is_bot in moves if match == table]
    elsewhere = [at for match, at, is_bot in moves if match != table and is_bot]
    return [
        sum(own < at < answer for at in elsewhere)
        for (own, is_bot), (answer, is_answer) in pairwise(here)
        if is_answer and not is_bot
    ]


def test_many_tables_of_one_address_do_not_hold_up_the_bots_of_another(tmp_path: Path) -> None:
    """Twelve matches of slow bots, which would all have their turn between a person's move and the answer."""
    with served(tmp_path, RAENKE_PROXIES="127.0.0.1", RAENKE_THINKERS="1") as server, ExitStack() as lines:
        mallory = Elsewhere(server, "Mallory")
        bots = {str(seat): "search" for seat in range(1, 5)}
        for _ in range(12):
            busy = mallory.open(seats=5, bots=bots)
            mallory.command(busy, "begin")
            mallory.command(busy, "stand")
            lines.enter_context(connect(f"ws://{server.address}/api/tables/{busy}/socket?seat=none"))
        anna = Person(server, "Anna")
        table = anna.open(bots={"1": "greedy"}, options={"start_player": 0})
        anna.command(table, "begin")
        anna.connect(table)
        for _ in range(3):
            anna.play()
            anna.until_turn(60)
    assert sum(overtaken(tmp_path, table)) < 3 * 5


def test_what_a_table_computes_waits_in_the_line_of_its_host(tmp_path: Path) -> None:
    """A stranger who sits there has no part in it; a host who was not seen yet stands in a line of their own."""

    async def scenario() -> None:
        hall = Hall(Store(sqlite_url(tmp_path)), settings_from({}))
        hall.seen("anna", "192.0.2.1")
        header = Header(
            id="table", game="kabale", rules="", release="", seats=2, options={}, seed="00" * 32, settings=Settings(),
            host="anna", opened_at=1,
        )  # fmt: skip
        table = (await hall.open_table(header, [])).table
        assert hall.payer(table) == Payer("192.0.2.1", "anna")
        hall.seen("anna", "192.0.2.7")
        assert hall.payer(table) == Payer("192.0.2.7", "anna")
        assert hall.payer_for("bert") == Payer("bert", "bert")
        await hall.close()

    asyncio.run(scenario())
