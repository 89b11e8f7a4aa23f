"""The live tables of a device: kept in its drawer; what takes long is done in portions, since there are no threads."""

import asyncio
from collections.abc import Callable, Generator
from typing import Any, TypeVar

from raenke.device.drawer import Drawer
from raenke.server.clock_and_ids import ClockAndIds
from raenke.server.hall_base import Change, HallBase
from raenke.server.log import Header, Numbered
from raenke.server.outcome import Outcome
from raenke.server.payer import Payer
from raenke.server.refusing import Refused
from raenke.server.settings import ServerSettings
from raenke.server.wire import Guest

T = TypeVar("T")
PORTION = 0.012  # seconds of work before others get a turn


class OneGuest:
    """The guest of the device; further seats are those of other people before it."""

    def __init__(self, drawer: Drawer) -> None:
        self.drawer = drawer

    async def guest(self, guest: str) -> Guest | None:
        own = self.drawer.guest
        return own if own and own.id == guest else None

    async def mutes(self, guest: str | None) -> frozenset[str]:
        return frozenset()

    async def mute(self, guest: str, other: str, is_muted: bool) -> None:
        raise Refused("server-refusal-device")

    async def seat_key(self, guest: str, match: str, seat: int) -> str:
        raise Refused("server-refusal-device")

    async def void_links(self, match: str, seat: int) -> None:
        raise Refused("server-refusal-device")

    def ending_links(self, match: str, seat: int) -> Change:
        return lambda _: None


class Portions:
    """Does one piece of work at a time; between portions everybody else gets a turn."""

    def __init__(self, source: ClockAndIds) -> None:
        self.source = source
        self.turn = asyncio.Lock()

    async def run(self, payer: Payer, function: Callable[..., Any], *arguments: Any) -> Any:
        async with self.turn:
            await asyncio.sleep(0)
            found = function(*arguments)
            return await self._through(found) if isinstance(found, Generator) else found

    async def _through(self, work: Generator[Any, None, Any]) -> Any:
        begun = self.source.moment()
        while True:
            try:
                next(work)
            except StopIteration as done:
                return done.value
            if self.source.moment() - begun > PORTION:
                await asyncio.sleep(0)
                begun = self.source.moment()

    def close(self) -> None:
        """Nothing goes on by itself."""


class DeviceHall(HallBase):
    """The tables of one guest."""

    def __init__(self, drawer: Drawer, settings: ServerSettings, source: ClockAndIds) -> None:
        super().__init__(settings, source)
        self.drawer = drawer
        self.guests = OneGuest(drawer)
        self.queue = Portions(source)
        self.retellers = Portions(source)

    @property
    def is_proving(self) -> bool:
        """Nobody is to be convinced but who has the device in hand."""
        return False

    async def keep_new(self, header: Header, entries: list[Numbered]) -> None:
        await self.drawer.keep_table(header, entries)

    async def keep(self, match: str, numbered: Numbered, also: Change | None) -> bool:
        batch = self.drawer.with_entry(match, numbered)
        if also:
            also(batch)
        await self.drawer.put(batch)
        return True

    async def kept(self, match: str) -> tuple[Header | None, list[Numbered]]:
        return self.drawer.table(match)

    async def kept_after(self, match: str, after: int) -> list[Numbered] | None:
        header, entries = self.drawer.table(match)
        return None if header is None else [numbered for numbered in entries if numbered.number > after]

    async def is_known(self, match: str) -> bool:
        return match in self.sittings or self.drawer.has(match)

    async def unfinished(self) -> list[str]:
        return self.drawer.unfinished()

    async def empty(self) -> None:
        """End everything, and keep nothing any more."""
        await self.close()
        self.sittings.clear()
        await self.drawer.forget()
        self.is_closing = False

    async def aside(self, function: Callable[..., T], *arguments: Any) -> T:
        await asyncio.sleep(0)
        return function(*arguments)

    def ended(self, match: str, at: int) -> Change:
        """A table that was closed is in memory until the device is left."""
        return lambda batch: self.drawer.let_go(match, batch)

    def finished(self, outcome: Outcome) -> Change:
        def change(batch: Any) -> None:
            self.drawer.put_together(outcome.table.id, batch)
            self.drawer.with_result(outcome, batch)

        return change

    def abandoned(self, outcome: Outcome) -> Change:
        return self.ended(outcome.table.id, outcome.at)
