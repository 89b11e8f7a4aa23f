"""What the bots of Kabale & Hiebe like to lay, fitted to 9,661 decisions of the search (`docs/bots.md` says how)."""

from raenke.kabale import ally

# By ally: the cost of spending it (about a third of its average points in games between greedy bots); how often it is
# in hand, in percent of what chance alone would give (counted in 300 games between greedy bots); and how it is liked
# under a goal of 1 to 5 points, and with 0, 1, 2, more cards of others.
WEIGHTS = {
    ally.KING:           (1.17,  85, ( -6,  -5, -11,  -1,  -5), (-26, -18,   9,   7)),
    ally.QUEEN:          (1.02,  81, (-21,   4,  -8,   2,  -4), (-24,  -9,   5,   1)),
    ally.JULIET:         (0.90,  73, (  7,   0,  -6,  -7,  -7), (-17, -10,   7,   8)),
    ally.ALCHEMIST:      (0.72,  87, ( 21,   0,   3,  -4, -10), (-10,  -8,  15,  11)),
    ally.FENCING_MASTER: (0.72,  83, ( 24,  -2,   5,  -2, -18), ( -6,  -7,  19,   1)),
    ally.LANDLORD:       (0.72,  86, ( 23,  -9,   5,  -5, -11), ( -9, -11,  18,   5)),
    ally.MERCHANT:       (0.72,  92, (  9,  -7,   2,  -6,  -7), (-12,  -4,  -2,   9)),
    ally.CARDINAL:       (0.72, 101, ( 15, -10,  -4,  -5,  -9), ( -3, -12,   4,  -2)),
    ally.MINSTREL:       (0.72,  89, ( 29,  -1,   0,  -1, -19), ( -8,  -5,   7,  15)),
    ally.EXPLORER:       (0.69,  66, (  3,  -1,   2,  -4,  -6), (-24,   5,  13,   2)),
    ally.ASSASSIN:       (0.87,  50, ( 11,  -4,   8,   7,   9), (  1,  15,   7,   7)),
    ally.STORM:          (0.84,  81, ( -7, -22,   3,  11,   0), (  6, -10,  -5,  -5)),
    ally.CLOAK:          (0.57,  48, ( 26,   8,  27,  28,  12), ( 16,  22,  33,  30)),
    ally.TRAITOR:        (0.75,  56, ( 32,  19,   7,   3, -18), ( 10,   9,  11,  15)),
    ally.MUSKETEERS:     (0.99,  95, ( -8,  -7,  -5,   5,   3), (-19,   0,   8,   0)),
    ally.WIZARD:         (0.87, 138, ( 12,   4,  -7, -14, -21), (-24, -12,   4,  12)),
    ally.WITCH:          (0.78, 131, (  9,   2,  -1,  -1, -16), (-42,  12,  17,  17)),
    ally.PRINCE:         (0.98,  92, ( -3,  -7, -19, -11,   3), (-25,  -1,  -2,  -9)),
    ally.SQUIRE:         (0.78, 184, (  4, -17,  -8, -12, -20), (-25, -26,   8,   4)),
    ally.HERMIT:         (0.69,  78, ( 22,  -4,   0,  -2,  -5), ( -7,  10,   1,   7)),
    ally.LITTLE_GIANT:   (0.81, 131, (  8, -11,   9,  -7, -10), (-16,  -7,   7,   6)),
    ally.DOPPELGANGER:   (0.60,  71, ( 14,  12,  11,   8,  -2), ( 24,  11,  19, -12)),
    ally.DRAGON:         (0.87,  93, ( 19,   2,  -3,  -7,  -2), (-14,  12,   7,   3)),
    ally.ROMEO:          (0.63, 134, ( 29,  -4,  -4, -14, -10), ( -3,  -3,  -3,   5)),
    ally.BEGGAR:         (1.11, 121, (  0,  -6,  -1, -22, -25), (-64,   5,  13,  19)),
}  # fmt: skip
# How a specialist at home is liked.
LIKED_AT_HOME = (( 28,  14,   6,   4,  -5), (  2,  18,  13,   8))  # fmt: skip

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
# By what the goal adds to the value of the seat's goals: less than 1.5, 2.5, 3.5, 4.5, 6.5 or 10 points, or more.
GAINED = (-35, -18, -7, 6, 15, 25, 34)
# If the card ends the round, by the seat's lead over the others: less than -2, 0, 2 or 4 points, or more.
ENDED = (-9, -2, 22, 30, 47)
