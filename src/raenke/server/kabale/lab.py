"""The routes of the column lab."""

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import post
from litestar.params import Body

from raenke.kabale.lab import ASKED, ColumnError, explained, tried
from raenke.server.guests import clean_text
from raenke.server.refusing import Refused
from raenke.server.requests import words_of
from raenke.server.routes_guests import AnyRequest
from raenke.server.shares import metered
from raenke.server.wire import NAME_LENGTH
from raenke.server.wire_http import ColumnAward, ColumnTries, ColumnTry
from raenke.words.kabale import award_lines
from raenke.words.readers import Readers


@post("/api/lab/column", status_code=200, summary="The column lab: who wins a column, and why")
async def award_column(
    request: AnyRequest,
    data: Annotated[dict[str, Any], Body(description='like `raenke column`: {"goal": …, "cards": …, "options": …}')],
    language: str = "",
) -> ColumnAward:
    try:
        told, award, owners = await asyncio.to_thread(metered(explained), data)
    except ColumnError as error:
        raise Refused("server-refusal-column", why=str(error)) from None
    names = [clean_text(str(owner), NAME_LENGTH) for owner in owners]
    words = words_of(request, "kabale")
    lines = award_lines(words.texts, award, Readers(names))
    by_seat = {"column": 0, **msgspec.to_builtins(award, str_keys=True)}
    return msgspec.convert({**told, "lines": lines, "award": by_seat}, ColumnAward)


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
    try:
        tries = await asyncio.to_thread(metered(tried), data)
    except ColumnError as error:
        raise Refused("server-refusal-column", why=str(error)) from None
    return ColumnTries(tries=[ColumnTry(**each._asdict()) for each in tries], asked=list(ASKED))
