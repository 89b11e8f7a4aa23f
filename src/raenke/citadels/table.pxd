cimport cython
from raenke.citadels cimport cause, character, did, district, do, note, payment, phase
from raenke.citadels.legal_moves cimport Offering

cdef int[character.COUNT] RANK

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
    @cython.locals(longer=int, kind=cython.uchar, held=int, i=int)
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
