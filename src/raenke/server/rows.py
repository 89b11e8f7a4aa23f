"""Headers and entries of tables as rows of the database."""

from collections.abc import Sequence

import msgspec
from sqlalchemy import BigInteger, Connection, Integer, String, Text, bindparam, delete, exists, func, insert, select

from raenke.server import schema
from raenke.server.log import Entry, Header, Numbered, Settings
from raenke.server.notices import Opened, Rewrote, Wrote, put

ROW = (
    bindparam("match", type_=String),
    bindparam("number", type_=Integer),
    bindparam("body", type_=Text),
    bindparam("at", type_=BigInteger),
)
ADDING = (
    insert(schema.entries)
    .from_select(
        ["match", "number", "body", "at"],
        select(*ROW).where(exists().where(schema.matches.c.id == bindparam("of", type_=String))),
    )
    .execution_options(preserve_rowcount=True)
)


DECODER = msgspec.json.Decoder(Entry)


class Gone(Exception):
    """The match was deleted."""


def add_header(connection: Connection, header: Header, holder: int | None = None) -> None:
    row = {**msgspec.structs.asdict(header), "holder": holder}
    row["options"] = msgspec.json.encode(header.options).decode()
    row["settings"] = msgspec.json.encode(header.settings).decode()
    connection.execute(insert(schema.matches), row)
    put(connection, Opened(header.id))


def add_entry(connection: Connection, match: str, numbered: Numbered) -> None:
    """Match and number are unique, so a second writer of the same number fails, and so does one whose match is gone."""
    body = msgspec.json.encode(numbered.entry).decode()
    row = {"match": match, "number": numbered.number, "body": body, "at": numbered.at}
    if connection.execute(ADDING, {"of": match, **row}).rowcount != 1:
        raise Gone(match)
    put(connection, Wrote(match, numbered.number))


def header_of(connection: Connection, match: str) -> Header | None:
    row = connection.execute(select(schema.matches).where(schema.matches.c.id == match)).mappings().first()
    if row is None:
        return None
    plain = {name: row[name] for name in Header.__struct_fields__}
    plain["options"] = msgspec.json.decode(row["options"])
    plain["settings"] = msgspec.json.decode(row["settings"], type=Settings)
    return Header(**plain)


def entries_of(connection: Connection, match: str) -> list[Numbered]:
    return entries_after(connection, match, 0) or []


def entries_after(connection: Connection, match: str, after: int) -> list[Numbered] | None:
    """The entries after a number, in one question; None if there is no such match."""
    matches, entries = schema.matches.c, schema.entries.c
    theirs = schema.matches.outerjoin(schema.entries, (entries.match == matches.id) & (entries.number > after))
    wanted = select(entries.number, entries.at, entries.body).select_from(theirs).where(matches.id == match)
    rows = connection.execute(wanted.order_by(entries.number)).all()
    if not rows:
        return None
    return [Numbered(row.number, row.at, DECODER.decode(row.body)) for row in rows if row.number is not None]


def unfinished(connection: Connection) -> list[str]:
    rows = connection.execute(select(schema.matches.c.id).where(schema.matches.c.ended_at.is_(None)))
    return [row[0] for row in rows]


def opened_elsewhere(connection: Connection, guest: str, server: int) -> set[str]:
    """The unfinished tables that a guest has opened at other servers; the second who asks waits for the first."""
    guests, matches = schema.guests.c, schema.matches.c
    connection.execute(select(guests.id).where(guests.id == guest).with_for_update(key_share=True))
    theirs = matches.ended_at.is_(None) & (matches.host == guest) & matches.holder.is_distinct_from(server)
    return set(connection.execute(select(matches.id).where(theirs)).scalars())


def last_numbers(connection: Connection) -> dict[str, int]:
    """How far each table is that is not over."""
    matches, entries = schema.matches.c, schema.entries.c
    last = select(func.max(entries.number)).where(entries.match == matches.id).scalar_subquery()
    return {
        row[0]: row[1] or 0 for row in connection.execute(select(matches.id, last).where(matches.ended_at.is_(None)))
    }


def never_begun(connection: Connection, since: int, until: int, after: str, most: int) -> list[str]:
    """The ids of tables that were closed in this time and never began."""
    matches, entries, results = schema.matches, schema.entries, schema.results
    mine = entries.c.match == matches.c.id
    began = mine & entries.c.body.contains('"type":"table_began"', autoescape=True)
    statement = (
        select(matches.c.id)
        .where((matches.c.ended_at >= since) & (matches.c.ended_at < until) & (matches.c.id > after))
        .where(~exists().where(results.c.match == matches.c.id), ~exists().where(began))
        .order_by(matches.c.id)
        .limit(most)
    )
    return list(connection.execute(statement).scalars())


def delete_tables(connection: Connection, tables: Sequence[str]) -> None:
    """Delete tables with all that is kept of them."""
    theirs = (schema.keys, schema.entries, schema.outbox, schema.silenced, schema.results, schema.players)
    for kept in (*(table.c.match for table in theirs), schema.matches.c.id):
        connection.execute(delete(kept.table).where(kept.in_(tables)))
    for match in tables:
        put(connection, Rewrote(match))
