"""How commands talk to the shell: complaints, exit codes, progress."""

import errno
import io
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NoReturn

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from typer.core import TyperGroup

FAILED, REFUSED, INTERRUPTED, PIPE_CLOSED = 1, 2, 130, 141
TRACE = "RAENKE_TRACEBACK"


def complain(message: str, code: int = REFUSED) -> NoReturn:
    """Say what is wrong and end."""
    typer.echo(f"raenke: {message}", err=True)
    raise typer.Exit(code)


def counted(count: int, noun: str) -> str:
    """`1 game`, `2 games`."""
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


class Commands(TyperGroup):
    """The commands; they report errors in one line, without a traceback."""

    def invoke(self, ctx: Any) -> Any:
        try:
            outcome = super().invoke(ctx)
            sys.stdout.flush()
            return outcome
        except KeyboardInterrupt:
            typer.echo("", err=True)
            raise typer.Exit(INTERRUPTED) from None
        except BrokenPipeError:
            leave_pipe()
            raise typer.Exit(PIPE_CLOSED) from None
        except ValueError as error:
            if not type(error).__module__.startswith("raenke."):
                raise  # not an error about the user's input
            complain(str(error))
        except OSError as error:
            if error.errno == errno.EPIPE:
                leave_pipe()
                raise typer.Exit(PIPE_CLOSED) from None
            where = f"{error.filename}: " if error.filename else ""
            complain(f"{where}{error.strerror or error}", FAILED)


def speak_utf8() -> None:
    """Write UTF-8 for JSON whatever the locale; replace letters that a terminal cannot show."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            if stream.isatty():
                stream.reconfigure(errors="replace")
            else:
                stream.reconfigure(encoding="utf-8", newline="\n")


def leave_pipe() -> None:
    """Nobody reads the output any more: discard the rest so that the program ends without an error."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)


@contextmanager
def progress(what: str, total: int, hidden: bool = False) -> Iterator[Any]:
    """A bar on standard error for long work, if somebody can see it; yields the function that advances it."""
    console = Console(stderr=True)
    if hidden or not console.is_terminal:
        yield lambda: None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(what, total=total)
        yield lambda: bar.advance(task)
