"""The command line."""

import os
import sys
from typing import Annotated

import typer

from raenke import __version__
from raenke.cli.admin import admin
from raenke.cli.arena import arena
from raenke.cli.audit import audit
from raenke.cli.backup import backup, restore
from raenke.cli.bench import bench
from raenke.cli.doctor import doctor
from raenke.cli.options import players
from raenke.cli.play import play
from raenke.cli.replay import replay
from raenke.cli.rules import rules
from raenke.cli.serve import serve
from raenke.cli.shell import FAILED, INTERRUPTED, TRACE, Command, Commands, speak_utf8
from raenke.cli.simulate import simulate
from raenke.cli.sit import sit
from raenke.cli.static import static
from raenke.cli.verify import verify
from raenke.core import COMPILED
from raenke.core.game import loaded
from raenke.games import games

app = typer.Typer(
    name="raenke",
    cls=Commands,
    invoke_without_command=True,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def version_line() -> str:
    kind = "compiled" if COMPILED else "pure Python, the same games but slower"
    return f"raenke {__version__} (engine: {kind})"


def show_version(is_wanted: bool) -> None:
    if is_wanted:
        typer.echo(version_line())
        raise typer.Exit


def about() -> str:
    """What the command is for, with the games there are."""
    listed = [f"[bold]{name}[/bold] ({game.title}, {players(game)} players)" for name, game in games.items()]
    return (
        "Ränke: card games of intrigue, with a referee that explains every ruling.\n\n"
        "Without a command, it starts the game server on this machine and opens the browser. "
        f"The games are {' and '.join(listed)}."
    )


@app.callback(help=about())
def welcome(
    context: typer.Context,
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=show_version, is_eager=True, help="Show the version and whether it is compiled."
        ),
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        serve()


of_games = [loaded(command) for game in games.values() for command in game.commands]
for command in (serve, static, play, sit, rules, *of_games, simulate, arena, replay, verify, audit, backup, restore):
    app.command(cls=Command)(command)
app.add_typer(admin)
for command in (bench, doctor):
    app.command(cls=Command)(command)


def main() -> None:
    """The entry point for the shell."""
    speak_utf8()
    try:
        app(prog_name="raenke")
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    except Exception as error:
        if os.environ.get(TRACE):
            raise
        typer.echo(
            f"raenke: this should not have happened: {type(error).__name__}: {error}\n"
            f"Please report it with what {TRACE}=1 shows when you run the command again.",
            err=True,
        )
        sys.exit(FAILED)
