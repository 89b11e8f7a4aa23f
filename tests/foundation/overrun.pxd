cdef class Row:
    cdef int[4] cells
    cdef int after

    cpdef void write(self, int place) noexcept
