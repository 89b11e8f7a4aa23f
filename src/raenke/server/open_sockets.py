"""Which WebSockets each guest has open, so that signing out ends them."""

from typing import Protocol


class Voidable(Protocol):
    """What has been opened with a key."""

    def void(self) -> None: ...


class OpenSockets:
    """All open WebSockets: the guest, and the name of the key it was opened with."""

    def __init__(self) -> None:
        self._open: dict[Voidable, tuple[str, str]] = {}

    def enter(self, opened: Voidable, guest: str, secret: str) -> None:
        self._open[opened] = guest, secret.partition(".")[0]

    def leave(self, opened: Voidable) -> None:
        self._open.pop(opened, None)

    def end(self, guest: str, key: str | None = None) -> None:
        """End all WebSockets of a guest, or those opened with one key."""
        for opened, (owner, name) in self._open.items():
            if owner == guest and key in (None, name):
                opened.void()

    def keys(self, of: str | None = None) -> list[tuple[str, str]]:
        """The guests and their keys, each once; of all guests, or of one."""
        return sorted({(guest, key) for guest, key in self._open.values() if guest and of in (None, guest)})
