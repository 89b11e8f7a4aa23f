# not compiled: written from `constants.toml`
cdef enum:
    UNCLAIMED = 0, BY_PAIR = 1, BY_SUM = 2, BY_NEARNESS = 3, COUNT = 4
