"""The table of Ohne Furcht und Adel: what every pick does (C1, C2), and copying it."""

from raenke.citadels import cause, character, did, district, do, note, payment, phase
from raenke.citadels.cards import CHARACTER_RANK
from raenke.citadels.legal_moves import Offering

RANK = CHARACTER_RANK


class Table(Offering):
    """A game of Ohne Furcht und Adel as it lies on the table."""

    def play(self, move: int) -> None:
        self.noted = 0
        if self.phase == phase.TURN:
            if move < do.BUILD:
                self.act(move)
            else:
                self.act_on_district(move)
        elif self.phase == phase.TAKE or self.phase == phase.PUT:
            self.choose(move & 31)
        elif self.phase == phase.KEEP:
            self.keep(move & 63)
        else:
            self.answer(move)

    def act(self, move: int) -> None:
        """The picks of a turn: basic action, income, abilities of the character, working districts."""
        seat = self.turn_seat
        if move >= do.LABORATORY:
            if move >= do.MUSEUM:
                self.store(seat, move - do.MUSEUM)
            else:
                self.used |= did.LABORATORY
                self.remove_card(seat, move - do.LABORATORY)
                self.put_away(seat, move - do.LABORATORY, cause.LABORATORY)
                self.take_gold(seat, 1, cause.LABORATORY)
        elif move >= do.DISCARD:
            self.used |= did.ABILITY
            self.phase = phase.DISCARD
            self.discarded = 0
            self.discard(seat, move - do.DISCARD)
        elif move >= do.PEEK:
            self.peek(seat, move - do.PEEK)
        elif move >= do.EXCHANGE:
            self.used |= did.ABILITY
            self.exchange(seat, move - do.EXCHANGE)
        elif move >= do.MURDER:
            self.name_character(move)
        elif move == do.GOLD:
            self.used |= did.BASIC
            self.take_gold(seat, 2, cause.BASIC)
            self.end_basic()
        elif move == do.DRAW:
            self.used |= did.BASIC
            self.draw_basic(seat)
        elif move == do.INCOME:
            self.used |= did.INCOME
            self.take_gold(seat, self.income(), cause.INCOME)
        elif move == do.BONUS:
            self.used |= did.BONUS
            self.take_gold(seat, 1, cause.BONUS)
        elif move == do.CARDS:
            self.used |= did.ABILITY
            self.draw(seat, 2, cause.ARCHITECT)
        elif move == do.LEVY:
            self.used |= did.ABILITY
            self.move_gold(self.richest(), seat, 1, cause.ABBOT)
        elif move == do.NAVIGATE_GOLD:
            self.used |= did.ABILITY
            self.take_gold(seat, 4, cause.NAVIGATOR)
        elif move == do.NAVIGATE_CARDS:
            self.used |= did.ABILITY
            self.draw(seat, 4, cause.NAVIGATOR)
        elif move == do.SMITHY:
            self.used |= did.SMITHY
            self.pay_gold(seat, self.smithy_price, cause.SMITHY)
            if self.refunds_all:
                self.spent += self.smithy_price  # C4.10
            self.draw(seat, self.smithy_cards, cause.SMITHY)
        else:
            self.end_turn()

    def act_on_district(self, move: int) -> None:
        """The picks of a turn that name a district: building, strikes, gold on it."""
        seat = self.turn_seat
        other = move >> 7 & 7
        cell = move & 127
        if move >= do.ARMORY:
            self.remove_district(seat, self.armory_cell(seat))
            self.put_away(seat, district.ARMORY, cause.ARMORY)
            self.raze(other, cell, seat, cause.ARMORY)
            self.put_away(other, cell >> 1, cause.DESTROYED)
        elif move >= do.TRADE:
            self.used |= did.STRIKE
            self.phase = phase.GIVE
            self.other = other
            self.card = cell
        elif move >= do.DESTROY:
            self.destroy(seat, other, cell)
        elif move >= do.EMBELLISH:
            self.embellished += 1
            self.gold[seat] -= 1
            self.note(note.GOLD_LAID, seat, move - do.EMBELLISH, 0)
            self.gild(seat, (move - do.EMBELLISH) * 2)
        else:
            self.built += 1
            self.remove_card(seat, move - do.BUILD)
            self.build(seat, move - do.BUILD, cause.BUILD)

    def answer(self, move: int) -> None:
        """The parts of a begun pick, and what others decide."""
        seat = self.turn_seat
        if self.phase == phase.DISCARD:
            if move == do.DONE:
                self.phase = phase.TURN
                self.draw(seat, self.discarded, cause.MAGICIAN)
            else:
                self.discard(seat, move - do.DISCARD)
        elif self.phase == phase.PICK:
            self.card = move & 63
            self.remove_card(self.other, self.card)
            self.note(note.CARD_PICKED, seat, self.other, self.card)
            self.phase = phase.PLACE
        elif self.phase == phase.PLACE:
            self.phase = phase.TURN
            if move == do.CITY:
                self.build(seat, self.card, cause.WIZARD)
            else:
                self.add_card(seat, self.card)
                self.note(note.CARD_TO_HAND, seat, self.card, 0)
        elif self.phase == phase.CROWN:
            self.give_crown(move - do.CROWN)
        elif self.phase == phase.ASK or self.phase == phase.PAY:
            self.pay_emperor(seat, move)
        elif self.phase == phase.RECOVER:
            self.recover(seat, move)
        elif self.phase == phase.GIVE:
            self.swap(seat, move & 127)
        elif self.phase == phase.LOOK:
            self.look(seat, move)
        elif self.phase == phase.CHOOSE:
            self.take_from_deck(seat, move & 63)
        else:
            self.declare(seat, move)

    # Drawing and the hand

    def draw_basic(self, seat: int) -> None:
        """C3.3 c, C1.8, C1.12: what is drawn is held apart until it is kept."""
        due = 3 if self.has[seat] >> district.OBSERVATORY & 1 else 2
        self.keeps = 2 if self.has[seat] >> district.LIBRARY & 1 else 1
        for _ in range(due):
            kind = self.next_card()
            if kind == district.NONE:
                break
            self.drawn[self.drawn_size] = kind
            self.drawn_size += 1
            self.note(note.CARD_DRAWN, seat, kind, cause.BASIC)
        self.phase = phase.KEEP
        if self.drawn_size <= self.keeps:
            for i in range(self.drawn_size):
                self.add_card(seat, self.drawn[i])
                self.note(note.CARD_KEPT, seat, self.drawn[i], 0)
            self.drawn_size = 0
            self.end_basic()

    def keep(self, kind: int) -> None:
        """C5.51: one by one; the rest is put away in the order drawn."""
        seat = self.turn_seat
        self.add_card(seat, kind)
        self.note(note.CARD_KEPT, seat, kind, 0)
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
                self.put_away(seat, self.drawn[i], cause.BASIC)
            self.drawn_size = 0
            self.end_basic()

    def end_basic(self) -> None:
        self.phase = phase.TURN
        if self.used & did.LONE:
            self.end_lone()

    def discard(self, seat: int, kind: int) -> None:
        self.remove_card(seat, kind)
        self.put_away(seat, kind, cause.MAGICIAN)
        self.discarded += 1

    def exchange(self, seat: int, other: int) -> None:
        """C2.5: whole hands."""
        longer = self.held[seat] if self.held[seat] > self.held[other] else self.held[other]
        for i in range(longer):
            kind = self.hand[seat][i]
            self.hand[seat][i] = self.hand[other][i]
            self.hand[other][i] = kind
        held = self.held[seat]
        self.held[seat] = self.held[other]
        self.held[other] = held
        self.note(note.HANDS_EXCHANGED, seat, other, self.held[seat] * 128 + held)
        for i in range(self.held[seat]):
            self.note_item(self.hand[seat][i])
        for i in range(held):
            self.note_item(self.hand[other][i])

    def peek(self, seat: int, other: int) -> None:
        """C2.13: having looked, the Wizard must take one."""
        self.used |= did.ABILITY
        self.phase = phase.PICK
        self.other = other
        self.note(note.HAND_SEEN, seat, other, self.held[other])
        for i in range(self.held[other]):
            self.note_item(self.hand[other][i])

    def store(self, seat: int, kind: int) -> None:
        """C1.17."""
        self.used |= did.MUSEUM
        self.remove_card(seat, kind)
        self.museum[self.museum_size] = kind
        self.museum_by[self.museum_size] = seat
        self.museum_size += 1
        self.note(note.CARD_STORED, seat, kind, 0)

    # Naming and the crown

    def name_character(self, move: int) -> None:
        rank = RANK[move & 31]
        self.used |= did.ABILITY
        if move >= do.BEWITCH:
            self.bewitched = rank
            self.witch = self.turn_seat
            self.note(note.CHARACTER_NAMED, self.turn_seat, move & 31, cause.BEWITCH)
            self.call_next()  # C2.11 b: her turn halts here
        elif move >= do.ROB:
            self.robbed = rank
            self.thief = self.turn_seat
            self.note(note.CHARACTER_NAMED, self.turn_seat, move & 31, cause.ROB)
        else:
            self.murdered = rank
            self.note(note.CHARACTER_NAMED, self.turn_seat, move & 31, cause.MURDER)

    def give_crown(self, receiver: int) -> None:
        """C2.14, C4.8; an heir is not paid (C5.44)."""
        if self.is_heir:
            self.move_crown(receiver, cause.HEIR)
            self.close_round()
            return
        self.move_crown(receiver, cause.EMPEROR)
        self.phase = phase.TURN
        if self.payment != payment.NONE and self.gold[receiver] + self.held[receiver] > 0:
            self.other = receiver
            self.phase = phase.ASK if self.payment == payment.EMPEROR_CHOOSES else phase.PAY
            self.to_move = self.turn_seat if self.phase == phase.ASK else receiver

    def pay_emperor(self, seat: int, move: int) -> None:
        """C5.47: gold, a card by the receiver's choice, or one by chance."""
        self.phase = phase.TURN
        self.to_move = seat
        if move == do.PAY_GOLD:
            self.move_gold(self.other, seat, 1, cause.EMPEROR)
            return
        kind = move & 63
        if move == do.PAY_CARD:
            kind = self.hand[self.other][self.chance.below(self.held[self.other])]
        self.remove_card(self.other, kind)
        self.add_card(seat, kind)
        self.note(note.CARD_GIVEN, self.other * 8 + seat, kind, cause.EMPEROR)

    # Districts

    def build(self, seat: int, kind: int, how: int) -> None:
        """C3.4 a: pay and lay it into the city; then see whether it is complete, and what the card asks."""
        price = self.price(seat, kind)
        self.pay_gold(seat, price, cause.BUILD)
        if self.turn_character == character.ALCHEMIST:
            self.spent += price
        self.add_district(seat, kind * 2)
        self.note(note.DISTRICT_BUILT, seat, kind, how * 16 + price)
        if self.cast[1] == character.TAX_COLLECTOR and seat != self.collector and not self.paid >> seat & 1:
            self.owes |= 1 << seat
        if self.size[seat] == self.needed():
            self.complete(seat)
        if kind == district.HAUNTED_CITY:
            self.haunted_round = self.round
        elif kind == district.LIGHTHOUSE:
            if self.has_deck():
                self.phase = phase.LOOK
        elif kind == district.BELL_TOWER:
            self.phase = phase.DECLARE

    def armory_cell(self, seat: int) -> int:
        """The own Armory, with an Artist's gold on it or not."""
        for i in range(self.size[seat]):
            if self.city[seat][i] >> 1 == district.ARMORY:
                return self.city[seat][i]
        return district.NONE

    def gild(self, seat: int, cell: int) -> None:
        """C2.19: of two of a name, the one with gold stands last."""
        at = self.size[seat] - 1
        while self.city[seat][at] != cell:
            at -= 1
        self.city[seat][at] = cell + 1

    def destroy(self, seat: int, other: int, cell: int) -> None:
        """C2.10; then the Graveyard's owner is asked (C1.9)."""
        self.used |= did.STRIKE
        self.pay_gold(seat, self.worth(other, cell) - 1, cause.DESTROY)
        self.raze(other, cell, seat, cause.WARLORD)
        owner = self.owner_of(district.GRAVEYARD)
        if owner >= 0 and owner != seat and self.gold[owner] > 0:
            self.phase = phase.RECOVER
            self.to_move = owner
            self.other = other
            self.card = cell >> 1
        else:
            self.put_away(other, cell >> 1, cause.DESTROYED)

    def recover(self, seat: int, move: int) -> None:
        if move == do.RECOVER:
            self.pay_gold(self.to_move, 1, cause.GRAVEYARD)
            self.add_card(self.to_move, self.card)
            self.note(note.DISTRICT_RECOVERED, self.to_move, self.card, 0)
        else:
            self.note(note.RECOVERY_DECLINED, self.to_move, self.card, 0)
            self.put_away(self.other, self.card, cause.DESTROYED)
        self.phase = phase.TURN
        self.to_move = seat

    def swap(self, seat: int, given: int) -> None:
        """C2.18: what lies on or under a district goes along."""
        price = self.worth(self.other, self.card) - self.value(given)
        self.move_gold(seat, self.other, price, cause.DIPLOMAT)
        self.remove_district(seat, given)
        self.remove_district(self.other, self.card)
        self.add_district(seat, self.card)
        self.add_district(self.other, given)
        self.note(note.DISTRICTS_SWAPPED, seat * 8 + self.other, given, self.card)
        self.phase = phase.TURN

    def look(self, seat: int, move: int) -> None:
        """C1.15; an empty deck is first made anew from the pile (C5.63)."""
        if move != do.LOOK:
            self.note(note.LOOK_DECLINED, seat, 0, 0)
            self.phase = phase.TURN
            return
        if self.deck_size == 0:
            self.renew_deck()
        self.phase = phase.CHOOSE
        self.note(note.DECK_SEEN, seat, self.deck_size, 0)
        for i in range(self.deck_size):
            self.note_item(self.deck[self.top + i & 127])

    def take_from_deck(self, seat: int, kind: int) -> None:
        at = 0
        while self.deck[self.top + at & 127] != kind:
            at += 1
        self.deck_size -= 1
        self.deck[self.top + at & 127] = self.deck[self.top + self.deck_size & 127]  # where it lies does not matter
        self.add_card(seat, kind)
        self.note(note.CARD_CHOSEN, seat, kind, 0)
        self.shuffle_deck()
        self.phase = phase.TURN

    def declare(self, seat: int, move: int) -> None:
        """C1.22, C3.6 c: cities complete by it are so in order, the declarer's before the others."""
        self.phase = phase.TURN
        if move != do.DECLARE:
            self.note(note.BELL_DECLINED, seat, 0, 0)
            return
        self.note(note.BELL_DECLARED, seat, 0, 0)
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
