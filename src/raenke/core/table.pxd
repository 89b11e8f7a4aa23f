cimport cython
from raenke.core.chance cimport Chance

cdef int GIVEN, NOBODY

cdef class Table:
    cdef public Chance chance
    cdef public object options
    cdef readonly int seats, to_move
    cdef readonly bint over
    cdef int[256] offer
    cdef int offers
    cdef int[503] notes
    cdef int noted

    cdef void start(self) noexcept nogil
    cdef void list_moves(self) noexcept nogil
    cdef void play(self, int move) noexcept nogil
    cdef unsigned long long fingerprint(self) noexcept nogil
    @cython.locals(at=int)
    cdef void note(self, int kind, int first, int second, int third) noexcept nogil
    cdef void note_item(self, int item) noexcept nogil
    @cython.locals(i=int)
    cdef bint is_offered(self, int move) noexcept nogil
