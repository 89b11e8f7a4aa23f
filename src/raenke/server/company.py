"""Who is at a table, as one server sees it: what it tells the other servers on the same database."""

import msgspec

ROUGHLY = 2000  # milliseconds: a later sign of who asks over plain HTTP is told only when it is so much later


class Company(msgspec.Struct, frozen=True, omit_defaults=True):
    """Times are in milliseconds; a server that is gone has no company anywhere."""

    present: list[str] = []  # players with an open WebSocket
    seen: dict[str, int] = {}  # when players were last heard of
    polled: dict[str, int] = {}  # when players last asked over plain HTTP
    spectators: int = 0
    read_until: int = 0
    is_watched: bool = False

    @property
    def is_used(self) -> bool:
        """Does anybody look at the table?"""
        return bool(self.present or self.spectators)

    @property
    def roughly(self) -> "Company":
        """The same for everybody but a clock."""
        return msgspec.structs.replace(
            self,
            seen={guest: at // ROUGHLY for guest, at in self.seen.items()},
            polled={guest: at // ROUGHLY for guest, at in self.polled.items()},
            read_until=self.read_until // ROUGHLY,
        )
