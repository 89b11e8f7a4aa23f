"""What the greedy bot likes to lay, fitted to its own play: the chance of a move grows by e for every 32."""

# By ally, a specialist at home last: under a goal of 1 to 5 points, and beside 0, 1, 2, more cards of others.
LIKED = (
    (( -5,  15,  27,  30,  24), ( -3,  25,  41,  29)),  # king
    (( -9,  22,  25,  21,  15), ( -4,  22,  33,  25)),  # queen
    (( -6,  17,  17,  17,  11), (  4,  18,  22,  12)),  # juliet
    (( -1, -18,   0,  -3,  -6), (-19, -10,  -4,   4)),  # alchemist
    (( -5,  -9,  -4,  -8,  -5), (-15, -10,  -7,   0)),  # fencing_master
    (( -1, -16,   0,  -8,  -4), (-19, -17,   2,   4)),  # landlord
    (( -8, -13,  -4,  -5,  -5), (-21, -12,  -1,   0)),  # merchant
    (( -7, -11,  -3,  -9,   3), (-14, -10,  -1,  -1)),  # cardinal
    (( -9, -10,  -2,  -3,  -7), (-18, -17,   1,   2)),  # minstrel
    ((-10,  -4, -16, -19, -30), (-68, -19,  10,  11)),  # explorer
    (( -1,  19,  16,  13,  11), ( 10,  14,  18,  17)),  # assassin
    ((-40, -24,   1,  21,  23), ( 17,  -4, -13, -19)),  # storm
    (( -1, -12,   0,   9,  13), (  6,   4,   0,  -3)),  # cloak
    (( -6,   1,   4,  -2,  -5), (-11,   1,   3,  -2)),  # traitor
    ((-17,   6,  20,  19,  19), (  0,  13,  16,  18)),  # musketeers
    (( -3,   2,   6,  -1,  -3), (-20,  -8,  16,  13)),  # wizard
    (( -3,   2,   1,   4,   1), (-24,   9,   6,  14)),  # witch
    ((-12,  14,  23,  10,   8), ( -4,  14,  22,  11)),  # prince
    ((-41, -37, -27, -16, -18), (-48, -44, -23,  -5)),  # squire
    (( 12,  16,   8,   0,   2), (  1,  14,  16,   7)),  # hermit
    ((-32, -18,  -4,   4,   5), (-32, -17,   2,   3)),  # little_giant
    ((-58,   9,   1,  -3,   1), (  7, -11, -16, -30)),  # doppelganger
    ((  2,  13,  19,  13,  10), ( -3,  21,  24,  14)),  # dragon
    (( -5, -24, -12, -11,  -9), (-26, -18,  -7,  -8)),  # romeo
    ((-19,  19,  22,  15,   7), (-43,   9,  38,  38)),  # beggar
    ((  7,  16,  14,  10,   5), (  5,  20,  15,  11)),  # at home
)  # fmt: skip

# By how many allies the goal still lacks, and by how many own ones lie there.
LACKED = (-25, -9, -3, 4, 15, 27)
OWNED = (-20, 14, 11, 18)
# By the bottom card: none, open, another's back, an own back, or an own Explorer, Assassin, Storm, Cloak, Traitor.
BELOW = (24, 18, 15, 1, 3, -93, 12, -11, 17)
# Prince and Squire, Romeo and Juliet.
PAIRED = (66, 33)
