"""Routes of a device for its tables."""

import asyncio
import contextlib
from typing import Any

from raenke.device.asking import Asking
from raenke.server.carrying import carry_out, chosen_seat
from raenke.server.listing import own_lines
from raenke.server.opening import laid_on, moment_of, new_table
from raenke.server.refusing import Refused
from raenke.server.updates import Reader, table_state, update_for
from raenke.server.wire import SEATS_MOST, TableState
from raenke.server.wire_commands import AnyCommand
from raenke.server.wire_http import Lobby, NewTable
from raenke.server.wire_messages import Update

WAIT_MOST = 25


async def open_table(asking: Asking) -> TableState:
    guest = asking.must_be_guest()
    data: NewTable = asking.json(NewTable)
    if data.is_open:
        raise Refused("server-refusal-device")
    with asking.hall.place(guest.id):
        header, entries = await new_table(asking.hall, guest, data)
        return table_state(await asking.hall.open_table(header, entries))


async def go_on(asking: Asking) -> TableState:
    """A table that goes on from a moment of a record."""
    guest, content, hall = asking.must_be_guest(), asking.content(), asking.hall
    moves, seat = asking.whole("moves", 10**6), asking.whole("seat", SEATS_MOST - 1, 0)
    if moves is None or seat is None:
        raise Refused("server-refusal-malformed", why="moves")
    bot = asking.text("bot", 40)
    with hall.place(guest.id):
        going = await hall.retellers.run(hall.payer_for(guest.id), moment_of, content, moves, hall.source.seed())
        return table_state(await hall.open_table(*laid_on(hall, guest, going, seat, bot)))


async def own_tables(asking: Asking) -> Lobby:
    return own_lines(asking.hall, asking.must_be_guest())


async def show_table(asking: Asking) -> TableState:
    guest = asking.guest
    return table_state(await asking.hall.sitting(asking.path["table"]), guest.id if guest else None)


async def command_table(asking: Asking) -> tuple[Any, int]:
    guest = asking.must_be_guest()
    command: AnyCommand = asking.json(AnyCommand)
    sitting = await asking.hall.sitting(asking.path["table"])
    sitting.poll(guest.id)
    return await carry_out(asking.hall, sitting, guest, asking.language, command)


async def read_messages(asking: Asking) -> Update:
    hall, guest = asking.hall, asking.guest
    sitting = await hall.sitting(asking.path["table"])
    since, wait, view = asking.whole("since", 10**9), asking.whole("wait", WAIT_MOST, 0), asking.text("view", 8)
    reader = Reader(
        guest=guest.id if guest else None,
        seat=chosen_seat(sitting, guest, asking.text("seat", 8)),
        language=asking.language,
        has_texts=asking.switch("texts", True),
        has_refused=asking.switch("refused", False),
        is_browser=view == "drawn",
    )
    sitting.read()
    if guest:
        sitting.poll(guest.id)
    async with sitting.watched() as changed:
        if wait and since is not None and sitting.table.version <= since:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(changed.wait(), wait)
        return update_for(hall.told, sitting, reader, since)


ROUTES = {
    "POST /api/tables": open_table,
    "POST /api/records/tables": go_on,
    "GET /api/guests/me/tables": own_tables,
    "GET /api/tables/{table}": show_table,
    "POST /api/tables/{table}/commands": command_table,
    "GET /api/tables/{table}/messages": read_messages,
}
