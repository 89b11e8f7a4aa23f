"""What is kept of a table: its header, then numbered entries."""

from typing import Any, Literal

import msgspec

from raenke.server import table_events
from raenke.server.table_events import TableEvent
from raenke.server.wire import Clock


class Moved(TableEvent, frozen=True, kw_only=True):
    """A move. Others learn of it by its events, never by its text."""

    seat: int
    move: str
    is_bot: bool


class Woken(TableEvent, frozen=True, kw_only=True):
    """The server is up again. No clock ran while it was down."""


AnyTableEvent = (
    table_events.Seated
    | table_events.BotSeated
    | table_events.Invited
    | table_events.Freed
    | table_events.Renamed
    | table_events.Left
    | table_events.SaltShown
    | table_events.DealBegan
    | table_events.SaltOpened
    | table_events.DealVoided
    | table_events.Began
    | table_events.Said
    | table_events.UndoAsked
    | table_events.UndoAgreed
    | table_events.UndoRefused
    | table_events.Undone
    | table_events.Voted
    | table_events.Absent
    | table_events.Returned
    | table_events.PauseAsked
    | table_events.PauseAgreed
    | table_events.PauseRefused
    | table_events.Paused
    | table_events.PauseEnded
    | table_events.Warned
    | table_events.Finished
    | table_events.Rematched
    | table_events.Closed
    | Moved
    | Woken
)


class Entry(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A table event, with what is stored of it but not sent to everybody."""

    what: AnyTableEvent
    guest: str | None = None
    more: int = 0  # how many numbers after its own belong to it: one for each move a match begins with


class Numbered(msgspec.Struct, frozen=True):
    """An entry with its number and its time."""

    number: int
    at: int
    entry: Entry


Cards = Literal["anew", "old"]


class Beginning(msgspec.Struct, frozen=True, kw_only=True):
    """How a match goes on from a moment of another: after how many moves and with which cards; the position, unless
    it replays from the first shuffle; and what each seat remembers there."""

    moves: int
    cards: Cards
    position: dict[str, Any] | None = None
    recalled: Any = None


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """What the host chose for a table besides the game's options."""

    is_open: bool = False
    has_hints: bool = True
    has_chat: bool = True
    is_rated: bool = True
    clock: Clock | None = None
    origin: str | None = None
    opening: list[str] = []  # moves of the origin that are made when it begins: with old cards all of them
    moment: Beginning | None = None
    has_proof: bool = False  # the header's seed is a secret, and the match's follows from it and the seats' salts

    @property
    def cards(self) -> Cards | None:
        """With which cards it goes on from its origin. Old tables have no choice stored: they kept the old cards."""
        if self.origin is None:
            return None
        return self.moment.cards if self.moment else "old"

    @property
    def origin_moves(self) -> int | None:
        if self.origin is None:
            return None
        return self.moment.moves if self.moment else len(self.opening)


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """What is fixed for a match from the start."""

    id: str
    game: str
    rules: str
    release: str
    seats: int
    options: dict[str, Any]
    seed: str
    settings: Settings
    host: str
    opened_at: int
