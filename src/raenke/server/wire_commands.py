"""What a client asks for at a table: the same over WebSocket and HTTP."""

from typing import Annotated

from msgspec import Meta

from raenke.core.event import snake_case
from raenke.server.wire import CHAT_LENGTH, MOVE_LENGTH, Asked, Name, Seat

Id = Annotated[str, Meta(max_length=40, description="any text; the answer carries it again")] | None
OwnSeat = (
    Annotated[int, Meta(ge=0, le=7, description="which of the own seats, counted from 0; needed by who has several")]
    | None
)
HASH = "^[0-9a-f]{64}$"


class Command(Asked, frozen=True, kw_only=True, tag_field="type", tag=snake_case):
    """One thing asked for."""

    id: Id = None
    seat: OwnSeat = None


class Play(Command, frozen=True, kw_only=True):
    """Make a move. It is refused if anything happened to the match since `version`."""

    move: Annotated[str, Meta(max_length=MOVE_LENGTH, description="one of the options")]
    version: Annotated[int, Meta(ge=0, description="the version the move was chosen at")]


class Sit(Command, frozen=True, kw_only=True):
    """Sit down at an open seat, at the first one without `seat`. Several seats on one device are a hot seat."""

    name: Annotated[Name | None, Meta(description="another name at this seat, for a hot seat")] = None
    takes_old_cards: Annotated[
        bool,
        Meta(
            description="consent to the old cards of a match from a moment (`TableState.cards`): others may know them"
        ),
    ] = False


class SeatBot(Command, frozen=True, kw_only=True):
    """Let a bot sit at an open seat; for the host, before the match begins."""

    bot: Annotated[str, Meta(max_length=40, description="a bot of `GET /api/games`, or `easy`, `medium`, `hard`")]


class SeatBots(Command, frozen=True, kw_only=True):
    """Let bots sit at all open seats; for the host, before the match begins."""

    bot: Annotated[str, Meta(max_length=40)]


class Stand(Command, frozen=True, kw_only=True):
    """Leave the seat. During a match a bot plays on, and the seat is kept for who left: only that guest may sit down
    there again. The host also sends others away from a table that waits."""


class Begin(Command, frozen=True, kw_only=True):
    """Begin the match; for the host, when all seats are taken."""


class ShowSalt(Command, frozen=True, kw_only=True):
    """Take part in the dealing: show what the seat's salt hashes to (`docs/record.md`, Provable shuffles). It may show
    another until the host begins."""

    deal: Annotated[int, Meta(ge=1, description="the number of the deal, from `TableState.deal`")]
    shown: Annotated[str, Meta(pattern=HASH, description="64 hex digits")]


class OpenSalt(Command, frozen=True, kw_only=True):
    """Open the salt that was shown, once `TableState.deal` is `opening`."""

    deal: Annotated[int, Meta(ge=1)]
    salt: Annotated[str, Meta(pattern=HASH, description="64 hex digits")]


class Close(Command, frozen=True, kw_only=True):
    """Give up a table that waits; for the host."""


class Say(Command, frozen=True, kw_only=True):
    """Say something to the table."""

    text: Annotated[str, Meta(min_length=1, max_length=CHAT_LENGTH)]


class Mute(Command, frozen=True, kw_only=True):
    """Hear, or hear again, nothing of what the player at another seat says; only for the one who asks."""

    target: Seat
    is_muted: bool = True


class AskUndo(Command, frozen=True, kw_only=True):
    """Go back to the own last choice, over all moves since. The other people must consent, and nothing hidden must have
    been shown to the seat since then. Bots wait a minute for the answers; a move makes the wish void."""


class AnswerUndo(Command, frozen=True, kw_only=True):
    """Consent to taking moves back, or not; who asked takes the wish back so."""

    agrees: bool


class Vote(Command, frozen=True, kw_only=True):
    """Vote for a bot to play in the place of a player who is away or keeps everybody waiting."""

    target: Seat


class Return(Command, frozen=True, kw_only=True):
    """Be back: the own seat plays itself again. Connecting or making a move says the same."""


class AskPause(Command, frozen=True, kw_only=True):
    """Ask for a pause of the clock. It stands still once all people who play here themselves have agreed; bots are not
    asked. Whose wish was refused or withdrawn may ask again after their next move."""


class AnswerPause(Command, frozen=True, kw_only=True):
    """Agree to a pause, or not; who asked withdraws the wish so."""

    agrees: bool


class EndPause(Command, frozen=True, kw_only=True):
    """End the pause; any player may."""


class Look(Command, frozen=True, kw_only=True):
    """Hot seat: raise the curtain before one of the own seats, and be sent what that seat may know. Once another seat
    decides, it falls by itself: updates are for everybody again (`seat` null) and go on where those stopped."""

    since: Annotated[int, Meta(ge=0, description="the last number this seat has seen")] | None = None


class WhyNot(Command, frozen=True, kw_only=True):
    """Ask why a move is not offered."""

    move: Annotated[str, Meta(max_length=MOVE_LENGTH)]


class Hint(Command, frozen=True, kw_only=True):
    """Ask what a bot would do in this place; the host may have forbidden it."""


class LinkSeat(Command, frozen=True, kw_only=True):
    """Make a link, good for one use and a day, that moves the seat to another device. One made before is void, and it
    ends with the seat: when its holder leaves or somebody else sits down."""


class VoidLink(Command, frozen=True, kw_only=True):
    """Void the link of the own seat, if there is one."""


class Rematch(Command, frozen=True, kw_only=True):
    """Open a table for the same people, bots and options, when the match is over."""


class Ping(Command, frozen=True, kw_only=True):
    """Ask whether the server is there."""


AnyCommand = (
    Play
    | Sit
    | SeatBot
    | SeatBots
    | Stand
    | Begin
    | ShowSalt
    | OpenSalt
    | Close
    | Say
    | Mute
    | AskUndo
    | AnswerUndo
    | Vote
    | Return
    | AskPause
    | AnswerPause
    | EndPause
    | Look
    | WhyNot
    | Hint
    | LinkSeat
    | VoidLink
    | Rematch
    | Ping
)
