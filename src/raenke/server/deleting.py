"""Deleting matches and guests, while others play on."""

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import suppress
from functools import partial

from sqlalchemy import Connection, func, select

from raenke.core.counts import Count
from raenke.server import schema
from raenke.server.former import make_former
from raenke.server.hall import Hall
from raenke.server.log import Entry
from raenke.server.outcomes import add_count, wait_for_others
from raenke.server.refusing import Refused
from raenke.server.results import is_fresh
from raenke.server.rows import delete_tables
from raenke.server.sitting import Sitting
from raenke.server.table_events import Closed, Freed, Left

Also = Callable[[Connection], object]
GROUP = 200  # matches in one commit, or looked through in one question
LIVE = ("waiting", "playing")


async def close_match(hall: Hall, match: str, also: Also | None = None) -> bool:
    """Close a live table in the name of who runs the server. Was it live?"""
    sitting = await hall.sitting(match)

    async def close() -> bool:
        if sitting.table.stage not in LIVE:
            return False
        await hall.close_table(sitting, Closed(why="server"), also)
        return True

    return await hall.change(sitting, close)


async def delete_match(hall: Hall, match: str, also: Also | None = None) -> None:
    """Delete all of a match; a live one is closed first, and who looks at it is told."""
    sitting = None
    with suppress(Refused):  # one that cannot be read can be deleted
        await close_match(hall, match)
        sitting = await hall.sitting(match)
    if sitting is None:
        await hall.store.write(partial(delete_matches, matches=[match], also=also))
        return
    async with sitting.lock:
        await hall.store.write(partial(delete_matches, matches=[match], also=also))
        hall.dismiss(sitting)


async def delete_old(hall: Hall, before: int) -> int:
    """Delete the matches that were over before this time. Those that somebody looks at now stay."""
    count, last = 0, ""
    while found := await hall.store.read(partial(over_before, before=before, after=last)):
        last = found[-1]
        gone = [match for match in found if hall.let_go(match)]
        await hall.store.write(partial(delete_matches, matches=gone))
        count += len(gone)
    return count


def over_before(connection: Connection, before: int, after: str) -> list[str]:
    matches = schema.matches.c
    wanted = select(matches.id).where((matches.ended_at < before) & (matches.id > after))
    return list(connection.execute(wanted.order_by(matches.id).limit(GROUP)).scalars())


def delete_matches(connection: Connection, matches: Sequence[str], also: Also | None = None) -> None:
    """Ratings and the server's statistics keep what they learned, so the number of matches behind them is kept too."""
    wait_for_others(connection)
    results, of_matches = schema.results, schema.matches
    joined = results.join(of_matches, of_matches.c.id == results.c.match)
    counted = select(results.c.game, func.count()).select_from(joined).where(results.c.match.in_(matches), is_fresh())
    for game, times in list(connection.execute(counted.group_by(results.c.game))):
        add_count(connection, game, Count("deleted", "", times=times))
    delete_tables(connection, matches)
    if also:
        also(connection)


async def delete_guest(hall: Hall, guest: str, also: Also | None = None) -> None:
    """Delete a guest: they leave their tables, their tables lose their name and talk, and nobody can be them again."""
    known, since = await hall.guests.guest(guest), await hall.store.read(partial(made_at, guest=guest))
    if known is None or since is None:
        raise Refused("server-refusal-not-found")
    await hall.guests.void_code(known)
    await hall.guests.forget_all(known)
    while found := await matches_of(hall, guest, since):  # again, as a request may have been under way
        for match in found:
            await take_out(hall, match, guest)
    await hall.guests.erase(guest, also)


async def take_out(hall: Hall, match: str, guest: str) -> None:
    """Take a guest out of one match."""
    change = partial(make_former, match=match, guest=guest, other=hall.source.guest_id())
    try:
        sitting = await hall.sitting(match)
    except Refused:  # it cannot be read, but its entries can
        await hall.store.write(change)
        return
    async with sitting.lock:
        await hall.in_turn(partial(leave, hall, sitting, guest))
        await hall.store.write(change)
        hall.told.clear()
        await hall.reread(sitting)


async def leave(hall: Hall, sitting: Sitting, guest: str) -> None:
    """As if the guest had left all their seats. The caller holds the table's lock."""
    table = sitting.table
    if table.stage not in LIVE:
        return
    for seat in table.kept_for(guest):
        await hall.append(sitting, Entry(what=Freed(seat=seat, name=table.names[seat])))
    for seat in table.seats_of(guest):
        ending = hall.guests.ending_links(table.id, seat)
        await hall.append(sitting, Entry(what=Left(seat=seat, name=table.names[seat])), ending)
    if table.stage == "waiting" and table.is_deserted:
        await hall.close_table(sitting, Closed(why="empty"))


def made_at(connection: Connection, guest: str) -> int | None:
    return connection.execute(select(schema.guests.c.made_at).where(schema.guests.c.id == guest)).scalar()


async def matches_of(hall: Hall, guest: str, since: int) -> list[str]:
    """All matches that name a guest, looked for group by group among those that were not over when the guest came."""
    found: list[str] = []
    async for group in groups(hall, since):
        found += await hall.store.read(partial(naming, matches=group, guest=guest))
    return found


async def groups(hall: Hall, since: int = 0) -> AsyncIterator[list[str]]:
    """All matches that were not over at a time, group by group."""
    last = ""
    while group := await hall.store.read(partial(after, last=last, since=since)):
        last = group[-1]
        yield group


def after(connection: Connection, last: str, since: int) -> list[str]:
    matches = schema.matches.c
    wanted = select(matches.id).where((matches.id > last) & (matches.ended_at.is_(None) | (matches.ended_at >= since)))
    return list(connection.execute(wanted.order_by(matches.id).limit(GROUP)).scalars())


def naming(connection: Connection, matches: Sequence[str], guest: str) -> list[str]:
    entries, headers, players = schema.entries.c, schema.matches.c, schema.players.c
    named = entries.body.contains(f'"guest":"{guest}"', autoescape=True)
    wanted = (
        select(entries.match).where(entries.match.in_(matches) & named),
        select(headers.id).where(headers.id.in_(matches) & (headers.host == guest)),
        select(players.match).where(players.match.in_(matches) & (players.guest == guest)),
    )
    return sorted({match for each in wanted for match in connection.execute(each).scalars()})
