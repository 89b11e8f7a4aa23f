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


def secret_in(scope: Any) -> str | None:
    """The secret in a program's header, else in a browser's cookie."""
    bearer = next(iter(headers_named(scope, b"authorization")), "")
    if bearer.lower().startswith("bearer "):
        return bearer[7:].strip()
    return cookie_in(scope)


def cookie_in(scope: Any) -> str | None:
    """The first of this name: browsers send it before one of another server nearer to the root."""
    for part in ";".join(headers_named(scope, b"cookie")).split(";"):
        name, _, value = part.strip().partition("=")
        if name == COOKIE:
            return value.strip('"')
    return None


def headers_named(scope: Any, name: bytes) -> list[str]:
    return [value.decode("latin-1") for key, value in scope["headers"] if key.lower() == name]


async def guest_in(hall: Hall, scope: Any) -> Guest | None:
    """Who asks. From now on the guest pays for the answer too."""
    guest = await hall.guests.known(secret_in(scope))
    if guest:
        hall.seen(guest.id, address_of(scope))
        paid_by_guest(guest.id)
    return guest


async def guest_of(connection: Connection) -> Guest | None:
    return await guest_in(hall_of(connection), connection.scope)


async def must_be_guest(connection: Connection) -> Guest:
    guest = await guest_of(connection)
    if guest is None:
        raise Refused("server-refusal-guest")
    return guest


def words_of(connection: Connection, game: str | None = None) -> Words:
    return words_in(language_of(connection.scope), game)
