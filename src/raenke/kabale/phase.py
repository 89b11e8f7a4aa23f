"""What the seat to move decides; written from `constants.toml`."""

(
    LAYING, CLOAKING, SWAPPING, FINISHED,
) = range(4)  # fmt: skip
IDS = (
    "laying", "cloaking", "swapping", "finished",
)  # fmt: skip
COUNT = 4
