# not compiled: written from `constants.toml`
cdef enum:
    ASSASSIN = 0, THIEF = 1, MAGICIAN = 2, KING = 3, BISHOP = 4, MERCHANT = 5, ARCHITECT = 6, WARLORD = 7, WITCH = 8,
    TAX_COLLECTOR = 9, WIZARD = 10, EMPEROR = 11, ABBOT = 12, ALCHEMIST = 13, NAVIGATOR = 14, DIPLOMAT = 15,
    ARTIST = 16, QUEEN = 17, COUNT = 18
