"""What the search knows of Ohne Furcht und Adel."""

from raenke.bots.citadels.policy import likings
from raenke.bots.citadels.policy_weights import TAKEN, TAKEN_OTHERWISE
from raenke.bots.citadels.worth import Worth
from raenke.citadels import character, colour, district, do, most
from raenke.citadels.cards import CHARACTER_COLOUR, CHARACTER_RANK, DISTRICT_COST, DISTRICT_POINTS
from raenke.citadels.imagine import Imagining
from raenke.citadels.table import Table
from raenke.citadels.view import CitadelsView
from raenke.core.arrays import zeros
from raenke.core.guide import Guide as CoreGuide

LEAD = 1500.0  # of what a table is worth: half way to the best one can have
LEAD_POINTS = 10.0  # the same when the game is over
NEAR = 2  # districts to go in the fullest city
REACH = 256  # decisions of a round that are searched
POINT = 1e6  # before what breaks ties

# What can use a second copy of a card: as a set of names, wider than C's `1`.
ONE = 1
USERS = ONE << district.LABORATORY | ONE << district.MUSEUM | ONE << district.QUARRY

CHEAP = 1  # what a Warlord destroys for nothing

POINTS = DISTRICT_POINTS
COST = DISTRICT_COST
RANK = CHARACTER_RANK
INCOME = CHARACTER_COLOUR

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

# How much a character is liked, and so murdered and robbed, besides what it would bring just now.
LIKED = zeros(character.COUNT)
for place, name in enumerate(character.IDS):
    LIKED[place] = TAKEN.get(name, TAKEN_OTHERWISE)
INCOME_LIKED = 10  # for each gold
BUILDING_LIKED = 14  # for an Architect who has this much gold and so many cards
BUILDING_GOLD = 4
BUILDING_CARDS = 2
CARD_LIKED = 8  # for each card that a Magician may get more
PURSE_LIKED = 2  # for each gold that a Thief may find, beside what he is liked


class Guide(CoreGuide):
    """Thinks on tables imagined from a view; on the true table only to measure what knowing it would be worth."""

    def __init__(self, imagining: Imagining, seed: int, truth: Table | None = None) -> None:
        self.imagining = imagining
        self.truth = truth
        self.knows = truth is not None
        self.begun = 0
        self.near = NEAR
        self.own = imagining.table()
        super().__init__(self.own, seed)
        self.spread = 0.35
        self.wide = 1.0  # what is seldom tried has a tree that has learnt little, and looks worse than it is
        self.is_free = self.own.options.duplicates == "allowed"  # C4.17
        self.worth = Worth(self.own, self.is_free)

    def deal(self) -> None:
        if self.knows:
            self.own.copy_from(self.truth)  # type: ignore[arg-type]
        else:
            self.imagining.deal(self.own, self.chance)
        self.begun = self.own.round

    def look(self) -> None:
        """Near the end a round more is played before the table is assessed, by weights: trees of two rounds agree with
        themselves, and seeds no longer with each other."""
        self.rounds = self.own.round
        self.reach = REACH if self.own.round == self.begun else 0
        if self.own.round > self.begun and self.is_near_end():
            self.rounds -= 1

    def is_near_end(self) -> bool:
        for seat in range(self.own.seats):
            if self.own.size[seat] + self.near >= self.own.needed():
                return True
        return False

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
        if move == do.END and self.wastes():
            return 0
        if move == do.DRAW:
            return 100 if held == 0 else 30 if held == 1 else 8
        if move >= do.EXCHANGE and move < do.PEEK:
            more = self.own.held[move - do.EXCHANGE] - held
            return 20 * more if more > 0 else 1
        if move >= do.KEEP and move < do.DISCARD and self.is_idle(move - do.KEEP):
            return 0
        if move >= do.MURDER and move < do.EXCHANGE and self.own.face_up >> RANK[move & 31] & 1:
            return 0  # nobody can have what lies face up
        if move >= do.TAKE and move < do.PUT:
            return self.liking(move & 31)
        if move >= do.MURDER and move < do.EXCHANGE:
            return LIKED[move & 31]
        return READY[move]

    def liking(self, who: int) -> int:
        """How much the seat to move would like to have this character now."""
        seat = self.own.to_move
        liked = LIKED[who]
        if INCOME[who] != colour.NONE:
            return liked + INCOME_LIKED * self.own.coloured[seat * 8 + INCOME[who]]
        if who == character.ARCHITECT:
            can_build = self.own.gold[seat] >= BUILDING_GOLD and self.own.held[seat] >= BUILDING_CARDS
            return liked + BUILDING_LIKED if can_build else liked
        most = 0
        if who == character.MAGICIAN:
            for other in range(self.own.seats):
                most = max(most, self.own.held[other] - self.own.held[seat])
            return max(liked, CARD_LIKED * most)
        if who == character.THIEF:
            for other in range(self.own.seats):
                if other != seat:
                    most = max(most, self.own.gold[other])
            return liked + PURSE_LIKED * most
        return liked

    def is_idle(self, kind: int) -> bool:
        """Whether a card is good for nothing: the city has one, and nothing that could use a second."""
        has = self.own.has[self.own.to_move]
        return not self.is_free and has >> kind & 1 != 0 and not has & USERS

    def wastes(self) -> bool:
        """Whether ending the turn would waste it: a district could be built, none in hand is worth saving for, and it
        would neither complete the city nor be built for less by the seat's next character."""
        seat = self.own.to_move
        if self.own.size[seat] + 1 >= self.own.needed():
            return False
        for rank in range(self.own.rank + 1, self.own.cast_size):
            if self.own.holder[rank] == seat:
                return False
        for i in range(self.own.held[seat]):
            kind = self.own.hand[seat][i]
            if COST[kind] > self.own.gold[seat] and not self.own.has[seat] >> kind & 1:
                return False
        for i in range(self.own.offers):
            kind = self.own.offer[i] - do.BUILD
            if kind >= 0 and kind < district.COUNT and COST[kind] > CHEAP:
                return True
        return False

    # What a table is worth

    def assess(self) -> None:
        if self.own.over:
            for seat in range(self.own.seats):
                self.value[seat] = self.final(seat)
            self.share_win()
            self.measure_lead(LEAD_POINTS * POINT)
        else:
            self.share_worth(self.worth, LEAD)

    def final(self, seat: int) -> float:
        """Points, then points of districts, then gold, as one number (C3.6)."""
        districts = 0
        for i in range(self.own.size[seat]):
            cell = self.own.city[seat][i]
            districts += POINTS[cell >> 1] + (cell & 1)
        return self.own.points[seat] * POINT + districts * 1e3 + self.own.gold[seat]


def guide_of(view: CitadelsView, seed: int, truth: Table | None = None) -> Guide:
    """A guide for tables imagined from a view."""
    imagining = Imagining(view)
    if truth is None:
        imagining.expect(*likings(view))
    return Guide(imagining, seed, truth)
