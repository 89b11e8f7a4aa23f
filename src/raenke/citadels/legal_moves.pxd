cimport cython
from raenke.citadels.rounds cimport Calling

cdef int NOBODY, ABBOT, ARCHITECT, ARMORY, ARTIST, ASSASSIN, DIPLOMAT, FACTORY, FIRST_VIOLET, GREAT_WALL, KEEP
cdef int LABORATORY, MAGICIAN, MERCHANT, MUSEUM, NAMES_MOST, NAVIGATOR, NO_COLOUR, QUARRY, SCHOOL_OF_MAGIC, SMITHY
cdef int THIEF, WARLORD, WITCH, WIZARD
cdef int ASKING, CROWNING, DECLARING, DISCARDING, FINISHED, GIVING, KEEPING, LOOKING, PAYING, PICKING, PLACING, PUTTING
cdef int RECOVERING, SEARCHING, TAKING, TURN
cdef int DID_ABILITY, DID_BASIC, DID_BONUS, DID_INCOME, DID_LABORATORY, DID_MUSEUM, DID_SMITHY, DID_STRIKE, IS_LONE
cdef int DO_ARMORY, DO_BEWITCH, DO_BONUS, DO_BUILD, DO_CARDS, DO_CHOOSE, DO_CITY, DO_CROWN, DO_DECLARE, DO_DECLINE
cdef int DO_DESTROY, DO_DISCARD, DO_DRAW, DO_EMBELLISH, DO_END, DO_EXCHANGE, DO_FINISH, DO_GIVE, DO_GOLD, DO_HAND
cdef int DO_INCOME, DO_KEEP, DO_LABORATORY, DO_LEVY, DO_LOOK, DO_MURDER, DO_MUSEUM, DO_NAVIGATE_CARDS
cdef int DO_NAVIGATE_GOLD, DO_PAY, DO_PAY_CARD, DO_PAY_GOLD, DO_PEEK, DO_PICK, DO_RECOVER, DO_ROB, DO_SMITHY, DO_TRADE
cdef unsigned long long WORKING
cdef int[42] COST
cdef int[18] INCOME

cdef class Offering(Calling):
    @cython.locals(other=int, previous=int, i=int, cell=int)
    cdef void list_answers(self) noexcept nogil
    cdef void add(self, int move) noexcept nogil
    @cython.locals(least=int, following=int, i=int)
    cdef void list_drawn(self) noexcept nogil
    @cython.locals(previous=int, count=int, i=int, kind=int)
    cdef void list_hand(self, int seat, int base) noexcept nogil
    @cython.locals(seen=cython.uchar[42], i=int, kind=int)
    cdef void list_deck(self) noexcept nogil
    @cython.locals(used=int, character=int, seat=int, limit=int)
    cdef void list_turn(self) noexcept nogil
    @cython.locals(seat=int)
    cdef int income(self) noexcept nogil
    @cython.locals(rank=int)
    cdef void list_names(self, int base) noexcept nogil
    @cython.locals(used=int, other=int)
    cdef void list_ability(self, int seat, int character) noexcept nogil
    @cython.locals(most=int, who=int, seat=int)
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
    cdef int price(self, int seat, int kind) noexcept nogil
    @cython.locals(i=int)
    cdef bint has_double(self, int seat) noexcept nogil
    @cython.locals(
        has=cython.ulonglong, barred=cython.ulonglong, gold=int, discount=int, previous=int, count=int, i=int,
        kind=int, price=int,
    )
    cdef void list_buildings(self, int seat) noexcept nogil
