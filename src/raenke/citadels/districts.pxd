cimport cython
from raenke.citadels cimport cause, character, colour, did, district, do, most, note, phase, reason, target, verb
from raenke.citadels.board cimport Board

cdef int NOBODY, TURN, DECLINED, COUNT
cdef int[district.COUNT] COST
cdef int[character.COUNT] BUILDS
cdef int[character.COUNT] INCOME
cdef verb.Verb[11] ROWS

@cython.locals(discount=int)
cpdef int price_beside(int kind, unsigned long long has) noexcept nogil
cdef int building_price(Board board, int seat, int kind) noexcept nogil
cdef int value(int cell) noexcept nogil
@cython.locals(is_walled=bint)
cpdef int worth(int cell, unsigned long long has) noexcept nogil
cpdef int income_beside(int coloured, unsigned long long has) noexcept nogil
@cython.locals(own=int)
cdef int income(Board board, int seat, int _) noexcept nogil
@cython.locals(gold=int)
cdef int bar_income(Board board, int seat, int _) noexcept nogil
cdef void play_income(Board board, int seat, int _) noexcept nogil
cpdef int due_cards(unsigned long long has) noexcept nogil
cpdef int kept_cards(unsigned long long has) noexcept nogil
cpdef bint is_refunded(int who, int why, bint only_building) noexcept nogil
@cython.locals(limit=int)
cdef int bar_building(Board board) noexcept nogil
cdef int bar_card(int kind, int gold, unsigned long long has, unsigned long long barred) noexcept nogil
cpdef unsigned long long barred_names(int who, unsigned long long has, int size) noexcept nogil
cdef unsigned long long barred_here(Board board, int seat, unsigned long long has) noexcept nogil
cdef bint has_double(unsigned long long has, int size) noexcept nogil
@cython.locals(code=int, has=cython.ulonglong)
cdef int bar_build(Board board, int seat, int kind) noexcept nogil
@cython.locals(gold=int, has=cython.ulonglong, barred=cython.ulonglong, previous=int, count=int, i=int, kind=int)
cdef void list_buildings(Board board, int seat) noexcept nogil
cdef void play_build(Board board, int seat, int kind) noexcept nogil
@cython.locals(price=int)
cdef void build(Board board, int seat, int kind, int how) noexcept nogil
@cython.locals(i=int)
cdef void raze(Board board, int seat, int cell, int by, int how) noexcept nogil
@cython.locals(owner=int)
cdef void bury(Board board, int seat, int by, int kind) noexcept nogil
cdef void play_recover(Board board, int seat, int _) noexcept nogil
cdef void go_on(Board board) noexcept nogil
cdef void play_decline(Board board, int seat, int _) noexcept nogil
@cython.locals(owner=int)
cdef void move_crown(Board board, int seat, int why) noexcept nogil
cdef void help_poor(Board board, int seat) noexcept nogil
cdef void fill_hand(Board board, int seat) noexcept nogil
cdef void play_laboratory(Board board, int seat, int kind) noexcept nogil
cdef int smithy_price(Board board, int seat, int _) noexcept nogil
cdef int bar_smithy(Board board, int seat, int _) noexcept nogil
cdef void play_smithy(Board board, int seat, int _) noexcept nogil
cdef int spares_armory(Board board, int seat, int other) noexcept nogil
@cython.locals(other=int, own=int)
cdef void play_armory(Board board, int seat, int cell) noexcept nogil
cdef void play_museum(Board board, int seat, int kind) noexcept nogil
@cython.locals(i=int)
cdef void play_look(Board board, int seat, int _) noexcept nogil
@cython.locals(at=int)
cdef void play_choose(Board board, int seat, int kind) noexcept nogil
@cython.locals(before=int, i=int, other=int)
cdef void play_declare(Board board, int seat, int _) noexcept nogil
cdef verb.Verb row(int at) noexcept nogil
cdef int always(Board board, int seat, int _) noexcept nogil
cdef int same_price(Board board, int seat, int _) noexcept nogil
