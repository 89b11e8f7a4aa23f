cimport cython

cdef int SEEDED, GIVEN, FAST, GIVEN_MOST
cdef unsigned int MASK32
cdef unsigned long long MASK64, TWO32, PCG_FACTOR, PCG_STEP, MIX_STEP, MIX_ONE, MIX_TWO

@cython.final
cdef class Chance:
    cdef readonly int source, used, given_count, taken, wanted, refused
    cdef unsigned int[16] entry
    cdef unsigned int[16] block
    cdef int[512] given
    cdef unsigned long long state

    cpdef void copy_from(self, Chance other) noexcept
    cpdef void quicken(self, unsigned long long seed) noexcept nogil
    @cython.locals(limit=cython.ulonglong, word=cython.uint)
    cpdef int below(self, int n) noexcept nogil
    @cython.locals(state=cython.ulonglong)
    cdef unsigned long long quick(self) noexcept nogil
    @cython.locals(outcome=int)
    cdef int next_given(self, int n) noexcept nogil
    cpdef unsigned int word(self) noexcept nogil
    @cython.locals(x=cython.p_uint, i=int, _=int)
    cdef void fill(self) noexcept nogil
    @cython.locals(i=int, j=int, card=cython.uchar)
    cdef void shuffle(self, unsigned char* cards, int count) noexcept nogil
    @cython.locals(state=cython.ulonglong, i=int, j=int, card=cython.uchar)
    cdef void shuffle_fast(self, unsigned char* cards, int count) noexcept nogil

cdef unsigned long long pcg_next(unsigned long long state) noexcept nogil
@cython.locals(bits=cython.uint, turn=cython.uint)
cdef unsigned long long pcg_output(unsigned long long state) noexcept nogil

cdef void quarter(unsigned int* x, int a, int b, int c, int d) noexcept nogil
cdef unsigned int rotated(unsigned int word, int places) noexcept nogil
cpdef unsigned long long mixed(unsigned long long word) noexcept nogil
