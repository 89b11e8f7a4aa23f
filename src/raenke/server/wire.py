"""What both sides of the wire speak of: guests, seats, tables, options, refusals."""

from typing import Annotated, Any, Literal, get_args

import msgspec
from msgspec import Meta

NAME_LENGTH = 24
CHAT_LENGTH = 500
MOVE_LENGTH = 80
MOVES_MOST = 3000  # of a match, played here or retold
SEATS_MOST = 8
A_DAY = 86_400  # seconds
ZONE = r"^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+)*$"

Colour = Literal["red", "blue", "yellow", "green", "white", "black", "violet", "orange"]
COLOURS: tuple[Colour, ...] = get_args(Colour)
Seat = Annotated[int, Meta(ge=0, le=SEATS_MOST - 1, description="a seat, counted from 0")]
Name = Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH, description="a name people read")]
TableId = Annotated[str, Meta(max_length=40, description="the id of a table and of its match")]
Millis = Annotated[int, Meta(description="milliseconds since 1970")]


class Shape(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=False):
    """One shape on the wire."""


class Asked(Shape, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A shape that comes from outside: a field nobody knows is refused."""


class Refusal(Shape, frozen=True, kw_only=True):
    """Why something was not done; nothing has changed."""

    reason: Annotated[str, Meta(description="an id for programs, also of the text in the Fluent files")]
    text: Annotated[str, Meta(description="the reason in words, in the language that was asked for")]
    paragraph: Annotated[str | None, Meta(description="the paragraph of the rules, like `K2.3`")] = None
    arguments: Annotated[dict[str, Any], Meta(description="what fills the text's variables")] = {}


class Option(Shape, frozen=True, kw_only=True):
    """A move that may be made now."""

    move: Annotated[str, Meta(description="the move's text, to be sent back as it is")]
    text: Annotated[str, Meta(description="the move in words")]
    amount: Annotated[int | None, Meta(description="what it costs or brings, where that is not always the same")] = None


class Wish(Shape, frozen=True, kw_only=True):
    """A move that people look for now and do not find among the options."""

    move: str
    text: Annotated[str, Meta(description="the move in words")]
    refusal: Annotated[Refusal, Meta(description="why it cannot be made")]


class Tip(Shape, frozen=True, kw_only=True):
    """An option, what may come of it, and why."""

    move: str
    text: Annotated[str, Meta(description="all of it in words")]
    share: Annotated[
        float | None, Meta(description="the share of a win it may bring, 0 to 1; null where nothing else is offered")
    ]
    reason: Annotated[str, Meta(description="the id of the text that says why")]


class Clock(Asked, frozen=True, kw_only=True):
    """How long a player may think: for each move, and beyond that from a reserve for the whole match."""

    move: Annotated[int, Meta(ge=0, le=1_209_600, description="seconds for each move")] = 0
    reserve: Annotated[int, Meta(ge=0, le=1_209_600, description="seconds for all that goes beyond it")] = 0
    weekends_off: Annotated[
        Annotated[str, Meta(max_length=64, pattern=ZONE)] | None,
        Meta(
            description="a time zone by its IANA name, like `Europe/Berlin`: its Saturdays and Sundays do not count; "
            "null: they do"
        ),
    ] = None

    @property
    def is_slow(self) -> bool:
        """Does it give days? Then nobody is expected to sit at the table."""
        return self.move >= A_DAY


class SeatState(Shape, frozen=True, kw_only=True):
    """A seat and who sits there."""

    kind: Annotated[
        Literal["open", "guest", "bot"],
        Meta(description="`open`: somebody may sit down; in a match only who left, and a bot plays there until then"),
    ]
    kept_for: Annotated[
        str | None, Meta(description="the public id of the only guest who may sit down here; `name` is theirs")
    ] = None
    name: str | None = None
    colour: Colour = "red"
    bot: Annotated[str | None, Meta(description="which bot plays here now, also in a player's place")] = None
    guest: Annotated[str | None, Meta(description="the public id of the guest")] = None
    is_host: bool = False
    is_connected: bool = False
    is_absent: Annotated[bool, Meta(description="a bot plays until the player is back")] = False
    reserve: Annotated[int | None, Meta(description="milliseconds left of the reserve")] = None
    votes: Annotated[list[int], Meta(description="the seats that want a bot to play here")] = []
    vote_at: Annotated[
        Millis | None,
        Meta(description="from when on the others may vote for a bot here, unless the player moves or comes back"),
    ] = None


class UndoState(Shape, frozen=True, kw_only=True):
    """Somebody wants to take moves back."""

    seat: int
    moves: Annotated[int, Meta(description="how many moves of the match would remain")]
    agreed: Annotated[list[int], Meta(description="the seats that have agreed")]


class PauseState(Shape, frozen=True, kw_only=True):
    """A pause that somebody asked for. Once all people have agreed, no clock runs and nobody can be voted out."""

    seat: Annotated[int, Meta(description="who asked for it")]
    agreed: Annotated[list[int], Meta(description="the seats that have agreed")]
    since: Annotated[
        Millis | None, Meta(description="from when on the clock stands still; null: not all have agreed yet")
    ] = None


class DealState(Shape, frozen=True, kw_only=True):
    """How the match is dealt so that nobody chooses the cards (`docs/record.md`, Provable shuffles)."""

    commitment: Annotated[str, Meta(description="what the server shows of its secret; the same for all deals")]
    number: Annotated[int, Meta(description="which deal of the table it is, from 1; those before it were void")]
    stage: Annotated[
        Literal["showing", "opening", "dealt"],
        Meta(description="`showing`: seats show what their salts hash to; `opening`: they open them"),
    ]
    is_begun: Annotated[bool, Meta(description="the host has begun, and salts are still to come")]
    own: Annotated[list[int], Meta(description="the seats whose salts the deal follows from; empty while `showing`")]
    withheld: Annotated[
        list[int], Meta(description="seats whose guests did not open a salt: it is dealt without theirs")
    ]
    shown: Annotated[list[str | None], Meta(description="by seat, what was shown; empty once it is dealt")]
    salts: Annotated[list[str | None], Meta(description="by seat, what was opened; empty once it is dealt")]


class TableState(Shape, frozen=True, kw_only=True):
    """What everybody may know of a table."""

    id: str
    game: str
    stage: Literal["waiting", "playing", "finished", "closed"]
    seats: list[SeatState]
    options: Annotated[dict[str, Any], Meta(description="the options of the game, all of them")]
    edition: Annotated[str | None, Meta(description="the edition whose options these are, if they are one's")]
    preset: Annotated[str | None, Meta(description="the preset whose options these are, if they are one's")]
    is_open: Annotated[bool, Meta(description="listed in the lobby; else only who has the link finds it")]
    has_hints: bool
    has_chat: bool
    clock: Clock | None
    opened_at: Millis
    version: Annotated[int, Meta(description="the number of the last thing that happened")]
    moves: Annotated[int, Meta(description="how many moves stand")]
    to_move: Annotated[int | None, Meta(description="the seat that decides now")] = None
    deadline: Annotated[
        Millis | None, Meta(description="when that seat's clock has run out; null while it stands still")
    ] = None
    spectators: int = 0
    undo: UndoState | None = None
    pause: PauseState | None = None
    scores: list[int] | None = None
    winners: list[int] | None = None
    rematch: Annotated[str | None, Meta(description="where these people play again; told to them alone")] = None
    origin: Annotated[str | None, Meta(description="the match from a moment of which this one goes on")] = None
    origin_moves: Annotated[int | None, Meta(description="how many of its moves had been made then")] = None
    cards: Annotated[
        Literal["anew", "old"] | None,
        Meta(
            description="from a moment: `anew`, all that not everybody knew then was dealt anew; `old`, the cards are "
            "the old ones, which whoever has the record of that match knows, and who sits down must say so"
        ),
    ] = None
    deal: Annotated[
        DealState | None, Meta(description="null where nothing is proven: old matches, those from a moment")
    ] = None
    last_hash: Annotated[str | None, Meta(description="of the record's chain, when the match is over")] = None


class Told(Shape, frozen=True, kw_only=True):
    """Something that happened, as its reader may know it."""

    number: Annotated[int, Meta(description="the number at which it happened; several may share one")]
    at: Millis
    event: Annotated[
        dict[str, Any],
        Meta(
            description="an event of the game (`docs/record.md`), or one of the table, whose type begins `table_`",
            extra={"typescript": "TableEvent | GameEvent"},
        ),
    ]
    text: Annotated[str, Meta(description="the event in a sentence")]
    lines: Annotated[list[str], Meta(description="how it came about: the steps of an award or a count")] = []
    turn: Annotated[int | None, Meta(description="the seat in whose turn it happened")] = None
    is_against_you: Annotated[bool, Meta(description="it strikes the reader's seat")] = False
    is_routine: Annotated[bool, Meta(description="a draw or a shuffle, of which people are told when they ask")] = False


class Guest(Shape, frozen=True, kw_only=True):
    """A person without an account."""

    id: str
    name: str
    colour: Colour


class Ticket(Shape, frozen=True, kw_only=True):
    """A guest with what proves it. The secret is in the cookie too; the server keeps only hashes."""

    guest: Guest
    secret: Annotated[str, Meta(description="for programs: `Authorization: Bearer <secret>`")]
    recovery: Annotated[str | None, Meta(description="write it down: it makes another device yours")] = None
