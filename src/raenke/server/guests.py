"""Guests: people without an account; a secret in their cookie proves who they are, and only its hash is stored."""

import contextlib
import hashlib
import hmac
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TypeVar

from sqlalchemy import Connection, Executable, delete, insert, select, update
from sqlalchemy.exc import SQLAlchemyError

from raenke.server import schema
from raenke.server.cleaning import clean_name
from raenke.server.clock_and_ids import ClockAndIds, is_id
from raenke.server.notices import GuestChanged, put
from raenke.server.open_sockets import OpenSockets
from raenke.server.refusing import Refused
from raenke.server.store import Conflict, Store, StoreError
from raenke.server.wire import COLOURS, Colour, Guest, Ticket

T = TypeVar("T")
KEPT_MOST = 20_000
NOTHING = "0" * 64
DEVICES_MOST = 20  # of one guest; a new one signs out the oldest
A_DAY = 86_400_000
LINK_HOURS = 24
ASKED_AT_ONCE = 500
KEY_SECONDS = 30.0  # until a key is looked up again: another server may have voided it


@dataclass(frozen=True)
class Key:
    """A key signs a guest in, or lets another device take over a seat once."""

    hash: str
    guest: str
    match: str | None
    seat: int | None
    made_at: int


def hash_of(secret: str) -> str:
    """A plain hash is enough: the secrets have more than 128 bits, so nobody can try them all."""
    return hashlib.sha256(secret.encode()).hexdigest()


def is_same(secret: str, kept: str) -> bool:
    """Compare in constant time."""
    return hmac.compare_digest(hash_of(secret), kept)


class GuestBook:
    """All guests of the server, with a cache."""

    def __init__(self, store: Store, source: ClockAndIds, clock: Callable[[], float] = time.monotonic) -> None:
        self.store = store
        self.source = source
        self.clock = clock
        self.open_sockets = OpenSockets()
        self._voided = 0  # what was read while this changed is not cached
        self._keys: OrderedDict[str, tuple[Key, float]] = OrderedDict()
        self._guests: OrderedDict[str, Guest] = OrderedDict()
        self._mutes: OrderedDict[str, frozenset[str]] = OrderedDict()
        self._days: OrderedDict[str, int] = OrderedDict()  # on which day a guest was last seen

    async def welcome(self, name: str, colour: Colour | None) -> Ticket:
        """A new guest."""
        made = self.source.guest_id()
        colour = colour or COLOURS[sum(made.encode()) % len(COLOURS)]
        guest = Guest(id=made, name=clean_name(name), colour=colour)
        code = f"{made}-{self.source.code()}"
        key, row = self._new_key(made)
        now = self.source.now()
        about = {"id": made, "name": guest.name, "colour": guest.colour, "recovery": hash_of(code)}
        person = {**about, "made_at": now, "seen_at": now}

        def change(connection: Connection) -> None:
            connection.execute(insert(schema.guests), person)
            connection.execute(insert(schema.keys), row)

        await self.store.write(change)
        remember(self._days, made, now // A_DAY)
        return Ticket(guest=guest, secret=key, recovery=code)

    async def known(self, secret: str | None) -> Guest | None:
        """The guest whose secret this is."""
        key = await self._key(secret)
        guest = await self.guest(key.guest) if key and key.match is None else None
        if guest:
            await self._note_seen(guest.id)
        return guest

    async def guest(self, guest: str) -> Guest | None:
        if guest not in self._guests:
            asked = self._voided
            row = await self.store.read(lambda connection: guest_row(connection, guest))
            if row is None or asked != self._voided:
                return row
            remember(self._guests, guest, row)
        return self._guests[guest]

    async def _note_seen(self, guest: str) -> None:
        """Once a day; a database that does not answer now is asked again tomorrow."""
        now = self.source.now()
        if self._days.get(guest) == now // A_DAY:
            return
        remember(self._days, guest, now // A_DAY)
        mine = schema.guests.c.id == guest
        with contextlib.suppress(SQLAlchemyError, StoreError):
            await self.store.write(lambda c: c.execute(update(schema.guests).where(mine).values(seen_at=now)))

    async def change(self, guest: Guest, name: str | None, colour: Colour | None) -> Guest:
        changed = Guest(
            id=guest.id, name=clean_name(name) if name is not None else guest.name, colour=colour or guest.colour
        )
        values = {"name": changed.name, "colour": changed.colour}
        mine = update(schema.guests).where(schema.guests.c.id == guest.id).values(values)
        await self.store.write(lambda connection: self._execute(connection, mine, guest.id))
        remember(self._guests, guest.id, changed)
        return changed

    async def recover(self, code: str) -> Ticket:
        """Sign the same guest in on another device, with the recovery code."""
        code = "".join(code.lower().split())
        name = code.partition("-")[0]
        kept = await self.store.read(lambda connection: recovery_row(connection, name)) if is_id(name) else None
        if not is_same(code, kept or NOTHING) or kept is None:
            raise Refused("server-refusal-secret")
        guest = await self.guest(name)
        assert guest is not None
        key, row = self._new_key(name)

        def change(connection: Connection) -> list[str]:
            connection.execute(insert(schema.keys), row)
            put(connection, GuestChanged(name))
            return without_oldest(connection, name)

        for gone in await self.store.write(change):
            self._void(name, gone)
        return Ticket(guest=guest, secret=key)

    async def new_code(self, guest: Guest) -> str:
        code = f"{guest.id}-{self.source.code()}"
        await self.store.write(
            lambda connection: connection.execute(
                update(schema.guests).where(schema.guests.c.id == guest.id).values(recovery=hash_of(code))
            )
        )
        return code

    async def void_code(self, guest: Guest) -> None:
        """Make the recovery code useless until there is a new one."""
        mine = schema.guests.c.id == guest.id
        await self.store.write(lambda c: c.execute(update(schema.guests).where(mine).values(recovery="")))

    async def forget(self, secret: str) -> None:
        """Sign out the device with this secret."""
        name = secret.partition(".")[0]
        if key := await self._key(secret):
            mine = delete(schema.keys).where(schema.keys.c.id == name)
            await self.store.write(lambda connection: self._execute(connection, mine, key.guest))
            self._void(key.guest, name)

    async def forget_all(self, guest: Guest) -> None:
        """Sign the guest out on all devices, and end the links to their seats."""
        theirs = delete(schema.keys).where(schema.keys.c.guest == guest.id)
        await self.store.write(lambda connection: self._execute(connection, theirs, guest.id))
        for name in [name for name, (key, _) in self._keys.items() if key.guest == guest.id]:
            del self._keys[name]
        self._void(guest.id)

    async def erase(self, guest: str, also: Callable[[Connection], object] | None = None) -> None:
        """Delete all that is kept of a guest besides the matches."""

        def change(connection: Connection) -> None:
            delete_guest(connection, guest)
            if also:
                also(connection)

        await self.store.write(change)
        self.let_go(guest)

    async def look_again(self, guest: str) -> bool:
        """What is known of a guest has changed in the database. Do they mute others now?"""
        self._guests.pop(guest, None)
        muted = self._mutes.pop(guest, None)
        for name in [name for name, (key, _) in self._keys.items() if key.guest == guest]:
            del self._keys[name]
        self._voided += 1
        await self.end_void_sockets(guest)
        return muted is not None and await self.mutes(guest) != muted

    def let_go(self, guest: str) -> None:
        """The guest was deleted."""
        for kept in (self._guests, self._mutes, self._days):
            kept.pop(guest, None)

    async def end_void_sockets(self, of: str | None = None) -> None:
        """End the WebSockets whose keys are gone from the database: another server may have signed their guests out."""
        opened = self.open_sockets.keys(of)
        for some in (opened[at : at + ASKED_AT_ONCE] for at in range(0, len(opened), ASKED_AT_ONCE)):
            left = await self.store.read(partial(keys_left, names=[name for _, name in some]))
            for guest, name in some:
                if name not in left:
                    self._void(guest, name)

    def _void(self, guest: str, key: str | None = None) -> None:
        """Forget the key and end the WebSockets opened with it; without a key, all of the guest's."""
        self._voided += 1
        self._keys.pop(key or "", None)
        self.open_sockets.end(guest, key)

    # Seats that move to another device

    async def seat_key(self, guest: str, match: str, seat: int) -> str:
        """A new link for a seat; older links to it end."""
        key, row = self._new_key(guest, match, seat)
        end_others = self.ending_links(match, seat)

        def change(connection: Connection) -> None:
            end_others(connection)
            connection.execute(insert(schema.keys), row)

        await self.store.write(change)
        return key

    async def seat_of(self, secret: str) -> Key:
        key = await self._key(secret)
        oldest = self.source.now() - LINK_HOURS * 3_600_000
        if key is None or key.match is None or key.made_at < oldest:
            raise Refused("server-refusal-secret")
        return key

    def ending_links(self, match: str, seat: int) -> Callable[[Connection], None]:
        """The change that ends all links to a seat, for when somebody leaves it or somebody else sits down."""
        keys = schema.keys.c

        def change(connection: Connection) -> None:
            connection.execute(delete(schema.keys).where((keys.match == match) & (keys.seat == seat)))

        return change

    async def void_links(self, match: str, seat: int) -> None:
        await self.store.write(self.ending_links(match, seat))

    def using_up(self, secret: str) -> Callable[[Connection], None]:
        """The change that uses up a seat's key: of two people who use it at the same time, the second is refused."""
        name = secret.partition(".")[0]

        def change(connection: Connection) -> None:
            if connection.execute(delete(schema.keys).where(schema.keys.c.id == name)).rowcount != 1:
                raise Refused("server-refusal-secret")

        return change

    # Muting

    async def mutes(self, guest: str | None) -> frozenset[str]:
        if guest is None:
            return frozenset()
        if guest not in self._mutes:
            asked = self._voided
            found = await self.store.read(lambda connection: muted_rows(connection, guest))
            if asked != self._voided:
                return found
            remember(self._mutes, guest, found)
        return self._mutes[guest]

    async def mute(self, guest: str, other: str, is_muted: bool) -> None:
        now = await self.mutes(guest)
        mutes = schema.mutes
        if is_muted and other not in now:
            row = {"guest": guest, "muted": other}
            with contextlib.suppress(Conflict):  # muted twice at once
                added = insert(mutes).values(row)
                await self.store.write(lambda connection: self._execute(connection, added, guest))
        elif not is_muted and other in now:
            mine = (mutes.c.guest == guest) & (mutes.c.muted == other)
            ended = delete(mutes).where(mine)
            await self.store.write(lambda connection: self._execute(connection, ended, guest))
        now = await self.mutes(guest)  # another may have been muted meanwhile
        remember(self._mutes, guest, now | {other} if is_muted else now - {other})

    def _execute(self, connection: Connection, change: Executable, guest: str) -> None:
        """Change what is known of a guest, and tell the other servers."""
        connection.execute(change)
        put(connection, GuestChanged(guest))

    async def _key(self, secret: str | None) -> Key | None:
        name, dot, rest = (secret or "").partition(".")
        if not dot or not is_id(name):
            return None
        key, until = self._keys.get(name, (None, 0.0))
        if key is None or self.clock() > until:
            self._keys.pop(name, None)
            asked = self._voided
            key = await self.store.read(lambda connection: key_row(connection, name))
            if key and key.match is None and asked == self._voided:  # a seat's key works once, so it is not cached
                remember(self._keys, name, (key, self.clock() + KEY_SECONDS))
        return key if is_same(rest, key.hash if key else NOTHING) else None

    def _new_key(self, guest: str, match: str | None = None, seat: int | None = None) -> tuple[str, dict[str, object]]:
        name, secret = self.source.guest_id(), self.source.secret()
        row = {"id": name, "hash": hash_of(secret), "guest": guest, "match": match, "seat": seat}
        return f"{name}.{secret}", {**row, "made_at": self.source.now()}


def remember(kept: OrderedDict[str, T], name: str, value: T) -> None:
    kept[name] = value
    while len(kept) > KEPT_MOST:
        kept.popitem(last=False)


def guest_row(connection: Connection, guest: str) -> Guest | None:
    row = connection.execute(select(schema.guests).where(schema.guests.c.id == guest)).mappings().first()
    return Guest(id=row["id"], name=row["name"], colour=row["colour"]) if row else None


def delete_guest(connection: Connection, guest: str) -> None:
    mutes, ratings = schema.mutes.c, schema.ratings.c
    channels = select(schema.channels.c.id).where(schema.channels.c.guest == guest)
    connection.execute(delete(schema.outbox).where(schema.outbox.c.channel.in_(channels)))
    for theirs in (schema.keys, schema.channels, schema.silenced):
        connection.execute(delete(theirs).where(theirs.c.guest == guest))
    connection.execute(delete(schema.mutes).where((mutes.guest == guest) | (mutes.muted == guest)))
    connection.execute(delete(schema.ratings).where(ratings.player == f"guest:{guest}"))
    connection.execute(delete(schema.guests).where(schema.guests.c.id == guest))
    put(connection, GuestChanged(guest))


def key_row(connection: Connection, name: str) -> Key | None:
    row = connection.execute(select(schema.keys).where(schema.keys.c.id == name)).mappings().first()
    return Key(row["hash"], row["guest"], row["match"], row["seat"], row["made_at"]) if row else None


def keys_left(connection: Connection, names: list[str]) -> set[str]:
    """Those of the keys that are not void."""
    return set(connection.execute(select(schema.keys.c.id).where(schema.keys.c.id.in_(names))).scalars())


def without_oldest(connection: Connection, guest: str) -> list[str]:
    """Delete the keys of a guest's oldest devices beyond the limit, and return their names."""
    keys = schema.keys.c
    mine = select(keys.id).where((keys.guest == guest) & keys.match.is_(None))
    gone = list(connection.execute(mine.order_by(keys.made_at.desc(), keys.id).offset(DEVICES_MOST)).scalars())
    if gone:
        connection.execute(delete(schema.keys).where(keys.id.in_(gone)))
    return gone


def recovery_row(connection: Connection, guest: str) -> str | None:
    return connection.execute(select(schema.guests.c.recovery).where(schema.guests.c.id == guest)).scalar()


def muted_rows(connection: Connection, guest: str) -> frozenset[str]:
    rows = connection.execute(select(schema.mutes.c.muted).where(schema.mutes.c.guest == guest))
    return frozenset(row[0] for row in rows)
