# not compiled: written from `constants.toml`
cdef enum:
    SEATS = 6, COLUMN = 150, GOALS = 36, HAND = 3, ROUNDS = 6, ERAS = 8, DOMAINS = 6, NOTES = 503
