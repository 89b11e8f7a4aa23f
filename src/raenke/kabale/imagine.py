"""Possible tables: drawn uniformly from all tables that fit a seat's view, using nothing but that view."""

from raenke.core.arrays import zeros
from raenke.core.chance import Chance
from raenke.core.codes import NOBODY
from raenke.kabale import ally, bits, most
from raenke.kabale.cards import ALLIES, GOALS, goal_of, mask_of
from raenke.kabale.known import table_of
from raenke.kabale.table import Table
from raenke.kabale.view import Back, KabaleView, SeatView


class Imagining:
    """Is built once from a view, then deals as many tables as needed.

    A hidden ally that was not in its pile at the last shuffle (`sure`) is in its owner's hand or face down. The other
    hidden allies (`maybe`) fill the rest of the hand and the backs, and the pile. A back laid before a shuffle is none
    of the allies that went into the pile then. `choices` says how many of `sure` it can be, starting with those that
    have been out of the pile longest. The marked backs are never all among `not_all`: such a deal is dealt again.
    """

    def __init__(self, view: KabaleView) -> None:
        self.seats = view.seats
        self.known = NOBODY if view.seat is None else view.seat
        self.template = table_of(view)
        self.sure = zeros(most.SEATS, ally.COUNT)
        self.sure_count = zeros(most.SEATS)
        self.maybe = zeros(most.SEATS, ally.COUNT)
        self.maybe_count = zeros(most.SEATS)
        self.old_backs = zeros(most.SEATS, ally.COUNT)
        self.choices = zeros(most.SEATS, ally.COUNT)
        self.old_count = zeros(most.SEATS)
        self.new_backs = zeros(most.SEATS, ally.COUNT)
        self.new_count = zeros(most.SEATS)
        self.not_all = zeros(most.SEATS)
        self.goals = zeros(most.GOALS)
        self.goal_count = 0
        self.scratch = zeros(ally.COUNT)
        # How likely each ally is in hand, and as a new back (by seat, place among the new backs, and ally). Without
        # these odds, hands and backs are drawn evenly.
        self.has_odds = False
        self.hand_odds = zeros(ally.COUNT)
        self.back_odds = zeros(most.SEATS * ally.COUNT * ally.COUNT)
        self.odds = zeros(ally.COUNT)
        self.gather(view)

    def gather(self, view: KabaleView) -> None:
        """Find out what is hidden, and where it may be."""
        unseen = list(GOALS)
        for goal in [*view.goals, *(award.goal for award in view.awards)]:
            unseen.remove(goal_of(goal))
        self.goal_count = len(unseen)
        for i in range(self.goal_count):
            self.goals[i] = unseen[i]
        known = set(view.hand)
        backs: list[list[tuple[int, int]]] = [[] for _ in view.players]
        for column, cards in enumerate(view.columns):
            for place, card in enumerate(cards):
                if isinstance(card, Back):
                    backs[card.seat].append((card.era, column * 256 + place))
                elif card.seat == view.seat:
                    known.add(card.card)
        for seat, player in enumerate(view.players):
            own = known if seat == view.seat else set()
            self.gather_cards(seat, player, own)
            self.gather_backs(seat, player, sorted(backs[seat]), own)

    def gather_cards(self, seat: int, player: SeatView, own: set[str]) -> None:
        """Sort a player's hidden allies into `sure` and `maybe`; `sure` starts with those longest out of the pile."""
        sure = sorted((last_renewal(name, player), ALLIES.index(name)) for name in player.played if name not in own)
        self.sure_count[seat] = len(sure)
        for i in range(len(sure)):
            self.sure[seat][i] = sure[i][1]
        maybe = [ALLIES.index(name) for name in player.in_pile_or_played if name not in own]
        self.maybe_count[seat] = len(maybe)
        for i in range(len(maybe)):
            self.maybe[seat][i] = maybe[i]
        self.not_all[seat] = mask_of(player.not_all)

    def gather_backs(self, seat: int, player: SeatView, backs: list[tuple[int, int]], own: set[str]) -> None:
        """Sort a player's backs by the shuffles they were laid after."""
        levels = [last_renewal(name, player) for name in player.played if name not in own]
        for era, at in backs:
            if era == len(player.renewals):
                self.new_backs[seat][self.new_count[seat]] = at
                self.new_count[seat] += 1
            else:
                self.old_backs[seat][self.old_count[seat]] = at
                self.choices[seat][self.old_count[seat]] = sum(level <= era for level in levels)
                self.old_count[seat] += 1

    def expect_in_hand(self, card: int, odds: int) -> None:
        """Set the odds that an ally is in anybody's hand, and deal by odds from now on."""
        self.hand_odds[card] = odds
        self.has_odds = True

    def expect_as_back(self, seat: int, back: int, card: int, odds: int) -> None:
        """Set the odds that an ally is this new back of a seat."""
        self.back_odds[(seat * ally.COUNT + back) * ally.COUNT + card] = odds

    def table(self) -> Table:
        """A table that `deal` can lay."""
        return self.template.copy()

    def drawn(self, chance: Chance) -> Table:
        """A new table, drawn from all tables that fit the view."""
        table = self.table()
        self.deal(table, chance)
        return table

    def deal(self, table: Table, chance: Chance) -> None:
        """Lay this table again, drawn from all tables that fit the view."""
        table.copy_from(self.template)
        for seat in range(self.seats):
            chance.shuffle(self.maybe[seat], self.maybe_count[seat])
            if seat == self.known:
                for i in range(self.maybe_count[seat]):
                    table.pile[seat][i] = self.maybe[seat][i]
            else:
                self.deal_seat(table, seat, chance)
                while self.not_all[seat] and self.are_all_new(table, seat):
                    chance.shuffle(self.maybe[seat], self.maybe_count[seat])
                    self.deal_seat(table, seat, chance)
        chance.shuffle(self.goals, self.goal_count)
        for i in range(table.next_goal, self.seats * table.rounds):
            table.goal_pile[i] = self.goals[i - table.next_goal]

    def deal_seat(self, table: Table, seat: int, chance: Chance) -> None:
        """Deal old backs, then hand and new backs from `sure` and `maybe` together, then the pile from the rest."""
        old = self.old_count[seat]
        for i in range(ally.COUNT):
            self.scratch[i] = self.sure[seat][i]
        for i in range(old):
            j = i + chance.below(self.choices[seat][i] - i)
            card = self.scratch[j]
            self.scratch[j] = self.scratch[i]
            self.turn(table, self.old_backs[seat][i], card)
        rest = self.sure_count[seat] - old
        for i in range(rest):
            self.scratch[i] = self.scratch[old + i]
        if self.has_odds:
            self.deal_by_odds(table, seat, rest, chance)
            return
        held = table.held[seat]
        mixed = held + self.new_count[seat]
        for i in range(rest, mixed):
            self.scratch[i] = self.maybe[seat][i - rest]
        chance.shuffle(self.scratch, mixed)
        for i in range(held):
            table.hand[seat][i] = self.scratch[i]
        for i in range(held, mixed):
            self.turn(table, self.new_backs[seat][i - held], self.scratch[i])
        for i in range(mixed - rest, self.maybe_count[seat]):
            table.pile[seat][i - mixed + rest] = self.maybe[seat][i]

    def deal_by_odds(self, table: Table, seat: int, sure: int, chance: Chance) -> None:
        """Deal the new backs, then the hand, card by card; `sure` cards get more weight because all must be placed.

        `maybe` is shuffled before, and no odds depend on its order, so its rest can be the pile as it is.
        """
        backs = self.new_count[seat]
        places = backs + table.held[seat]
        left = sure + self.maybe_count[seat]
        for i in range(sure, left):
            self.scratch[i] = self.maybe[seat][i - sure]
        for place in range(places):
            of_sure = left - sure if left > sure else 1
            whole = 0
            for i in range(left):
                card = self.scratch[i]
                odds = self.hand_odds[card]
                if place < backs:
                    odds = self.back_odds[(seat * ally.COUNT + place) * ally.COUNT + card]
                self.odds[i] = odds * (of_sure if i < sure else places - place - sure)
                whole += self.odds[i]
            skip = chance.below(whole)
            for i in range(left):
                if skip < self.odds[i]:
                    break
                skip -= self.odds[i]
            card = self.scratch[i]
            if i < sure:
                sure -= 1
                self.scratch[i] = self.scratch[sure]
                i = sure
            left -= 1
            self.scratch[i] = self.scratch[left]
            if place < backs:
                self.turn(table, self.new_backs[seat][place], card)
            else:
                table.hand[seat][place - backs] = card
        for i in range(left):
            table.pile[seat][i] = self.scratch[i]

    def are_all_new(self, table: Table, seat: int) -> bool:
        """Whether all marked backs are in `not_all`, which cannot be."""
        for column in range(self.seats):
            for i in range(table.length[column]):
                cell = table.column[column][i]
                if bits.seat(cell) == seat and bits.mark(cell) and not self.not_all[seat] >> bits.card(cell) & 1:
                    return False
        return True

    def turn(self, table: Table, at: int, card: int) -> None:
        """Make a back this card."""
        column = at >> 8
        place = at & 255
        table.column[column][place] = bits.with_card(table.column[column][place], card)


def last_renewal(name: str, player: SeatView) -> int:
    """Which renewal in this round last put the ally into the pile, counted from 1; 0 for none."""
    return max((era for era, cards in enumerate(player.renewals, 1) if name in cards), default=0)
