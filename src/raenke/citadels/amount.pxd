# not compiled: written from `constants.toml`
cdef enum:
    BASIC_GOLD = 2, BONUS = 1, ARCHITECT = 2, NAVIGATOR = 4, EMBELLISHED = 2, QUEEN = 3, FIRST_POINTS = 4,
    COMPLETE_POINTS = 2, COLOURS_POINTS = 3
