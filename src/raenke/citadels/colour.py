"""The colours of districts, and whose income they are; written from `constants.toml`."""

(
    YELLOW, BLUE, GREEN, RED, VIOLET,
) = range(5)  # fmt: skip
IDS = (
    "yellow", "blue", "green", "red", "violet",
)  # fmt: skip
NONE = 5
COUNT = 5
