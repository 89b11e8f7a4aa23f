"""The route for what a guest has played, told to that guest alone."""

from litestar import get

from raenke.server.payer import Payer
from raenke.server.requests import hall_of, must_be_guest, words_of
from raenke.server.results import found_of
from raenke.server.routes_guests import AnyRequest
from raenke.server.safety import address_of
from raenke.server.shares import metered
from raenke.server.summing import summary_of
from raenke.server.wire_http import Summary


@get("/api/guests/me/summary", summary="What you have played: results, ratings as they grew, your cards")
async def own_summary(request: AnyRequest, language: str = "") -> Summary:
    guest, hall = await must_be_guest(request), hall_of(request)
    found = await hall.store.read(lambda connection: found_of(connection, guest.id))
    words = {game: words_of(request, game) for game in {each.match["game"] for each in found.played}}
    payer = Payer(address_of(request.scope), guest.id)
    return await hall.retellers.run(payer, metered(summary_of), found, words.__getitem__)


ROUTES = [own_summary]
