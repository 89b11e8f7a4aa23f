"""How an ally lies in a column; written from `constants.toml`."""

(
    DOWN, UP, CLOAKED, RELAID,
) = range(4)  # fmt: skip
IDS = (
    "down", "up", "cloaked", "relaid",
)  # fmt: skip
SEEN = 1
COUNT = 4
