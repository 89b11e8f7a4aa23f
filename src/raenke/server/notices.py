"""What servers on one PostgreSQL tell each other: sent with the commit that makes it true, and only a hint to look.

A notice that is lost does no harm: who writes on a copy that is behind is refused by the number, and whoever listens
again compares all numbers.
"""

import msgspec
from sqlalchemy import Connection, text

from raenke.server.company import Company

CHANNEL = "raenke"
WAITING = "raenke notices"  # where a connection keeps them until its transaction is about to be committed
SENDING = text("SELECT pg_notify(:channel, notice) FROM unnest(CAST(:notices AS text[])) AS notice")


class Notice(msgspec.Struct, frozen=True, tag_field="t"):
    """One of the types below."""


class Opened(Notice, frozen=True, tag="opened"):
    """There is a new table."""

    match: str


class Wrote(Notice, frozen=True, tag="wrote"):
    """A table has an entry of this number."""

    match: str
    number: int


class Rewrote(Notice, frozen=True, tag="rewrote"):
    """The entries of a table were changed, or deleted with it."""

    match: str


class Came(Notice, frozen=True, tag="came"):
    """Who is at a table now, as this server sees it."""

    server: int
    match: str
    company: Company


class Asked(Notice, frozen=True, tag="asked"):
    """A server has begun to listen: the others are to tell it who is where."""

    server: int


class GuestChanged(Notice, frozen=True, tag="guest"):
    """What is known of a guest is to be read again: the name, whom they mute, which keys are void."""

    guest: str


class ChannelsChanged(Notice, frozen=True, tag="channels"):
    """Guests can be reached by other channels now."""


class ServersChanged(Notice, frozen=True, tag="servers"):
    """A server has come or gone."""


AnyNotice = Opened | Wrote | Rewrote | Came | Asked | GuestChanged | ChannelsChanged | ServersChanged
DECODER = msgspec.json.Decoder(AnyNotice)


def put(connection: Connection, notice: AnyNotice) -> None:
    """To be sent with this transaction. A SQLite file has one server, so nobody else is to be told."""
    if connection.dialect.name == "postgresql":
        connection.info.setdefault(WAITING, []).append(msgspec.json.encode(notice).decode())


def drop(connection: Connection) -> None:
    """Forget what a transaction would have sent that was rolled back."""
    connection.info.pop(WAITING, None)


def send(connection: Connection) -> None:
    """Send all that was put, in one statement of the same transaction."""
    if waiting := connection.info.pop(WAITING, None):
        connection.execute(SENDING, {"channel": CHANNEL, "notices": waiting})
