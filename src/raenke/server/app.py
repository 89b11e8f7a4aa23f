"""The app: its routes, its answers to what goes wrong, and the gate in front of it."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from litestar import Litestar, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from sqlalchemy.exc import SQLAlchemyError

from raenke import games
from raenke.core.game import loaded
from raenke.server import (
    orders,
    routes_audit,
    routes_guests,
    routes_lessons,
    routes_matches,
    routes_nudges,
    routes_records,
    routes_site,
    routes_summary,
    routes_tables,
)
from raenke.server.auditing import Auditor
from raenke.server.clock_and_ids import ClockAndIds
from raenke.server.described import description, refusable
from raenke.server.driving import drive
from raenke.server.garbage import collect
from raenke.server.hall import Hall
from raenke.server.health import Health
from raenke.server.languages import language_of
from raenke.server.limits import Bucket
from raenke.server.refusing import Refused
from raenke.server.routes_guests import AnyRequest
from raenke.server.safety import Gate, status_headers, words_in_paths
from raenke.server.settings import ServerSettings
from raenke.server.socket import TableSockets
from raenke.server.store import Store, StoreError
from raenke.server.sweeping import send_to_rest, sweep
from raenke.server.updates import words_in
from raenke.words import languages

logger = logging.getLogger("raenke.server")
ROOMS = (
    routes_guests, routes_tables, routes_matches, routes_records, routes_summary, routes_audit, routes_lessons,
    routes_nudges, routes_site,
)  # fmt: skip
ROUTES = [route for room in ROOMS for route in room.ROUTES]


def refused_response(request: AnyRequest, refused: Refused) -> Response[Any]:
    hall: Hall = request.app.state.hall
    hall.metrics.refusals.labels(refused.reason).inc()
    body = refused.told(words_in(language_of(request.scope), None))
    headers = {name.decode(): value.decode() for name, value in status_headers(refused)}
    return Response(body, status_code=refused.status, media_type="application/json", headers=headers)


def http_response(request: AnyRequest, error: HTTPException) -> Response[Any]:
    """The framework refuses a request: there is no such route, or a body or query has the wrong form."""
    if error.status_code == 404:
        return refused_response(request, Refused("server-refusal-not-found"))
    if error.status_code == 405:
        response = refused_response(request, Refused("server-refusal-method"))
        response.headers.update(error.headers or {})
        return response
    if error.status_code < 500:
        return refused_response(request, Refused("server-refusal-malformed", why=why(error)))
    return failure_response(request, error)


def why(error: HTTPException) -> str:
    """What is wrong with a request, in a few words."""
    found = error.extra if isinstance(error.extra, list) else []
    said = [fault(str(each.get("key", "")), str(each.get("message", ""))) for each in found if isinstance(each, dict)]
    return "; ".join(said) or error.detail


def fault(key: str, message: str) -> str:
    """The framework calls the whole body `data`; when the body is missing, its message is only that name."""
    if key == "data":
        return "a JSON body is missing" if message == "'data'" else message
    return f"{key}: {message}"


def malformed_response(request: AnyRequest, error: Exception) -> Response[Any]:
    return refused_response(request, Refused("server-refusal-malformed", why=str(error)))


def store_response(request: AnyRequest, error: Exception) -> Response[Any]:
    """The database does not answer. Nothing was done, so the client may try again."""
    logger.warning("the database does not answer: %s", type(error).__name__)
    return refused_response(request, Refused("server-refusal-store"))


def failure_response(request: AnyRequest, error: Exception) -> Response[Any]:
    request.app.state.hall.metrics.failures.inc()
    logger.error("this should not have happened", exc_info=error)
    return refused_response(request, Refused("server-refusal-failure"))


def own_routes() -> list[Any]:
    """What games bring to the server."""
    return [loaded(name) for game in games.values() for name in game.routes]


def read_words() -> None:
    """Load all texts at the start: each language takes a moment the first time, and no player should wait for it."""
    for language in languages():
        for game in games:
            words_in(language, game)


def app_of(settings: ServerSettings, source: ClockAndIds | None = None) -> Gate:
    """The whole server as one ASGI app. It opens the database at once, so that a problem shows at the start."""
    hall = Hall(Store(settings.database_url), settings, source)
    hall.drive = drive

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        logger.info("the server is up", extra={"tables": len(hall.sittings)})
        warming = asyncio.ensure_future(asyncio.to_thread(read_words))
        works = (sweep(hall), send_to_rest(hall), orders.watch(hall), hall.nudges.go_on(hall), collect(warming))
        tasks = [asyncio.ensure_future(work) for work in works]
        yield
        for task in tasks:
            task.cancel()
        await asyncio.gather(warming, *tasks, return_exceptions=True)
        await hall.close()
        logger.info("the server is down")

    commands = Bucket(settings.commands_per_second, settings.commands_per_second * 4)
    state = State(
        {
            "hall": hall,
            "health": Health(hall.store, hall.source),
            "commands": commands,
            "new_guests": Bucket(settings.guests_per_minute / 60, settings.guests_per_minute),
            "new_names": Bucket(settings.guests_per_minute / 60, settings.guests_per_minute),
            "replays": Bucket(settings.replays_per_minute / 60, settings.replays_per_minute),
            "auditor": Auditor(),
        }
    )
    litestar = Litestar(
        route_handlers=refusable([*ROUTES, *own_routes()]),
        lifespan=[lifespan],
        state=state,
        request_max_body_size=max(settings.message_most, settings.upload_most),
        openapi_config=description(settings.base),
        exception_handlers={
            Refused: refused_response,
            HTTPException: http_response,
            msgspec.MsgspecError: malformed_response,
            RecursionError: malformed_response,  # JSON nested too deeply
            UnicodeDecodeError: malformed_response,  # not UTF-8
            SQLAlchemyError: store_response,
            StoreError: store_response,
            Exception: failure_response,
        },
        logging_config=None,
    )
    return Gate(TableSockets(litestar, hall, commands), hall, words_in_paths(litestar))
