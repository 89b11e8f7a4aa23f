"""The routes of the city lab and of the trainer."""

import asyncio
from typing import Annotated, Any

from litestar import get, post
from litestar.params import Body

from raenke.server.citadels.lab import count_told
from raenke.server.citadels.trainer import puzzle
from raenke.server.requests import words_of
from raenke.server.routes_guests import AnyRequest
from raenke.server.shares import metered
from raenke.server.training_paths import Level, Seed
from raenke.server.wire_http import CityCount, TurnPuzzle


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
    return await asyncio.to_thread(metered(count_told), data, words_of(request, "citadels"))


@get("/api/train/turn/{level:int}/{seed:str}", summary="A turn, and which moves may be made in it")
async def turn_puzzle(request: AnyRequest, level: Level, seed: Seed, language: str = "") -> TurnPuzzle:
    """The answer comes with the question: nobody gains by knowing it before."""
    return await asyncio.to_thread(metered(puzzle), level, seed, words_of(request, "citadels"))
