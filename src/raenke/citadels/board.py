"""What lies on the table: cards, cities, purses, the crown, and the notes of what happens to them."""

from raenke.citadels import amount, district, draft, most, note, phase, score
from raenke.citadels.cards import CHARACTER_RANK, CHARACTERS, DISTRICT_COLOUR
from raenke.citadels.layout import Layout
from raenke.citadels.options import Options, check_seats, options_of, smithy_of
from raenke.citadels.readings import Readings
from raenke.citadels.state import State
from raenke.core.arrays import zeros
from raenke.core.chance import Chance
from raenke.core.codes import MASK64, NOBODY

HASH_PRIME = 0x100000001B3
HASH_START = 0xCBF29CE484222325
ONE = 1  # typed wide: a city's names are a set of 42 bits

COLOUR = DISTRICT_COLOUR


class Board(State):
    """The state of a game, and the small acts that every rule is made of."""

    def __init__(self, seats: int, options: Options | None = None, chance: Chance | None = None) -> None:
        super().__init__()
        self.seats = check_seats(seats)
        self.options = options or Options()
        options_of(self.options.as_dict(), seats)
        self.chance = chance or Chance()
        self.reading = Readings(self.options)
        self.read_options(self.options)

    def read_options(self, options: Options) -> None:
        self.is_cast_drawn = options.cast == "drawn"
        cast = options.chosen_cast(self.seats)
        for rank, name in enumerate(cast):
            self.cast[rank] = CHARACTERS.index(name)
        self.cast_size = options.cast_size(self.seats)
        # Who may be drawn for each rank, in four places.
        self.may_play = zeros(4 * most.RANKS)
        self.may_play_count = zeros(most.RANKS)
        for number, rank in enumerate(CHARACTER_RANK):
            if options.may_play(number, self.seats):
                self.may_play[4 * rank + self.may_play_count[rank]] = number
                self.may_play_count[rank] += 1
        picks = draft.picks(self.seats)
        self.picks = len(picks)
        self.pick_seat = zeros(most.SEATS)
        self.pick_puts = zeros(most.SEATS)
        for at, (seat, is_put) in enumerate(picks):
            self.pick_seat[at] = seat
            self.pick_puts[at] = is_put
        self.laid_up = draft.laid_up(self.seats, self.cast_size)
        self.withdrawal = draft.withdrawal(self.seats, self.cast_size)
        self.has_last_choice = draft.has_last_choice(self.seats, self.cast_size)
        self.box = zeros(most.CARDS)
        self.box_size = len(options.deck)
        for i, kind in enumerate(options.deck):
            self.box[i] = kind
        self.smithy_price, self.smithy_cards = smithy_of(options.smithy)
        self.end_at = options.end_at
        self.start_player = NOBODY if isinstance(options.start_player, str) else options.start_player
        self.last_round = options.last_round

    # Hands and the deck

    def list_hand(self, seat: int, base: int) -> None:
        """List each name of a hand once (C5.49)."""
        previous = NOBODY
        count = self.offers
        for i in range(self.held[seat]):
            kind = self.hand[seat][i]
            self.offer[count] = base + kind  # written over if it was there already
            count += kind != previous
            previous = kind
        self.offers = count

    def holds(self, seat: int, kind: int) -> bool:
        for i in range(self.held[seat]):
            if self.hand[seat][i] == kind:
                return True
        return False

    def add_card(self, seat: int, kind: int) -> None:
        at = self.held[seat]
        while at > 0 and self.hand[seat][at - 1] > kind:
            self.hand[seat][at] = self.hand[seat][at - 1]
            at -= 1
        self.hand[seat][at] = kind
        self.held[seat] += 1

    def remove_card(self, seat: int, kind: int) -> None:
        at = 0
        while self.hand[seat][at] != kind:
            at += 1
        self.held[seat] -= 1
        while at < self.held[seat]:
            self.hand[seat][at] = self.hand[seat][at + 1]
            at += 1

    def has_deck(self) -> bool:
        """Whether there is a card to draw; the pile counts (C5.63)."""
        return self.deck_size > 0 or self.pile_size > 0

    def next_card(self) -> int:
        """Take the top card. If the deck is empty, the pile becomes the deck (C4.11)."""
        if self.deck_size == 0:
            if self.pile_size == 0:
                return district.NONE
            self.renew_deck()
        kind = self.deck[self.top]
        self.top = self.top + 1 & most.DECK_MASK
        self.deck_size -= 1
        return kind

    def draw(self, seat: int, count: int, why: int) -> None:
        """Draw into the hand, or as many as there are (C3.4 d)."""
        for _ in range(count):
            kind = self.next_card()
            if kind == district.NONE:
                return
            self.add_card(seat, kind)
            self.note(note.CARD_DRAWN, seat, kind, why)

    def put_away(self, seat: int, kind: int, why: int) -> None:
        """C3.4 c: onto the pile, or under the deck (C4.11)."""
        self.note(note.CARD_PUT_AWAY, seat, kind, why)
        if self.reading.discard_under_deck:
            self.deck[self.top + self.deck_size & most.DECK_MASK] = kind
            self.deck_size += 1
        else:
            self.pile[self.pile_size] = kind
            self.pile_size += 1

    def renew_deck(self) -> None:
        """Make the pile the new deck; the old deck is empty."""
        for i in range(self.pile_size):
            self.deck[self.top + i & most.DECK_MASK] = self.pile[i]
        self.deck_size = self.pile_size
        self.pile_size = 0
        self.shuffle_deck()

    def shuffle_deck(self) -> None:
        """Sort the deck by the tables and shuffle it, so the old order has no influence (C5.36)."""
        for kind in range(district.COUNT):
            self.counts[kind] = 0
        for i in range(self.deck_size):
            self.counts[self.deck[self.top + i & most.DECK_MASK]] += 1
        at = 0
        for i in range(district.COUNT):
            for _ in range(self.counts[i]):
                self.deck[at] = i
                at += 1
        self.top = 0
        self.chance.shuffle(self.deck, self.deck_size)
        self.note(note.DECK_SHUFFLED, self.deck_size, 0, 0)
        for i in range(self.deck_size):
            self.note_item(self.deck[i])

    # Cities

    def add_district(self, seat: int, cell: int) -> None:
        kind = cell >> 1
        at = self.size[seat]
        while at > 0 and self.city[seat][at - 1] > cell:
            self.city[seat][at] = self.city[seat][at - 1]
            at -= 1
        self.city[seat][at] = cell
        self.size[seat] += 1
        self.has[seat] |= ONE << kind
        self.coloured[seat * 8 + COLOUR[kind]] += 1

    def remove_district(self, seat: int, cell: int) -> None:
        kind = cell >> 1
        at = 0
        while self.city[seat][at] != cell:
            at += 1
        self.size[seat] -= 1
        while at < self.size[seat]:
            self.city[seat][at] = self.city[seat][at + 1]
            at += 1
        self.coloured[seat * 8 + COLOUR[kind]] -= 1
        for i in range(self.size[seat]):
            if self.city[seat][i] >> 1 == kind:
                return
        self.has[seat] &= ~(ONE << kind)

    def needed(self) -> int:
        return score.needed(self.end_at, self.is_declared)

    def is_complete(self, seat: int) -> bool:
        return self.size[seat] >= self.needed()

    def owner_of(self, kind: int) -> int:
        """Whose city has the only card of that name."""
        for seat in range(self.seats):
            if self.has[seat] >> kind & 1:
                return seat
        return NOBODY

    def has_cell(self, seat: int, cell: int) -> bool:
        """Whether the city has this district, with or without an Artist's gold as the cell says."""
        for i in range(self.size[seat]):
            if self.city[seat][i] == cell:
                return True
        return False

    def complete(self, seat: int) -> None:
        """Make this round the last, and remember whose city was first (C3.6 b, c)."""
        self.is_last = True
        self.note(note.CITY_COMPLETED, seat, self.first < 0, 0)
        if self.first < 0:
            self.first = seat

    # Gold

    def take_gold(self, seat: int, amount: int, why: int) -> None:
        self.gold[seat] += amount
        self.note(note.GOLD_TAKEN, seat, amount, why)

    def pay_gold(self, seat: int, amount: int, why: int) -> None:
        """Pay the bank. A payment of 0 leaves no note."""
        if amount > 0:
            self.gold[seat] -= amount
            self.note(note.GOLD_PAID, seat, amount, why)

    def move_gold(self, seat: int, to: int, amount: int, why: int) -> None:
        if amount > 0 and seat != to:
            self.gold[seat] -= amount
            self.gold[to] += amount
            self.note(note.GOLD_MOVED, seat * 8 + to, amount, why)

    # Points

    def count_points(self) -> None:
        """Count every city as it lies (C3.6)."""
        is_late_violet = self.reading.haunted_city_not_if_built_in_last_round
        is_fixed = score.is_haunted_fixed(is_late_violet, self.is_last_round(), self.haunted_round, self.round)
        for seat in range(self.seats):
            self.points[seat] = self.count_city(seat, is_fixed)

    def is_last_round(self) -> bool:
        return score.is_last_round(self.is_last, self.round, self.last_round)

    def count_city(self, seat: int, is_fixed: bool) -> int:
        is_complete = self.is_complete(seat)
        completion = amount.FIRST_POINTS if seat == self.first else amount.COMPLETE_POINTS if is_complete else 0
        return score.count(
            self.city[seat], self.size[seat], self.gold[seat], self.held[seat], self.museum_size, is_fixed, completion
        )

    # Copying and laying out

    def lay_out(self, layout: Layout) -> None:
        """Lay out on a new table what the lists say."""
        self.spread(layout)
        self.over = self.phase == phase.OVER
        for seat in range(self.seats):
            self.held[seat] = 0
            for kind in layout.hand[seat]:
                self.add_card(seat, kind)
            self.size[seat] = 0
            for cell in layout.city[seat]:
                self.add_district(seat, cell)

    def fingerprint(self) -> int:
        h = HASH_START
        for i in range(self.deck_size):
            h = ((h ^ self.deck[self.top + i & most.DECK_MASK]) * HASH_PRIME) & MASK64
        for i in range(self.pile_size):
            h = ((h ^ self.pile[i]) * HASH_PRIME) & MASK64
        for i in range(self.museum_size):
            h = ((h ^ (self.museum[i] * 8 + self.museum_by[i])) * HASH_PRIME) & MASK64
        for seat in range(self.seats):
            h = ((h ^ self.gold[seat]) * HASH_PRIME) & MASK64
            for i in range(self.held[seat]):
                h = ((h ^ self.hand[seat][i]) * HASH_PRIME) & MASK64
            for i in range(self.size[seat]):
                h = ((h ^ (128 + self.city[seat][i])) * HASH_PRIME) & MASK64
        for rank in range(most.RANKS):
            h = ((h ^ (self.holder[rank] + 1)) * HASH_PRIME) & MASK64
        h = ((h ^ (self.round * 64 + self.crown * 8 + self.first + 1)) * HASH_PRIME) & MASK64
        h = ((h ^ (self.murdered + 1 + (self.robbed + 1) * 16 + (self.bewitched + 1) * 256)) * HASH_PRIME) & MASK64
        h = ((h ^ (self.used * 32 + self.turn_character)) * HASH_PRIME) & MASK64
        return ((h ^ (self.phase * 16 + self.to_move + 1)) * HASH_PRIME) & MASK64
