cimport cython
from raenke.citadels cimport district, most, note, payment, phase, score
from raenke.core.chance cimport Chance
from raenke.core.table cimport Table as CoreTable

cdef int NOBODY, DECK_MASK
cdef unsigned long long ONE, MASK64, HASH_PRIME, HASH_START
cdef int[district.COUNT] COLOUR

cdef class Board(CoreTable):
    cdef readonly object options
    cdef bint is_cast_drawn, has_heir, has_long_reign, crown_looks, destroys_own, strikes_last, refunds_all, has_pile
    cdef bint armory_spares, fixes_haunted
    cdef bint has_last_choice
    cdef int picks, laid_up, withdrawal, box_size, payment, smithy_price, smithy_cards, end_at, start_player, max_rounds
    cdef unsigned char[36] may_play
    cdef unsigned char[most.RANKS] may_play_count
    cdef unsigned char[most.SEATS] pick_seat
    cdef unsigned char[most.SEATS] pick_puts
    cdef unsigned char[most.RANKS] cast
    cdef unsigned char[most.CARDS] box
    cdef readonly int cast_size, phase, round, crown
    cdef int reign_seat, reign, first, haunted_round
    cdef bint is_last, is_declared
    cdef unsigned char[128] deck
    cdef int top, deck_size, pile_size, museum_size
    cdef unsigned char[most.CARDS] pile
    cdef unsigned char[most.SEATS][most.CARDS] hand
    cdef unsigned char[most.SEATS] held
    cdef signed char[most.SEATS][24] city  # signed: Cython shares one temporary among 2-D arrays of a type, whatever their shape
    cdef unsigned char[most.SEATS] size
    cdef unsigned long long[most.SEATS] has
    cdef unsigned char[64] coloured
    cdef int[most.SEATS] gold
    cdef unsigned char[most.CARDS] museum
    cdef unsigned char[most.CARDS] museum_by
    cdef int left, face_up, face_down, removed, pick
    cdef unsigned char[most.SEATS] picked
    cdef unsigned short[most.SEATS] handed
    cdef signed char[most.RANKS] holder
    cdef int rank, murdered, robbed, bewitched, thief, witch, protected, collector, owes, paid
    cdef bint is_murdered_shown, is_heir
    cdef int turn_seat, turn_character, used, built, embellished, spent
    cdef unsigned char[4] drawn
    cdef int[most.SEATS] points
    cdef int[district.COUNT] counts
    cdef int drawn_size, keeps, discarded, other, card

    @cython.locals(previous=int, count=int, i=int, kind=int)
    cdef void list_hand(self, int seat, int base) noexcept nogil
    @cython.locals(i=int)
    cdef bint holds(self, int seat, int kind) noexcept nogil
    @cython.locals(at=int)
    cdef void add_card(self, int seat, int kind) noexcept nogil
    @cython.locals(at=int)
    cdef void remove_card(self, int seat, int kind) noexcept nogil
    cdef bint has_deck(self) noexcept nogil
    @cython.locals(kind=int)
    cdef int next_card(self) noexcept nogil
    @cython.locals(kind=int, _=int)
    cdef void draw(self, int seat, int count, int why) noexcept nogil
    cdef void put_away(self, int seat, int kind, int why) noexcept nogil
    @cython.locals(i=int)
    cdef void renew_deck(self) noexcept nogil
    @cython.locals(kind=int, i=int, at=int, _=int)
    cdef void shuffle_deck(self) noexcept nogil
    @cython.locals(kind=int, at=int)
    cdef void add_district(self, int seat, int cell) noexcept nogil
    @cython.locals(kind=int, at=int, i=int)
    cdef void remove_district(self, int seat, int cell) noexcept nogil
    cdef int needed(self) noexcept nogil
    cdef bint is_complete(self, int seat) noexcept nogil
    @cython.locals(seat=int)
    cdef int owner_of(self, int kind) noexcept nogil
    @cython.locals(i=int)
    cdef bint has_cell(self, int seat, int cell) noexcept nogil
    cdef void complete(self, int seat) noexcept nogil
    cdef void take_gold(self, int seat, int amount, int why) noexcept nogil
    cdef void pay_gold(self, int seat, int amount, int why) noexcept nogil
    cdef void move_gold(self, int seat, int to, int amount, int why) noexcept nogil
    @cython.locals(seat=int, is_last=bint, is_fixed=bint)
    cdef void count_points(self) noexcept nogil
    @cython.locals(completion=int)
    cdef int count_city(self, int seat, bint is_fixed) noexcept nogil
    @cython.locals(seat=int, i=int)
    cdef void become(self, Board other) noexcept nogil
