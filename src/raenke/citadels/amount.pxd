# not compiled: written from `constants.toml`
cdef enum:
    FIRST_POINTS = 4, COMPLETE_POINTS = 2, COLOURS_POINTS = 3
