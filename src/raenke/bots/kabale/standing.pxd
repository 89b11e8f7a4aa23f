cimport cython
from raenke.kabale.table cimport Table

cdef double[64] HOPE

@cython.final
cdef class Standing:
    cdef int[6] best
    cdef Table table

    @cython.locals(domain=int, plain=int, doubled=int, i=int, goal=int, points=int, missing=int)
    cdef double of(self, int seat, int rounds) noexcept nogil
    @cython.locals(before=double, after=double)
    cdef double gain(self, int seat, int goal, int rounds) noexcept nogil
