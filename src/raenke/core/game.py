"""What a game brings to the table: the rooms above ask for nothing else."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from raenke.core.chance import Chance
from raenke.core.errors import IllegalMove
from raenke.core.event import Event


class Game(Protocol):
    """The rules of one game as an object without state."""

    name: str
    rules: str
    least_seats: int
    most_seats: int

    def options(self, given: Mapping[str, object], seats: int) -> dict[str, Any]:
        """Options checked and filled up with the defaults; raises OptionError."""

    def table(self, seats: int, options: Mapping[str, object], chance: Chance) -> Any:
        """A table with nothing on it yet; `begin` deals."""

    def set_up(self, position: Any, chance: Chance) -> Any:
        """A table laid as a written position says."""

    def written(self, position: Any) -> dict[str, Any]:
        """A position as JSON can hold it, without its seats and options."""

    def position(self, seats: int, options: Mapping[str, object], written: Any) -> Any:
        """The position that was written so. It may come from anywhere, so it must be one that can come up in a match
        that is not over, to the last card; raises OptionError."""

    def redealt(self, table: Any, view: Any, chance: Chance) -> Any:
        """A table as a position with other hidden cards, drawn from all that fit what a spectator knows."""

    def move(self, text: str) -> int | None:
        """The move a text means, or None if it means none."""

    def text(self, move: int) -> str:
        """A move as short readable text."""

    def events(self, table: Any) -> list[Event]:
        """What happened in the last step."""

    def struck(self, before: Any, event: Event) -> list[int]:
        """Whom an event strikes: from whom something is taken, or to whom something is done; `before` is the table
        as it lay before the step."""

    def memory(self, table: Any, seat: int | None, recalled: Any = None) -> Any:
        """What a seat, or a spectator, knows that comes to the table now; `hear` tells it what happens from here on.
        None if the table itself keeps all that can be remembered."""

    def recalled(self, memory: Any) -> Any:
        """What a spectator remembers, as JSON can hold it; None if the table keeps it."""

    def view(self, table: Any, seat: int | None, memory: Any) -> Any:
        """What a seat, or a spectator, may know of the table, with what it remembers."""

    def imagining(self, view: Any) -> Any:
        """Tables as they may be, from a view and nothing else."""

    def why_not(self, view: Any, text: str) -> IllegalMove | None:
        """Why the seat cannot make this move now, in plain words with the paragraph; None if it can."""

    def refused(self, view: Any) -> list[tuple[str, IllegalMove]]:
        """What the seat that decides may look for in vain, each move with why it is not offered."""

    def gold(self, view: Any, text: str) -> int | None:
        """What a move costs or brings, where that is not always the same."""

    def scores(self, table: Any) -> list[int]:
        """What each seat has by now."""

    def winners(self, scores: Sequence[int], table: Any) -> list[int]:
        """Who wins with these scores."""


# Games make themselves known here, so that rooms below the list of games can go by a name.
known: dict[str, Game] = {}


def game_named(game: Game | str) -> Game:
    if not isinstance(game, str):
        return game
    if game not in known:
        raise ValueError(f"there is no game {game!r}; the games are {', '.join(sorted(known))}")
    return known[game]
