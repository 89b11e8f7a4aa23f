"""The frame of a round: choosing, calling, whose turn it is, what ends turn, round and game (C3)."""

from raenke.citadels import cause, character, colour, did, district, do, note, phase
from raenke.citadels.board import Board
from raenke.citadels.cards import CHARACTER_RANK, RANK_FOUR
from raenke.core.codes import NOBODY

RANK = CHARACTER_RANK

# C3.2 with two players, A and B: A takes, B takes and puts away, A takes and puts away, B takes.
PAIR_SEAT = [0, 1, 1, 0, 0, 1]
PAIR_PUTS = [0, 0, 1, 0, 1, 0]


class Calling(Board):
    """Whose turn it is, and why."""

    def start(self) -> None:
        """C3.1: cast, crown, deck, hands, in the order of chance (C5.36)."""
        self.noted = 0
        self.round = 0
        self.over = False
        self.reign_seat = NOBODY
        self.is_last = False
        self.first = NOBODY
        self.is_declared = False
        self.haunted_round = 0
        self.museum_size = 0
        self.drawn_size = 0
        if self.is_cast_drawn:
            self.draw_cast()
        self.crown = self.start_player if self.start_player >= 0 else self.chance.below(self.seats)
        self.note(note.GAME_STARTED, self.crown, self.cast_size, 0)
        for rank in range(self.cast_size):
            self.note_item(self.cast[rank])
        for i in range(self.box_size):
            self.pile[i] = self.box[i]
        self.pile_size = self.box_size
        self.renew_deck()
        for seat in range(self.seats):
            self.gold[seat] = 2
            self.held[seat] = 0
            self.size[seat] = 0
            self.has[seat] = 0
            for i in range(colour.COUNT):
                self.coloured[seat * 8 + i] = 0
            self.draw(seat, 4, cause.DEAL)
        self.begin_round()

    def draw_cast(self) -> None:
        """C5.33: rank by rank; where only one is allowed nothing is drawn."""
        for rank in range(8):
            is_dark = 0 if rank == RANK_FOUR and self.seats == 2 else self.chance.below(2)
            self.cast[rank] = rank + 8 * is_dark
        if self.cast_size == 9:
            self.cast[8] = character.ARTIST if self.seats < 5 else character.ARTIST + self.chance.below(2)

    # Choosing

    def begin_round(self) -> None:
        """C3.2 a, b: lay out characters face up, then one face down."""
        self.round += 1
        self.reign = self.reign + 1 if self.crown == self.reign_seat else 1
        self.reign_seat = self.crown
        self.note(note.ROUND_STARTED, self.round, self.crown, 0)
        self.murdered = NOBODY
        self.robbed = NOBODY
        self.bewitched = NOBODY
        self.thief = NOBODY
        self.witch = NOBODY
        self.is_murdered_shown = False
        self.protected = NOBODY
        self.collector = NOBODY
        self.owes = 0
        self.paid = 0
        self.rank = NOBODY
        self.turn_seat = NOBODY
        self.removed = NOBODY
        for rank in range(9):
            self.holder[rank] = NOBODY
        self.left = (1 << self.cast_size) - 1 & ~(1 << RANK_FOUR)  # C5.37
        self.face_up = 0
        self.note(note.CHARACTERS_LAID_UP, self.laid_up, 0, 0)
        for _ in range(self.laid_up):
            rank = self.draw_rank()
            self.face_up |= 1 << rank
            self.note_item(self.cast[rank])
        self.left |= 1 << RANK_FOUR
        self.face_down = self.draw_rank()
        self.note(note.CHARACTER_LAID_DOWN, self.cast[self.face_down], self.crown if self.crown_looks else NOBODY, 0)
        self.pick = 0
        self.ask_pick()

    def draw_rank(self) -> int:
        """Chance picks one of the ranks that are left, thought to lie in order (C5.36)."""
        count = 0
        for rank in range(self.cast_size):
            count += self.left >> rank & 1
        skip = self.chance.below(count)
        rank = 0
        while True:
            if self.left >> rank & 1:
                if skip == 0:
                    break
                skip -= 1
            rank += 1
        self.left &= ~(1 << rank)
        return rank

    def ask_pick(self) -> None:
        """Who takes or puts away next; C5.38: the last card goes to the middle by itself."""
        if self.pick == (6 if self.seats <= 3 else self.seats):
            self.end_choosing()
            return
        self.phase = phase.TAKE
        step = self.pick
        if self.seats == 2:
            step = PAIR_SEAT[self.pick]
            if PAIR_PUTS[self.pick]:
                self.phase = phase.PUT
        if self.seats == 3 and self.cast_size == 9 and self.pick == 3:
            self.removed = self.draw_rank()
            self.note(note.CHARACTER_REMOVED, self.cast[self.removed], 0, 0)
        if self.has_last_choice() and self.pick == self.seats - 1:
            self.left |= 1 << self.face_down  # the last player may have either
        self.to_move = (self.reign_seat + step) % self.seats

    def has_last_choice(self) -> bool:
        """C3.2: 7 players with a cast of 8, or 8 with one of 9."""
        return self.seats == self.cast_size - 1

    def list_picks(self) -> None:
        count = 0
        base = do.PUT if self.phase == phase.PUT else do.TAKE
        for rank in range(self.cast_size):
            if self.left >> rank & 1:
                self.offer[count] = base + self.cast[rank]
                count += 1
        self.offers = count

    def choose(self, who: int) -> None:
        rank = RANK[who]
        self.handed[self.pick] = self.left
        self.picked[self.pick] = rank
        self.left &= ~(1 << rank)
        if self.phase == phase.TAKE:
            self.holder[rank] = self.to_move
            self.note(note.CHARACTER_TAKEN, self.to_move, who, 0)
        else:
            self.note(note.CHARACTER_PUT_AWAY, self.to_move, who, 0)
        self.pick += 1
        self.ask_pick()

    def end_choosing(self) -> None:
        seat = self.to_move if self.has_last_choice() else NOBODY
        for rank in range(self.cast_size):
            if self.left >> rank & 1:
                self.note(note.CHARACTER_PUT_AWAY, seat, self.cast[rank], 0)
        self.left = 0
        self.call_next()

    # Calling

    def call_next(self) -> None:
        """C3.3 a: call the ranks in order until one answers."""
        while True:
            self.rank += 1
            if self.rank == self.cast_size:
                self.end_round()
                return
            who = self.cast[self.rank]
            seat = self.holder[self.rank]
            self.note(note.RANK_CALLED, self.rank + 1, who, 0)
            is_murdered = self.rank == self.murdered
            if self.rank == 1 and (seat < 0 or is_murdered):
                self.owes = 0  # C5.74: an Assassin who built finds no Tax Collector
            if seat < 0 or (is_murdered and not self.has[seat] >> district.HOSPITAL & 1):
                continue
            self.note(note.CHARACTER_REVEALED, seat, who, 0)
            if is_murdered:
                self.is_murdered_shown = True
                self.begin_turn(seat, who, did.LONE)  # C1.26
                return
            if self.rank == self.robbed:
                self.move_gold(seat, self.thief, self.gold[seat], cause.THIEF)
            if self.rank == self.bewitched:
                if who == character.KING:
                    self.move_crown(seat, cause.KING)
                self.begin_turn(seat, who, did.LONE)  # C2.11 d
                return
            self.begin_turn(seat, who, 0)
            if who == character.KING:
                self.move_crown(seat, cause.KING)
            else:
                self.enter(seat, who)
            return

    def begin_turn(self, seat: int, who: int, used: int) -> None:
        self.turn_seat = seat
        self.turn_character = who
        self.used = used
        self.built = 0
        self.embellished = 0
        self.spent = 0
        self.phase = phase.TURN
        self.to_move = seat

    def enter(self, seat: int, who: int) -> None:
        """What happens by itself, or must be done, when a turn begins as this character."""
        if who == character.EMPEROR:
            self.phase = phase.CROWN
        elif who == character.BISHOP:
            self.protected = seat
        elif who == character.TAX_COLLECTOR:
            self.collector = seat
            for other in range(self.seats):
                if self.owes >> other & 1:
                    self.pay_tax(other)  # C2.12 b
            self.owes = 0
        elif who == character.QUEEN:
            distance = seat - self.crown
            if distance == 1 or distance == -1 or distance == self.seats - 1 or distance == 1 - self.seats:
                self.take_gold(seat, 3, cause.QUEEN)

    def end_lone(self) -> None:
        """A murdered player with a Hospital is done; after a bewitched one the Witch goes on (C2.11 e)."""
        if self.rank != self.bewitched:
            self.call_next()
            return
        who = self.turn_character
        self.begin_turn(self.witch, who, did.BASIC)
        self.enter(self.witch, who)

    def pay_tax(self, seat: int) -> None:
        """C2.12 a: if there is gold; the Tax Collector himself does not pay. Who has paid owes no more."""
        if self.collector >= 0 and self.collector != seat and self.gold[seat] > 0:
            self.paid |= 1 << seat
            self.move_gold(seat, self.collector, 1, cause.TAX)

    def end_turn(self) -> None:
        """C3.5: tax, Poor House, Alchemist, Park."""
        seat = self.turn_seat
        if self.owes >> seat & 1 and self.rank > 0:
            self.pay_tax(seat)
            self.owes &= ~(1 << seat)
        if self.gold[seat] == 0 and self.has[seat] >> district.POOR_HOUSE & 1:
            self.take_gold(seat, 1, cause.POOR_HOUSE)
        if self.turn_character == character.ALCHEMIST and self.spent > 0:
            self.take_gold(seat, self.spent, cause.ALCHEMIST)
        if self.held[seat] == 0 and self.has[seat] >> district.PARK & 1:
            self.draw(seat, 2, cause.PARK)
        self.note(note.TURN_ENDED, seat, self.turn_character, 0)
        self.call_next()

    # Ends

    def complete(self, seat: int) -> None:
        """C3.6 b, c: this round is the last, and the first of all is remembered."""
        self.is_last = True
        self.note(note.CITY_COMPLETED, seat, self.first < 0, 0)
        if self.first < 0:
            self.first = seat

    def end_round(self) -> None:
        """C5.43: the murdered character is shown, then an heir has the crown."""
        self.turn_seat = NOBODY
        seat = NOBODY if self.murdered < 0 else self.holder[self.murdered]
        if seat >= 0 and not self.is_murdered_shown:
            self.note(note.MURDERED_SHOWN, seat, self.cast[self.murdered], 0)
        if self.has_heir and seat >= 0 and self.murdered == RANK_FOUR:
            if self.cast[RANK_FOUR] == character.EMPEROR:
                self.is_heir = True
                self.phase = phase.CROWN
                self.to_move = seat
                return
            self.move_crown(seat, cause.HEIR)
        self.close_round()

    def close_round(self) -> None:
        self.is_heir = False
        self.note(note.ROUND_ENDED, self.round, 0, 0)
        if self.is_last or self.round == self.max_rounds:
            self.end_game()
            return
        if self.has_long_reign and self.reign >= 3 and self.crown == self.reign_seat:
            self.move_crown((self.crown + 1) % self.seats, cause.LONG_REIGN)  # C4.4
        self.begin_round()

    def end_game(self) -> None:
        self.phase = phase.OVER
        self.to_move = NOBODY
        self.over = True
        self.count_points()
        self.note(note.GAME_ENDED, self.seats, 0, 0)
        for seat in range(self.seats):
            self.note_item(self.points[seat])
