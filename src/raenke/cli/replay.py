"""`raenke replay`: a match retold from its record."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from raenke.cli.options import LanguageName, record_at
from raenke.cli.shell import complain
from raenke.core.event import to_json
from raenke.core.record import RecordError, read_record
from raenke.core.record import replay as played_again


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record, a .json file.")],
    events: Annotated[bool, typer.Option("--events", help="Print every event as JSON lines, for programs.")] = False,
    step: Annotated[
        bool | None,
        typer.Option("--step/--at-once", help="Wait for Enter before each move; the default in a terminal."),
    ] = None,
    language: LanguageName = None,
    names: Annotated[str, typer.Option(help="The players' names in seat order, separated by commas: Anna,Ben.")] = "",
) -> None:
    """Tell a game again from its record.

    The whole record is checked first; nothing is told from a record with
    errors. You see everything, hidden cards too. Enter shows the next move,
    q quits.

    [bold]Examples[/bold]

    \b
      raenke replay match.json
      raenke replay match.json --at-once --language de --names Anna,Ben
      raenke replay match.json --events > events.jsonl
    """
    from raenke.cli.retelling import Retelling
    from raenke.words import Words  # not above: reading the texts would be a third of every command's start-up time

    words = Words(language)
    try:
        record = read_record(record_at(file))
        match = played_again(record)
    except RecordError as error:
        complain(f"{file}: {words.text('replay-refused', why=str(error))}")
    if events:
        sys.stdout.write("".join(f"{to_json(event)}\n" for event in match.events))
        return
    waits = step if step is not None else sys.stdin.isatty() and sys.stdout.isatty()
    Retelling(record, Words(language, record.game), names_of(names, record.seats), waits).tell(match.over)


def names_of(given: str, seats: int) -> list[str]:
    """The names; players without one are P1, P2 and so on."""
    names = [name.strip() for name in given.split(",")] if given else []
    if len(names) > seats or len(set(names)) < len(names):
        complain(f"--names takes at most {seats} different names here, not {len(names)}")
    return [names[seat] if seat < len(names) and names[seat] else f"P{seat + 1}" for seat in range(seats)]
