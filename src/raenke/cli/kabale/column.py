"""`raenke column`: award columns, JSON lines in, JSON lines out."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, BinaryIO, NoReturn

import typer

from raenke.cli.shell import REFUSED, complain
from raenke.kabale.lab import ColumnError, awarded

LINE_MOST = 1024 * 1024


def column(
    file: Annotated[
        Path | None, typer.Argument(metavar="FILE", help="A file of JSON lines; by default, standard input.")
    ] = None,
) -> None:
    """Award columns: JSON lines in, JSON lines out.

    Each line is a column: its goal, and its cards with their owners, the card
    closest to the goal first. For each line you get one back with the winner,
    the sums, what was removed, and every step of the award.

    An owner is any name; there are at most six. You can add the game's
    options. A line with a mistake is answered with an error, the others as
    usual, and the exit code is then 2. Blank lines are skipped.

    [bold]Examples[/bold]

    \b
      raenke column columns.jsonl > awards.jsonl
      raenke column < columns.jsonl

    \b
    A line of columns.jsonl, and its answer:
      {"goal": ["music", 3], "cards": [["blue", "queen"], ["white", "wizard"]]}
      {"winner": "white", "sums": {"white": 7.0}, "removed": [0], "steps": …}

    \b
    With an option:
      {"goal": ["trade", 1], "cards": [["a", "doppelganger"], ["b", "hermit"]],
       "options": {"doppelganger": "current"}}   (on one line)
    An edition is one too (raenke rules lists them): {"edition": "korean"}
    """
    if file is None:
        if sys.stdin.isatty():
            typer.echo("Type columns, one JSON object a line; Ctrl-D ends. raenke column --help explains.", err=True)
        answer_all(sys.stdin.buffer)
        return
    try:
        source = file.open("rb")
    except OSError as error:
        complain(f"{file} cannot be read: {error.strerror}")
    with source:
        answer_all(source)


def answer_all(source: BinaryIO) -> None:
    """Answer every line, and end with an exit code that says whether all of them were valid."""
    count = refused = 0
    for line in lines(source):
        count += 1
        reply = answer(line)
        refused += "error" in reply
        sys.stdout.write(json.dumps(reply, ensure_ascii=False, allow_nan=False) + "\n")
        sys.stdout.flush()
    if refused:
        typer.echo(f"raenke: {refused} of {count} lines were refused", err=True)
        raise typer.Exit(REFUSED)


def lines(source: BinaryIO) -> Iterator[bytes]:
    """The lines that are not blank; only the beginning of a line that is too long."""
    while line := source.readline(LINE_MOST + 1):
        rest = line
        while len(rest) > LINE_MOST and not rest.endswith(b"\n"):
            rest = source.readline(LINE_MOST + 1)
        if line.strip():
            yield line


def answer(line: bytes) -> dict[str, Any]:
    """The award of the column on a line, or what is wrong with it."""
    try:
        return awarded(parsed(line))
    except ColumnError as error:
        return {"error": str(error)}


def parsed(line: bytes) -> dict[str, Any]:
    if len(line) > LINE_MOST:
        raise ColumnError(f"the line is longer than {LINE_MOST} bytes")
    try:
        plain = json.loads(line.decode("utf-8-sig").strip(), object_pairs_hook=once_each, parse_constant=no_constant)
    except UnicodeDecodeError as error:
        raise ColumnError(f"byte {error.start} of the line is not UTF-8") from None
    except json.JSONDecodeError as error:
        raise ColumnError(f"not JSON: {error.msg} at column {error.colno}") from None
    except RecursionError:
        raise ColumnError("not a column: nested too deep") from None
    except ColumnError:
        raise
    except ValueError:
        raise ColumnError("not JSON as it is meant here: a number is too long") from None
    if not isinstance(plain, dict):
        raise ColumnError('a column is an object: {"goal": ["music", 3], "cards": [["blue", "queen"]]}')
    return plain


def once_each(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    plain = dict(pairs)
    if len(plain) < len(pairs):
        raise ColumnError("a name stands twice in one object")
    return plain


def no_constant(name: str) -> NoReturn:
    raise ColumnError(f"not JSON: {name} is not a number in JSON")
