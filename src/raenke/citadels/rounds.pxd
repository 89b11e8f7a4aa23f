cimport cython
from raenke.citadels cimport cause, character, colour, did, district, do, note, phase
from raenke.citadels.board cimport Board

cdef int NOBODY, RANK_FOUR
cdef int[character.COUNT] RANK
cdef int[6] PAIR_SEAT
cdef int[6] PAIR_PUTS

cdef class Calling(Board):
    @cython.locals(rank=int, is_dark=int)
    cdef void draw_cast(self) noexcept nogil
    @cython.locals(rank=int, _=int)
    cdef void begin_round(self) noexcept nogil
    @cython.locals(count=int, skip=int, rank=int)
    cdef int draw_rank(self) noexcept nogil
    @cython.locals(step=int)
    cdef void ask_pick(self) noexcept nogil
    cdef bint has_last_choice(self) noexcept nogil
    @cython.locals(count=int, base=int, rank=int)
    cdef void list_picks(self) noexcept nogil
    @cython.locals(rank=int)
    cdef void choose(self, int who) noexcept nogil
    @cython.locals(seat=int, rank=int)
    cdef void end_choosing(self) noexcept nogil
    @cython.locals(who=int, seat=int, is_murdered=bint)
    cdef void call_next(self) noexcept nogil
    cdef void begin_turn(self, int seat, int who, int used) noexcept nogil
    @cython.locals(other=int, distance=int)
    cdef void enter(self, int seat, int who) noexcept nogil
    @cython.locals(who=int)
    cdef void end_lone(self) noexcept nogil
    cdef void pay_tax(self, int seat) noexcept nogil
    @cython.locals(seat=int)
    cdef void end_turn(self) noexcept nogil
    cdef void complete(self, int seat) noexcept nogil
    @cython.locals(seat=int)
    cdef void end_round(self) noexcept nogil
    cdef void close_round(self) noexcept nogil
    @cython.locals(seat=int)
    cdef void end_game(self) noexcept nogil
