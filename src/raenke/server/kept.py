"""A cache of encoded messages with a limit in bytes."""

from collections import OrderedDict
from collections.abc import Callable, Hashable

BESIDES = 400  # bytes of memory for a piece besides its own, about


class Kept:
    """Encoded pieces; the ones least recently asked for go first."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.size = 0
        self._pieces: OrderedDict[Hashable, bytes] = OrderedDict()

    def piece(self, key: Hashable, write: Callable[[], bytes]) -> bytes:
        """The piece with this key; `write` makes it if it is not here."""
        found = self._pieces.get(key)
        if found is not None:
            self._pieces.move_to_end(key)
            return found
        written = write()
        self._pieces[key] = written
        self.size += len(written) + BESIDES
        while self.size > self.most and self._pieces:
            _, gone = self._pieces.popitem(last=False)
            self.size -= len(gone) + BESIDES
        return written

    def clear(self) -> None:
        self._pieces.clear()
        self.size = 0
