"""Closing tables and matches that everybody has left or forgotten, and deleting what is too old. A server closes the
tables it sees to; what is no table's, one server does for all."""

import asyncio
import logging
from functools import partial

from raenke.server.finishing import abandon
from raenke.server.hall import Hall
from raenke.server.retention import Retention
from raenke.server.rows import delete_tables, never_begun
from raenke.server.sitting import Sitting
from raenke.server.table_events import Closed

logger = logging.getLogger("raenke.server")
A_DAY = 86_400_000
TEN_MINUTES = 600_000
A_MINUTE = 60
DELETED_MOST = 200  # in one commit


async def sweep(hall: Hall) -> None:
    """Sweep now and every minute."""
    deleted = 0
    retained = Retention(hall)
    while True:
        for sitting in list(hall.sittings.values()):
            if hall.minds(sitting.table.id):
                try:
                    await hall.change(sitting, partial(tidy, hall, sitting))
                except Exception:  # go on with the others, and try this one again in a minute
                    hall.note_failure()
                    logger.exception("a table cannot be closed", extra={"table": sitting.table.id[:6]})
            await asyncio.sleep(0)  # there may be thousands
        if hall.is_first:
            try:
                deleted = await forget_unbegun(hall, deleted)
            except Exception:
                hall.note_failure()
                logger.exception("tables that never began cannot be deleted")
            try:
                await retained.keep()
            except Exception:
                hall.note_failure()
                logger.exception("what is too old cannot be deleted")
        try:
            await hall.guests.end_void_sockets()
        except Exception:
            hall.note_failure()
            logger.exception("who has signed out elsewhere cannot be looked up")
        await asyncio.sleep(A_MINUTE)


async def send_to_rest(hall: Hall) -> None:
    """Let tables rest that nobody looks at, soon after they may."""
    while True:
        hall.rest()
        await asyncio.sleep(min(A_MINUTE, hall.settings.rest_after) / 2 or A_MINUTE)


async def forget_unbegun(hall: Hall, since: int) -> int:
    """Delete tables that never began and were closed since this time, at least a day ago. Returns where to go on.

    A table that somebody still looks at stays until the server restarts.
    """
    until, last = hall.source.now() - A_DAY, ""
    while found := await hall.store.read(partial(never_begun, since=since, until=until, after=last, most=DELETED_MOST)):
        last = found[-1]
        gone = [match for match in found if hall.let_go(match)]
        await hall.store.write(partial(delete_tables, tables=gone))
    return until


async def tidy(hall: Hall, sitting: Sitting) -> None:
    """Close a table if nobody needs it. The caller holds the table's lock."""
    table = sitting.table
    if table.stage == "waiting" and table.is_deserted:
        await hall.close_table(sitting, Closed(why="empty"))
    elif is_forgotten(hall, sitting):
        await hall.close_table(sitting, Closed(why="time"))
    elif is_abandoned(hall, sitting):
        await abandon(hall, sitting)


def is_forgotten(hall: Hall, sitting: Sitting) -> bool:
    """Has nothing happened for days at a table that has not begun, and does nobody look at it?"""
    days, table = hall.settings.waiting_days, sitting.table
    if not days or table.stage != "waiting" or sitting.is_used:
        return False
    return hall.source.now() - table.changed_at > days * A_DAY


def is_abandoned(hall: Hall, sitting: Sitting) -> bool:
    """Has everybody left a match that is not over, for ten minutes, with nobody looking on?"""
    table = sitting.table
    if table.stage != "playing" or table.is_over or not table.is_deserted or sitting.onlookers:
        return False
    return hall.source.now() - table.changed_at > TEN_MINUTES
