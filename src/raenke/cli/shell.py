"""How commands talk to the shell: complaints, exit codes, progress."""

import errno
import io
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from inspect import cleandoc
from shutil import get_terminal_size
from textwrap import wrap
from typing import Any, NoReturn

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from typer.core import TyperCommand, TyperGroup

FAILED, REFUSED, INTERRUPTED, PIPE_CLOSED = 1, 2, 130, 141
TRACE = "RAENKE_TRACEBACK"
LINES = "\0"  # before a paragraph whose lines stay lines
NARROW = 64  # columns; below, there is no room for frames, nor for rules beside what they belong to


def complain(message: str, code: int = REFUSED) -> NoReturn:
    """Say what is wrong and end."""
    typer.echo(f"raenke: {message}", err=True)
    raise typer.Exit(code)


def counted(count: int, noun: str) -> str:
    """`1 game`, `2 games`."""
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


def laid_out(text: str, width: int) -> str:
    """Help for a terminal: paragraphs flow, and examples (after `\\b`) stay lines that can be pasted at any width."""
    paragraphs = []
    for paragraph in cleandoc(text).split("\n\n"):
        if paragraph.startswith("\b"):
            lines = [told for line in paragraph.split("\n")[1:] for told in folded(line, width)]
            paragraphs.append(LINES + "\n".join(lines))
        else:
            paragraphs.append(" ".join(paragraph.split("\n")))
    return "\n\n".join(paragraphs)


def folded(line: str, width: int) -> list[str]:
    """A line that is too long goes on below, further in; a command after a backslash, as a shell reads it."""
    words = line.split()
    if len(line) <= width:
        return [line]
    if words[:1] != ["raenke"]:
        within = " " * (len(line) - len(line.lstrip()))
        return wrap(line.strip(), width - 2, initial_indent=within, subsequent_indent=f"{within}   ")
    lines = ["  raenke"]
    for word in words[1:]:
        if len(lines[-1]) + len(word) + 3 > width:
            lines[-1] += " \\"
            lines.append(f"     {word}")
        else:
            lines[-1] += f" {word}"
    return lines


def shown(parameter: Any) -> Any:
    """A parameter whose help says what to write in words; a switch takes nothing."""
    if parameter.param_type_name == "argument":
        parameter.display_type_rich = lambda ctx: None  # its name has said it
    elif parameter.metavar is None:
        bare = parameter.bare_type().removeprefix("list[").removesuffix("]")
        parameter.metavar = {"bool": "", "int": "NUMBER", "float": "NUMBER", "Path": "PATH"}.get(bare, "TEXT")
    return parameter


class Helpful:
    """What a command and the group of all say of themselves."""

    help: str | None
    rich_markup_mode: Any
    context_settings: Any

    def __init__(self, **attributes: Any) -> None:
        super().__init__(**attributes)
        width = get_terminal_size().columns
        if width < NARROW:
            self.rich_markup_mode = None
            self.context_settings = {**self.context_settings, "terminal_width": width}  # it would be 50 at least
        self.help = laid_out(attributes.get("help") or "", width - 2)
        if width < NARROW:
            self.help = self.help.replace("[bold]", "").replace("[/bold]", "").replace(LINES, f"\b\n{LINES}")
        self.help = self.help.replace(LINES, "")

    def get_params(self, ctx: Any) -> list[Any]:
        return [shown(parameter) for parameter in super().get_params(ctx)]  # type: ignore[misc]

    def get_short_help_str(self, limit: int = 0) -> str:
        return (self.help or "").partition("\n")[0]


class Command(Helpful, TyperCommand):
    """One command."""


class Commands(Helpful, TyperGroup):
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
