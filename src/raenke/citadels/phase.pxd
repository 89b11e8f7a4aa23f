# not compiled: written from `constants.toml`
cdef enum:
    TAKE = 0, PUT = 1, TURN = 2, KEEP = 3, DISCARD = 4, PICK = 5, PLACE = 6, CROWN = 7, ASK = 8, PAY = 9, RECOVER = 10,
    GIVE = 11, LOOK = 12, CHOOSE = 13, DECLARE = 14, OVER = 15, COUNT = 16
