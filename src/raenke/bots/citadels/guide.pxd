cimport cython
from raenke.citadels cimport district, do, most
from raenke.citadels.imagine cimport Imagining
from raenke.citadels.table cimport Table
from raenke.core.guide cimport Guide as CoreGuide

cdef int CARDS_USED, GOLD_USED
cdef double CARD, DISTRICT, GOLD, TEMPERATURE
cdef int[most.MOVES] READY
cdef int[district.COUNT] POINTS

@cython.final
cdef class Guide(CoreGuide):
    cdef Table own
    cdef Table truth
    cdef Imagining imagining
    cdef bint knows

    @cython.locals(held=int, more=int)
    cdef int readiness(self, int move) noexcept nogil
    @cython.locals(districts=int, i=int, cell=int)
    cdef double final(self, int seat) noexcept nogil
    @cython.locals(gold=int, held=int, value=double)
    cdef double standing(self, int seat) noexcept nogil
