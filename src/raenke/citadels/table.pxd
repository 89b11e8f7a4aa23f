cimport cython
from raenke.citadels cimport legal_moves, phase, rounds
from raenke.citadels.board cimport Board

@cython.final
cdef class Table(Board):
    cpdef void copy_from(self, Table other) noexcept nogil
