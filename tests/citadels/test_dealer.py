"""The referee passes the games it deals itself, and misses no fault in them."""

from __future__ import annotations

import random
from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest

from tests.citadels.dealer import Dealer, deal
from tests.citadels.random_play import STYLES, pick, random_options
from tests.citadels.referee import Referee, check_game
from tests.laws.faults import missed_faults
from tests.laws.referee import as_json

if TYPE_CHECKING:
    from collections.abc import Callable

pytestmark = pytest.mark.many  # no engine plays here, so every build would show the same
DARK_CAST = ["witch", "tax_collector", "wizard", "emperor", "abbot", "alchemist", "navigator", "diplomat"]


def picking(style: str) -> Callable[[random.Random, list[str]], str]:
    return lambda rng, moves: pick(rng, style, moves)


def check_dealt(game: Dealer) -> Counter[str]:
    moves = [choice.made for choice in game.choices]
    return check_game(game.events, moves, [(choice.seat, sorted(choice.offered)) for choice in game.choices]).met


def test_dealt_games_pass_and_meet_what_is_rare() -> None:
    rng = random.Random("dealt")
    met: Counter[str] = Counter()
    for seed in range(150):
        seats = rng.randint(2, 8)
        met += check_dealt(deal(seats, random_options(rng, seats), seed, picking(rng.choice(list(STYLES)))))
    assert met["bewitched oneself"]
    assert met["robbed oneself"]
    assert met["pile shuffled"]


@pytest.mark.parametrize(
    ("seats", "options", "style"),
    [
        (2, {"end_at": 2}, "build"),
        (3, {"cast": [*DARK_CAST, "artist"], "end_at": 2, "dark_districts": "all"}, "busy"),
        (5, {"end_at": 2, "discard": "pile"}, "fight"),
        (7, {"cast": [*DARK_CAST, "queen"], "dark_districts": "all", "end_at": 3}, "fight"),
    ],
    ids=str,
)
def test_any_fault_in_a_dealt_game_is_caught(seats: int, options: dict[str, Any], style: str) -> None:
    game = deal(seats, {**options, "max_rounds": 4}, seats, picking(style))
    check_game(game.events)
    moves = [choice.made for choice in game.choices]
    assert missed_faults(Referee, as_json(game.events), moves, share=0.3) == []
