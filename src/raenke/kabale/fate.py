"""What became of a card in the award of its column; written from `constants.toml`."""

(
    THERE, BY_WIZARD, BY_WITCH, AS_DOPPELGANGER,
) = range(4)  # fmt: skip
IDS = (
    "there", "by_wizard", "by_witch", "as_doppelganger",
)  # fmt: skip
COUNT = 4
