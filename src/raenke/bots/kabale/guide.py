"""What the search knows of Kabale & Hiebe."""

from raenke.bots.kabale.expecting import Expecting
from raenke.bots.kabale.policy import Policy
from raenke.bots.kabale.worth import Worth
from raenke.core.guide import Guide as CoreGuide
from raenke.kabale.imagine import Imagining
from raenke.kabale.table import Table
from raenke.kabale.view import KabaleView

LEAD = 2500.0  # of what a table is worth: half way to the best one can have
LEAD_POINTS = 10.0  # the same when the game is over


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
        self.worth = Worth(self.own)
        if not self.knows:
            Expecting(self.policy).expect(self.imagining)

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
            self.measure_lead(LEAD_POINTS)
        else:
            self.share_worth(self.worth, LEAD)


def guide_of(view: KabaleView, seed: int, truth: Table | None = None) -> Guide:
    """A guide for tables imagined from a view."""
    return Guide(Imagining(view), seed, truth)
