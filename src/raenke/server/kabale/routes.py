"""The routes of the column lab and of the trainer."""

import asyncio
from typing import Annotated, Any

from litestar import get, post
from litestar.params import Body

from raenke.server.kabale.lab import award_told, tries_told
from raenke.server.kabale.trainer import puzzle
from raenke.server.requests import words_of
from raenke.server.routes_guests import AnyRequest
from raenke.server.shares import metered
from raenke.server.training_paths import Level, Seed
from raenke.server.wire_http import ColumnAward, ColumnPuzzle, ColumnTries


@post("/api/lab/column", status_code=200, summary="The column lab: who wins a column, and why")
async def award_column(
    request: AnyRequest,
    data: Annotated[dict[str, Any], Body(description='like `raenke column`: {"goal": …, "cards": …, "options": …}')],
    language: str = "",
) -> ColumnAward:
    return await asyncio.to_thread(metered(award_told), data, words_of(request, "kabale"))


@post("/api/lab/column/tries", status_code=200, summary="The column lab: which allies would win a column, laid now")
async def try_column(
    data: Annotated[
        dict[str, Any],
        Body(
            description="a column as above, and `owner`: who lays; `faces`: `up`, `down` or `cloaked` for each card; "
            "`ends`: the ally ends the round, so that nothing is revealed before the award"
        ),
    ],
) -> ColumnTries:
    """The turn is played: a face-down card above is revealed and works. A Cloak's owner slips nothing under it, a
    Traitor's owner does not swap, and an Explorer leaves for another column. Then the column is awarded."""
    return await asyncio.to_thread(metered(tries_told), data)


@get("/api/train/column/{level:int}/{seed:str}", summary="A column to judge, and who wins it")
async def column_puzzle(request: AnyRequest, level: Level, seed: Seed, language: str = "") -> ColumnPuzzle:
    """The answer comes with the question: nobody gains by knowing it before."""
    return await asyncio.to_thread(metered(puzzle), level, seed, words_of(request, "kabale"))
