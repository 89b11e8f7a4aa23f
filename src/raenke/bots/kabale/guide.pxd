cimport cython
from raenke.core.guide cimport Guide as CoreGuide
from raenke.kabale.imagine cimport Imagining
from raenke.kabale.table cimport Table

cdef int ALCHEMIST, ALLIES_MOST, AT_HOME, CLOAKED, EXPLORER, JULIET, LAYING, MINSTREL, PRINCE, ROMEO, SQUIRE, TRAITOR, UP
cdef double KEPT, KEPT_LAST, TEMPER
cdef double[25] WORTH
cdef int[130] CARD
cdef int[104] CROWD
cdef int[6] LACK
cdef int[4] OWN
cdef int[9] BOTTOM
cdef int[2] PAIR
cdef int[32] PARTNER
cdef int[512] WEIGHT
cdef double[64] HOPE

@cython.final
cdef class Guide(CoreGuide):
    cdef Table own
    cdef Table truth
    cdef Imagining imagining
    cdef int[6] appeal
    cdef int[6] crowd
    cdef unsigned int[6] laid
    cdef int[6] best
    cdef bint knows

    @cython.locals(
        seat=int, length=int, count=int, laid=cython.uint, i=int, cell=int, face=int, card=int, below=int, lacking=int,
    )
    cdef void look_at(self, int column) noexcept nogil
    @cython.locals(goal=int, kind=int, liked=int)
    cdef int liking(self, int card, int column) noexcept nogil
    cdef double temper(self) noexcept nogil
    @cython.locals(worth=double, card=int)
    cdef double kept(self, int seat) noexcept nogil
    @cython.locals(domain=int, plain=int, doubled=int, i=int, goal=int, points=int, missing=int)
    cdef double standing(self, int seat) noexcept nogil
