"""How long a server keeps matches, guests and orders."""

from collections.abc import Sequence
from functools import partial

import msgspec
from sqlalchemy import Connection, delete, or_, select

from raenke.server import schema
from raenke.server.deleting import GROUP, delete_old, groups
from raenke.server.guests import delete_guest
from raenke.server.hall import Hall
from raenke.server.log import Entry

A_DAY = 86_400_000
AN_HOUR = 3_600_000
SEATING = ("table_seated", "table_invited")


class Retention:
    """Deletes what is too old: matches and orders every minute; guests every hour, since that looks at all matches."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.guests_at = 0

    async def keep(self) -> None:
        hall, now = self.hall, self.hall.source.now()
        if old := await hall.store.read(partial(old_orders, before=now - A_DAY)):
            await hall.store.write(lambda c: c.execute(delete(schema.orders).where(schema.orders.c.id.in_(old))))
        if days := hall.settings.matches_days:
            await delete_old(hall, now - days * A_DAY)
        if (days := hall.settings.guests_days) and now >= self.guests_at:
            self.guests_at = now + AN_HOUR
            await forget_guests(hall, now - days * A_DAY)


def old_orders(connection: Connection, before: int) -> list[str]:
    """Orders whose answer nobody came to read, or that no server carried out; but who asked to be deleted will be."""
    orders = schema.orders.c
    is_promised = orders.answer.is_(None) & orders.body.contains('"type":"forget"', autoescape=True)
    return list(connection.execute(select(orders.id).where((orders.at < before) & ~is_promised)).scalars())


async def forget_guests(hall: Hall, before: int) -> int:
    """Delete the guests who were not seen since this time and whom no match names."""
    count = 0
    idle = set(await hall.store.read(partial(unseen, before=before)))
    async for group in groups(hall):
        if not idle:
            break
        idle -= await hall.store.read(partial(named, matches=group))
    for start in range(0, len(idle), GROUP):
        chunk = sorted(idle)[start : start + GROUP]
        for guest in await hall.store.write(partial(delete_unseen, guests=chunk, before=before)):
            hall.guests.let_go(guest)
            count += 1
    return count


def unseen(connection: Connection, before: int) -> list[str]:
    guests = schema.guests.c
    return list(connection.execute(select(guests.id).where(guests.seen_at < before)).scalars())


def named(connection: Connection, matches: Sequence[str]) -> set[str]:
    """All guests whom these matches name: who opened them, who sat down, who is asked to, who is in a result."""
    entries, headers, players = schema.entries.c, schema.matches.c, schema.players.c
    of_seats = or_(*(entries.body.contains(f'"type":"{what}"', autoescape=True) for what in SEATING))
    bodies = connection.execute(select(entries.body).where(entries.match.in_(matches) & of_seats)).scalars()
    found = {msgspec.json.decode(body, type=Entry).guest for body in bodies}
    found.update(connection.execute(select(headers.host).where(headers.id.in_(matches))).scalars())
    found.update(connection.execute(select(players.guest).where(players.match.in_(matches))).scalars())
    return found - {None}  # type: ignore[return-value]


def delete_unseen(connection: Connection, guests: Sequence[str], before: int) -> list[str]:
    """Of these, delete those who were not seen meanwhile."""
    kept = schema.guests.c
    gone = list(connection.execute(select(kept.id).where(kept.id.in_(guests) & (kept.seen_at < before))).scalars())
    for guest in gone:
        delete_guest(connection, guest)
    return gone
