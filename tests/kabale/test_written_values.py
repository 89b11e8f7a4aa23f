"""Values as people write them on a command line, and more goals than there are."""

import pytest

from raenke.core.errors import OptionError
from raenke.kabale.cards import GOALS, goal_name
from raenke.kabale.options import options_of
from raenke.kabale.score import score


@pytest.mark.parametrize("rounds", range(1, 7))
def test_k5_8_rounds_may_be_written_as_text(rounds: int) -> None:
    assert options_of({"rounds": str(rounds)}).rounds == rounds


@pytest.mark.parametrize("rounds", ["", "03", "10", "3.0", "²", "three"])
def test_k5_8_rounds_that_are_no_number_from_one_to_six_are_refused(rounds: str) -> None:
    with pytest.raises(OptionError, match="whole number from 1 to 6"):
        options_of({"rounds": rounds})


def test_k5_9_allies_may_be_written_as_text() -> None:
    assert options_of({"allies": "queen, king,,storm "}).allies == ("king", "queen", "storm")


def test_k2_9_all_goals_can_be_counted_and_no_more() -> None:
    goals = [goal_name(goal) for goal in GOALS]
    assert score(goals) == 6 * (1 + 2 + 3 + 3 + 4 + 5)
    assert score(goals[:35]) == 103
    with pytest.raises(ValueError, match="36 goals"):
        score([*goals, ("music", 1)])
