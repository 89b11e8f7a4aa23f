cdef class Row:
    cdef int[4] inner
    cdef int[8] last

    cpdef void write_inner(self, int place) noexcept
    cpdef void write_last(self, int place) noexcept
