# not compiled: written from `constants.toml`
cdef enum:
    SEATS = 8, RANKS = 9, CARDS = 80, CITY = 12, DECK = 128, DECK_MASK = 127, MOVES = 4096, VERBS = 64, NOTES = 404
