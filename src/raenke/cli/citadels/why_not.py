"""Moves that a person might want but cannot make, each with the reason."""

from collections.abc import Sequence
from dataclasses import dataclass

from raenke.citadels.attempts import attempts
from raenke.citadels.cards import DISTRICTS, bare
from raenke.citadels.refusals import refused
from raenke.citadels.view import CitadelsView
from raenke.cli.citadels.offers import HEADINGS, heading_of
from raenke.words import Words


@dataclass(frozen=True)
class WhyNot:
    """The reasons for refusals, in one language."""

    words: Words
    names: Sequence[str]
    view: CitadelsView

    def lines(self) -> list[str]:
        """The refusals, with one line for moves that share a reason."""
        wished = attempts(self.view)
        groups: dict[tuple[str, str], list[str]] = {}
        for move, error in refused(self.view):
            why = self.words.refusal(error.reason, error.arguments, self.names)
            groups.setdefault((move.split()[0], why), []).append(move)
        lines = []
        for (verb, why), moves in groups.items():
            are_all = len(moves) == sum(move.split()[0] == verb for move in wished)
            lines.append(self.words.text("play-cannot-line", move=self.told(verb, moves, are_all), why=why))
        return lines

    def told(self, verb: str, moves: Sequence[str], are_all: bool) -> str:
        if len(moves) == 1:
            return self.words.move(moves[0], self.names, self.view.seat)
        heading = self.heading(verb)
        if are_all:
            return heading
        return f"{heading} ({', '.join(dict.fromkeys(map(self.target, moves)))})"

    def heading(self, verb: str) -> str:
        if verb in HEADINGS or verb in DISTRICTS:
            return heading_of(self.words, verb)
        character = self.view.turn.character if self.view.turn else self.view.own[0]
        return self.words.card(character)

    def target(self, move: str) -> str:
        *_, last = move.split()
        if last.isdecimal():
            return self.names[int(last) - 1]
        return self.words.card(bare(last))
