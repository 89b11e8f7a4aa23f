"""The most there can be; written from `constants.toml`."""

(
    SEATS, RANKS, CARDS, CITY, MOVES, VERBS, NOTES,
) = (
    8, 9, 80, 12, 4096, 64, 404,
)  # fmt: skip
