# written from `state.toml`
cimport cython
from raenke.core.table cimport Table as CoreTable
from raenke.citadels cimport district, most, phase

cdef class State(CoreTable):
    cdef unsigned char[most.RANKS] cast
    cdef unsigned char[most.SEATS][most.CARDS] hand
    cdef signed char[most.SEATS][24] city
    cdef int[most.SEATS] gold
    cdef unsigned char[most.DECK] deck
    cdef unsigned char[most.CARDS] pile
    cdef unsigned char[most.CARDS] museum
    cdef unsigned char[most.CARDS] museum_by
    cdef unsigned char[most.SEATS] picked
    cdef unsigned short[most.SEATS] handed
    cdef signed char[most.RANKS] holder
    cdef unsigned char[4] drawn
    cdef unsigned char[most.SEATS] held
    cdef unsigned char[most.SEATS] size
    cdef unsigned long long[most.SEATS] has
    cdef unsigned char[64] coloured
    cdef int[most.SEATS] points
    cdef int[district.COUNT] counts
    cdef readonly bint is_declared
    cdef readonly int haunted_round
    cdef readonly int crown
    cdef readonly int round
    cdef readonly int reign_seat
    cdef readonly int reign
    cdef readonly int first
    cdef readonly bint is_last
    cdef readonly int phase
    cdef readonly int face_up
    cdef readonly int face_down
    cdef readonly int removed
    cdef readonly int left
    cdef readonly int rank
    cdef readonly int turn_seat
    cdef readonly int turn_character
    cdef readonly int murdered
    cdef readonly int robbed
    cdef readonly int bewitched
    cdef readonly bint is_murdered_shown
    cdef readonly int thief
    cdef readonly int witch
    cdef readonly int protected
    cdef readonly int collector
    cdef readonly int owes
    cdef readonly int paid
    cdef readonly int used
    cdef readonly int built
    cdef readonly int embellished
    cdef readonly int spent
    cdef readonly int keeps
    cdef readonly int discarded
    cdef readonly int other
    cdef readonly int card
    cdef readonly bint is_heir
    cdef readonly int top
    cdef readonly int deck_size
    cdef readonly int pile_size
    cdef readonly int museum_size
    cdef readonly int pick
    cdef readonly int drawn_size
    cdef readonly int cast_size

    @cython.locals(seat=int, i=int)
    cdef void become(self, State other) noexcept nogil
    cpdef object layout(self)
    @cython.locals(seat=int, i=int, number=int)
    cpdef void spread(self, object layout)
