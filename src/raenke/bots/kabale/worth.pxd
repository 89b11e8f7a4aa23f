cimport cython
from raenke.core.worth cimport Worth as CoreWorth
from raenke.kabale cimport ally, most
from raenke.kabale.table cimport Table

cdef int POINTS, GOALS_WON, ALL_SIX, LACKS_ONE, LACKS_TWO, LACKS_THREE, DOUBLE_LACKING_ONE, DOUBLE_LACKING_TWO
cdef int DOUBLE_LACKING_THREE, TO_COME_LACKING_ONE, TO_COME_LACKING_TWO, LATE, ALLY
cdef int LAST_STAGE, LEAST, IN_DOMAIN

@cython.final
cdef class Worth(CoreWorth):
    cdef int[most.DOMAINS] gone
    cdef Table table

    @cython.locals(own=cython.p_int, missing=int, to_come=int, would_bring=int, domain=int)
    cdef void read_goals(self, int seat) noexcept nogil
    @cython.locals(own=cython.p_int, unspent=cython.uint, card=int)
    cdef void read_allies(self, int seat) noexcept nogil
