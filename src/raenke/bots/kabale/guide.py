"""What the search knows of Kabale & Hiebe."""

from math import exp

from raenke.bots.kabale.greedy import PRICE
from raenke.bots.kabale.taste import BELOW, LACKED, LIKED, OWNED, PAIRED
from raenke.core.guide import Guide as CoreGuide
from raenke.kabale.cards import (
    ALCHEMIST,
    ALLIES,
    ALLIES_MOST,
    CLOAKED,
    EXPLORER,
    JULIET,
    MINSTREL,
    PRINCE,
    ROMEO,
    SQUIRE,
    TRAITOR,
    UP,
)
from raenke.kabale.codes import LAYING
from raenke.kabale.imagine import Imagining
from raenke.kabale.table import Table

TEMPER = 2.0  # and one more for each round to come; fitted to who won of 200 games among greedy bots
AT_HOME = 25

# What it is worth to have an ally in hand or pile when a round begins, and not among those that were spent.
KEPT = 0.45
KEPT_LAST = 0.13
WORTH = [0.0] * 25
for place in range(25):
    WORTH[place] = round(PRICE[ALLIES[place]] - sum(PRICE.values()) / 25, 6)

CARD = [0] * 130
CROWD = [0] * 104
for place in range(130):
    CARD[place] = LIKED[place // 5][0][place % 5]
for place in range(104):
    CROWD[place] = LIKED[place // 4][1][place % 4]
LACK = [0] * 6
for place in range(6):
    LACK[place] = LACKED[place]
OWN = [0] * 4
for place in range(4):
    OWN[place] = OWNED[place]
BOTTOM = [0] * 9
for place in range(9):
    BOTTOM[place] = BELOW[place]
PAIR = [0] * 2
for place in range(2):
    PAIR[place] = PAIRED[place]

PARTNER = [0] * 32
for place in range(32):
    PARTNER[place] = {PRINCE: SQUIRE, SQUIRE: PRINCE, ROMEO: JULIET, JULIET: ROMEO}.get(place, 31)

# By liking plus 256: how much weight it gives.
WEIGHT = [0] * 512
for place in range(512):
    WEIGHT[place] = max(1, round(256 * exp((place - 256) / 32)))

# By rounds to come times 8 plus domains that are missing: the hope to have all six, as fitted.
HOPE = [0.0] * 64
for place in range(64):
    HOPE[place] = round((1 - 0.85 ** (place // 8)) ** (place % 8), 12)


class Guide(CoreGuide):
    """Thinks on tables imagined from a view; on the true one only to measure what knowing it would be worth."""

    def __init__(self, imagining: Imagining, seed: int, truth: Table | None = None) -> None:
        self.imagining = imagining
        self.truth = truth
        self.knows = truth is not None
        self.own = imagining.table()
        super().__init__(self.own, seed)
        self.appeal = [0] * 6
        self.crowd = [0] * 6
        self.laid = [0] * 6
        self.best = [0] * 6

    def deal(self) -> None:
        if self.knows:
            self.own.copy_from(self.truth)  # type: ignore[arg-type]
        else:
            self.imagining.deal(self.own, self.chance)

    def look(self) -> None:
        self.rounds = self.own.round

    def sight(self) -> int:
        return self.own.phase + 1

    # Which moves to try

    def weigh(self) -> int:
        """As the greedy bot might lay; answers to a choice are all alike."""
        phase = self.own.phase
        if phase == LAYING:
            for column in range(self.own.seats):
                self.look_at(column)
        whole = 0
        for i in range(self.own.offers):
            weight = self.liking(self.own.offer[i] >> 3, self.own.offer[i] & 7) if phase == LAYING else 1
            self.weight[i] = weight
            whole += weight
        return whole

    def look_at(self, column: int) -> None:
        """What a column means to the seat that lays a card, whichever card; that seat knows its own."""
        seat = self.own.active
        length = self.own.length[column]
        count = 0
        laid = 0
        cell = 0
        for i in range(length):
            cell = self.own.column[column][i]
            if cell >> 5 & 7 == seat:
                count += 1
                laid |= 1 << (cell & 31)
        below = 0
        if length > 0:
            face = cell >> 8 & 3
            card = cell & 31
            if face == UP or face == CLOAKED:
                below = 1
            elif cell >> 5 & 7 != seat:
                below = 2
            else:
                below = 4 + card - EXPLORER if EXPLORER <= card <= TRAITOR else 3
        lacking = (self.own.goal[column] & 7) - length
        self.appeal[column] = LACK[lacking if lacking > 0 else 0] + OWN[count if count < 3 else 3] + BOTTOM[below]
        self.crowd[column] = length - count if length - count < 3 else 3
        self.laid[column] = laid

    def liking(self, card: int, column: int) -> int:
        goal = self.own.goal[column]
        kind = AT_HOME if ALCHEMIST <= card <= MINSTREL and card - ALCHEMIST == goal >> 3 else card
        liked = self.appeal[column] + CARD[kind * 5 + (goal & 7) - 1] + CROWD[kind * 4 + self.crowd[column]]
        if self.laid[column] >> PARTNER[card] & 1:
            liked += PAIR[card == ROMEO or card == JULIET]
        return WEIGHT[liked + 256 if liked > -256 else 0]

    # What a table is worth

    def assess(self) -> None:
        if self.own.over:
            for seat in range(self.own.seats):
                self.hope[seat] = self.own.points[seat]
            self.share_win()
        else:
            for seat in range(self.own.seats):
                self.hope[seat] = self.standing(seat) + self.temper() * self.kept(seat)
            self.share_hope(self.temper())

    def temper(self) -> float:
        return TEMPER + self.own.rounds - self.own.round + 1

    def kept(self, seat: int) -> float:
        """What the allies are worth that a seat has not spent; between rounds none lies in a column."""
        worth = 0.0
        for card in range(ALLIES_MOST):
            if (self.own.whole_deck & ~self.own.discard[seat]) >> card & 1:
                worth += WORTH[card]
        return worth * (KEPT if self.own.round < self.own.rounds else KEPT_LAST)

    def standing(self, seat: int) -> float:
        """What a seat's goals are worth, with the hope of all six domains in the rounds to come (K2.9)."""
        for domain in range(6):
            self.best[domain] = 0
        plain = 0
        doubled = 6
        for i in range(self.own.awarded):
            if self.own.award_seat[i] == seat:
                goal = self.own.award_goal[i]
                points = goal & 7
                plain += points
                doubled -= 1
                self.best[goal >> 3] = points if points > self.best[goal >> 3] else self.best[goal >> 3]
        missing = 0
        for domain in range(6):
            missing += self.best[domain] == 0
            doubled += 2 * self.best[domain]
        doubled += 2 * missing
        if doubled <= plain:
            return plain
        return plain + HOPE[(self.own.rounds - self.own.round + 1) * 8 + missing] * (doubled - plain)
