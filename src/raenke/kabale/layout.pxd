cimport cython
from raenke.kabale cimport ally, bits, facing, most, none, phase
from raenke.kabale.table cimport Table


cpdef dict state_of(Table table)
cpdef void lay_out(Table table, dict layout)

@cython.locals(mask=cython.uint, card=int)
cdef unsigned int mask_of(list cards)
