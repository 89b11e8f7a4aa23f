"""The device: answers requests as a server does, and opens lines to its tables."""

import logging
from collections.abc import Awaitable, Callable, Mapping
from functools import cached_property
from typing import Any, NamedTuple
from urllib.parse import parse_qsl, unquote, urlsplit

import msgspec

from raenke.device import routes_learning, routes_matches, routes_people, routes_tables
from raenke.device.asking import Asking
from raenke.device.drawer import Drawer, Keep
from raenke.device.hall import DeviceHall
from raenke.device.socket import DeviceLine, Shut, Socket, Tell
from raenke.server.clock_and_ids import ClockAndIds
from raenke.server.driving import drive
from raenke.server.languages import language_of
from raenke.server.line import FORBIDDEN, reader_of
from raenke.server.refusing import Refused
from raenke.server.settings import ServerSettings
from raenke.server.updates import words_in
from raenke.server.wire_messages import RefusedAnswer

logger = logging.getLogger("raenke.device")
Route = Callable[[Asking], Awaitable[Any]]
ENCODER = msgspec.json.Encoder()
NO_LIMITS = {
    "tables_per_address": 0, "tables_per_minute": 0, "chat_per_minute": 0, "chat_most": 0, "notes_per_minute": 0,
    "notes_most": 0, "guests_per_minute": 0, "commands_per_second": 0, "replays_per_minute": 0, "cost_per_second": 0,
}  # fmt: skip
# Bots do not pause: nobody else learns from how long they think, and the page shows events at the pace of its reader.
SETTINGS = ServerSettings(
    data="",
    told_most=8 * 1024 * 1024,
    upload_most=64 * 1024 * 1024,
    bot_pause=0.0,
    **NO_LIMITS,  # type: ignore[arg-type]
)
CREATED = frozenset({"/api/guests", "/api/tables", "/api/records/tables"})


class Reply(NamedTuple):
    """The answer to a request: an HTTP status, and a text, which is JSON except for Fluent files."""

    status: int
    body: str | None


class Device:
    """`keep` is called with all that must be kept, `kept` holds what was kept before."""

    def __init__(
        self,
        keep: Keep,
        kept: Mapping[str, str],
        *,
        settings: ServerSettings = SETTINGS,
        source: ClockAndIds | None = None,
    ) -> None:
        self.drawer = Drawer(keep, kept)
        self.hall = DeviceHall(self.drawer, settings, source or ClockAndIds())
        self.hall.drive = drive

    async def start(self) -> None:
        """Go on with the tables that are not over."""
        await self.hall.wake_up()

    async def stop(self) -> None:
        await self.hall.close()

    @cached_property
    def routes(self) -> dict[str, Route]:
        rooms = (routes_people, routes_tables, routes_matches, routes_learning)
        return {name: act for room in rooms for name, act in room.ROUTES.items()} | routes_learning.own_routes()

    async def request(self, method: str, path: str, body: str | None = None, language: str = "") -> Reply:
        """Like a request to a server; `path` with its query."""
        place, query = self._place(path)
        asking = Asking(self.hall, wanted(path, language), {}, query, body)
        try:
            act, asking.path = self._route(method, place)
            found = await act(asking)
        except Refused as refused:
            return Reply(refused.status, text_of(refused.told(words_in(asking.language, None))))
        except Exception:
            logger.exception("this should not have happened")
            failure = Refused("server-refusal-failure")
            return Reply(failure.status, text_of(failure.told(words_in(asking.language, None))))
        if isinstance(found, tuple):
            answer, status = found
            return Reply(status, text_of(answer))
        if found is None:
            return Reply(204, None)
        status = 201 if method == "POST" and place in CREATED else 200
        return Reply(status, found if isinstance(found, str) else text_of(found))

    def open(self, path: str, tell: Tell, shut: Shut) -> Socket:
        """A line to a table: `/api/tables/<id>/socket?view=drawn`."""
        place, query = self._place(path)
        language, guest = wanted(path, query.get("language", "")), self.drawer.guest

        async def opening(socket: Socket) -> DeviceLine | None:
            try:
                parts = place.split("/")
                if len(parts) != 5 or parts[1:3] != ["api", "tables"] or parts[4] != "socket":
                    raise Refused("server-refusal-not-found")
                sitting = await self.hall.sitting(unquote(parts[3]))
                reader = reader_of(sitting, guest, query, language)
                line = DeviceLine(self.hall, sitting, guest, reader, socket)
                line.ask(query)
                return line
            except Refused as refused:
                tell(text_of(RefusedAnswer(refusal=refused.told(words_in(language, None)))))
                socket.end(FORBIDDEN)
                return None

        return Socket(opening, tell, shut)

    def _place(self, path: str) -> tuple[str, dict[str, str]]:
        parts = urlsplit(path)
        return parts.path, dict(parse_qsl(parts.query, keep_blank_values=True))

    def _route(self, method: str, place: str) -> tuple[Route, dict[str, str]]:
        """What answers at a place: a fixed path before one with names in it."""
        if act := self.routes.get(f"{method} {place}"):
            return act, {}
        parts, others = place.split("/"), False
        for name, act in self.routes.items():
            own, _, pattern = name.partition(" ")
            names = pattern.split("/")
            is_here = len(names) == len(parts) and all(
                (one.startswith("{") and other) or one == other for one, other in zip(names, parts, strict=True)
            )
            if is_here and own == method:
                found = {
                    one.strip("{}"): unquote(other)
                    for one, other in zip(names, parts, strict=True)
                    if one.startswith("{")
                }
                return act, found
            others = others or is_here
        raise Refused("server-refusal-method" if others else "server-refusal-not-found")


def wanted(path: str, language: str) -> str:
    """The language that the query names, else the one asked for."""
    query, header = (text.encode("latin-1", "replace") for text in (urlsplit(path).query, language))
    return language_of({"query_string": query, "headers": [(b"accept-language", header)]})


def text_of(answer: Any) -> str:
    return ENCODER.encode(answer).decode()
