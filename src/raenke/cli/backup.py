"""`raenke backup` and `raenke restore`: all matches in one file, and back."""

import os
from pathlib import Path
from typing import Annotated

import typer

Data = Annotated[Path | None, typer.Option(metavar="DIR", help="The folder in which the server keeps its SQLite file.")]
Database = Annotated[str | None, typer.Option(metavar="URL", help="The address of another database.")]


def address_of(data: Path | None, database: str | None) -> str:
    from raenke.server.settings import settings_from

    return settings_from(os.environ, data=str(data) if data else None, database=database).database_url


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to write the backup, like raenke.jsonl.gz.")],
    data: Data = None,
    database: Database = None,
) -> None:
    """Back up all guests and matches into one file, while the server runs.

    The file holds everything as it was at one moment, and can be restored into
    SQLite as well as into PostgreSQL.

    [bold]Examples[/bold]

    \b
      raenke backup raenke.jsonl.gz
      raenke backup raenke.jsonl.gz --database postgresql://raenke@localhost/raenke
    """
    from raenke.server.backup import back_up

    rows = back_up(address_of(data, database), file)
    typer.echo(f"{file}: {rows} rows")


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The backup.")],
    data: Data = None,
    database: Database = None,
) -> None:
    """Restore a backup into a database that is empty.

    The file is checked first; all of it comes in, or nothing.

    [bold]Examples[/bold]

    \b
      raenke restore raenke.jsonl.gz --data fresh
      raenke restore raenke.jsonl.gz --database postgresql://raenke@localhost/fresh
    """
    from raenke.server.backup import restore as restored

    rows = restored(address_of(data, database), file)
    typer.echo(f"{rows} rows restored from {file}")
