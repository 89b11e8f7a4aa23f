"""Constants that compiled and uncompiled modules share."""

MASK32 = 0xFFFFFFFF
MASK64 = 0xFFFFFFFFFFFFFFFF

NOBODY = -1

# Where Chance gets its numbers.
SEEDED = 0  # a 256-bit seed through ChaCha20: matches
GIVEN = 1  # outcomes from outside, one for each draw: chance nodes, re-deals, written positions
FAST = 2  # PCG32, a fast generator for playouts and search, never for a match
