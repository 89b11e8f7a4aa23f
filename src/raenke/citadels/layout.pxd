from raenke.citadels.table cimport Table

cdef int FINISHED

cpdef dict state_of(Table table)
cpdef void lay_out(Table table, dict layout)
