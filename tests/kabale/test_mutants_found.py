"""Rules that a mutant could break unnoticed until it was found (`make mutants`), by paragraph."""

from typing import Any

import pytest

from raenke.core import OptionError
from raenke.kabale.options import options_of
from raenke.kabale.score import score
from tests.kabale.table_talk import GOALS


def test_k2_9_all_goals_of_the_game_can_be_scored_and_no_more() -> None:
    assert score(GOALS) == sum(points for _, points in GOALS)
    with pytest.raises(ValueError, match="36 goals in the game, not 37"):
        score([*GOALS, ("music", 1)])


@pytest.mark.parametrize(("name", "text", "number"), [("rounds", "3", 3), ("start_player", "1", 1)])
def test_k5_8_a_number_may_be_written_as_text(name: str, text: str, number: int) -> None:
    assert getattr(options_of({name: text}), name) == number


@pytest.mark.parametrize("text", ["03", "10", "", "²", "-1", "x"])
def test_k5_8_a_text_that_is_no_number_of_rounds_is_refused(text: str) -> None:
    with pytest.raises(OptionError, match=rf"not '{text}' \(K5\.8\)"):
        options_of({"rounds": text})


@pytest.mark.parametrize("text", ["king,witch", " witch , king,", "king, witch,,"])
def test_k5_9_allies_may_be_written_as_text(text: str) -> None:
    given: dict[str, Any] = {"allies": text}
    assert options_of(given).allies == ("king", "witch")
