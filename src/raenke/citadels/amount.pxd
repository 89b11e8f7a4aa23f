# not compiled: written from `constants.toml`
cdef enum:
    START_GOLD = 2, START_CARDS = 4, BASIC_GOLD = 2, BONUS = 1, ARCHITECT = 2, NAVIGATOR = 4, EMBELLISHED = 2,
    QUEEN = 3, FIRST_POINTS = 4, COMPLETE_POINTS = 2, COLOURS_POINTS = 3
