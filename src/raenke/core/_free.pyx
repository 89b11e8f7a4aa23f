"""Work without Python's lock, which only compiled code can release; `batch_pure.py` does the same uncompiled."""

from cpython.ref cimport PyObject
from libc.stdlib cimport free, malloc

from raenke.core.batch cimport Runner
from raenke.core.search cimport Search
from raenke.core.table cimport Table


def play_free(Runner runner, long long first, long long last):
    with nogil:
        runner.play_games(first, last)


def think_free(Search search, long long iterations):
    with nogil:
        search.think(iterations)


cdef class Lane:
    """Some tables of a batch, stepped one after the other by one thread."""

    cdef list tables
    cdef PyObject** lined_up
    cdef int count, start
    cdef readonly long long games

    def __cinit__(self, list tables, int start):
        self.tables = tables
        self.count = len(tables)
        self.start = start
        self.games = 0
        self.lined_up = <PyObject**>malloc(self.count * sizeof(PyObject*))
        if self.lined_up == NULL:
            raise MemoryError
        for i in range(self.count):
            self.lined_up[i] = <PyObject*><Table?>tables[i]

    def __dealloc__(self):
        free(self.lined_up)

    def step(self, int[::1] picks, int[::1] offers, int[::1] seats):
        """Play each table's picks, modulo its legal moves; a table that is over starts a new game."""
        cdef int i, at
        cdef Py_ssize_t pick, tables = offers.shape[0]
        if picks.shape[0] % tables or tables < self.start + self.count or seats.shape[0] != tables:
            raise IndexError("there must be a pick for each table")
        with nogil:
            for i in range(self.count):
                at = self.start + i
                pick = at
                while pick < picks.shape[0]:
                    self.games += step_table(<Table>self.lined_up[i], picks[pick] & 0x7FFFFFFF)
                    pick += tables
                offers[at] = (<Table>self.lined_up[i]).offers
                seats[at] = (<Table>self.lined_up[i]).to_move


cdef bint step_table(Table table, int pick) noexcept nogil:
    cdef bint ended
    table.play(table.offer[pick % table.offers])
    ended = table.over
    if ended:
        table.start()
    table.list_moves()
    return ended
