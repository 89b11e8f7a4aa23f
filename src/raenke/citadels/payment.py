"""Who says how the Emperor is paid (C4.8); written from `constants.toml`."""

(
    NONE, RECEIVER_CHOOSES, EMPEROR_CHOOSES,
) = range(3)  # fmt: skip
IDS = (
    "none", "receiver_chooses", "emperor_chooses",
)  # fmt: skip
COUNT = 3
