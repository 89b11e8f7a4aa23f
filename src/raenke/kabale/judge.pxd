cimport cython
from raenke.kabale cimport ally, bits, fate, most, none, verdict
from raenke.kabale.readings cimport Readings

cdef int NUMBER_MOST
cdef int[ally.COUNT * 8] PRINTED
cdef int[ally.COUNT] GROWTH
cdef int[64] FIRST_SEAT
cdef unsigned short[most.COLUMN] CELLS

@cython.final
cdef class Judge:
    cdef Readings reading
    cdef int first, end, domain
    cdef int[most.SEATS][16] kept
    cdef unsigned char[most.COLUMN] owner
    cdef unsigned char[most.COLUMN] card
    cdef unsigned char[most.COLUMN] gone
    cdef short[most.COLUMN] printed
    cdef short[most.COLUMN] copied
    cdef short[most.COLUMN] own
    cdef short[most.COLUMN] number
    cdef int[most.SEATS] total
    cdef int[most.SEATS] dragons
    cdef int dragons_in_all, there, wizards, witches, best
    cdef unsigned int present
    cdef readonly unsigned int pairs, parts, tied
    cdef readonly bint is_silenced, lowest_wins
    cdef readonly int decider, decided, winner

    cdef void judge(self, unsigned short* cells, int count, int domain) noexcept nogil
    @cython.locals(i=int)
    cpdef judge_column(self, list cards, int domain)
    @cython.locals(below=int, i=int, cell=int, card=int, present=cython.uint, wizards=int, witches=int)
    cdef void look(self, unsigned short* cells) noexcept nogil
    @cython.locals(i=int)
    cdef void remove(self, int least, int most, int by) noexcept nogil
    @cython.locals(i=int)
    cdef void spare(self, int by) noexcept nogil
    cdef bint copies_witch(self, int i) noexcept nogil
    @cython.locals(i=int)
    cdef void remove_doppelgangers(self) noexcept nogil
    @cython.locals(below=int, nothing=int, i=int)
    cdef void copy_anew(self) noexcept nogil
    @cython.locals(i=int, princes=cython.uint, squires=cython.uint)
    cdef bint find_pair(self) noexcept nogil
    @cython.locals(i=int, seat=int)
    cdef void take_printed(self) noexcept nogil
    cdef inline int lowered(self, int number, int seat) noexcept nogil
    @cython.locals(i=int, seat=int, swell=int)
    cdef void change_others(self) noexcept nogil
    @cython.locals(i=int, seat=int, card=int, number=int, others=int)
    cdef void take_numbers(self) noexcept nogil
    @cython.locals(i=int)
    cdef int juliet_of(self, int seat) noexcept nogil
    @cython.locals(seat=int, total=int, best=int, tied=cython.uint)
    cdef void compare(self) noexcept nogil
    @cython.locals(step=int, i=int, farthest=bint)
    cdef void break_tie(self) noexcept nogil
    @cython.locals(i=int)
    cdef void take_nearest(self) noexcept nogil
    @cython.locals(seat=int)
    cdef void keep(self, int column) noexcept nogil
