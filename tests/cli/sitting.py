"""A session that is typed into, with bots that do what is written down for them."""

import io
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.console import Console

from raenke import Match
from raenke.cli.play_saves import Seating
from raenke.cli.play_session import Leave, Manner, Session


class Script:
    """A bot that does what is written down for it; with nothing written, what is offered first."""

    def __init__(self, *moves: str) -> None:
        self.moves = list(moves)

    def choose(self, view: Any, options: list[str]) -> str:
        if not self.moves:
            return options[0]
        assert self.moves[0] in options, (self.moves, options, view.hand)
        return self.moves.pop(0)


class Sitting:
    """A session that is typed into, and what it said."""

    def __init__(self, match: Match, typed: str, path: Path, bot: Script, language: str = "en", **manner: Any) -> None:
        self.out = io.StringIO()
        self.path = path
        names = ["You", *(f"Bot {seat}" for seat in range(2, match.seats + 1))]
        seating = Seating(0, names, ["random"] * match.seats, language)
        console = Console(file=self.out, width=manner.get("width", 100), color_system=None, highlight=False)
        self.session = Session(match, seating, path, path, console, Manner(0.0, False, manner.get("confirms", False)))
        self.session.bots[1:] = [bot] * (match.seats - 1)
        sys.stdin = io.StringIO("".join(f"{line}\n" for line in typed.split(" / ")))
        self.session.begin()
        try:
            self.session.run()
        except Leave:
            self.session.leave()

    @property
    def said(self) -> str:
        return self.out.getvalue()

    @property
    def history(self) -> list[str]:
        return self.session.match.history


Sit = Callable[..., Sitting]
