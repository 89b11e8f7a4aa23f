"""Why something was taken, paid, drawn, moved; written from `constants.toml`."""

(
    BASIC, INCOME, BONUS, NAVIGATOR, QUEEN, THRONE_ROOM, LABORATORY, POOR_HOUSE, ALCHEMIST, BUILD, SMITHY, DESTROY,
    GRAVEYARD, THIEF, TAX, ABBOT, DIPLOMAT, EMPEROR, DEAL, ARCHITECT, MAGICIAN, PARK, DESTROYED, MUSEUM, ARMORY, KING,
    HEIR, LONG_REIGN, WIZARD, WARLORD, MURDER, ROB, BEWITCH,
) = range(33)  # fmt: skip
IDS = (
    "basic", "income", "bonus", "navigator", "queen", "throne_room", "laboratory", "poor_house", "alchemist", "build",
    "smithy", "destroy", "graveyard", "thief", "tax", "abbot", "diplomat", "emperor", "deal", "architect", "magician",
    "park", "destroyed", "museum", "armory", "king", "heir", "long_reign", "wizard", "warlord", "murder", "rob",
    "bewitch",
)  # fmt: skip
COUNT = 33
