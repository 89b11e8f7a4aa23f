cimport cython

cdef int BEGGAR, DOPPELGANGER, DRAGON, HERMIT, JULIET, LITTLE_GIANT, MUSKETEERS
cdef int NO_NUMBER, NUMBER_MOST, PRINCE, ROMEO, SEATS_MOST, SQUIRE, WITCH, WIZARD
cdef int[200] PRINTED
cdef int[25] GROWTH
cdef int[64] FIRST_SEAT
cdef int NONE, THERE, BY_WIZARD, BY_WITCH, UNCLAIMED, BY_PAIR, BY_SUM, BY_NEARNESS

@cython.final
cdef class Judge:
    cdef bint copies_current, no_floor, nearest_takes
    cdef int first, end, domain
    cdef int[6][16] kept
    cdef unsigned char[150] owner
    cdef unsigned char[150] card
    cdef unsigned char[150] gone
    cdef short[150] printed
    cdef short[150] copied
    cdef short[150] own
    cdef short[150] number
    cdef int[6] total
    cdef int[6] dragons
    cdef int dragons_in_all, there, wizards, witches, best
    cdef unsigned int present
    cdef readonly unsigned int pairs, parts, tied
    cdef readonly bint is_silenced, lowest_wins
    cdef readonly int decider, decided, winner

    cdef void judge(self, unsigned short* cells, int count, int domain) noexcept nogil
    @cython.locals(cells=cython.ushort[150], i=int)
    cpdef judge_column(self, list cards, int domain)
    @cython.locals(below=int, i=int, cell=int, card=int, present=cython.uint, wizards=int, witches=int)
    cdef void look(self, unsigned short* cells) noexcept nogil
    @cython.locals(i=int)
    cdef void remove(self, int least, int most, int by) noexcept nogil
    @cython.locals(i=int, princes=cython.uint, squires=cython.uint)
    cdef bint find_pair(self) noexcept nogil
    @cython.locals(i=int, seat=int)
    cdef void take_printed(self) noexcept nogil
    @cython.locals(i=int, seat=int, card=int, number=int)
    cdef void take_numbers(self) noexcept nogil
    @cython.locals(i=int)
    cdef int juliet_of(self, int seat) noexcept nogil
    @cython.locals(seat=int, total=int, best=int, tied=cython.uint)
    cdef void compare(self) noexcept nogil
    @cython.locals(step=int, i=int)
    cdef void break_tie(self) noexcept nogil
    @cython.locals(i=int)
    cdef void take_nearest(self) noexcept nogil
    @cython.locals(seat=int)
    cdef void keep(self, int column) noexcept nogil
