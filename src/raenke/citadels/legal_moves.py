"""What is offered: everything that is legal now, in the order of C5.49, and nothing else."""

from raenke.citadels import character, colour, did, district, do, phase
from raenke.citadels.cards import CHARACTER_COLOUR, DISTRICT_COST
from raenke.citadels.rounds import Calling
from raenke.core.codes import NOBODY

COST = DISTRICT_COST
INCOME = CHARACTER_COLOUR

ONE = 1  # typed wide: a set of districts

# The districts that work once per turn, as a set.
WORKING = ONE << district.LABORATORY | ONE << district.SMITHY | ONE << district.ARMORY | ONE << district.MUSEUM


class Offering(Calling):
    """The list that is the law.

    It never holds more than 256. In one turn a card of another city is offered at most twice (a strike and the Armory)
    and a name in the hand at most four times (Magician, Laboratory, Museum, building). With all that at work, 39 names
    in the hand and 38 cards elsewhere are the most of 80, and no Magician strikes: 4 x 39 + 38 and less than 30 more.
    """

    def list_moves(self) -> None:
        self.offers = 0
        if self.phase == phase.TURN:
            self.list_turn()
        elif self.phase == phase.TAKE or self.phase == phase.PUT:
            self.list_picks()
        elif self.phase == phase.KEEP:
            self.list_drawn()
        elif self.phase != phase.OVER:
            self.list_answers()

    def list_answers(self) -> None:
        """The parts of a begun pick, and what others are asked."""
        if self.phase == phase.DISCARD:
            self.list_hand(self.turn_seat, do.DISCARD)
            self.add(do.DONE)
        elif self.phase == phase.PICK:
            self.list_hand(self.other, do.PICK)
        elif self.phase == phase.PLACE:
            self.add(do.HAND)
            if self.price(self.turn_seat, self.card) <= self.gold[self.turn_seat]:
                self.add(do.CITY)
        elif self.phase == phase.CROWN:
            for other in range(self.seats):
                if other != self.to_move and other != self.crown:
                    self.add(do.CROWN + other)
        elif self.phase == phase.ASK:
            if self.gold[self.other] > 0:
                self.add(do.PAY_GOLD)
            if self.held[self.other] > 0:
                self.add(do.PAY_CARD)
        elif self.phase == phase.PAY:
            if self.gold[self.other] > 0:
                self.add(do.PAY_GOLD)
            self.list_hand(self.other, do.PAY)
        elif self.phase == phase.RECOVER:
            self.add(do.RECOVER)
            self.add(do.DECLINE)
        elif self.phase == phase.GIVE:
            previous = NOBODY
            for i in range(self.size[self.turn_seat]):
                cell = self.city[self.turn_seat][i]
                if cell != previous and self.can_swap(cell, self.other, self.card):
                    self.add(do.GIVE + cell)
                previous = cell
        elif self.phase == phase.LOOK:
            self.add(do.LOOK)
            self.add(do.DECLINE)
        elif self.phase == phase.CHOOSE:
            self.list_deck()
        elif self.phase == phase.DECLARE:
            self.add(do.DECLARE)
            self.add(do.DECLINE)

    def add(self, move: int) -> None:
        self.offer[self.offers] = move
        self.offers += 1

    def list_drawn(self) -> None:
        """The cards drawn, each name once, in the order of the tables."""
        least = NOBODY
        while True:
            following = district.COUNT
            for i in range(self.drawn_size):
                if least < self.drawn[i] < following:
                    following = self.drawn[i]
            if following == district.COUNT:
                return
            self.add(do.KEEP + following)
            least = following

    def list_hand(self, seat: int, base: int) -> None:
        """Each name in a hand once (C5.49)."""
        previous = NOBODY
        count = self.offers
        for i in range(self.held[seat]):
            kind = self.hand[seat][i]
            self.offer[count] = base + kind  # written over if it was there already
            count += kind != previous
            previous = kind
        self.offers = count

    def list_deck(self) -> None:
        """What lies in the deck, without its order (C1.15)."""
        seen = 0
        for i in range(self.deck_size):
            seen |= ONE << self.deck[self.top + i & 127]
        for kind in range(district.COUNT):
            if seen >> kind & 1:
                self.add(do.CHOOSE + kind)

    # The turn

    def list_turn(self) -> None:
        used = self.used
        who = self.turn_character
        if not used & did.BASIC:
            self.offer[0] = do.GOLD
            self.offer[1] = do.DRAW
            self.offers = 2 if self.has_deck() else 1
            if used & did.LONE or who == character.WITCH:
                return
        elif who == character.WITCH:
            self.list_names(do.BEWITCH)
            return
        elif used & did.STRIKE and self.strikes_last:
            self.add(do.END)  # C4.7
            return
        seat = self.turn_seat
        if INCOME[who] != colour.NONE and not used & did.INCOME and self.income() > 0:
            self.add(do.INCOME)
        self.list_ability(seat, who)
        if self.has[seat] & WORKING:
            self.list_districts(seat)
        if not used & did.BASIC:
            return
        limit = 3 if who == character.ARCHITECT else 0 if who == character.NAVIGATOR else 1
        if self.built < limit:
            self.list_buildings(seat)
        if who != character.NAVIGATOR or used & did.ABILITY:
            self.add(do.END)

    def income(self) -> int:
        """C2.2 b, C1.13."""
        seat = self.turn_seat
        return self.coloured[seat * 8 + INCOME[self.turn_character]] + (self.has[seat] >> district.SCHOOL_OF_MAGIC & 1)

    def list_names(self, base: int) -> None:
        """C2.2 d: the characters of the cast, but nobody names rank 1, nor the own, murdered or bewitched one."""
        for rank in range(1, self.cast_size):
            if rank != self.rank and rank != self.murdered and rank != self.bewitched:
                self.add(base + self.cast[rank])

    def list_ability(self, seat: int, who: int) -> None:
        used = self.used
        if who == character.WARLORD:
            if not used & did.STRIKE and (used & did.BASIC or not self.strikes_last):
                self.list_destruction(seat)
        elif who == character.DIPLOMAT:
            if not used & did.STRIKE and (used & did.BASIC or not self.strikes_last):
                self.list_trades(seat)
        elif who == character.MERCHANT:
            if not used & did.BONUS:
                self.add(do.BONUS)
        elif who == character.ARTIST:
            if self.embellished < 2 and self.gold[seat] > 0:
                self.list_embellishing(seat)
        elif used & did.ABILITY:
            return
        elif who == character.ASSASSIN:
            self.list_names(do.MURDER)
        elif who == character.THIEF:
            self.list_names(do.ROB)
        elif who == character.MAGICIAN:
            for other in range(self.seats):
                if other != seat and self.held[seat] + self.held[other] > 0:
                    self.add(do.EXCHANGE + other)
            if self.has_deck():  # C5.62
                self.list_hand(seat, do.DISCARD)
        elif who == character.WIZARD:
            for other in range(self.seats):
                if other != seat and self.held[other] > 0:
                    self.add(do.PEEK + other)
        elif who == character.ABBOT:
            if self.richest() >= 0:
                self.add(do.LEVY)
        elif who == character.ARCHITECT:
            if self.has_deck():
                self.add(do.CARDS)
        elif who == character.NAVIGATOR:
            self.add(do.NAVIGATE_GOLD)
            if self.has_deck():
                self.add(do.NAVIGATE_CARDS)

    def richest(self) -> int:
        """C2.15: the one player who alone has the most gold, if it is not the one whose turn it is."""
        highest = self.gold[self.turn_seat]
        who = NOBODY
        for seat in range(self.seats):
            if self.gold[seat] > highest:
                highest = self.gold[seat]
                who = seat
            elif self.gold[seat] == highest:
                who = NOBODY
        return who

    def list_embellishing(self, seat: int) -> None:
        previous = NOBODY
        for i in range(self.size[seat]):
            cell = self.city[seat][i]
            if cell & 1 == 0 and cell != previous:
                self.add(do.EMBELLISH + (cell >> 1))
            previous = cell

    def is_open(self, seat: int) -> bool:
        """Whether rank 8 may touch this city (C2.10 b, c)."""
        return seat != self.protected and not self.is_complete(seat)

    def worth(self, seat: int, cell: int) -> int:
        """What a district counts where it is destroyed or taken: cost, Artist's gold, Great Wall."""
        value = self.value(cell)
        if self.has[seat] >> district.GREAT_WALL & 1 and cell >> 1 != district.GREAT_WALL:
            value += 1  # C1.14
        return value

    def value(self, cell: int) -> int:
        return COST[cell >> 1] + (cell & 1)

    def list_destruction(self, seat: int) -> None:
        for other in range(self.seats):
            if (other == seat and not self.destroys_own) or not self.is_open(other):
                continue
            previous = NOBODY
            for i in range(self.size[other]):
                cell = self.city[other][i]
                if cell != previous and cell >> 1 != district.KEEP and self.worth(other, cell) - 1 <= self.gold[seat]:
                    self.add(do.DESTROY + other * 128 + cell)
                previous = cell

    def list_trades(self, seat: int) -> None:
        for other in range(self.seats):
            if other == seat or not self.is_open(other):
                continue
            previous = NOBODY
            for i in range(self.size[other]):
                cell = self.city[other][i]
                if cell != previous and cell >> 1 != district.KEEP and self.can_trade(seat, other, cell):
                    self.add(do.TRADE + other * 128 + cell)
                previous = cell

    def can_trade(self, seat: int, other: int, taken: int) -> bool:
        """C5.51: offered only if there is something to give for it."""
        for i in range(self.size[seat]):
            if self.can_swap(self.city[seat][i], other, taken):
                return True
        return False

    def can_swap(self, given: int, other: int, taken: int) -> bool:
        """C2.18, C5.76: it can be paid, makes no name stand twice, and changes something."""
        seat = self.turn_seat
        price = self.worth(other, taken) - self.value(given)
        if price > self.gold[seat]:
            return False
        if given >> 1 == taken >> 1:
            if given == taken and price <= 0:
                return False
            return self.copies(seat, given >> 1) == 1 and self.copies(other, given >> 1) == 1
        return not (self.has[seat] >> (taken >> 1) & 1 or self.has[other] >> (given >> 1) & 1)

    def copies(self, seat: int, kind: int) -> int:
        count = 0
        for i in range(self.size[seat]):
            count += self.city[seat][i] >> 1 == kind
        return count

    def list_districts(self, seat: int) -> None:
        """The districts that work once per turn, in the order of C1.3."""
        has = self.has[seat]
        if has >> district.LABORATORY & 1 and not self.used & did.LABORATORY:
            self.list_hand(seat, do.LABORATORY)
        if has >> district.SMITHY & 1 and not self.used & did.SMITHY:
            if self.gold[seat] >= self.smithy_price and self.has_deck():
                self.add(do.SMITHY)
        if has >> district.ARMORY & 1:
            for other in range(self.seats):
                if other == seat or (self.armory_spares and self.is_complete(other)):
                    continue
                previous = NOBODY
                for i in range(self.size[other]):
                    cell = self.city[other][i]
                    if cell != previous:
                        self.add(do.ARMORY + other * 128 + cell)
                    previous = cell
        if has >> district.MUSEUM & 1 and not self.used & did.MUSEUM:
            self.list_hand(seat, do.MUSEUM)

    def price(self, seat: int, kind: int) -> int:
        """C1.24: a Factory makes other violet districts cheaper."""
        return (
            COST[kind] - 1 if self.has[seat] >> district.FACTORY & 1 and kind >= district.FIRST_VIOLET else COST[kind]
        )

    def has_double(self, seat: int) -> bool:
        """C1.21: whether a name stands twice in this city, one beside the other."""
        for i in range(1, self.size[seat]):
            if self.city[seat][i] >> 1 == self.city[seat][i - 1] >> 1:
                return True
        return False

    def list_buildings(self, seat: int) -> None:
        """C3.3 e, C3.4: what can be paid for, and no name twice but for Quarry and Wizard."""
        has = self.has[seat]
        gold = self.gold[seat]
        discount = has >> district.FACTORY & 1
        barred = has
        if self.turn_character == character.WIZARD or (has >> district.QUARRY & 1 and not self.has_double(seat)):
            barred = 0
        previous = NOBODY
        count = self.offers
        for i in range(self.held[seat]):
            kind = self.hand[seat][i]
            price = COST[kind] - (discount if kind >= district.FIRST_VIOLET else 0)
            self.offer[count] = do.BUILD + kind  # written over if it cannot be built
            count += price <= gold and kind != previous and not barred >> kind & 1
            previous = kind
        self.offers = count
