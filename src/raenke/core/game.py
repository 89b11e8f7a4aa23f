"""What a game brings: its rules, and the names of its parts in the rooms above, which need nothing else."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any, Generic, NamedTuple, Protocol, TypeAlias, TypeVar, cast

from raenke.core.chance import Chance
from raenke.core.counts import Counts
from raenke.core.errors import IllegalMove, OptionError
from raenke.core.event import Event
from raenke.core.hindsight import Hindsight
from raenke.core.options import Former, Named, Options, paragraphs_of
from raenke.core.table import Table

T = TypeVar("T", bound=Table)
V = TypeVar("V", bound="View")
P = TypeVar("P")
M = TypeVar("M", bound="Memory | None")
Part = TypeVar("Part")


class View(Protocol):
    """What a seat or a spectator may know of a table; a msgspec Struct."""

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
    """Possible tables, made from a view and nothing else."""

    def table(self) -> T:
        """A table to deal on."""

    def deal(self, table: T, chance: Chance) -> None:
        """Lay a possible table on this one."""

    def drawn(self, chance: Chance) -> T:
        """A new possible table."""


class CardChoice(NamedTuple):
    """A card that an option may name, and the group it belongs to."""

    card: str
    group: str = ""


class Choices(NamedTuple):
    """The choices of an option: one of these values, or a list of some of these cards."""

    values: Sequence[Any] = ()
    cards: Sequence[CardChoice] = ()


class GameOf(Generic[T, V, P, M]):
    """The rules of one game as an object without state, generic in its types of tables, views, positions and memories.

    A game gives functions as `staticmethod(function)`. It names its parts in the rooms above as `module:attribute`,
    which are loaded on first use; each room has a plain part for games that bring none.
    """

    name: str
    title: str
    """The name on the box."""
    rules: str
    """The version of the rules: it changes when their meaning changes."""
    former: Mapping[str, Former] = {}
    """How earlier versions of the rules had the options; their records are played by them."""
    least_seats: int = 2
    most_seats: int

    # What a table may choose

    read_options: Callable[[Mapping[str, object], int], Options]
    """Checked options with the defaults added; raises OptionError."""
    check_seats: Callable[[object], int]
    """The number of seats, if that many can play; raises OptionError."""
    choices: Mapping[str, Choices] = {}
    """The choices people have, by option."""
    editions: Mapping[str, Mapping[str, object]] = {}
    """Readings of the rules that belong together, by name: the options that differ, the default edition first."""
    presets: Mapping[str, Mapping[str, object]] = {}
    """Set-ups people often want, by name, in the order they are offered: the options that differ."""
    needed: Mapping[int, Mapping[str, object]] = {}
    """The options that a number of seats needs to play."""

    # Tables and positions

    new_table: Callable[[int, Any, Chance], T]
    """An empty table, from seats, options and luck; `begin` deals."""
    set_up: Callable[[P, Chance], T]
    """A table laid as a position says."""
    written: Callable[[P], dict[str, Any]]
    """A position as JSON can hold it, without its seats and options."""
    position: Callable[[int, Mapping[str, object], Any], P]
    """Reads a written position. It may come from anywhere, so this checks card by card that the position can come up in
    an unfinished match; raises OptionError."""
    redealt: Callable[[T, V, Chance], P]
    """A position like the table with other hidden cards, drawn from all positions that fit what a spectator knows."""

    # Moves and events

    move: Callable[[str], int | None]
    """The move that a text means, or None if it means no move."""
    text: Callable[[int], str]
    """A move as short readable text."""
    events: Callable[[T], list[Event]]
    """What happened in the last step."""
    scores: Callable[[T], list[int]]
    """Each seat's points now."""
    winners: Callable[[Sequence[int], T], list[int]]
    """Who wins with these scores."""

    # What a seat knows

    view_type: type[V]
    view: Callable[[T, int | None, M], V]
    """What a seat or a spectator may know of the table, including what it remembers."""
    imagining: Callable[[V], Imagining[T]]
    why_not: Callable[[V, str], IllegalMove | None]
    """Why the seat cannot make this move now, in plain words with the paragraph; None if it can."""

    # Parts in the rooms above

    locale: Path | None = None
    """The folder of its texts, `<language>/<name>_….ftl`, if they are not with ours."""
    words: str = ""
    """A `words.telling.Telling`: how it tells events and moves."""
    room: str = ""
    """A `cli.room.Room`: its table in the terminal."""
    retold: str = ""
    """A `cli.room.Retold`: how the terminal retells its records."""
    commands: Sequence[str] = ()
    """The game's own commands."""
    routes: Sequence[str] = ()
    """The game's own routes on the server."""
    operations: str = ""
    """The same for a device without a server: a list of `server.operation.Operation`."""
    greedy: str = ""
    """Makes an adviser from a seed: a bot that knows the game and can say why."""
    beginners: str = ""
    """Weaker players for the steps below the greedy bot, by their names, each made from the game and a seed."""
    brief: int = 100
    """Iterations of the search for the step above it."""
    brief_of_few: int = 0
    """The same at tables of two and three; 0 if there is no difference."""
    strangers: str = ""
    """Players of other designs by name, each made from a seed: never used for fitting, only to measure against."""
    lessons: str = ""
    """A `core.lesson.Teaching`: its lessons, and what a guided game explains."""
    guide: str = ""
    """Makes a `core.guide.Guide` from a view and a seed; with the true table, to measure what knowing it is worth."""

    def __repr__(self) -> str:
        return f"<game {self.name}: {self.title}>"

    def options(self, given: Mapping[str, object], seats: int) -> dict[str, Any]:
        """Checked options with the defaults added; raises OptionError."""
        return self.read_options(given, self.check_seats(seats)).as_dict()

    def options_by(self, rules: str, given: Mapping[str, object], seats: int) -> dict[str, Any]:
        """The same by the defaults of a version of the rules; options that came later are at theirs."""
        if rules not in self.former:
            return self.options(given, seats)
        options = self.options({**self.former[rules].defaults, **given}, seats)
        later = sorted(given.keys() - self.told(rules, options).keys())
        if later:
            raise OptionError(f"rules {rules} of {self.name} had no option {later[0]!r}")
        return options

    def told(self, rules: str, options: dict[str, Any]) -> dict[str, Any]:
        """Of all options, those that a version of the rules has."""
        return self.former[rules].known(options) if rules in self.former else options

    def table(self, seats: int, options: Mapping[str, object], chance: Chance) -> T:
        """An empty table; `begin` deals."""
        return self.new_table(seats, self.read_options(options, self.check_seats(seats)), chance)

    def defaults(self, seats: int) -> dict[str, Any]:
        """The options of a table where nothing was chosen."""
        return self.options(self.needed.get(seats, {}), seats)

    def paragraphs(self) -> dict[str, str]:
        """The paragraph of the rules behind each option."""
        return paragraphs_of(type(self.read_options(self.needed.get(self.least_seats, {}), self.least_seats)))

    def differences(self, options: Mapping[str, object], seats: int) -> dict[str, Any]:
        """The options that are not left at their defaults."""
        defaults = self.defaults(seats)
        return {name: options[name] for name in defaults if options.get(name, defaults[name]) != defaults[name]}

    def edition(self, options: Mapping[str, object], seats: int) -> str | None:
        """The edition that is played with these options, all of them; None if it is none."""
        return self._named(self.editions, options, seats)

    def preset(self, options: Mapping[str, object], seats: int) -> str | None:
        """The preset that is played with these options, all of them; None if it is none."""
        return self._named(self.presets, options, seats)

    def _named(self, named: Named, options: Mapping[str, object], seats: int) -> str | None:
        defaults = self.defaults(seats)
        whole = {**defaults, **options}  # a table from before an option was there does not name it
        return next((name for name, values in named.items() if {**defaults, **values} == whole), None)

    def views(self, table: T) -> Callable[[int | None, M], V]:
        """Makes the views of a table for one seat after the other, as long as it lies like this. A game may work out
        once what they share."""
        return partial(self.view, table)

    def memory(self, table: T, seat: int | None, recalled: Any = None) -> M:
        """The memory of a seat or a spectator that starts now; `hear` tells it what happens from here on. None if the
        table itself keeps everything that can be remembered."""
        return cast("M", None)

    def recalled(self, memory: M) -> Any:
        """What a spectator remembers, as JSON can hold it; None if the table keeps it."""
        return None

    def struck(self, before: T, event: Event) -> list[int]:
        """The seats an event strikes: it takes something from them or does something to them. `before` is the table
        before the step."""
        return []

    def refused(self, view: V) -> list[tuple[str, IllegalMove]]:
        """Moves that the deciding seat may miss, each with the reason why it is not offered."""
        return []

    def amount(self, view: V, text: str) -> int | None:
        """What a move costs or brings, if that varies."""
        return None

    def hindsight(self) -> Hindsight[T]:
        """What finds the steps of a finished match that mattered."""
        return Hindsight(self.scores)

    def opened(self, views: Sequence[V]) -> tuple[V, Any]:
        """A table of a finished match with everything open, from the views of all seats and last a spectator's: a view
        with all that it can show, and the rest in the game's own shape."""
        return views[-1], {"hands": [getattr(view, "hand", []) for view in views[:-1]]}

    def count(self, counts: Counts, events: Sequence[Event], winners: Sequence[int]) -> None:
        """What a finished match adds to the statistics."""


# Any game, whatever its types: the rooms above use this.
Game: TypeAlias = GameOf[Any, Any, Any, Any]

# Games register here so that rooms below the list of games can find them by name.
known: dict[str, Game] = {}


def game_named(game: Game | str) -> Game:
    if isinstance(game, GameOf):
        return game
    if not isinstance(game, str):
        raise TypeError(f"a game is one of `games`, or its name, not {game!r}")
    if game not in known:
        raise ValueError(f"there is no game {game!r}; the games are {', '.join(sorted(known))}")
    return known[game]


def part(name: str, plain: Part) -> Part:
    """A part of a game, or the plain one if the game brings none."""
    found: Part = loaded(name) if name else plain
    return found


def loaded(name: str) -> Any:
    """Load the part named `module:attribute`."""
    module, _, attribute = name.partition(":")
    return getattr(import_module(module), attribute)
