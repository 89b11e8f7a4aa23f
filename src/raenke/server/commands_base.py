"""The asker of a command at a table, and the checks that commands share."""

from typing import Any

from raenke.server import wire_commands
from raenke.server.hall_base import Change, HallBase
from raenke.server.log import Entry
from raenke.server.refusing import Refused
from raenke.server.sitting import Sitting
from raenke.server.table import LiveTable
from raenke.server.wire import Guest
from raenke.server.wire_messages import Done


class CommandBase:
    """The sender of commands at one table."""

    def __init__(self, hall: HallBase, sitting: Sitting, guest: Guest, language: str) -> None:
        self.hall = hall
        self.sitting = sitting
        self.guest = guest
        self.language = language

    @property
    def table(self) -> LiveTable:
        return self.sitting.table

    def own_seat(self, command: wire_commands.Command) -> int:
        seats = self.table.seats_of(self.guest.id)
        if not seats or (command.seat is not None and command.seat not in seats):
            raise Refused("server-refusal-not-your-seat")
        if command.seat is None and len(seats) > 1:
            raise Refused("server-refusal-which-seat")
        return seats[0] if command.seat is None else command.seat

    def must_be(self, stage: str) -> None:
        table = self.table
        if table.stage == stage:
            return
        if stage == "waiting":
            raise Refused("server-refusal-begun" if table.stage == "playing" else "server-refusal-over")
        raise Refused("server-refusal-not-begun" if table.stage == "waiting" else "server-refusal-over")

    def must_be_host(self) -> None:
        if self.table.host != self.guest.id:
            raise Refused("server-refusal-host")

    def must_be_there(self, seat: int) -> None:
        last = len(self.table.places) - 1
        if seat > last:
            raise Refused("server-refusal-no-seat", seat=seat, last=last)

    def must_be_open(self, seat: int) -> None:
        self.must_be_there(seat)
        place = self.table.places[seat]
        if place.is_taken:
            raise Refused("server-refusal-taken")
        if not {place.left_by, place.kept_for} <= {None, self.guest.id}:
            raise Refused("server-refusal-kept")

    def free_seats(self) -> list[int]:
        """The seats where anybody may sit down."""
        places = enumerate(self.table.places)
        return [seat for seat, place in places if not (place.is_taken or place.left_by or place.kept_for)]

    async def note(self, what: Any, also: Change | None = None, **more: Any) -> Done:
        step = await self.hall.append(self.sitting, Entry(what=what, **more), also)
        return Done(version=step.number)
