"""`raenke` and `raenke serve`: the game server on this machine."""

import os
import sys
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from raenke.server.settings import ServerSettings


def settings_given(data: str | None, database: str | None, **more: object) -> "ServerSettings":
    """Settings from the options, then the environment; warns about names that look misspelled."""
    from raenke.server.settings import near_misses, settings_from

    for wrong, likely in near_misses(os.environ).items():
        typer.echo(f"raenke: there is no setting {wrong}; did you mean {likely}?", err=True)
    return settings_from(os.environ, data=data, database=database, **more)


def serve(
    host: Annotated[
        str | None,
        typer.Option(help="The address to listen on; 0.0.0.0 opens the server to the network. [default: 127.0.0.1]"),
    ] = None,
    port: Annotated[int | None, typer.Option(help="The port; 0 picks any free one. [default: 8390]")] = None,
    data: Annotated[
        str | None, typer.Option(metavar="DIR", help="The folder for the SQLite file that keeps all games.")
    ] = None,
    database: Annotated[
        str | None, typer.Option(metavar="URL", help="Another database: postgresql://user@host/name.")
    ] = None,
    processes: Annotated[
        int | None, typer.Option(help="How many processes serve; several need PostgreSQL. [default: 1]")
    ] = None,
    base_path: Annotated[
        str | None, typer.Option(metavar="PATH", help="The path below which a proxy shows the server, like /raenke.")
    ] = None,
    browser: Annotated[
        bool, typer.Option("--browser/--no-browser", help="Open the browser when the server is up.")
    ] = True,
) -> None:
    """Start the game server: share a link and play together.

    Without options, it serves only this machine and keeps all games in a
    file. Settings not given here come from the environment, for example
    RAENKE_PORT; docs/hosting.md lists them all. Only one server at a time can
    use a file. Ctrl-C stops the server.

    [bold]Examples[/bold]

    \b
      raenke
      raenke serve --host 0.0.0.0 --port 8080 --no-browser
      raenke serve --base-path /raenke --no-browser
      raenke serve --database postgresql://raenke@localhost/raenke
      raenke serve --processes 4 --database postgresql://raenke@localhost/raenke
    """
    from raenke.server.run import serve as run

    settings = settings_given(data, database, host=host, port=port, processes=processes, base_path=base_path)
    run(settings, browser and sys.stdout.isatty(), lambda address: typer.echo(f"Ränke is at {address}"))
