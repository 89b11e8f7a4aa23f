"""Laws that only Citadels has."""

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from raenke import Match, games
from raenke.citadels import most, phase, reason
from raenke.citadels.cards import CHARACTERS, DISTRICT_ROWS, DISTRICTS
from raenke.citadels.legal_moves import why_not
from raenke.citadels.moves import move_of, text_of
from raenke.citadels.options import options_of
from raenke.citadels.position import Position, position_of, set_up
from raenke.citadels.standing import standing
from raenke.citadels.verbs import VERBS
from raenke.core import Chance
from raenke.core.event import Event, to_dict
from tests.citadels import oracle
from tests.citadels.tables import cards_of
from tests.laws.settings import Setting, any_setting, settings_of

CITADELS = games["citadels"]
SEEDS = st.integers(0, 2**32)
FEW = settings(max_examples=8)  # each plays a whole game


def told(events: list[Event]) -> list[dict[str, Any]]:
    return [to_dict(event) for event in events]


@pytest.mark.parametrize("setting", settings_of("citadels"))
def test_c1_1_the_cards_are_those_of_the_box(setting: Setting) -> None:
    match = setting.match(1)
    assert sorted(cards_of(position_of(match.table)).elements()) == sorted(oracle.deck(match.options))


def every_move() -> list[int]:
    """The numbers of all moves, whether they are legal now or not."""
    seats = [str(seat) for seat in range(1, 9)]
    cells = [name + gold for name in DISTRICTS for gold in ("", "*")]
    named = ["", *CHARACTERS, *seats, *cells, *(f"{seat} {cell}" for seat in seats for cell in cells)]
    moves = {move_of(f"{word} {what}") for word in VERBS for what in named}
    return [move for move in moves if move is not None]


@pytest.mark.parametrize("setting", settings_of("citadels")[::4])
def test_c3_3_a_reason_stands_against_a_move_of_a_turn_just_if_it_is_not_offered(setting: Setting) -> None:
    match, chooser, every = setting.match(2), random.Random(2), every_move()
    while not match.over:
        table, moves = match.table, set(match.table.moves())
        is_whole = table.phase == phase.TURN and chooser.random() < 0.1
        for move in every if is_whole else moves:
            assert (why_not(table, move) == reason.ASKED) == (move in moves), text_of(move)
        match.play(chooser.choice(match.moves()))


def gold_is_where_events_say(setting: Setting, seed: int) -> None:
    match, chooser = setting.match(seed), random.Random(seed)
    purses = [2] * setting.seats
    while True:
        assert list(position_of(match.table).gold) == purses
        if match.over:
            break
        for event in told(match.play(chooser.choice(match.moves()))):
            if event["type"] == "gold_taken":
                purses[event["seat"]] += event["amount"]
            elif event["type"] == "gold_paid":
                purses[event["seat"]] -= event["amount"]
            elif event["type"] == "gold_moved":
                purses[event["seat"]] -= event["amount"]
                purses[event["to"]] += event["amount"]
            elif event["type"] == "gold_laid":
                purses[event["seat"]] -= 1


@pytest.mark.parametrize("setting", settings_of("citadels")[::4])
def test_gold_is_where_events_say(setting: Setting) -> None:
    gold_is_where_events_say(setting, 1)


@FEW
@given(any_setting("citadels"), SEEDS)
def test_gold_is_where_events_say_at_any_table(setting: Setting, seed: int) -> None:
    gold_is_where_events_say(setting, seed)


@FEW
@given(any_setting("citadels"), SEEDS)
def test_the_count_told_is_the_count_made(setting: Setting, seed: int) -> None:
    match, chooser = setting.match(seed), random.Random(seed)
    while True:
        counts = standing(match.table)
        assert [score.points for score in counts] == match.scores
        for points, parts, steps in counts:
            flat = [parts.districts, parts.colours, parts.completion, *parts.violet.values()]
            assert points == sum(flat)
            single = [step.points for step in steps if step.kind not in ("districts", "total")]
            assert points == sum(single) == steps[-1].points
            assert all(step.rule.startswith("C") for step in steps)
        if match.over:
            break
        for _ in range(7):
            if not match.over:
                match.play(chooser.choice(match.moves()))


def test_the_box_has_80_cards() -> None:
    assert sum(row.copies for row in DISTRICT_ROWS) == most.CARDS == 80
    assert len(options_of({}, 4).deck) == 65
    assert len(options_of({"dark_districts": "all"}, 4).deck) == 79


def test_a_short_position_is_enough() -> None:
    position = Position(
        seats=4, acting=(0, "warlord"), gold=[5, 2, 2, 2], cities=["tavern market", "keep", "temple*", ""], deck="manor"
    )
    assert Match.at(CITADELS, position).moves() == ["gold", "draw", "destroy 3 temple*"]
    table = set_up(position, Chance.fast(1))
    assert position_of(table) == position
