cimport cython

cdef int HAUNTED_CITY, IMPERIAL_TREASURY, MAP_ROOM, MUSEUM, VIOLET, WISHING_WELL
cdef int FIRST_POINTS, COMPLETE_POINTS, COLOURS_POINTS, ALL_COLOURS
cdef int[42] POINTS
cdef int[42] COLOUR

@cython.final
cdef class Tally:
    @cython.locals(
        points=int, i=int, kind=int, colours=int, violets=int, missing=int, has_haunted=bint, has_well=bint,
    )
    cdef int count(
        self, signed char* cells, int size, int gold, int held, int stored, bint is_fixed, int completion
    ) noexcept nogil
