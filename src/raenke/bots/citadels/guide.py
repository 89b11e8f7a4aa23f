"""What the search knows of Ohne Furcht und Adel."""

from raenke.bots.citadels.policy import likings
from raenke.citadels import district, do, most
from raenke.citadels.cards import DISTRICT_COST, DISTRICT_POINTS
from raenke.citadels.imagine import Imagining
from raenke.citadels.table import Table
from raenke.citadels.view import CitadelsView
from raenke.core.arrays import zeros
from raenke.core.guide import Guide as CoreGuide

# What counts besides points before the game is over: districts, because they bring the end nearer; gold and cards, as
# far as they can be used. Fitted to who won 200 games among greedy bots.
TEMPERATURE = 8.0
DISTRICT = 4.5
GOLD = 1.0
GOLD_USED = 8
CARD = 1.1
CARDS_USED = 5

POINTS = DISTRICT_POINTS

# How readily a move is tried: moves that cost nothing first, building rather than not, and each of the many things that
# can be destroyed or put away only rarely.
READY = zeros(most.MOVES)
for place in range(most.MOVES):
    READY[place] = 10
for place in (do.INCOME, do.BONUS, do.CARDS, do.LEVY, do.NAVIGATE_GOLD, do.NAVIGATE_CARDS, do.CITY, do.LOOK):
    READY[place] = 200
READY[do.GOLD] = 30
READY[do.RECOVER] = 20
for place in range(64):
    READY[do.DISCARD + place] = 2
    READY[do.LABORATORY + place] = 2
    READY[do.MUSEUM + place] = 5
    READY[do.EMBELLISH + place] = 5
for place in range(1024):
    READY[do.DESTROY + place] = 1
    READY[do.ARMORY + place] = 1
for place in range(district.COUNT):
    READY[do.BUILD + place] = 40 + 30 * DISTRICT_COST[place]
    READY[do.KEEP + place] = 2 + DISTRICT_COST[place]
    READY[do.PICK + place] = 2 + DISTRICT_COST[place]
    READY[do.CHOOSE + place] = 2 + DISTRICT_COST[place]


class Guide(CoreGuide):
    """Thinks on tables imagined from a view; on the true table only to measure what knowing it would be worth."""

    def __init__(self, imagining: Imagining, seed: int, truth: Table | None = None) -> None:
        self.imagining = imagining
        self.truth = truth
        self.knows = truth is not None
        self.own = imagining.table()
        super().__init__(self.own, seed)
        self.spread = 0.2

    def deal(self) -> None:
        if self.knows:
            self.own.copy_from(self.truth)  # type: ignore[arg-type]
        else:
            self.imagining.deal(self.own, self.chance)

    def look(self) -> None:
        self.rounds = self.own.round

    def sight(self) -> int:
        return self.own.phase + 16 * self.own.turn_character + 512 * self.own.round

    # Which moves to try

    def weigh(self) -> int:
        whole = 0
        for i in range(self.own.offers):
            weight = self.readiness(self.own.offer[i])
            self.weight[i] = weight
            whole += weight
        return whole

    def readiness(self, move: int) -> int:
        held = self.own.held[self.own.to_move]
        if move == do.DRAW:
            return 100 if held == 0 else 30 if held == 1 else 8
        if move >= do.EXCHANGE and move < do.PEEK:
            more = self.own.held[move - do.EXCHANGE] - held
            return 20 * more if more > 0 else 1
        return READY[move]

    # What a table is worth

    def assess(self) -> None:
        self.own.count_points()
        if self.own.over:
            for seat in range(self.own.seats):
                self.value[seat] = self.final(seat)
            self.share_win()
        else:
            for seat in range(self.own.seats):
                self.value[seat] = self.standing(seat)
            self.share_values(TEMPERATURE)

    def final(self, seat: int) -> float:
        """Points, then points of districts, then gold, as one number (C3.6)."""
        districts = 0
        for i in range(self.own.size[seat]):
            cell = self.own.city[seat][i]
            districts += POINTS[cell >> 1] + (cell & 1)
        return self.own.points[seat] * 1e6 + districts * 1e3 + self.own.gold[seat]

    def standing(self, seat: int) -> float:
        """What a seat may have in the end."""
        gold = self.own.gold[seat]
        held = self.own.held[seat]
        value = self.own.points[seat] + DISTRICT * self.own.size[seat]
        value += GOLD * (gold if gold < GOLD_USED else GOLD_USED)
        return value + CARD * (held if held < CARDS_USED else CARDS_USED)


def guide_of(view: CitadelsView, seed: int, truth: Table | None = None) -> Guide:
    """A guide for tables imagined from a view."""
    imagining = Imagining(view)
    if truth is None:
        imagining.expect(likings(view))
    return Guide(imagining, seed, truth)
