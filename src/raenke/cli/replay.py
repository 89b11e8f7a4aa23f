"""`raenke replay`: a match retold from its record."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.text import Text

from raenke import Match
from raenke.cli.shell import complain
from raenke.core.event import Event, to_dict, to_json
from raenke.core.record import Record, RecordError, read_record
from raenke.core.record import replay as played_again

if TYPE_CHECKING:
    from raenke.words import Words

# By seat, as the players' colours in the box; white and black must be seen on any ground.
STYLES = ("bold red", "bold blue", "bold yellow", "bold green", "bold", "bold magenta")
HEADINGS = {"round_started": "bold", "round_ended": "bold", "goal_awarded": "bold", "game_ended": "bold"}


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record, a .json file.")],
    events: Annotated[bool, typer.Option("--events", help="Print every event as JSON lines, for programs.")] = False,
    step: Annotated[
        bool | None,
        typer.Option("--step/--at-once", help="Wait for Enter before each move. In a terminal that is what happens."),
    ] = None,
    language: Annotated[
        str | None, typer.Option(help="de, en, hu or ko; without it the language of the environment.")
    ] = None,
    names: Annotated[str, typer.Option(help="The players' names by seat, with commas between: Anna,Ben.")] = "",
) -> None:
    """Retell a match from its record.

    The record is checked as a whole first, so nothing is told of one that does
    not hold. What is told is everything, hidden cards too. Enter shows the next
    move, q ends.

    [bold]Examples[/bold]

    \b
      raenke replay match.json
      raenke replay match.json --at-once --language de --names Anna,Ben
      raenke replay match.json --events > events.jsonl
    """
    from raenke.words import Words  # not above: reading the texts takes a third of the start of every command

    words = Words(language)
    if not file.exists() or file.is_dir():
        complain(f"{file} cannot be read: there is no such file")
    try:
        record = read_record(file)
        match = played_again(record)
    except RecordError as error:
        complain(f"{file}: {words.text('replay-refused', why=str(error))}")
    if events:
        sys.stdout.write("".join(f"{to_json(event)}\n" for event in match.events))
        return
    waits = step if step is not None else sys.stdin.isatty() and sys.stdout.isatty()
    Retelling(record, match, words, names_of(names, record.seats), waits).tell()


def names_of(given: str, seats: int) -> list[str]:
    """P1, P2 and so on for those who are not named."""
    names = [name.strip() for name in given.split(",")] if given else []
    if len(names) > seats or len(set(names)) < len(names):
        complain(f"--names takes at most {seats} different names here, not {len(names)}")
    return [names[seat] if seat < len(names) and names[seat] else f"P{seat + 1}" for seat in range(seats)]


class Retelling:
    """A match told move by move."""

    def __init__(self, record: Record, match: Match, words: "Words", names: list[str], waits: bool) -> None:
        self.record = record
        self.words = words
        self.names = names
        self.waits = waits
        self.console = Console(file=sys.stdout, highlight=False)
        self.columns: list[Any] = []
        self.match = match

    def tell(self) -> None:
        title = self.words.text("replay-heading", count=len(self.names), names=self.words.list_of(self.names))
        self.say(title, "bold underline")
        replayed = Match(self.record.game, self.record.seats, self.record.seed, self.record.options)
        for event in replayed.events:
            self.tell_event(event)
        for number, move in enumerate(self.record.moves, 1):
            if not self.goes_on():
                return
            seat = replayed.to_move
            self.say("")
            self.say(self.words.text("replay-move", number=number, name=self.names[seat]), "dim")
            for event in replayed.play(move):
                self.tell_event(event)
        self.say("")
        self.say(self.words.text("replay-end" if self.match.over else "replay-unfinished"), "dim")

    def tell_event(self, event: Event) -> None:
        plain = to_dict(event)
        if event.type == "round_ended":
            self.columns = plain["columns"]
        if event.type in ("round_started", "round_ended", "goal_awarded", "game_ended"):
            self.say("")
        self.say(self.words.event(plain, self.names), HEADINGS.get(event.type, ""))
        if event.type == "goal_awarded":
            for line in self.steps(plain):
                self.say(f"  {line}")

    def steps(self, award: dict[str, Any]) -> Iterator[str]:
        yield from self.words.steps(award, self.names, self.columns[award["column"]])

    def say(self, line: str, style: str = "") -> None:
        text = Text(line, style=style)
        for name, colour in zip(self.names, STYLES, strict=False):
            text.highlight_words([name], colour)
        self.console.print(text, soft_wrap=not self.console.is_terminal)

    def goes_on(self) -> bool:
        """Wait for the reader, if somebody is there to press a key."""
        if not self.waits:
            return True
        self.say(self.words.text("replay-more"), "dim italic")
        line = sys.stdin.readline()
        if not line:
            self.waits = False
        return line.strip().lower() not in ("q", "quit")
