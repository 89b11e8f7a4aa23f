cimport cython
from raenke.citadels cimport amount, cause, character, did, district, districts, do, note, phase, reason, target, verb
from raenke.citadels.board cimport Board

cdef int NOBODY, TURN, USED, NO, COUNT
cdef unsigned long long ONE
cdef int[character.COUNT] RANK
cdef verb.Verb[21] ROWS

cdef void enter(Board board, int seat, int who) noexcept nogil
@cython.locals(distance=int)
cpdef bint sits_beside(int seat, int other, int seats) noexcept nogil
cdef void pay_tax(Board board, int seat) noexcept nogil
@cython.locals(other=int)
cdef void collect(Board board) noexcept nogil
cdef void pay_debts(Board board) noexcept nogil
cdef void refund(Board board, int seat) noexcept nogil
@cython.locals(rank=int)
cdef int bar_name(Board board, int seat, int who) noexcept nogil
@cython.locals(code=int)
cdef int bar_rob(Board board, int seat, int who) noexcept nogil
cdef void play_murder(Board board, int seat, int who) noexcept nogil
cdef void play_rob(Board board, int seat, int who) noexcept nogil
cdef int bar_no_deck(Board board, int seat, int _) noexcept nogil
cdef void play_bonus(Board board, int seat, int _) noexcept nogil
cdef void play_cards(Board board, int seat, int _) noexcept nogil
cdef void play_navigate_gold(Board board, int seat, int _) noexcept nogil
cdef void play_navigate_cards(Board board, int seat, int _) noexcept nogil
@cython.locals(highest=int, found=int, other=int)
cdef int richest(Board board, int seat) noexcept nogil
cdef int bar_levy(Board board, int seat, int _) noexcept nogil
cdef void play_levy(Board board, int seat, int _) noexcept nogil
cdef int bar_exchange(Board board, int seat, int other) noexcept nogil
@cython.locals(longer=int, kind=cython.uchar, held=int, i=int)
cdef void play_exchange(Board board, int seat, int other) noexcept nogil
cdef int bar_discard(Board board, int seat, int _) noexcept nogil
cdef void play_discard(Board board, int seat, int kind) noexcept nogil
cdef void play_done(Board board, int seat, int _) noexcept nogil
cdef int bar_peek(Board board, int seat, int other) noexcept nogil
@cython.locals(i=int)
cdef void play_peek(Board board, int seat, int other) noexcept nogil
cdef void play_pick(Board board, int seat, int kind) noexcept nogil
cdef void play_hand(Board board, int seat, int _) noexcept nogil
cdef int city_price(Board board, int seat, int _) noexcept nogil
cdef int bar_city(Board board, int seat, int _) noexcept nogil
cdef void play_city(Board board, int seat, int _) noexcept nogil
@cython.locals(is_barred=bint)
cdef int bar_crown(Board board, int seat, int other) noexcept nogil
cdef void give_crown(Board board, int receiver, int why) noexcept nogil
@cython.locals(is_new=bint)
cdef void crown(Board board, int receiver) noexcept nogil
cdef int bar_pay_gold(Board board, int seat, int _) noexcept nogil
cdef int bar_pay_card(Board board, int seat, int _) noexcept nogil
cdef void play_pay_gold(Board board, int seat, int _) noexcept nogil
cdef void play_pay_card(Board board, int seat, int _) noexcept nogil
cdef void play_pay(Board board, int seat, int kind) noexcept nogil
cdef int spared(Board board, int other, bint is_open) noexcept nogil
@cython.locals(code=int)
cdef int spares_warlord(Board board, int seat, int other) noexcept nogil
@cython.locals(seat=int)
cdef bint is_any_complete(Board board) noexcept nogil
cdef bint stays(int kind) noexcept nogil
cpdef int strike_price(int cell, unsigned long long has) noexcept nogil
cdef int destroy_price(Board board, int seat, int cell) noexcept nogil
cdef int bar_destroy(Board board, int seat, int cell) noexcept nogil
cdef void play_destroy(Board board, int seat, int cell) noexcept nogil
cdef int spares_diplomat(Board board, int seat, int other) noexcept nogil
@cython.locals(i=int, worth=int)
cdef int bar_trade(Board board, int seat, int cell) noexcept nogil
@cython.locals(price=int, gold=int, own=cython.ulonglong, others=cython.ulonglong)
cdef bint can_swap(Board board, int seat, int given, int other, int taken, int worth) noexcept nogil
cpdef bint may_swap(
    int given, unsigned long long own, int taken, unsigned long long others, int price, int gold, bint allows_all
) noexcept nogil
@cython.locals(price=int)
cpdef int swap_price(int given, int worth) noexcept nogil
@cython.locals(count=int, i=int)
cdef unsigned long long names_beside(Board board, int seat, int kind) noexcept nogil
cdef void play_trade(Board board, int seat, int cell) noexcept nogil
cdef int give_price(Board board, int seat, int given) noexcept nogil
@cython.locals(worth=int)
cdef int bar_give(Board board, int seat, int given) noexcept nogil
cdef void play_give(Board board, int seat, int given) noexcept nogil
cdef int bar_embellish(Board board, int seat, int kind) noexcept nogil
@cython.locals(at=int)
cdef void play_embellish(Board board, int seat, int kind) noexcept nogil
cdef verb.Verb row(int at) noexcept nogil
