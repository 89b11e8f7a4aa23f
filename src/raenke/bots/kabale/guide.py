"""What the search knows of Kabale & Hiebe."""

from raenke.bots.kabale.policy import Policy
from raenke.bots.kabale.policy_weights import WEIGHTS
from raenke.core.guide import Guide as CoreGuide
from raenke.kabale import ally, none
from raenke.kabale.imagine import Imagining
from raenke.kabale.table import Table
from raenke.kabale.view import KabaleView

LEAD = 10.0  # points that are half way to the best one can have
TEMPERATURE = 2.0  # and one more for each round to come; fitted to the winners of 200 games between greedy bots

# What it is worth to have an ally in hand or pile, not spent, when a round begins.
KEPT = 0.45
KEPT_LAST = 0.13
PRICE = [WEIGHTS[card][0] for card in range(ally.COUNT)]
WORTH = [round(price - sum(PRICE) / len(PRICE), 6) for price in PRICE]


class Guide(CoreGuide):
    """Thinks on tables imagined from a view; uses the true table only to measure what knowing it is worth.

    Only the first decision is searched. Later decisions depend on cards that change all the time, so a tree would
    almost never reach the same one twice. There the weights choose, from the table at that moment.
    """

    def __init__(self, imagining: Imagining, seed: int, truth: Table | None = None) -> None:
        self.imagining = imagining
        self.truth = truth
        self.knows = truth is not None
        self.own = imagining.table()
        super().__init__(self.own, seed)
        self.reach = 1
        self.policy = Policy(self.own)
        self.evaluation = self.policy.evaluation
        if not self.knows:
            self.policy.expect(self.imagining)

    def deal(self) -> None:
        if self.knows:
            self.own.copy_from(self.truth)  # type: ignore[arg-type]
        else:
            self.imagining.deal(self.own, self.chance)

    def look(self) -> None:
        self.rounds = self.own.round

    def weigh(self) -> int:
        self.policy.look()
        whole = 0
        for i in range(self.own.offers):
            self.weight[i] = self.policy.weight(self.own.offer[i])
            whole += self.weight[i]
        return whole

    # What a table is worth

    def assess(self) -> None:
        if self.own.over:
            for seat in range(self.own.seats):
                self.value[seat] = self.own.points[seat]
            self.share_win()
        else:
            rounds = self.own.rounds - self.own.round + 1
            for seat in range(self.own.seats):
                goals = self.evaluation.of(seat, none.GOAL, rounds)
                self.value[seat] = goals + (TEMPERATURE + rounds) * self.kept(seat)
            self.share_values(TEMPERATURE + rounds)
        self.measure_lead(LEAD)

    def kept(self, seat: int) -> float:
        """The value of the allies a seat has not spent; between rounds no ally lies in a column."""
        worth = 0.0
        for card in range(ally.COUNT):
            if (self.own.whole_deck & ~self.own.discard[seat]) >> card & 1:
                worth += WORTH[card]
        return worth * (KEPT if self.own.round < self.own.rounds else KEPT_LAST)


def guide_of(view: KabaleView, seed: int, truth: Table | None = None) -> Guide:
    """A guide for tables imagined from a view."""
    return Guide(Imagining(view), seed, truth)
