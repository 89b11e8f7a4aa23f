"""`raenke verify`: is a record what it says it is?"""

from pathlib import Path
from typing import Annotated

import typer

from raenke.cli.options import record_at
from raenke.cli.shell import FAILED, complain, counted
from raenke.core.proof import is_digest
from raenke.core.record import Record, RecordError, check_proof, read_record, replay


def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record, a .json file.")],
    commitment: Annotated[
        str, typer.Option(help="The commitment that the table showed before the match.", metavar="HASH")
    ] = "",
    last_hash: Annotated[
        str, typer.Option("--hash", help="The last hash that was published with the result.", metavar="HASH")
    ] = "",
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="Print nothing if the record is correct.")] = False,
) -> None:
    """Check a record: its shuffles, its chain, its moves, its scores.

    The whole game is played again from its seed. If every link of the chain,
    every move and the scores are correct, the exit code is 0; if not, you are
    told where the error is, and the exit code is 1.

    If the match was dealt provably, the seed must follow from the secret that the
    server committed to and from the salts of the seats.

    Anyone who forges a whole record can forge its chain and its commitment too. To
    rule that out, give the commitment that the table showed before the match, and
    the last hash that was published with the result.

    [bold]Examples[/bold]

    \b
      raenke verify match.json
      raenke verify match.json --commitment 5f1e… --hash 08ab…
      raenke verify --quiet match.json && echo it holds
    """
    for name, given in (("--commitment", commitment), ("--hash", last_hash)):
        if given and not is_digest(given.lower()):
            complain(f"{name} is 64 hex digits, as the table showed them")
    try:
        record = read_record(record_at(file))
        replay(record)
        compare(record, commitment.lower(), last_hash.lower())
        own = check_proof(record)
    except RecordError as error:
        complain(f"{file}: {error}", FAILED)
    if not quiet:
        typer.echo(found(record, own, bool(last_hash)))


def compare(record: Record, commitment: str, last_hash: str) -> None:
    """Compare what was published during the match, if it is given."""
    if commitment and record.commitment != commitment:
        raise RecordError(f"commitment: the table showed another one, {commitment}")
    if last_hash and record.last_hash != last_hash:
        raise RecordError(
            f"last hash: {record.last_hash} is not the published one: the moves or the header were changed"
        )


def found(record: Record, own: list[int] | None, is_compared: bool) -> str:
    """What was checked, with the hashes to compare."""
    scores = "not over yet" if record.scores is None else " : ".join(map(str, record.scores))
    match = f"{record.game} (rules {record.rules}, release {record.release})"
    lines = [f"ok: {match}, {record.seats} seats, {counted(len(record.moves), 'move')}, scores {scores}"]
    if record.origin is not None:
        cards = "its hidden cards redealt" if record.origin.cards == "anew" else "the old cards"
        after = counted(record.origin.moves, "move")
        lines.append(f"it continues match {record.origin.match} after {after}, with {cards}")
    lines += shuffled(record, own)
    lines.append(f"last hash {record.last_hash}")
    if not is_compared:
        lines.append(
            "The chain reveals damage, not forgery: to rule that out, compare the last hash with one published earlier."
        )
    return "\n".join(lines)


def shuffled(record: Record, own: list[int] | None) -> list[str]:
    """What the record proves of its shuffles."""
    if record.commitment is None:
        return ["shuffles not proven: the record has no commitment"]
    if own is None:
        return [
            "shuffles not proven yet: the secret is opened when the match is over",
            f"commitment {record.commitment}",
        ]
    deal = f"deal {record.deal}" + (
        f", after {counted((record.deal or 1) - 1, 'void deal')}" if record.deal != 1 else ""
    )
    if own:
        seats = f"seat{'s' if len(own) > 1 else ''} {', '.join(str(seat + 1) for seat in own)}"
        first = f"shuffles proven ({deal}): they follow from the committed secret and the salts of {seats}"
    else:
        first = f"shuffles bound to the commitment ({deal}), but no seat gave a salt: the server alone chose them"
    return [first, f"commitment {record.commitment}"]
