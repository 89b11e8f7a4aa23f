"""`raenke audit`: are the shuffles fair, over all finished matches?"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer

from raenke.cli.serve import settings_given
from raenke.cli.shell import FAILED, complain, counted
from raenke.core.audit import Audit


def audit(
    data: Annotated[str | None, typer.Option(metavar="DIR", help="The folder with the server's SQLite file.")] = None,
    database: Annotated[str | None, typer.Option(metavar="URL", help="The address of another database.")] = None,
    records: Annotated[
        Path | None, typer.Option(metavar="DIR", help="A folder with records, instead of a database.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object, with all counts.")] = False,
) -> None:
    """Count how often each card stood where in all first shuffles.

    For each game you learn the odds that fair shuffles are as uneven by chance,
    and which places stray farthest, corrected for how many places there are. If
    fair shuffles look like that only once in a thousand audits, the exit code is 1.

    [bold]Examples[/bold]

    \b
      raenke audit
      raenke audit --database postgresql://raenke@localhost/raenke --json
      raenke audit --records games/
    """
    if records and (data or database):
        complain("--records is instead of a database: leave it out, or --data and --database")
    audits = of_records(records) if records else of_server(settings_given(data, database).database_url)
    if as_json:
        typer.echo(json.dumps({game: plain_of(found) for game, found in audits.items()}))
    else:
        typer.echo("\n".join(line for game, found in audits.items() for line in told(game, found)))
    if any(found.is_suspicious for found in audits.values()):
        raise typer.Exit(FAILED)


def of_records(folder: Path) -> dict[str, Audit]:
    from raenke.core.record import RecordError, begun, read_record

    if not folder.is_dir():
        complain(f"{folder}: there is no such folder")
    audits: dict[str, Audit] = {}
    for file in sorted(folder.glob("*.json")):
        try:
            record = read_record(file)
        except RecordError as error:
            typer.echo(f"{file}: {error}", err=True)
            continue
        if record.scores is not None and record.origin is None and record.position is None:
            audits.setdefault(record.game, Audit()).add(begun(record).events)
    if not audits:
        complain(f"{folder}: there is no record of a finished match that began with a shuffle")
    return audits


def of_server(address: str) -> dict[str, Audit]:
    from raenke.server.auditing import Auditor
    from raenke.server.database import engine_of, known_revision_of, newest_revision, opened

    engine = engine_of(address, must_exist=True)
    auditor = Auditor()
    try:
        with opened(engine), engine.connect().execution_options(reads=True) as connection:
            if known_revision_of(connection) != newest_revision():
                complain("this database is of an older release: start the server on it once, then audit it")
            for portion in portions(connection, auditor):
                auditor.count(portion)
    finally:
        engine.dispose()
    return auditor.audits


def portions(connection: Any, auditor: Any) -> Iterator[Any]:
    from raenke.server.auditing import finished_after

    while found := finished_after(connection, auditor.last, 2**62):
        yield found


def plain_of(found: Audit) -> dict[str, Any]:
    return {
        "matches": found.matches,
        "shuffles": found.shuffles,
        "odds": found.odds(),
        "is_suspicious": found.is_suspicious,
        "striking": [{**place._asdict(), "place": place.place + 1} for place in found.striking()],
        "counts": [
            {"kind": each.kind, "shuffles": each.count, "times": each.times} for each in found.by_cards.values()
        ],
    }


def told(game: str, found: Audit) -> list[str]:
    """What was found, in plain words."""
    if not found.matches:
        return [f"{game}: no finished match yet"]
    verdict = "no more uneven than fair shuffles are"
    if found.is_suspicious:
        verdict = "SUSPICIOUS: fair shuffles look like this once in a thousand audits at most"
    matches = "1 match" if found.matches == 1 else f"{found.matches} matches"
    lines = [
        f"{game}: {matches}, {counted(found.shuffles, 'first shuffle')}: {verdict}",
        f"  fair shuffles are at least as uneven in {in_words(found.odds())}",
    ]
    lines += [
        f"  {place.card} at place {place.place + 1}: {place.times} times, {place.expected:.1f} expected; "
        f"as far off somewhere in {in_words(place.odds)}"
        for place in found.striking()
    ]
    return lines


def in_words(odds: float) -> str:
    """How often something happens by chance."""
    if odds >= 0.01:
        return f"{round(100 * odds)} of 100 audits"
    return f"1 of {round(1 / odds):,} audits" if odds > 1e-12 else "fewer than 1 of a trillion audits"
