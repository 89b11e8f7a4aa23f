"""Carrying out what a guest asks for at a table, and from which seat a reader looks."""

import logging
from typing import Any

import msgspec

from raenke.server.commands import Commands, answer
from raenke.server.hall_base import HallBase
from raenke.server.refusing import Refused
from raenke.server.sitting import Sitting
from raenke.server.table import LiveTable
from raenke.server.updates import words_in
from raenke.server.wire import Guest
from raenke.server.wire_commands import AnyCommand
from raenke.server.wire_messages import Answer, RefusedAnswer

logger = logging.getLogger("raenke.server")


async def carry_out(
    hall: HallBase, sitting: Sitting, guest: Guest, language: str, command: AnyCommand
) -> tuple[Answer, int]:
    """Carry out a command; the answer has the command's id."""
    try:
        try:
            reply = await answer(Commands(hall, sitting, guest, language), command)
            return msgspec.structs.replace(reply, id=command.id), 200
        except hall.faults as error:
            logger.warning("the database does not answer: %s", type(error).__name__)
            raise Refused("server-refusal-store") from None
    except Refused as refused:
        hall.note_refusal(refused.reason)
        table: LiveTable = sitting.table
        told = refused.told(words_in(language, table.game.name), table.names)
        return RefusedAnswer(refusal=told, version=table.version, id=command.id), refused.status


def chosen_seat(sitting: Sitting, guest: Guest | None, wanted: str) -> int | None:
    """The seat to look from. A guest with several seats looks from none until somebody raises the curtain."""
    own: list[Any] = sitting.table.seats_of(guest.id if guest else None)
    if wanted.isascii() and wanted.isdigit() and int(wanted) in own:
        return int(wanted)
    if wanted and wanted != "none":
        raise Refused("server-refusal-not-your-seat")
    return own[0] if len(own) == 1 and not wanted else None
