"""What is said at the table: events in words as a seat may know them, awards step by step, the end."""

from collections.abc import Callable, Sequence
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from raenke.cli.board import COLOURS, Board, Layout
from raenke.core.event import Event, to_dict
from raenke.kabale.events import ColumnClosed, RoundStarted
from raenke.kabale.score import score
from raenke.kabale.view import Face, Goal
from raenke.words import Words

# The table itself shows them, or they go without saying.
UNTOLD = frozenset({"card_taken", "goals_covered", "game_ended", "round_ended", "goal_awarded"})


class Talk:
    """Speaks to one person at the table."""

    def __init__(
        self, console: Console, words: Words, names: Sequence[str], you: int, pause: Callable[[], None]
    ) -> None:
        self.console = console
        self.words = words
        self.names = names
        self.you = you
        self.pause = pause
        self.board = Board(words, names, you, console.width)
        self.closed: set[int] = set()

    def say(self, line: str, style: str = "", indent: int = 0) -> None:
        text = Text(line, style)
        for seat, name in enumerate(self.names):
            if seat != self.you:
                text.highlight_words([name], f"bold {COLOURS[seat]}")
        self.console.print(Padding(text, (0, 0, 0, indent)) if indent else text)

    def text(self, key: str, style: str = "", **arguments: Any) -> None:
        self.say(self.words.text(key, **arguments), style)

    def point_out(self, key: str, style: str = "", **arguments: Any) -> None:
        """A text with a path or a command in it, which nobody could copy from two lines."""
        self.console.print(Text(self.words.text(key, **arguments), style), soft_wrap=True)

    def rule(self, title: str) -> None:
        self.console.print(Rule(Text(title, "bold"), style="dim"))

    # Events

    def tell(self, events: Sequence[Event], is_start: bool = False) -> None:
        seen = [told for event in events if (told := event.seen(self.you)) is not None]
        awards = [to_dict(event) for event in seen if event.type == "goal_awarded"]
        for event in seen:
            plain = to_dict(event)
            self.follow(event)
            if event.type == "round_ended":
                self.end_round(plain, awards)
            elif event.type not in UNTOLD and not (is_start and event.type == "pile_renewed"):
                self.say(self.words.event(plain, self.names, self.you), "bold" if event.type == "round_started" else "")

    def follow(self, event: Event) -> None:
        """Remember which columns were closed in this round."""
        if isinstance(event, ColumnClosed):
            self.closed.add(event.column)
        elif isinstance(event, RoundStarted):
            self.closed.clear()

    def end_round(self, event: dict[str, Any], awards: Sequence[dict[str, Any]]) -> None:
        """All cards turned up, then the award of each column."""
        self.console.print()
        self.say(self.words.event(event, self.names, self.you), "bold")
        columns = event["columns"]
        goals: list[Goal] = [(award["goal"][0], award["goal"][1]) for award in awards]
        faces = [[Face(entry[0], entry[1], "up") for entry in column] for column in columns]
        layout = Layout(goals, faces, sorted(self.closed), [len(column) for column in columns])
        self.console.print(self.board.middle(layout))
        for award in awards:
            self.pause()
            self.console.print()
            goal = self.words.goal(award["goal"])
            self.text("play-award", "bold", column=award["column"] + 1, goal=goal)
            *steps, last = self.words.steps(award, self.names, columns[award["column"]], self.you)
            for line in steps:
                self.say(line, indent=2)
            self.say(last, "bold", indent=2)
        self.pause()

    # The end

    def tell_end(self, scores: Sequence[int], winners: Sequence[int], won: Sequence[Sequence[Goal]]) -> None:
        self.console.print()
        self.rule(self.words.text("play-over"))
        for seat in range(len(scores)):
            self.say(self.final(seat, won[seat]))
        points = scores[winners[0]]
        if len(winners) == 1:
            who = "you" if winners == [self.you] else "other"
            self.text("play-winner", "bold", name=self.names[winners[0]], who=who, count=points)
        else:
            names = self.words.list_of([self.names[seat] for seat in winners])
            self.text("play-winners-shared", "bold", names=names, count=points)

    def final(self, seat: int, goals: Sequence[Goal]) -> str:
        """How a score came about (K2.9)."""
        plain = sum(points for _, points in goals)
        total = score(goals)
        name = self.names[seat]
        if total == plain:
            return self.words.text("play-final-plain", name=name, score=total)
        best: dict[str, int] = {}
        for domain, points in goals:
            best[domain] = max(points, best.get(domain, 0))
        further = len(goals) - len(best)
        return self.words.text("play-final-domains", name=name, score=total, best=sum(best.values()), further=further)
