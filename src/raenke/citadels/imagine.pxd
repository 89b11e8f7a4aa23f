cimport cython
from raenke.citadels.table cimport Table
from raenke.core.chance cimport Chance

cdef int NOBODY, TO_PILE, TO_PICKED, TO_PACKET, TO_DRAWN, TO_MUSEUM
cdef int IN_PICK, IN_HOLDER, IN_MIDDLE, IS_DOWN, IS_WITHDRAWN, IS_LEFT, IS_AWAY, WHOLE, CARDS_MOST

@cython.final
cdef class Imagining:
    cdef Table template
    cdef int[96] chances
    cdef unsigned char[:] cards
    cdef unsigned char[:] starts
    cdef unsigned char[:] lots
    cdef unsigned char[:] places
    cdef unsigned char[96] sizes
    cdef int[97] mixes
    cdef unsigned char[:] mixed
    cdef unsigned char[81] packets
    cdef unsigned char[80] filled
    cdef unsigned char[80] lot
    cdef unsigned char[80] card
    cdef unsigned char[9] roles
    cdef unsigned short[9] ranks
    cdef list may_be
    cdef unsigned char[9] given
    cdef int[512] ways
    cdef int[4608] until
    cdef signed char[8] pick_seat
    cdef int story_count, slot_count, pick_count, in_play, not_down
    cdef bint is_turned, has_odds

    cpdef void deal(self, Table table, Chance chance) noexcept nogil
    @cython.locals(story=int, drawn=int, size=int, lot=int, i=int, kind=cython.uchar)
    cdef void deal_cards(self, Table table, Chance chance) noexcept nogil
    @cython.locals(at=int, count=int, i=int, one=int, other=int, lot=cython.uchar)
    cdef void mix(self, int story, Chance chance) noexcept nogil
    @cython.locals(start=int, i=int, j=int)
    cdef void shuffle_lots(self, int story, Chance chance) noexcept nogil
    @cython.locals(packet=int)
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
