cimport cython
from raenke.citadels cimport amount, colour, district

cdef int ALL_COLOURS
cdef int[district.COUNT] POINTS
cdef int[district.COUNT] COLOUR

@cython.locals(
    points=int, i=int, kind=int, colours=int, violets=int, missing=int, has_haunted=bint, has_well=bint,
)
cdef int count(
    signed char* cells, int size, int gold, int held, int stored, bint is_fixed, int completion
) noexcept nogil
cpdef bint is_last_round(bint is_last, int now, int last) noexcept nogil
cpdef bint is_haunted_fixed(bint is_late_violet, bint is_last_round, int built, int now) noexcept nogil
cpdef int needed(int end_at, bint is_declared) noexcept nogil
