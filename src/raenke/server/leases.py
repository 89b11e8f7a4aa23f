"""Which server sees to a table: who is alive, who holds which tables, which are free; all by the database's clock."""

from typing import NamedTuple

from sqlalchemy import BigInteger, Connection, cast, column, delete, extract, func, insert, or_, select, table, update

from raenke.server import schema
from raenke.server.notices import ServersChanged, put

LEASE = 5_000  # milliseconds without a sign after which a server's tables are free
CLAIMED_LEAST = 10
NOW = cast(extract("epoch", func.clock_timestamp()) * 1000, BigInteger)
SESSIONS = table("pg_stat_activity", column("pid"))
servers, matches = schema.servers, schema.matches
UNFINISHED = matches.c.ended_at.is_(None)
FREE = UNFINISHED & matches.c.holder.is_(None)


class Sign(NamedTuple):
    """What a server learns when it gives a sign of life."""

    alive: dict[int, int]  # all servers, and since when one was always there
    claimed: list[str]  # tables it holds from now on
    held: list[str] | None  # all it holds, if that was asked or the others had taken it for dead; else None


def give_sign(
    connection: Connection, server: int, session: int | None, since: int, expected: int, asks_all: bool
) -> Sign:
    """Say that this server is alive, free the tables of those that are not, and claim a fair share of what is free."""
    row = {"session": session, "until": NOW + LEASE}
    is_known = connection.execute(update(servers).where(servers.c.id == server).values(row)).rowcount
    bury(connection, server)
    if not is_known:
        first = connection.execute(select(func.min(servers.c.since))).scalar()
        connection.execute(insert(servers).values(id=server, since=first or since, **row))
        put(connection, ServersChanged())
    alive = {each.id: each.since for each in connection.execute(select(servers.c.id, servers.c.since))}
    claimed = claim(connection, server, max(expected, len(alive)))
    return Sign(alive, claimed, held_by(connection, server) if asks_all or not is_known else None)


def bury(connection: Connection, server: int) -> None:
    """Free the tables of servers that give no sign, or whose listening connection is gone: it ends with its process, so
    after a kill nobody waits for the lease to expire."""
    is_silent = or_(servers.c.until < NOW, servers.c.session.not_in(select(SESSIONS.c.pid)))
    gone = delete(servers).where(is_silent & (servers.c.id != server))
    dead = list(connection.execute(gone.returning(servers.c.id)).scalars())
    if dead:
        connection.execute(update(matches).where(UNFINISHED & matches.c.holder.in_(dead)).values(holder=None))
        put(connection, ServersChanged())


def free_strays(connection: Connection) -> None:
    """Free the tables whose holder is not among the servers, as after a restore."""
    is_stray = matches.c.holder.is_not(None) & matches.c.holder.not_in(select(servers.c.id))
    connection.execute(update(matches).where(UNFINISHED & is_stray).values(holder=None))


def claim(connection: Connection, server: int, among: int) -> list[str]:
    """Take as many of the free tables as leave the same to every other server."""
    free = connection.execute(select(func.count()).select_from(matches).where(FREE)).scalar() or 0
    if not free:
        return []
    share = max(CLAIMED_LEAST, -(-free // among))
    some = select(matches.c.id).where(FREE).order_by(matches.c.id).limit(share).with_for_update(skip_locked=True)
    mine = update(matches).where(matches.c.id.in_(some.scalar_subquery())).values(holder=server)
    return list(connection.execute(mine.returning(matches.c.id)).scalars())


def held_by(connection: Connection, server: int) -> list[str]:
    return list(connection.execute(select(matches.c.id).where(UNFINISHED & (matches.c.holder == server))).scalars())


def leave(connection: Connection, server: int) -> None:
    """This server ends, and its tables are free at once."""
    connection.execute(delete(servers).where(servers.c.id == server))
    connection.execute(update(matches).where(UNFINISHED & (matches.c.holder == server)).values(holder=None))
    put(connection, ServersChanged())
