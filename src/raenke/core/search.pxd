cimport cython
from raenke.core.chance cimport Chance, mixed
from raenke.core.guide cimport Guide
from raenke.core.table cimport Table

cdef int SEATS, EXACT, AGAIN
cdef double LEAD
cdef unsigned long long MASK64
cdef double[4096] ROOT
cdef double[4096] SPREAD
cdef double[32] BEYOND

@cython.final
cdef class Search:
    cdef Guide guide
    cdef Table table
    cdef Chance chance
    cdef int horizon, room, buckets, node_count, edge_count
    cdef double spread, wide
    cdef readonly long long iterations
    cdef int[::1] node_from
    cdef unsigned long long[::1] node_sight
    cdef int[::1] node_next
    cdef int[::1] node_edge
    cdef int[::1] bucket
    cdef int[::1] edge_move
    cdef int[::1] edge_next
    cdef int[::1] edge_visits
    cdef int[::1] edge_offers
    cdef double[::1] edge_total
    cdef double[::1] edge_lead
    cdef int[4096] edge_of
    cdef int[8] at
    cdef int[256] path
    cdef int[256] path_seat
    cdef int length

    @cython.locals(_=cython.longlong)
    cdef void think(self, long long iterations) noexcept nogil
    @cython.locals(end=int, move=int, seat=int, i=int)
    cdef void iterate(self) noexcept nogil
    @cython.locals(skip=int, i=int)
    cdef int pick(self) noexcept nogil
    @cython.locals(sight=cython.ulonglong, node=int, edge=int, whole=int, untried=int, i=int, move=int)
    cdef int descend(self, int seat) noexcept nogil
    @cython.locals(node=int)
    cdef int find_node(self, int edge, unsigned long long sight) noexcept nogil
    cdef int place(self, int edge, unsigned long long sight) noexcept nogil
    @cython.locals(node=int, place=int)
    cdef int add_node(self, int edge, unsigned long long sight) noexcept nogil
    @cython.locals(skip=int, i=int)
    cdef int untried_move(self, int untried) noexcept nogil
    @cython.locals(edge=int)
    cdef int add_edge(self, int node, int move) noexcept nogil
    @cython.locals(best=int, most=double, spread=double, i=int, edge=int, visits=cython.longlong, bound=double)
    cdef int best_edge(self, bint is_root) noexcept nogil

@cython.locals(half=double)
cpdef double root_of(int visits) noexcept nogil
@cython.locals(halved=int)
cpdef double spread_of(int offers) noexcept nogil
