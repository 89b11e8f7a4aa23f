"""What a match still says of a guest who was deleted: nothing that leads to them."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection, select, update

from raenke.server import schema, table_events
from raenke.server.log import Entry, Header, Numbered
from raenke.server.notices import Rewrote, put
from raenke.server.rows import entries_of, header_of
from raenke.server.seating import distinct
from raenke.server.wire import NAME_LENGTH

NOBODY = "N. N."  # no word of any language, since names are not translated
SILENCE = "…"
assert len(NOBODY) < NAME_LENGTH


class Retelling:
    """The entries of a match with another id and name for a guest."""

    def __init__(self, guest: str, other: str) -> None:
        self.guest = guest
        self.other = other
        self.names: dict[int, str] = {}  # at all seats
        self.own: set[int] = set()  # where the guest sits, or has sat last

    def entries(self, entries: Sequence[Numbered]) -> list[Numbered]:
        """Those that are told otherwise now."""
        retold = [(each, replace(each, entry=self.entry(each.entry))) for each in entries]
        return [new for old, new in retold if new != old]

    def entry(self, entry: Entry) -> Entry:
        is_own = entry.guest == self.guest
        what, seat = entry.what, getattr(entry.what, "seat", None)
        if isinstance(what, table_events.Seated | table_events.Invited | table_events.BotSeated):
            self.own.discard(what.seat)
            self.names[what.seat] = what.name or ""
            if is_own:
                self.own.add(what.seat)
                others = [name for at, name in self.names.items() if at != what.seat]
                self.names[what.seat] = distinct(NOBODY, others)
        if seat in self.own:
            what = self.told(what, self.names[seat])
        elif isinstance(what, table_events.Renamed):
            self.names[what.seat] = what.name
        elif isinstance(what, table_events.DealVoided):
            pairs = zip(what.seats, what.names, strict=True)
            what = replace(what, names=[self.names[at] if at in self.own else name for at, name in pairs])
        return replace(entry, what=what, guest=self.other if is_own else entry.guest)

    def told(self, what: Any, name: str) -> Any:
        changes = {"name": name, "before": name, "text": SILENCE}
        return replace(what, **{key: new for key, new in changes.items() if hasattr(what, key)})


def make_former(connection: Connection, match: str, guest: str, other: str) -> None:
    """Take a guest's name, id and talk out of a match; the moves, the result and the other players stay."""
    retelling = Retelling(guest, other)
    for changed in retelling.entries(entries_of(connection, match)):
        entries = schema.entries
        mine = (entries.c.match == match) & (entries.c.number == changed.number)
        connection.execute(update(entries).where(mine).values(body=msgspec.json.encode(changed.entry).decode()))
    header: Header | None = header_of(connection, match)
    if header and header.host == guest:
        connection.execute(update(schema.matches).where(schema.matches.c.id == match).values(host=other))
    players = schema.players
    mine = (players.c.match == match) & (players.c.guest == guest)
    for seat in list(connection.execute(select(players.c.seat).where(mine)).scalars()):
        values = {"guest": other, "name": retelling.names.get(seat, NOBODY)}
        connection.execute(update(players).where(mine & (players.c.seat == seat)).values(values))
    put(connection, Rewrote(match))
