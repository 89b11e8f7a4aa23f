"""Routes for people and for the server's operators: the client, texts, health, metrics."""

import contextlib
import html
import mimetypes
import re
import socket
from functools import lru_cache
from pathlib import Path
from typing import Annotated

from litestar import Response, get
from litestar.params import Parameter
from sqlalchemy.exc import SQLAlchemyError

import raenke
from raenke import __version__, games
from raenke.core import COMPILED
from raenke.server.base_path import base_of
from raenke.server.hall import Hall
from raenke.server.health import Health
from raenke.server.refusing import Refused
from raenke.server.requests import hall_of, words_of
from raenke.server.routes_guests import AnyRequest
from raenke.server.store import StoreError
from raenke.server.wire_http import PAGES, RULE_SHEETS, Addresses
from raenke.words import languages
from raenke.words.texts import files_of

CLIENT = Path(raenke.__file__).parent / "web" / "dist"
PAGE_TEXTS = {
    "title": "server-page-title",
    "runs": "server-page-runs",
    "client": "server-page-client",
    "api": "server-page-api",
    "health": "server-page-health",
}
HEAD, BASE_TAG = re.compile("<head>"), re.compile(r"<base\b[^>]*>")
A_YEAR = "public, max-age=31536000, immutable"


@get(
    "/api/texts/{language:str}/{game:str}", summary="The Fluent file of a language and a game", media_type="text/plain"
)
async def fluent_file(language: str, game: str) -> Response[str]:
    """All texts; a client can make the same sentences from them as the server."""
    if language not in languages() or game not in games:
        raise Refused("server-refusal-not-found")
    parts = [file.read_text(encoding="utf-8") for file in files_of(language, game, games[game].locale)]
    return Response("\n".join(parts), media_type="text/plain")


@get("/healthz", summary="Is the server well?")
async def health(request: AnyRequest) -> dict[str, str | bool]:
    """Answers 200 if the server can write to the database."""
    checked: Health = request.app.state.health
    if not await checked.is_well():
        raise Refused("server-refusal-store")
    return {"status": "ok", "release": __version__, "compiled": COMPILED}


@get("/api/addresses", summary="Under which addresses others can reach the server")
async def own_addresses(request: AnyRequest) -> Addresses:
    """For invitations; empty if only this machine can reach the server."""
    settings, base = hall_of(request).settings, base_of(request.scope)
    if settings.origins:
        return Addresses(addresses=[origin.rstrip("/") + base for origin in settings.origins.split()])
    if settings.is_local:
        return Addresses(addresses=[])
    return Addresses(addresses=[f"http://{address}:{port_of(request)}{base}" for address in network_addresses()])


def port_of(request: AnyRequest) -> int:
    """The port that the browser names; refuses an invalid one."""
    try:
        return request.url.port or 80
    except ValueError:
        raise Refused("server-refusal-malformed", why="Host") from None


def network_addresses() -> list[str]:
    """This machine's addresses in its networks, the one that leads outside first; finding it sends nothing."""
    found = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, contextlib.suppress(OSError):
        probe.connect(("192.0.2.1", 9))  # an address for documentation: a datagram socket only picks its own address
        found.append(probe.getsockname()[0])
    with contextlib.suppress(OSError):
        found += [str(entry[4][0]) for entry in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return [address for address in dict.fromkeys(found) if not address.startswith("127.")]


@get("/metrics", summary="Counts for Prometheus", media_type="text/plain")
async def metrics(request: AnyRequest) -> Response[bytes]:
    hall = hall_of(request)
    if not hall.settings.metrics:
        raise Refused("server-refusal-not-found")
    for stage in ("waiting", "playing", "finished", "closed"):
        count = sum(sitting.table.stage == stage for sitting in hall.sittings.values())
        hall.metrics.tables.labels(stage).set(count)
    hall.metrics.resting.set(sum(sitting.table.rest is not None for sitting in hall.sittings.values()))
    hall.metrics.commits.set(hall.store.groups)
    return Response(hall.metrics.text(), media_type="text/plain; version=0.0.4")


@get(["/", "/{path:path}"], include_in_schema=False, media_type="text/html")
async def client(request: AnyRequest, path: Annotated[str, Parameter(max_length=300)] = "/") -> Response[bytes]:
    """A file of the client, or its page, which can also say that nothing is at an address. If the client is not built,
    a simple page says so."""
    wanted = path.strip("/")
    if wanted.startswith("api/") or wanted == "api":
        raise Refused("server-refusal-not-found")
    files = client_files()
    if wanted not in files and "." in wanted and "text/html" not in request.headers.get("accept", ""):
        raise Refused("server-refusal-not-found")  # the request is for a file, not a page
    if wanted in files:
        kind = mimetypes.guess_type(wanted)[0] or "application/octet-stream"
        age = A_YEAR if wanted.startswith("assets/") else "no-cache"
        return Response(files[wanted].read_bytes(), media_type=kind, headers={"cache-control": age})
    page = files["index.html"].read_text(encoding="utf-8") if "index.html" in files else start_page(request)
    body = based(page, base_of(request.scope)).encode()
    status = 200 if await is_page(hall_of(request), wanted) else 404
    return Response(body, status_code=status, media_type="text/html", headers={"cache-control": "no-cache"})


def based(page: str, base: str) -> str:
    """The page, whose addresses are relative, with the place they are relative to."""
    return HEAD.sub(f'<head><base href="{html.escape(base)}/" />', BASE_TAG.sub("", page), count=1)


async def is_page(hall: Hall, wanted: str) -> bool:
    """Whether the client has a page there: the start page, an existing table, or one of `PAGES`."""
    room, *parts = wanted.split("/")
    if room in ("t", "m"):
        return len(parts) == 1 and await is_table(hall, parts[0])
    if room not in PAGES:
        return wanted == ""
    named = dict(zip(PAGES[room], parts, strict=False))
    is_whole = len(parts) == len(named) and named.get("game", "") in ("", *games)
    is_whole = is_whole and named.get("sheet", "") in ("", *RULE_SHEETS)
    return is_whole and ("match" not in named or await is_table(hall, named["match"]))


async def is_table(hall: Hall, table: str) -> bool:
    try:
        return await hall.is_known(table)
    except (SQLAlchemyError, StoreError):
        return True  # let the page say what is wrong


def client_files() -> dict[str, Path]:
    """All files of the client by path. Requests are looked up here and never reach the disk."""
    return listed(CLIENT, tuple(folder.stat().st_mtime_ns for folder in (CLIENT, CLIENT / "assets") if folder.exists()))


@lru_cache(1)
def listed(client: Path, changed: tuple[int, ...]) -> dict[str, Path]:
    """Walks through the folders anew only after a build has `changed` them."""
    return {file.relative_to(client).as_posix(): file for file in client.rglob("*") if file.is_file()}


def start_page(request: AnyRequest) -> str:
    """The page of a server without a client."""
    words = words_of(request)
    said = {name: html.escape(words.text(key)) for name, key in PAGE_TEXTS.items()}
    return (
        f'<!doctype html>\n<html lang="{words.language}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{said["title"]}</title></head>'
        f"<body><main><h1>{said['title']}</h1><p>{said['runs']} ({html.escape(__version__)})</p>"
        f"<p>{said['client']}</p>"
        f'<ul><li><a href="api/openapi.json">{said["api"]}</a></li>'
        f'<li><a href="healthz">{said["health"]}</a></li></ul></main></body></html>\n'
    )


ROUTES = [fluent_file, health, own_addresses, metrics, client]
