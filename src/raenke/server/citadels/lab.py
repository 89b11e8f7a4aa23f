"""The route of the city lab."""

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import post
from litestar.params import Body

from raenke.citadels.lab import ASKED, CityError, counted
from raenke.server.refusing import Refused
from raenke.server.requests import words_of
from raenke.server.routes_guests import AnyRequest
from raenke.server.shares import metered
from raenke.server.wire_http import CityCount, CityTry
from raenke.words.citadels import step_line


@post("/api/lab/city", status_code=200, summary="The city lab: what a city is worth, and what each district would add")
async def count_city(
    request: AnyRequest,
    data: Annotated[
        dict[str, Any],
        Body(
            description='{"city": ["tavern", "keep*"], "hand": [], "gold": 0, "museum": 0, "first": "nobody", '
            '"declared": false, "late": false, "options": {}}; all but `city` may be left out'
        ),
    ],
    language: str = "",
) -> CityCount:
    """`first`: whose city was complete first, `me`, `another` or `nobody`; `declared`: a Bell Tower was; `late`: the
    Haunted City was built in the last round; `museum`: so many cards lie under it."""
    try:
        city, score, tries = await asyncio.to_thread(metered(counted), data)
    except CityError as error:
        raise Refused("server-refusal-city", why=str(error)) from None
    texts = words_of(request, "citadels").texts
    return CityCount(
        points=score.points,
        parts=msgspec.to_builtins(score.parts),
        steps=[msgspec.to_builtins(step) for step in score.steps],
        lines=[step_line(texts, step) for step in score.steps],
        needed=city.needed,
        is_complete=city.is_complete,
        is_first=city.is_first,
        tries=[CityTry(**each._asdict()) for each in tries],
        asked=list(ASKED),
    )
