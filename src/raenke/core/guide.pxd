cimport cython
from raenke.core.chance cimport Chance
from raenke.core.table cimport Table
from raenke.core.worth cimport Worth

cdef int TEMPERATURE

cdef class Guide:
    cdef Table table
    cdef Chance chance
    cdef int[256] weight
    cdef double[8] value
    cdef double[8] share
    cdef double[8] lead
    cdef readonly double spread, wide
    cdef int rounds, reach

    cdef void deal(self) noexcept nogil
    cdef void look(self) noexcept nogil
    @cython.locals(i=int)
    cdef int weigh(self) noexcept nogil
    cdef unsigned long long sight(self) noexcept nogil
    cdef void assess(self) noexcept nogil
    @cython.locals(most=double, winners=int, seat=int)
    cdef void share_win(self) noexcept nogil
    @cython.locals(seat=int)
    cdef void share_worth(self, Worth worth, double lead) noexcept nogil
    @cython.locals(most=double, whole=double, seat=int)
    cdef void share_values(self) noexcept nogil
    @cython.locals(seat=int, other=int, most=double, ahead=double)
    cdef void measure_lead(self, double scale) noexcept nogil

@cython.locals(power=double, _=int)
cdef double grown(double x) noexcept nogil
