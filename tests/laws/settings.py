"""The tables for the laws: every number of seats, every option value of every game, and mixtures."""

import os
import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest
from hypothesis import strategies as st

from raenke import Match, games
from tests.citadels.tables import TABLES as CITADELS
from tests.kabale.tables import TABLES as KABALE
from tests.laws.tables import Options, Tables
from tests.third_game.tables import TABLES as MAGPIES

TIMES = int(os.environ.get("RAENKE_FUZZ", "1"))  # RAENKE_FUZZ=100 looks a hundred times as long
TABLES: dict[str, Tables] = {"kabale": KABALE, "citadels": CITADELS, "magpies": MAGPIES}


@dataclass(frozen=True)
class Setting:
    game: str
    seats: int
    options: Options = field(default_factory=dict)

    @property
    def tables(self) -> Tables:
        return TABLES[self.game]

    def match(self, seed: int) -> Match:
        return Match(games[self.game], seats=self.seats, seed=seed, options=self.options)

    def played(self, seed: int, moves: int) -> Match:
        """A match after some random moves, or at its end, in the style of its seed."""
        match, chooser = self.match(seed), random.Random(seed)
        while not match.over and len(match.history) < moves:
            match.play(self.tables.pick(chooser, seed, match.moves()))
        return match

    def bounded(self) -> "Setting":
        """The same with options that make it end whatever the players do."""
        return Setting(self.game, self.seats, {**self.options, **self.tables.bounded})

    def moves_at_most(self) -> int:
        return self.tables.moves_at_most(self.seats, self.options)

    def written(self, table: Any) -> tuple[Any, ...]:
        """Everything on a table of this game."""
        return self.tables.position_of(table), table.to_move, bool(table.over), table.moves()

    def cards(self, table: Any) -> Any:
        """All cards, wherever they are."""
        return self.tables.cards_of(self.tables.position_of(table))

    def __str__(self) -> str:
        options = (
            f"{key}={'+'.join(value) if isinstance(value, list) else value}" for key, value in self.options.items()
        )
        return "-".join([self.game, str(self.seats), *options])[:80]


def every_setting(game: str) -> Iterator[Setting]:
    """All seat counts with the default options, and each other value of each option alone and all of them together."""
    tables = TABLES[game]

    def setting(seats: int, options: Options) -> Setting:
        return Setting(game, seats, tables.fitting(seats, options))

    for seats in tables.seats:
        yield setting(seats, {})
        if tables.lively:
            yield setting(seats, tables.lively)
    for at, (name, values) in enumerate(tables.options.items()):
        for number, value in enumerate(values[1:]):
            seats = tables.seats[(at + number) % len(tables.seats)]
            yield setting(seats, {**tables.lively, name: value})
    for seats in tables.seats:
        yield setting(seats, {name: values[1] for name, values in tables.options.items()})
        yield setting(seats, {name: values[-1] for name, values in tables.options.items()})


def settings_of(*chosen: str) -> list[Any]:
    """Every setting of these games, as parameters of a test."""
    return [pytest.param(setting, id=str(setting)) for game in chosen for setting in every_setting(game)]


EVERY_SETTING = settings_of(*games)


@st.composite
def any_setting(draw: st.DrawFn, *chosen: str) -> Setting:
    """Any setting of these games, or of all."""
    game = draw(st.sampled_from(chosen or sorted(games)))
    tables = TABLES[game]
    seats = draw(st.sampled_from(tables.seats))
    options = {name: draw(st.sampled_from(values)) for name, values in tables.options.items() if draw(st.booleans())}
    options |= {name: draw(values) for name, values in tables.drawn.items() if draw(st.booleans())}
    return Setting(game, seats, tables.fitting(seats, options))


def play_on(match: Match, chooser: random.Random, moves: int = 10**9) -> None:
    """Up to this many random moves."""
    while not match.over and moves:
        match.play(chooser.choice(match.moves()))
        moves -= 1
