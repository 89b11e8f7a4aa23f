# not compiled: written from `constants.toml`
cdef enum:
    SLIP = 256, SWAP = 288, DECLINE = 296
