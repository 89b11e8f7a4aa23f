cimport cython
from raenke.citadels cimport cause, character, colour, did, district, do, note, phase, reason, target, verb
from raenke.citadels.board cimport Board

cdef int NOBODY, TURN, DECLINED, COUNT
cdef int[district.COUNT] COST
cdef int[character.COUNT] BUILDS
cdef int[character.COUNT] INCOME
cdef verb.Verb[11] ROWS

@cython.locals(discount=int)
cdef int price_beside(int kind, unsigned long long has) noexcept nogil
cdef int building_price(Board board, int seat, int kind) noexcept nogil
cdef int value(int cell) noexcept nogil
@cython.locals(is_walled=bint)
cdef int worth(Board board, int seat, int cell) noexcept nogil
@cython.locals(own=int)
cdef int income(Board board, int seat, int _) noexcept nogil
@cython.locals(gold=int)
cdef int bar_income(Board board, int seat, int _) noexcept nogil
cdef void play_income(Board board, int seat, int _) noexcept nogil
cdef int due_cards(Board board, int seat) noexcept nogil
cdef int kept_cards(Board board, int seat) noexcept nogil
@cython.locals(limit=int)
cdef int bar_building(Board board) noexcept nogil
cdef int bar_card(int kind, int gold, unsigned long long has, unsigned long long barred) noexcept nogil
@cython.locals(has=cython.ulonglong)
cdef unsigned long long barred_names(Board board, int seat) noexcept nogil
@cython.locals(i=int)
cdef bint has_double(Board board, int seat) noexcept nogil
@cython.locals(code=int)
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
