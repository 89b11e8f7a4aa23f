# not compiled: written from `constants.toml`
cdef enum:
    LAYING = 0, CLOAKING = 1, SWAPPING = 2, FINISHED = 3, COUNT = 4
