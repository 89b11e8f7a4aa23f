"""A device for tests, whose keeper is a dict, and a person who plays there by the protocol."""

import asyncio
import json
from collections.abc import Mapping
from functools import partial
from typing import Any

from raenke.device import Device, Socket
from raenke.server.clock_and_ids import ClockAndIds

PATIENCE = 120


class SameLuck(ClockAndIds):
    """The same ids and seeds each time, so nothing that could be proved to be chance."""

    is_chance = False

    def __init__(self) -> None:
        self.count = 0

    def seed(self) -> bytes:
        return bytes([7] * 32)

    def table_id(self) -> str:
        self.count += 1
        return f"table{self.count}"

    def guest_id(self) -> str:
        return "anna"


class Person:
    """Somebody at a device."""

    def __init__(self, kept: Mapping[str, str] | None = None, source: ClockAndIds | None = None) -> None:
        self.kept = dict(kept or {})
        self.device = Device(self.keep, self.kept, source=source)

    async def keep(self, key: str, value: str | None) -> None:
        await asyncio.sleep(0)
        if value is None:
            self.kept.pop(key, None)
        else:
            self.kept[key] = value

    async def ask(self, method: str, path: str, body: Any = None, language: str = "en") -> tuple[int, Any]:
        """The status, and the answer read as JSON if it is some."""
        text = body if isinstance(body, str) or body is None else json.dumps(body)
        reply = await self.device.request(method, path, text, language)
        is_json = reply.body is not None and reply.body[:1] in "[{"
        return reply.status, json.loads(reply.body) if is_json and reply.body else reply.body

    async def get(self, path: str) -> Any:
        status, answer = await self.ask("GET", path)
        assert status == 200, answer
        return answer

    async def post(self, path: str, body: Any) -> Any:
        status, answer = await self.ask("POST", path, body)
        assert status in (200, 201), answer
        return answer


class Seated:
    """A line to a table; `update` is the last one."""

    def __init__(self, person: Person, table: str, query: str = "view=drawn&refused=true") -> None:
        self.updates: list[dict[str, Any]] = []
        self.answers: dict[str, dict[str, Any]] = {}
        self.ended: int | None = None
        self.changed = asyncio.Event()
        self.socket: Socket = person.device.open(f"/api/tables/{table}/socket?{query}", self._hear, self._end)
        self._count = 0

    def _hear(self, text: str) -> None:
        message = json.loads(text)
        if message["type"] == "update":
            self.updates.append(message)
        else:
            self.answers[message.get("id") or ""] = message
        self.changed.set()

    def _end(self, code: int, why: str) -> None:
        self.ended = code
        self.changed.set()

    @property
    def update(self) -> dict[str, Any]:
        return self.updates[-1]

    async def until(self, is_so: Any) -> dict[str, Any]:
        """Wait for an update of which this is so."""
        async with asyncio.timeout(PATIENCE):
            while not (self.updates and is_so(self.update)):
                assert self.ended is None, self.answers
                await self.changed.wait()
                self.changed.clear()
        return self.update

    async def send(self, what: str, **more: Any) -> dict[str, Any]:
        """Send a command, and wait for its answer."""
        self._count += 1
        name = f"c{self._count}"
        await self.socket.receive(json.dumps({"type": what, "id": name, **more}))
        return self.answers[name]

    async def play_on(self, moves: int | None = None) -> dict[str, Any]:
        """Make so many moves, or all until the end: the first that is offered; at a hot seat whoever's turn it is."""
        left = moves
        while left is None or left > 0:
            now = await self.until(lambda it: it["options"] or it["curtain"] is not None or is_over(it))
            if is_over(now):
                break
            if now["curtain"] is not None:
                await self.send("look", seat=now["curtain"])
                await self.until(lambda it: it["seat"] is not None or is_over(it))
                continue
            answer = await self.send("play", move=now["options"][0]["move"], version=now["version"], seat=now["seat"])
            assert answer["type"] == "done", answer
            await self.until(partial(has_gone_on, now["version"]))
            left = None if left is None else left - 1
        return self.update


def has_gone_on(version: int, update: dict[str, Any]) -> bool:
    return bool(update["version"] > version)


def is_over(update: dict[str, Any]) -> bool:
    return bool(update["table"]["stage"] == "finished")


async def table_of(person: Person, game: str, seats: int = 2, bot: str = "medium", **more: Any) -> str:
    """A table with bots at all other seats, that has begun."""
    await person.post("/api/guests", {"name": "Anna", "colour": "red"})
    bots = {str(seat): bot for seat in range(1, seats)}
    table = await person.post("/api/tables", {"game": game, "seats": seats, "bots": bots, **more})
    await person.post(f"/api/tables/{table['id']}/commands", {"type": "begin"})
    return str(table["id"])
