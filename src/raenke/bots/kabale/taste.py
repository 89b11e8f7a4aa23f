"""What the greedy bot likes to lay, fitted to its own play: the chance of a move grows by e for every 32."""

# By ally, a specialist at home last: under a goal of 1 to 5 points, and beside 0, 1, 2, more cards of others.
LIKED = (
    ((-12,   0,  13,  15,   9), (-12,  13,  17,   6)),  # king
    ((-12,  15,  13,   6,  -1), (-16,   8,  14,  14)),  # queen
    (( -6,  11,   8,   3,  -5), (-12,   4,  12,   9)),  # juliet
    (( 14, -10,  -3,  -7, -15), (-20, -15,   4,  11)),  # alchemist
    (( 14,  -3,  -3,  -9, -17), (-18, -14,   6,   9)),  # fencing_master
    (( 12,  -7,   1, -12, -17), (-19, -19,   5,  12)),  # landlord
    (( 14,  -7,  -2, -10, -18), (-25, -15,   5,  13)),  # merchant
    (( 15,  -7,  -2, -10, -12), (-19, -13,   7,  10)),  # cardinal
    (( 10,  -2,  -3,  -9, -18), (-23, -15,   7,  12)),  # minstrel
    (( -6, -12, -31, -41, -54), (-78, -29,   1,   8)),  # explorer
    (( 16,  20,  13,   6,  -2), (  7,  15,  18,  15)),  # assassin
    ((-27, -19,  -1,  11,  13), ( 17,  -6, -17, -17)),  # storm
    (( 42,  13,  15,   7,  -4), (  7,  10,  31,  27)),  # cloak
    (( 13,   8,   1, -10, -16), (-13,  -1,   2,   6)),  # traitor
    (( -6,   9,  12,   8,   4), (  0,  16,   7,   4)),  # musketeers
    ((  6,   3,  -5, -10, -12), (-18,   0,  -1,   1)),  # wizard
    (( 31,  18,   6,  -2,  -8), (-16,  20,  15,  26)),  # witch
    ((-11,   6,   9,  -3,  -4), (-17,  -1,  10,   4)),  # prince
    (( -2, -20, -20, -19, -31), (-44, -32,  -2,  10)),  # squire
    (( 29,  18,   8,  -3, -11), (  1,  15,   8,  15)),  # hermit
    (( -5, -10,  -1,   0,  -7), (-29, -16,  13,  16)),  # little_giant
    (( 15,  26,   5,  -1,  -5), ( 19,   8,  14,   0)),  # doppelganger
    (( 12,  15,  14,   3,  -1), (  1,  18,  14,   9)),  # dragon
    (( 22, -10,  -4, -11, -13), (-15, -10,   4,   8)),  # romeo
    (( -1,  18,  21,  13,   5), (-36,  19,  28,  32)),  # beggar
    (( 24,  17,  13,   3,  -5), (  5,  19,   7,  11)),  # at home
)  # fmt: skip

# By how many allies the goal still lacks, and by how many own ones lie there.
LACKED = (-15, -17, 3, 9, 15, 17)
OWNED = (-10, 11, 5, 6)
# By the bottom card: none, open, another's back, an own back, or an own Explorer, Assassin, Storm, Cloak, Traitor.
BELOW = (32, 19, 8, -1, -3, -109, 2, 2, 6)
# Prince and Squire, Romeo and Juliet.
PAIRED = (57, 19)
# By how many allies the goal lacks with this card and without it, three or more being one: how the seat stands then.
# First if nobody does, then behind (by a pair; by more than 12, more than 6, more than 3, less), then ahead (by 3 or
# less, more than 3, more than 6, more than 12; by a pair).
AFTER = (
    ( -34,  -64,  -92,  -75,  -58,  -50,   40,   47,   68,  100,   74),
    (  22,  -20,  -62,  -52,  -39,  -34,   14,    4,   31,   59,   41),
    (  -2,    0,  -40,  -35,  -21,  -31,    5,  -10,   18,   46,   50),
    ( -21,    0,    4,  -35,   -3,  -15,   11,  -14,   13,   41,   43),
)  # fmt: skip
BEFORE = (
    (   1,   28,   54,   47,   38,   31,  -31,  -36,  -63, -120,  -91),
    (  -1,   21,   53,   40,   18,   20,   -5,  -14,  -32,  -83,  -59),
    (   4,  -20,   36,   32,   16,   16,    3,    7,   -6,  -47,  -42),
    (   4,    0,   24,   27,   18,   14,    9,   10,    8,  -24,  -21),
)  # fmt: skip
# By what the goal adds to the seat's standing: less than 1.5, 2.5, 3.5, 4.5, 6.5, 10 points, or more.
GAINED = (-62, -26, -4, 13, 30, 54, 71)
# If the card ends the round, by how much the seat leads: by less than -2, 0, 2, 4 points more than others, or more.
ENDED = (-8, 5, 11, 21, 26)

# By ally: how many times in a hundred it is in hand when by chance it would be a hundred times.
HELD = (
    58, 65, 67,
    107, 102, 102, 107, 108, 106,
    146, 69, 92, 88, 102,
    72, 100, 94, 74, 172, 79, 116,
    107, 72, 141, 68,
)  # fmt: skip
