cimport cython
from raenke.citadels cimport character, colour, did, district, do, phase
from raenke.citadels.rounds cimport Calling

cdef int NOBODY
cdef unsigned long long ONE, WORKING
cdef int[district.COUNT] COST
cdef int[character.COUNT] INCOME

cdef class Offering(Calling):
    @cython.locals(other=int, previous=int, i=int, cell=int)
    cdef void list_answers(self) noexcept nogil
    cdef void add(self, int move) noexcept nogil
    @cython.locals(least=int, following=int, i=int)
    cdef void list_drawn(self) noexcept nogil
    @cython.locals(previous=int, count=int, i=int, kind=int)
    cdef void list_hand(self, int seat, int base) noexcept nogil
    @cython.locals(seen=cython.ulonglong, i=int, kind=int)
    cdef void list_deck(self) noexcept nogil
    @cython.locals(used=int, who=int, seat=int, limit=int)
    cdef void list_turn(self) noexcept nogil
    @cython.locals(seat=int)
    cdef int income(self) noexcept nogil
    @cython.locals(rank=int)
    cdef void list_names(self, int base) noexcept nogil
    @cython.locals(used=int, other=int)
    cdef void list_ability(self, int seat, int who) noexcept nogil
    @cython.locals(highest=int, who=int, seat=int)
    cdef int richest(self) noexcept nogil
    @cython.locals(previous=int, i=int, cell=int)
    cdef void list_embellishing(self, int seat) noexcept nogil
    cdef bint is_open(self, int seat) noexcept nogil
    @cython.locals(value=int)
    cdef int worth(self, int seat, int cell) noexcept nogil
    cdef int value(self, int cell) noexcept nogil
    @cython.locals(other=int, previous=int, i=int, cell=int)
    cdef void list_destruction(self, int seat) noexcept nogil
    @cython.locals(other=int, previous=int, i=int, cell=int)
    cdef void list_trades(self, int seat) noexcept nogil
    @cython.locals(i=int)
    cdef bint can_trade(self, int seat, int other, int taken) noexcept nogil
    @cython.locals(seat=int, price=int)
    cdef bint can_swap(self, int given, int other, int taken) noexcept nogil
    @cython.locals(count=int, i=int)
    cdef int copies(self, int seat, int kind) noexcept nogil
    @cython.locals(has=cython.ulonglong, other=int, previous=int, i=int, cell=int)
    cdef void list_districts(self, int seat) noexcept nogil
    @cython.locals(is_cheaper=bint)
    cdef int price(self, int seat, int kind) noexcept nogil
    @cython.locals(i=int)
    cdef bint has_double(self, int seat) noexcept nogil
    @cython.locals(
        has=cython.ulonglong, barred=cython.ulonglong, gold=int, discount=int, previous=int, count=int, i=int,
        kind=int, price=int,
    )
    cdef void list_buildings(self, int seat) noexcept nogil
