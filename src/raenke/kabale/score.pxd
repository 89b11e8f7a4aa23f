cimport cython
from raenke.kabale cimport most

@cython.final
cdef class Tally:
    cdef unsigned char[8] best
    cdef int bests
    cdef readonly int missing, others, plain

    @cython.locals(domain=int, i=int)
    cdef void count(self, unsigned char* goals, unsigned char* seats, int count, int seat) noexcept nogil
    @cython.locals(points=int, best=int)
    cpdef void add(self, int goal) noexcept nogil
    cpdef int doubled(self, int each) noexcept nogil
    @cython.locals(doubled=int)
    cpdef int points(self) noexcept nogil
