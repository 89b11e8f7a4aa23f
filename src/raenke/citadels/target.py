"""What a move names; written from `constants.toml`."""

(
    NOTHING, HANDED, CAST, SEAT, HAND, OTHER_HAND, DRAWN, DECK, OWN_DISTRICT, OWN_CELL, CITY,
) = range(11)  # fmt: skip
IDS = (
    "nothing", "handed", "cast", "seat", "hand", "other_hand", "drawn", "deck", "own_district", "own_cell", "city",
)  # fmt: skip
COUNT = 11
