"""What a server keeps, for who runs it: counts, tables, guests; never a hidden card, a seed or a word of the talk."""

from typing import Any

import msgspec
from sqlalchemy import Connection, Select, case, exists, func, select, text

from raenke.server import schema
from raenke.server.hall_base import rebuilt
from raenke.server.rows import entries_of, header_of
from raenke.server.wire import Clock

STAGES = ("waiting", "playing", "finished", "closed")


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """One line of a list."""


class TableLine(Line, frozen=True, kw_only=True):
    id: str
    game: str
    stage: str
    seats: int
    host: str
    entries: int
    opened_at: int
    changed_at: int


class GuestLine(Line, frozen=True, kw_only=True):
    id: str
    name: str
    devices: int
    matches: int
    made_at: int
    seen_at: int


class SeatLine(Line, frozen=True, kw_only=True):
    seat: int
    name: str | None
    guest: str | None
    bot: str | None
    is_absent: bool


class TableSheet(Line, frozen=True, kw_only=True):
    """All that is not secret of one table."""

    id: str
    game: str
    rules: str
    release: str
    stage: str
    is_open: bool
    options: dict[str, Any]
    moves: int
    said: int
    opened_at: int
    changed_at: int
    clock: Clock | None
    deadline: int | None
    is_paused: bool
    seats: list[SeatLine]


class Sizes(Line, frozen=True, kw_only=True):
    """How much there is."""

    guests: int
    waiting: int
    playing: int
    finished: int
    closed: int
    entries: int
    bytes: int
    oldest_at: int | None


def stage_of() -> Any:
    """The stage of a match, as far as the database shows it."""
    matches, entries = schema.matches.c, schema.entries.c
    of_match = entries.match == matches.id
    began = exists().where(of_match & entries.body.contains('"type":"table_began"', autoescape=True))
    has_result = exists().where(schema.results.c.match == matches.id)
    return case(
        (matches.ended_at.is_(None) & began, "playing"),
        (matches.ended_at.is_(None), "waiting"),
        (has_result, "finished"),
        else_="closed",
    )


def tables_in(connection: Connection, stages: tuple[str, ...], before: int | None, most: int) -> list[TableLine]:
    """Tables in these stages, opened before a time if one is given, the newest first."""
    matches, entries, guests = schema.matches.c, schema.entries.c, schema.guests.c
    stage = stage_of()
    of_match = entries.match == matches.id
    wanted: Select[Any] = (
        select(
            matches.id,
            matches.game,
            stage.label("stage"),
            matches.seats,
            func.coalesce(guests.name, "").label("host"),
            select(func.count()).where(of_match).scalar_subquery().label("entries"),
            matches.opened_at,
            func.coalesce(select(func.max(entries.at)).where(of_match).scalar_subquery(), matches.opened_at).label(
                "changed_at"
            ),
        )
        .outerjoin(schema.guests, guests.id == matches.host)
        .where(stage.in_(stages))
        .order_by(matches.opened_at.desc(), matches.id)
        .limit(most)
    )
    if before is not None:
        wanted = wanted.where(matches.ended_at < before)
    if not {"finished", "closed"} & set(stages):
        wanted = wanted.where(matches.ended_at.is_(None))
    return [TableLine(**row) for row in connection.execute(wanted).mappings()]


def table_in(connection: Connection, match: str) -> TableSheet | None:
    """One table, made from its entries."""
    header = header_of(connection, match)
    if header is None:
        return None
    table = rebuilt(header, entries_of(connection, match))
    return TableSheet(
        id=table.id,
        game=table.game.name,
        rules=header.rules,
        release=header.release,
        stage=table.stage,
        is_open=header.settings.is_open,
        options=table.options,
        moves=len(table.made),
        said=table.said,
        opened_at=header.opened_at,
        changed_at=table.changed_at,
        clock=table.clock,
        deadline=table.deadline(),
        is_paused=table.is_paused,
        seats=[
            SeatLine(seat=seat, name=place.name, guest=place.guest, bot=table.bot_at(seat), is_absent=place.is_absent)
            for seat, place in enumerate(table.places)
        ],
    )


def guests_in(connection: Connection, before: int | None, most: int) -> list[GuestLine]:
    """Guests, those seen last first; or those who were not seen since a time."""
    guests, keys, players = schema.guests.c, schema.keys.c, schema.players.c
    is_theirs = (keys.guest == guests.id) & keys.match.is_(None)
    wanted: Select[Any] = (
        select(
            guests.id,
            guests.name,
            select(func.count()).where(is_theirs).scalar_subquery().label("devices"),
            select(func.count(players.match.distinct()))
            .where(players.guest == guests.id)
            .scalar_subquery()
            .label("matches"),
            guests.made_at,
            guests.seen_at,
        )
        .order_by(guests.seen_at.desc(), guests.id)
        .limit(most)
    )
    if before is not None:
        wanted = wanted.where(guests.seen_at < before)
    return [GuestLine(**row) for row in connection.execute(wanted).mappings()]


def sizes_of(connection: Connection) -> Sizes:
    stage = stage_of()
    live = select(stage, func.count()).where(schema.matches.c.ended_at.is_(None)).group_by(stage)
    counts = dict.fromkeys(STAGES, 0)
    counts.update((name, count) for name, count in connection.execute(live))
    counts["finished"] = counted(connection, schema.results)
    counts["closed"] = counted(connection, schema.matches) - sum(counts.values())
    return Sizes(
        guests=counted(connection, schema.guests),
        **counts,
        entries=counted(connection, schema.entries),
        bytes=bytes_of(connection),
        oldest_at=connection.execute(select(func.min(schema.matches.c.opened_at))).scalar(),
    )


def counted(connection: Connection, table: Any) -> int:
    return int(connection.execute(select(func.count()).select_from(table)).scalar() or 0)


def bytes_of(connection: Connection) -> int:
    """How much room the database takes."""
    if connection.dialect.name == "postgresql":
        question = "SELECT pg_database_size(current_database())"
    else:
        question = "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()"
    return int(connection.execute(text(question)).scalar() or 0)


def over_count(connection: Connection, before: int) -> int:
    """How many games have been over since before a time."""
    over = select(func.count()).where(schema.matches.c.ended_at < before)
    return int(connection.execute(over).scalar() or 0)
