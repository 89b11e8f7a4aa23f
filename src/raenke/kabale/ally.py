"""The allies in the order of the rules (K1); written from `constants.toml`."""

(
    KING, QUEEN, JULIET, ALCHEMIST, FENCING_MASTER, LANDLORD, MERCHANT, CARDINAL, MINSTREL, EXPLORER, ASSASSIN, STORM,
    CLOAK, TRAITOR, MUSKETEERS, WIZARD, WITCH, PRINCE, SQUIRE, HERMIT, LITTLE_GIANT, DOPPELGANGER, DRAGON, ROMEO,
    BEGGAR,
) = range(25)  # fmt: skip
IDS = (
    "king", "queen", "juliet", "alchemist", "fencing_master", "landlord", "merchant", "cardinal", "minstrel",
    "explorer", "assassin", "storm", "cloak", "traitor", "musketeers", "wizard", "witch", "prince", "squire", "hermit",
    "little_giant", "doppelganger", "dragon", "romeo", "beggar",
)  # fmt: skip
COUNT = 25
