"""Dealing a match that nobody can have chosen: salts are shown, opened, and then the match begins."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Literal

from raenke.server.hall_base import HallBase
from raenke.server.log import Entry
from raenke.server.sitting import Sitting
from raenke.server.table import LiveTable, Step
from raenke.server.table_events import Began, DealBegan, DealVoided


async def deal(hall: HallBase, sitting: Sitting) -> Step:
    """Let those who have shown a salt and are here open it; begin if there is nobody. The caller holds the lock."""
    table = sitting.table
    if table.deal and (seats := taking_part(sitting)):
        return await hall.append(sitting, Entry(what=DealBegan(deal=table.deal.number, seats=seats)))
    return await begin(hall, sitting)


async def begin(hall: HallBase, sitting: Sitting) -> Step:
    """Begin the match. The caller holds the table's lock."""
    settings = sitting.table.header.settings
    began = Began(moves=settings.origin_moves or 0, cards=settings.cards)
    return await hall.append(sitting, Entry(what=began, more=len(settings.opening)))


async def void(hall: HallBase, sitting: Sitting, seats: Sequence[int], why: Literal["time", "left"]) -> Step:
    """Say who did not open. The caller holds the table's lock."""
    table = sitting.table
    assert table.deal is not None
    names = [table.names[seat] for seat in seats]
    voided = DealVoided(deal=table.deal.number, seats=list(seats), names=names, why=why)
    return await hall.append(sitting, Entry(what=voided))


def taking_part(sitting: Sitting) -> list[int]:
    """The seats that have shown a salt and whose guests are here: nobody waits for who has gone away."""
    table = sitting.table
    shown = sorted(table.deal.shown) if table.deal else []
    return [seat for seat in shown if (guest := table.places[seat].guest) and sitting.is_here(guest)]


def awaited(table: LiveTable) -> set[int]:
    """The seats that the dealing waits for: to open, or after a void deal to show again."""
    deal = table.deal
    assert deal is not None
    return set(deal.missing) if deal.is_opening else table.expected - set(deal.shown) - set(table.withheld_at)


async def go_on_dealing(hall: HallBase, sitting: Sitting) -> None:
    """One step of the dealing, or wait for one. After a start of the server everybody has the whole time again."""
    async with sitting.watched() as changed:
        table = sitting.table
        until = max(table.deal_at, sitting.read_at) + hall.settings.deal_within * 1000
        left = (until - hall.source.now()) / 1000
        if awaited(table) and left > 0:
            with suppress(TimeoutError):
                async with asyncio.timeout(left):
                    await changed.wait()
            return
    async with sitting.lock:
        table = sitting.table
        if not table.is_dealing or table.deal is None or (awaited(table) and left > 0):
            return
        if not table.deal.is_opening:
            await deal(hall, sitting)
        elif table.deal.missing:
            await void(hall, sitting, table.deal.missing, "time")
        else:
            await begin(hall, sitting)
