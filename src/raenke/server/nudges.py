"""Nudges: who is not at the table is told that it is their turn. What is to be told is written in one commit with the
move, and sent after it."""

import asyncio
import hmac
import logging
import secrets
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, delete, insert, select, update

from raenke.server import schema, table_events
from raenke.server.channels import NotSent, Nudge, checked, kinds_of, send, shown
from raenke.server.clock_and_ids import ClockAndIds
from raenke.server.fairness import FairQueue
from raenke.server.guests import hash_of
from raenke.server.kill_points import passing
from raenke.server.limits import Bucket, check
from raenke.server.log import AnyTableEvent, Moved
from raenke.server.notices import ChannelsChanged
from raenke.server.notices import put as put_notice
from raenke.server.payer import Payer
from raenke.server.refusing import Refused
from raenke.server.settings import ServerSettings
from raenke.server.store import Conflict, Store
from raenke.server.table import LiveTable
from raenke.server.wire_nudges import Channel, Channels, Kind
from raenke.words import Words

if TYPE_CHECKING:
    from raenke.server.hall import Hall

logger = logging.getLogger("raenke.server")
NOBODY = ""  # the channel of what is not yet addressed
LOOK_EVERY = 2.0  # seconds until the outbox is looked at without being woken: another server may have written to it
AGAIN_AFTER = (30, 120, 600, 3600)  # seconds after each attempt until the next; after the last there is none
AT_ONCE = 100
SENDERS, SENDERS_EACH = 16, 2  # in all, and of one guest; they mostly wait
SLOW_SENDERS = 4
SLOW = 2.0  # seconds after which a channel is slow
CHANNELS_MOST = 6
CODE_TRIES = 5
CODES_PER_HOUR = 4  # to one address
PUSH_KEY = "push"
TOLD = {
    "turn": "server-nudge-turn",
    "over": "server-nudge-over",
    "pause": "server-nudge-pause",
    "soon": "server-nudge-soon",
}
NUDGED: dict[type[AnyTableEvent], str] = {
    table_events.Began: "turn",
    Moved: "turn",
    table_events.Undone: "turn",
    table_events.Finished: "over",
    table_events.PauseAsked: "pause",
    table_events.Warned: "soon",
}


class Nudges:
    """The channels of all guests, and the outbox."""

    def __init__(self, store: Store, source: ClockAndIds, settings: ServerSettings) -> None:
        self.store = store
        self.source = source
        self.settings = settings
        self.kinds = kinds_of(settings)
        self.push_key = ""
        self.reached: frozenset[str] = frozenset()  # guests with a confirmed channel
        self.queue = FairQueue(SENDERS, "nudger", each=SENDERS_EACH)
        self.slow_queue = FairQueue(SLOW_SENDERS, "slow nudger", each=1)
        self.slow: set[str] = set()  # channels that took long to answer, the last time
        self.sending: dict[tuple[Any, ...], asyncio.Task[None]] = {}
        self.codes = Bucket(CODES_PER_HOUR / 3600, CODES_PER_HOUR)  # by where they go, whoever asks
        self._woken = asyncio.Event()

    # Channels

    async def look_up(self) -> None:
        """Who can be reached, and with which key; at its first start a server makes its own."""
        if "push" in self.kinds and not self.push_key:
            with suppress(Conflict):  # another server has just made one
                await self.store.write(own_push_key)
            self.push_key = await self.store.read(push_key_of)
        if self.kinds:
            self.reached = await self.store.read(reached)

    async def channels(self, guest: str, words: Words) -> Channels:
        rows = await self.store.read(lambda connection: rows_of(connection, guest)) if self.kinds else []
        key = public_key(self.push_key) if self.push_key else None
        return Channels(kinds=self.kinds, push_key=key, channels=[told(row, words) for row in rows])

    async def add(self, guest: str, kind: Kind, address: str, language: str, site: str, words: Words) -> Channel:
        """Keep a channel and send it a code, which its owner enters. A browser has said yes already."""
        if kind not in self.kinds:
            raise Refused("server-refusal-channel-kind", kinds=", ".join(self.kinds))
        address = checked(kind, address)
        if kind != "push":
            check(self.codes, f"{kind} {person_of(address)}")
        code = "" if kind == "push" else f"{secrets.randbelow(1_000_000):06}"
        row = {
            "id": self.source.guest_id(),
            "guest": guest,
            "kind": kind,
            "address": address,
            "language": language,
            "site": site,
            "made_at": self.source.now(),
            "code": hash_of(code) if code else None,
            "tries": 0,
        }

        def room(connection: Connection) -> None:
            others = [each for each in rows_of(connection, guest) if (each["kind"], each["address"]) != (kind, address)]
            if len(others) >= CHANNELS_MOST:
                raise Refused("server-refusal-channels", most=CHANNELS_MOST)

        def change(connection: Connection) -> None:
            room(connection)
            same = (schema.channels.c.guest == guest) & (schema.channels.c.kind == kind)
            connection.execute(delete(schema.channels).where(same & (schema.channels.c.address == address)))
            connection.execute(insert(schema.channels), row)
            put_notice(connection, ChannelsChanged())

        if code:
            await self.store.read(room)
            title, text = words.text("server-page-title"), words.text("server-nudge-code", code=code)
            nudge = Nudge("", 0, "code", title, text, site)
            try:
                await self.queue.run(Payer(guest), send, kind, address, nudge, self.settings, self.push_key)
            except NotSent as failure:
                raise Refused(f"server-refusal-nudge-{failure.why}") from None
        await self.store.write(change)
        await self.look_up()
        return told({**row, "failed_at": None, "failure": None}, words)

    async def confirm(self, guest: str, channel: str, code: str, words: Words) -> Channel:
        """After a few wrong codes the channel is gone, so that nobody finds out a code by trying."""

        def change(connection: Connection) -> dict[str, Any] | None:
            row = next((row for row in rows_of(connection, guest) if row["id"] == channel), None)
            if row is None:
                raise Refused("server-refusal-not-found")
            mine = schema.channels.c.id == channel
            if row["code"] is None or hmac.compare_digest(row["code"], hash_of(code.strip())):
                connection.execute(update(schema.channels).where(mine).values(code=None))
                put_notice(connection, ChannelsChanged())
                return {**row, "code": None}
            if row["tries"] + 1 >= CODE_TRIES:
                connection.execute(delete(schema.channels).where(mine))
            else:
                connection.execute(update(schema.channels).where(mine).values(tries=row["tries"] + 1))
            return None

        row = await self.store.write(change)
        if row is None:
            raise Refused("server-refusal-channel-code")
        await self.look_up()
        return told(row, words)

    async def remove(self, guest: str, channel: str) -> None:
        mine = (schema.channels.c.guest == guest) & (schema.channels.c.id == channel)

        def change(connection: Connection) -> bool:
            connection.execute(delete(schema.outbox).where(schema.outbox.c.channel == channel))
            return connection.execute(delete(schema.channels).where(mine)).rowcount > 0

        if not await self.store.write(change):
            raise Refused("server-refusal-not-found")
        await self.look_up()

    async def forget_browsers(self, guest: str) -> None:
        """Who signs out everywhere is told on no browser any more."""
        mine = (schema.channels.c.guest == guest) & (schema.channels.c.kind == "push")
        await self.store.write(lambda connection: connection.execute(delete(schema.channels).where(mine)))
        await self.look_up()

    async def is_on(self, guest: str, match: str) -> bool:
        silenced = schema.silenced.c
        mine = select(silenced.guest).where((silenced.guest == guest) & (silenced.match == match))
        return await self.store.read(lambda connection: connection.execute(mine).first()) is None

    async def switch(self, guest: str, match: str, is_on: bool) -> None:
        silenced = schema.silenced
        mine = (silenced.c.guest == guest) & (silenced.c.match == match)
        if is_on:
            await self.store.write(lambda connection: connection.execute(delete(silenced).where(mine)))
        else:
            with suppress(Conflict):  # it is off already
                row = {"guest": guest, "match": match}
                await self.store.write(lambda connection: connection.execute(insert(silenced), row))

    # The outbox

    def note(self, table: LiveTable, number: int, what: AnyTableEvent) -> Callable[[Connection], object] | None:
        """What is to be written in one commit with an entry, after which somebody may have to be told."""
        kind = NUDGED.get(type(what))
        if kind is None or not self.reached & table.guests:
            return None
        return lambda connection: put(connection, table.id, number, kind, [NOBODY], self.source.now())

    def wake(self) -> None:
        self._woken.set()

    def close(self) -> None:
        self.queue.close()
        self.slow_queue.close()

    async def go_on(self, hall: "Hall") -> None:
        """Send what is due, now and whenever something is."""
        try:
            await self.look_on(hall)
        finally:
            tasks = list(self.sending.values())
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def look_on(self, hall: "Hall") -> None:
        while self.kinds:
            self._woken.clear()
            try:
                await self.look_up()
                await self.address(hall)
                await self.send_due(hall)
            except hall.faults:  # the database does not answer, which the health check says
                pass
            except Exception:
                hall.note_failure()
                logger.exception("nudges cannot be sent")
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK_EVERY):
                    await self._woken.wait()

    async def address(self, hall: "Hall") -> None:
        """Find out who is to be told of what has happened. Of two servers, the one that deletes the row does it."""
        for row in await self.store.read(partial(due, now=self.source.now(), is_addressed=False, most=AT_ONCE)):
            found = await self.whom(hall, row)
            if found is None:
                continue
            channels = await self.store.read(partial(confirmed, guests=found))

            def change(connection: Connection, row: Any = row, channels: list[str] = channels) -> None:
                if connection.execute(delete(schema.outbox).where(this(row))).rowcount:
                    put(connection, row["match"], row["number"], row["what"], channels, self.source.now())

            await self.store.write(change)
            passing("nudge-addressed")

    async def whom(self, hall: "Hall", row: Any) -> list[str] | None:
        """The guests to tell; none if it is no longer true. None: this server has not seen that entry yet."""
        try:
            sitting = await hall.sitting(row["match"])
        except Refused:
            return []
        table = sitting.table
        if table.version < row["number"]:
            return None
        wanted = wanted_for(table, row["what"], row["number"])
        away = {guest for guest in wanted & self.reached if not sitting.is_here(guest)}
        return [guest for guest in sorted(away) if await self.is_on(guest, table.id)]

    async def send_due(self, hall: "Hall") -> None:
        """Begin to send what is due. A service that is slow to answer makes nobody else's nudge wait."""
        most, now = AT_ONCE + len(self.sending), self.source.now()  # those on their way may be due again
        for row in await self.store.read(partial(due, now=now, is_addressed=True, most=most)):
            key = row["match"], row["number"], row["channel"]
            if key not in self.sending:
                self.sending[key] = asyncio.create_task(self.attempt(hall, row, key))

    async def attempt(self, hall: "Hall", row: Any, key: tuple[Any, ...]) -> None:
        try:
            await self.deliver(hall, row)
        except hall.faults:
            pass
        except Exception:
            hall.note_failure()
            logger.exception("a nudge cannot be sent")
        finally:
            del self.sending[key]

    async def deliver(self, hall: "Hall", row: Any) -> None:
        """Send one. First its next attempt is written, so that a server that is killed here leaves it to be sent
        again, under the same number; a second server finds it taken."""
        is_last = row["tries"] >= len(AGAIN_AFTER)
        later = self.source.now() + 1000 * AGAIN_AFTER[min(row["tries"], len(AGAIN_AFTER) - 1)]

        def claim(connection: Connection) -> Any:
            mine = this(row) & (schema.outbox.c.due_at == row["due_at"])
            values = {"due_at": later, "tries": row["tries"] + 1}
            if not connection.execute(update(schema.outbox).where(mine).values(**values)).rowcount:
                return None
            to = select(schema.channels).where(schema.channels.c.id == row["channel"])
            channel = connection.execute(to).mappings().first()
            if channel is None:  # its owner has removed it
                connection.execute(delete(schema.outbox).where(this(row)))
            return channel

        channel = await self.store.write(claim)
        if channel is None:
            return
        passing("nudge-claimed")
        failure = None
        is_slow = channel["id"] in self.slow or channel["failure"] is not None
        queue = self.slow_queue if is_slow else self.queue
        try:
            nudge = await self.worded(hall, row, channel)
            address = channel["kind"], channel["address"]
            told = partial(send, *address, nudge, self.settings, self.push_key)
            await queue.run(Payer(channel["guest"]), self.timed, channel["id"], told)
        except NotSent as failed:
            failure = failed.why
        except Refused:  # too many wait, or the table is gone
            failure = "unreachable"
        except Exception:
            hall.note_failure()
            logger.exception("a nudge cannot be sent")
            failure = "refused"
        passing("nudge-sent")
        await self.store.write(lambda c: settled(c, row, channel["id"], failure, is_last, self.source.now()))

    def timed(self, channel: str, told: Callable[[], None]) -> None:
        """Tell it, and remember whether that took long."""
        begun = self.source.moment()
        try:
            told()
        finally:
            keep = self.slow.add if self.source.moment() - begun > SLOW else self.slow.discard
            keep(channel)

    async def worded(self, hall: "Hall", row: Any, channel: Any) -> Nudge:
        """In the words of whoever is told, and nothing that is hidden."""
        table = (await hall.sitting(row["match"])).table
        words = Words(channel["language"], table.game.name)
        names = [place.name or "" for place in table.places if place.guest != channel["guest"]]
        text = words.text(TOLD[row["what"]], game=words.title(), names=words.list_of(names))
        link = f"{channel['site']}/t/{table.id}"
        return Nudge(table.id, row["number"], row["what"], words.text("server-page-title"), text, link)


def wanted_for(table: LiveTable, what: str, number: int) -> set[str]:
    """The guests whom it concerns, if it still does."""
    match what:
        case "over":
            return table.guests
        case "pause":
            return table.asked_to_pause
        case "soon":
            seat = table.to_move if table.warned == number else None
            guest = None if seat is None else table.places[seat].guest
            return {guest} if guest else set()
        case _:
            return turn_of(table, number)


def turn_of(table: LiveTable, number: int) -> set[str]:
    """The guest whose turn began with this entry, if it is still theirs."""
    seat = table.to_move
    if seat is None or table.bot_at(seat) or table.match_version != number:
        return set()
    guest = table.places[seat].guest
    has_just_moved = bool(table.made) and table.made[-1].guest == guest
    return {guest} if guest and not has_just_moved else set()


def person_of(address: str) -> str:
    """Who gets what is sent there: a mail address may be written in several ways."""
    name, at, place = address.lower().rpartition("@")
    return f"{name.partition('+')[0]}{at}{place}"


def told(row: Any, words: Words) -> Channel:
    failure = Refused(f"server-refusal-nudge-{row['failure']}").told(words) if row["failure"] else None
    return Channel(
        id=row["id"],
        kind=row["kind"],
        shown=shown(row["kind"], row["address"]),
        is_confirmed=row["code"] is None,
        failed_at=row["failed_at"],
        failure=failure,
    )


# Questions and changes


def this(row: Any) -> Any:
    outbox = schema.outbox.c
    return (outbox.match == row["match"]) & (outbox.number == row["number"]) & (outbox.channel == row["channel"])


def put(connection: Connection, match: str, number: int, what: str, channels: Iterable[str], at: int) -> None:
    rows = [
        {"match": match, "number": number, "channel": channel, "what": what, "due_at": at, "tries": 0}
        for channel in channels
    ]
    if rows:
        connection.execute(insert(schema.outbox), rows)


def due(connection: Connection, now: int, is_addressed: bool, most: int) -> list[Any]:
    outbox = schema.outbox.c
    kind = outbox.channel != NOBODY if is_addressed else outbox.channel == NOBODY
    rows = select(schema.outbox).where((outbox.due_at <= now) & kind).order_by(outbox.due_at).limit(most)
    return list(connection.execute(rows).mappings())


def settled(connection: Connection, row: Any, channel: str, failure: str | None, is_last: bool, now: int) -> None:
    """A nudge got there or did not; a browser that takes none any more is no channel any more."""
    mine = schema.channels.c.id == channel
    if failure is None or is_last or failure == "gone":
        connection.execute(delete(schema.outbox).where(this(row)))
    if failure == "gone":
        connection.execute(delete(schema.channels).where(mine))
    else:
        values = {"failed_at": now if failure else None, "failure": failure}
        connection.execute(update(schema.channels).where(mine).values(**values))


def rows_of(connection: Connection, guest: str) -> list[Any]:
    channels = schema.channels
    rows = select(channels).where(channels.c.guest == guest).order_by(channels.c.made_at)
    return list(connection.execute(rows).mappings())


def confirmed(connection: Connection, guests: list[str]) -> list[str]:
    channels = schema.channels.c
    rows = select(channels.id).where(channels.guest.in_(guests) & channels.code.is_(None))
    return list(connection.execute(rows).scalars())


def reached(connection: Connection) -> frozenset[str]:
    channels = schema.channels.c
    return frozenset(connection.execute(select(channels.guest).where(channels.code.is_(None)).distinct()).scalars())


def push_key_of(connection: Connection) -> str:
    keys = schema.own_keys.c
    return connection.execute(select(keys.value).where(keys.name == PUSH_KEY)).scalar() or ""


def own_push_key(connection: Connection) -> None:
    """Make the server's key for web push, unless there is one."""
    from py_vapid import Vapid02

    if not push_key_of(connection):
        made = Vapid02()
        made.generate_keys()
        row = {"name": PUSH_KEY, "value": made.private_pem().decode()}
        connection.execute(insert(schema.own_keys), row)


def public_key(private: str) -> str:
    """As browsers want it: the point itself, in base64 for addresses."""
    from base64 import urlsafe_b64encode

    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
    from py_vapid import Vapid02

    point = Vapid02.from_pem(private.encode()).public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return urlsafe_b64encode(point).rstrip(b"=").decode()
