cimport cython
from raenke.kabale cimport ally, most, phase
from raenke.bots.kabale.policy cimport Policy
from raenke.kabale.imagine cimport Imagining
from raenke.kabale.table cimport Table

cdef int EVEN, GREEDY, STRIVER, TAKER, SAVER, COUNT, USUAL, EVENLY, TAKEN, NEVER
cdef long long SURELY, WHOLE
cdef int[ally.COUNT * 8] NUMBER
cdef int[ally.COUNT] HAND
cdef int[5] USUALLY

@cython.final
cdef class Expecting:
    cdef Policy policy
    cdef Table table
    cdef public int manners
    cdef int[5] taste
    cdef int[5 * most.SEATS * ally.COUNT] tastes
    cdef long long[5 * ally.COUNT] zeal
    cdef long long[5] whole
    cdef int[ally.COUNT] card
    cdef long long[ally.COUNT] ready
    cdef int[ally.COUNT] odds
    cdef long long all_ready
    cdef int count

    @cython.locals(seat=int, card=int)
    cpdef void expect(self, Imagining imagining) noexcept nogil
    @cython.locals(back=int)
    cdef void see_as(self, Imagining imagining, int seat) noexcept nogil
    @cython.locals(column=int)
    cdef void cut_at(self, int at) noexcept nogil
    @cython.locals(manner=int, card=int, i=int, column=int)
    cdef void measure(self) noexcept nogil
    @cython.locals(goal=int, number=int, taken=int)
    cdef void try_card(self, int card, int column) noexcept nogil
    @cython.locals(usual=cython.longlong, i=int, card=int, readily=cython.longlong)
    cdef void prepare(self, int manner, int column) noexcept nogil
    @cython.locals(sure=int, i=int, back=int, manner=int)
    cdef void expect_backs(self, Imagining imagining, int seat) noexcept nogil
