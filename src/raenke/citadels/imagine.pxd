cimport cython
from raenke.citadels cimport most
from raenke.citadels.table cimport Table
from raenke.core.chance cimport Chance

cdef int NOBODY, TO_PILE, TO_PICKED, TO_DRAWN, TO_MUSEUM, TO_DECK
cdef int IN_PICK, IN_HOLDER, IN_MIDDLE, IS_DOWN, IS_WITHDRAWN, IS_LEFT, IS_AWAY, WHOLE

@cython.final
cdef class Imagining:
    cdef Table template
    cdef unsigned char[most.CARDS] unseen
    cdef unsigned char[most.CARDS] places
    cdef unsigned char[most.CARDS] card
    cdef unsigned char[most.CARDS] packets
    cdef unsigned char[most.CARDS] packet_size
    cdef unsigned char[most.RANKS] roles
    cdef unsigned short[most.RANKS] ranks
    cdef list may_be
    cdef unsigned char[most.RANKS] given
    cdef int[512] ways
    cdef int[4608] until
    cdef signed char[most.SEATS] pick_seat
    cdef int unseen_count, packet_count, slot_count, pick_count, in_play, not_down
    cdef bint is_row_open, is_turned, has_odds

    cpdef void deal(self, Table table, Chance chance) noexcept nogil
    @cython.locals(i=int)
    cdef void deal_cards(self, Table table, Chance chance) noexcept nogil
    @cython.locals(i=int)
    cdef void shuffle_packet(self, Table table, int top, int size, Chance chance) noexcept nogil
    cdef void lay(self, Table table, int place, int kind) noexcept nogil
    @cython.locals(given=int, slot=int, rank=int)
    cdef void deal_characters(self, Table table, Chance chance) noexcept nogil
    @cython.locals(skip=int, rank=int)
    cdef int any_rank(self, int slot, int given, Chance chance) noexcept nogil
    @cython.locals(drawn=int, rank=int)
    cdef int drawn_rank(self, int given, Chance chance) noexcept nogil
    @cython.locals(slot=int, role=int, rank=int)
    cdef void lay_characters(self, Table table, int left, Chance chance) noexcept nogil
    @cython.locals(one=int, other=int)
    cdef int turned_over(self, Chance chance) noexcept nogil
