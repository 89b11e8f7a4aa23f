cimport cython
from raenke.kabale cimport none
from raenke.kabale.table cimport Table

cdef double[64] HOPE
cdef int MISSING

@cython.locals(doubled=int)
cdef double of(Table table, int seat, int more, int rounds) noexcept nogil
