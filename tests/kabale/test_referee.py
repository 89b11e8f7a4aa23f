"""The referee passes what the rules allow, and catches what they do not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from raenke import Match, games
from raenke.core.event import to_dict
from raenke.kabale.position import Position
from tests.kabale import fuzz, oracle, written_games
from tests.kabale.referee import Referee, check_game
from tests.laws.faults import missed_faults
from tests.laws.referee import Event, RefereeError, as_json

if TYPE_CHECKING:
    from collections.abc import Callable

WRITTEN = [pytest.param(game, id=game.__name__) for game in written_games.GAMES]
OPTION_VALUES: list[dict[str, Any]] = [
    {},
    {"round_end": "after_action"},
    {"doppelganger": "current"},
    {"floor": "none"},
    {"cloaked_card": "replaces_cloak"},
    {"uncontested_goal": "nearest"},
    {"start_player": 1},
    {"scores": "open"},
    {"rounds": 1},
    {"rounds": 3},
    {"allies": ["explorer", "assassin", "storm", "cloak", "traitor"]},
    {"allies": ["explorer", "storm", "king"], "round_end": "after_action"},
    {"allies": ["cloak", "doppelganger"], "cloaked_card": "replaces_cloak", "uncontested_goal": "nearest"},
    {"allies": ["assassin", "king"]},
    {"allies": ["explorer"]},
    {"doppelganger_removed": "slides", "witch_doppelganger": "stays"},
    {"wizard_doppelganger": "every", "beggar_tie": "nearest", "romeo": "any_juliet"},
    {"empty_doppelganger": "zero", "allies": ["doppelganger", "beggar", "witch", "cloak"]},
    {"hermit_giant": "others", "assassin": "kills_revealed", "storm": "fulfils", "cloak": "must"},
    {"assassin": "kills_revealed", "allies": ["assassin", "explorer", "cloak", "traitor"]},
    {"storm": "fulfils", "allies": ["storm", "explorer", "king"]},
    {"cloak": "must", "allies": ["cloak", "king"], "cloaked_card": "replaces_cloak"},
    {"next_start": "left_of_ender"},
    {"next_start": "left_of_ender", "round_end": "after_action", "allies": ["cloak", "explorer", "storm", "traitor"]},
    {"scores": "goals"},
]


@pytest.mark.parametrize("game", WRITTEN)
def test_a_written_game_passes(game: Callable[[], list[Event]]) -> None:
    check_game(game())


@pytest.mark.many
@pytest.mark.parametrize("game", WRITTEN)
def test_any_fault_in_a_written_game_is_caught(game: Callable[[], list[Event]]) -> None:
    assert missed_faults(Referee, as_json(game()), name="king") == []


def test_the_fault_is_named_with_its_index() -> None:
    events = written_games.round_ends_at_once()
    place = next(index for index, event in enumerate(events) if event["type"] == "card_laid")
    events[place] = {**events[place], "seat": 1}
    with pytest.raises(RefereeError, match=rf"^event {place}: expected card_laid with seat 0"):
        check_game(events)


def test_the_moves_of_a_written_game_are_read_from_its_events() -> None:
    referee = check_game(written_games.choices_are_declined())
    moves = (
        "lay cloak 2, lay traitor 2, cloak storm, lay traitor 2, decline, lay cloak 1, lay king 1, decline, lay king 2"
    )
    assert [choice.made for choice in referee.choices] == moves.split(", ")
    assert [choice.seat for choice in referee.choices] == [0, 1, 0, 0, 1, 1, 0, 1, 1]
    assert referee.choices[2].offered == {"cloak traitor", "cloak storm", "cloak king", "decline"}
    assert referee.choices[4].offered == {"swap 1", "decline"}
    check_game(written_games.choices_are_declined(), moves.split(", "))
    with pytest.raises(RefereeError, match=r"^moves"):
        check_game(written_games.choices_are_declined(), moves.split(", ")[:-1])


@pytest.mark.parametrize("game", WRITTEN)
def test_the_engine_plays_a_written_game_as_it_is_written(game: Callable[[], list[Event]]) -> None:
    """Only the deal and the moves are given; the engine does the rest."""
    events = game()
    referee = check_game(events)
    dealt = [event["type"] for event in events].index("round_started") + 1
    match = Match.at(games["kabale"], dealt_position(events[:dealt]), seed=1)
    told = []
    for choice in referee.choices:
        assert match.to_move == choice.seat
        assert sorted(match.moves()) == sorted(choice.offered)
        told += [to_dict(event) for event in match.play(choice.made)]
    assert match.over
    for event in told:
        if event["type"] == "goal_awarded":
            event["steps"] = []
    assert as_json(told) == as_json(events[dealt:])


def dealt_position(events: list[Event]) -> Position:
    shuffled = [event for event in events if event["type"] == "pile_shuffled"]
    readings = {name: value for name, value in events[0]["options"].items() if name in fuzz.PLAY_OPTIONS}
    return Position(
        seats=2,
        hands=[event["cards"][:3] for event in shuffled],
        piles=[event["cards"][3:] for event in shuffled],
        goals=[tuple(goal) for goal in events[-1]["goals"]],
        columns=[[], []],
        to_lay=events[-1]["first"],
        options=readings,
    )


@pytest.mark.many
@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("options", OPTION_VALUES, ids=str)
def test_random_games_pass(seats: int, options: dict[str, Any]) -> None:
    for seed, style in enumerate(fuzz.STYLES):
        fuzz.play_game(seats, options, seed, style)


def test_random_games_of_random_options_pass_and_meet_what_is_rare() -> None:
    met = fuzz.fuzz_games(60, 1)
    for what in (
        "reshuffle",
        "turn skipped",
        "all hands empty",
        "no draw",
        "explorer stayed",
        "explorer in own column",
        "killed before it worked",
        "second storm",
        "explorer in a stormed column",
    ):
        assert met[what], what


@pytest.mark.many
@pytest.mark.parametrize("seats", [2, 4])
def test_any_fault_in_a_random_game_is_caught(seats: int) -> None:
    options = {"rounds": 2, "allies": list(oracle.ALLIES[:14])}
    match, _ = fuzz.play_game(seats, options, seats, "any")
    events = as_json([to_dict(event) for event in match.events])
    assert missed_faults(Referee, events, name="king") == []
