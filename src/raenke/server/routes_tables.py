"""Routes for tables: the games explained, opening a table, the lobby, commands and messages over plain HTTP."""

import asyncio
import contextlib
from typing import Annotated, Literal

from litestar import Response, get, post
from litestar.params import Parameter

from raenke import games
from raenke.server.carrying import carry_out, chosen_seat
from raenke.server.catalogue import sheet_of
from raenke.server.languages import language_of
from raenke.server.limits import check
from raenke.server.listing import line_of, own_lines
from raenke.server.opening import new_table
from raenke.server.refusing import Refused
from raenke.server.requests import guest_of, hall_of, must_be_guest
from raenke.server.routes_guests import AnyRequest
from raenke.server.updates import Reader, table_state, update_for
from raenke.server.wire import TableState
from raenke.server.wire_commands import AnyCommand
from raenke.server.wire_http import GameSheet, Lobby, NewTable
from raenke.server.wire_messages import Answer, Update

WAIT_MOST = 25
LOBBY_MOST = 100


@get("/api/games", summary="The games, explained")
async def list_games(request: AnyRequest, language: str = "") -> list[GameSheet]:
    """Seats, every option in words, and the bots; `language` is one that has texts."""
    wanted = language_of(request.scope)
    return [sheet_of(game, wanted) for game in games]


@post("/api/tables", summary="Open a table")
async def open_table(request: AnyRequest, data: NewTable) -> TableState:
    """The guest sits down as its host."""
    guest = await must_be_guest(request)
    hall = hall_of(request)
    with hall.place(guest.id):  # finish it even if the asker disconnects, like every change
        header, entries = await new_table(hall, guest, data)
        return table_state(await hall.open_table(header, entries))


@get("/api/tables", summary="The lobby: open tables")
async def lobby(request: AnyRequest) -> Lobby:
    guest = await guest_of(request)
    found = [
        sitting
        for sitting in hall_of(request).sittings.values()
        if sitting.table.header.settings.is_open and sitting.table.stage in ("waiting", "playing")
    ]
    found.sort(key=lambda sitting: (sitting.table.stage != "waiting", -sitting.table.changed_at))
    return Lobby(tables=[line_of(sitting, guest) for sitting in found[:LOBBY_MOST]])


@get("/api/guests/me/tables", summary="Your games, and whose turn it is")
async def own_tables(request: AnyRequest) -> Lobby:
    """First those where it is your turn; finished ones are among the matches."""
    guest = await must_be_guest(request)
    return own_lines(hall_of(request), guest)


@get("/api/tables/{table:str}", summary="One table, as everybody may know it")
async def show_table(request: AnyRequest, table: str) -> TableState:
    guest = await guest_of(request)
    return table_state(await hall_of(request).sitting(table), guest.id if guest else None)


@post("/api/tables/{table:str}/commands", status_code=200, summary="Ask for something at a table")
async def command_table(request: AnyRequest, table: str, data: AnyCommand) -> Response[Answer]:
    """One command, as over the WebSocket. The answer is 200, or 409 with the refusal."""
    guest = await must_be_guest(request)
    hall = hall_of(request)
    check(request.app.state.commands, guest.id)
    sitting = await hall.sitting(table)
    sitting.poll(guest.id)
    reply, status = await carry_out(hall, sitting, guest, language_of(request.scope), data)
    return Response(reply, status_code=status)


@get("/api/tables/{table:str}/messages", summary="What happened, and how things stand")
async def read_messages(
    request: AnyRequest,
    table: str,
    since: Annotated[int | None, Parameter(ge=0, le=10**9)] = None,
    seat: Annotated[str, Parameter(max_length=8)] = "",
    texts: bool = True,
    refused: bool = False,
    view: Literal["whole", "drawn"] = "whole",
    wait: Annotated[int, Parameter(ge=0, le=WAIT_MOST)] = 0,
    language: str = "",
) -> Update:
    """The same update as over the WebSocket; waits up to `wait` seconds for something to happen after `since`."""
    hall = hall_of(request)
    guest = await guest_of(request)
    sitting = await hall.sitting(table)
    reader = Reader(
        guest=guest.id if guest else None,
        seat=chosen_seat(sitting, guest, seat),
        language=language_of(request.scope),
        has_texts=texts,
        has_refused=refused,
        is_browser=view == "drawn",
        mutes=await hall.guests.mutes(guest.id if guest else None),
    )
    sitting.read()
    if guest:
        sitting.poll(guest.id)
    async with sitting.watched() as changed:
        if wait and since is not None and sitting.table.version <= since:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(changed.wait(), wait)
            if guest and await guest_of(request) is None:  # signed out meanwhile
                raise Refused("server-refusal-guest")
        return update_for(hall.told, sitting, reader, since)


ROUTES = [list_games, open_table, lobby, own_tables, show_table, command_table, read_messages]
