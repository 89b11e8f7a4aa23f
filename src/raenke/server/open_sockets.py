"""Which WebSockets are open for which guest, so that signing out ends them."""

import asyncio


class OpenSockets:
    """Each line has an event that is set when its key is void."""

    def __init__(self) -> None:
        self._open: dict[asyncio.Event, tuple[str, str]] = {}

    def enter(self, guest: str, secret: str) -> asyncio.Event:
        voided = asyncio.Event()
        self._open[voided] = guest, secret.partition(".")[0]
        return voided

    def leave(self, voided: asyncio.Event) -> None:
        self._open.pop(voided, None)

    def end(self, guest: str, key: str | None = None) -> None:
        """All of a guest, or those of one key."""
        for voided, (whose, name) in self._open.items():
            if whose == guest and key in (None, name):
                voided.set()
