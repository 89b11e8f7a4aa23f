"""The table: what lies where, whose turn it is, and what every move does (K2, K3)."""

from raenke.core.arrays import zeros
from raenke.core.chance import Chance
from raenke.core.codes import MASK64, NOBODY
from raenke.kabale import ally, bits, do, facing, most, none, note, phase
from raenke.kabale.cards import ALLIES, GOALS
from raenke.kabale.judge import Judge
from raenke.kabale.layout import Layout
from raenke.kabale.options import Options, check_seats, options_of
from raenke.kabale.readings import Readings
from raenke.kabale.score import Tally
from raenke.kabale.state import State

HASH_PRIME = 0x100000001B3
HASH_START = 0xCBF29CE484222325

GOAL_CARDS = list(GOALS)


class Table(State):
    """A table with a game of Kabale & Hiebe."""

    def __init__(self, seats: int, options: Options | None = None, chance: Chance | None = None) -> None:
        super().__init__()
        self.seats = check_seats(seats)
        self.options = options or Options()
        options_of(self.options.as_dict(), seats)
        self.chance = chance or Chance()
        self.reading = Readings(self.options)
        self.start_player = NOBODY if isinstance(self.options.start_player, str) else self.options.start_player
        self.rounds = self.options.rounds
        self.judge = Judge(self.reading)
        self.tally = Tally()
        self.deck = zeros(ally.COUNT)
        self.deck_size = len(self.options.ally_ids)
        self.whole_deck = 0
        for i, name in enumerate(self.options.ally_ids):
            self.deck[i] = ALLIES.index(name)
            self.whole_deck |= 1 << self.deck[i]

    # Setting up

    def start(self) -> None:
        """K2.1, K2.2: shuffle, deal, turn up the first goals."""
        self.noted = 0
        self.round = 0
        self.awarded = 0
        self.over = False
        self.active = self.start_player if self.start_player >= 0 else self.chance.below(self.seats)
        self.note(note.GAME_STARTED, self.active, note.BLANK, note.BLANK)
        for seat in range(self.seats):
            self.held[seat] = 0
            for i in range(most.HAND):
                self.hand[seat][i] = none.CARD
            self.discard[seat] = 0
            self.era[seat] = 0
            self.renewed[seat][0] = self.whole_deck
            for i in range(self.deck_size):
                self.pile[seat][i] = self.deck[i]
            self.shuffle_pile(seat, self.deck_size)
        for i in range(most.GOALS):
            self.goal_pile[i] = GOAL_CARDS[i]
        self.chance.shuffle(self.goal_pile, most.GOALS)
        self.next_goal = 0
        used = self.seats * self.rounds
        self.note(note.GOALS_SHUFFLED, used, note.BLANK, note.BLANK)
        at = self.noted
        for i in range(used):
            self.notes[at + i] = self.goal_pile[i]
        self.noted = at + used
        self.begin_round()

    def begin_round(self) -> None:
        self.round += 1
        self.phase = phase.LAYING
        self.is_round_over = False
        self.closed = 0
        self.barred = 0
        for seat in range(self.seats):
            self.forget_backs(seat)
            while self.held[seat] < most.HAND and self.draw(seat):
                pass
            self.forget_backs(seat)
        self.note(note.ROUND_STARTED, self.round, self.active, note.BLANK)
        for column in range(self.seats):
            self.goal[column] = self.goal_pile[self.next_goal]
            self.next_goal += 1
            self.clear(column)
            self.look_at_goal(column)
            self.note_item(self.goal[column])
        self.to_move = self.active
        if self.held[self.active] == 0:
            self.pass_on()  # only on a table set up by hand (K6.35)

    def forget_backs(self, seat: int) -> None:
        """Keep only the last shuffle: the columns are empty, so earlier ones say nothing any more."""
        self.renewed[seat][0] = self.renewed[seat][self.era[seat]]
        self.era[seat] = 0
        self.not_all[seat] = 0

    def shuffle_pile(self, seat: int, count: int) -> None:
        self.chance.shuffle(self.pile[seat], count)
        self.top[seat] = 0
        self.size[seat] = count
        self.drawn[seat] = 0
        self.laid[seat] = 0
        self.kept[seat] = 0
        for i in range(self.held[seat]):
            self.kept[seat] |= 1 << self.hand[seat][i]
        self.note(note.PILE_SHUFFLED, seat, count, note.BLANK)
        at = self.noted
        for i in range(count):
            self.notes[at + i] = self.pile[seat][i]
        self.noted = at + count

    def draw(self, seat: int) -> bool:
        """K2.8: renew an empty pile from the discard pile first; with both empty there is no draw."""
        if self.top[seat] == self.size[seat]:
            if self.discard[seat] == 0:
                return False
            self.renew_pile(seat)
        card = self.pile[seat][self.top[seat]]
        self.top[seat] += 1
        self.hand[seat][self.held[seat]] = card
        self.held[seat] += 1
        self.drawn[seat] += 1
        self.note(note.CARD_DRAWN, seat, card, note.BLANK)
        return True

    def renew_pile(self, seat: int) -> None:
        """Shuffle the discard pile into a new pile; everybody may remember what went in."""
        count = 0
        discard = self.discard[seat]
        for card in range(ally.COUNT):
            self.pile[seat][count] = card  # the next card overwrites this one if it is not there
            count += discard >> card & 1
        self.era[seat] += 1
        self.renewed[seat][self.era[seat]] = discard
        self.discard[seat] = 0
        self.shuffle_pile(seat, count)

    def take_from_hand(self, seat: int, card: int) -> None:
        """The last card of the hand takes its place. The search has no branches, because it runs at every move."""
        place = (self.hand[seat][1] == card) + 2 * (self.hand[seat][2] == card)
        last = self.held[seat] - 1
        self.hand[seat][place] = self.hand[seat][last]
        self.hand[seat][last] = none.CARD
        self.held[seat] = last

    # Moves: which are offered, and what they do

    def list_moves(self) -> None:
        count = 0
        if self.phase == phase.LAYING:
            closed = self.barred
            for i in range(self.held[self.active]):
                move = self.hand[self.active][i] * 8
                if closed == 0:
                    for column in range(most.SEATS):  # overwriting those past the last is faster than a check
                        self.offer[count + column] = move + column
                    count += self.seats
                else:
                    for column in range(self.seats):
                        self.offer[count] = move + column
                        count += 1 - (closed >> column & 1)
        elif self.phase == phase.CLOAKING:
            for i in range(self.held[self.to_move]):
                self.offer[count] = do.SLIP + self.hand[self.to_move][i]
                count += 1
            if not self.reading.cloak_must:  # K5.19
                self.offer[count] = do.DECLINE
                count += 1
        elif self.phase == phase.SWAPPING:
            for column in range(self.seats):
                if column != self.choice_column:
                    self.offer[count] = do.SWAP + column
                    count += 1
            self.offer[count] = do.DECLINE
            count += 1
        self.offers = count

    def play(self, move: int) -> None:
        self.noted = 0
        if self.phase == phase.LAYING:
            self.lay(move >> 3, move & 7)
        elif self.phase == phase.CLOAKING:
            self.answer_cloak(move)
        else:
            self.answer_traitor(move)

    def lay(self, card: int, column: int) -> None:
        """K2.3: lay a card face down; this turns up the card above, whose ability may work."""
        self.take_from_hand(self.active, card)
        self.append(column, bits.of(card, self.active, facing.DOWN, self.era[self.active], 0))
        self.laid[self.active] += 1
        self.note(note.CARD_LAID, self.active, column, card)
        self.ender = self.active
        self.moved = 0
        if not self.ends_at_once():
            if card == ally.ASSASSIN and self.reading.assassin_kills_revealed:
                self.strike(column)
            else:
                self.reveal_above(column)
        if self.phase == phase.LAYING:
            self.end_turn()

    def strike(self, column: int) -> None:
        """K5.17: an Assassin that is laid kills the card it reveals, and is face up from then on."""
        place = self.length[column] - 2
        if place < 0 or not self.is_hidden(column, place):
            return
        self.turn_up(column, place)
        self.turn_up(column, place + 1)
        self.kill(column, place)

    def is_hidden(self, column: int, place: int) -> bool:
        """Whether a card can be revealed: it is face down and not cloaked (K2.3)."""
        face = bits.face(self.column[column][place])
        return face != facing.UP and face != facing.CLOAKED

    def reveal_above(self, column: int) -> None:
        """The bottom card turns up the one above it; an Explorer that moves does the same in its new column (K3)."""
        while self.length[column] >= 2:
            place = self.length[column] - 2
            if not self.is_hidden(column, place):
                return
            self.turn_up(column, place)
            cell = self.column[column][place]
            card = bits.card(cell)
            seat = bits.seat(cell)
            if card < ally.EXPLORER or card > ally.TRAITOR:
                return
            if card == ally.EXPLORER:
                if self.moved >> seat & 1:
                    self.note(note.EXPLORER_STAYED, seat, column, note.BLANK)
                    return
                column = self.move_explorer(seat, column, place)
                if self.ends_at_once():
                    return
                continue
            if card == ally.ASSASSIN:
                if not self.reading.assassin_kills_revealed:
                    self.kill(column, place + 1)
            elif card == ally.STORM:
                if self.closed >> column & 1:
                    return  # a second Storm in a column (K5.18)
                self.closed |= 1 << column
                if not self.reading.storm_fulfils:
                    self.barred = self.closed  # K5.18
                self.note(note.COLUMN_CLOSED, column, note.BLANK, note.BLANK)
                self.ender = seat
                self.ends_at_once()
            elif card == ally.CLOAK:
                if self.held[seat] > 0:
                    self.ask(phase.CLOAKING, seat, column, place)
            elif card == ally.TRAITOR:
                self.ask(phase.SWAPPING, seat, column, place)
            return

    def turn_up(self, column: int, place: int) -> None:
        cell = bits.with_face(self.column[column][place], facing.UP)
        self.column[column][place] = cell
        if bits.mark(cell):
            self.unmark(cell)
        self.note(note.CARD_REVEALED, column, self.counted_place(column, place), cell)

    def move_explorer(self, seat: int, column: int, place: int) -> int:
        """K3.1: to the bottom of the next open column to the right, its own if all others are closed."""
        target = column + 1 if column + 1 < self.seats else 0
        while self.barred >> target & 1:
            target = target + 1 if target + 1 < self.seats else 0
        era = bits.era(self.column[column][place])
        self.cut(column, place)
        self.append(target, bits.of(ally.EXPLORER, seat, facing.RELAID, era, 0))
        self.moved |= 1 << seat
        self.ender = seat
        self.note(note.EXPLORER_MOVED, seat, column, target)
        return target

    def kill(self, column: int, place: int) -> None:
        """K3.2: the card goes to its owner's discard pile."""
        cell = self.column[column][place]
        self.cut(column, place)
        self.discard[bits.seat(cell)] |= 1 << bits.card(cell)
        self.note(note.CARD_KILLED, bits.seat(cell), column, bits.card(cell))

    def ask(self, decision: int, seat: int, column: int, place: int) -> None:
        """K3.6: ask the owner of a Cloak or Traitor, active or not."""
        self.phase = decision
        self.to_move = seat
        self.choice_column = column
        self.choice_place = place

    def answer_cloak(self, move: int) -> None:
        """K3.4: a hand card slips in below the Cloak, above the card that revealed it."""
        seat = self.to_move
        column = self.choice_column
        self.phase = phase.LAYING
        if move == do.DECLINE:
            self.ender = self.revealer()
            self.note(note.CLOAK_DECLINED, seat, column, note.BLANK)
        else:
            self.ender = seat
            card = move - do.SLIP
            self.take_from_hand(seat, card)
            place = self.length[column]
            while place > self.choice_place + 1:
                self.column[column][place] = self.column[column][place - 1]
                place -= 1
            self.column[column][place] = bits.of(card, seat, facing.CLOAKED, self.era[seat], 0)
            self.length[column] += 1
            self.laid[seat] += 1
            if self.laid[seat] > self.drawn[seat]:
                self.mark(seat)
            if not self.reading.cloaked_card_replaces_cloak:
                self.allies_there[column] += 1  # K5.4 counts Cloak and slipped card once
                self.look_at_goal(column)
            self.note(note.CARD_CLOAKED, seat, column, card)
            self.ends_at_once()
            self.draw(seat)
        self.end_turn()

    def answer_traitor(self, move: int) -> None:
        """K3.5: the goals change places; a closed column stays closed."""
        self.phase = phase.LAYING
        column = self.choice_column
        if move == do.DECLINE:
            self.ender = self.revealer()
            self.note(note.SWAP_DECLINED, self.to_move, column, note.BLANK)
        else:
            self.ender = self.to_move
            other = move - do.SWAP
            goal = self.goal[column]
            self.goal[column] = self.goal[other]
            self.goal[other] = goal
            self.look_at_goal(column)
            self.look_at_goal(other)
            self.note(note.GOALS_SWAPPED, self.to_move, column, other)
            self.ends_at_once()
        self.end_turn()

    def revealer(self) -> int:
        """Who owns the card that revealed the Cloak or Traitor: it was laid last, or is the Explorer that landed."""
        return bits.seat(self.column[self.choice_column][self.choice_place + 1])

    # Turn and round

    def ends_at_once(self) -> bool:
        """K2.6: the round is over the moment all goals are fulfilled."""
        if not self.reading.round_end_after_action and self.all_fulfilled():
            self.is_round_over = True
        return self.is_round_over

    def all_fulfilled(self) -> bool:
        """K2.5: enough allies, or closed by a Storm."""
        return self.lacking & ~self.closed == 0

    def look_at_goal(self, column: int) -> None:
        """Note whether the column has fewer allies than its goal has points."""
        is_lacking = self.allies_there[column] < self.goal[column] & 7
        self.lacking = self.lacking & ~(1 << column) | is_lacking << column

    def end_turn(self) -> None:
        """The active player draws; then the round ends, or the next player who holds a card lays one."""
        if self.reading.round_end_after_action and self.all_fulfilled():
            self.is_round_over = True  # K5.1
        self.draw(self.active)
        if self.is_round_over or not self.has_anybody_cards():
            self.end_round()
            return
        self.active = self.active + 1 if self.active + 1 < self.seats else 0
        if self.held[self.active] == 0:
            self.pass_on()
        self.to_move = self.active

    def pass_on(self) -> None:
        """K2.8: skip players without a card."""
        while self.held[self.active] == 0:
            self.note(note.TURN_SKIPPED, self.active, note.BLANK, note.BLANK)
            self.active = self.active + 1 if self.active + 1 < self.seats else 0
        self.to_move = self.active

    def has_anybody_cards(self) -> bool:
        for seat in range(self.seats):
            if self.held[seat] > 0:
                return True
        return False

    def end_round(self) -> None:
        """K2.7: turn everything up, award column by column."""
        self.note(note.ROUND_ENDED, self.round, self.seats, note.BLANK)
        at = self.noted
        for column in range(self.seats):
            length = self.length[column]
            self.notes[at] = length
            for i in range(length):
                cell = self.column[column][i]
                self.notes[at + 1 + i] = cell
                self.discard[bits.seat(cell)] |= 1 << bits.card(cell)
            at += 1 + length
        self.noted = at
        for column in range(self.seats):
            self.award(column)
        self.judge.first = 0
        if self.is_round_over and self.reading.next_start_left_of_ender:
            self.active = self.ender  # K5.20
        self.active = self.active + 1 if self.active + 1 < self.seats else 0
        if self.round < self.rounds:
            self.begin_round()
        else:
            self.end_game()

    def award(self, column: int) -> None:
        if self.reading.cloaked_card_replaces_cloak:
            self.merge_cloaked(column)
        self.judge.judge(self.column[column], self.length[column], self.goal[column] >> 3)
        self.award_goal[self.awarded] = self.goal[column]
        self.award_seat[self.awarded] = self.judge.winner if self.judge.winner >= 0 else most.SEATS
        self.awarded += 1
        self.note(note.GOAL_AWARDED, column, self.goal[column], self.judge.winner)
        self.judge.keep(column)

    def merge_cloaked(self, column: int) -> None:
        """K5.4: a slipped card takes the Cloak's place."""
        count = 0
        for i in range(self.length[column]):
            cell = self.column[column][i]
            count -= bits.face(cell) == facing.CLOAKED
            self.column[column][count] = cell
            count += 1
        self.length[column] = count

    def end_game(self) -> None:
        """K2.9."""
        self.phase = phase.FINISHED
        self.to_move = NOBODY
        self.over = True
        self.is_round_over = False
        self.closed = 0
        self.barred = 0
        self.count_points()
        self.note(note.GAME_ENDED, self.seats, note.BLANK, note.BLANK)
        for seat in range(self.seats):
            self.clear(seat)
            self.forget_backs(seat)
            self.note_item(self.points[seat])

    def count_points(self) -> None:
        """Count what each seat's goals are worth now."""
        for seat in range(self.seats):
            self.count_goals(seat)
            self.points[seat] = self.tally.points()

    def count_goals(self, seat: int) -> None:
        """Set `tally` to the goals this seat has won."""
        self.tally.count(self.award_goal, self.award_seat, self.awarded, seat)

    # Columns and notes

    def clear(self, column: int) -> None:
        self.length[column] = 0
        self.allies_there[column] = 0

    def append(self, column: int, cell: int) -> None:
        self.column[column][self.length[column]] = cell
        self.length[column] += 1
        self.allies_there[column] += 1
        self.look_at_goal(column)

    def cut(self, column: int, place: int) -> None:
        """Take a card out; the cards below move up, but that reveals nothing."""
        self.length[column] -= 1
        self.allies_there[column] -= 1
        self.look_at_goal(column)
        for i in range(place, self.length[column]):
            self.column[column][i] = self.column[column][i + 1]

    def unmark(self, cell: int) -> None:
        """A marked card was shown: if it is not from the new pile, the marks say nothing any more."""
        seat = bits.seat(cell)
        if not self.not_all[seat] >> bits.card(cell) & 1:
            self.not_all[seat] = 0

    def mark(self, seat: int) -> None:
        """More cards were laid since the shuffle than were drawn, so they cannot all be from the new pile.

        If one that was held back at the shuffle has been shown, everybody knows that already.
        """
        era = self.era[seat]
        shown = self.discard[seat]
        for column in range(self.seats):
            for i in range(self.length[column]):
                cell = self.column[column][i]
                if bits.seat(cell) == seat and bits.face(cell) & facing.SEEN:
                    shown |= 1 << bits.card(cell)
        if shown & self.kept[seat]:
            return
        self.not_all[seat] = self.renewed[seat][era]
        for column in range(self.seats):
            for i in range(self.length[column]):
                cell = self.column[column][i]
                if bits.seat(cell) == seat and bits.era(cell) == era and not bits.face(cell) & facing.SEEN:
                    self.column[column][i] = bits.with_mark(cell, 1)

    def counted_place(self, column: int, place: int) -> int:
        """A card's position for people: a Cloak and what replaces it are one (K5.4)."""
        if self.reading.cloaked_card_replaces_cloak:
            for i in range(place):
                if bits.face(self.column[column][i]) == facing.CLOAKED:
                    place -= 1
        return place

    # Copying and reading

    def copy_from(self, other: "Table") -> None:
        """Become like another table with the same seats and options, but keep this table's chance."""
        self.become(other)

    def lay_out(self, layout: Layout) -> None:
        """Fill a new table from the lists."""
        self.spread(layout)
        self.over = self.phase == phase.FINISHED
        self.barred = 0 if self.reading.storm_fulfils else self.closed
        for column in range(self.seats):
            self.allies_there[column] = self.counted_place(column, self.length[column])
            self.look_at_goal(column)

    def fingerprint(self) -> int:
        h = HASH_START
        for seat in range(self.seats):
            h = ((h ^ self.discard[seat]) * HASH_PRIME) & MASK64
            for i in range(self.held[seat]):
                h = ((h ^ self.hand[seat][i]) * HASH_PRIME) & MASK64
            for i in range(self.top[seat], self.size[seat]):
                h = ((h ^ self.pile[seat][i]) * HASH_PRIME) & MASK64
            h = ((h ^ self.goal[seat]) * HASH_PRIME) & MASK64
            for i in range(self.length[seat]):
                h = ((h ^ self.column[seat][i]) * HASH_PRIME) & MASK64
        for i in range(self.awarded):
            h = ((h ^ (self.award_goal[i] * 8 + self.award_seat[i])) * HASH_PRIME) & MASK64
        return ((h ^ (self.phase * 8 + self.active)) * HASH_PRIME) & MASK64

    def scores(self) -> list[int]:
        """What each seat's won goals are worth now."""
        self.count_points()
        return [self.points[seat] for seat in range(self.seats)]
