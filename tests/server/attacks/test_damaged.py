"""A table that can be neither written nor read keeps nobody busy and stops no other table."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path

from sqlalchemy import Connection, insert

from raenke import games
from raenke.server import schema
from raenke.server.clock_and_ids import ClockAndIds
from raenke.server.database import sqlite_url
from raenke.server.driving import drive
from raenke.server.hall import Hall
from raenke.server.log import Entry, Header, Settings
from raenke.server.settings import settings_from
from raenke.server.sitting import Sitting
from raenke.server.store import Store
from raenke.server.sweeping import sweep
from raenke.server.table_events import Began, BotSeated, Seated

A_YEAR = 365 * 86_400_000
TRIES = 12
SEATED = [
    Entry(what=Seated(seat=0, name="Anna", colour="red"), guest="anna"),
    Entry(what=BotSeated(seat=1, bot="random")),
]


class Noted(ClockAndIds):
    """Sleeping takes no time, and is noted."""

    def __init__(self) -> None:
        self.slept: list[float] = []

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        await asyncio.sleep(3600 if len(self.slept) >= TRIES else 0)


def in_hall(folder: Path, source: ClockAndIds, play: Callable[[Hall], Awaitable[None]]) -> None:
    async def whole() -> None:
        hall = Hall(Store(sqlite_url(folder)), settings_from({"RAENKE_BOT_PAUSE": "0"}), source)
        try:
            await play(hall)
        finally:
            await hall.close()

    asyncio.run(whole())


async def opened(hall: Hall, name: str, entries: list[Entry], age: int = 0) -> Sitting:
    game = games["kabale"]
    header = Header(
        id=name, game="kabale", rules=game.rules, release="", seats=2, options=game.options({"start_player": 1}, 2),
        seed="00" * 32, settings=Settings(), host="anna", opened_at=hall.source.now() - age,
    )  # fmt: skip
    return await hall.open_table(header, entries)


async def damage(hall: Hall, sitting: Sitting) -> None:
    """The next number is taken, by what nobody can read."""
    row = {"match": sitting.table.id, "number": sitting.table.version + 1, "body": "{", "at": 1}

    def change(connection: Connection) -> None:
        connection.execute(insert(schema.entries), row)

    await hall.store.write(change)


def test_a_match_that_is_refused_again_and_again_is_tried_less_and_less_often(tmp_path: Path) -> None:
    source = Noted()

    async def play(hall: Hall) -> None:
        sitting = await opened(hall, "broken", [*SEATED, Entry(what=Began())])
        await damage(hall, sitting)
        driving = asyncio.ensure_future(drive(hall, sitting))
        end = asyncio.get_running_loop().time() + 10
        while len(source.slept) < TRIES and asyncio.get_running_loop().time() < end:
            await asyncio.sleep(0.02)
        driving.cancel()
        with suppress(asyncio.CancelledError):
            await driving

    in_hall(tmp_path, source, play)
    assert source.slept == [0.05, 0.1, 0.2, 0.4, 0.8, 1.6, 3.2, 5.0, 5.0, 5.0, 5.0, 5.0]


def test_a_table_that_cannot_be_closed_does_not_end_the_sweeping(tmp_path: Path) -> None:
    async def play(hall: Hall) -> None:
        broken = await opened(hall, "broken", SEATED, A_YEAR)
        whole = await opened(hall, "whole", SEATED, A_YEAR)
        await damage(hall, broken)
        sweeping = asyncio.ensure_future(sweep(hall))
        end = asyncio.get_running_loop().time() + 10
        while whole.table.stage != "closed" and not sweeping.done() and asyncio.get_running_loop().time() < end:
            await asyncio.sleep(0.02)
        assert (broken.table.stage, whole.table.stage, sweeping.done()) == ("waiting", "closed", False)
        sweeping.cancel()

    in_hall(tmp_path, ClockAndIds(), play)
