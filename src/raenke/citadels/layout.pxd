from raenke.citadels cimport phase
from raenke.citadels.table cimport Table


cpdef dict state_of(Table table)
cpdef void lay_out(Table table, dict layout)
