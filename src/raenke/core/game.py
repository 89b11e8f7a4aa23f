"""What a game brings: its rules, and by name its parts in the rooms above. They ask for nothing else."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Generic, NamedTuple, Protocol, TypeAlias, TypeVar, cast

from raenke.core.chance import Chance
from raenke.core.counts import Counts
from raenke.core.errors import IllegalMove
from raenke.core.event import Event
from raenke.core.options import Options
from raenke.core.table import Table

T = TypeVar("T", bound=Table)
V = TypeVar("V", bound="View")
P = TypeVar("P")
M = TypeVar("M", bound="Memory | None")
Part = TypeVar("Part")


class View(Protocol):
    """What a seat, or a spectator, may know of a table; a msgspec Struct."""

    @property
    def seat(self) -> int | None: ...
    @property
    def seats(self) -> int: ...
    @property
    def round(self) -> int: ...
    @property
    def to_move(self) -> int: ...


class Memory(Protocol):
    """What a seat remembers that the table does not keep."""

    def hear(self, events: Iterable[Event]) -> None: ...


class Imagining(Protocol[T]):
    """Tables as they may be, from a view and nothing else."""

    def table(self) -> T:
        """A table to deal on."""

    def deal(self, table: T, chance: Chance) -> None:
        """Lay the table anew, as it may be."""

    def drawn(self, chance: Chance) -> T:
        """A table of its own, as it may be."""


class CardChoice(NamedTuple):
    """A card that an option may name, and the group it belongs to."""

    card: str
    group: str = ""


class Choices(NamedTuple):
    """What an option may be: one of these values, or a list of some of these cards."""

    values: Sequence[Any] = ()
    cards: Sequence[CardChoice] = ()


class GameOf(Generic[T, V, P, M]):
    """The rules of one game as an object without state: its tables, views, positions and memories are of these types.

    Functions are brought as `staticmethod(function)`. A part of a room above is named as `module:attribute` and loaded
    when it is asked for; a room has a plain one for games that bring none.
    """

    name: str
    title: str
    """On the box."""
    rules: str
    """A change of what the rules mean is a new value."""
    least_seats: int = 2
    most_seats: int

    # What a table may choose

    read_options: Callable[[Mapping[str, object], int], Options]
    """Options checked and filled up with the defaults; raises OptionError."""
    check_seats: Callable[[object], int]
    """The number of seats, if so many can play; raises OptionError."""
    choices: Mapping[str, Choices] = {}
    """By option, what people choose from."""
    needed: Mapping[int, Mapping[str, object]] = {}
    """Options without which so many seats cannot play."""

    # Tables and positions

    new_table: Callable[[int, Any, Chance], T]
    """A table with nothing on it yet, by seats, options and luck; `begin` deals."""
    set_up: Callable[[P, Chance], T]
    """A table laid as a position says."""
    written: Callable[[P], dict[str, Any]]
    """A position as JSON can hold it, without its seats and options."""
    position: Callable[[int, Mapping[str, object], Any], P]
    """The position that was written so. It may come from anywhere, so it must be one that can come up in a match that
    is not over, to the last card; raises OptionError."""
    redealt: Callable[[T, V, Chance], P]
    """A table as a position with other hidden cards, drawn from all that fit what a spectator knows."""

    # Moves and events

    move: Callable[[str], int | None]
    """The move a text means, or None if it means none."""
    text: Callable[[int], str]
    """A move as short readable text."""
    events: Callable[[T], list[Event]]
    """What happened in the last step."""
    scores: Callable[[T], list[int]]
    """What each seat has by now."""
    winners: Callable[[Sequence[int], T], list[int]]
    """Who wins with these scores."""

    # What a seat knows

    view_type: type[V]
    view: Callable[[T, int | None, M], V]
    """What a seat, or a spectator, may know of the table, with what it remembers."""
    imagining: Callable[[V], Imagining[T]]
    why_not: Callable[[V, str], IllegalMove | None]
    """Why the seat cannot make this move now, in plain words with the paragraph; None if it can."""

    # Parts in the rooms above

    locale: Path | None = None
    """Where its texts lie, `<language>/<name>_….ftl`, if not beside ours."""
    words: str = ""
    """A `words.telling.Telling`: how it tells what happens and what may be done."""
    room: str = ""
    """A `cli.room.Room`: its table in the terminal."""
    retold: str = ""
    """A `cli.room.Retold`: how its records are retold there."""
    commands: Sequence[str] = ()
    """Commands of its own."""
    routes: Sequence[str] = ()
    """Routes of its own on the server."""
    greedy: str = ""
    """Makes an adviser of a seed: a bot that knows the game and can say why."""
    guide: str = ""
    """Makes a `core.guide.Guide` of a view, a seed and, to measure what knowing it is worth, the true table."""

    def options(self, given: Mapping[str, object], seats: int) -> dict[str, Any]:
        """Options checked and filled up with the defaults; raises OptionError."""
        return self.read_options(given, self.check_seats(seats)).as_dict()

    def table(self, seats: int, options: Mapping[str, object], chance: Chance) -> T:
        """A table with nothing on it yet; `begin` deals."""
        return self.new_table(seats, self.read_options(options, self.check_seats(seats)), chance)

    def memory(self, table: T, seat: int | None, recalled: Any = None) -> M:
        """What a seat, or a spectator, knows that comes to the table now; `hear` tells it what happens from here on.
        None if the table itself keeps all that can be remembered."""
        return cast("M", None)

    def recalled(self, memory: M) -> Any:
        """What a spectator remembers, as JSON can hold it; None if the table keeps it."""
        return None

    def struck(self, before: T, event: Event) -> list[int]:
        """Whom an event strikes: from whom something is taken, or to whom something is done; `before` is the table
        as it lay before the step."""
        return []

    def refused(self, view: V) -> list[tuple[str, IllegalMove]]:
        """What the seat that decides may look for in vain, each move with why it is not offered."""
        return []

    def amount(self, view: V, text: str) -> int | None:
        """What a move costs or brings, where that is not always the same."""
        return None

    def count(self, counts: Counts, events: Sequence[Event], winners: Sequence[int]) -> None:
        """What a finished match adds to the statistics."""


# What the rooms above hold: some game, whatever its types.
Game: TypeAlias = GameOf[Any, Any, Any, Any]

# Games make themselves known here, so that rooms below the list of games can go by a name.
known: dict[str, Game] = {}


def game_named(game: Game | str) -> Game:
    if not isinstance(game, str):
        return game
    if game not in known:
        raise ValueError(f"there is no game {game!r}; the games are {', '.join(sorted(known))}")
    return known[game]


def part(name: str, plain: Part) -> Part:
    """A part of a game, or the plain one if the game brings none."""
    found: Part = loaded(name) if name else plain
    return found


def loaded(name: str) -> Any:
    """What is named `module:attribute`, loaded only now."""
    module, _, attribute = name.partition(":")
    return getattr(import_module(module), attribute)
