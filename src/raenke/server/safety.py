"""The gate every request passes: hosts and origins, limits, safety headers, and the log of requests."""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable, Coroutine, Iterable, Iterator
from contextlib import contextmanager, suppress
from functools import lru_cache
from ipaddress import IPv6Network
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec

from raenke.server.base_path import INGRESS, base_of, place
from raenke.server.hall import Hall
from raenke.server.languages import language_of
from raenke.server.limits import Bucket, check, coming_from
from raenke.server.refusing import Refused
from raenke.server.settings import unmapped
from raenke.server.shares import Shares, apart, counted, paced, paying
from raenke.server.updates import words_in

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Message, Receive, Send

logger = logging.getLogger("raenke.server.requests")

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'self'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",  # a table's address invites whoever reads it
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
FRAMED = {  # Home Assistant shows the page in a frame of its own
    "content-security-policy": POLICY.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
    "x-frame-options": "SAMEORIGIN",
}
UPLOADS = ("/api/replay", "/api/records/tables")  # POST with a record as its body
READING = ("/api/replay", "/api/lab/")  # POST that changes nothing
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
READ_FOR = "raenke read for"  # seconds spent on reading, in the state of a request through a proxy
REFUSED_EVERY = 60.0  # seconds between two lines in the log about requests that were too many
GONE = 499  # the client is gone, so only logs and metrics see this status
UPLOADS_MOST = 8  # of one address at once
LOOPBACK = frozenset({"localhost", "127.0.0.1", "[::1]", "::1"})


class Gate:
    """The server's app behind the checks every request has to pass."""

    def __init__(self, app: "ASGIApp", hall: Hall, words: frozenset[str]) -> None:
        self.app = app
        self.hall = hall
        settings = hall.settings
        self.origins = frozenset(origin.rstrip("/").lower() for origin in settings.origins.split())
        self.hosts = frozenset(urlsplit(origin).netloc for origin in self.origins)
        self.words = words
        self.shares = Shares(settings.cost_per_second)
        self.uploads: Counter[str] = Counter()
        self.requests = Bucket(settings.requests_per_second, settings.requests_per_second * 4)
        self.refused, self.told_at = 0, -REFUSED_EVERY

    async def __call__(self, scope: Any, receive: "Receive", send: "Send") -> None:
        if scope["type"] == "http":
            self.charge(scope)
            is_bare = place(scope, self.hall.settings.base)
            try:
                await counted(self.answer(scope, receive, send, is_bare))
            finally:
                pay_for_reading(scope)
        elif scope["type"] == "websocket":
            self.charge(scope)
            place(scope, self.hall.settings.base)
            if await counted(self.lets_in(scope, receive, send)):
                await paced(self.run(scope, receive, send))
        else:
            await self.app(scope, receive, send)

    async def answer(self, scope: Any, receive: "Receive", send: "Send", is_bare: bool) -> None:
        begun = time.perf_counter()
        status, is_answered, is_let_in = 500, False, False
        is_head = scope["method"] == "HEAD"  # answered like GET, without the body
        headers = headers_of(scope)
        has_body = "content-length" in headers or "transfer-encoding" in headers

        async def send_safely(message: "Message") -> None:
            nonlocal status, is_answered
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], *extra_headers(scope, message["headers"])]
            elif message["type"] == "http.response.body":
                is_answered = not message.get("more_body", False)
                if is_head:
                    message["body"] = b""
            await send(message)

        try:
            await self.turn()
            self.check_rate(scope)
            is_let_in = True
            self.check_host(headers)
            if scope["method"] not in SAFE:
                self.check_origin(headers)
                check_form(headers, self.most(scope))
            with self.uploading(scope):
                body = await whole_body(receive, self.most(scope))
                asked: Any = {**scope, "method": "GET"} if is_head else scope
                work = (
                    redirect(asked, send_safely)
                    if is_bare
                    else self.work(asked, again(body), send_safely, waits=has_body)
                )
                await while_there(work, receive, lambda: is_answered)
        except Gone:
            status = GONE
        except Refused as refused:
            more = status_headers(refused)
            if not (is_let_in or has_body):  # closing with a body on the way could lose the answer
                more.append((b"connection", b"close"))
            await refuse(send_safely, refused, language_of(scope), more)
        self.hall.metrics.requests.labels(str(status)).inc()
        if not is_let_in:
            self.note_refused()
            return
        took = round((time.perf_counter() - begun) * 1000, 1)
        logger.info(
            "request",
            extra={"method": scope["method"], "path": shown(scope["path"], self.words), "status": status, "ms": took},
        )

    def note_refused(self) -> None:
        """Log refused requests once a minute, so that a client with too many cannot fill the log."""
        self.refused += 1
        if time.monotonic() - self.told_at >= REFUSED_EVERY:
            logger.info("%s requests were too many", self.refused)
            self.refused, self.told_at = 0, time.monotonic()

    async def lets_in(self, scope: Any, receive: "Receive", send: "Send") -> bool:
        try:
            await self.turn()
            self.check_rate(scope)
            headers = headers_of(scope)
            self.check_host(headers)
            self.check_origin(headers)
        except Refused as refused:
            await receive()
            await send(
                {"type": "websocket.close", "code": 1008, "reason": refused.reason}
            )  # before it is accepted: 403
            return False
        return True

    def charge(self, scope: Any) -> None:
        """The address a request comes from pays for what follows, and for reading it."""
        address = address_of(scope)
        coming_from.set(address)
        paying.set(self.shares.share(address))
        pay_for_reading(scope)

    async def turn(self) -> None:
        """Wait until the address has computing time left."""
        share = paying.get()
        if share:
            await share.turn()

    async def work(self, scope: Any, receive: "Receive", send: "Send", waits: bool) -> None:
        """Pace what only reads. What may hold a lock runs without pauses; what changes something runs to its end."""
        if waits:  # many bodies may have ended at the same time
            await self.turn()
        work, path = self.run(scope, receive, send), scope["path"]
        if path == "/healthz" or path.endswith("/commands"):
            await apart(work)  # commands shield their changes themselves
        elif scope["method"] in SAFE or path.startswith(READING):
            await paced(work)
        else:
            await asyncio.shield(apart(work))

    async def run(self, scope: Any, receive: "Receive", send: "Send") -> None:
        await self.app(scope, receive, send)

    @contextmanager
    def uploading(self, scope: Any) -> Iterator[None]:
        """Large bodies wait in memory, so one address may send only a few at a time."""
        address = address_of(scope)
        if self.most(scope) <= self.hall.settings.message_most:
            yield
            return
        if self.uploads[address] >= UPLOADS_MOST:
            raise Refused("server-refusal-too-many", seconds=1)
        self.uploads[address] += 1
        try:
            yield
        finally:
            self.uploads[address] -= 1
            if not self.uploads[address]:
                del self.uploads[address]

    def check_host(self, headers: dict[str, str]) -> None:
        """Refuse pages of other sites that point their name at this server (DNS rebinding)."""
        host = headers.get("host", "").lower()
        if self.hosts and host not in self.hosts and name_of(host) not in LOOPBACK:
            raise Refused("server-refusal-origin")
        if not self.hosts and self.hall.settings.is_local and name_of(host) not in LOOPBACK:
            raise Refused("server-refusal-origin")

    def check_origin(self, headers: dict[str, str]) -> None:
        """Browsers name the page a request comes from. Programs do not, but no page can use their credentials."""
        origin, host = headers.get("origin", "").rstrip("/").lower(), headers.get("host", "").lower()
        if not origin:
            if headers.get("sec-fetch-site", "none") not in ("none", "same-origin"):
                raise Refused("server-refusal-origin")
            return
        if origin in self.origins:
            return
        is_ours = bool(host) and origin in (f"http://{host}", f"https://{host}")
        if not is_ours or (self.origins and name_of(host) not in LOOPBACK):
            raise Refused("server-refusal-origin")

    def check_rate(self, scope: Any) -> None:
        check(self.requests, address_of(scope))

    def most(self, scope: Any) -> int:
        settings = self.hall.settings
        is_upload = scope["method"] == "POST" and scope["path"] in UPLOADS
        return settings.upload_most if is_upload else settings.message_most


def check_form(headers: dict[str, str], most: int) -> None:
    """Accept only JSON, which a form on another page cannot send without asking first, and not too much of it."""
    length = headers.get("content-length", "")
    if length and not (length.isascii() and length.isdigit()):
        raise Refused("server-refusal-malformed", why="Content-Length")
    if length and (len(length) > 12 or int(length) > most):
        raise Refused("server-refusal-too-large", most=most)
    has_body = bool(length and int(length)) or "transfer-encoding" in headers
    if has_body and headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Refused("server-refusal-malformed", why="Content-Type: application/json")


def pay_for_reading(scope: Any) -> None:
    share, seconds = paying.get(), scope.get("state", {}).pop(READ_FOR, 0.0)
    if share and seconds:
        share.spend(seconds)


class Gone(Exception):
    """The client is gone."""


async def whole_body(receive: "Receive", most: int) -> bytes:
    """Read a body to its end, with the same limit if it comes in pieces without a length."""
    body = bytearray()
    while True:
        message: Any = await receive()
        if message["type"] != "http.request":
            raise Gone
        body += message["body"]
        if len(body) > most:
            raise Refused("server-refusal-too-large", most=most)
        if not message["more_body"]:
            return bytes(body)


def again(body: bytes) -> "Receive":
    """Hand the body to the app, which then waits for ever: `while_there` watches whether the client is gone."""
    pieces = [body]

    async def receive() -> Any:
        if not pieces:
            await asyncio.get_running_loop().create_future()
        return {"type": "http.request", "body": pieces.pop(), "more_body": False}

    return receive


async def while_there(work: Coroutine[Any, Any, None], receive: "Receive", is_answered: Callable[[], bool]) -> None:
    """Work as long as the client is there. Code that must not stop halfway shields itself."""

    async def until_gone() -> None:
        while (await receive())["type"] != "http.disconnect":
            pass

    working, watching = asyncio.ensure_future(work), asyncio.ensure_future(until_gone())
    try:
        await asyncio.wait((working, watching), return_when=asyncio.FIRST_COMPLETED)
        if not (working.done() or is_answered()):
            raise Gone
        await working
    finally:
        for task in (working, watching):
            task.cancel()
        await asyncio.gather(working, watching, return_exceptions=True)


def headers_of(scope: Any) -> dict[str, str]:
    return {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}


def address_of(scope: Any) -> str:
    client = scope.get("client")
    return network_of(str(client[0])) if client else "local"


@lru_cache(10_000)
def network_of(address: str) -> str:
    """A client with one IPv6 address usually has its whole network, so the network counts."""
    address = unmapped(address)
    if ":" not in address:
        return address
    with suppress(ValueError):
        return str(IPv6Network((address, 64), strict=False))
    return address


def name_of(host: str) -> str:
    """The host without its port."""
    return host.rpartition(":")[0] if ":" in host and not host.endswith("]") else host


def shown(path: str, words: frozenset[str]) -> str:
    """A path for the log with only the server's own words, since anybody who reads a table's id could join it."""
    return "/".join(part if part in words else "…" for part in path[:200].split("/"))


def words_in_paths(app: Any) -> frozenset[str]:
    """The fixed words in the paths of all routes."""
    routes = [route.path for route in getattr(app, "routes", ())]
    return frozenset(
        {"", "t", "m", "assets", *(part for path in routes for part in path.split("/") if "{" not in part)}
    )


def extra_headers(scope: Any, present: Iterable[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    there = {name.lower() for name, _ in present}
    more = {**HEADERS, **(FRAMED if scope.get(INGRESS) else {})}
    if scope["path"].startswith("/api/"):
        more["cache-control"] = "no-store"
    if scope.get("scheme") == "https":
        more["strict-transport-security"] = "max-age=31536000"
    return [(name.encode(), value.encode()) for name, value in more.items() if name.encode() not in there]


def status_headers(refused: Refused) -> list[tuple[bytes, bytes]]:
    seconds = refused.arguments.get("seconds")
    return [] if seconds is None else [(b"retry-after", str(seconds).encode())]


async def redirect(scope: Any, send: "Send") -> None:
    """The base path without its slash: relative links of the page would miss it."""
    query = scope["query_string"]
    where = f"{base_of(scope)}/".encode() + (b"?" + query if query else b"")
    headers = [(b"location", where), (b"content-length", b"0")]
    await send({"type": "http.response.start", "status": 308, "headers": headers})
    await send({"type": "http.response.body", "body": b"", "more_body": False})


async def refuse(send: "Send", refused: Refused, language: str, more: list[tuple[bytes, bytes]]) -> None:
    body = msgspec.json.encode(refused.told(words_in(language, None)))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *more]
    await send({"type": "http.response.start", "status": refused.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
