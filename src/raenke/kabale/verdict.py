"""What decided a column; written from `constants.toml`."""

(
    UNCLAIMED, BY_PAIR, BY_SUM, BY_NEARNESS,
) = range(4)  # fmt: skip
IDS = (
    "unclaimed", "by_pair", "by_sum", "by_nearness",
)  # fmt: skip
COUNT = 4
