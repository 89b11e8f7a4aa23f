cimport cython
from raenke.core.chance cimport Chance
from raenke.core.table cimport Table as CoreTable
from raenke.kabale.judge cimport Judge
from raenke.kabale.score cimport Tally

cdef int NOBODY, ALLIES_MOST, ASSASSIN, CLOAK, CLOAKED, DOWN, EXPLORER, GOALS_MOST, HAND_MOST, MARKED, NO_CARD
cdef int OPEN, RELAID, SEATS_MOST, STORM, TRAITOR, UP
cdef int LAYING, CLOAKING, SWAPPING, FINISHED, SLIP, SWAP, DECLINE, BLANK
cdef int GAME_STARTED, PILE_SHUFFLED, GOALS_SHUFFLED, ROUND_STARTED, CARD_DRAWN, CARD_LAID, CARD_REVEALED
cdef int EXPLORER_MOVED, EXPLORER_STAYED, CARD_KILLED, COLUMN_CLOSED, CARD_CLOAKED, CLOAK_DECLINED
cdef int GOALS_SWAPPED, SWAP_DECLINED, TURN_SKIPPED, ROUND_ENDED, GOAL_AWARDED, GAME_ENDED
cdef unsigned long long MASK64, HASH_PRIME, HASH_START
cdef int[36] GOAL_CARDS

@cython.final
cdef class Table(CoreTable):
    cdef readonly object options
    cdef readonly int rounds, round, active, phase
    cdef readonly Judge judge
    cdef Tally tally
    cdef bint checks_at_once, replaces_cloak, is_round_over
    cdef int start_player, deck_size, moved, choice_column, choice_place, next_goal, closed, lacking, awarded
    cdef unsigned char[25] deck
    cdef unsigned char[6][25] pile
    cdef unsigned char[6] top
    cdef unsigned char[6] size
    cdef signed char[6][3] hand  # signed: Cython shares one temporary among 2-D arrays of a type, whatever their shape
    cdef unsigned char[6] held
    cdef unsigned int[6] discard
    cdef unsigned char[6] era
    cdef unsigned int[6][8] renewed
    cdef unsigned char[6] drawn
    cdef unsigned char[6] laid
    cdef unsigned int[6] kept
    cdef unsigned int[6] not_all
    cdef unsigned char[36] goal_pile
    cdef unsigned char[6] goal
    cdef unsigned short[6][150] column
    cdef unsigned char[6] length
    cdef unsigned char[6] allies_there
    cdef unsigned char[36] award_goal
    cdef unsigned char[36] award_seat
    cdef int[6] points
    cdef unsigned int whole_deck

    @cython.locals(seat=int, column=int)
    cdef void begin_round(self) noexcept nogil
    cdef void forget_backs(self, int seat) noexcept nogil
    @cython.locals(i=int, at=int)
    cdef void shuffle_pile(self, int seat, int count) noexcept nogil
    @cython.locals(card=int)
    cdef bint draw(self, int seat) noexcept nogil
    @cython.locals(card=int, count=int, discard=cython.uint)
    cdef void renew_pile(self, int seat) noexcept nogil
    @cython.locals(place=int, last=int)
    cdef void take_from_hand(self, int seat, int card) noexcept nogil
    cdef void lay(self, int card, int column) noexcept nogil
    @cython.locals(place=int, cell=int, face=int, card=int, seat=int)
    cdef void reveal_above(self, int column) noexcept nogil
    @cython.locals(target=int, era=int)
    cdef int move_explorer(self, int seat, int column, int place) noexcept nogil
    @cython.locals(last=int, cell=int)
    cdef void kill(self, int column) noexcept nogil
    cdef void ask(self, int phase, int seat, int column, int place) noexcept nogil
    @cython.locals(seat=int, column=int, card=int, place=int)
    cdef void answer_cloak(self, int move) noexcept nogil
    @cython.locals(column=int, other=int, goal=cython.uchar)
    cdef void answer_traitor(self, int move) noexcept nogil
    cdef bint ends_at_once(self) noexcept nogil
    cdef bint all_fulfilled(self) noexcept nogil
    @cython.locals(is_lacking=int)
    cdef void look_at_goal(self, int column) noexcept nogil
    cdef void end_turn(self) noexcept nogil
    cdef void pass_on(self) noexcept nogil
    @cython.locals(seat=int)
    cdef bint has_anybody_cards(self) noexcept nogil
    @cython.locals(column=int, i=int, cell=int, at=int, length=int)
    cdef void end_round(self) noexcept nogil
    cdef void award(self, int column) noexcept nogil
    @cython.locals(i=int, cell=int, count=int)
    cdef void merge_cloaked(self, int column) noexcept nogil
    @cython.locals(seat=int)
    cdef void end_game(self) noexcept nogil
    @cython.locals(seat=int, i=int)
    cdef void count_points(self) noexcept nogil
    cdef void clear(self, int column) noexcept nogil
    cdef void append(self, int column, int cell) noexcept nogil
    @cython.locals(i=int)
    cdef void cut(self, int column, int place) noexcept nogil
    @cython.locals(seat=int)
    cdef void unmark(self, int cell) noexcept nogil
    @cython.locals(era=int, column=int, i=int, cell=int, shown=cython.uint)
    cdef void mark(self, int seat) noexcept nogil
    @cython.locals(i=int)
    cdef int counted_place(self, int column, int place) noexcept nogil
    @cython.locals(seat=int, i=int)
    cpdef void copy_from(self, Table other) noexcept nogil
