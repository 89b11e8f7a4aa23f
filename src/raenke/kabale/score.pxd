cimport cython

cdef int DOMAINS

@cython.final
cdef class Tally:
    cdef unsigned char[8] best
    cdef int bests
    cdef readonly int missing, others, plain

    @cython.locals(domain=int)
    cdef void clear(self) noexcept nogil
    @cython.locals(points=int, best=int)
    cpdef void add(self, int goal) noexcept nogil
    cpdef int doubled(self, int each) noexcept nogil
    @cython.locals(doubled=int)
    cpdef int points(self) noexcept nogil
