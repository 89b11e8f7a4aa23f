"""Routes for records that lie with people: a table that goes on from a moment of one."""

from typing import Annotated, Any

from litestar import post
from litestar.params import Parameter

from raenke.core.record import Record, begun
from raenke.server.limits import check
from raenke.server.log import Beginning
from raenke.server.refusing import Refused
from raenke.server.requests import hall_of, must_be_guest
from raenke.server.routes_guests import AnyRequest
from raenke.server.routes_matches import Uploading, body_of, checked
from raenke.server.routes_tables import Start, laid, with_other_cards
from raenke.server.safety import address_of
from raenke.server.shares import metered
from raenke.server.updates import table_state
from raenke.server.wire import SEATS_MOST, TableState
from raenke.server.wire_http import NewTable

ORIGIN_LENGTH = 40  # of the record's last hash: it has no id, and this names it as well


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

    def moment(luck: bytes) -> tuple[Record, dict[str, Any], Beginning]:
        record = checked(content)
        if moves > len(record.moves):
            raise Refused("server-refusal-moment")
        match = begun(record)
        return record, match.options, with_other_cards(match, record.moves[:moves], luck)

    with hall.place(guest.id):  # finish it even if the asker disconnects, like every change
        payer = hall.payer_for(guest.id)
        record, options, beginning = await hall.retellers.run(payer, metered(moment), hall.source.seed())
        others = {str(other): bot for other in range(record.seats) if other != seat and bot}
        data = NewTable(game=record.game, seats=record.seats, seat=seat, bots=others)
        start = Start(options, hall.source.seed().hex(), [], beginning, record.last_hash[:ORIGIN_LENGTH])
        return table_state(await hall.open_table(*laid(hall, guest, data, start)))


ROUTES = [go_on]
