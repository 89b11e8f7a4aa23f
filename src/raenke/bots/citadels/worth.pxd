cimport cython
from raenke.citadels cimport amount, colour, district
from raenke.citadels.table cimport Table
from raenke.core.worth cimport Worth as CoreWorth

cdef int POINTS, DISTRICTS, GOLD, SPARE_GOLD, FIRST_CARD, SECOND_CARD, THIRD_CARD, MORE_CARDS, USELESS_CARDS
cdef int HELD_POINTS, READY, NO_CARD_READY, NEW_COLOUR, LACKS_ONE_COLOUR, LACKS_TWO_COLOURS, YELLOW, CROWN, LATE
cdef int ONE_LEFT, TWO_LEFT, THREE_LEFT, AHEAD, VIOLET
cdef int GOLD_USED, GOLD_SPARED, CARDS_USED, CARDS_USELESS, NEAR, HALF_WAY, SMALL_TABLE
cdef int[district.COUNT] PRINTED
cdef int[district.COUNT] COST
cdef int[district.COUNT] COLOUR

@cython.final
cdef class Worth(CoreWorth):
    cdef Table table
    cdef bint is_free

    @cython.locals(own=cython.p_int, left=int, gold=int, lacking=int, i=int)
    cdef void read_city(self, int seat, int least, int second) noexcept nogil
    @cython.locals(own=cython.p_int, reach=int, useful=int, useless=int, points=int, ready=int, is_new=bint, last=int)
    @cython.locals(i=int, kind=int)
    cdef void read_hand(self, int seat) noexcept nogil
