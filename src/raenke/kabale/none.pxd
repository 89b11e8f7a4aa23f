# not compiled: written from `constants.toml`
cdef enum:
    CARD = 31, GOAL = 0, NUMBER = -1, PLACE = -1
