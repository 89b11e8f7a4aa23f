cimport cython
from raenke.kabale cimport none
from raenke.kabale.table cimport Table

cdef double[64] HOPE

@cython.final
cdef class Evaluation:
    cdef int[6] best
    cdef int count, plain
    cdef Table table

    @cython.locals(domain=int, i=int, missing=int, doubled=int)
    cdef double of(self, int seat, int more, int rounds) noexcept nogil
    @cython.locals(points=int)
    cdef void add(self, int goal) noexcept nogil
