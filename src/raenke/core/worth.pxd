cimport cython

cdef class Worth:
    cdef int[8][80] amount
    cdef int[8] worth
    cdef int[6][80] weight
    cdef int seats, count, stage

    cdef void read(self) noexcept nogil
    @cython.locals(seat=int, whole=int, i=int)
    cdef void weigh(self) noexcept nogil
