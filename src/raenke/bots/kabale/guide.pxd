cimport cython
from raenke.kabale cimport ally, none
from raenke.bots.kabale.policy cimport Policy
from raenke.bots.kabale.evaluation cimport Evaluation
from raenke.core.guide cimport Guide as CoreGuide
from raenke.kabale.imagine cimport Imagining
from raenke.kabale.table cimport Table

cdef double KEPT, KEPT_LAST, LEAD, TEMPERATURE
cdef double[ally.COUNT] WORTH

@cython.final
cdef class Guide(CoreGuide):
    cdef Table own
    cdef Table truth
    cdef Imagining imagining
    cdef Policy policy
    cdef Evaluation evaluation
    cdef bint knows

    @cython.locals(worth=double, card=int)
    cdef double kept(self, int seat) noexcept nogil
