cimport cython
from raenke.kabale.table cimport Table

cdef int ALLIES_MOST, CLOAKED, HAND_MOST, NO_CARD, FINISHED

cpdef dict state_of(Table table)
cpdef void lay_out(Table table, dict layout)

@cython.locals(mask=cython.uint, card=int)
cdef unsigned int mask_of(list cards)
