# not compiled: written from `constants.toml`
cdef enum:
    DOWN = 0, UP = 1, CLOAKED = 2, RELAID = 3, SEEN = 1, COUNT = 4
