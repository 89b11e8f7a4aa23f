"""What a table is worth to each seat between two rounds, by what the seats have that won other games."""

from raenke.bots.kabale.worth_weights import WEIGHTS
from raenke.core.arrays import zeros
from raenke.kabale import ally, most
from raenke.kabale.cards import GOALS
from raenke.kabale.table import Table

(
    POINTS, GOALS_WON, ALL_SIX, LACKS_ONE, LACKS_TWO, LACKS_THREE, DOUBLE_LACKING_ONE, DOUBLE_LACKING_TWO,
    DOUBLE_LACKING_THREE, TO_COME_LACKING_ONE, TO_COME_LACKING_TWO, LATE, ALLY,
) = range(13)  # fmt: skip
COUNT = ALLY + ally.COUNT
NAMES = (
    "points", "goals_won", "all_six", "lacks_one", "lacks_two", "lacks_three", "double_lacking_one",
    "double_lacking_two", "double_lacking_three", "to_come_lacking_one", "to_come_lacking_two", "late",
    *ally.IDS,
)  # fmt: skip

DOMAINS = 6
STAGES = 5  # by how many rounds are to come
LAST_STAGE = STAGES - 1
LEAST = 2  # what a goal of a missing domain brings at least, doubled
IN_DOMAIN = len(GOALS) // DOMAINS
WEIGHT = zeros(STAGES, COUNT)
for place, name in enumerate(NAMES):
    for number, weight in enumerate(WEIGHTS.get(name, ())):  # a new ally counts nothing until it is fitted
        WEIGHT[number][place] = weight


class Worth:
    """Reads from a table what each seat has, as whole numbers, and weighs it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.amount = zeros(most.SEATS, COUNT)
        self.best = zeros(most.SEATS * DOMAINS)  # points by seat and domain
        self.plain = zeros(most.SEATS)
        self.won = zeros(most.SEATS)
        self.gone = zeros(DOMAINS)  # goals of each domain that are not to come
        self.worth = zeros(most.SEATS)
        self.stage = 0

    def read(self) -> None:
        """Set `amount` for all seats."""
        left = self.table.rounds - self.table.round
        self.stage = left if left < LAST_STAGE else LAST_STAGE
        for domain in range(DOMAINS):
            self.gone[domain] = 0
        for seat in range(self.table.seats):
            self.plain[seat] = 0
            self.won[seat] = 0
            for domain in range(DOMAINS):
                self.best[seat * DOMAINS + domain] = 0
        for i in range(self.table.awarded):
            seat = self.table.award_seat[i]
            domain = self.table.award_goal[i] >> 3
            points = self.table.award_goal[i] & 7
            self.gone[domain] += 1
            if seat < self.table.seats:
                self.plain[seat] += points
                self.won[seat] += 1
                if points > self.best[seat * DOMAINS + domain]:
                    self.best[seat * DOMAINS + domain] = points
        for seat in range(self.table.seats):
            self.read_goals(seat)
            self.read_allies(seat)

    def read_goals(self, seat: int) -> None:
        """What the won goals bring, how far it is to all six domains, and what those would bring (K2.9)."""
        own = self.amount[seat]
        missing = 0
        to_come = IN_DOMAIN
        would_bring = DOMAINS - self.won[seat]
        for domain in range(DOMAINS):
            would_bring += 2 * self.best[seat * DOMAINS + domain]
            if self.best[seat * DOMAINS + domain] == 0:
                missing += 1
                if IN_DOMAIN - self.gone[domain] < to_come:
                    to_come = IN_DOMAIN - self.gone[domain]
        would_bring += (LEAST - 1) * missing - self.plain[seat]  # they are no longer others, each 1 less
        would_bring = 0 if would_bring < 0 else would_bring
        own[POINTS] = self.plain[seat] + would_bring if missing == 0 else self.plain[seat]
        own[GOALS_WON] = self.won[seat]
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
        for card in range(ally.COUNT):
            own[ALLY + card] = (self.table.whole_deck & ~self.table.discard[seat]) >> card & 1

    def weigh(self) -> None:
        """Set `worth` for all seats: 1,024 more make a seat e times as likely to win."""
        self.read()
        for seat in range(self.table.seats):
            whole = 0
            for i in range(COUNT):
                whole += WEIGHT[self.stage][i] * self.amount[seat][i]
            self.worth[seat] = whole

    def amounts(self) -> tuple[int, list[list[int]]]:
        """The stage, and by seat what `read` finds."""
        self.read()
        return self.stage, [[self.amount[seat][i] for i in range(COUNT)] for seat in range(self.table.seats)]
