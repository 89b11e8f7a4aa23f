# not compiled: written from `constants.toml`
cdef enum:
    YELLOW = 0, BLUE = 1, GREEN = 2, RED = 3, VIOLET = 4, NONE = 5, COUNT = 5
