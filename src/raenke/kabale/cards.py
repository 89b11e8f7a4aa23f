"""The contents of the box: the same allies in each player's colour, and 36 goals in six domains."""

from collections.abc import Sequence

from raenke.kabale import ally, none

# Code, records and tests use these ids.
ALLIES = ally.IDS

DOMAINS = ("alchemy", "fencing", "agriculture", "trade", "religion", "music")
SPECIALIST = {
    ally.ALCHEMIST: 0, ally.FENCING_MASTER: 1, ally.LANDLORD: 2, ally.MERCHANT: 3, ally.CARDINAL: 4, ally.MINSTREL: 5,
}  # fmt: skip
POINTS = (1, 2, 3, 3, 4, 5)

# Printed numbers (K1.2). A Doppelgänger has none of its own (K4.7); the six specialists are in SPECIALIST (K1.3).
NUMBERS = {
    ally.KING: 20.0, ally.QUEEN: 16.0, ally.JULIET: 14.0,
    ally.EXPLORER: 13.0, ally.ASSASSIN: 9.5, ally.STORM: 9.0, ally.CLOAK: 0.0, ally.TRAITOR: 10.0,
    ally.MUSKETEERS: 11.0, ally.WIZARD: 7.0, ally.WITCH: 1.0, ally.PRINCE: 14.0, ally.SQUIRE: 2.0, ally.HERMIT: 12.0,
    ally.LITTLE_GIANT: 2.0, ally.DRAGON: 11.0, ally.ROMEO: 5.0, ally.BEGGAR: 4.0,
}  # fmt: skip

# What a Hermit or a Little Giant changes: by so much for each card (K4.5, K5.16).
CROWD = {ally.HERMIT: -1.0, ally.LITTLE_GIANT: 3.0}


def printed_number(card: int, domain: int) -> float | None:
    """The number on the card under a goal of that domain; None for a Doppelgänger."""
    if card in SPECIALIST:
        return 12.0 if SPECIALIST[card] == domain else 8.0
    return NUMBERS.get(card)


# The same numbers doubled, because the Assassin has 9.5: PRINTED[card * 8 + domain].
PRINTED = [
    none.NUMBER if number is None else int(number * 2)
    for card in range(ally.COUNT)
    for number in (printed_number(card, domain) for domain in range(8))
]
NUMBER_MOST = max(PRINTED)

# A goal is one number: domain * 8 + points.
GOALS = tuple(domain * 8 + points for domain in range(len(DOMAINS)) for points in POINTS)


def mask_of(names: Sequence[str]) -> int:
    """The allies as a bit mask."""
    return sum(1 << ALLIES.index(name) for name in names)


def names_in(mask: int) -> tuple[str, ...]:
    return tuple(name for card, name in enumerate(ALLIES) if mask >> card & 1)


def goal_of(name: tuple[str, int]) -> int:
    return DOMAINS.index(name[0]) * 8 + name[1]


def goal_name(goal: int) -> tuple[str, int]:
    return DOMAINS[goal >> 3], goal & 7
