# not compiled: rows for others
from raenke.citadels.board cimport Board

ctypedef int (*Ask)(Board, int, int) noexcept nogil
ctypedef void (*Act)(Board, int, int) noexcept nogil

cdef struct Verb:
    int first, targets, phases, deed, done, who, district, paragraph
    Ask price, spares, bar
    Act play
