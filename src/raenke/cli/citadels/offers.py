"""What a person can do now, numbered: the hand as a grid, the other moves in groups."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from raenke.citadels.cards import DISTRICTS, colour_of
from raenke.citadels.prices import building, gold_of
from raenke.citadels.verbs import VERBS
from raenke.citadels.view import CitadelsView
from raenke.cli.citadels import marks
from raenke.cli.citadels.flow import Flow
from raenke.cli.shell import NARROW
from raenke.words import Words

# Moves of a hand card: they stand beside the card, building first.
OF_HAND = sorted((verb.word for verb in VERBS.values() if verb.target == "hand"), key=lambda word: word != "build")
OF_CITY = [verb.word for verb in VERBS.values() if verb.target == "city"]
BASIC = ("gold", "draw")
# Headings for moves of the same kind; for a district's ability, its name is the heading.
HEADINGS = {
    "build": "play-build", "discard": "play-discard", "destroy": "play-destroy", "trade": "play-trade",
    "take": "play-choosing-take", "put": "play-choosing-put",
}  # fmt: skip


def heading_of(words: Words, verb: str) -> str:
    return words.card(verb) if verb in DISTRICTS else words.text(HEADINGS[verb])


@dataclass(frozen=True)
class Offers:
    """The moves of one decision in one language; each has its number in `moves`."""

    words: Words
    names: Sequence[str]
    view: CitadelsView
    moves: Sequence[str]
    width: int

    def number(self, move: str) -> Text:
        return Text(f"[{self.moves.index(move) + 1}]", "cyan") if move in self.moves else Text("–", "dim")

    def told(self, move: str) -> str:
        return self.words.move(move, self.names, self.view.seat, gold_of(self.view, move))

    def sentence(self, move: str) -> Text:
        return Text.assemble(self.number(move), f" {self.told(move)}")

    def verbs(self) -> list[str]:
        return list(dict.fromkeys(move.split()[0] for move in self.moves))

    def rule(self, card: str) -> str:
        return self.words.rule(card, self.view.options)

    @property
    def is_narrow(self) -> bool:
        """Is there no room for rules beside what they belong to?"""
        return self.width < NARROW

    # The hand

    def hand(self) -> RenderableType:
        """The player's own cards with their costs, and the numbers of the moves with each."""
        verbs = [verb for verb in OF_HAND if verb in self.verbs()]
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold", expand=True)
        table.add_column(self.words.text("play-hand"), no_wrap=True)
        table.add_column(self.words.text("play-cost"), justify="right", no_wrap=True)
        for verb in verbs:
            table.add_column(self.heading(verb), justify="center", no_wrap=True)
        has_rules = len(verbs) < 3 or self.width > 100
        table.add_column("", ratio=1, overflow="fold")
        below: list[Text] = []
        for card, count in Counter(sorted(self.view.hand, key=DISTRICTS.index)).items():
            rule = self.rule(card) if has_rules and colour_of(card) == "violet" else ""
            if rule and self.is_narrow:
                below.append(Text.assemble((self.words.card(card), "bold"), ": ", (rule, "dim")))
                rule = ""
            table.add_row(
                marks.name_of(self.words, card, count),
                str(building(self.view, card)),
                *(self.number(f"{verb} {card}") for verb in verbs),
                Text(rule, "dim"),
            )
        if not self.view.hand:
            table.add_row(Text(self.words.text("play-empty"), "dim"))
        return Group(table, *below)

    def heading(self, verb: str) -> str:
        return heading_of(self.words, verb)

    # Everything else

    def groups(self) -> RenderableType:
        match self.view.decision:
            case "take" | "put":
                return self.characters()
            case "keep" | "pick":
                return self.cards()
            case "choose":
                return Flow([Text.assemble(self.number(move), " ", marks.with_cost(self.words, move.split()[1]))
                             for move in self.moves])  # fmt: skip
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_header=False, expand=True)
        table.add_column(style="dim", no_wrap=True)
        table.add_column(ratio=1)
        for label, pieces in self.grouped():
            table.add_row(label, Flow(pieces))
        return table

    def grouped(self) -> Iterator[tuple[str, list[Text]]]:
        rest = [move for move in self.moves if move.split()[0] not in OF_HAND]
        groups: dict[str, list[Text]] = {}
        for move in rest:
            if move.split()[0] not in OF_CITY:
                groups.setdefault(self.label(move), []).append(self.sentence(move))
        last = groups.pop("", None)
        yield from groups.items()
        for verb in OF_CITY:
            targets = [move for move in rest if move.startswith(f"{verb} ")]
            for seat in dict.fromkeys(int(move.split()[1]) for move in targets):
                pieces = [self.target(move) for move in targets if move.startswith(f"{verb} {seat} ")]
                yield f"{self.heading(verb)}: {self.names[seat - 1]}", pieces
        if last:
            yield "", last

    def label(self, move: str) -> str:
        """Where a move comes from: the basic action, the character, a district, or just an answer."""
        verb = move.split(maxsplit=1)[0]
        if self.view.decision != "turn" or self.view.turn is None or verb == "end":
            return ""
        if verb in BASIC:
            return self.words.text("play-basic")
        return self.words.card(verb if verb in DISTRICTS else self.view.turn.character)

    def target(self, move: str) -> Text:
        _, _, card = move.split()
        gold = gold_of(self.view, move)
        text = Text.assemble(self.number(move), " ", marks.with_cost(self.words, card))
        return text if gold is None else text.append(f" ({self.words.text('play-price', gold=gold)})", "dim")

    def characters(self) -> RenderableType:
        """Characters to take or put away, each with what it does."""
        if self.is_narrow:
            return Group(*map(self.character, self.moves))
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
        table.add_column("", justify="right", no_wrap=True)
        table.add_column(self.words.text("play-choose-from"), no_wrap=True)
        table.add_column(self.words.text("play-rank"), justify="right", no_wrap=True)
        table.add_column("", overflow="fold")
        for move in self.moves:
            character = move.split()[1]
            rank = str(self.view.cast.index(character) + 1)
            rule = Text(self.rule(character), "dim")
            table.add_row(self.number(move), Text(self.words.card(character), "bold"), rank, rule)
        return table

    def character(self, move: str) -> Text:
        """In a paragraph: its rank, its name, what it does."""
        character = move.split()[1]
        rank = self.view.cast.index(character) + 1
        name = (f" {rank} {self.words.card(character)}", "bold")
        return Text.assemble(self.number(move), name, ": ", (self.rule(character), "dim"))

    def cards(self) -> RenderableType:
        """Cards to keep or pick, each with what it costs and does."""
        if self.is_narrow:
            return Group(*map(self.card, self.moves))
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_header=False)
        table.add_column(justify="right", no_wrap=True)
        table.add_column(no_wrap=True)
        table.add_column(overflow="fold")
        for move in self.moves:
            card = move.split()[1]
            table.add_row(self.number(move), marks.with_cost(self.words, card), Text(self.rule(card), "dim"))
        return table

    def card(self, move: str) -> Text:
        card = move.split()[1]
        return Text.assemble(self.number(move), " ", marks.with_cost(self.words, card), " ", (self.rule(card), "dim"))
