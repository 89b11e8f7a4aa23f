"""What a table is worth to each seat between two rounds, by what the seats have that won other games."""

from raenke.bots.kabale.worth_weights import WEIGHTS
from raenke.core.arrays import zeros
from raenke.core.worth import Worth as CoreWorth
from raenke.kabale import ally, most
from raenke.kabale.cards import GOALS
from raenke.kabale.table import Table

(
    POINTS, GOALS_WON, ALL_SIX, LACKS_ONE, LACKS_TWO, LACKS_THREE, DOUBLE_LACKING_ONE, DOUBLE_LACKING_TWO,
    DOUBLE_LACKING_THREE, TO_COME_LACKING_ONE, TO_COME_LACKING_TWO, LATE, ALLY,
) = range(13)  # fmt: skip
NAMES = (
    "points", "goals_won", "all_six", "lacks_one", "lacks_two", "lacks_three", "double_lacking_one",
    "double_lacking_two", "double_lacking_three", "to_come_lacking_one", "to_come_lacking_two", "late",
    *ally.IDS,
)  # fmt: skip

STAGES = 5  # by how many rounds are to come
LAST_STAGE = STAGES - 1
LEAST = 2  # what a goal of a missing domain brings at least, doubled
IN_DOMAIN = len(GOALS) // most.DOMAINS


class Worth(CoreWorth):
    """Reads from a table what each seat has."""

    def __init__(self, table: Table) -> None:
        super().__init__(table.seats, NAMES, WEIGHTS)
        self.table = table
        self.gone = zeros(most.DOMAINS)  # goals of each domain that are not to come

    def read(self) -> None:
        left = self.table.rounds - self.table.round
        self.stage = left if left < LAST_STAGE else LAST_STAGE
        for domain in range(most.DOMAINS):
            self.gone[domain] = 0
        for i in range(self.table.awarded):
            self.gone[self.table.award_goal[i] >> 3] += 1
        for seat in range(self.table.seats):
            self.read_goals(seat)
            self.read_allies(seat)

    def read_goals(self, seat: int) -> None:
        """What the won goals bring, how far it is to all six domains, and what those would bring (K2.9)."""
        own = self.amount[seat]
        self.table.count_goals(seat)
        missing = self.table.tally.missing
        to_come = IN_DOMAIN
        for domain in range(most.DOMAINS):
            if self.table.tally.best[domain] == 0 and IN_DOMAIN - self.gone[domain] < to_come:
                to_come = IN_DOMAIN - self.gone[domain]
        would_bring = self.table.tally.doubled(LEAST) - self.table.tally.plain
        would_bring = 0 if would_bring < 0 else would_bring
        own[POINTS] = self.table.tally.points()
        own[GOALS_WON] = most.DOMAINS - missing + self.table.tally.others
        own[ALL_SIX] = missing == 0
        own[LACKS_ONE] = missing == 1
        own[LACKS_TWO] = missing == 2
        own[LACKS_THREE] = missing == 3
        own[DOUBLE_LACKING_ONE] = would_bring if missing == 1 else 0
        own[DOUBLE_LACKING_TWO] = would_bring if missing == 2 else 0
        own[DOUBLE_LACKING_THREE] = would_bring if missing == 3 else 0
        own[TO_COME_LACKING_ONE] = to_come if missing == 1 else 0
        own[TO_COME_LACKING_TWO] = to_come if missing == 2 else 0

    def read_allies(self, seat: int) -> None:
        """When it is the seat's turn, and which allies are still in hand or pile; none lies in a column."""
        own = self.amount[seat]
        own[LATE] = (seat - self.table.active + self.table.seats) % self.table.seats
        unspent = self.table.whole_deck & ~self.table.discard[seat]
        for card in range(ally.COUNT):
            own[ALLY + card] = unspent >> card & 1
