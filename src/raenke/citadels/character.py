"""The characters; written from `constants.toml`."""

(
    ASSASSIN, THIEF, MAGICIAN, KING, BISHOP, MERCHANT, ARCHITECT, WARLORD, WITCH, TAX_COLLECTOR, WIZARD, EMPEROR,
    ABBOT, ALCHEMIST, NAVIGATOR, DIPLOMAT, ARTIST, QUEEN,
) = range(18)  # fmt: skip
IDS = (
    "assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord", "witch", "tax_collector",
    "wizard", "emperor", "abbot", "alchemist", "navigator", "diplomat", "artist", "queen",
)  # fmt: skip
COUNT = 18
