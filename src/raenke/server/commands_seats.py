"""Commands about seats: sit down, leave, begin, give up, move a seat, play again."""

from contextlib import suppress
from functools import partial
from typing import Any

import msgspec

from raenke import __version__
from raenke.bots.names import bot_name, sound
from raenke.core.proof import ProofError
from raenke.server import table_events, wire_commands
from raenke.server.bots import bot_called
from raenke.server.cleaning import clean_name
from raenke.server.commands_base import CommandBase
from raenke.server.dealing import deal, void
from raenke.server.hall_base import HallBase
from raenke.server.log import Entry, Header
from raenke.server.refusing import Behind, Refused
from raenke.server.seating import distinct, free_colour
from raenke.server.sitting import Sitting
from raenke.server.table import LiveTable
from raenke.server.wire import Guest
from raenke.server.wire_messages import Answer, Done, Follow, SeatLink


class SeatCommands(CommandBase):
    """The commands about seats."""

    async def sit(self, command: wire_commands.Sit) -> Answer:
        table = self.table
        if table.stage not in ("waiting", "playing"):
            raise Refused("server-refusal-over")
        own, kept = table.left_by(self.guest.id), table.kept_for(self.guest.id)
        free = own or kept or self.free_seats()
        if command.seat is None and not free:
            raise Refused("server-refusal-full")
        seat = free[0] if command.seat is None else command.seat
        self.must_be_open(seat)
        if table.header.settings.cards == "old" and seat not in own and not command.takes_old_cards:
            raise Refused("server-refusal-old-cards")
        guest = await self.hall.guests.guest(self.guest.id) or self.guest  # the guest may have a new name by now
        name = guest.name
        if command.name is not None:
            name = clean_name(command.name)
        elif seat in kept and self.guest.id in table.guests:  # another person at the same device
            name = table.places[seat].name or name
        name = distinct(name, table.names_but(seat))
        colour = free_colour(table.places, seat, table.places[seat].colour if seat in kept else guest.colour)
        if seat in own:
            name, colour = table.places[seat].name or name, table.places[seat].colour
        ending = self.hall.guests.ending_links(table.id, seat)
        done = await self.note(table_events.Seated(seat=seat, name=name, colour=colour), ending, guest=self.guest.id)
        self.sitting.sign(self.guest.id)
        return done

    async def seat_bot(self, command: wire_commands.SeatBot) -> Answer:
        self.must_be_host()
        self.must_be("waiting")
        bot = bot_called(command.bot)
        free = self.free_seats()
        if command.seat is None and not free:
            raise Refused("server-refusal-full")
        seat = free[0] if command.seat is None else command.seat
        self.must_be_open(seat)
        return await self.note(table_events.BotSeated(seat=seat, bot=bot, name=self.table.bot_name(seat)))

    async def seat_bots(self, command: wire_commands.SeatBots) -> Answer:
        self.must_be_host()
        self.must_be("waiting")
        free = self.free_seats()
        if not free:
            raise Refused("server-refusal-full")
        answers = [await self.seat_bot(wire_commands.SeatBot(seat=seat, bot=command.bot)) for seat in free]
        return answers[-1]

    async def stand(self, command: wire_commands.Stand) -> Answer:
        table = self.table
        if table.stage not in ("waiting", "playing"):
            raise Refused("server-refusal-over")
        seat = command.seat
        is_host = table.stage == "waiting" and table.host == self.guest.id
        if seat is not None and (is_host or seat in table.kept_for(self.guest.id)):
            self.must_be_there(seat)
            if table.places[seat].kept_for:
                return await self.note(table_events.Freed(seat=seat, name=table.names[seat]))
            if not table.places[seat].is_taken:
                raise Refused("server-refusal-which-seat")
        else:
            seat = self.own_seat(command)
        is_own = table.places[seat].guest == self.guest.id  # who is sent away withholds nothing
        if is_own and table.is_dealing and table.deal and table.deal.is_opening:
            await void(self.hall, self.sitting, [seat], "left")
        ending = self.hall.guests.ending_links(table.id, seat)
        done = await self.note(table_events.Left(seat=seat, name=table.names[seat]), ending)
        return await self.hall.in_turn(self.close_if_empty) or done

    async def close_if_empty(self) -> Done | None:
        if self.table.stage != "waiting" or not self.table.is_deserted:
            return None
        step = await self.hall.close_table(self.sitting, table_events.Closed(why="empty"))
        return Done(version=step.number)

    async def begin(self, command: wire_commands.Begin) -> Answer:
        self.must_be_host()
        self.must_be("waiting")
        if not all(place.is_taken for place in self.table.places) or not self.table.guests:
            raise Refused("server-refusal-seats-open")
        if self.table.is_dealing:
            return Done(version=self.table.version)
        step = await deal(self.hall, self.sitting)
        return Done(version=step.number)

    async def show_salt(self, command: wire_commands.ShowSalt) -> Answer:
        seat = self.own_seat(command)
        self.must_be("waiting")
        table = self.table
        if table.deal is None:
            raise Refused("server-refusal-salt", why="none")
        if command.deal != table.deal.number:
            raise Refused("server-refusal-stale")
        if self.guest.id in table.withheld:
            raise Refused("server-refusal-salt", why="withheld")
        if table.deal.is_opening:
            raise Refused("server-refusal-salt", why="late")
        if table.deal.shown.get(seat) == command.shown:
            return Done(version=table.version)
        return await self.note(table_events.SaltShown(seat=seat, deal=command.deal, shown=command.shown))

    async def open_salt(self, command: wire_commands.OpenSalt) -> Answer:
        seat = self.own_seat(command)
        deal = self.table.deal
        if deal is None:
            raise Refused("server-refusal-salt", why="none")
        if command.deal != deal.number:
            raise Refused("server-refusal-stale")
        if deal.salts.get(seat) == command.salt:
            return Done(version=self.table.version)
        self.must_be("waiting")
        try:
            deal.check_opening(seat, command.salt)
        except ProofError as error:
            raise Refused("server-refusal-salt", why=error.reason) from None
        return await self.note(table_events.SaltOpened(seat=seat, deal=command.deal, salt=command.salt))

    async def close(self, command: wire_commands.Close) -> Answer:
        self.must_be_host()
        self.must_be("waiting")
        step = await self.hall.close_table(self.sitting, table_events.Closed())
        return Done(version=step.number)

    async def link_seat(self, command: wire_commands.LinkSeat) -> Answer:
        seat = self.own_seat(command)
        key = await self.hall.guests.seat_key(self.guest.id, self.table.id, seat)
        return SeatLink(seat=seat, path=f"/t/{self.table.id}#{key}", key=key)

    async def void_link(self, command: wire_commands.VoidLink) -> Answer:
        await self.hall.guests.void_links(self.table.id, self.own_seat(command))
        return Done(version=self.table.version)

    async def rematch(self, command: wire_commands.Rematch) -> Answer:
        self.own_seat(command)
        table = self.table
        if table.stage != "finished":
            raise Refused("server-refusal-not-over")
        if table.rematch and await self.is_open_still(table.rematch):
            return Follow(table=table.rematch)
        seat = table.seats_of(self.guest.id)[0]
        with self.hall.place(self.guest.id):
            header, entries = await again(self.hall, table, self.guest.id)
            opened = await self.hall.open_table(header, entries)
        try:
            await self.note(table_events.Rematched(seat=seat, table=header.id))
        except Behind:  # somebody else has asked for one
            await self.hall.change(opened, lambda: self.hall.close_table(opened, table_events.Closed(why="empty")))
            raise
        return Follow(table=header.id)

    async def is_open_still(self, table: str) -> bool:
        """Whether a table still exists and is not closed; closed tables disappear after some time."""
        if not await self.hall.is_known(table):
            return False
        return (await self.hall.sitting(table)).table.stage != "closed"


async def reach(hall: HallBase, guest: Guest) -> None:
    """Tell every table where the guest sits the guest's new name."""
    for sitting in hall.tables_of(guest.id):
        with suppress(Refused):  # others wrote there again and again; the next person to sit down learns it
            await hall.change(sitting, partial(rename, hall, sitting, guest))


async def rename(hall: HallBase, sitting: Sitting, guest: Guest) -> None:
    """Tell one table a guest's new name. The caller holds its lock."""
    table = sitting.table
    seat = table.person(guest.id)
    if table.stage not in ("waiting", "playing") or seat is None or hall.limits.is_noisy(table, guest.id):
        return
    before, name = table.names[seat], distinct(guest.name, table.names_but(seat))
    if name != before:
        await hall.append(sitting, Entry(what=table_events.Renamed(seat=seat, before=before, name=name)))


async def again(hall: HallBase, table: LiveTable, host: str) -> tuple[Header, list[Entry]]:
    """The same table again: the asker and the bots sit there, the others' seats stay reserved for them."""
    old = table.header
    fresh: dict[str, Any] = {
        "origin": None,
        "opening": [],
        "moment": None,
        "is_rated": True,
        "has_proof": hall.is_proving,
    }
    settings = msgspec.structs.replace(old.settings, **fresh)
    header = Header(
        id=hall.source.table_id(),
        game=old.game,
        rules=table.game.rules,
        release=__version__,
        seats=old.seats,
        options=table.options,
        seed=hall.source.seed().hex(),
        settings=settings,
        host=host,
        opened_at=hall.source.now(),
    )
    entries, names = [], list[str]()
    for seat, place in sorted(enumerate(table.places), key=lambda each: (each[1].guest is None, each[1].since)):
        if place.guest:
            guest = await hall.guests.guest(place.guest) if seat == table.person(place.guest) else None
            name = distinct(guest.name if guest else table.names[seat], names)
            comes = table_events.Seated if place.guest == host else table_events.Invited
            entries.append(Entry(what=comes(seat=seat, name=name, colour=place.colour), guest=place.guest))
        else:
            name = table.names[seat]
            if place.bot is None or sound(name) in map(sound, names):  # a player who left, or a name that is taken now
                name = bot_name(bytes.fromhex(header.seed), seat, names)
            entries.append(Entry(what=table_events.BotSeated(seat=seat, bot=place.bot or table.stand_in, name=name)))
        names.append(name)
    return header, entries
