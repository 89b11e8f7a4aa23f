"""The table of Ohne Furcht und Adel: what every pick does (C1, C2), and copying it."""

from raenke.citadels.cards import (
    ALCHEMIST,
    ARMORY,
    BELL_TOWER,
    GRAVEYARD,
    HAUNTED_CITY,
    LIBRARY,
    LIGHTHOUSE,
    NO_CARD,
    OBSERVATORY,
    TAX_COLLECTOR,
)
from raenke.citadels.cards import CHARACTER_RANK as RANKS
from raenke.citadels.codes import (
    ASKING,
    BELL_DECLARED,
    BELL_DECLINED,
    BY_ABBOT,
    BY_ARCHITECT,
    BY_ARMORY,
    BY_BASIC,
    BY_BEWITCH,
    BY_BONUS,
    BY_BUILD,
    BY_DESTROY,
    BY_DESTROYED,
    BY_DIPLOMAT,
    BY_EMPEROR,
    BY_GRAVEYARD,
    BY_HEIR,
    BY_INCOME,
    BY_LABORATORY,
    BY_MAGICIAN,
    BY_MURDER,
    BY_NAVIGATOR,
    BY_ROB,
    BY_SMITHY,
    BY_WARLORD,
    BY_WIZARD,
    CARD_CHOSEN,
    CARD_DRAWN,
    CARD_GIVEN,
    CARD_KEPT,
    CARD_PICKED,
    CARD_STORED,
    CARD_TO_HAND,
    CHARACTER_NAMED,
    CROWNING,
    DECK_SEEN,
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
    DISTRICT_BUILT,
    DISTRICT_RECOVERED,
    DISTRICTS_SWAPPED,
    DO_ARMORY,
    DO_BEWITCH,
    DO_BONUS,
    DO_BUILD,
    DO_CARDS,
    DO_CITY,
    DO_CROWN,
    DO_DECLARE,
    DO_DESTROY,
    DO_DISCARD,
    DO_DRAW,
    DO_EMBELLISH,
    DO_EXCHANGE,
    DO_FINISH,
    DO_GOLD,
    DO_INCOME,
    DO_LABORATORY,
    DO_LEVY,
    DO_LOOK,
    DO_MURDER,
    DO_MUSEUM,
    DO_NAVIGATE_CARDS,
    DO_NAVIGATE_GOLD,
    DO_PAY_CARD,
    DO_PAY_GOLD,
    DO_PEEK,
    DO_RECOVER,
    DO_ROB,
    DO_SMITHY,
    DO_TRADE,
    EMPEROR_CHOOSES,
    GIVING,
    GOLD_LAID,
    HAND_SEEN,
    HANDS_EXCHANGED,
    IS_LONE,
    KEEPING,
    LOOK_DECLINED,
    LOOKING,
    NO_PAYMENT,
    PAYING,
    PICKING,
    PLACING,
    PUTTING,
    RECOVERING,
    RECOVERY_DECLINED,
    SEARCHING,
    TAKING,
    TURN,
)
from raenke.citadels.legal_moves import Offering

CHARACTER_RANK = [0] * 18
for place in range(18):
    CHARACTER_RANK[place] = RANKS[place]


class Table(Offering):
    """A game of Ohne Furcht und Adel as it lies on the table."""

    def play(self, move: int) -> None:
        self.noted = 0
        if self.phase == TURN:
            if move < DO_BUILD:
                self.act(move)
            else:
                self.act_on_district(move)
        elif self.phase == TAKING or self.phase == PUTTING:
            self.choose(move & 31)
        elif self.phase == KEEPING:
            self.keep(move & 63)
        else:
            self.answer(move)

    def act(self, move: int) -> None:
        """The picks of a turn: basic action, income, abilities of the character, working districts."""
        seat = self.turn_seat
        if move >= DO_LABORATORY:
            if move >= DO_MUSEUM:
                self.store(seat, move - DO_MUSEUM)
            else:
                self.used |= DID_LABORATORY
                self.remove_card(seat, move - DO_LABORATORY)
                self.put_away(seat, move - DO_LABORATORY, BY_LABORATORY)
                self.take_gold(seat, 1, BY_LABORATORY)
        elif move >= DO_DISCARD:
            self.used |= DID_ABILITY
            self.phase = DISCARDING
            self.discarded = 0
            self.discard(seat, move - DO_DISCARD)
        elif move >= DO_PEEK:
            self.peek(seat, move - DO_PEEK)
        elif move >= DO_EXCHANGE:
            self.used |= DID_ABILITY
            self.exchange(seat, move - DO_EXCHANGE)
        elif move >= DO_MURDER:
            self.name_character(move)
        elif move == DO_GOLD:
            self.used |= DID_BASIC
            self.take_gold(seat, 2, BY_BASIC)
            self.end_basic()
        elif move == DO_DRAW:
            self.used |= DID_BASIC
            self.draw_basic(seat)
        elif move == DO_INCOME:
            self.used |= DID_INCOME
            self.take_gold(seat, self.income(), BY_INCOME)
        elif move == DO_BONUS:
            self.used |= DID_BONUS
            self.take_gold(seat, 1, BY_BONUS)
        elif move == DO_CARDS:
            self.used |= DID_ABILITY
            self.draw(seat, 2, BY_ARCHITECT)
        elif move == DO_LEVY:
            self.used |= DID_ABILITY
            self.move_gold(self.richest(), seat, 1, BY_ABBOT)
        elif move == DO_NAVIGATE_GOLD:
            self.used |= DID_ABILITY
            self.take_gold(seat, 4, BY_NAVIGATOR)
        elif move == DO_NAVIGATE_CARDS:
            self.used |= DID_ABILITY
            self.draw(seat, 4, BY_NAVIGATOR)
        elif move == DO_SMITHY:
            self.used |= DID_SMITHY
            self.pay_gold(seat, self.smithy_price, BY_SMITHY)
            if self.refunds_all:
                self.spent += self.smithy_price  # C4.10
            self.draw(seat, self.smithy_cards, BY_SMITHY)
        else:
            self.end_turn()

    def act_on_district(self, move: int) -> None:
        """The picks of a turn that name a district: building, strikes, gold on it."""
        seat = self.turn_seat
        other = move >> 7 & 7
        cell = move & 127
        if move >= DO_ARMORY:
            self.remove_district(seat, self.armory_cell(seat))
            self.put_away(seat, ARMORY, BY_ARMORY)
            self.raze(other, cell, seat, BY_ARMORY)
            self.put_away(other, cell >> 1, BY_DESTROYED)
        elif move >= DO_TRADE:
            self.used |= DID_STRIKE
            self.phase = GIVING
            self.other = other
            self.card = cell
        elif move >= DO_DESTROY:
            self.destroy(seat, other, cell)
        elif move >= DO_EMBELLISH:
            self.embellished += 1
            self.gold[seat] -= 1
            self.note(GOLD_LAID, seat, move - DO_EMBELLISH, 0)
            self.gild(seat, (move - DO_EMBELLISH) * 2)
        else:
            self.built += 1
            self.remove_card(seat, move - DO_BUILD)
            self.build(seat, move - DO_BUILD, BY_BUILD)

    def answer(self, move: int) -> None:
        """The parts of a begun pick, and what others decide."""
        seat = self.turn_seat
        if self.phase == DISCARDING:
            if move == DO_FINISH:
                self.phase = TURN
                self.draw(seat, self.discarded, BY_MAGICIAN)
            else:
                self.discard(seat, move - DO_DISCARD)
        elif self.phase == PICKING:
            self.card = move & 63
            self.remove_card(self.other, self.card)
            self.note(CARD_PICKED, seat, self.other, self.card)
            self.phase = PLACING
        elif self.phase == PLACING:
            self.phase = TURN
            if move == DO_CITY:
                self.build(seat, self.card, BY_WIZARD)
            else:
                self.add_card(seat, self.card)
                self.note(CARD_TO_HAND, seat, self.card, 0)
        elif self.phase == CROWNING:
            self.give_crown(move - DO_CROWN)
        elif self.phase == ASKING or self.phase == PAYING:
            self.pay_emperor(seat, move)
        elif self.phase == RECOVERING:
            self.recover(seat, move)
        elif self.phase == GIVING:
            self.swap(seat, move & 127)
        elif self.phase == LOOKING:
            self.look(seat, move)
        elif self.phase == SEARCHING:
            self.take_from_deck(seat, move & 63)
        else:
            self.declare(seat, move)

    # Drawing and the hand

    def draw_basic(self, seat: int) -> None:
        """C3.3 c, C1.8, C1.12: what is drawn is held apart until it is kept."""
        due = 3 if self.has[seat] >> OBSERVATORY & 1 else 2
        self.keeps = 2 if self.has[seat] >> LIBRARY & 1 else 1
        for _ in range(due):
            kind = self.next_card()
            if kind == NO_CARD:
                break
            self.drawn[self.drawn_size] = kind
            self.drawn_size += 1
            self.note(CARD_DRAWN, seat, kind, BY_BASIC)
        self.phase = KEEPING
        if self.drawn_size <= self.keeps:
            for i in range(self.drawn_size):
                self.add_card(seat, self.drawn[i])
                self.note(CARD_KEPT, seat, self.drawn[i], 0)
            self.drawn_size = 0
            self.end_basic()

    def keep(self, kind: int) -> None:
        """C5.51: one by one; the rest is put away in the order drawn."""
        seat = self.turn_seat
        self.add_card(seat, kind)
        self.note(CARD_KEPT, seat, kind, 0)
        at = 0
        while self.drawn[at] != kind:
            at += 1
        self.drawn_size -= 1
        while at < self.drawn_size:
            self.drawn[at] = self.drawn[at + 1]
            at += 1
        self.keeps -= 1
        if self.keeps == 0:
            for i in range(self.drawn_size):
                self.put_away(seat, self.drawn[i], BY_BASIC)
            self.drawn_size = 0
            self.end_basic()

    def end_basic(self) -> None:
        self.phase = TURN
        if self.used & IS_LONE:
            self.end_lone()

    def discard(self, seat: int, kind: int) -> None:
        self.remove_card(seat, kind)
        self.put_away(seat, kind, BY_MAGICIAN)
        self.discarded += 1

    def exchange(self, seat: int, other: int) -> None:
        """C2.5: whole hands."""
        most = self.held[seat] if self.held[seat] > self.held[other] else self.held[other]
        for i in range(most):
            kind = self.hand[seat][i]
            self.hand[seat][i] = self.hand[other][i]
            self.hand[other][i] = kind
        held = self.held[seat]
        self.held[seat] = self.held[other]
        self.held[other] = held
        self.note(HANDS_EXCHANGED, seat, other, self.held[seat] * 128 + held)
        for i in range(self.held[seat]):
            self.note_item(self.hand[seat][i])
        for i in range(held):
            self.note_item(self.hand[other][i])

    def peek(self, seat: int, other: int) -> None:
        """C2.13: having looked, the Wizard must take one."""
        self.used |= DID_ABILITY
        self.phase = PICKING
        self.other = other
        self.note(HAND_SEEN, seat, other, self.held[other])
        for i in range(self.held[other]):
            self.note_item(self.hand[other][i])

    def store(self, seat: int, kind: int) -> None:
        """C1.17."""
        self.used |= DID_MUSEUM
        self.remove_card(seat, kind)
        self.museum[self.museum_size] = kind
        self.museum_by[self.museum_size] = seat
        self.museum_size += 1
        self.note(CARD_STORED, seat, kind, 0)

    # Naming and the crown

    def name_character(self, move: int) -> None:
        rank = CHARACTER_RANK[move & 31]
        self.used |= DID_ABILITY
        if move >= DO_BEWITCH:
            self.bewitched = rank
            self.witch = self.turn_seat
            self.note(CHARACTER_NAMED, self.turn_seat, move & 31, BY_BEWITCH)
            self.call_next()  # C2.11 b: her turn halts here
        elif move >= DO_ROB:
            self.robbed = rank
            self.thief = self.turn_seat
            self.note(CHARACTER_NAMED, self.turn_seat, move & 31, BY_ROB)
        else:
            self.murdered = rank
            self.note(CHARACTER_NAMED, self.turn_seat, move & 31, BY_MURDER)

    def give_crown(self, receiver: int) -> None:
        """C2.14, C4.8; an heir is not paid (C5.44)."""
        if self.is_heir:
            self.move_crown(receiver, BY_HEIR)
            self.close_round()
            return
        self.move_crown(receiver, BY_EMPEROR)
        self.phase = TURN
        if self.payment != NO_PAYMENT and self.gold[receiver] + self.held[receiver] > 0:
            self.other = receiver
            self.phase = ASKING if self.payment == EMPEROR_CHOOSES else PAYING
            self.to_move = self.turn_seat if self.phase == ASKING else receiver

    def pay_emperor(self, seat: int, move: int) -> None:
        """C5.47: gold, a card by the receiver's choice, or one by chance."""
        self.phase = TURN
        self.to_move = seat
        if move == DO_PAY_GOLD:
            self.move_gold(self.other, seat, 1, BY_EMPEROR)
            return
        kind = move & 63
        if move == DO_PAY_CARD:
            kind = self.hand[self.other][self.chance.below(self.held[self.other])]
        self.remove_card(self.other, kind)
        self.add_card(seat, kind)
        self.note(CARD_GIVEN, self.other * 8 + seat, kind, BY_EMPEROR)

    # Districts

    def build(self, seat: int, kind: int, how: int) -> None:
        """C3.4 a: pay and lay it into the city; then see whether it is complete, and what the card asks."""
        price = self.price(seat, kind)
        self.pay_gold(seat, price, BY_BUILD)
        if self.turn_character == ALCHEMIST:
            self.spent += price
        self.add_district(seat, kind * 2)
        self.note(DISTRICT_BUILT, seat, kind, how * 16 + price)
        if self.cast[1] == TAX_COLLECTOR and seat != self.collector and not self.paid >> seat & 1:
            self.owes |= 1 << seat
        if self.size[seat] == self.needed():
            self.complete(seat)
        if kind == HAUNTED_CITY:
            self.haunted_round = self.round
        elif kind == LIGHTHOUSE:
            if self.has_deck():
                self.phase = LOOKING
        elif kind == BELL_TOWER:
            self.phase = DECLARING

    def armory_cell(self, seat: int) -> int:
        """The own Armory, with an Artist's gold on it or not."""
        for i in range(self.size[seat]):
            if self.city[seat][i] >> 1 == ARMORY:
                return self.city[seat][i]
        return NO_CARD

    def gild(self, seat: int, cell: int) -> None:
        """C2.19: of two of a name, the one with gold stands last."""
        at = self.size[seat] - 1
        while self.city[seat][at] != cell:
            at -= 1
        self.city[seat][at] = cell + 1

    def destroy(self, seat: int, other: int, cell: int) -> None:
        """C2.10; then the Graveyard's owner is asked (C1.9)."""
        self.used |= DID_STRIKE
        self.pay_gold(seat, self.worth(other, cell) - 1, BY_DESTROY)
        self.raze(other, cell, seat, BY_WARLORD)
        owner = self.owner_of(GRAVEYARD)
        if owner >= 0 and owner != seat and self.gold[owner] > 0:
            self.phase = RECOVERING
            self.to_move = owner
            self.other = other
            self.card = cell >> 1
        else:
            self.put_away(other, cell >> 1, BY_DESTROYED)

    def recover(self, seat: int, move: int) -> None:
        if move == DO_RECOVER:
            self.pay_gold(self.to_move, 1, BY_GRAVEYARD)
            self.add_card(self.to_move, self.card)
            self.note(DISTRICT_RECOVERED, self.to_move, self.card, 0)
        else:
            self.note(RECOVERY_DECLINED, self.to_move, self.card, 0)
            self.put_away(self.other, self.card, BY_DESTROYED)
        self.phase = TURN
        self.to_move = seat

    def swap(self, seat: int, given: int) -> None:
        """C2.18: what lies on or under a district goes along."""
        price = self.worth(self.other, self.card) - self.value(given)
        self.move_gold(seat, self.other, price, BY_DIPLOMAT)
        self.remove_district(seat, given)
        self.remove_district(self.other, self.card)
        self.add_district(seat, self.card)
        self.add_district(self.other, given)
        self.note(DISTRICTS_SWAPPED, seat * 8 + self.other, given, self.card)
        self.phase = TURN

    def look(self, seat: int, move: int) -> None:
        """C1.15; an empty deck is first made anew from the pile (C5.63)."""
        if move != DO_LOOK:
            self.note(LOOK_DECLINED, seat, 0, 0)
            self.phase = TURN
            return
        if self.deck_size == 0:
            self.renew_deck()
        self.phase = SEARCHING
        self.note(DECK_SEEN, seat, self.deck_size, 0)
        for i in range(self.deck_size):
            self.note_item(self.deck[self.top + i & 127])

    def take_from_deck(self, seat: int, kind: int) -> None:
        at = 0
        while self.deck[self.top + at & 127] != kind:
            at += 1
        self.deck_size -= 1
        self.deck[self.top + at & 127] = self.deck[self.top + self.deck_size & 127]  # where it lies does not matter
        self.add_card(seat, kind)
        self.note(CARD_CHOSEN, seat, kind, 0)
        self.shuffle_deck()
        self.phase = TURN

    def declare(self, seat: int, move: int) -> None:
        """C1.22, C3.6 c: cities complete by it are so in order, the declarer's before the others."""
        self.phase = TURN
        if move != DO_DECLARE:
            self.note(BELL_DECLINED, seat, 0, 0)
            return
        self.note(BELL_DECLARED, seat, 0, 0)
        before = self.needed()
        self.is_declared = True
        for _ in range(self.seats):
            if self.size[seat] < before and self.is_complete(seat):
                self.complete(seat)
            seat = (seat + 1) % self.seats

    # Copying and reading

    def copy_from(self, other: "Table") -> None:
        """Become as the other table lies, of the same seats and options; chance stays one's own."""
        self.become(other)

    def copy(self) -> "Table":
        table = Table(self.seats, self.options, self.chance.copy())
        table.copy_from(self)
        return table

    def take_back(self, earlier: "Table") -> None:
        self.copy_from(earlier)
        self.chance.copy_from(earlier.chance)

    def scores(self) -> list[int]:
        """What each city is worth now."""
        self.count_points()
        return [self.points[seat] for seat in range(self.seats)]
