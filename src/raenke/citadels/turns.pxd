cimport cython
from raenke.citadels cimport amount, cause, did, district, districts, do, note, phase, reason, roles, rounds, target, verb
from raenke.citadels.board cimport Board

cdef int NOBODY, TURN, NO, COUNT
cdef verb.Verb[3] ROWS

cdef void play_gold(Board board, int seat, int _) noexcept nogil
@cython.locals(kind=int, i=int)
cdef void play_draw(Board board, int seat, int _) noexcept nogil
@cython.locals(at=int, i=int)
cdef void play_keep(Board board, int seat, int kind) noexcept nogil
cdef void end_basic(Board board) noexcept nogil
cdef verb.Verb row(int at) noexcept nogil
