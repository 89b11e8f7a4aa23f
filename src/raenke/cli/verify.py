"""`raenke verify`: is a record what it says it is?"""

from pathlib import Path
from typing import Annotated

import typer

from raenke.cli.options import record_at
from raenke.cli.shell import FAILED, complain, counted
from raenke.core.record import Record, RecordError, read_record, replay


def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record, a .json file.")],
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="Print nothing if the record is correct.")] = False,
) -> None:
    """Check a record: its chain, its moves, its scores.

    The whole game is played again from its seed. If every link of the chain,
    every move and the scores are correct, the exit code is 0; if not, you are
    told where the error is, and the exit code is 1.

    The chain reveals damage, not forgery: anyone who forges a record can
    forge its chain too. To rule that out, compare the last hash with one published
    earlier.

    [bold]Examples[/bold]

    \b
      raenke verify match.json
      raenke verify --quiet match.json && echo it holds
    """
    try:
        record = read_record(record_at(file))
        replay(record)
    except RecordError as error:
        complain(f"{file}: {error}", FAILED)
    if not quiet:
        typer.echo(found(record))


def found(record: Record) -> str:
    """What was checked, with the hash to compare."""
    scores = "not over yet" if record.scores is None else " : ".join(map(str, record.scores))
    match = f"{record.game} (rules {record.rules}, release {record.release})"
    lines = [
        f"ok: {match}, {record.seats} seats, {counted(len(record.moves), 'move')}, scores {scores}",
        f"last hash {record.last_hash}",
        "The chain reveals damage, not forgery: to rule that out, compare the last hash with one published earlier.",
    ]
    if record.origin is not None:
        cards = "its hidden cards redealt" if record.origin.cards == "anew" else "the old cards"
        after = counted(record.origin.moves, "move")
        lines.insert(1, f"it continues match {record.origin.match} after {after}, with {cards}")
    if record.commitment is not None:
        lines.append("The shuffle commitment was NOT checked: this release cannot do that yet.")
    return "\n".join(lines)
