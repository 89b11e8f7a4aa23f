"""Tables of Citadels to look at: walks through random games, and rooms that print what seat 0 sees."""

import io
import random
from collections.abc import Iterator
from typing import Any

from rich.console import Console

from raenke import Match
from raenke.cli.citadels.room import CitadelsRoom
from raenke.cli.play_talk import Talk
from raenke.core.event import Event
from raenke.core.game import Game
from raenke.words import Words

NAMES = ["Anna", *(f"Bot {seat}" for seat in range(2, 9))]
FULL: dict[str, Any] = {"cast": "drawn", "dark_districts": "all"}
PAYING = ["assassin", "thief", "magician", "emperor", "bishop", "merchant", "architect", "warlord", "artist"]


def room(seats: int, width: int = 80, language: str = "en", colour: bool = False) -> tuple[CitadelsRoom, io.StringIO]:
    """A room of seat 0 and what it prints."""
    out = io.StringIO()
    console = Console(
        file=out, width=width, color_system="truecolor" if colour else None, force_terminal=colour, highlight=False
    )
    talk = Talk(console, Words(language, "citadels"), NAMES[:seats], 0, CitadelsRoom.styles)
    return CitadelsRoom(talk, lambda: None), out


def drawn(match: Match, width: int = 80, language: str = "en", colour: bool = False) -> str:
    """The table, the own cards and what may be done."""
    shown, out = room(match.seats, width, language, colour)
    shown.show(match.view(0), match.moves() if match.to_move == 0 else [])
    return out.getvalue()


def walk(seats: int, seed: int, options: dict[str, Any] | None = None) -> Iterator[Match]:
    """A random game that builds a lot, at every decision of seat 0."""
    match = Match("citadels", seats, seed, options or FULL)
    chooser = random.Random(seed)
    while not match.over:
        moves = match.moves()
        if match.to_move == 0:
            yield match
        building = [move for move in moves if move.startswith(("build", "income", "city"))]
        match.play(chooser.choice(building if building and chooser.random() < 0.7 else moves))


def played_aside(game: Game, table: Any, move: str) -> list[Event]:
    """What a move would do, which is not made."""
    aside = table.copy()
    aside.step(game.move(move))
    return game.events(aside)
