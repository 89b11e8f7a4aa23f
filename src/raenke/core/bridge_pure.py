"""Tables and guides that are written in Python, uncompiled; `_free.pyx` is the same for an engine that asks in C."""

from raenke.core.chance import Chance
from raenke.core.event import Event
from raenke.core.guide import Guide
from raenke.core.table import Table


class TableBridge(Table):
    """A table whose game is written in Python; what happened in the last step is in `told`."""

    told: list[Event]

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__()
        self.seats = seats
        self.chance = chance

    # What a game's own table says

    def lay_out(self) -> None:
        """Deal a new game."""
        raise NotImplementedError

    def deciding(self) -> int:
        """Who decides now; NOBODY when the game is over."""
        raise NotImplementedError

    def offered(self) -> list[int]:
        """The legal moves."""
        raise NotImplementedError

    def make(self, move: int) -> None:
        """Do a move that is offered."""
        raise NotImplementedError

    def mark(self) -> int:
        """A 64-bit hash of everything that lies on the table."""
        raise NotImplementedError

    # What the engine asks

    def take_stock(self) -> None:
        """Who decides now; nobody when the game is over."""
        self.to_move = self.deciding()
        self.over = self.to_move < 0

    def start(self) -> None:
        self.told = []
        self.lay_out()
        self.take_stock()

    def list_moves(self) -> None:
        self.offers = 0
        if not self.over:
            self.write_down(self.offered())

    def write_down(self, offered: list[int]) -> None:
        if not 0 < len(offered) <= 256 or min(offered) < 0 or max(offered) >= 4096:
            raise ValueError(f"a table offers 1 to 256 moves from 0 to 4095, not {offered}")
        self.offer[: len(offered)] = offered
        self.offers = len(offered)

    def play(self, move: int) -> None:
        self.told = []
        self.make(move)
        self.take_stock()

    def fingerprint(self) -> int:
        return self.mark()


def raise_failure(table: Table) -> None:
    """Uncompiled, what goes wrong is raised where it does."""


class GuideBridge(Guide):
    """A guide that is written in Python, for the first decision alone."""

    def __init__(self, table: Table, seed: int) -> None:
        super().__init__(table, seed)
        self.reach = 1

    def lay(self, table: Table, chance: Chance) -> None:
        """Lay the table anew, as it may be."""
        raise NotImplementedError

    def shares(self, table: Table) -> list[float]:
        """Which share of a win each seat may hope for."""
        raise NotImplementedError

    def deal(self) -> None:
        self.lay(self.table, self.chance)

    def assess(self) -> None:
        self.share[: self.table.seats] = self.shares(self.table)
