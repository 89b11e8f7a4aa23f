"""Tables without people are closed, matches that everybody has left, and what nobody ever began is deleted then."""

import asyncio
import logging
from functools import partial

from raenke.server.finishing import abandon
from raenke.server.hall import Hall, Sitting
from raenke.server.log import delete_tables, never_begun
from raenke.server.table_events import Closed

logger = logging.getLogger("raenke.server")
A_DAY = 86_400_000
TEN_MINUTES = 600_000
A_MINUTE = 60
DELETED_MOST = 200  # in one commit


async def sweep(hall: Hall) -> None:
    """Now, and every minute from here on."""
    deleted = 0
    while True:
        for sitting in list(hall.sittings.values()):
            try:
                async with sitting.lock:
                    await tidy(hall, sitting)
            except Exception:  # the others are looked at all the same, and this one a minute later
                hall.metrics.failures.inc()
                logger.exception("a table cannot be closed", extra={"table": sitting.table.id[:6]})
        try:
            deleted = await forget_unbegun(hall, deleted)
        except Exception:
            hall.metrics.failures.inc()
            logger.exception("tables that never began cannot be deleted")
        await asyncio.sleep(A_MINUTE)


async def forget_unbegun(hall: Hall, since: int) -> int:
    """Delete the tables that were closed from this time on, before they began and a day ago: until when that is done.

    One that somebody still looks at stays until the server is started again.
    """
    until, last = hall.source.now() - A_DAY, ""
    while found := await hall.store.read(partial(never_begun, since=since, until=until, after=last, most=DELETED_MOST)):
        last = found[-1]
        gone = [match for match in found if hall.let_go(match)]
        await hall.store.write(partial(delete_tables, tables=gone))
    return until


async def tidy(hall: Hall, sitting: Sitting) -> None:
    """The caller holds the table's lock."""
    table = sitting.table
    if table.stage == "waiting" and table.is_deserted:
        await hall.close_table(sitting, Closed(why="empty"))
    elif is_forgotten(hall, sitting):
        await hall.close_table(sitting, Closed(why="time"))
    elif is_abandoned(hall, sitting):
        await abandon(hall, sitting)


def is_forgotten(hall: Hall, sitting: Sitting) -> bool:
    """Nothing has happened here for so long, and nobody is looking."""
    days, table = hall.settings.waiting_days, sitting.table
    if not days or table.stage != "waiting" or sitting.watchers:
        return False
    return hall.source.now() - table.changed_at > days * A_DAY


def is_abandoned(hall: Hall, sitting: Sitting) -> bool:
    """Everybody has left a match that is not over, nobody came back, and nobody is looking."""
    table = sitting.table
    if table.stage != "playing" or table.is_over or not table.is_deserted or sitting.spectators:
        return False
    return hall.source.now() - table.changed_at > TEN_MINUTES
