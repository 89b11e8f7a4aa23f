"""What things are worth in points; found by letting variants of the bot play each other."""

GOLD = 0.8  # one gold, while it can be spent well
SPARE = 0.5  # each gold beyond that
WELL_SPENT = 7  # this many gold can be spent well
LAST_GOLD = 0.02  # at the end gold breaks ties (C3.6)
TEMPO = 2.0  # one district nearer to a complete city
CROWN = 0.1  # choosing first in the next round
GROWTH = 0.12  # income of a coloured district, for each turn to come
USELESS = 0.3  # a card that cannot be built now

# The share of its worth that a card has in the hand: the best card, the second best, and so on.
IN_HAND = (0.33, 0.24, 0.17, 0.11, 0.06, 0.04, 0.02, 0.02, 0.01, 0.01)

# The worth of drawn cards on average: the best of so many, or any card.
BEST_OF = (0.0, 3.6, 4.6, 5.2, 5.6, 5.9)
ANY_CARD = BEST_OF[1]

# The worth of a violet district's ability over a whole game.
EFFECT = {
    "haunted_city": 1.0, "keep": 0.4, "laboratory": 1.0, "smithy": 1.0, "observatory": 0.6, "graveyard": 0.4,
    "library": 1.2, "school_of_magic": 1.2, "great_wall": 0.5, "lighthouse": 1.6, "armory": 0.8, "museum": 2.0,
    "imperial_treasury": 1.0, "map_room": 1.0, "wishing_well": 0.0, "quarry": 0.6, "bell_tower": 1.0,
    "poor_house": 0.8, "factory": 0.6, "park": 0.8, "hospital": 0.5, "throne_room": 0.8,
}  # fmt: skip

# How often a player who names a character names this one.
NAMED = {
    "architect": 0.24, "merchant": 0.24, "king": 0.3, "wizard": 0.2, "alchemist": 0.2, "navigator": 0.2,
    "emperor": 0.12, "bishop": 0.12, "abbot": 0.12, "warlord": 0.14, "diplomat": 0.12, "magician": 0.12,
    "artist": 0.1, "queen": 0.12, "thief": 0.1, "tax_collector": 0.1, "assassin": 0.0, "witch": 0.0,
}  # fmt: skip
ANY_NAMED = 0.12

# How much others like a character, besides the gold that everybody sees it would bring.
LIKED = {
    "assassin": 1.6, "thief": 1.6, "magician": 1.2, "king": 2.0, "bishop": 1.2, "merchant": 2.0, "architect": 2.6,
    "warlord": 1.4, "witch": 1.6, "tax_collector": 1.4, "wizard": 2.0, "emperor": 1.2, "abbot": 1.4, "alchemist": 2.0,
    "navigator": 2.0, "diplomat": 1.2, "artist": 1.2, "queen": 1.2,
}  # fmt: skip
ANY_CHARACTER = 1.4  # one without a number of its own

MURDER = 1.5  # striking first and being safe, besides what the victim loses
TURN = 4.0  # what a player loses with a turn
FINISH = 5.0  # keeping a player from the last district
