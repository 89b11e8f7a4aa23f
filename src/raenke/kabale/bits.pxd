# not compiled: written from `constants.toml`

cdef inline int card(int cell) noexcept nogil:
    return cell & 31

cdef inline int with_card(int cell, int card) noexcept nogil:
    return cell & ~31 | card

cdef inline int seat(int cell) noexcept nogil:
    return cell >> 5 & 7

cdef inline int with_seat(int cell, int seat) noexcept nogil:
    return cell & ~224 | seat << 5

cdef inline int face(int cell) noexcept nogil:
    return cell >> 8 & 3

cdef inline int with_face(int cell, int face) noexcept nogil:
    return cell & ~768 | face << 8

cdef inline int era(int cell) noexcept nogil:
    return cell >> 10 & 7

cdef inline int with_era(int cell, int era) noexcept nogil:
    return cell & ~7168 | era << 10

cdef inline int mark(int cell) noexcept nogil:
    return cell >> 13 & 1

cdef inline int with_mark(int cell, int mark) noexcept nogil:
    return cell & ~8192 | mark << 13

cdef inline int of(int card, int seat, int face, int era, int mark) noexcept nogil:
    return card | seat << 5 | face << 8 | era << 10 | mark << 13
