cimport cython
from raenke.kabale cimport ally, bits, do, facing, most, none, note, phase
from raenke.core.chance cimport Chance
from raenke.kabale.judge cimport Judge
from raenke.kabale.readings cimport Readings
from raenke.kabale.score cimport Tally
from raenke.kabale.state cimport State

cdef int NOBODY
cdef unsigned long long MASK64, HASH_PRIME, HASH_START
cdef int[most.GOALS] GOAL_CARDS

@cython.final
cdef class Table(State):
    cdef readonly Judge judge
    cdef Tally tally
    cdef unsigned char[ally.COUNT] deck
    cdef unsigned int whole_deck
    cdef Readings reading
    cdef int start_player, deck_size

    @cython.locals(seat=int, column=int)
    cdef void begin_round(self) noexcept nogil
    cdef void forget_backs(self, int seat) noexcept nogil
    @cython.locals(i=int, at=int)
    cdef void shuffle_pile(self, int seat, int count) noexcept nogil
    @cython.locals(card=int)
    cdef bint draw(self, int seat) noexcept nogil
    @cython.locals(card=int, count=int, discard=cython.uint)
    cdef void renew_pile(self, int seat) noexcept nogil
    @cython.locals(place=int, last=int)
    cdef void take_from_hand(self, int seat, int card) noexcept nogil
    cdef void lay(self, int card, int column) noexcept nogil
    @cython.locals(place=int)
    cdef void strike(self, int column) noexcept nogil
    @cython.locals(face=int)
    cdef inline bint is_hidden(self, int column, int place) noexcept nogil
    @cython.locals(place=int, cell=int, card=int, seat=int)
    cdef void reveal_above(self, int column) noexcept nogil
    @cython.locals(cell=int)
    cdef inline void turn_up(self, int column, int place) noexcept nogil
    cdef int revealer(self) noexcept nogil
    @cython.locals(target=int, era=int)
    cdef int move_explorer(self, int seat, int column, int place) noexcept nogil
    @cython.locals(cell=int)
    cdef void kill(self, int column, int place) noexcept nogil
    cdef void ask(self, int phase, int seat, int column, int place) noexcept nogil
    @cython.locals(seat=int, column=int, card=int, place=int)
    cdef void answer_cloak(self, int move) noexcept nogil
    @cython.locals(column=int, other=int, goal=cython.uchar)
    cdef void answer_traitor(self, int move) noexcept nogil
    cdef bint ends_at_once(self) noexcept nogil
    cdef bint all_fulfilled(self) noexcept nogil
    @cython.locals(is_lacking=int)
    cdef void look_at_goal(self, int column) noexcept nogil
    cdef void end_turn(self) noexcept nogil
    cdef void pass_on(self) noexcept nogil
    @cython.locals(seat=int)
    cdef bint has_anybody_cards(self) noexcept nogil
    @cython.locals(column=int, i=int, cell=int, at=int, length=int)
    cdef void end_round(self) noexcept nogil
    cdef void award(self, int column) noexcept nogil
    @cython.locals(i=int, cell=int, count=int)
    cdef void merge_cloaked(self, int column) noexcept nogil
    @cython.locals(seat=int)
    cdef void end_game(self) noexcept nogil
    @cython.locals(seat=int)
    cdef void count_points(self) noexcept nogil
    cdef void count_goals(self, int seat) noexcept nogil
    cdef void clear(self, int column) noexcept nogil
    cdef void append(self, int column, int cell) noexcept nogil
    @cython.locals(i=int)
    cdef void cut(self, int column, int place) noexcept nogil
    @cython.locals(seat=int)
    cdef void unmark(self, int cell) noexcept nogil
    @cython.locals(era=int, column=int, i=int, cell=int, shown=cython.uint)
    cdef void mark(self, int seat) noexcept nogil
    @cython.locals(i=int)
    cdef int counted_place(self, int column, int place) noexcept nogil
    cpdef void copy_from(self, Table other) noexcept nogil
    @cython.locals(column=int)
    cpdef void lay_out(self, object layout)
