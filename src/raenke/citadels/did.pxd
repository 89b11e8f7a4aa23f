# not compiled: written from `constants.toml`
cdef enum:
    BASIC = 1, INCOME = 2, BONUS = 4, ABILITY = 8, STRIKE = 16, LABORATORY = 32, SMITHY = 64, MUSEUM = 128, LONE = 256,
    COUNT = 9
