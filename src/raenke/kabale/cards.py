"""The box: 25 allies in each player's colour, 36 goals in six domains."""

# The allies in the order of the rules (K1). Ids are what code, records and tests say.
ALLIES = (
    "king", "queen", "juliet",
    "alchemist", "fencing_master", "landlord", "merchant", "cardinal", "minstrel",
    "explorer", "assassin", "storm", "cloak", "traitor",
    "musketeers", "wizard", "witch", "prince", "squire", "hermit", "little_giant",
    "doppelganger", "dragon", "romeo", "beggar",
)  # fmt: skip
(
    KING, QUEEN, JULIET,
    ALCHEMIST, FENCING_MASTER, LANDLORD, MERCHANT, CARDINAL, MINSTREL,
    EXPLORER, ASSASSIN, STORM, CLOAK, TRAITOR,
    MUSKETEERS, WIZARD, WITCH, PRINCE, SQUIRE, HERMIT, LITTLE_GIANT,
    DOPPELGANGER, DRAGON, ROMEO, BEGGAR,
) = range(25)  # fmt: skip

DOMAINS = ("alchemy", "fencing", "agriculture", "trade", "religion", "music")
SPECIALIST = {
    ALCHEMIST: 0, FENCING_MASTER: 1, LANDLORD: 2, MERCHANT: 3, CARDINAL: 4, MINSTREL: 5,
}  # fmt: skip
POINTS = (1, 2, 3, 3, 4, 5)

# Printed numbers (K1.2). A Doppelgänger has none of its own (K4.7); the six specialists are in SPECIALIST (K1.3).
NUMBERS = {
    KING: 20.0, QUEEN: 16.0, JULIET: 14.0,
    EXPLORER: 13.0, ASSASSIN: 9.5, STORM: 9.0, CLOAK: 0.0, TRAITOR: 10.0,
    MUSKETEERS: 11.0, WIZARD: 7.0, WITCH: 1.0, PRINCE: 14.0, SQUIRE: 2.0, HERMIT: 12.0, LITTLE_GIANT: 2.0,
    DRAGON: 11.0, ROMEO: 5.0, BEGGAR: 4.0,
}  # fmt: skip

NO_CARD = 31  # an empty place in a hand

# The six player colours, by seat.
COLOURS = ("red", "blue", "yellow", "green", "white", "black")

SEATS_MOST = 6
ALLIES_MOST = 25
COLUMN_MOST = 150
GOALS_MOST = 36
HAND_MOST = 3
ROUNDS_MOST = 6

# An ally in a column is one number, a cell: its face, its owner, its card, and what everybody may remember of it: how
# often its owner's pile had been made anew in this round when it was laid, and whether it is MARKED (see table.py).
DOWN, UP, CLOAKED, RELAID = range(4)
FACES = ("down", "up", "cloaked", "relaid")
OPEN = 256  # the bit of a cell whose face all have seen: up or relaid
MARKED = 8192
ERAS_MOST = 8  # a pile is made anew from what lay in the discard pile, and from what six Assassins kill


def printed_number(card: int, domain: int) -> float | None:
    """The number on the card under a goal of that domain; None for a Doppelgänger."""
    if card in SPECIALIST:
        return 12.0 if SPECIALIST[card] == domain else 8.0
    return NUMBERS.get(card)


# The same numbers doubled, so that the Assassin's 9.5 is whole: PRINTED[card * 8 + domain], -1 for none.
NO_NUMBER = -1
PRINTED = [
    NO_NUMBER if number is None else int(number * 2)
    for card in range(ALLIES_MOST)
    for number in (printed_number(card, domain) for domain in range(8))
]
NUMBER_MOST = max(PRINTED)

# A goal is one number: domain * 8 + points.
GOALS = tuple(domain * 8 + points for domain in range(6) for points in POINTS)
NO_GOAL = 0


def goal_of(name: tuple[str, int]) -> int:
    return DOMAINS.index(name[0]) * 8 + name[1]


def goal_name(goal: int) -> tuple[str, int]:
    return DOMAINS[goal >> 3], goal & 7


def cell_of(seat: int, card: int, face: int, era: int = 0, is_marked: bool = False) -> int:
    return (MARKED if is_marked else 0) + era * 1024 + face * 256 + seat * 32 + card
