cimport cython
from raenke.citadels cimport character, colour, did, district, districts, do, most, phase, reason, roles, rounds, target
from raenke.citadels cimport turns, verb
from raenke.citadels.board cimport Board

cdef int NOBODY, COUNT, WORK_COUNT
cdef unsigned long long ONE, WORKING
cdef int[target.COUNT] PLACES
cdef verb.Verb[most.VERBS] VERBS
cdef unsigned char[most.MOVES] VERB
cdef int[4 * phase.COUNT] ANSWERS
cdef int[phase.COUNT] ANSWER_COUNT
cdef int[district.COUNT] WORKS
cdef int[4 * character.COUNT] ABILITIES
cdef int[character.COUNT] ABILITY_COUNT

@cython.locals(is_bound=bint)
cdef int bar_end(Board board, int seat, int _) noexcept nogil
@cython.locals(i=int)
cdef void play(Board board, int move) noexcept nogil
cdef void add(Board board, int move) noexcept nogil
@cython.locals(at=int)
cdef void list_answers(Board board) noexcept nogil
cpdef bint has_only_basic(int used, int who) noexcept nogil
@cython.locals(seat=int, used=int, who=int, at=int, i=int)
cdef void list_turn(Board board) noexcept nogil
cdef void list_verb(Board board, int seat, int i) noexcept nogil
@cython.locals(targets=int)
cdef void list_targets(Board board, int seat, int i) noexcept nogil
@cython.locals(rest=int, rank=int, count=int)
cdef void list_handed(Board board, int first) noexcept nogil
@cython.locals(rank=int)
cdef void list_cast(Board board, int seat, int i) noexcept nogil
@cython.locals(other=int)
cdef void list_seats(Board board, int seat, int i) noexcept nogil
@cython.locals(other=int)
cdef void list_cities(Board board, int seat, int i) noexcept nogil
@cython.locals(shift=int, previous=int, at=int, named=int)
cdef void list_city(Board board, int seat, int i, int other, int base) noexcept nogil
@cython.locals(least=int, following=int, i=int)
cdef void list_drawn(Board board) noexcept nogil
@cython.locals(seen=cython.ulonglong, i=int, kind=int)
cdef void list_deck(Board board) noexcept nogil
@cython.locals(i=int, code=int)
cpdef int why_not(Board board, int move) noexcept nogil
@cython.locals(is_taken=bint)
cdef int bar_turn(Board board, int seat, int i) noexcept nogil
@cython.locals(targets=int, other=int, code=int)
cdef int bar_target(Board board, int seat, int i, int named) noexcept nogil
@cython.locals(i=int)
cpdef int price_of(Board board, int seat, int move) noexcept nogil
cpdef int cost_of(Board board, int seat, int kind) noexcept nogil
