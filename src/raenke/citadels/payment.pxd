# not compiled: written from `constants.toml`
cdef enum:
    NONE = 0, RECEIVER_CHOOSES = 1, EMPEROR_CHOOSES = 2, COUNT = 3
