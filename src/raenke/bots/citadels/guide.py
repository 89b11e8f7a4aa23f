"""What the search knows of Ohne Furcht und Adel."""

from raenke.bots.citadels.policy import likings
from raenke.citadels import district, do, most
from raenke.citadels.cards import CHARACTER_RANK, DISTRICT_COST, DISTRICT_POINTS
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
USELESS = 0.2  # a card that the city or the hand has already
DEAR = 0.05  # more for each gold that a card costs
LEAD = 10.0  # points that are half way to the best one can have
POINT = 1e6  # before what breaks ties

# What can use a second copy of a card: as a set of names, wider than C's `1`.
ONE = 1
USERS = ONE << district.LABORATORY | ONE << district.MUSEUM | ONE << district.QUARRY

POINTS = DISTRICT_POINTS
COST = DISTRICT_COST
RANK = CHARACTER_RANK

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
        self.spread = 0.35
        self.wide = 1.0  # what is seldom tried has a tree that has learnt little, and looks worse than it is
        self.is_free = self.own.options.duplicates == "allowed"  # C4.17

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
        if whole == 0:
            for i in range(self.own.offers):
                self.weight[i] = 1
            return self.own.offers
        return whole

    def readiness(self, move: int) -> int:
        held = self.own.held[self.own.to_move]
        if move == do.DRAW:
            return 100 if held == 0 else 30 if held == 1 else 8
        if move >= do.EXCHANGE and move < do.PEEK:
            more = self.own.held[move - do.EXCHANGE] - held
            return 20 * more if more > 0 else 1
        if move >= do.KEEP and move < do.DISCARD and self.is_idle(move - do.KEEP):
            return 0
        if move >= do.MURDER and move < do.EXCHANGE and self.own.face_up >> RANK[move & 31] & 1:
            return 0  # nobody can have what lies face up
        return READY[move]

    def is_idle(self, kind: int) -> bool:
        """Whether a card is good for nothing: the city has one, and nothing that could use a second."""
        has = self.own.has[self.own.to_move]
        return not self.is_free and has >> kind & 1 != 0 and not has & USERS

    # What a table is worth

    def assess(self) -> None:
        self.own.count_points()
        if self.own.over:
            for seat in range(self.own.seats):
                self.value[seat] = self.final(seat)
            self.share_win()
            self.measure_lead(LEAD * POINT)
        else:
            for seat in range(self.own.seats):
                self.value[seat] = self.standing(seat)
            self.share_values(TEMPERATURE)
            self.measure_lead(LEAD)

    def final(self, seat: int) -> float:
        """Points, then points of districts, then gold, as one number (C3.6)."""
        districts = 0
        for i in range(self.own.size[seat]):
            cell = self.own.city[seat][i]
            districts += POINTS[cell >> 1] + (cell & 1)
        return self.own.points[seat] * POINT + districts * 1e3 + self.own.gold[seat]

    def standing(self, seat: int) -> float:
        """What a seat may have in the end."""
        gold = self.own.gold[seat]
        value = self.own.points[seat] + DISTRICT * self.own.size[seat]
        value += GOLD * (gold if gold < GOLD_USED else GOLD_USED)
        return value + self.cards(seat)

    def cards(self, seat: int) -> float:
        """What the hand is worth: cards that can be built one day, up to some, and little for the rest."""
        value = 0.0
        useful = 0
        last = district.COUNT
        for i in range(self.own.held[seat]):
            kind = self.own.hand[seat][i]
            if useful < CARDS_USED and ((kind != last and not self.own.has[seat] >> kind & 1) or self.is_free):
                useful += 1
                value += CARD + DEAR * (COST[kind] - 3)
            else:
                value += USELESS
            last = kind
        return value


def guide_of(view: CitadelsView, seed: int, truth: Table | None = None) -> Guide:
    """A guide for tables imagined from a view."""
    imagining = Imagining(view)
    if truth is None:
        imagining.expect(*likings(view))
    return Guide(imagining, seed, truth)
