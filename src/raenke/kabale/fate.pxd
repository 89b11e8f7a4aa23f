# not compiled: written from `constants.toml`
cdef enum:
    THERE = 0, BY_WIZARD = 1, BY_WITCH = 2, AS_DOPPELGANGER = 3, COUNT = 4
