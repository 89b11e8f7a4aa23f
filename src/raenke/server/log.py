"""How a table is stored: its header, then numbered entries."""

from collections.abc import Sequence
from typing import Any, Literal

import msgspec
from sqlalchemy import Connection, delete, exists, insert, select

from raenke.server import schema, table_events
from raenke.server.table_events import TableEvent
from raenke.server.wire import Clock


class Moved(TableEvent, frozen=True, kw_only=True):
    """A move. Others learn of it by its events, never by its text."""

    seat: int
    move: str
    is_bot: bool


class Woken(TableEvent, frozen=True, kw_only=True):
    """The server is up again. No clock ran while it was down."""


AnyTableEvent = (
    table_events.Seated
    | table_events.BotSeated
    | table_events.Invited
    | table_events.Freed
    | table_events.Renamed
    | table_events.Left
    | table_events.Began
    | table_events.Said
    | table_events.UndoAsked
    | table_events.UndoAgreed
    | table_events.UndoRefused
    | table_events.Undone
    | table_events.Voted
    | table_events.Absent
    | table_events.Returned
    | table_events.Finished
    | table_events.Rematched
    | table_events.Closed
    | Moved
    | Woken
)


class Entry(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A table event, with what is stored of it but not sent to everybody."""

    what: AnyTableEvent
    guest: str | None = None
    more: int = 0  # how many numbers after its own belong to it: one for each move a match begins with


class Numbered(msgspec.Struct, frozen=True):
    """An entry with its number and its time."""

    number: int
    at: int
    entry: Entry


Cards = Literal["anew", "old"]


class Beginning(msgspec.Struct, frozen=True, kw_only=True):
    """How a match goes on from a moment of another: after how many moves and with which cards; the position, unless
    it replays from the first shuffle; and what each seat remembers there."""

    moves: int
    cards: Cards
    position: dict[str, Any] | None = None
    recalled: Any = None


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """What the host chose for a table besides the game's options."""

    is_open: bool = False
    has_hints: bool = True
    has_chat: bool = True
    is_rated: bool = True
    clock: Clock | None = None
    origin: str | None = None
    opening: list[str] = []  # moves of the origin that are made when it begins: with old cards all of them
    moment: Beginning | None = None

    @property
    def cards(self) -> Cards | None:
        """With which cards it goes on from its origin. Old tables have no choice stored: they kept the old cards."""
        if self.origin is None:
            return None
        return self.moment.cards if self.moment else "old"

    @property
    def origin_moves(self) -> int | None:
        if self.origin is None:
            return None
        return self.moment.moves if self.moment else len(self.opening)


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """What is fixed for a match from the start."""

    id: str
    game: str
    rules: str
    release: str
    seats: int
    options: dict[str, Any]
    seed: str
    settings: Settings
    host: str
    opened_at: int


def add_header(connection: Connection, header: Header) -> None:
    row = msgspec.structs.asdict(header)
    row["options"] = msgspec.json.encode(header.options).decode()
    row["settings"] = msgspec.json.encode(header.settings).decode()
    connection.execute(insert(schema.matches), row)


def add_entry(connection: Connection, match: str, numbered: Numbered) -> None:
    """Match and number are unique, so a second writer of the same number fails."""
    body = msgspec.json.encode(numbered.entry).decode()
    row = {"match": match, "number": numbered.number, "body": body, "at": numbered.at}
    connection.execute(insert(schema.entries), row)


def header_of(connection: Connection, match: str) -> Header | None:
    row = connection.execute(select(schema.matches).where(schema.matches.c.id == match)).mappings().first()
    if row is None:
        return None
    plain = {name: row[name] for name in Header.__struct_fields__}
    plain["options"] = msgspec.json.decode(row["options"])
    plain["settings"] = msgspec.json.decode(row["settings"], type=Settings)
    return Header(**plain)


def entries_of(connection: Connection, match: str) -> list[Numbered]:
    rows = connection.execute(
        select(schema.entries).where(schema.entries.c.match == match).order_by(schema.entries.c.number)
    ).mappings()
    return [Numbered(row["number"], row["at"], msgspec.json.decode(row["body"], type=Entry)) for row in rows]


def unfinished(connection: Connection) -> list[str]:
    rows = connection.execute(select(schema.matches.c.id).where(schema.matches.c.ended_at.is_(None)))
    return [row[0] for row in rows]


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
    """Delete tables with all their entries and keys."""
    for kept in (schema.keys.c.match, schema.entries.c.match, schema.matches.c.id):
        connection.execute(delete(kept.table).where(kept.in_(tables)))
