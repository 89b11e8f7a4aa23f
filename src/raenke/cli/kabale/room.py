"""Kabale & Hiebe at a table in the terminal: the board, awards step by step, how a score came about."""

from collections.abc import Callable, Mapping, Sequence

from raenke import Match
from raenke.cli.kabale.board import COLOURS, Board, Layout
from raenke.cli.play_talk import Talk
from raenke.cli.room import Room
from raenke.core.event import Event, carried
from raenke.kabale.cards import ALLIES
from raenke.kabale.events import ColumnClosed, GoalAwarded, RoundEnded, RoundStarted
from raenke.kabale.score import score
from raenke.kabale.view import Face, Goal, KabaleView
from raenke.words.kabale import goal_text

# The table itself shows these events, or they are obvious.
UNTOLD = frozenset({"card_taken", "goals_covered", "game_ended", "round_ended", "goal_awarded"})

QUESTIONS = {"lay": "play-prompt", "cloak": "play-prompt-cloak", "traitor": "play-prompt-traitor"}


class KabaleRoom(Room):
    """One person's table of Kabale & Hiebe."""

    styles = tuple(f"bold {colour}" for colour in COLOURS)
    cards = ALLIES

    def __init__(self, talk: Talk, pause: Callable[[], None]) -> None:
        super().__init__(talk, pause)
        self.board = Board(self.words, self.names, self.you, self.console.width)

    @property
    def keys(self) -> Mapping[str, Callable[[Match], None]]:
        return {"d": self.discards}

    # The table

    def title(self, view: KabaleView) -> str:
        return self.words.text("play-round", round=view.round, rounds=view.rounds)

    def show(self, view: KabaleView, moves: Sequence[str], goes_on: bool = False) -> None:
        layout = Layout.of(view)
        self.console.print(self.board.players(view))
        self.console.print()
        self.console.print(self.board.middle(layout))
        legend = self.board.legend(layout)
        if legend is not None:
            self.console.print(legend)
        self.console.print()
        self.console.print(self.board.hand(view, moves))
        if view.decision != "lay":
            self.talk.text("play-moves", "bold")
            self.console.print(self.board.options(moves))
        self.console.print()

    def question(self, view: KabaleView) -> str:
        return self.words.text(QUESTIONS[view.decision])

    def discards(self, match: Match) -> None:
        self.console.print()
        self.talk.text("play-discards", "bold")
        self.console.print(self.board.discards(match.view(self.you)))

    # Events

    def tell(self, told: Sequence[Event], is_start: bool = False) -> None:
        awards = [event for event in told if isinstance(event, GoalAwarded)]
        for event in told:
            if isinstance(event, RoundEnded):
                self.end_round(event, awards)
            elif event.type not in UNTOLD and not (is_start and event.type == "pile_renewed"):
                style = "bold" if event.type == "round_started" else ""
                self.talk.say(self.words.event(carried(event), self.names, self.you), style)

    def storms(self, round_number: int) -> list[ColumnClosed]:
        """The Storms that worked in a finished round."""
        storms: list[ColumnClosed] = []
        for event in self.heard:
            if isinstance(event, RoundEnded) and event.round == round_number:
                break
            if isinstance(event, RoundStarted):
                storms.clear()
            elif isinstance(event, ColumnClosed):
                storms.append(event)
        return storms

    def end_round(self, event: RoundEnded, awards: Sequence[GoalAwarded]) -> None:
        """Show all cards face up, then the award of each column."""
        self.console.print()
        self.talk.say(self.words.event(carried(event), self.names, self.you), "bold")
        faces = [[Face(entry[0], entry[1], "up") for entry in column] for column in event.columns]
        sizes = [len(column) for column in event.columns]
        storms = self.storms(event.round)
        closed = [storm.column for storm in storms if not storm.stays_open]
        stormed = [storm.column for storm in storms]
        layout = Layout([award.goal for award in awards], faces, closed, stormed, sizes)
        self.console.print(self.board.middle(layout))
        for award in awards:
            self.pause()
            self.console.print()
            goal = goal_text(self.words.texts, award.goal)
            self.talk.text("play-award", "bold", column=award.column + 1, goal=goal)
            *steps, last = self.words.explanation(award, self.names, self.you)
            for line in steps:
                self.talk.say(line, indent=2)
            self.talk.say(last, "bold", indent=2)
        self.pause()

    # The end

    def tell_end(self, match: Match) -> None:
        view: KabaleView = match.view(self.you)
        for seat in range(match.seats):
            self.talk.say(self.final(seat, [award.goal for award in view.awards if award.winner == seat]))
        self.talk.winners(match.scores, match.winners)

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
