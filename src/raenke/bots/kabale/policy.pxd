cimport cython
from raenke.kabale cimport ally, bits, do, facing, most, none, phase, verdict
from raenke.bots.kabale cimport evaluation
from raenke.kabale.judge cimport Judge
from raenke.kabale.table cimport Table

cdef int AT_HOME, FAR, LEADING, NO_ALLY, STATES
cdef int[(ally.COUNT + 1) * 5] CARD
cdef int[(ally.COUNT + 1) * 4] CROWD
cdef int[6] LACK
cdef int[4] OWN
cdef int[9] BOTTOM
cdef int[2] PAIR
cdef int[44] THEN
cdef int[44] NOW
cdef int[7] GAIN
cdef int[5] END
cdef int[ally.COUNT] COST
cdef int[ally.COUNT] PARTNER
cdef int[512] WEIGHT

@cython.final
cdef class Policy:
    cdef Table table
    cdef Judge judge
    cdef int[most.SEATS] appeal
    cdef int[most.SEATS] crowd
    cdef unsigned int[most.SEATS] own
    cdef int[most.SEATS] lacking
    cdef int[most.SEATS] leader
    cdef double[most.SEATS] lead
    cdef unsigned short[most.SEATS][most.COLUMN] cells
    cdef int[most.SEATS] seen
    cdef double[384] gain
    cdef int[384] gain_class
    cdef int liking
    cdef int stands

    @cython.locals(seat=int, column=int)
    cdef void look(self) noexcept nogil
    cdef int weight(self, int move) noexcept nogil
    @cython.locals(
        seat=int, length=int, goal=int, seen=int, count=int, own=cython.uint, cell=int, i=int, lacking=int, state=int,
    )
    cdef void look_at(self, int column) noexcept nogil
    @cython.locals(face=int, card=int)
    cdef int kind_of_bottom(self, int seat, int cell, int length) noexcept nogil
    @cython.locals(winner=int, sign=int, best=int, other=int, ahead=int)
    cdef int state(self, int seat, int column, int count, int goal) noexcept nogil
    @cython.locals(seat=int, goal=int, kind=int, liked=int, lacking=int)
    cdef int of_laying(self, int card, int column) noexcept nogil
    @cython.locals(lead=double, others=double, other=int)
    cdef int ending(self, int seat, int column, int goal) noexcept nogil
    @cython.locals(seat=int, column=int, goal=int, seen=int, i=int, cell=int, lacking=int, liked=int)
    cdef int of_slipping(self, int card) noexcept nogil
    @cython.locals(seat=int, worth=double, column=int, goal=int, winner=int, liked=int)
    cdef int of_swapping(self, int other) noexcept nogil
    cdef bint leads(self) noexcept nogil
    cdef int weight_of(self, int liking) noexcept nogil
