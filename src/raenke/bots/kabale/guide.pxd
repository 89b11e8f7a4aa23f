cimport cython
from raenke.bots.kabale.policy cimport Policy
from raenke.bots.kabale.worth cimport Worth
from raenke.core.guide cimport Guide as CoreGuide
from raenke.kabale.imagine cimport Imagining
from raenke.kabale.table cimport Table

cdef double LEAD, LEAD_POINTS

@cython.final
cdef class Guide(CoreGuide):
    cdef readonly Table own
    cdef Table truth
    cdef Imagining imagining
    cdef Policy policy
    cdef Worth worth
    cdef bint knows
