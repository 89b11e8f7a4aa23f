"""What others may have laid face down, by several manners of play."""

from raenke.bots.kabale.policy import Policy
from raenke.bots.kabale.policy_weights import WEIGHTS
from raenke.core.arrays import zeros
from raenke.kabale import ally, most, phase
from raenke.kabale.cards import PRINTED
from raenke.kabale.imagine import Imagining

# Nobody knows how a stranger chooses. Who is even cannot be foreseen; who is greedy plays by the weights of that bot.
# The others are set down by hand: a striver lays high numbers under goals of many points, a taker takes the lead as
# cheaply as possible, a saver spends low numbers first.
EVEN, GREEDY, STRIVER, TAKER, SAVER = range(5)
MANNERS = ("even", "greedy", "striver", "taker", "saver")
COUNT = 5
USUALLY = [1, 4, 1, 1, 1]  # how likely a player has each of them

# A manner likes a card by its doubled number, above or below the usual one. As for all weights, 16 more liking makes a
# move e times as likely.
USUAL = 18
NUMBER = [0 if number < 0 else number - USUAL for number in PRINTED]  # nobody knows what a Doppelgänger will count
EVENLY = 64
TAKEN = 32  # what taking the lead is worth to a taker

# Odds that a back is some card: at least NEVER even if its owner would never lay it there, more if the owner would.
NEVER = 100
SURELY = 10_000

HAND = [WEIGHTS[card][1] for card in range(ally.COUNT)]  # how often an ally is in hand, in percent of chance

WHOLE = 1 << 13  # what the odds of a back are together, for each share of a manner


class Expecting:
    """Sets the odds of hidden cards by how likely their owners lay them there or keep them in hand."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy
        self.table = self.policy.table
        self.manners = (1 << COUNT) - 1  # those that are thought possible
        self.taste = zeros(COUNT)
        self.tastes = zeros(COUNT * most.SEATS * ally.COUNT)  # by manner, column and card
        self.zeal = zeros(COUNT * ally.COUNT)
        self.whole = zeros(COUNT)
        self.card = zeros(ally.COUNT)
        self.count = 0
        self.ready = zeros(ally.COUNT)
        self.all_ready = 0
        self.odds = zeros(ally.COUNT)

    def expect(self, imagining: Imagining) -> None:
        """Make the deal of hidden cards follow these odds."""
        for seat in range(self.table.seats):
            if seat != imagining.known:
                self.expect_backs(imagining, seat)
        for card in range(ally.COUNT):
            imagining.expect_in_hand(card, HAND[card])

    def expect_backs(self, imagining: Imagining, seat: int) -> None:
        """Set the odds of each card for each back of a seat: how likely the seat lays this card there, rather than
        elsewhere or another card, by all manners."""
        sure = imagining.sure_count[seat]
        self.count = sure + imagining.maybe_count[seat]
        for i in range(self.count):
            self.card[i] = imagining.sure[seat][i] if i < sure else imagining.maybe[seat][i - sure]
        self.see_as(imagining, seat)
        self.measure()
        for back in range(imagining.new_count[seat]):
            for i in range(self.count):
                self.odds[i] = 1
            for manner in range(COUNT):
                if self.manners >> manner & 1:
                    self.prepare(manner, imagining.new_backs[seat][back] >> 8)
                    for i in range(self.count):
                        self.odds[i] += USUALLY[manner] * WHOLE * self.ready[i] // self.all_ready
            for i in range(self.count):
                imagining.expect_as_back(seat, back, self.card[i], self.odds[i])

    def see_as(self, imagining: Imagining, seat: int) -> None:
        """Lay the table as it was when a seat had not yet laid its backs: it saw the columns without them."""
        self.table.copy_from(imagining.template)
        self.table.phase = phase.LAYING
        self.table.to_move = seat
        self.table.lacking = 0  # so that no card ends the round
        for back in range(imagining.old_count[seat]):
            self.cut_at(imagining.old_backs[seat][back])
        for back in range(imagining.new_count[seat]):
            self.cut_at(imagining.new_backs[seat][back])

    def cut_at(self, at: int) -> None:
        column = at >> 8
        if at & 255 < self.table.length[column]:
            self.table.length[column] = at & 255

    def measure(self) -> None:
        """Set how readily each manner lays each of the cards in each column, and anywhere that is not closed."""
        self.policy.look()
        for manner in range(COUNT):
            self.whole[manner] = 0
            for card in range(ally.COUNT):
                self.zeal[manner * ally.COUNT + card] = 1
        for i in range(self.count):
            card = self.card[i]
            for column in range(self.table.seats):
                self.try_card(card, column)
                for manner in range(COUNT):
                    self.tastes[(manner * most.SEATS + column) * ally.COUNT + card] = self.taste[manner]
                    if not self.table.barred >> column & 1:
                        self.zeal[manner * ally.COUNT + card] += self.taste[manner]
            for manner in range(COUNT):
                self.whole[manner] += self.zeal[manner * ally.COUNT + card]

    def try_card(self, card: int, column: int) -> None:
        """Set how readily each manner lays a card in a column."""
        goal = self.table.goal[column]
        number = NUMBER[card * 8 + (goal >> 3)]
        self.taste[EVEN] = EVENLY
        self.taste[GREEDY] = self.policy.of_laying(card, column)
        taken = TAKEN if self.policy.leads() else 0
        self.taste[STRIVER] = self.policy.weight_of(number * (2 * (goal & 7) - 5) >> 2)  # rounds down, compiled or not
        self.taste[TAKER] = self.policy.weight_of(taken - (number >> 1))
        self.taste[SAVER] = self.policy.weight_of(-number)

    def prepare(self, manner: int, column: int) -> None:
        """Set the odds of each card in a column by one manner: that it lies there, rather than elsewhere or in hand."""
        usual = self.whole[manner] // self.count
        self.all_ready = 0
        for i in range(self.count):
            card = self.card[i]
            readily = SURELY * self.tastes[(manner * most.SEATS + column) * ally.COUNT + card]
            self.ready[i] = NEVER + readily // (self.zeal[manner * ally.COUNT + card] + usual)
            self.all_ready += self.ready[i]
