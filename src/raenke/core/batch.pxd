cimport cython
from raenke.core.chance cimport Chance
from raenke.core.table cimport Table

cdef unsigned long long MASK64

@cython.final
cdef class Runner:
    cdef Table table
    cdef Chance chance
    cdef unsigned long long seed
    cdef readonly long long plies
    cdef readonly unsigned long long digest

    cdef void begin_game(self, long long game) noexcept nogil
    @cython.locals(game=cython.longlong)
    cdef void play_games(self, long long first, long long last) noexcept nogil

cpdef void finish(Table table, Chance chance) noexcept
