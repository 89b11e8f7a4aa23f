"""Ohne Furcht und Adel at a table in the terminal: the board, the moves, why others are refused, the count."""

from collections.abc import Callable, Mapping, Sequence

from rich.padding import Padding
from rich.text import Text

from raenke import Match
from raenke.citadels import most
from raenke.citadels.cards import CHARACTERS, DISTRICTS, bare
from raenke.citadels.standing import standing
from raenke.citadels.view import CitadelsView
from raenke.cli.citadels.board import Board
from raenke.cli.citadels.flow import Flow
from raenke.cli.citadels.offers import Offers
from raenke.cli.citadels.tale import told_lines
from raenke.cli.citadels.why_not import WhyNot
from raenke.cli.play_talk import Talk
from raenke.cli.room import Room
from raenke.core.event import Event
from raenke.words.citadels import step_line

# By decision.
QUESTIONS = {
    "take": "play-prompt-take",
    "put": "play-prompt-put",
    "turn": "play-prompt-turn",
    "keep": "play-prompt-keep",
    "discard": "play-prompt-discard",
    "pick": "play-prompt-pick",
    "place": "play-prompt-place",
    "crown": "play-prompt-crown",
    "ask": "play-prompt-ask",
    "pay": "play-prompt-pay",
    "recover": "play-prompt-recover",
    "give": "play-prompt-give",
    "look": "play-prompt-look",
    "choose": "play-prompt-choose",
    "declare": "play-prompt-declare",
}

AT_ONCE = frozenset({"take", "put", "keep", "done", "hand", "end"})


class CitadelsRoom(Room):
    """One person's table of Citadels."""

    styles = ("bold",) * most.SEATS  # colours are for districts
    cards = (*CHARACTERS, *DISTRICTS)

    def __init__(self, talk: Talk, pause: Callable[[], None]) -> None:
        super().__init__(talk, pause)
        self.board = Board(self.words, self.names)
        self.shown = ""  # the round and turn in which the whole table was shown last

    @property
    def keys(self) -> Mapping[str, Callable[[Match], None]]:
        return {"w": self.tell_refused, "k": self.tell_known}

    # The table

    def title(self, view: CitadelsView) -> str:
        return self.board.title(view)

    def show(self, view: CitadelsView, moves: Sequence[str], goes_on: bool = False) -> None:
        offers = Offers(self.words, self.names, view, moves, self.console.width)
        title = self.title(view)
        if goes_on and title == self.shown:
            self.console.print(self.board.players(view, [self.you]))
            self.console.print()
        else:
            self.show_table(view)
        self.shown = title
        self.console.print(offers.hand())
        self.console.print()
        self.talk.text("play-can", "bold")
        self.console.print(offers.groups())
        self.console.print()

    def show_cities(self, view: CitadelsView) -> None:
        self.console.print(self.board.players(view))
        self.console.print(self.board.legend(view))

    def show_table(self, view: CitadelsView) -> None:
        self.show_cities(view)
        self.console.print()
        self.console.print(self.board.middle(view))
        for alarm in self.board.alarms(view):
            self.console.print(alarm)
        self.console.print()

    def question(self, view: CitadelsView) -> str:
        arguments: dict[str, str] = {}
        if view.card is not None:
            arguments["district"] = bare(view.card)
        asked = view.turn.seat if view.decision == "pay" and view.turn else view.other
        if asked is not None:
            arguments["name"] = self.names[asked]
        return self.words.text(QUESTIONS[view.decision], **arguments)

    def takes_time(self, move: str) -> bool:
        """A turn has many picks; nobody should wait for the obvious ones."""
        return move.partition(" ")[0] not in AT_ONCE

    def tell_refused(self, match: Match) -> None:
        self.console.print()
        self.talk.text("play-cannot", "bold")
        lines = WhyNot(self.words, self.names, match.view(self.you)).lines()
        for line in lines or [self.words.text("play-cannot-nothing")]:
            self.talk.say(line, indent=2)

    def tell_known(self, match: Match) -> None:
        self.console.print()
        known = list(self.board.knowledge(match.view(self.you)))
        for part in known:
            self.console.print(part)
        if not known:
            self.talk.text("play-unknown")

    # Events

    def tell(self, told: Sequence[Event], is_start: bool = False) -> None:
        for line in told_lines(self.words, self.names, self.you, told, is_start):
            self.talk.say(line.text, line.style, indent=0 if line.is_outside else 2)

    # The end

    def tell_end(self, match: Match) -> None:
        """Show the final cities, each player's points part by part, then who wins."""
        view: CitadelsView = match.view(self.you)
        self.show_cities(view)
        self.console.print()
        lines = self.words.explanation(match.events[-1], self.names, self.you)
        for line, count in zip(lines, standing(match.table), strict=False):
            self.talk.say(line, "bold")
            steps = [step for step in count.steps if step.kind in ("district", "artist", "haunted")]
            pieces = [Text(step_line(self.words.texts, step), "dim") for step in steps]
            self.console.print(Padding(Flow(pieces), (0, 0, 0, 2)))
        for line in lines[match.seats :]:
            self.talk.say(line)
        self.talk.winners(match.scores, match.winners)
