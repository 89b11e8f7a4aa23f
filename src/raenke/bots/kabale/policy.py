"""How much a seat likes each move, from what it sees: the greedy bot follows this, the search expects it of others."""

from collections.abc import Sequence
from math import exp
from typing import NamedTuple

from raenke.bots.kabale import evaluation
from raenke.bots.kabale.policy_weights import (
    AFTER,
    BEFORE,
    BELOW,
    ENDED,
    GAINED,
    LACKED,
    LIKED_AT_HOME,
    OWNED,
    PAIRED,
    PARTNERS,
    WEIGHTS,
)
from raenke.core.arrays import zeros
from raenke.core.codes import NOBODY
from raenke.kabale import ally, bits, do, facing, most, none, phase, verdict
from raenke.kabale.cards import GOALS
from raenke.kabale.table import Table

AT_HOME = ally.COUNT
STATES = 11  # the states of a seat in a column: see `state`
LEADING = 6  # the first state of who leads
AHEAD = 8  # the first state with a clear lead
NO_ALLY = -1
FAR = 1000  # more than any sum

ROWS = [WEIGHTS[card] for card in range(ally.COUNT)]
LIKED = [*(row[2:] for row in ROWS), LIKED_AT_HOME]
CARD = [liked for by_points, _ in LIKED for liked in by_points]
CROWD = [liked for _, by_crowd in LIKED for liked in by_crowd]
LACK = list(LACKED)
OWN = list(OWNED)
BOTTOM = list(BELOW)
PAIR = list(PAIRED)
THEN = [liked for row in AFTER for liked in row]
NOW = [liked for row in BEFORE for liked in row]
GAIN = list(GAINED)
END = list(ENDED)
COST = [round(32 * price) for price, *_ in ROWS]

PARTNER = [PARTNERS.get(card, none.CARD) for card in range(ally.COUNT)]

# The weight of a move by its liking plus 256: 16 more liking makes a move e times as likely.
WEIGHT = zeros(512)
for place in range(512):
    WEIGHT[place] = min(30_000_000, max(1, round(64 * exp((place - 256) / 16))))


class Liked(NamedTuple):
    """How much a seat likes a move; for laying a card, whether another player leads the column, and whether the card
    would fulfil the goal with the seat clearly ahead."""

    liking: int
    is_behind: bool = False
    would_win: bool = False


class Policy:
    """Weighs moves on one table. A seat uses its own cards and open cards, and ignores all others."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.judge = self.table.judge
        self.liking = 0  # for the move weighed last; `stands` is the seat's state after it
        self.stands = 0
        self.appeal = zeros(most.SEATS)
        self.crowd = zeros(most.SEATS)
        self.own = zeros(most.SEATS)
        self.lacking = zeros(most.SEATS)
        self.leader = zeros(most.SEATS)
        self.lead = [0.0] * 6
        self.cells = zeros(most.SEATS, most.COLUMN)
        self.seen = zeros(most.SEATS)
        # By seat times 64 plus goal: what the goal would add to the value of all its goals, and its class out of seven.
        self.gain = [0.0] * 384
        self.gain_class = zeros(384)
        rounds = table.rounds - table.round
        for seat in range(table.seats):
            for goal in GOALS:
                gain = evaluation.of(table, seat, goal, rounds) - evaluation.of(table, seat, none.GOAL, rounds)
                self.gain[seat * 64 + goal] = gain
                self.gain_class[seat * 64 + goal] = (
                    (gain >= 1.5) + (gain >= 2.5) + (gain >= 3.5) + (gain >= 4.5) + (gain >= 6.5) + (gain >= 10)
                )

    def look(self) -> None:
        """Look at the table from the deciding seat, before weighing its moves."""
        for seat in range(self.table.seats):
            self.lead[seat] = 0.0
        for column in range(self.table.seats):
            self.look_at(column)

    def weight(self, move: int) -> int:
        """How likely the seat makes a move, from the last `look`."""
        if self.table.phase == phase.LAYING:
            return self.of_laying(move >> 3, move & 7)
        if self.table.phase == phase.CLOAKING:
            return self.of_slipping(NO_ALLY if move == do.DECLINE else move - do.SLIP)
        return self.of_swapping(self.table.choice_column if move == do.DECLINE else move - do.SWAP)

    def liked(self, moves: Sequence[int]) -> list[Liked]:
        """What the deciding seat thinks of its moves."""
        self.look()
        found = []
        for move in moves:
            self.weight(move)
            if self.table.phase == phase.LAYING:
                leader = self.leader[move & 7]
                would_win = self.lacking[move & 7] <= 1 and self.stands >= AHEAD
                found.append(Liked(self.liking, leader not in (NOBODY, self.table.to_move), would_win))
            else:
                found.append(Liked(self.liking))
        return found

    # Columns

    def look_at(self, column: int) -> None:
        """Find what a column means to the seat, whatever card it lays there."""
        seat = self.table.to_move
        length = self.table.length[column]
        goal = self.table.goal[column]
        seen = 0
        count = 0
        own = 0
        cell = 0
        for i in range(length):
            cell = self.table.column[column][i]
            self.cells[column][seen] = cell  # the next cell overwrites this one if the seat does not see it
            if bits.seat(cell) == seat:
                own |= 1 << bits.card(cell)
                count += 1
                seen += 1
            else:
                seen += bits.face(cell) & facing.SEEN
        lacking = (goal & 7) - length
        lacking = 0 if lacking < 0 or self.table.closed >> column & 1 else lacking
        self.own[column] = own
        self.seen[column] = seen
        self.lacking[column] = lacking
        self.crowd[column] = length - count if length - count < 3 else 3
        state = self.state(seat, column, seen, goal)
        self.leader[column] = self.judge.winner
        if self.judge.winner >= 0:
            self.lead[self.judge.winner] += self.gain[self.judge.winner * 64 + goal]
        self.appeal[column] = (
            LACK[lacking]
            + OWN[count if count < 3 else 3]
            + BOTTOM[self.kind_of_bottom(seat, cell, length)]
            + NOW[(lacking if lacking < 3 else 3) * STATES + state]
            + GAIN[self.gain_class[seat * 64 + goal]]
        )

    def kind_of_bottom(self, seat: int, cell: int, length: int) -> int:
        """The kind of card that a new card would lie below: see `BELOW`."""
        face = bits.face(cell)
        card = bits.card(cell)
        if length == 0:
            return 0
        if face == facing.UP or face == facing.CLOAKED:
            return 1
        if bits.seat(cell) != seat:
            return 2
        return 4 + card - ally.EXPLORER if ally.EXPLORER <= card <= ally.TRAITOR else 3

    def state(self, seat: int, column: int, count: int, goal: int) -> int:
        """A seat's state in a column with this many seen cards: 0 without a winner, 1 to 5 behind, 6 to 10 ahead."""
        self.judge.judge(self.cells[column], count, goal >> 3)
        winner = self.judge.winner
        if self.judge.decided == verdict.BY_PAIR:
            return 10 if winner == seat else 1
        if winner < 0:
            return 0
        sign = -1 if self.judge.lowest_wins else 1
        best = -FAR
        for other in range(self.table.seats):
            if other != seat and self.judge.parts >> other & 1 and sign * self.judge.total[other] > best:
                best = sign * self.judge.total[other]
        if best == -FAR:
            best = -24 if self.judge.lowest_wins else 0
        ahead = sign * self.judge.total[seat] - best
        if winner == seat:
            return LEADING + (ahead > 6) + (ahead > 12) + (ahead > 24)
        if self.judge.lowest_wins and not self.judge.parts >> seat & 1:
            return 2
        return 5 - (ahead < -6) - (ahead < -12) - (ahead < -24)

    # Moves

    def of_laying(self, card: int, column: int) -> int:
        seat = self.table.to_move
        goal = self.table.goal[column]
        kind = AT_HOME if ally.ALCHEMIST <= card <= ally.MINSTREL and card - ally.ALCHEMIST == goal >> 3 else card
        liked = self.appeal[column] + CARD[kind * 5 + (goal & 7) - 1] + CROWD[kind * 4 + self.crowd[column]]
        if self.own[column] >> PARTNER[card] & 1:
            liked += PAIR[card == ally.ROMEO or card == ally.JULIET]
        self.cells[column][self.seen[column]] = bits.of(card, seat, 0, 0, 0)
        self.stands = self.state(seat, column, self.seen[column] + 1, goal)
        lacking = self.lacking[column]
        if lacking == 1 and self.table.lacking & ~self.table.closed == 1 << column:
            liked += END[self.ending(seat, column, goal)]
        lacking -= lacking > 0
        return self.weight_of(liked + THEN[(lacking if lacking < 3 else 3) * STATES + self.stands])

    def ending(self, seat: int, column: int, goal: int) -> int:
        """How good it is for the seat if the card just judged ends the round: 0 bad to 4 good."""
        lead = self.lead[seat]
        others = -lead
        for other in range(self.table.seats):
            others += self.lead[other]
        if self.leader[column] == seat:
            lead -= self.gain[seat * 64 + goal]
        elif self.leader[column] >= 0:
            others -= self.gain[self.leader[column] * 64 + goal]
        if self.judge.winner == seat:
            lead += self.gain[seat * 64 + goal]
        elif self.judge.winner >= 0:
            others += self.gain[self.judge.winner * 64 + goal]
        lead -= others / (self.table.seats - 1)
        return (lead >= -2) + (lead >= 0) + (lead >= 2) + (lead >= 4)

    def of_slipping(self, card: int) -> int:
        """The weight of slipping an ally, or none, under the revealed Cloak (K3.4)."""
        seat = self.table.to_move
        column = self.table.choice_column
        goal = self.table.goal[column]
        seen = 0
        for i in range(self.table.length[column]):
            cell = self.table.column[column][i]
            self.cells[column][seen] = cell
            seen += 1 if bits.seat(cell) == seat or bits.face(cell) & facing.SEEN else 0
            if i == self.table.choice_place and card != NO_ALLY:
                self.cells[column][seen] = bits.of(card, seat, 0, 0, 0)
                seen += 1
        lacking = (goal & 7) - self.table.length[column] - (card != NO_ALLY)
        lacking = 0 if lacking < 0 else 3 if lacking > 3 else lacking
        liked = THEN[lacking * STATES + self.state(seat, column, seen, goal)]
        liked = liked * (2 + self.gain_class[seat * 64 + goal]) >> 2  # rounds down, compiled or not
        return self.weight_of(liked if card == NO_ALLY else liked - COST[card])

    def of_swapping(self, other: int) -> int:
        """The weight of swapping the Traitor's goal with another column's, or with its own for no swap (K3.5)."""
        seat = self.table.to_move
        worth = 0.0
        for column in range(self.table.seats):
            goal = self.table.goal[column]
            if column == self.table.choice_column:
                goal = self.table.goal[other]
            elif column == other:
                goal = self.table.goal[self.table.choice_column]
            self.judge.judge(self.cells[column], self.seen[column], goal >> 3)
            winner = self.judge.winner
            if winner == seat:
                worth += self.gain[seat * 64 + goal]
            elif winner >= 0:
                worth -= self.gain[winner * 64 + goal] / (self.table.seats - 1)
        liked = int(worth * 24)
        return self.weight_of(liked)

    def leads(self) -> bool:
        """Whether the seat would win the column, as far as it sees, with the card weighed last."""
        return self.stands >= LEADING

    def weight_of(self, liking: int) -> int:
        self.liking = liking
        return WEIGHT[0 if liking < -256 else 511 if liking > 255 else liking + 256]
