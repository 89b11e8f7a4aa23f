cimport cython
from raenke.citadels.board cimport Board

cdef int NOBODY, ALCHEMIST, ARTIST, BISHOP, EMPEROR, HOSPITAL, KING, PARK, POOR_HOUSE, QUEEN, RANK_FOUR, TAX_COLLECTOR
cdef int BY_ALCHEMIST, BY_DEAL, BY_HEIR, BY_KING, BY_LONG_REIGN, BY_PARK, BY_POOR_HOUSE, BY_QUEEN, BY_TAX, BY_THIEF
cdef int CHARACTER_LAID_DOWN, CHARACTER_PUT_AWAY, CHARACTER_REMOVED, CHARACTER_REVEALED, CHARACTER_TAKEN
cdef int CHARACTERS_LAID_UP, CITY_COMPLETED, CROWNING, DID_BASIC, DO_PUT, DO_TAKE, FINISHED, GAME_ENDED, GAME_STARTED
cdef int IS_LONE, MURDERED_SHOWN, PUTTING, RANK_CALLED, ROUND_ENDED, ROUND_STARTED, TAKING, TURN, TURN_ENDED
cdef int[18] RANK
cdef int[6] PAIR_SEAT
cdef int[6] PAIR_PUTS

cdef class Calling(Board):
    @cython.locals(rank=int, is_dark=int)
    cdef void draw_cast(self) noexcept nogil
    @cython.locals(rank=int, _=int)
    cdef void begin_round(self) noexcept nogil
    @cython.locals(count=int, skip=int, rank=int)
    cdef int draw_rank(self) noexcept nogil
    @cython.locals(step=int)
    cdef void ask_pick(self) noexcept nogil
    cdef bint has_last_choice(self) noexcept nogil
    @cython.locals(count=int, base=int, rank=int)
    cdef void list_picks(self) noexcept nogil
    @cython.locals(rank=int)
    cdef void choose(self, int character) noexcept nogil
    @cython.locals(seat=int, rank=int)
    cdef void end_choosing(self) noexcept nogil
    @cython.locals(character=int, seat=int, is_murdered=bint)
    cdef void call_next(self) noexcept nogil
    cdef void begin_turn(self, int seat, int character, int used) noexcept nogil
    @cython.locals(other=int, distance=int)
    cdef void enter(self, int seat, int character) noexcept nogil
    @cython.locals(character=int)
    cdef void end_lone(self) noexcept nogil
    cdef void pay_tax(self, int seat) noexcept nogil
    @cython.locals(seat=int)
    cdef void end_turn(self) noexcept nogil
    cdef void complete(self, int seat) noexcept nogil
    @cython.locals(seat=int)
    cdef void end_round(self) noexcept nogil
    cdef void close_round(self) noexcept nogil
    @cython.locals(seat=int)
    cdef void end_game(self) noexcept nogil
