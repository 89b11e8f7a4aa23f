"""What holds at every table of Kabale: no card is lost or made, and a position written down is the whole table."""

import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from raenke import Match, games
from raenke.core.event import to_dict
from raenke.kabale.position import Position, position_of, set_up
from tests.kabale.table_talk import ALLIES
from tests.laws.settings import EVERY_SETTING, Setting, any_setting

KABALE = games["kabale"]
SEEDS = st.integers(0, 2**32)
FEW = settings(max_examples=20)  # each writes a great many positions


def cards_of(position: Position, seat: int) -> Counter[str]:
    """Where the allies of a seat are, wherever that is."""
    cards = Counter([*position.hands[seat], *position.piles[seat], *position.discards[seat]])
    cards.update(ally.card for column in position.columns for ally in column if ally.seat == seat)
    return cards


def goals_of(position: Position) -> Counter[tuple[str, int]]:
    """Where the goals are: turned up (when the game is over, they are won), to come, won, or out of the game."""
    goals = Counter([*position.goal_pile, *position.unclaimed])
    goals.update(() if position.over else position.goals)
    goals.update(goal for won in position.won for goal in won)
    return goals


def cards_are_conserved(setting: Setting, seed: int) -> None:
    match, chooser = setting.match(seed), random.Random(seed)
    allies = setting.options.get("allies", "all")
    deck = Counter(ALLIES if allies == "all" else allies)
    (goals,) = [to_dict(event)["goals"] for event in match.events if event.type == "goals_shuffled"]
    in_play = Counter(tuple(goal) for goal in goals)
    while True:
        position = position_of(match.table)
        assert all(cards_of(position, seat) == deck for seat in range(setting.seats))
        assert goals_of(position) == in_play
        if match.over:
            break
        match.play(chooser.choice(match.moves()))


@pytest.mark.parametrize("setting", EVERY_SETTING)
def test_cards_are_conserved(setting: Setting) -> None:
    cards_are_conserved(setting, 1)


@FEW
@given(any_setting(), SEEDS)
def test_cards_are_conserved_at_any_table(setting: Setting, seed: int) -> None:
    cards_are_conserved(setting, seed)


def hands_have_no_more_than_three(setting: Setting, seed: int) -> None:
    match, chooser = setting.match(seed), random.Random(seed)
    while not match.over:
        position = position_of(match.table)
        assert all(len(hand) <= 3 for hand in position.hands)
        match.play(chooser.choice(match.moves()))


@pytest.mark.parametrize("setting", EVERY_SETTING)
def test_hands_have_no_more_than_three(setting: Setting) -> None:
    hands_have_no_more_than_three(setting, 2)


def a_position_is_the_whole_table(setting: Setting, seed: int, every: int) -> None:
    """From any moment on, the table set up again from its position goes on the same with the same luck."""
    luck = random.Random(seed)
    chooser = random.Random(seed + 1)
    match = Match(KABALE, seats=setting.seats, options=setting.options, outcomes=luck.randrange)
    plies = 0
    while not match.over:
        if plies % every == 0:
            position = position_of(match.table)
            assert position_of(set_up(position, match.table.chance.copy())) == position
            same_luck = random.Random()
            same_luck.setstate(luck.getstate())
            again = Match.at(KABALE, position, outcomes=same_luck.randrange)
            assert again.options == match.options
        move = chooser.choice(match.moves())
        assert again.moves() == match.moves()
        assert again.to_move == match.to_move
        assert again.play(move) == match.play(move)
        assert position_of(again.table) == position_of(match.table)
        plies += 1
    assert again.over
    assert (again.scores, again.winners) == (match.scores, match.winners)


@pytest.mark.parametrize("setting", EVERY_SETTING)
def test_a_position_is_the_whole_table(setting: Setting) -> None:
    a_position_is_the_whole_table(setting, 1, 1)
    a_position_is_the_whole_table(setting, 2, 17)


@FEW
@given(any_setting(), SEEDS, st.integers(1, 30))
def test_a_position_is_the_whole_table_at_any_table(setting: Setting, seed: int, every: int) -> None:
    a_position_is_the_whole_table(setting, seed, every)
