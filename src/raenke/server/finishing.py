"""The end of a match: its result is kept in the same commit as the end itself."""

from raenke.core.counts import Counts
from raenke.server.hall_base import HallBase
from raenke.server.log import Entry
from raenke.server.outcome import Outcome, counted
from raenke.server.replaying import whole_record
from raenke.server.sitting import Sitting
from raenke.server.table_events import Closed, Finished


async def finish(hall: HallBase, sitting: Sitting) -> None:
    """Store the end. The caller holds the table's lock."""
    table = sitting.table
    if table.stage != "playing" or not table.is_over or table.match is None:
        return
    scores, winners = table.match.scores, table.match.winners
    counts = Counts() if table.header.settings.origin else await hall.aside(counted, table.match)
    last_hash = (await hall.aside(whole_record, table)).last_hash
    outcome = Outcome(table, hall.source.now(), scores, winners, counts, last_hash)
    what = Finished(scores=scores, winners=winners, last_hash=last_hash)
    await hall.append(sitting, Entry(what=what), hall.finished(outcome))
    hall.note_finished(table)


async def abandon(hall: HallBase, sitting: Sitting) -> None:
    """Everybody has left the match, so all of them lose it. The caller holds the table's lock."""
    await hall.rouse(sitting)
    table = sitting.table
    outcome = Outcome(table, hall.source.now(), [0] * table.header.seats, [])
    await hall.append(sitting, Entry(what=Closed(why="abandoned")), hall.abandoned(outcome))


async def give_up(hall: HallBase, sitting: Sitting) -> None:
    """The match has too many moves: close it without a winner or a loser. The caller holds the table's lock."""
    if sitting.table.stage == "playing" and sitting.table.is_long:
        await hall.close_table(sitting, Closed(why="long"))
