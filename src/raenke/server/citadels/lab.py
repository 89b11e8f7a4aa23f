"""The city lab told: what a city is worth, and what each district would add."""

from typing import Any

import msgspec

from raenke.citadels.lab import ASKED, CityError, counted
from raenke.server.refusing import Refused
from raenke.server.wire_http import CityCount, CityTry
from raenke.words import Words
from raenke.words.citadels import step_line


def count_told(data: dict[str, Any], words: Words) -> CityCount:
    try:
        city, score, tries = counted(data)
    except CityError as error:
        raise Refused("server-refusal-city", why=str(error)) from None
    return CityCount(
        points=score.points,
        parts=msgspec.to_builtins(score.parts),
        steps=[msgspec.to_builtins(step) for step in score.steps],
        lines=[step_line(words.texts, step) for step in score.steps],
        needed=city.needed,
        is_complete=city.is_complete,
        is_first=city.is_first,
        tries=[CityTry(**each._asdict()) for each in tries],
        asked=list(ASKED),
    )
