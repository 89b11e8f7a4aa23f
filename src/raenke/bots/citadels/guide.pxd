cimport cython
from raenke.citadels cimport character, district, do, most
from raenke.citadels.imagine cimport Imagining
from raenke.citadels.table cimport Table
from raenke.core.guide cimport Guide as CoreGuide

cdef int CARDS_USED, GOLD_USED
cdef unsigned long long ONE, USERS
cdef double CARD, DEAR, DISTRICT, GOLD, LEAD, POINT, TEMPERATURE, USELESS
cdef int[most.MOVES] READY
cdef int[district.COUNT] POINTS
cdef int[district.COUNT] COST
cdef int[character.COUNT] RANK

@cython.final
cdef class Guide(CoreGuide):
    cdef Table own
    cdef Table truth
    cdef Imagining imagining
    cdef bint knows, is_free

    @cython.locals(has=cython.ulonglong)
    cdef bint is_idle(self, int kind) noexcept nogil
    @cython.locals(held=int, more=int)
    cdef int readiness(self, int move) noexcept nogil
    @cython.locals(districts=int, i=int, cell=int)
    cdef double final(self, int seat) noexcept nogil
    @cython.locals(gold=int, value=double)
    cdef double standing(self, int seat) noexcept nogil
    @cython.locals(value=double, useful=int, last=int, i=int, kind=int)
    cdef double cards(self, int seat) noexcept nogil
