"""The output of a table in the terminal: lines, texts by their ids, what the cards do."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Console, OverflowMethod
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from raenke.words import Words

WRAPPED: OverflowMethod = "fold"  # the default, "ellipsis", loses the last letter of a full line of wide letters


class Talk:
    """Speaks to one person at the table; each seat's name has its own style."""

    def __init__(self, console: Console, words: Words, names: Sequence[str], you: int, styles: Sequence[str]) -> None:
        self.console = console
        self.words = words
        self.names = names
        self.you = you
        self.styles = styles

    def say(self, line: str, style: str = "", indent: int = 0) -> None:
        text = Text(line, style)
        for seat, name in enumerate(self.names):
            if seat != self.you:
                text.highlight_words([name], self.styles[seat])
        self.console.print(Padding(text, (0, 0, 0, indent)) if indent else text)

    def text(self, key: str, style: str = "", **arguments: Any) -> None:
        self.say(self.words.text(key, **arguments), style)

    def point_out(self, key: str, style: str = "", **arguments: Any) -> None:
        """Print a text with a path or command unwrapped: nobody can copy it from two lines."""
        self.console.print(Text(self.words.text(key, **arguments), style), soft_wrap=True)

    def rule(self, title: str) -> None:
        self.console.print(Rule(Text(title, "bold"), style="dim"))

    def rules(self, cards: Sequence[str], options: Mapping[str, object]) -> None:
        """Tell what these cards do at a table with these options."""
        self.console.print(rules_of(self.words, cards, options))

    def winners(self, scores: Sequence[int], winners: Sequence[int]) -> None:
        points = scores[winners[0]]
        if len(winners) == 1:
            who = "you" if winners == [self.you] else "other"
            self.text("play-winner", "bold", name=self.names[winners[0]], who=who, count=points)
        else:
            names = self.words.list_of([self.names[seat] for seat in winners])
            self.text("play-winners-shared", "bold", names=names, count=points)


def answered(words: Words, line: str) -> bool | None:
    """Yes or no, in the language or in English; None for anything else."""
    said = line.strip().casefold()
    if said in ("y", "yes", words.text("play-yes"), words.text("play-yes-word")):
        return True
    return False if said in ("n", "no", words.text("play-no"), words.text("play-no-word")) else None


def rules_of(words: Words, cards: Sequence[str], options: Mapping[str, object]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_header=False)
    table.add_column(no_wrap=True)
    table.add_column(overflow=WRAPPED)
    for card in cards:
        table.add_row(Text(words.card(card), "bold"), Text(words.rule(card, options)))
    return table


def cards_named(words: Words, cards: Sequence[str], asked: str) -> list[str]:
    """The cards somebody means, by their ids or names in the language; the start of a name is enough."""
    asked = asked.casefold()
    names = {name.casefold(): card for card in cards for name in (card, card.replace("_", " "), words.card(card))}
    found = [card for name, card in names.items() if name == asked]
    return list(dict.fromkeys(found or [card for name, card in names.items() if name.startswith(asked)]))
