"""Which characters the greedy bot likes, fitted to its own play: every 32 make a choice e times as likely."""

# By character: always; for each gold, up to 10; for each card in hand, up to 6; for each district in the city; for
# each card that another player has more, up to 6; for each gold that another player has, up to 10.
LIKED = {
    "assassin":      (109,   3,   2,   1,   3,  0),
    "thief":         (-21,  -1,   4,  -3,  -4,  8),
    "magician":      (  2,   0,  -3,  -2,  32, -1),
    "king":          (-88,  -2,   6,  -2,  -6, -1),
    "bishop":        (-42,  -2,   5,   3,  -7, -1),
    "merchant":      (  0,  -9,   2,  -6,  -6,  0),
    "architect":     ( 32,   4,  -7,  -7,   0, -2),
    "warlord":       (  5,  -4,  -3,  14,  -2,  0),
    "witch":         ( 97,   3,   6,   0,   5,  2),
    "tax_collector": ( 17,  -2,   5,  -3,  -4, -2),
    "wizard":        (-23,   6,  -1,  -2,  11, -2),
    "emperor":       (-41,  -2,   4,   0,  -4, -2),
    "abbot":         (-18,  -8,   3,  -3,  -4,  4),
    "alchemist":     (-32,  11,  23,  -8,  -7,  0),
    "navigator":     ( 89, -11, -46,   1,   2,  1),
    "diplomat":      (-35,   8,  -5,  11,  -2, -1),
    "artist":        (-63,   5,   6,   6,  -4, -2),
    "queen":         (-63,   5,   6,   6,  -4, -2),  # casts of four have no Queen: as the Artist, of the same rank
}  # fmt: skip

# For each gold of income that the own city brings the character.
INCOME = 51
