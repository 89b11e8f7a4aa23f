"""Routes of a device for its guest, the games and the texts."""

from typing import Any

from raenke import games
from raenke.device.asking import Asking
from raenke.server.catalogue import sheet_of
from raenke.server.cleaning import clean_name
from raenke.server.commands_seats import reach
from raenke.server.refusing import Refused
from raenke.server.wire import COLOURS, Guest, Ticket
from raenke.server.wire_http import Addresses, Device, GameSheet, Identity, NewGuest
from raenke.words import languages
from raenke.words.texts import files_of


async def list_games(asking: Asking) -> list[GameSheet]:
    return [sheet_of(game, asking.language) for game in games]


async def this_device(asking: Asking) -> Device:
    return Device(is_alone=True)


async def addresses(asking: Asking) -> Addresses:
    """Nobody else reaches a device."""
    return Addresses(addresses=[])


async def make_guest(asking: Asking) -> Ticket:
    """There is one guest; who asks again is that guest, with the new name. No secret is needed."""
    data: NewGuest = asking.json(NewGuest)
    if (guest := asking.guest) is None:
        made = asking.hall.source.guest_id()
        name = clean_name(data.name if data.name is not None else suggested(asking))
        guest = Guest(id=made, name=name, colour=data.colour or COLOURS[sum(made.encode()) % len(COLOURS)])
        await asking.drawer.keep_guest(guest)
    else:
        guest = await renamed(asking, guest, data)
    return Ticket(guest=guest, secret="")


def suggested(asking: Asking) -> str:
    """A suggested name in the reader's language."""
    names = asking.words().text("server-guest-names").split("\n")
    return names[asking.hall.source.now() % len(names)]


async def renamed(asking: Asking, guest: Guest, data: NewGuest) -> Guest:
    name = clean_name(data.name) if data.name is not None else guest.name
    changed = Guest(id=guest.id, name=name, colour=data.colour or guest.colour)
    await asking.drawer.keep_guest(changed)
    if data.name is not None:
        await reach(asking.hall, changed)
    return changed


async def who_am_i(asking: Asking) -> Identity:
    return Identity(guest=asking.guest)


async def change_guest(asking: Asking) -> Guest:
    data: NewGuest = asking.json(NewGuest)
    return await renamed(asking, asking.must_be_guest(), data)


async def forget(asking: Asking) -> None:
    """There is no other place that knows the guest, so everything kept here goes."""
    asking.must_be_guest()
    await asking.hall.empty()


async def alone(asking: Asking) -> Any:
    """What needs a second device."""
    raise Refused("server-refusal-device")


async def fluent_file(asking: Asking) -> str:
    language, game = asking.path["language"], asking.path["game"]
    if language not in languages() or game not in games:
        raise Refused("server-refusal-not-found")
    return "\n".join(file.read_text(encoding="utf-8") for file in files_of(language, game, games[game].locale))


ROUTES = {
    "GET /api/games": list_games,
    "GET /api/device": this_device,
    "GET /api/addresses": addresses,
    "POST /api/guests": make_guest,
    "GET /api/guests/me": who_am_i,
    "PATCH /api/guests/me": change_guest,
    "DELETE /api/guests/me": forget,
    "POST /api/guests/me/sign-out": alone,
    "POST /api/guests/recover": alone,
    "POST /api/guests/me/code": alone,
    "DELETE /api/guests/me/code": alone,
    "POST /api/seats": alone,
    "GET /api/tables": alone,
    "GET /api/texts/{language}/{game}": fluent_file,
}
