cimport cython
from raenke.kabale cimport most

@cython.final
cdef class Tally:
    cdef unsigned char[most.GOALS] goals
    cdef unsigned char[8] best
    cdef int count

    cpdef void add(self, int goal) noexcept nogil
    @cython.locals(plain=int, doubled=int, i=int, points=int, domain=int)
    cpdef int points(self) noexcept nogil
