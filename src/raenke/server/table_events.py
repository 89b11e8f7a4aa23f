"""What happens at a table besides the game, as everybody is told of it."""

from typing import Annotated, Literal

from msgspec import Meta

from raenke.core.event import snake_case
from raenke.server.wire import Colour, Shape


def table_tag(name: str) -> str:
    return f"table_{snake_case(name)}"


class TableEvent(Shape, frozen=True, kw_only=True, tag_field="type", tag=table_tag):
    """Something everybody at the table sees; it is told in the stream of events."""


class Seated(TableEvent, frozen=True, kw_only=True):
    """A guest sat down."""

    seat: int
    name: str
    colour: Colour


class BotSeated(TableEvent, frozen=True, kw_only=True):
    """A bot was given a seat."""

    seat: int
    bot: str
    name: Annotated[str | None, Meta(description="its name; null in matches from before bots had names")] = None


class Invited(TableEvent, frozen=True, kw_only=True):
    """A seat is kept for somebody who is asked to play again, until they sit down there or the host frees it."""

    seat: int
    name: str
    colour: Colour


class Freed(TableEvent, frozen=True, kw_only=True):
    """A seat is no longer kept for somebody who did not come."""

    seat: int
    name: str


class Renamed(TableEvent, frozen=True, kw_only=True):
    """A guest has another name, here and at every other table."""

    seat: int
    before: str
    name: str


class Left(TableEvent, frozen=True, kw_only=True):
    """A seat is open again; in a match a bot plays there until who left it sits down again."""

    seat: int
    name: str


class SaltShown(TableEvent, frozen=True, kw_only=True):
    """A seat takes part in the dealing: it shows what its salt hashes to, and opens the salt when all have shown."""

    seat: int
    deal: Annotated[int, Meta(description="in which deal of the table, from 1")]
    shown: str


class DealBegan(TableEvent, frozen=True, kw_only=True):
    """The host has begun: nobody shows any more, and these seats open their salts."""

    deal: int
    seats: list[int]


class SaltOpened(TableEvent, frozen=True, kw_only=True):
    """A seat has opened its salt."""

    seat: int
    deal: int
    salt: str


class DealVoided(TableEvent, frozen=True, kw_only=True):
    """These seats did not open their salts, so the deal is void. The next one is dealt without salts of theirs."""

    deal: int
    seats: list[int]
    names: list[str]
    why: Literal["time", "left"]


class Began(TableEvent, frozen=True, kw_only=True):
    """The match began. The game's own events follow under the same number, the moves it goes on from under the next."""

    moves: Annotated[int, Meta(description="how many moves of another match it goes on from")] = 0
    cards: Annotated[
        Literal["anew", "old"] | None,
        Meta(description="from a moment: with other hidden cards or the old ones; null in old matches"),
    ] = None


class Said(TableEvent, frozen=True, kw_only=True):
    """Somebody said something."""

    seat: int
    name: str
    text: str


class UndoAsked(TableEvent, frozen=True, kw_only=True):
    """A player wants to go back to the own last choice."""

    seat: int
    moves: Annotated[int, Meta(description="so many moves would remain")]


class UndoAgreed(TableEvent, frozen=True, kw_only=True):
    """A player consents."""

    seat: int


class UndoRefused(TableEvent, frozen=True, kw_only=True):
    """A player does not consent, or who asked thinks again: the wish is void."""

    seat: int
    why: Literal["disagrees", "withdrawn"] = "disagrees"


class Undone(TableEvent, frozen=True, kw_only=True):
    """All have consented: the match goes on from where it was."""

    seat: int
    moves: Annotated[int, Meta(description="so many moves remain")]
    since: Annotated[
        int | None, Meta(description="what happened in the match after this number is void; null in old matches")
    ] = None


class Voted(TableEvent, frozen=True, kw_only=True):
    """A player votes for a bot to play in another's place."""

    seat: int
    target: int


class Absent(TableEvent, frozen=True, kw_only=True):
    """A bot plays until the player is back; if it is the player's turn it makes this move in any case."""

    seat: int
    why: Literal["clock", "vote"]


class Returned(TableEvent, frozen=True, kw_only=True):
    """The player is back."""

    seat: int


class PauseAsked(TableEvent, frozen=True, kw_only=True):
    """A player wants the clock to stand still until somebody ends the pause. It runs on until all have agreed."""

    seat: int


class PauseAgreed(TableEvent, frozen=True, kw_only=True):
    """A player agrees to the pause."""

    seat: int


class PauseRefused(TableEvent, frozen=True, kw_only=True):
    """A player does not agree, or who asked thinks again: there is no pause."""

    seat: int
    why: Literal["disagrees", "withdrawn"] = "disagrees"


class Paused(TableEvent, frozen=True, kw_only=True):
    """All have agreed: the clock stands still. Moves may be made as ever."""

    seat: Annotated[int, Meta(description="who asked for it")]


class PauseEnded(TableEvent, frozen=True, kw_only=True):
    """A player has ended the pause: the clock goes on where it stood."""

    seat: int


class Warned(TableEvent, frozen=True, kw_only=True):
    """A clock of days runs out soon."""

    seat: int
    hours: Annotated[int, Meta(description="less than so many are left for this move")]


class Finished(TableEvent, frozen=True, kw_only=True):
    """The match is over, its result kept."""

    scores: list[int]
    winners: list[int]
    last_hash: Annotated[str | None, Meta(description="the last hash of the record's chain; null in old matches")] = (
        None
    )


class Rematched(TableEvent, frozen=True, kw_only=True):
    """These people play again at another table. Only who has sat here is told."""

    seat: int
    table: str


class Closed(TableEvent, frozen=True, kw_only=True):
    """The table was given up: by its host, by who runs the server, because nothing happened for days or nobody sat
    there, all had left, or the match had as many moves as one may have."""

    why: Literal["host", "server", "time", "empty", "abandoned", "long"] = "host"
