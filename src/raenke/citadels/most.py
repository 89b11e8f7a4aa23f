"""The most there can be; written from `constants.toml`."""

(
    SEATS, RANKS, CARDS, CITY, DECK, DECK_MASK, MOVES, VERBS, NOTES,
) = (
    8, 9, 80, 12, 128, 127, 4096, 64, 404,
)  # fmt: skip
