# written from `state.toml`
cimport cython
from raenke.core.table cimport Table as CoreTable
from raenke.kabale cimport ally, most, none, phase

cdef class State(CoreTable):
    cdef unsigned char[most.SEATS] goal
    cdef unsigned char[most.GOALS] goal_pile
    cdef unsigned char[most.GOALS] award_goal
    cdef unsigned char[most.GOALS] award_seat
    cdef signed char[most.SEATS][most.HAND] hand
    cdef unsigned char[most.SEATS][ally.COUNT] pile
    cdef unsigned int[most.SEATS] discard
    cdef unsigned short[most.SEATS][most.COLUMN] column
    cdef unsigned int[most.SEATS][most.ERAS] renewed
    cdef unsigned char[most.SEATS] drawn
    cdef unsigned char[most.SEATS] laid
    cdef unsigned int[most.SEATS] kept
    cdef unsigned int[most.SEATS] not_all
    cdef unsigned char[most.SEATS] held
    cdef unsigned char[most.SEATS] top
    cdef unsigned char[most.SEATS] size
    cdef unsigned char[most.SEATS] era
    cdef unsigned char[most.SEATS] length
    cdef unsigned char[most.SEATS] allies_there
    cdef int[most.SEATS] points
    cdef readonly int phase
    cdef readonly int round
    cdef readonly int active
    cdef readonly int choice_column
    cdef readonly int choice_place
    cdef readonly int closed
    cdef readonly int next_goal
    cdef readonly int awarded
    cdef readonly int lacking
    cdef readonly int barred
    cdef readonly int rounds
    cdef readonly int moved
    cdef readonly int ender
    cdef readonly bint is_round_over

    @cython.locals(seat=int, i=int)
    cdef void become(self, State other) noexcept nogil
    cpdef object layout(self)
    @cython.locals(seat=int, i=int, number=int)
    cpdef void spread(self, object layout)
