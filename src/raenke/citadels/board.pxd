cimport cython
from raenke.citadels cimport amount, district, most, note, phase, score
from raenke.core.chance cimport Chance
from raenke.citadels.readings cimport Readings
from raenke.citadels.state cimport State

cdef int NOBODY
cdef unsigned long long ONE, MASK64, HASH_PRIME, HASH_START
cdef int[district.COUNT] COLOUR

cdef class Board(State):
    cdef Readings reading
    cdef bint is_cast_drawn, has_last_choice
    cdef int picks, laid_up, withdrawal, smithy_price, smithy_cards, end_at, start_player, last_round
    cdef unsigned char[36] may_play
    cdef unsigned char[most.RANKS] may_play_count
    cdef unsigned char[most.SEATS] pick_seat
    cdef unsigned char[most.SEATS] pick_puts
    cdef unsigned char[most.CARDS] box
    cdef int box_size

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
    @cython.locals(seat=int, is_late_violet=bint, is_fixed=bint)
    cdef void count_points(self) noexcept nogil
    cdef bint is_last_round(self) noexcept nogil
    @cython.locals(completion=int, is_complete=bint)
    cdef int count_city(self, int seat, bint is_fixed) noexcept nogil
    @cython.locals(seat=int, kind=int, cell=int)
    cpdef void lay_out(self, object layout)
