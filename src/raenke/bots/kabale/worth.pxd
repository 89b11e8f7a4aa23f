cimport cython
from raenke.kabale cimport ally, most
from raenke.kabale.table cimport Table

cdef int POINTS, GOALS_WON, ALL_SIX, LACKS_ONE, LACKS_TWO, LACKS_THREE, DOUBLE_LACKING_ONE, DOUBLE_LACKING_TWO
cdef int DOUBLE_LACKING_THREE, TO_COME_LACKING_ONE, TO_COME_LACKING_TWO, LATE, ALLY, COUNT
cdef int DOMAINS, LAST_STAGE, LEAST, IN_DOMAIN
cdef int[5][12 + ally.COUNT] WEIGHT

@cython.final
cdef class Worth:
    cdef Table table
    cdef int[most.SEATS][12 + ally.COUNT] amount
    cdef int[most.SEATS * 6] best
    cdef int[most.SEATS] plain
    cdef int[most.SEATS] won
    cdef int[6] gone
    cdef int[most.SEATS] worth
    cdef readonly int stage

    @cython.locals(left=int, domain=int, seat=int, i=int, points=int)
    cdef void read(self) noexcept nogil
    @cython.locals(own=cython.p_int, missing=int, to_come=int, would_bring=int, domain=int)
    cdef void read_goals(self, int seat) noexcept nogil
    @cython.locals(own=cython.p_int, card=int)
    cdef void read_allies(self, int seat) noexcept nogil
    @cython.locals(seat=int, whole=int, i=int)
    cdef void weigh(self) noexcept nogil
