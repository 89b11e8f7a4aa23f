"""What is offered: everything that is legal now, in the order of C5.49, and nothing else."""

from raenke.citadels.cards import (
    ABBOT,
    ARCHITECT,
    ARMORY,
    ARTIST,
    ASSASSIN,
    CHARACTER_COLOUR,
    DIPLOMAT,
    DISTRICT_COST,
    FACTORY,
    FIRST_VIOLET,
    GREAT_WALL,
    KEEP,
    LABORATORY,
    MAGICIAN,
    MERCHANT,
    MUSEUM,
    NAMES_MOST,
    NAVIGATOR,
    NO_COLOUR,
    QUARRY,
    SCHOOL_OF_MAGIC,
    SMITHY,
    THIEF,
    WARLORD,
    WITCH,
    WIZARD,
)
from raenke.citadels.codes import (
    ASKING,
    CROWNING,
    DECLARING,
    DID_ABILITY,
    DID_BASIC,
    DID_BONUS,
    DID_INCOME,
    DID_LABORATORY,
    DID_MUSEUM,
    DID_SMITHY,
    DID_STRIKE,
    DISCARDING,
    DO_ARMORY,
    DO_BEWITCH,
    DO_BONUS,
    DO_BUILD,
    DO_CARDS,
    DO_CHOOSE,
    DO_CITY,
    DO_CROWN,
    DO_DECLARE,
    DO_DECLINE,
    DO_DESTROY,
    DO_DISCARD,
    DO_DRAW,
    DO_EMBELLISH,
    DO_END,
    DO_EXCHANGE,
    DO_FINISH,
    DO_GIVE,
    DO_GOLD,
    DO_HAND,
    DO_INCOME,
    DO_KEEP,
    DO_LABORATORY,
    DO_LEVY,
    DO_LOOK,
    DO_MURDER,
    DO_MUSEUM,
    DO_NAVIGATE_CARDS,
    DO_NAVIGATE_GOLD,
    DO_PAY,
    DO_PAY_CARD,
    DO_PAY_GOLD,
    DO_PEEK,
    DO_PICK,
    DO_RECOVER,
    DO_ROB,
    DO_SMITHY,
    DO_TRADE,
    FINISHED,
    GIVING,
    IS_LONE,
    KEEPING,
    LOOKING,
    PAYING,
    PICKING,
    PLACING,
    PUTTING,
    RECOVERING,
    SEARCHING,
    TAKING,
    TURN,
)
from raenke.citadels.rounds import Calling
from raenke.core.codes import NOBODY

COST = [0] * 42
for place in range(42):
    COST[place] = DISTRICT_COST[place]

INCOME = [0] * 18
for place in range(18):
    INCOME[place] = CHARACTER_COLOUR[place]

# The districts that work once per turn, as a set.
WORKING = 1 << LABORATORY | 1 << SMITHY | 1 << ARMORY | 1 << MUSEUM


class Offering(Calling):
    """The list that is the law.

    It never holds more than 256. In one turn a card of another city is offered at most twice (a strike and the Armory)
    and a name in the hand at most four times (Magician, Laboratory, Museum, building). With all that at work, 39 names
    in the hand and 38 cards elsewhere are the most of 80, and no Magician strikes: 4 x 39 + 38 and less than 30 more.
    """

    def list_moves(self) -> None:
        self.offers = 0
        if self.phase == TURN:
            self.list_turn()
        elif self.phase == TAKING or self.phase == PUTTING:
            self.list_picks()
        elif self.phase == KEEPING:
            self.list_drawn()
        elif self.phase != FINISHED:
            self.list_answers()

    def list_answers(self) -> None:
        """The parts of a begun pick, and what others are asked."""
        if self.phase == DISCARDING:
            self.list_hand(self.turn_seat, DO_DISCARD)
            self.add(DO_FINISH)
        elif self.phase == PICKING:
            self.list_hand(self.other, DO_PICK)
        elif self.phase == PLACING:
            self.add(DO_HAND)
            if self.price(self.turn_seat, self.card) <= self.gold[self.turn_seat]:
                self.add(DO_CITY)
        elif self.phase == CROWNING:
            for other in range(self.seats):
                if other != self.to_move and other != self.crown:
                    self.add(DO_CROWN + other)
        elif self.phase == ASKING:
            if self.gold[self.other] > 0:
                self.add(DO_PAY_GOLD)
            if self.held[self.other] > 0:
                self.add(DO_PAY_CARD)
        elif self.phase == PAYING:
            if self.gold[self.other] > 0:
                self.add(DO_PAY_GOLD)
            self.list_hand(self.other, DO_PAY)
        elif self.phase == RECOVERING:
            self.add(DO_RECOVER)
            self.add(DO_DECLINE)
        elif self.phase == GIVING:
            previous = NOBODY
            for i in range(self.size[self.turn_seat]):
                cell = self.city[self.turn_seat][i]
                if cell != previous and self.can_swap(cell, self.other, self.card):
                    self.add(DO_GIVE + cell)
                previous = cell
        elif self.phase == LOOKING:
            self.add(DO_LOOK)
            self.add(DO_DECLINE)
        elif self.phase == SEARCHING:
            self.list_deck()
        elif self.phase == DECLARING:
            self.add(DO_DECLARE)
            self.add(DO_DECLINE)

    def add(self, move: int) -> None:
        self.offer[self.offers] = move
        self.offers += 1

    def list_drawn(self) -> None:
        """The cards drawn, each name once, in the order of the tables."""
        least = NOBODY
        while True:
            following = NAMES_MOST
            for i in range(self.drawn_size):
                if least < self.drawn[i] < following:
                    following = self.drawn[i]
            if following == NAMES_MOST:
                return
            self.add(DO_KEEP + following)
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
        seen = [False] * 42
        for i in range(self.deck_size):
            seen[self.deck[self.top + i & 127]] = True
        for kind in range(NAMES_MOST):
            if seen[kind]:
                self.add(DO_CHOOSE + kind)

    # The turn

    def list_turn(self) -> None:
        used = self.used
        character = self.turn_character
        if not used & DID_BASIC:
            self.offer[0] = DO_GOLD
            self.offer[1] = DO_DRAW
            self.offers = 2 if self.has_deck() else 1
            if used & IS_LONE or character == WITCH:
                return
        elif character == WITCH:
            self.list_names(DO_BEWITCH)
            return
        elif used & DID_STRIKE and self.strikes_last:
            self.add(DO_END)  # C4.7
            return
        seat = self.turn_seat
        if INCOME[character] != NO_COLOUR and not used & DID_INCOME and self.income() > 0:
            self.add(DO_INCOME)
        self.list_ability(seat, character)
        if self.has[seat] & WORKING:
            self.list_districts(seat)
        if not used & DID_BASIC:
            return
        limit = 3 if character == ARCHITECT else 0 if character == NAVIGATOR else 1
        if self.built < limit:
            self.list_buildings(seat)
        if character != NAVIGATOR or used & DID_ABILITY:
            self.add(DO_END)

    def income(self) -> int:
        """C2.2 b, C1.13."""
        seat = self.turn_seat
        return self.coloured[seat * 8 + INCOME[self.turn_character]] + (self.has[seat] >> SCHOOL_OF_MAGIC & 1)

    def list_names(self, base: int) -> None:
        """C2.2 d: the characters of the cast, but nobody names rank 1, nor the own, murdered or bewitched one."""
        for rank in range(1, self.cast_size):
            if rank != self.rank and rank != self.murdered and rank != self.bewitched:
                self.add(base + self.cast[rank])

    def list_ability(self, seat: int, character: int) -> None:
        used = self.used
        if character == WARLORD:
            if not used & DID_STRIKE and (used & DID_BASIC or not self.strikes_last):
                self.list_destruction(seat)
        elif character == DIPLOMAT:
            if not used & DID_STRIKE and (used & DID_BASIC or not self.strikes_last):
                self.list_trades(seat)
        elif character == MERCHANT:
            if not used & DID_BONUS:
                self.add(DO_BONUS)
        elif character == ARTIST:
            if self.embellished < 2 and self.gold[seat] > 0:
                self.list_embellishing(seat)
        elif used & DID_ABILITY:
            return
        elif character == ASSASSIN:
            self.list_names(DO_MURDER)
        elif character == THIEF:
            self.list_names(DO_ROB)
        elif character == MAGICIAN:
            for other in range(self.seats):
                if other != seat and self.held[seat] + self.held[other] > 0:
                    self.add(DO_EXCHANGE + other)
            if self.has_deck():  # C5.62
                self.list_hand(seat, DO_DISCARD)
        elif character == WIZARD:
            for other in range(self.seats):
                if other != seat and self.held[other] > 0:
                    self.add(DO_PEEK + other)
        elif character == ABBOT:
            if self.richest() >= 0:
                self.add(DO_LEVY)
        elif character == ARCHITECT:
            if self.has_deck():
                self.add(DO_CARDS)
        elif character == NAVIGATOR:
            self.add(DO_NAVIGATE_GOLD)
            if self.has_deck():
                self.add(DO_NAVIGATE_CARDS)

    def richest(self) -> int:
        """C2.15: the one player who alone has the most gold, if it is not the one whose turn it is."""
        most = self.gold[self.turn_seat]
        who = NOBODY
        for seat in range(self.seats):
            if self.gold[seat] > most:
                most = self.gold[seat]
                who = seat
            elif self.gold[seat] == most:
                who = NOBODY
        return who

    def list_embellishing(self, seat: int) -> None:
        previous = NOBODY
        for i in range(self.size[seat]):
            cell = self.city[seat][i]
            if cell & 1 == 0 and cell != previous:
                self.add(DO_EMBELLISH + (cell >> 1))
            previous = cell

    def is_open(self, seat: int) -> bool:
        """Whether rank 8 may touch this city (C2.10 b, c)."""
        return seat != self.protected and not self.is_complete(seat)

    def worth(self, seat: int, cell: int) -> int:
        """What a district counts where it is destroyed or taken: cost, Artist's gold, Great Wall."""
        value = self.value(cell)
        if self.has[seat] >> GREAT_WALL & 1 and cell >> 1 != GREAT_WALL:
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
                if cell != previous and cell >> 1 != KEEP and self.worth(other, cell) - 1 <= self.gold[seat]:
                    self.add(DO_DESTROY + other * 128 + cell)
                previous = cell

    def list_trades(self, seat: int) -> None:
        for other in range(self.seats):
            if other == seat or not self.is_open(other):
                continue
            previous = NOBODY
            for i in range(self.size[other]):
                cell = self.city[other][i]
                if cell != previous and cell >> 1 != KEEP and self.can_trade(seat, other, cell):
                    self.add(DO_TRADE + other * 128 + cell)
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
        if has >> LABORATORY & 1 and not self.used & DID_LABORATORY:
            self.list_hand(seat, DO_LABORATORY)
        if has >> SMITHY & 1 and not self.used & DID_SMITHY:
            if self.gold[seat] >= self.smithy_price and self.has_deck():
                self.add(DO_SMITHY)
        if has >> ARMORY & 1:
            for other in range(self.seats):
                if other == seat or (self.armory_spares and self.is_complete(other)):
                    continue
                previous = NOBODY
                for i in range(self.size[other]):
                    cell = self.city[other][i]
                    if cell != previous:
                        self.add(DO_ARMORY + other * 128 + cell)
                    previous = cell
        if has >> MUSEUM & 1 and not self.used & DID_MUSEUM:
            self.list_hand(seat, DO_MUSEUM)

    def price(self, seat: int, kind: int) -> int:
        """C1.24: a Factory makes other violet districts cheaper."""
        return COST[kind] - 1 if self.has[seat] >> FACTORY & 1 and kind >= FIRST_VIOLET else COST[kind]

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
        discount = has >> FACTORY & 1
        barred = has
        if self.turn_character == WIZARD or (has >> QUARRY & 1 and not self.has_double(seat)):
            barred = 0
        previous = NOBODY
        count = self.offers
        for i in range(self.held[seat]):
            kind = self.hand[seat][i]
            price = COST[kind] - (discount if kind >= FIRST_VIOLET else 0)
            self.offer[count] = DO_BUILD + kind  # written over if it cannot be built
            count += price <= gold and kind != previous and not barred >> kind & 1
            previous = kind
        self.offers = count
