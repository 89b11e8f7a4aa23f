# not compiled: written from `constants.toml`
cdef enum:
    THERE = 0, BY_WIZARD = 1, BY_WITCH = 2, COUNT = 3
