"""Which WebSockets each guest has open, so that signing out ends them."""

import asyncio


class OpenSockets:
    """Each open WebSocket has an event, which is set when its key is void."""

    def __init__(self) -> None:
        self._open: dict[asyncio.Event, tuple[str, str]] = {}

    def enter(self, guest: str, secret: str) -> asyncio.Event:
        voided = asyncio.Event()
        self._open[voided] = guest, secret.partition(".")[0]
        return voided

    def leave(self, voided: asyncio.Event) -> None:
        self._open.pop(voided, None)

    def end(self, guest: str, key: str | None = None) -> None:
        """End all WebSockets of a guest, or those opened with one key."""
        for voided, (owner, name) in self._open.items():
            if owner == guest and key in (None, name):
                voided.set()
