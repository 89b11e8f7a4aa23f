"""Routes for finished matches: results, records, replays, ratings, statistics."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, TypeVar

from litestar import Response, get, post
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from litestar.params import Parameter

from raenke import games
from raenke.core.record import record_text
from raenke.core.turning import turning
from raenke.server.clock_and_ids import is_id
from raenke.server.limits import check
from raenke.server.payer import Payer
from raenke.server.refusing import Refused
from raenke.server.replaying import Players, checked, eyes_of, players_of, record_of_table, retold
from raenke.server.requests import guest_of, hall_of, must_be_guest, words_of
from raenke.server.results import finished_count, matches_of, ratings_of, result_of, tallies_of
from raenke.server.routes_guests import AnyRequest
from raenke.server.safety import address_of
from raenke.server.shares import metered
from raenke.server.wire_http import Matches, MatchResult, Ratings, Replay, Statistics, Turning

T = TypeVar("T")
Since = Annotated[int | None, Parameter(ge=0, le=10**6, description="the last step that is known; else from the first")]
At = Annotated[int | None, Parameter(ge=0, le=10**6, description="the moment to look at, in moves; else the end")]
Eyes = Annotated[
    str,
    Parameter(
        max_length=8,
        description="tell each step with the table after it: `open` with everything, `public` as a spectator knew it, "
        "a seat's number as that seat knew it; else full information without tables",
    ),
]


@get("/api/guests/me/matches", summary="Your finished matches")
async def own_matches(request: AnyRequest, before: Annotated[int | None, Parameter(ge=0, le=2**53)] = None) -> Matches:
    """The last hundred, or the last hundred before a time."""
    guest = await must_be_guest(request)
    found = await hall_of(request).store.read(lambda connection: matches_of(connection, guest.id, before))
    return Matches(matches=found)


@get("/api/matches/{match:str}", summary="The result of a finished match")
async def show_result(request: AnyRequest, match: str) -> MatchResult:
    found = await hall_of(request).store.read(lambda c: result_of(c, match)) if is_id(match) else None
    if found is None:
        raise Refused("server-refusal-not-found")
    return found


@get(
    "/api/matches/{match:str}/record", summary="The record of a finished match, to keep", media_type="application/json"
)
async def download_record(request: AnyRequest, match: str) -> Response[bytes]:
    table = (await hall_of(request).sitting(match)).table
    text = record_text(record_of_table(table))
    headers = {"content-disposition": f'attachment; filename="{table.game.name}-{table.id[:8]}.json"'}
    return Response(text.encode(), media_type="application/json", headers=headers)


@get("/api/matches/{match:str}/replay", summary="A finished match retold")
async def replay_match(
    request: AnyRequest, match: str, at: At = None, since: Since = None, eyes: Eyes = "", language: str = ""
) -> Replay:
    """Two hundred steps at a time, or fewer if their tables are large."""
    table = (await hall_of(request).sitting(match)).table
    record, players, words = record_of_table(table), players_of(table), words_of(request, table.game.name)
    whose = eyes_of(eyes, record.seats)
    return await telling(request, lambda: retold(record, players, words, at, since, table.fresh_match(), whose))


@get("/api/matches/{match:str}/turning", summary="The move that decided a finished match")
async def show_turning(request: AnyRequest, match: str) -> Turning:
    """Those who won led from then on, counted after every move."""
    table = (await hall_of(request).sitting(match)).table
    record = record_of_table(table)
    moves = await telling(request, lambda: turning(table.fresh_match(), record.moves))
    return Turning(moves=moves, number=table.made[moves - 1].number if moves else None)


@dataclass
class Uploading(Operation):
    """Describes the body here, because the framework must not read it: that would block everybody else too long."""

    def __post_init__(self) -> None:
        form = Schema(
            type=OpenAPIType.OBJECT, description="a record as in docs/record.md", additional_properties=Schema()
        )
        self.request_body = RequestBody(content={"application/json": OpenAPIMediaType(schema=form)}, required=True)


@post("/api/replay", status_code=200, summary="An uploaded record retold", operation_class=Uploading)
async def replay_upload(
    request: AnyRequest,
    at: At = None,
    since: Since = None,
    eyes: Eyes = "",
    language: str = "",
) -> Replay:
    """The server checks the whole record first, and stores nothing. It may have 3,000 moves; the steps come in pages of
    two hundred."""
    content = await body_of(request)

    def checked_and_retold() -> Replay:
        record = checked(content)
        words = words_of(request, record.game)
        players = Players([words.text("replay-player", number=seat + 1) for seat in range(record.seats)])
        return retold(record, players, words, at, since, eyes=eyes_of(eyes, record.seats))

    return await telling(request, checked_and_retold)


async def body_of(request: AnyRequest) -> bytes:
    content = await request.body()
    if not content:
        raise Refused("server-refusal-malformed", why="a JSON body is missing")
    return content


async def telling(request: AnyRequest, tell: Callable[[], T]) -> T:
    """Retelling a match takes time: run one after the other, with a limit for each address, which pays for it."""
    address = address_of(request.scope)
    check(request.app.state.replays, address)
    return await hall_of(request).retellers.run(Payer(address), metered(tell))


@get("/api/ratings/{game:str}", summary="Ratings in a game")
async def show_ratings(request: AnyRequest, game: str) -> Ratings:
    if game not in games:
        raise Refused("server-refusal-not-found")
    guest = await guest_of(request)
    own = guest.id if guest else None
    return Ratings(game=game, players=await hall_of(request).store.read(lambda c: ratings_of(c, game, own)))


@get("/api/statistics/{game:str}", summary="What finished matches tell")
async def show_statistics(request: AnyRequest, game: str, language: str = "") -> Statistics:
    if game not in games:
        raise Refused("server-refusal-not-found")
    words = words_of(request, game)
    return await hall_of(request).store.read(
        lambda connection: Statistics(
            game=game,
            matches=finished_count(connection, game),
            cards=tallies_of(connection, game, "card", words),
            rounds=tallies_of(connection, game, "round", words),
        )
    )


ROUTES = [
    own_matches,
    show_result,
    download_record,
    replay_match,
    show_turning,
    replay_upload,
    show_ratings,
    show_statistics,
]
