"""The terminal table for games without their own: the view line by line, the moves as a list."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec
from rich.table import Table
from rich.text import Text

from raenke import Match
from raenke.cli.play_talk import WRAPPED
from raenke.cli.room import Retold, Room
from raenke.core.event import Event, to_dict
from raenke.words import Words

STYLES = ("bold",) * 8  # no game has more seats
UNSHOWN = ("seat", "seats", "options", "round", "to_move", "decision")  # the title and the question show them
ENDED = "game_ended"


class PlainRoom(Room):
    """One person's table of any game."""

    styles = STYLES
    cards = ()

    def title(self, view: Any) -> str:
        return self.words.text("play-round-number", round=view.round)

    def show(self, view: Any, moves: Sequence[str], goes_on: bool = False) -> None:
        for line in view_lines(self.words, self.names, view):
            self.talk.say(line)
        self.console.print()
        self.talk.text("play-moves", "bold")
        table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, show_header=False)
        table.add_column(justify="right", no_wrap=True)
        table.add_column(overflow=WRAPPED)
        for number, move in enumerate(moves, 1):
            table.add_row(Text(f"[{number}]", "cyan"), Text(self.words.move(move, self.names, self.you)))
        self.console.print(table)
        self.console.print()

    def question(self, view: Any) -> str:
        return self.words.text("play-prompt")

    def tell(self, told: Sequence[Event], is_start: bool = False) -> None:
        for event in told:
            if event.type != ENDED and not event.is_routine:
                self.talk.say(self.words.event(to_dict(event), self.names, self.you))
                for line in self.words.explanation(event, self.names, self.you):
                    self.talk.say(line, indent=2)

    def tell_end(self, match: Match) -> None:
        self.talk.winners(match.scores, match.winners)


class PlainRetold(Retold):
    """Tells everything, hidden cards too."""

    styles = STYLES

    def lines(self, event: Event) -> list[tuple[str, str]]:
        told = [(self.words.event(to_dict(event), self.names), "bold" if event.type == ENDED else "")]
        return told + [(f"  {line}", "") for line in self.words.explanation(event, self.names)]


def view_lines(words: Words, names: Sequence[str], view: Any) -> Iterator[str]:
    """What a seat may know: one line for each field, and one for each player in fields that list all seats."""
    for name, value in msgspec.to_builtins(view).items():
        if name in UNSHOWN or value is None:
            continue
        heading = words.text(f"view-{name}") if words.has(f"view-{name}") else name.replace("_", " ")
        if isinstance(value, list) and len(value) == len(names) and not all(isinstance(each, str) for each in value):
            yield f"{heading}:"
            for player, each in zip(names, value, strict=True):
                yield f"  {player}: {shown(words, each)}"
        else:
            yield f"{heading}: {shown(words, value)}"


def shown(words: Words, value: Any) -> str:
    """A value in words: cards by their names."""
    if isinstance(value, str):
        return words.card(value) if words.has(f"card-{value}") else value
    if isinstance(value, Mapping):
        return ", ".join(f"{name.replace('_', ' ')} {shown(words, each)}" for name, each in value.items())
    if isinstance(value, Sequence):
        return ", ".join(shown(words, each) for each in value) or words.text("play-empty")
    return str(value)
