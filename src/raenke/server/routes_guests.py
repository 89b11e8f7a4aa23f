"""Routes for guests: become a guest, use another device, change name and colour."""

from litestar import Request, Response, delete, get, patch, post
from litestar.datastructures import Cookie

from raenke.server import orders
from raenke.server.base_path import base_of
from raenke.server.commands_seats import reach
from raenke.server.limits import check
from raenke.server.log import Entry
from raenke.server.refusing import Refused
from raenke.server.requests import COOKIE, cookie_in, guest_of, hall_of, must_be_guest, secret_in, words_of
from raenke.server.safety import address_of
from raenke.server.table_events import Seated
from raenke.server.wire import Guest, Ticket
from raenke.server.wire_http import Identity, NewGuest, Privacy, Recovery, RecoveryCode, SeatKey, SeatTaken

AnyRequest = Request[object, object, object]  # type: ignore[type-var]
A_YEAR = 365 * 86400


def cookie(request: AnyRequest, secret: str, age: int = A_YEAR) -> Cookie:
    """A cookie that no script can read and no other site can send."""
    is_https = request.scope.get("scheme") == "https"
    path = f"{base_of(request.scope)}/"
    return Cookie(key=COOKIE, value=secret, max_age=age, path=path, secure=is_https, httponly=True, samesite="strict")


def check_guests(request: AnyRequest) -> None:
    """Limit new guests and tried codes from one address."""
    check(request.app.state.new_guests, address_of(request.scope))


@post("/api/guests", summary="Become a guest")
async def make_guest(request: AnyRequest, data: NewGuest) -> Response[Ticket]:
    """A name, a colour, and a secret, which is set as a cookie and returned for programs; with a recovery code."""
    check_guests(request)
    name = data.name if data.name is not None else suggested(request)
    ticket = await hall_of(request).guests.welcome(name, data.colour)
    return Response(ticket, cookies=[cookie(request, ticket.secret)])


def suggested(request: AnyRequest) -> str:
    """A suggested name in the reader's language."""
    names = words_of(request).text("server-guest-names").split("\n")
    return names[hall_of(request).source.now() % len(names)]


@get("/api/guests/me", summary="Who am I?")
async def who_am_i(request: AnyRequest) -> Response[Identity]:
    """The browser stays known for another year."""
    guest, secret = await guest_of(request), cookie_in(request.scope)
    cookies = [cookie(request, secret)] if guest and secret and secret == secret_in(request.scope) else []
    return Response(Identity(guest=guest), cookies=cookies)


@patch("/api/guests/me", summary="Change name or colour")
async def change_guest(request: AnyRequest, data: NewGuest) -> Guest:
    """A new name reaches every table where the guest sits immediately; others at the device keep their names."""
    guest, hall = await must_be_guest(request), hall_of(request)
    check(request.app.state.new_names, guest.id)
    changed = await hall.guests.change(guest, data.name, data.colour)
    if data.name is not None:
        await reach(hall, changed)
    return changed


@delete("/api/guests/me", status_code=204, summary="Be forgotten on this device")
async def forget_device(request: AnyRequest) -> Response[None]:
    """The guest still exists, and the recovery code brings it back. The device's WebSockets are closed (1008)."""
    await must_be_guest(request)
    await hall_of(request).guests.forget(secret_in(request.scope) or "")
    return Response(None, status_code=204, cookies=[cookie(request, "", 0)])


@post("/api/guests/me/sign-out", status_code=204, summary="Be forgotten everywhere")
async def sign_out(request: AnyRequest) -> Response[None]:
    """On all devices, including this one: their secrets and all seat links become void, their WebSockets are closed
    (1008). The recovery code still works; if others may know it, make a new one first."""
    guest, hall = await must_be_guest(request), hall_of(request)
    await hall.guests.forget_all(guest)
    await hall.nudges.forget_browsers(guest.id)
    return Response(None, status_code=204, cookies=[cookie(request, "", 0)])


@delete("/api/guests/me/everything", status_code=204, summary="Be deleted for good")
async def delete_me(request: AnyRequest) -> Response[None]:
    """Signs out everywhere at once. Within moments the guest leaves all tables, and name, talk and ratings are gone;
    moves and scores stay for the others. It cannot be undone."""
    guest, hall = await must_be_guest(request), hall_of(request)
    check_guests(request)
    order = orders.DeleteGuest(guest=guest.id)
    await hall.store.write(lambda connection: orders.give(connection, order, hall.source.now()))
    await hall.guests.forget_all(guest)
    return Response(None, status_code=204, cookies=[cookie(request, "", 0)])


@get("/api/privacy", summary="How long things are kept here")
async def show_privacy(request: AnyRequest) -> Privacy:
    settings = hall_of(request).settings
    return Privacy(
        waiting_days=settings.waiting_days, matches_days=settings.matches_days, guests_days=settings.guests_days
    )


@post("/api/guests/recover", status_code=200, summary="Be the same guest on another device")
async def recover_guest(request: AnyRequest, data: Recovery) -> Response[Ticket]:
    check_guests(request)
    ticket = await hall_of(request).guests.recover(data.code)
    return Response(ticket, cookies=[cookie(request, ticket.secret)])


@post("/api/guests/me/code", summary="A new recovery code")
async def new_code(request: AnyRequest) -> RecoveryCode:
    """The old code no longer works."""
    guest = await must_be_guest(request)
    return RecoveryCode(recovery=await hall_of(request).guests.new_code(guest))


@delete("/api/guests/me/code", status_code=204, summary="Void the recovery code")
async def void_code(request: AnyRequest) -> None:
    """Nobody can use it any more; only devices that are signed in stay."""
    await hall_of(request).guests.void_code(await must_be_guest(request))


@post("/api/seats", status_code=200, summary="Take over a seat by its link")
async def take_seat(request: AnyRequest, data: SeatKey) -> SeatTaken:
    """The seat moves to the guest of this device. A link works once, within a day, as long as its maker sits there."""
    guest = await must_be_guest(request)
    check_guests(request)
    hall = hall_of(request)
    key = await hall.guests.seat_of(data.key)
    sitting = await hall.sitting(key.match or "")
    seat = key.seat or 0

    async def take() -> None:
        place = sitting.table.places[seat]
        if place.guest != key.guest or sitting.table.stage not in ("waiting", "playing"):
            raise Refused("server-refusal-secret")
        if sitting.table.has_looked(guest.id, seat):
            raise Refused("server-refusal-looked")
        if sitting.table.header.settings.cards == "old" and not data.takes_old_cards:
            raise Refused("server-refusal-old-cards")
        moved = Seated(seat=seat, name=place.name or guest.name, colour=place.colour)
        use_up, end = hall.guests.using_up(data.key), hall.guests.ending_links(sitting.table.id, seat)
        await hall.append(sitting, Entry(what=moved, guest=guest.id), lambda c: (use_up(c), end(c)))
        sitting.sign(guest.id)

    await hall.change(sitting, take)
    return SeatTaken(table=sitting.table.id, seat=seat)


ROUTES = [
    make_guest, who_am_i, change_guest, forget_device, sign_out, delete_me, show_privacy, recover_guest, new_code,
    void_code, take_seat,
]  # fmt: skip
