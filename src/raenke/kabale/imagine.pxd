cimport cython
from raenke.core.chance cimport Chance
from raenke.kabale.table cimport Table

cdef int ALLIES_MOST, MARKED

@cython.final
cdef class Imagining:
    cdef Table template
    cdef unsigned char[6][25] sure
    cdef unsigned char[6] sure_count
    cdef unsigned char[6][25] maybe
    cdef unsigned char[6] maybe_count
    cdef short[6][25] old_backs
    cdef unsigned char[6][25] choices
    cdef unsigned char[6] old_count
    cdef short[6][25] new_backs
    cdef unsigned char[6] new_count
    cdef unsigned int[6] not_all
    cdef unsigned char[36] goals
    cdef unsigned char[25] scratch
    cdef int[25] hand_odds
    cdef int[3750] back_odds
    cdef int[25] odds
    cdef int seats, known, goal_count
    cdef bint has_odds

    cpdef void expect_in_hand(self, int card, int odds) noexcept nogil
    cpdef void expect_as_back(self, int seat, int back, int card, int odds) noexcept nogil
    @cython.locals(seat=int, i=int)
    cpdef void deal(self, Table table, Chance chance) noexcept nogil
    @cython.locals(old=int, held=int, mixed=int, rest=int, i=int, j=int, card=int)
    cdef void deal_seat(self, Table table, int seat, Chance chance) noexcept nogil
    @cython.locals(
        backs=int, places=int, left=int, of_sure=int, i=int, place=int, whole=int, card=int, odds=int, skip=int,
    )
    cdef void deal_by_odds(self, Table table, int seat, int sure, Chance chance) noexcept nogil
    @cython.locals(column=int, i=int, cell=int)
    cdef bint are_all_new(self, Table table, int seat) noexcept nogil
    @cython.locals(column=int, place=int)
    cdef void turn(self, Table table, int at, int card) noexcept nogil
