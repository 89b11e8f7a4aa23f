# not compiled: written from `constants.toml`
cdef enum:
    NOTHING = 0, HANDED = 1, CAST = 2, SEAT = 3, HAND = 4, OTHER_HAND = 5, DRAWN = 6, DECK = 7, OWN_DISTRICT = 8,
    OWN_CELL = 9, CITY = 10, COUNT = 11
