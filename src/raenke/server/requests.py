"""What every route asks of a request: its guest, its language, the hall."""

from typing import Any

from litestar.connection import ASGIConnection

from raenke.server.hall import Hall
from raenke.server.languages import language_of
from raenke.server.refusing import Refused
from raenke.server.safety import address_of
from raenke.server.shares import paid_by_guest
from raenke.server.updates import words_in
from raenke.server.wire import Guest
from raenke.words import Words

COOKIE = "raenke_guest"
Connection = ASGIConnection[Any, Any, Any, Any]


def hall_of(connection: Connection) -> Hall:
    hall: Hall = connection.app.state.hall
    return hall


def secret_of(connection: Connection) -> str | None:
    """The secret in a program's header, else in a browser's cookie."""
    bearer = connection.headers.get("authorization", "")
    if bearer.lower().startswith("bearer "):
        return bearer[7:].strip()
    return cookie_of(connection)


def cookie_of(connection: Connection) -> str | None:
    """The first of this name: browsers send it before one of another server nearer to the root."""
    for part in ";".join(connection.headers.getall("cookie", [])).split(";"):
        name, _, value = part.strip().partition("=")
        if name == COOKIE:
            return value.strip('"')
    return None


async def guest_of(connection: Connection) -> Guest | None:
    hall = hall_of(connection)
    guest = await hall.guests.known(secret_of(connection))
    if guest:
        hall.seen(guest.id, address_of(connection.scope))
        paid_by_guest(guest.id)
    return guest


async def must_be_guest(connection: Connection) -> Guest:
    guest = await guest_of(connection)
    if guest is None:
        raise Refused("server-refusal-guest")
    return guest


def words_of(connection: Connection, game: str | None = None) -> Words:
    return words_in(language_of(connection.scope), game)
