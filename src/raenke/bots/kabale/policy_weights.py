"""What the bots of Kabale & Hiebe like to lay, fitted to 9,661 decisions of the search (`docs/bots.md` says how)."""

from raenke.kabale import ally
from raenke.kabale.cards import ALLIES

# The cost of spending a card: about a third of its average points in games between greedy bots.
PRICE = dict(
    zip(
        ALLIES,
        (
            1.17, 1.02, 0.9,
            0.72, 0.72, 0.72, 0.72, 0.72, 0.72,
            0.69, 0.87, 0.84, 0.57, 0.75,
            0.99, 0.87, 0.78, 0.98, 0.78, 0.69, 0.81,
            0.6, 0.87, 0.63, 1.11,
        ),
        strict=True,
    )
)  # fmt: skip

# By ally, and last for a specialist at home: under a goal of 1 to 5 points, and with 0, 1, 2, more cards of others.
LIKED = (
    (( -6,  -5, -11,  -1,  -5), (-26, -18,   9,   7)),  # king
    ((-21,   4,  -8,   2,  -4), (-24,  -9,   5,   1)),  # queen
    ((  7,   0,  -6,  -7,  -7), (-17, -10,   7,   8)),  # juliet
    (( 21,   0,   3,  -4, -10), (-10,  -8,  15,  11)),  # alchemist
    (( 24,  -2,   5,  -2, -18), ( -6,  -7,  19,   1)),  # fencing_master
    (( 23,  -9,   5,  -5, -11), ( -9, -11,  18,   5)),  # landlord
    ((  9,  -7,   2,  -6,  -7), (-12,  -4,  -2,   9)),  # merchant
    (( 15, -10,  -4,  -5,  -9), ( -3, -12,   4,  -2)),  # cardinal
    (( 29,  -1,   0,  -1, -19), ( -8,  -5,   7,  15)),  # minstrel
    ((  3,  -1,   2,  -4,  -6), (-24,   5,  13,   2)),  # explorer
    (( 11,  -4,   8,   7,   9), (  1,  15,   7,   7)),  # assassin
    (( -7, -22,   3,  11,   0), (  6, -10,  -5,  -5)),  # storm
    (( 26,   8,  27,  28,  12), ( 16,  22,  33,  30)),  # cloak
    (( 32,  19,   7,   3, -18), ( 10,   9,  11,  15)),  # traitor
    (( -8,  -7,  -5,   5,   3), (-19,   0,   8,   0)),  # musketeers
    (( 12,   4,  -7, -14, -21), (-24, -12,   4,  12)),  # wizard
    ((  9,   2,  -1,  -1, -16), (-42,  12,  17,  17)),  # witch
    (( -3,  -7, -19, -11,   3), (-25,  -1,  -2,  -9)),  # prince
    ((  4, -17,  -8, -12, -20), (-25, -26,   8,   4)),  # squire
    (( 22,  -4,   0,  -2,  -5), ( -7,  10,   1,   7)),  # hermit
    ((  8, -11,   9,  -7, -10), (-16,  -7,   7,   6)),  # little_giant
    (( 14,  12,  11,   8,  -2), ( 24,  11,  19, -12)),  # doppelganger
    (( 19,   2,  -3,  -7,  -2), (-14,  12,   7,   3)),  # dragon
    (( 29,  -4,  -4, -14, -10), ( -3,  -3,  -3,   5)),  # romeo
    ((  0,  -6,  -1, -22, -25), (-64,   5,  13,  19)),  # beggar
    (( 28,  14,   6,   4,  -5), (  2,  18,  13,   8)),  # at home
)  # fmt: skip

# By how many allies the goal still lacks, and by how many own allies lie there.
LACKED = (-13, -16, -2, -4, 8, 20)
OWNED = (-17, 13, 16, 16)
# By the bottom card: none, open, another's back, an own back, or an own Explorer, Assassin, Storm, Cloak, Traitor.
BELOW = (32, 13, 7, -12, 4, -91, 13, 4, 14)
# Allies that are worth more together: Prince and Squire, Romeo and Juliet.
PARTNERS = {ally.PRINCE: ally.SQUIRE, ally.SQUIRE: ally.PRINCE, ally.ROMEO: ally.JULIET, ally.JULIET: ally.ROMEO}
PAIRED = (29, -1)
# By how many allies the goal lacks with this card and without it (three or more count as one row), and by the seat's
# state: first if nobody would win it, then behind (by a pair; by more than 12, more than 6, more than 3, less),
# then ahead (by 3 or less, more than 3, more than 6, more than 12; by a pair).
AFTER = (
    ( -17,  -34,  -43,  -41,  -38,  -36,    6,   11,   23,   54,   67),
    (  18,    3,  -33,  -34,  -41,  -24,   -9,    1,   10,   41,   32),
    ( -22,    0,  -12,  -12,   -1,  -13,   -1,   10,    3,   24,    2),
    ( -32,    0,    0,  -18,   28,   -2,   -4,   -6,    6,   21,   55),
)  # fmt: skip
BEFORE = (
    (   7,   21,   29,   24,   11,   19,  -17,  -10,  -28,  -57,  -98),
    (  14,    7,   29,   17,   11,    5,    1,   -2,  -13,  -57,  -33),
    (   2,   36,   18,    3,   15,    3,  -10,  -16,   -5,  -38,   -8),
    (  12,    0,  -12,    3,   -3,    6,   11,   10,    7,  -10,   16),
)  # fmt: skip
# By what the goal adds to the seat's evaluation: less than 1.5, 2.5, 3.5, 4.5, 6.5 or 10 points, or more.
GAINED = (-35, -18, -7, 6, 15, 25, 34)
# If the card ends the round, by the seat's lead over the others: less than -2, 0, 2 or 4 points, or more.
ENDED = (-9, -2, 22, 30, 47)

# By ally: how often it is in hand, in percent of what chance alone would give;
# counted in 300 games between greedy bots.
HELD = (
    85, 81, 73,
    87, 83, 86, 92, 101, 89,
    66, 50, 81, 48, 56,
    95, 138, 131, 92, 184, 78, 131,
    71, 93, 134, 121,
)  # fmt: skip
