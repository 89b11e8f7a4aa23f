cimport cython
from raenke.kabale cimport ally, bits, most
from raenke.core.chance cimport Chance
from raenke.kabale.table cimport Table


@cython.final
cdef class Imagining:
    cdef Table template
    cdef unsigned char[most.SEATS][ally.COUNT] sure
    cdef unsigned char[most.SEATS] sure_count
    cdef unsigned char[most.SEATS][ally.COUNT] maybe
    cdef unsigned char[most.SEATS] maybe_count
    cdef short[most.SEATS][ally.COUNT] old_backs
    cdef unsigned char[most.SEATS][ally.COUNT] choices
    cdef unsigned char[most.SEATS] old_count
    cdef short[most.SEATS][ally.COUNT] new_backs
    cdef unsigned char[most.SEATS] new_count
    cdef unsigned int[most.SEATS] not_all
    cdef unsigned char[most.GOALS] goals
    cdef unsigned char[ally.COUNT] scratch
    cdef int[ally.COUNT] hand_odds
    cdef int[most.SEATS * ally.COUNT * ally.COUNT] back_odds
    cdef int[ally.COUNT] odds
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
