"""Who sits where at a live table."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import count

from raenke.bots.names import sound
from raenke.server.wire import COLOURS, NAME_LENGTH, Colour, SeatState


@dataclass
class Place:
    """A seat: open, a guest's or a bot's. In a match a bot also plays for an absent guest and at an open seat."""

    colour: Colour = "red"
    guest: str | None = None
    name: str | None = None
    bot: str | None = None
    since: int = 0  # the number of the entry that took it
    left_by: str | None = None  # in a match the seat is kept for the guest who left it: nobody else may see its hand
    kept_for: str | None = None  # before a match, for a guest who is asked to play again
    is_absent: bool = False
    is_forfeit: bool = False  # the time for this move is over: a bot makes it, even if the player is back
    is_denied: bool = False  # the last wish for a pause came to nothing, and no own move was made since
    reserve: int = 0
    votes: set[int] = field(default_factory=set)
    guests: set[str] = field(default_factory=set)  # all who played here since the match began
    held: list[tuple[int, str]] = field(default_factory=list)  # from which number on, by which guest
    owner: str | None = None  # who sat here when the match began

    @property
    def person(self) -> str | None:
        """The guest whose seat it is, also while it is kept for one who left."""
        return self.guest or self.left_by

    @property
    def is_taken(self) -> bool:
        return self.guest is not None or self.bot is not None

    @property
    def is_played_for(self) -> bool:
        """Does a bot decide here in a match, for a guest or for nobody?"""
        return self.is_absent or self.is_forfeit or not self.guest

    def holder_at(self, number: int) -> str | None:
        """The last guest who had taken the seat by this number, also if they had left it by then."""
        return next((guest for since, guest in reversed(self.held) if since <= number), None)

    def state(
        self,
        is_host: bool,
        is_connected: bool,
        stand_in: str,
        has_clock: bool,
        is_playing: bool,
        vote_at: int | None = None,
    ) -> SeatState:
        kind = "guest" if self.guest else "bot" if self.bot else "open"
        plays = self.bot or (stand_in if is_playing and self.is_played_for else None)
        return SeatState(
            kind=kind,  # type: ignore[arg-type]
            name=self.name,
            colour=self.colour,
            bot=plays,
            guest=self.guest,
            kept_for=None if self.is_taken else self.left_by or self.kept_for,
            is_host=is_host,
            is_connected=is_connected,
            is_absent=self.is_absent,
            reserve=self.reserve if has_clock and self.guest else None,
            votes=sorted(self.votes) if self.guest else [],
            vote_at=vote_at,
        )


def distinct(name: str, others: Iterable[str]) -> str:
    """The name, with a number after it if somebody else at the table has it already."""
    sounds = {sound(other) for other in others}
    forms = (name if turn == 1 else f"{name[: NAME_LENGTH - len(f' {turn}')].rstrip()} {turn}" for turn in count(1))
    return next(form for form in forms if sound(form) not in sounds)


def free_colour(places: list[Place], seat: int, wanted: str | None) -> Colour:
    """The wanted colour if nobody has it, else the first that is free."""
    used = {place.colour for at, place in enumerate(places) if at != seat and (place.is_taken or place.kept_for)}
    choices = [wanted, *COLOURS]
    return next(colour for colour in choices if colour in COLOURS and colour not in used)
