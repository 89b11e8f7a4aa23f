"""Which characters players like, by their manner."""

# The greedy bot, fitted to its own play; every 32 make a choice e times as likely. By character: always; for each gold,
# up to 10; for each card in hand, up to 6; for each district in the city; for each card that another player has more,
# up to 6; for each gold that another player has, up to 10.
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
UNKNOWN = (0, 0, 0, 0, 0, 0)  # a character without weights

# The same for each gold of income that the own city brings the character.
INCOME = 51

# Two manners set down by hand, not fitted to anybody; each 1 makes a choice twice as likely. Who earns, besides income:
EARNED = {
    "assassin": 1.0, "thief": 1.0, "magician": 0.5, "king": 1.2, "bishop": 0.5, "merchant": 1.2, "architect": 1.6,
    "warlord": 0.6, "witch": 1.0, "tax_collector": 1.0, "wizard": 1.2, "emperor": 0.8, "abbot": 0.8, "alchemist": 1.2,
    "navigator": 1.4, "diplomat": 0.5, "artist": 0.5, "queen": 0.5,
}  # fmt: skip
EARNED_OTHERWISE = 0.5
# Who strikes:
STRUCK = {
    "assassin": 3.0, "witch": 3.0, "warlord": 2.5, "diplomat": 2.5, "thief": 2.5, "tax_collector": 2.0, "wizard": 2.0,
    "magician": 1.5,
}  # fmt: skip

# In the rest of a round that is played out by weights: how readily a character is taken, and so murdered and robbed.
TAKEN = {
    "assassin": 14, "thief": 10, "magician": 6, "king": 12, "bishop": 8, "merchant": 14, "architect": 16, "warlord": 8,
    "witch": 12, "tax_collector": 10, "wizard": 12, "emperor": 8, "abbot": 10, "alchemist": 12, "navigator": 14,
    "diplomat": 7, "artist": 8, "queen": 8,
}  # fmt: skip
TAKEN_OTHERWISE = 8
