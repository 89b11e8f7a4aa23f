"""Routes for nudges: where a guest wants to be told of their turn, and at which tables."""

from litestar import delete, get, post, put

from raenke.server.base_path import base_of
from raenke.server.languages import language_of
from raenke.server.requests import hall_of, must_be_guest, words_of
from raenke.server.routes_guests import AnyRequest, check_guests
from raenke.server.wire import TableId
from raenke.server.wire_nudges import Channel, Channels, Code, NewChannel, TableNudges


@get("/api/guests/me/channels", summary="Where am I told that it is my turn?")
async def own_channels(request: AnyRequest) -> Channels:
    """With the kinds of channels this server offers, and why the last nudge did not get there."""
    guest = await must_be_guest(request)
    return await hall_of(request).nudges.channels(guest.id, words_of(request))


@post("/api/guests/me/channels", summary="Be told somewhere")
async def add_channel(request: AnyRequest, data: NewChannel) -> Channel:
    """A code is sent there; the channel is used once the code was entered. A browser (`push`) needs none."""
    guest, hall = await must_be_guest(request), hall_of(request)
    check_guests(request)
    language, words = language_of(request.scope), words_of(request)
    return await hall.nudges.add(guest.id, data.kind, data.address, language, site_of(request), words)


@post("/api/guests/me/channels/{channel:str}/confirm", status_code=200, summary="Enter the code of a channel")
async def confirm_channel(request: AnyRequest, channel: str, data: Code) -> Channel:
    """After five wrong codes the channel is gone."""
    guest = await must_be_guest(request)
    check_guests(request)
    return await hall_of(request).nudges.confirm(guest.id, channel, data.code, words_of(request))


@delete("/api/guests/me/channels/{channel:str}", status_code=204, summary="Be told there no more")
async def remove_channel(request: AnyRequest, channel: str) -> None:
    await hall_of(request).nudges.remove((await must_be_guest(request)).id, channel)


@get("/api/tables/{table:str}/nudges", summary="Am I told of this table?")
async def table_nudges(request: AnyRequest, table: TableId) -> TableNudges:
    guest, hall = await must_be_guest(request), hall_of(request)
    await hall.sitting(table)
    return TableNudges(is_on=await hall.nudges.is_on(guest.id, table))


@put("/api/tables/{table:str}/nudges", summary="Be told of this table, or not")
async def switch_nudges(request: AnyRequest, table: TableId, data: TableNudges) -> TableNudges:
    guest, hall = await must_be_guest(request), hall_of(request)
    sitting = await hall.sitting(table)
    hall.limits.check_note(sitting.table, guest.id)
    await hall.nudges.switch(guest.id, table, data.is_on)
    return data


def site_of(request: AnyRequest) -> str:
    """Where the guest's browser reaches the server, for links."""
    return f"{request.scope.get('scheme', 'http')}://{request.headers.get('host', '')}{base_of(request.scope)}"


ROUTES = [own_channels, add_channel, confirm_channel, remove_channel, table_nudges, switch_nudges]
