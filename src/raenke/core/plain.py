"""Games in plain Python: one state gives tables, positions, copies and guesses at hidden cards."""

import hashlib
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, Self, TypeVar, cast

import msgspec

from raenke.core.chance import Chance
from raenke.core.errors import OptionError
from raenke.core.event import Event
from raenke.core.game import Game, GameOf, Imagining, View
from raenke.core.options import Options, check_seats

if TYPE_CHECKING:
    from raenke.core.bridge_pure import GuideBridge, TableBridge, raise_failure
else:
    try:
        from raenke.core._free import GuideBridge, TableBridge, raise_failure
    except ImportError:
        from raenke.core.bridge_pure import GuideBridge, TableBridge, raise_failure

State = TypeVar("State", bound=msgspec.Struct)
V = TypeVar("V", bound=View)
Card = TypeVar("Card")


class PlainTable(TableBridge, Generic[State]):
    """A table that keeps everything in `state`, a msgspec Struct."""

    state_type: ClassVar[type[Any]]
    state: State

    def __init__(self, seats: int, options: Options, chance: Chance | None = None) -> None:
        super().__init__(seats, chance or Chance())
        self.options = options
        self.told = []

    def scores(self) -> list[int]:
        """Each seat's points now."""
        raise NotImplementedError

    def tell(self, *events: Event) -> None:
        self.told += events

    def shuffle(self, cards: list[Card]) -> None:
        for place in range(len(cards) - 1, 0, -1):
            other = self.chance.below(place + 1)
            cards[place], cards[other] = cards[other], cards[place]

    # Setting up, copying, going back

    def lie(self, state: State) -> Self:
        """Lay this table from its own copy of a state."""
        self.state = msgspec.msgpack.decode(msgspec.msgpack.encode(state), type=self.state_type)
        self.take_stock()
        return self

    def copy_from(self, other: Self) -> None:
        """Become like another table, but keep this table's chance."""
        self.told = []
        self.lie(other.state)

    def mark(self) -> int:
        return int.from_bytes(hashlib.sha256(msgspec.msgpack.encode(self.state)).digest()[:8], "little")

    # Calls from Python, which raise what went wrong

    def begin(self) -> None:
        super().begin()
        raise_failure(self)

    def moves(self) -> list[int]:
        moves = super().moves()
        raise_failure(self)
        return moves

    def step(self, move: int) -> None:
        super().step(move)
        raise_failure(self)


T = TypeVar("T", bound=PlainTable[Any])


class Position(NamedTuple):
    """A table written down."""

    seats: int
    options: Mapping[str, object]
    state: Any


class PlainImagining(Imagining[T]):
    """Possible tables, laid by the game's own `imagined`."""

    def __init__(self, game: "PlainGame[T, Any]", view: Any) -> None:
        self.game = game
        self.seen = view

    def table(self) -> T:
        return self.drawn(Chance.fast(0))

    def deal(self, table: T, chance: Chance) -> None:
        table.lie(self.game.imagined(self.seen, chance))

    def drawn(self, chance: Chance) -> T:
        table = self.game.table(self.seen.seats, self.seen.options, Chance.fast(0))
        self.deal(table, chance)
        return table


class PlainGame(GameOf[T, V, Position, None]):
    """A game with `PlainTable`s. The number of a move is its place in `all_moves`."""

    all_moves: Sequence[str]

    def imagined(self, view: V, chance: Chance) -> Any:
        """A state drawn from all states that fit a view."""
        raise NotImplementedError

    def check_whole(self, table: T) -> None:
        """Check card by card that this table can come up in an unfinished match; raises OptionError."""
        raise NotImplementedError

    def check_seats(self, seats: object) -> int:
        return check_seats(seats, self.most_seats, self.title, least=self.least_seats)

    def move(self, text: str) -> int | None:
        return self.all_moves.index(text) if text in self.all_moves else None

    def text(self, move: int) -> str:
        return self.all_moves[move]

    def events(self, table: T) -> list[Event]:
        return list(table.told)

    def scores(self, table: T) -> list[int]:
        return table.scores()

    def winners(self, scores: Sequence[int], table: T) -> list[int]:
        """The most points win; equal scores share the win."""
        return [seat for seat, points in enumerate(scores) if points == max(scores)]

    def imagining(self, view: V) -> Imagining[T]:
        return PlainImagining(self, view)

    # Positions

    def position_of(self, table: T) -> Position:
        return Position(table.seats, table.options.as_dict(), table.copy().state)

    def set_up(self, position: Position, chance: Chance) -> T:
        return self.table(position.seats, position.options, chance).lie(position.state)

    def written(self, position: Position) -> dict[str, Any]:
        return cast("dict[str, Any]", msgspec.to_builtins(position.state))

    def position(self, seats: int, options: Mapping[str, object], written: Any) -> Position:
        table = self.table(seats, options, Chance())
        try:
            table.state = msgspec.convert(written, table.state_type)
        except msgspec.ValidationError as error:
            raise OptionError(str(error)) from None
        self.check_whole(table)
        table.take_stock()
        return self.position_of(table)

    def redealt(self, table: T, view: V, chance: Chance) -> Position:
        return self.position_of(self.imagining(view).drawn(chance))


class PlainGuide(GuideBridge):
    """Plays every imagined table out at random, for games without a guide. Only the first decision is searched."""

    def __init__(self, game: Game, view: Any, seed: int, truth: Any = None) -> None:
        self.game = game
        self.truth = truth
        self.dealt = game.imagining(view)
        super().__init__(self.dealt.table(), seed)

    def lay(self, table: Any, chance: Chance) -> None:
        if self.truth is not None:
            table.copy_from(self.truth)
        else:
            self.dealt.deal(table, chance)

    def shares(self, table: Any) -> list[float]:
        """The winners share the win."""
        winners = self.game.winners(self.game.scores(table), table)
        return [(seat in winners) / len(winners) for seat in range(table.seats)]
