"""What the server sends: updates of a table, and answers to commands."""

from typing import Annotated, Any

from msgspec import Meta

from raenke.core.event import snake_case
from raenke.server.wire import Option, Refusal, Shape, TableState, Tip, Told, Wish

Id = Annotated[str | None, Meta(description="the id of the command that is answered")]


class Message(Shape, frozen=True, kw_only=True, tag_field="type", tag=snake_case):
    """One message."""


class Update(Message, frozen=True, kw_only=True):
    """What happened since a number, and how things stand now, as one seat may know it."""

    version: Annotated[int, Meta(description="the number of the last thing that happened")]
    since: Annotated[int | None, Meta(description="`events` goes on after this number; null: the view says all")]
    until: Annotated[
        int | None,
        Meta(
            description="`events` ends with this number. If it is smaller than `version`, there is more: over a "
            "WebSocket the next page comes by itself, else give it as `since`; null where `since` is"
        ),
    ]
    seat: Annotated[int | None, Meta(description="the seat it is for; null for a spectator")]
    seats: Annotated[
        list[int], Meta(description="all seats of this guest, the own one first; more than one is a hot seat")
    ]
    curtain: Annotated[
        int | None, Meta(description="another of the own seats decides now: hand the device over, then send `look`")
    ]
    events: list[Told]
    view: Annotated[Any, Meta(description="what the seat knows, in its game's shape; null before the match begins")]
    options: Annotated[list[Option], Meta(description="what the seat may do now")]
    refused: Annotated[
        list[Wish],
        Meta(description="what the seat may look for in vain, for who asks for it by `refused=true`; else empty"),
    ]
    can_undo: Annotated[bool, Meta(description="the seat has made a choice that it may ask to take back")]
    left: Annotated[list[int], Meta(description="the seats this guest left in the match and may take again by `sit`")]
    muted: Annotated[list[int], Meta(description="the seats of whose talk this guest wants to hear nothing")]
    table: TableState


class Done(Message, frozen=True, kw_only=True):
    """The command was carried out, and is on disk."""

    version: int
    id: Id = None


class RefusedAnswer(Message, frozen=True, kw_only=True, tag="refused"):
    """The command was not carried out; nothing has changed."""

    refusal: Refusal
    version: int | None = None
    id: Id = None


class Why(Message, frozen=True, kw_only=True):
    """The answer to `why_not`: the refusal the move would get, or null if it is offered."""

    move: str
    refusal: Refusal | None
    id: Id = None


class Advice(Message, frozen=True, kw_only=True):
    """The answer to `hint`: what the strongest bot would do, knowing what the seat knows and nothing else."""

    move: Annotated[str, Meta(description="of the best option")]
    text: str
    options: Annotated[list[Tip], Meta(description="up to three, the best first")]
    version: int
    id: Id = None


class SeatLink(Message, frozen=True, kw_only=True):
    """The answer to `link_seat`. The key stands behind the `#` of the link, so that no server writes it down."""

    seat: int
    path: Annotated[str, Meta(description="the path of the link on this server")]
    key: Annotated[str, Meta(description="the same for programs: `POST /api/seats`")]
    id: Id = None


class Follow(Message, frozen=True, kw_only=True):
    """The answer to `rematch`: the table where it goes on."""

    table: str
    id: Id = None


class Pong(Message, frozen=True, kw_only=True):
    """The server is there."""

    at: int
    id: Id = None


Answer = Done | RefusedAnswer | Why | Advice | SeatLink | Follow | Pong
AnyMessage = Update | Done | RefusedAnswer | Why | Advice | SeatLink | Follow | Pong
