"""A match: a table with its history, moves as text, refusals in words."""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from raenke.core.chance import Chance
from raenke.core.errors import IllegalMove, OutcomeNeeded
from raenke.core.event import Event
from raenke.core.game import Game, game_named
from raenke.core.seeds import seed_of

Ask = Callable[[int], int]


class Match:
    """One game from its first shuffle on: its legal moves, its history, its events."""

    def __init__(
        self,
        game: Game | str,
        seats: int,
        seed: int | str | bytes | None = None,
        options: Mapping[str, object] | None = None,
        outcomes: Ask | None = None,
        rules: str | None = None,
    ) -> None:
        self.game = game_named(game)
        self.rules = rules or self.game.rules
        self.options = self.game.options_by(self.rules, options or {}, seats)
        self.seats = seats
        self.seed = None if outcomes else seed_of(seed)
        self.ask = outcomes
        self.position: Any = None
        self.recalled: Any = None
        self.history: list[str] = []
        self.table = self.game.table(seats, self.options, self.luck())
        self.sit_down()
        self.with_luck(self.table.begin)
        self.events: list[Event] = self.game.events(self.table)
        if self.rules != self.game.rules:
            self.events[0] = msgspec.structs.replace(self.events[0], options=self.told_options)

    @classmethod
    def at(
        cls,
        game: Game | str,
        position: Any,
        seed: int | str | bytes | None = None,
        outcomes: Ask | None = None,
        recalled: Any = None,
        rules: str | None = None,
    ) -> "Match":
        """A match that goes on from a position; `recalled` is what everybody remembers of the time before."""
        match = cls.__new__(cls)
        match.game = game_named(game)
        match.rules = rules or match.game.rules
        match.seed = None if outcomes else seed_of(seed)
        match.ask = outcomes
        match.position = position
        match.recalled = recalled
        match.history = []
        match.table = match.game.set_up(position, match.luck())
        match.seats = match.table.seats
        match.options = match.table.options.as_dict()
        match.events = []
        match.sit_down()
        return match

    def __repr__(self) -> str:
        stands = "over" if self.over else f"seat {self.to_move} decides"
        return f"<Match of {self.game.name}: {self.seats} seats, {len(self.history)} moves, {stands}>"

    def again(self) -> "Match":
        """The same match before its first move."""
        if self.position is None:
            return Match(self.game, self.seats, self.seed, self.told_options, self.ask, self.rules)
        return Match.at(self.game, self.position, self.seed, self.ask, self.recalled, self.rules)

    def redealt(self, seed: int | str | bytes | None = None, chance: Chance | None = None) -> "Match":
        """Another match that goes on from this moment: what everybody may know stays, everything else is redealt."""
        chance = chance or Chance.from_seed(seed_of(None))
        position = self.game.redealt(self.table, self.view(None), chance)
        return Match.at(self.game, position, seed, recalled=self.game.recalled(self.memories[None]))

    def sit_down(self) -> None:
        """Start the memories of all seats and spectators here."""
        seats = (*range(self.seats), None)
        self.memories = {seat: self.game.memory(self.table, seat, self.recalled) for seat in seats}
        self.heard = dict.fromkeys(seats, 0)
        self.views: Callable[[int | None, Any], Any] | None = None  # of the table as it lies now

    def luck(self) -> Chance:
        """Where shuffles and draws come from: the seed, or outcomes given from outside."""
        return Chance.from_outcomes() if self.seed is None else Chance.from_seed(self.seed)

    @property
    def told_options(self) -> dict[str, Any]:
        """The options as its rules have them: without those that came later."""
        return self.game.told(self.rules, self.options)

    @property
    def to_move(self) -> int:
        """The seat that decides now, -1 when the game is over."""
        return int(self.table.to_move)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.table.over)

    @property
    def scores(self) -> list[int]:
        """The points of each seat now, also while the game goes on."""
        return self.game.scores(self.table)

    @property
    def winners(self) -> list[int]:
        """Who has won; nobody while the game goes on."""
        return self.game.winners(self.scores, self.table) if self.over else []

    def moves(self) -> list[str]:
        """The legal moves now, as texts. No other move is accepted."""
        return [self.game.text(move) for move in self.table.moves()]

    def offered(self, text: str) -> int | None:
        """The move that a text means, if it is legal now."""
        move = self.game.move(text)
        return move if move in self.table.moves() else None

    def view(self, seat: int | None) -> Any:
        """What a seat or a spectator may know now: open cards, its own cards, and what it remembers of events."""
        self.hear(seat)
        if self.views is None:
            self.views = self.game.views(self.table)
        return self.views(seat, self.memories[seat])

    def hear(self, seat: int | None) -> None:
        """Tell this seat's memory what happened since it last heard."""
        if seat not in self.memories:
            raise ValueError(f"there is no seat {seat!r}: the seats are 0 to {self.seats - 1}, and None is a spectator")
        memory = self.memories[seat]
        if memory is not None and self.heard[seat] < len(self.events):
            told = (event.seen(seat) for event in self.events[self.heard[seat] :])
            memory.hear(event for event in told if event is not None)
            self.heard[seat] = len(self.events)

    def catch_up(self) -> None:
        """Tell all memories what happened, so that no later view has to process the whole match at once."""
        for seat in self.memories:
            self.hear(seat)

    def why_not(self, seat: int | None, text: str) -> IllegalMove | None:
        """Why a seat cannot make a move now, with the paragraph; None if it can."""
        return self.game.why_not(self.view(seat), text)

    def play(self, text: str) -> list[Event]:
        """Make a move and return its events; a move that is not offered raises the reason and changes nothing."""
        if not isinstance(text, str):
            raise TypeError(f"a move is a text, one of `moves()`, not {text!r}")
        move = self.game.move(text)
        if move is None:
            raise self.refusal(text)
        try:
            self.views = None
            self.with_luck(lambda: self.table.step(move))
        except IllegalMove:
            raise self.refusal(text) from None
        events = self.game.events(self.table)
        self.history.append(self.game.text(move))
        self.events += events
        return events

    def refusal(self, text: str) -> IllegalMove:
        """Why a move is not offered, using only what the deciding seat may know."""
        return self.why_not(None if self.over else self.to_move, text) or IllegalMove(f"{text!r} is not offered now")

    def with_luck(self, act: Callable[[], None]) -> None:
        """Run a step on the table; if luck comes from outside, ask there for each outcome."""
        if self.ask is None:
            act()
            return
        given: list[int] = []
        while True:
            self.table.chance.give(given)
            try:
                act()
                return
            except OutcomeNeeded as need:
                given.append(self.ask(need.below))
