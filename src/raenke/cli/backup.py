"""`raenke backup` and `raenke restore`: all matches in one file, and back."""

from pathlib import Path
from typing import Annotated

import typer

from raenke.cli.serve import settings_given

Data = Annotated[str | None, typer.Option(metavar="DIR", help="The folder with the server's SQLite file.")]
Database = Annotated[str | None, typer.Option(metavar="URL", help="The address of another database.")]


def backup(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="Where to write the backup, for example raenke.jsonl.gz.")
    ],
    data: Data = None,
    database: Database = None,
    force: Annotated[bool, typer.Option("--force", help="Overwrite FILE if it exists.")] = False,
) -> None:
    """Back up all guests and games to one file, even while the server runs.

    The file holds everything as of one moment, and you can restore it into
    SQLite as well as into PostgreSQL.

    [bold]Examples[/bold]

    \b
      raenke backup raenke.jsonl.gz
      raenke backup raenke.jsonl.gz --database postgresql://raenke@localhost/raenke
    """
    from raenke.server.backup import back_up
    from raenke.server.database import shown_url

    address = settings_given(data, database).database_url
    rows = back_up(address, file, force)
    typer.echo(f"{file}: {rows} rows of {shown_url(address)}")


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The backup file.")],
    data: Data = None,
    database: Database = None,
) -> None:
    """Restore a backup into an empty database that no server is using.

    The file is checked first; either all of it is restored, or nothing.

    [bold]Examples[/bold]

    \b
      raenke restore raenke.jsonl.gz --data fresh
      raenke restore raenke.jsonl.gz --database postgresql://raenke@localhost/fresh
    """
    from raenke.server.backup import restore as restored
    from raenke.server.database import shown_url

    address = settings_given(data, database).database_url
    rows = restored(address, file)
    typer.echo(f"{rows} rows restored from {file} into {shown_url(address)}")
