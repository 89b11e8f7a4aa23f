"""The OpenAPI description: how to say who you are, and every answer an operation may give."""

from collections.abc import Iterable
from typing import Any

from litestar import Response, Router
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme, Server

from raenke import __version__
from raenke.server.refusing import Refused
from raenke.server.requests import COOKIE
from raenke.server.wire import Refusal

PATH = "/api/openapi.json"
REFUSED = {
    400: "the request has the wrong form",
    401: "it needs a guest, and the request names none",
    403: "this guest, or this page's origin, may not do that",
    404: "there is nothing of that name",
    405: "nothing here takes this method",
    409: "not now: the state of the table does not allow it",
    413: "the request is too large",
    429: "too much in too short a time; `Retry-After` says when to ask again",
    500: "a fault of the server",
    503: "the database does not answer; nothing was done",
}
BEARER = SecurityScheme(type="http", scheme="bearer", description="a guest's secret, for programs")
IN_COOKIE = SecurityScheme(
    type="apiKey", name=COOKIE, security_scheme_in="cookie", description="the same, kept by browsers"
)


def no_page(response: Response[Any]) -> Response[Any]:
    """Below the API description the framework would answer an unknown path with a page of its own."""
    if response.status_code == 404:
        raise Refused("server-refusal-not-found")
    return response


def refusable(routes: Iterable[HTTPRouteHandler]) -> list[HTTPRouteHandler]:
    """Routes that say how they may refuse; all do it in the same form."""
    found = list(routes)
    for route in found:
        own = route.responses or {}
        more = {
            status: ResponseSpec(Refusal, generate_examples=False, description=about)
            for status, about in REFUSED.items()
        }
        if route.status_code == 204:  # the framework would describe a body
            more[204] = ResponseSpec(None, generate_examples=False, description="done; the answer is empty")
        route.responses = {**more, **own}
    return found


def description(base: str = "") -> OpenAPIConfig:
    """Of a server whose paths are below this one."""
    return OpenAPIConfig(
        title="Ränke",
        version=__version__,
        servers=[Server(url=base or "/")],
        components=Components(security_schemes={"bearer": BEARER, "cookie": IN_COOKIE}),
        security=[{"bearer": []}, {"cookie": []}, {}],  # whoever is nobody may look on
        openapi_router=Router(PATH, route_handlers=[], include_in_schema=False, after_request=no_page),
        render_plugins=[JsonRenderPlugin(path="/")],
    )
