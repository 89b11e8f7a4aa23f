cimport cython
from raenke.citadels cimport amount, cause, character, colour, did, district, districts, do, note, phase, reason, roles
from raenke.citadels cimport target, verb
from raenke.citadels.board cimport Board

cdef int NOBODY, RANK_FOUR, TURN, NO, COUNT
cdef int[character.COUNT] RANK
cdef verb.Verb[4] ROWS

@cython.locals(rank=int, i=int)
cdef void begin_round(Board board) noexcept nogil
@cython.locals(rest=int, rank=int, _=int)
cdef int draw_rank(Board board, int count) noexcept nogil
@cython.locals(seat=int, rank=int)
cdef void end_choosing(Board board) noexcept nogil
@cython.locals(who=int, seat=int, is_murdered=bint)
cdef void call_next(Board board) noexcept nogil
cdef void begin_turn(Board board, int seat, int who, int used) noexcept nogil
cdef void begin_lone(Board board, int seat, int who) noexcept nogil
@cython.locals(who=int)
cdef void end_lone(Board board) noexcept nogil
@cython.locals(seat=int)
cdef void end_round(Board board) noexcept nogil
cdef void close_round(Board board) noexcept nogil
@cython.locals(seat=int)
cdef void end_game(Board board) noexcept nogil
@cython.locals(rank=int, count=int, at=int)
cdef void draw_cast(Board board) noexcept nogil
cdef void ask_pick(Board board) noexcept nogil
@cython.locals(rank=int)
cdef int bar_take(Board board, int seat, int who) noexcept nogil
cdef void play_take(Board board, int seat, int who) noexcept nogil
cdef void play_put(Board board, int seat, int who) noexcept nogil
cdef void hand_on(Board board, int rank) noexcept nogil
@cython.locals(code=int)
cdef int bar_bewitch(Board board, int seat, int who) noexcept nogil
cdef void play_bewitch(Board board, int seat, int who) noexcept nogil
cdef void play_end(Board board, int seat, int _) noexcept nogil
cdef void play_crown(Board board, int seat, int receiver) noexcept nogil
@cython.locals(rank=int, i=int, seat=int)
cdef void start(Board board) noexcept nogil
cdef verb.Verb row(int at) noexcept nogil
