"""`raenke column`: award columns, JSON lines in, JSON lines out."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, BinaryIO, NoReturn

import typer

from raenke.cli.shell import REFUSED, complain
from raenke.kabale.award import Step, award
from raenke.kabale.cards import ALLIES, DOMAINS, SEATS_MOST

LINE_MOST = 1024 * 1024
OPTIONS_MOST = 1000
FIELDS = ("goal", "cards", "options")
Owner = str | int


class ColumnError(ValueError):
    """What is wrong with a column, as it is written on its line."""


def column(
    file: Annotated[
        Path | None, typer.Argument(metavar="FILE", help="A file of JSON lines; without one, standard input.")
    ] = None,
) -> None:
    """Award columns: JSON lines in, JSON lines out.

    Each line is a column: its goal, and its cards with their owners, the one
    nearest to the goal first. For each, a line comes back with the winner, the
    sums, what was removed, and every step that led there.

    An owner is any name; there are at most six. The options of the game may be
    added. A line that makes no sense is answered with an error, the others all
    the same, and the exit code is then 2. Blank lines are passed over.

    [bold]Examples[/bold]

    \b
      raenke column columns.jsonl > awards.jsonl
      raenke column < columns.jsonl

    \b
    A line of columns.jsonl, and what it is answered with:
      {"goal": ["music", 3], "cards": [["blue", "queen"], ["white", "wizard"]]}
      {"winner": "white", "sums": {"white": 7.0}, "removed": [0], "steps": …}

    \b
    With an option:
      {"goal": ["trade", 1], "cards": [["a", "doppelganger"], ["b", "hermit"]],
       "options": {"doppelganger": "current"}}   (on one line)
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
    """Answer every line, and end with the code that says whether all was well."""
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
    """The lines that are not blank; of one that is too long only its beginning."""
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
    raise ColumnError(f"not JSON: {name} is no number there")


def shown(value: object, most: int = 80) -> str:
    """A value as JSON for a message, not too long."""
    try:
        text = json.dumps(value)
    except (RecursionError, ValueError):
        return "something too large to show"
    return text if len(text) <= most else f"{text[: most - 1]}…"


def awarded(plain: dict[str, Any]) -> dict[str, Any]:
    """A column as the world writes it: owners by name."""
    for name in plain:
        if name not in FIELDS:
            raise ColumnError(f"a column has goal, cards and options, no {shown(name)}")
    goal = goal_of(plain)
    owners, cards = cards_of(plain)
    try:
        result = award(goal, cards, options_of(plain))
    except ValueError as error:
        raise ColumnError(str(error)) from None
    return {
        "winner": None if result.winner is None else owners[result.winner],
        "sums": {str(owners[seat]): number for seat, number in result.sums.items()},
        "removed": result.removed,
        "steps": [named(step, owners) for step in result.steps],
    }


def goal_of(plain: dict[str, Any]) -> tuple[str, int]:
    match plain.get("goal"):
        case [str() as domain, int() as points] if not isinstance(points, bool):
            if domain not in DOMAINS:
                raise ColumnError(f"there is no domain {shown(domain)}; the domains are {', '.join(DOMAINS)} (K1.4)")
            if not 1 <= points <= 5:
                raise ColumnError(f"a goal has 1 to 5 points, not {shown(points)} (K1.4)")
            return domain, points
        case None if "goal" not in plain:
            raise ColumnError('the goal is missing: "goal": ["music", 3]')
        case [str(), points]:
            raise ColumnError(f"a goal's points are a whole number from 1 to 5, not {shown(points)} (K1.4)")
        case other:
            raise ColumnError(f'a goal is a domain and its points like ["music", 3], not {shown(other)}')


def cards_of(plain: dict[str, Any]) -> tuple[list[Owner], list[tuple[Any, ...]]]:
    """The owners in the order in which they come up, and the cards with the owner's number there."""
    entries = plain.get("cards")
    if "cards" not in plain:
        raise ColumnError('the cards are missing: "cards": [["blue", "queen"]], or [] for an empty column')
    if not isinstance(entries, list):
        raise ColumnError(f'cards is a list like [["blue", "queen"]], not {shown(entries)}')
    owners: list[Owner] = []
    names: list[str] = []
    cards: list[tuple[Any, ...]] = []
    for number, entry in enumerate(entries):
        if not isinstance(entry, list) or not 2 <= len(entry) <= 3:
            raise ColumnError(f'card {number}: an owner and a card like ["blue", "queen"], not {shown(entry)}')
        owner, card, *cloak = entry
        check_owner(number, owner)
        if not isinstance(card, str) or card not in ALLIES:
            raise ColumnError(
                f"card {number}: there is no ally {shown(card)}; the allies are {', '.join(ALLIES)} (K1.1)"
            )
        if str(owner) not in names:
            owners.append(owner)
            names.append(str(owner))
        seat = names.index(str(owner))
        if owners[seat] != owner:
            raise ColumnError(
                f"card {number}: the name {shown(owner)} is also written {shown(owners[seat])}; choose one"
            )
        if len(owners) > SEATS_MOST:
            raise ColumnError(f"card {number}: there are more than {SEATS_MOST} owners (K1.1)")
        cards.append((seat, card, *cloak))
    return owners, cards


def options_of(plain: dict[str, Any]) -> dict[str, Any]:
    """The game checks them; here only that a message about them stays readable."""
    options = plain.get("options", {})
    if not isinstance(options, dict):
        raise ColumnError(f'options is an object like {{"floor": "none"}}, not {shown(options)}')
    try:
        is_long = len(json.dumps(options)) > OPTIONS_MOST
    except RecursionError:
        is_long = True
    if is_long:
        raise ColumnError("the options are longer than any that make sense")
    return options


def check_owner(number: int, owner: object) -> None:
    if isinstance(owner, bool) or not isinstance(owner, str | int):
        raise ColumnError(f"card {number}: an owner is a name, not {shown(owner)}")
    if isinstance(owner, str) and any("\ud800" <= letter <= "\udfff" for letter in owner):
        raise ColumnError(f"card {number}: the owner's name holds half a letter, {shown(owner)}")


def named(step: Step, owners: list[Owner]) -> Step:
    """A step with names in the place of seats."""
    told = dict(step)
    if "seat" in told:
        told["seat"] = owners[told["seat"]]
    if "seats" in told:
        told["seats"] = [owners[seat] for seat in told["seats"]]
    if "sums" in told:
        told["sums"] = {str(owners[seat]): number for seat, number in told["sums"].items()}
    return told
