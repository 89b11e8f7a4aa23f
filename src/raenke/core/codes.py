"""Numbers that the compiled rooms share with the others."""

MASK32 = 0xFFFFFFFF
MASK64 = 0xFFFFFFFFFFFFFFFF

NOBODY = -1

# Where the answers of Chance come from.
SEEDED = 0  # a 256-bit seed through ChaCha20: matches
GIVEN = 1  # outcomes from outside, one draw at a time: chance nodes, re-deals, written positions
FAST = 2  # PCG32, a fast generator for playouts and search, never for a match
