cimport cython
from raenke.bots.citadels.worth cimport Worth
from raenke.citadels cimport character, colour, district, do, most
from raenke.citadels.imagine cimport Imagining
from raenke.citadels.table cimport Table
from raenke.core.guide cimport Guide as CoreGuide

cdef unsigned long long ONE, USERS
cdef int NEAR, REACH, CHEAP, INCOME_LIKED, BUILDING_LIKED, BUILDING_GOLD, BUILDING_CARDS, CARD_LIKED, PURSE_LIKED
cdef double LEAD, LEAD_POINTS, POINT
cdef int[most.MOVES] READY
cdef int[district.COUNT] POINTS
cdef int[district.COUNT] COST
cdef int[character.COUNT] RANK
cdef int[character.COUNT] INCOME
cdef int[character.COUNT] LIKED

@cython.final
cdef class Guide(CoreGuide):
    cdef readonly Table own
    cdef Table truth
    cdef Imagining imagining
    cdef Worth worth
    cdef bint knows, is_free
    cdef int begun
    cdef public int near

    @cython.locals(seat=int)
    cdef bint is_near_end(self) noexcept nogil
    @cython.locals(seat=int, liked=int, most=int, other=int, can_build=bint)
    cdef int liking(self, int who) noexcept nogil
    @cython.locals(has=cython.ulonglong)
    cdef bint is_idle(self, int kind) noexcept nogil
    @cython.locals(seat=int, rank=int, kind=int, i=int)
    cdef bint wastes(self) noexcept nogil
    @cython.locals(held=int, more=int)
    cdef int readiness(self, int move) noexcept nogil
    @cython.locals(districts=int, i=int, cell=int)
    cdef double final(self, int seat) noexcept nogil
