"""At which tables the laws are tried: every seat count and every option value of every game, and any mixture."""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest
from hypothesis import strategies as st

from raenke import Match, games
from raenke.kabale.position import position_of
from tests.kabale.table_talk import ALLIES

LIVELY = ["explorer", "assassin", "storm", "cloak", "traitor", "doppelganger", "king"]
WORKING = ["cloak", "assassin", "explorer"]


@dataclass(frozen=True)
class Setting:
    game: str
    seats: int
    options: dict[str, Any] = field(default_factory=dict)

    def match(self, seed: int) -> Match:
        return Match(games[self.game], seats=self.seats, seed=seed, options=self.options)

    def written(self, table: Any) -> tuple[Any, ...]:
        """All that lies on a table of this game, to compare."""
        return WRITTEN[self.game](table), table.to_move, bool(table.over), table.moves()

    def __str__(self) -> str:
        options = (
            f"{key}={'+'.join(value) if isinstance(value, list) else value}" for key, value in self.options.items()
        )
        return "-".join([self.game, str(self.seats), *options])[:80]


SEATS = {"kabale": range(2, 7)}
WRITTEN: dict[str, Callable[[Any], Any]] = {"kabale": position_of}
OPTIONS: dict[str, dict[str, list[Any]]] = {
    "kabale": {
        "round_end": ["at_once", "after_action"],
        "doppelganger": ["printed", "current"],
        "floor": ["zero", "none"],
        "cloaked_card": ["own_card", "replaces_cloak"],
        "uncontested_goal": ["removed", "nearest"],
        "start_player": ["random", 0, 1],
        "scores": ["hidden", "open"],
        "rounds": [6, 1, 2, 3, 4, 5],
        "allies": ["all", ["king"], ["beggar", "cloak"], LIVELY],
    }
}


def moves_at_most(setting: Setting) -> int:
    """A laid card stays in its column or was killed, by an Assassin who works once a round; each Cloak or Traitor
    revealed gives one choice."""
    allies = setting.options.get("allies", "all")
    each = (25 if allies == "all" else len(allies)) + 1 + 2
    return int(setting.options.get("rounds", 6)) * setting.seats * each


def every_setting() -> Iterator[Setting]:
    """All seat counts with the default options, and each other value of each option alone and all of them together."""
    for game in games:
        for seats in SEATS[game]:
            yield Setting(game, seats)
        names = OPTIONS[game]
        for at, (name, values) in enumerate(names.items()):
            for value in values[1:]:
                yield Setting(game, SEATS[game][at % len(SEATS[game])], {name: value})
        for seats in SEATS[game]:
            yield Setting(game, seats, {name: values[1] for name, values in names.items() if name != "allies"})
            yield Setting(game, seats, {name: values[-1] for name, values in names.items()})


EVERY_SETTING = [pytest.param(setting, id=str(setting)) for setting in every_setting()]


@st.composite
def any_setting(draw: st.DrawFn) -> Setting:
    game = draw(st.sampled_from(sorted(games)))
    seats = draw(st.sampled_from(SEATS[game]))
    options = {name: draw(st.sampled_from(values)) for name, values in OPTIONS[game].items() if draw(st.booleans())}
    if game == "kabale" and draw(st.booleans()):
        options["allies"] = draw(st.lists(st.sampled_from(ALLIES), min_size=1, max_size=8, unique=True))
    return Setting(game, seats, options)


@st.composite
def small_decks(draw: st.DrawFn) -> Setting:
    """Kabale with four to seven allies, with which piles are made anew again and again in a round."""
    others = st.sampled_from([ally for ally in ALLIES if ally not in WORKING])
    allies = WORKING + draw(st.lists(others, min_size=1, max_size=4, unique=True))
    seats = draw(st.sampled_from(SEATS["kabale"]))
    options = {name: draw(st.sampled_from(OPTIONS["kabale"][name])) for name in ("round_end", "cloaked_card", "rounds")}
    return Setting("kabale", seats, {**options, "allies": allies})


def play_on(match: Match, chooser: random.Random, moves: int = 10**9) -> None:
    """So many random moves, or until it is over."""
    while not match.over and moves:
        match.play(chooser.choice(match.moves()))
        moves -= 1
