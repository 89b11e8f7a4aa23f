cimport cython
from raenke.citadels.legal_moves cimport Offering

cdef int ALCHEMIST, ARMORY, BELL_TOWER, GRAVEYARD, HAUNTED_CITY, LIBRARY, LIGHTHOUSE, NO_CARD, OBSERVATORY
cdef int TAX_COLLECTOR, ASKING, BELL_DECLARED, BELL_DECLINED, BY_ABBOT, BY_ARCHITECT, BY_ARMORY, BY_BASIC
cdef int BY_BEWITCH, BY_BONUS, BY_BUILD, BY_DESTROY, BY_DESTROYED, BY_DIPLOMAT, BY_EMPEROR, BY_GRAVEYARD, BY_HEIR
cdef int BY_INCOME, BY_LABORATORY, BY_MAGICIAN, BY_MURDER, BY_NAVIGATOR, BY_ROB, BY_SMITHY, BY_WARLORD, BY_WIZARD
cdef int CARD_CHOSEN, CARD_DRAWN, CARD_GIVEN, CARD_KEPT, CARD_PICKED, CARD_STORED, CARD_TO_HAND, CHARACTER_NAMED
cdef int CROWNING, DECK_SEEN, DECLARING, DID_ABILITY, DID_BASIC, DID_BONUS, DID_INCOME, DID_LABORATORY, DID_MUSEUM
cdef int DID_SMITHY, DID_STRIKE, DISCARDING, DISTRICT_BUILT, DISTRICT_RECOVERED, DISTRICTS_SWAPPED, DO_ARMORY
cdef int DO_BEWITCH, DO_BONUS, DO_BUILD, DO_CARDS, DO_CITY, DO_CROWN, DO_DECLARE, DO_DESTROY, DO_DISCARD, DO_DRAW
cdef int DO_EMBELLISH, DO_EXCHANGE, DO_FINISH, DO_GOLD, DO_INCOME, DO_LABORATORY, DO_LEVY, DO_LOOK, DO_MURDER
cdef int DO_MUSEUM, DO_NAVIGATE_CARDS, DO_NAVIGATE_GOLD, DO_PAY_CARD, DO_PAY_GOLD, DO_PEEK, DO_RECOVER, DO_ROB
cdef int DO_SMITHY, DO_TRADE, EMPEROR_CHOOSES, GIVING, GOLD_LAID, HAND_SEEN, HANDS_EXCHANGED, IS_LONE, KEEPING
cdef int LOOK_DECLINED, LOOKING, NO_PAYMENT, PAYING, PICKING, PLACING, PUTTING, RECOVERING, RECOVERY_DECLINED
cdef int SEARCHING, TAKING, TURN
cdef int[18] CHARACTER_RANK

@cython.final
cdef class Table(Offering):
    @cython.locals(seat=int)
    cdef void act(self, int move) noexcept nogil
    @cython.locals(seat=int, other=int, cell=int)
    cdef void act_on_district(self, int move) noexcept nogil
    @cython.locals(seat=int)
    cdef void answer(self, int move) noexcept nogil
    @cython.locals(due=int, kind=int, i=int, _=int)
    cdef void draw_basic(self, int seat) noexcept nogil
    @cython.locals(seat=int, at=int, i=int)
    cdef void keep(self, int kind) noexcept nogil
    cdef void end_basic(self) noexcept nogil
    cdef void discard(self, int seat, int kind) noexcept nogil
    @cython.locals(most=int, kind=cython.uchar, held=int, i=int)
    cdef void exchange(self, int seat, int other) noexcept nogil
    @cython.locals(i=int)
    cdef void peek(self, int seat, int other) noexcept nogil
    cdef void store(self, int seat, int kind) noexcept nogil
    @cython.locals(rank=int)
    cdef void name_character(self, int move) noexcept nogil
    cdef void give_crown(self, int receiver) noexcept nogil
    @cython.locals(kind=int)
    cdef void pay_emperor(self, int seat, int move) noexcept nogil
    @cython.locals(price=int)
    cdef void build(self, int seat, int kind, int how) noexcept nogil
    @cython.locals(i=int)
    cdef int armory_cell(self, int seat) noexcept nogil
    @cython.locals(at=int)
    cdef void gild(self, int seat, int cell) noexcept nogil
    @cython.locals(owner=int)
    cdef void destroy(self, int seat, int other, int cell) noexcept nogil
    cdef void recover(self, int seat, int move) noexcept nogil
    @cython.locals(price=int)
    cdef void swap(self, int seat, int given) noexcept nogil
    @cython.locals(i=int)
    cdef void look(self, int seat, int move) noexcept nogil
    @cython.locals(at=int)
    cdef void take_from_deck(self, int seat, int kind) noexcept nogil
    @cython.locals(before=int, _=int)
    cdef void declare(self, int seat, int move) noexcept nogil
    cpdef void copy_from(self, Table other) noexcept nogil
