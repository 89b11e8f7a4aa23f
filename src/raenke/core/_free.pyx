"""Work without Python's lock, which only compiled code can release, and the way back to tables and guides written in
Python; `batch_pure.py` and `bridge_pure.py` do the same uncompiled."""

from cpython.ref cimport PyObject
from libc.stdlib cimport free, malloc

from raenke.core.batch cimport Runner
from raenke.core.chance cimport Chance
from raenke.core.guide cimport Guide
from raenke.core.search cimport Search
from raenke.core.table cimport Table


def play_free(Runner runner, long long first, long long last):
    with nogil:
        runner.play_games(first, last)
    raise_failure(runner.table)


def think_free(Search search, long long iterations):
    with nogil:
        search.think(iterations)
    raise_failure(search.table)


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
        for table in self.tables:
            raise_failure(table)


cdef bint step_table(Table table, int pick) noexcept nogil:
    cdef bint ended
    if table.offers == 0:  # a table that failed
        return False
    table.play(table.offer[pick % table.offers])
    ended = table.over
    if ended:
        table.start()
    table.list_moves()
    return ended


cdef class TableBridge(Table):
    """A table whose game is written in Python. What goes wrong there ends the game, and is raised as soon as Python is
    reached again."""

    cdef public object failure

    def __init__(self, int seats, Chance chance):
        super().__init__()
        self.seats = seats
        self.chance = chance
        self.failure = None

    def take_stock(self):
        """Who decides now; nobody when the game is over."""
        self.to_move = self.deciding()
        self.over = self.to_move < 0

    def fail(self, error):
        self.failure = self.failure or error
        self.to_move, self.over, self.offers = -1, True, 0

    cdef void start(self) noexcept nogil:
        with gil:
            try:
                self.told = []
                self.lay_out()
                self.take_stock()
            except Exception as error:
                self.fail(error)

    cdef void list_moves(self) noexcept nogil:
        with gil:
            try:
                self.offers = 0
                if not self.over:
                    self.write_down(self.offered())
            except Exception as error:
                self.fail(error)

    def write_down(self, list offered):
        if not 0 < len(offered) <= 256 or min(offered) < 0 or max(offered) >= 4096:
            raise ValueError(f"a table offers 1 to 256 moves from 0 to 4095, not {offered}")
        for i, move in enumerate(offered):
            self.offer[i] = move
        self.offers = len(offered)

    cdef void play(self, int move) noexcept nogil:
        with gil:
            try:
                self.told = []
                self.make(move)
                self.take_stock()
            except Exception as error:
                self.fail(error)

    cdef unsigned long long fingerprint(self) noexcept nogil:
        with gil:
            try:
                return self.mark()
            except Exception as error:
                self.fail(error)
                return 0


def raise_failure(Table table):
    """What went wrong in a game that is written in Python."""
    if isinstance(table, TableBridge):
        failure, table.failure = table.failure, None
        if failure is not None:
            raise failure


cdef class GuideBridge(Guide):
    """A guide that is written in Python, for the first decision alone."""

    def __init__(self, Table table, seed):
        super().__init__(table, seed)
        self.reach = 1

    cdef void deal(self) noexcept nogil:
        with gil:
            try:
                self.lay(self.table, self.chance)
            except Exception as error:
                self.fail(error)

    cdef void assess(self) noexcept nogil:
        with gil:
            try:
                for seat, share in enumerate(self.shares(self.table)):
                    self.share[seat] = share
            except Exception as error:
                self.fail(error)

    def fail(self, error):
        if isinstance(self.table, TableBridge):
            self.table.fail(error)
        else:
            raise error
