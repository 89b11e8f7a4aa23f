"""Tables that were opened and never begun are closed after some days. A match that was begun stays for good."""

import asyncio
import logging

from raenke.server.hall import Hall, Sitting
from raenke.server.happenings import Closed

logger = logging.getLogger("raenke.server")
A_DAY = 86_400_000
AN_HOUR = 3600


async def sweep(hall: Hall) -> None:
    """Now, and every hour from here on."""
    while True:
        for sitting in list(hall.sittings.values()):
            try:
                async with sitting.lock:
                    if is_forgotten(hall, sitting):
                        await hall.close_table(sitting, Closed(why="time"))
            except Exception:  # the next one shall be swept, and this one the next time
                hall.metrics.failures.inc()
                logger.exception("a table cannot be closed", extra={"table": sitting.table.id[:6]})
        await asyncio.sleep(AN_HOUR)


def is_forgotten(hall: Hall, sitting: Sitting) -> bool:
    """Nothing has happened here for so long, and nobody is looking."""
    days, table = hall.settings.waiting_days, sitting.table
    if not days or table.stage != "waiting" or sitting.watchers:
        return False
    return hall.source.now() - table.changed_at > days * A_DAY
