"""The line between a table and who reads it: commands in, answers and updates out."""

import asyncio
import contextlib
from collections.abc import Mapping

import msgspec

from raenke.server import wire_commands
from raenke.server.bell import Bell
from raenke.server.carrying import carry_out, chosen_seat
from raenke.server.commands import Commands
from raenke.server.hall_base import HallBase
from raenke.server.limits import Bucket
from raenke.server.refusing import Refused
from raenke.server.sitting import Sitting
from raenke.server.updates import Reader, update_for, words_in
from raenke.server.wire import Guest
from raenke.server.wire_commands import AnyCommand
from raenke.server.wire_messages import AnyMessage, RefusedAnswer

DECODER = msgspec.json.Decoder(AnyCommand)
ENCODER = msgspec.json.Encoder()
FORBIDDEN, BROKEN, RESTARTING = 1008, 1011, 1012
FAULTS_MOST = 50


class Line:
    """One connection to one table; a subclass has the wires."""

    def __init__(self, hall: HallBase, sitting: Sitting, guest: Guest | None, reader: Reader) -> None:
        self.hall = hall
        self.sitting = sitting
        self.guest = guest
        self.reader = reader
        self.changed = Bell()
        self.since: int | None = None
        self.sending = asyncio.Lock()
        self.faults = 0
        self.is_player = False
        self.is_shared = False  # several people at one device
        self.is_for_one = False  # a program has asked for this seat only
        self.looked: int | None = None  # the match's number when a curtain was raised
        self.public: int | None = 0  # the last number told to everybody at the device
        self.is_void = False  # the guest has signed out

    def ask(self, query: Mapping[str, str]) -> None:
        """Where the reader goes on, and whether a program reads for one seat only."""
        self.is_for_one = query.get("seat", "") not in ("", "none")
        since = query.get("since", "")
        if since and not (since.isascii() and since.isdigit() and len(since) < 10):
            raise Refused("server-refusal-malformed", why="since")
        self.since = int(since) if since else None

    def arrive(self, by: int = 1) -> None:
        """Count a player with a seat, or a spectator, who comes or (with -1) goes."""
        if by > 0:
            self.is_player = bool(self.sitting.table.seats_of(self.reader.guest))
        if self.is_player and self.guest:
            self.sitting.present[self.guest.id] += by
            self.sitting.sign(self.guest.id)
        else:
            self.sitting.spectators += by
            self.sitting.told()
        self.sitting.wake()

    def take_place(self) -> None:
        """A reader who sits down meanwhile looks from that seat; one who leaves becomes a spectator."""
        own = self.sitting.table.seats_of(self.reader.guest)
        if bool(own) != self.is_player:
            self.reader.seat = own[0] if len(own) == 1 else None
            self.arrive(-1)
            self.arrive()
        self.is_shared = len(own) > 1 or (self.is_shared and self.sitting.table.stage == "playing")
        if self.is_shared and self.reader.seat is not None and not self.is_for_one:
            self.lower_curtain()

    def raise_curtain(self, seat: int, since: int | None) -> None:
        """Somebody looks from one of the guest's seats; the place in the public news stays where it is."""
        if self.reader.seat is None:
            self.public = self.since
        self.reader.seat, self.since, self.looked = seat, since, self.sitting.table.match_version
        self.changed.set()

    def lower_curtain(self) -> None:
        """At a shared device, hide a player's cards as soon as somebody else decides."""
        table = self.sitting.table
        goes_on = self.looked is not None and (table.to_move == self.reader.seat or table.match_version == self.looked)
        if not goes_on:
            self.reader.seat, self.since, self.looked = None, self.public, None

    async def send_text(self, text: str) -> None:
        raise NotImplementedError

    async def receive_text(self) -> str | bytes:
        raise NotImplementedError

    async def end(self, code: int) -> None:
        raise NotImplementedError

    def void(self) -> None:
        """The guest has signed out: tell nothing more."""
        self.is_void = True
        self.changed.set()

    async def send(self, message: AnyMessage) -> None:
        async with self.sending:
            await self.send_text(ENCODER.encode(message).decode())

    async def tell(self) -> None:
        """After each change, send everything since the last time, page by page; slow readers get fewer updates."""
        while True:
            self.take_place()
            self.changed.clear()
            self.reader.mutes = await self.hall.guests.mutes(self.reader.guest)
            if self.is_void:
                await self.end(FORBIDDEN)
                return
            update = update_for(self.hall.told, self.sitting, self.reader, self.since)
            self.since = update.version if update.until is None else update.until
            await self.send(update)
            if self.sitting.is_gone and self.since >= update.version:
                await self.end(FORBIDDEN)
                return
            if self.since >= update.version:
                await self.changed.wait()
            if self.hall.is_closing:
                await self.end(RESTARTING)
                return

    async def listen(self, bucket: Bucket) -> None:
        while True:
            text = await self.receive_text()
            if self.is_void:
                return
            await self.take(text, bucket)
            if self.faults > FAULTS_MOST:
                await self.end(FORBIDDEN)
                return

    async def take(self, text: str | bytes, bucket: Bucket) -> None:
        """Carry out one message, or refuse it."""
        name = None
        try:
            command = DECODER.decode(text)
            name = command.id
            if self.guest is None:
                self.faults += 1
                raise Refused("server-refusal-guest")
            wait = bucket.wait(self.guest.id)
            if wait:
                self.faults += 1
                raise Refused("server-refusal-too-many", seconds=max(1, round(wait)))
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self.faults += 1
            await self.refuse(Refused("server-refusal-malformed", why=str(error)), name)
            return
        except Refused as refused:
            await self.refuse(refused, name)
            return
        reply, status = await carry_out(self.hall, self.sitting, self.guest, self.reader.language, command)
        await self.send(reply)
        if status == 200 and isinstance(command, wire_commands.Look):
            own = self.sitting.table.seats_of(self.guest.id)
            self.raise_curtain(command.seat if command.seat is not None else own[0], command.since)

    async def refuse(self, refused: Refused, name: str | None) -> None:
        self.hall.note_refusal(refused.reason)
        table = self.sitting.table
        told = refused.told(words_in(self.reader.language, table.game.name))
        await self.send(RefusedAnswer(refusal=told, version=table.version, id=name))


def reader_of(sitting: Sitting, guest: Guest | None, query: Mapping[str, str], language: str) -> Reader:
    """Who reads, as the query says."""
    return Reader(
        guest=guest.id if guest else None,
        seat=chosen_seat(sitting, guest, query.get("seat", "")),
        language=language,
        has_texts=query.get("texts", "true") != "false",
        has_refused=query.get("refused", "false") in ("true", "1"),
        is_browser=query.get("view", "") == "drawn",
    )


async def come_back(hall: HallBase, sitting: Sitting, guest: Guest) -> None:
    """Connecting means that the player is back."""
    if any(sitting.table.places[seat].is_absent for seat in sitting.table.seats_of(guest.id)):
        with contextlib.suppress(Refused):
            asking = Commands(hall, sitting, guest, "en")
            await hall.change(sitting, lambda: asking.return_(wire_commands.Return()))
