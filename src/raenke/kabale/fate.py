"""What became of a card in the award of its column; written from `constants.toml`."""

(
    THERE, BY_WIZARD, BY_WITCH,
) = range(3)  # fmt: skip
IDS = (
    "there", "by_wizard", "by_witch",
)  # fmt: skip
COUNT = 3
