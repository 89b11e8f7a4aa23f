"""The most there can be; written from `constants.toml`."""

(
    SEATS, COLUMN, GOALS, HAND, ROUNDS, ERAS, DOMAINS, NOTES,
) = (
    6, 150, 36, 3, 6, 8, 6, 503,
)  # fmt: skip
