"""The referee passes what the rules allow, and catches what they do not."""

from __future__ import annotations

from typing import Any

import pytest

from raenke.core.event import to_dict
from tests.citadels import fuzz, oracle, rich_positions
from tests.citadels.random_play import STYLES
from tests.citadels.referee import Referee, check_game
from tests.laws.faults import missed_faults
from tests.laws.referee import RefereeError, as_json

DARK_CAST = ["witch", "tax_collector", "wizard", "emperor", "abbot", "alchemist", "navigator", "diplomat"]
OPTION_VALUES: list[dict[str, Any]] = [
    *({name: value} for name, values in oracle.VALUES.items() for value in values[1:]),
    {"end_at": 3},
    {"start_player": 1},
    {"left_out": oracle.BASE_VIOLETS},
    {"dark_districts": oracle.DARK_VIOLETS},
]


@pytest.mark.many
@pytest.mark.parametrize("seats", range(2, 8))
def test_random_games_of_the_base_cast_pass(seats: int) -> None:
    for seed, style in enumerate(STYLES):
        fuzz.play_game(seats, {"max_rounds": 12}, seed, style)


@pytest.mark.many
@pytest.mark.parametrize(
    ("seats", "ninth"),
    [
        *((seats, None) for seats in range(2, 8)),
        *((seats, "artist") for seats in range(2, 9)),
        *((seats, "queen") for seats in (2, 5, 6, 7, 8)),
    ],
)
def test_random_games_of_the_dark_cast_pass(seats: int, ninth: str | None) -> None:
    cast = [name if seats > 2 or name != "emperor" else "king" for name in DARK_CAST] + ([ninth] if ninth else [])
    for seed, style in enumerate(STYLES):
        fuzz.play_game(seats, {"cast": cast, "dark_districts": "all", "max_rounds": 12}, seed, style)


@pytest.mark.many
@pytest.mark.parametrize("seats", range(2, 9))
def test_random_games_of_a_drawn_cast_pass(seats: int) -> None:
    for seed, style in enumerate(STYLES):
        fuzz.play_game(seats, {"cast": "drawn", "dark_districts": "all", "max_rounds": 12}, seed, style)


@pytest.mark.many
@pytest.mark.parametrize("seats", [2, 3, 5, 8])
@pytest.mark.parametrize("options", OPTION_VALUES, ids=str)
def test_random_games_of_each_option_pass(seats: int, options: dict[str, Any]) -> None:
    base = {"cast": "drawn", "dark_districts": "all", "max_rounds": 10}
    for seed, style in enumerate(["busy", "fight"]):
        fuzz.play_game(seats, {**base, **options}, seed, style)


@pytest.mark.many
def test_random_games_of_random_options_pass_and_meet_what_is_rare() -> None:
    met = fuzz.fuzz_games(400, 2)
    for what in (
        "pile shuffled",
        "deck ran out: basic",
        "throne room",
        "duplicate built",
        "museum destroyed",
        "graveyard: recover",
        "graveyard: decline",
        "swapped",
        "poor house",
        "park",
        "tax",
        "robbed",
        "hospital",
        "long reign",
        "heir: king",
        "robbed and bewitched",
        "crown stays",
    ):
        assert met[what], what


@pytest.mark.many
@pytest.mark.parametrize("seed", range(4))
def test_rounds_from_rich_positions_pass(seed: int) -> None:
    met = rich_positions.play_rounds(150, seed)
    for what in ("hospital", "museum destroyed", "graveyard: recover", "pile shuffled", "deck ran out: park"):
        assert met[what], what


@pytest.mark.many
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
def test_any_fault_in_a_random_game_is_caught(seats: int, options: dict[str, Any], style: str) -> None:
    match, _ = fuzz.play_game(seats, {**options, "max_rounds": 4}, seats, style)
    events = as_json([to_dict(event) for event in match.events])
    check_game(events)
    assert missed_faults(Referee, events, match.history, share=0.2) == []


def test_the_fault_is_named_with_its_index() -> None:
    match, _ = fuzz.play_game(4, {"max_rounds": 1}, 1, "any")
    events = as_json([to_dict(event) for event in match.events])
    place = next(index for index, event in enumerate(events) if event["type"] == "character_taken")
    events[place] = {**events[place], "seat": (events[place]["seat"] + 1) % 4}
    with pytest.raises(RefereeError, match=rf"^event {place}: expected character_taken with seat"):
        check_game(events)


def test_moves_and_offers_are_compared_with_the_events() -> None:
    match, offers = fuzz.played(4, {"max_rounds": 1}, 1, "any")
    events = [to_dict(event) for event in match.events]
    check_game(events, match.history, offers)
    with pytest.raises(RefereeError, match=r"^moves"):
        check_game(events, match.history[:-1])
    for wrong in ([*offers[:-1]], [(offers[0][0], offers[0][1][:-1]), *offers[1:]], [(-1, offers[0][1]), *offers[1:]]):
        with pytest.raises(RefereeError, match=r"^offer"):
            check_game(events, match.history, wrong)
