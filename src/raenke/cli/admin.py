"""`raenke admin`: what a server keeps, and closing and deleting some of it."""

import time
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from raenke.cli.grid import show_grid
from raenke.cli.serve import settings_given
from raenke.cli.shell import FAILED, Command, Commands, complain, counted

if TYPE_CHECKING:
    from raenke.server.orders import AnyOrder
    from raenke.server.overview import TableLine
    from raenke.server.settings import ServerSettings
    from raenke.server.wire import Clock

A_DAY = 86_400_000
MOST = 10_000
Data = Annotated[str | None, typer.Option(metavar="DIR", help="The folder with the server's SQLite file.")]
Database = Annotated[str | None, typer.Option(metavar="URL", help="The address of another database.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]
Yes = Annotated[bool, typer.Option("--yes", "-y", help="Do not ask first.")]
Most = Annotated[int, typer.Option(min=1, max=MOST, metavar="N", help="How many at most.")]
Tables = Annotated[list[str], typer.Argument(metavar="TABLE", help="Ids of tables, as in their links.")]

admin = typer.Typer(
    name="admin",
    cls=Commands,
    no_args_is_help=True,
    rich_markup_mode="rich",
    help="""See what a server keeps, close tables, and delete tables, guests and old games.

    All of it works while the server runs, which then does it itself: people at
    a table hear of it at once. It never shows a hidden card or what was said.

    [bold]Examples[/bold]

    \b
      raenke admin sizes
      raenke admin tables
      raenke admin close 7h2k9mqa4xw8cd3fzt6b
      raenke admin prune --days 365
    """,
)


def day(at: int | None) -> str:
    return "" if at is None else datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M")


def printed(what: object) -> None:
    typer.echo(msgspec.json.format(msgspec.json.encode(what)).decode())


def before(days: int | None) -> int | None:
    """The time so many days ago."""
    return None if days is None else time.time_ns() // 1_000_000 - days * A_DAY


@admin.command(cls=Command)
def sizes(data: Data = None, database: Database = None, json: Json = False) -> None:
    """Count guests, tables and games, and the room they take."""
    from raenke.cli.ordering import found
    from raenke.server.overview import sizes_of

    told = found(settings_given(data, database).database_url, sizes_of)
    if json:
        printed(told)
        return
    for name, value in msgspec.structs.asdict(told).items():
        shown = day(value) if name == "oldest_at" else f"{value:,}"
        typer.echo(f"{name.removesuffix('_at'):<10}{shown}")


@admin.command(cls=Command)
def tables(
    every: Annotated[bool, typer.Option("--all", help="Also tables where the game is over.")] = False,
    most: Most = 100,
    data: Data = None,
    database: Database = None,
    json: Json = False,
) -> None:
    """List the tables where people wait or play, the newest first."""
    from raenke.server.overview import STAGES

    show_tables(settings_given(data, database), STAGES if every else STAGES[:2], None, most, json)


@admin.command(cls=Command)
def games(
    days: Annotated[
        int | None, typer.Option(min=0, metavar="DAYS", help="Only games that have been over for so many days.")
    ] = None,
    most: Most = 100,
    data: Data = None,
    database: Database = None,
    json: Json = False,
) -> None:
    """List the games that are over, the newest first."""
    from raenke.server.overview import STAGES

    show_tables(settings_given(data, database), STAGES[2:], before(days), most, json)


def show_tables(settings: "ServerSettings", stages: Sequence[str], until: int | None, most: int, is_json: bool) -> None:
    from raenke.cli.ordering import found
    from raenke.server.overview import tables_in

    lines: list[TableLine] = found(
        settings.database_url, lambda connection: tables_in(connection, tuple(stages), until, most)
    )
    if is_json:
        printed(lines)
        return
    headings = ("id", "game", "stage", "seats", "host", "entries", "opened", "changed")
    rows = [
        (line.id, line.game, line.stage, str(line.seats), line.host, str(line.entries), day(line.opened_at),
         day(line.changed_at))
        for line in lines
    ]  # fmt: skip
    show_grid(counted(len(lines), "table"), headings, rows)


@admin.command(cls=Command)
def table(
    table: Annotated[str, typer.Argument(metavar="TABLE", help="The id of a table, as in its link.")],
    data: Data = None,
    database: Database = None,
    json: Json = False,
) -> None:
    """Show who sits at a table and how far its game is."""
    from raenke.cli.ordering import found
    from raenke.server.overview import table_in

    sheet = found(settings_given(data, database).database_url, lambda connection: table_in(connection, table))
    if sheet is None:
        complain(f"there is no table {table}; `raenke admin tables --all` lists all")
    if json:
        printed(sheet)
        return
    for name, value in msgspec.structs.asdict(sheet).items():
        if name == "options":
            value = " ".join(f"{option}={chosen}" for option, chosen in value.items())
        if name == "clock":
            value = clock_text(value) if value else "none"
        if name != "seats":
            if name.endswith("_at") or name == "deadline":
                value = day(value)
            elif isinstance(value, bool):
                value = "yes" if value else "no"
            typer.echo(f"{name.removeprefix('is_').removesuffix('_at'):<10}{value}")
    for seat in sheet.seats:
        who = f"guest {seat.guest}" if seat.guest else f"bot {seat.bot}" if seat.bot else "open"
        away = ", away: a bot plays" if seat.is_absent else ""
        typer.echo(f"{f'seat {seat.seat + 1}':<10}{seat.name or '-'} ({who}{away})")


def clock_text(clock: "Clock") -> str:
    unit, name = (86_400, "days") if clock.is_slow else (60, "min")
    reserve = f", and {clock.reserve / unit:g} {name} in reserve" if clock.reserve else ""
    weekends = f", weekends off in {clock.weekends_off}" if clock.weekends_off else ""
    return f"{clock.move / unit:g} {name} a move{reserve}{weekends}"


@admin.command(cls=Command)
def guests(
    days: Annotated[
        int | None, typer.Option(min=0, metavar="DAYS", help="Only guests who were not here for so many days.")
    ] = None,
    most: Most = 100,
    data: Data = None,
    database: Database = None,
    json: Json = False,
) -> None:
    """List the guests, those who were here last first."""
    from raenke.cli.ordering import found
    from raenke.server.overview import guests_in

    until = before(days)
    lines = found(settings_given(data, database).database_url, lambda connection: guests_in(connection, until, most))
    if json:
        printed(lines)
        return
    headings = ("id", "name", "devices", "games", "first here", "last here")
    rows = [
        (line.id, line.name, str(line.devices), str(line.matches), day(line.made_at), day(line.seen_at))
        for line in lines
    ]
    show_grid(counted(len(lines), "guest"), headings, rows)


@admin.command(cls=Command)
def close(tables: Tables, data: Data = None, database: Database = None, yes: Yes = False, json: Json = False) -> None:
    """Close tables: nobody can play on, and the game has no result.

    Whoever is at the table is told at once. The table stays in the database.
    """
    from raenke.server.orders import CloseTable

    sure(f"Close {counted(len(tables), 'table')} for good?", yes)
    carry_out(settings_given(data, database), tables, lambda each: CloseTable(table=each), "closed", json)


@admin.command(cls=Command)
def delete(tables: Tables, data: Data = None, database: Database = None, yes: Yes = False, json: Json = False) -> None:
    """Delete tables with everything that happened there: moves, talk, result, replay.

    A live one is closed first. Ratings and statistics keep what they learned
    from it; it is gone from its players' lists of results.
    """
    from raenke.server.orders import DeleteTable

    sure(f"Delete {counted(len(tables), 'table')} for good?", yes)
    carry_out(settings_given(data, database), tables, lambda each: DeleteTable(table=each), "deleted", json)


@admin.command(cls=Command)
def forget(
    guests: Annotated[list[str], typer.Argument(metavar="GUEST", help="Ids of guests, from `raenke admin guests`.")],
    data: Data = None,
    database: Database = None,
    yes: Yes = False,
    json: Json = False,
) -> None:
    """Delete guests: name, devices, ratings, and their name and talk at every table.

    They leave the tables they sit at, where a bot plays on. The moves and
    results of their games stay, since they belong to the other players too,
    with "N. N." in place of the name.
    """
    from raenke.server.orders import DeleteGuest

    sure(f"Delete {counted(len(guests), 'guest')} for good?", yes)
    carry_out(settings_given(data, database), guests, lambda each: DeleteGuest(guest=each), "deleted", json)


@admin.command(cls=Command)
def prune(
    days: Annotated[int, typer.Option(min=0, metavar="DAYS", help="How many days they have been over.")],
    data: Data = None,
    database: Database = None,
    yes: Yes = False,
    json: Json = False,
) -> None:
    """Delete old games, once; the setting RAENKE_MATCHES_DAYS does so for ever.

    Games that somebody looks at now stay.
    """
    from raenke.cli.ordering import carried_out, found
    from raenke.server.orders import DeleteOld
    from raenke.server.overview import over_count

    settings, until = settings_given(data, database), before(days) or 0
    if not yes:
        count = found(settings.database_url, lambda connection: over_count(connection, until))
        sure(f"Delete {counted(count, 'game')} for good?", yes)
    report = carried_out(settings, DeleteOld(before=until))
    if report.refused:
        complain(report.refused, FAILED)
    if json:
        printed({"deleted": report.count})
    else:
        typer.echo(f"{counted(report.count, 'game')} deleted")


def sure(question: str, is_sure: bool) -> None:
    """Ask on standard error, so that the answer of `--json` stays JSON; no answer is no."""
    try:
        if not is_sure and not typer.confirm(question, err=True):
            complain("nothing was done")
    except typer.Abort:  # nobody is there to ask, or it was Ctrl-C
        typer.echo("", err=True)
        complain("nothing was done; with --yes it does not ask")


def carry_out(
    settings: "ServerSettings", names: Sequence[str], order: "Callable[[str], AnyOrder]", done: str, is_json: bool
) -> None:
    """Carry out one order for each name; those that are refused are told, and the others are done."""
    from raenke.cli.ordering import carried_out

    answers = {name: carried_out(settings, order(name)).refused for name in dict.fromkeys(names)}
    if is_json:
        printed([{"id": name, "done": not refused, "refused": refused or None} for name, refused in answers.items()])
    else:
        for name, refused in answers.items():
            typer.echo(f"raenke: {name}: {refused}" if refused else f"{name}: {done}", err=bool(refused))
    if any(answers.values()):
        raise typer.Exit(FAILED)
