"""Routes for records that lie with people: a table that goes on from a moment of one."""

from typing import Annotated

from litestar import post
from litestar.params import Parameter

from raenke.server.limits import check
from raenke.server.opening import laid_on, moment_of
from raenke.server.requests import hall_of, must_be_guest
from raenke.server.routes_guests import AnyRequest
from raenke.server.routes_matches import Uploading, body_of
from raenke.server.safety import address_of
from raenke.server.shares import metered
from raenke.server.updates import table_state
from raenke.server.wire import SEATS_MOST, TableState


@post("/api/records/tables", summary="Go on from a moment of an uploaded record", operation_class=Uploading)
async def go_on(
    request: AnyRequest,
    moves: Annotated[int, Parameter(ge=0, le=10**6, description="how many of its moves are kept")],
    seat: Annotated[int, Parameter(ge=0, le=SEATS_MOST - 1, description="where the guest sits, as host")] = 0,
    bot: Annotated[str, Parameter(max_length=40, description="which bot sits at all other seats; else nobody")] = "",
    language: str = "",
) -> TableState:
    """The server checks the record and keeps what everybody knew at the moment; the rest is dealt anew, since whoever
    has the record knows it. Nothing of the record is stored but that position."""
    guest = await must_be_guest(request)
    content = await body_of(request)
    hall = hall_of(request)
    check(request.app.state.replays, address_of(request.scope))

    with hall.place(guest.id):  # finish it even if the asker disconnects, like every change
        payer = hall.payer_for(guest.id)
        found = await hall.retellers.run(payer, metered(moment_of), content, moves, hall.source.seed())
        return table_state(await hall.open_table(*laid_on(hall, guest, found, seat, bot)))


ROUTES = [go_on]
