"""A match told move by move from its record; each game tells its own events."""

import sys

from rich.console import Console
from rich.text import Text

from raenke.cli.plain_room import PlainRetold
from raenke.core.event import Event
from raenke.core.game import game_named, part
from raenke.core.record import Record, begun
from raenke.words import Words


class Retelling:
    """A match told move by move."""

    def __init__(self, record: Record, words: Words, names: list[str], waits: bool) -> None:
        self.record = record
        self.words = words
        self.names = names
        self.waits = waits
        self.console = Console(file=sys.stdout, highlight=False)
        self.told = part(game_named(record.game).retold, PlainRetold)(words, names)

    def tell(self, is_over: bool) -> None:
        names = self.words.list_of(self.names)
        title = self.words.text("replay-heading", game=self.words.title(), count=len(self.names), names=names)
        self.say(title, "bold underline")
        replayed = begun(self.record)
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
        self.say(self.words.text("replay-end" if is_over else "replay-unfinished"), "dim")

    def tell_event(self, event: Event) -> None:
        for line, style in self.told.lines(event):
            self.say(line, style)

    def say(self, line: str, style: str = "") -> None:
        text = Text(line, style=style)
        for name, colour in zip(self.names, self.told.styles, strict=False):
            text.highlight_words([name], colour)
        self.console.print(text, soft_wrap=not self.console.is_terminal)

    def goes_on(self) -> bool:
        """Wait for the reader, if somebody can press a key."""
        if not self.waits:
            return True
        self.say(self.words.text("replay-more"), "dim italic")
        line = sys.stdin.readline()
        if not line:
            self.waits = False
        return line.strip().lower() not in ("q", "quit")
