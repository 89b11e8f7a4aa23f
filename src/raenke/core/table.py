"""The base of every table: the list of legal moves, the notes of a step, and the one checked gate."""

from typing import Any, Self

from raenke.core.chance import Chance
from raenke.core.codes import GIVEN, NOBODY
from raenke.core.errors import IllegalMove, OutcomeNeeded, OutcomeRefused


class Table:
    """The state of a game. Each game's own table lists the legal moves and plays them."""

    def __init__(self) -> None:
        self.chance = Chance()
        self.options: Any = None
        self.seats = 0
        self.to_move = NOBODY
        self.over = False
        self.offers = 0
        self.offer = [0] * 256  # no game offers more at a time
        self.notes = [0] * 503  # no game writes more in a step
        self.noted = 0

    def start(self) -> None:
        """Begin a new game with the same seats and options."""

    def list_moves(self) -> None:
        """Write the legal moves into `offer`. This list alone decides what is legal."""

    def play(self, move: int) -> None:
        """Play a move that is offered. Nothing is checked here: `step` is the gate."""

    def fingerprint(self) -> int:
        """A 64-bit hash of the whole state."""
        return 0

    def copy_from(self, other: Self) -> None:
        """Become like another table with the same seats and options, but keep this table's chance."""
        raise NotImplementedError

    def copy(self) -> Self:
        """A separate table that continues exactly like this one."""
        table = type(self)(self.seats, self.options, self.chance.copy())  # type: ignore[call-arg]
        table.copy_from(self)
        return table

    def take_back(self, earlier: Self) -> None:
        """Return to the state of an earlier copy."""
        self.copy_from(earlier)
        self.chance.copy_from(earlier.chance)

    def note(self, kind: int, first: int, second: int, third: int) -> None:
        """Note something that happens: a kind and three fields; a list may follow."""
        at = self.noted
        self.notes[at] = kind
        self.notes[at + 1] = first
        self.notes[at + 2] = second
        self.notes[at + 3] = third
        self.noted = at + 4

    def note_item(self, item: int) -> None:
        self.notes[self.noted] = item
        self.noted += 1

    def notes_of_step(self) -> list[int]:
        """The notes of the last step, as one flat list."""
        return [self.notes[i] for i in range(self.noted)]

    def moves(self) -> list[int]:
        """The legal moves."""
        self.list_moves()
        return [self.offer[i] for i in range(self.offers)]

    def is_offered(self, move: int) -> bool:
        self.list_moves()
        for i in range(self.offers):
            if self.offer[i] == move:
                return True
        return False

    def step(self, move: int) -> None:
        """The checked gate: play a move if it is offered, else refuse it and leave the table as it is."""
        if not self.is_offered(move):
            raise IllegalMove(move)
        if self.chance.source == GIVEN:
            earlier = self.copy()
            self.play(move)
            self.settle(earlier)
        else:
            self.play(move)

    def begin(self) -> None:
        """Deal a new game. With luck from outside, raises what is needed if an outcome is missing."""
        self.start()
        self.settle(None)

    def settle(self, earlier: Self | None) -> None:
        """If the outcomes from outside did not fit, return to the earlier table, if any, and raise."""
        wanted, refused, leftover = self.chance.wanted, self.chance.refused, self.chance.leftover()
        if self.chance.source != GIVEN or not (wanted or refused or leftover):
            return
        if earlier is not None:
            self.take_back(earlier)
        if refused or not wanted:
            raise OutcomeRefused(refused)
        raise OutcomeNeeded(wanted)
