"""Tables and guides in Python for the uncompiled engine; `_free.pyx` does the same for the compiled one."""

from raenke.core.chance import Chance
from raenke.core.event import Event
from raenke.core.guide import Guide
from raenke.core.table import Table


class TableBridge(Table):
    """A table of a game written in Python; `told` has the events of the last step."""

    told: list[Event]

    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__()
        self.seats = seats
        self.chance = chance

    # What a game defines

    def lay_out(self) -> None:
        """Deal a new game."""
        raise NotImplementedError

    def deciding(self) -> int:
        """The seat that decides now; NOBODY when the game is over."""
        raise NotImplementedError

    def offered(self) -> list[int]:
        """The legal moves."""
        raise NotImplementedError

    def make(self, move: int) -> None:
        """Make an offered move."""
        raise NotImplementedError

    def mark(self) -> int:
        """A 64-bit hash of everything that lies on the table."""
        raise NotImplementedError

    # What the engine calls

    def take_stock(self) -> None:
        """Note who decides now, and whether the game is over."""
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
    """Does nothing here: uncompiled code raises errors where they happen."""


class GuideBridge(Guide):
    """A guide written in Python, for the first decision only."""

    def __init__(self, table: Table, seed: int) -> None:
        super().__init__(table, seed)
        self.reach = 1

    def lay(self, table: Table, chance: Chance) -> None:
        """Lay a possible table on this one."""
        raise NotImplementedError

    def shares(self, table: Table) -> list[float]:
        """The share of a win that each seat may expect."""
        raise NotImplementedError

    def deal(self) -> None:
        self.lay(self.table, self.chance)

    def assess(self) -> None:
        self.share[: self.table.seats] = self.shares(self.table)
